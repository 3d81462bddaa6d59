Feature: Set-up

  @MH-001 @MH-012 @MH-013 @MH-173
  Scenario: Two seats choose their factions, then the first round begins
    Given a game of monster_hex
    And the position "phase: faction; start: 2"
    Then the legal actions are
      | faction Red    |
      | faction Blue   |
      | faction Yellow |
      | faction Green  |
    And seat 2 must decide
    When seat 2 does "faction Blue"
    Then seat 1 must decide
    And "faction Blue" is illegal by MH-003
    And "place S1 @-1/0 r0" is illegal by MH-019
    When seat 1 does "faction Green"
    Then the events include "faction 1 Green by MH-003, round 1 2, draw 2 3, draw 1 3"
    And the position has
      """
      phase: tile
      turn: 2
      faction 1: Green
      faction 2: Blue
      hand 1: 3
      stack 1: 7
      monsters: -
      """
    And "faction Red" is illegal by MH-003

  @MH-003 @MH-173
  Scenario: The last of four seats has no choice
    Given a game of monster_hex for 4 players
    And the position "phase: faction; start: 1; faction 1: Red; faction 2: Yellow"
    When seat 3 does "faction Green"
    Then the events include "faction 3 Green, faction 4 Blue, round"
    And seat 1 must decide

  @MH-003
  Scenario: Two sides with one faction cannot be
    Given a game of monster_hex
    And the position "faction 1: Red; faction 2: Red"
    Then the position is refused because "MH-003"

  @MH-015
  Scenario Outline: T36 The size of a hand
    Given a game of monster_hex for <seats> players with options shared=<shared>
    And the position "hand 1: <hand>"
    Then the position is refused because "a hand has <limit> tiles at most"

    Examples:
      | seats | shared | hand               | limit |
      | 1     | off    | S1, A1, A2, B1     | 3     |
      | 2     | off    | S1, A1, A2, B1     | 3     |
      | 2     | on     | S1, A1, A2, B1     | 3     |
      | 3     | off    | S1, A1, A2, B1     | 3     |
      | 4     | off    | S1, A1, A2, B1, B2 | 4     |

  @MH-014 @MH-019
  Scenario: Abilities are chosen before the hands are drawn
    Given a game of monster_hex with options abilities=on
    And the position "phase: ability; start: 1; faction 1: Yellow; faction 2: Green"
    Then the legal actions are
      | ability Confuse |
      | ability Scheme  |
    And "ability Curse" is illegal by MH-014
    And seat 1's hand is "-"
    When seat 1 does "ability Scheme"
    And seat 2 does "ability Curse"
    Then the position has
      """
      ability 1: Scheme
      ability 2: Curse
      hand 1: 3
      hand 2: 3
      """
    And "ability Curse" is illegal by MH-014

  @MH-002
  Scenario: The plain game has neither abilities nor objectives
    Given a game of monster_hex
    And the position "hand 1: S1, B1, C1"
    Then the open is "-"
    And the deck is "-"
    When seat 1 does "place S1 @-1/0 r0"
    Then seat 2 must decide

  @MH-014
  Scenario: The other faction's ability cannot be had
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Red; ability 1: Curse"
    Then the position is refused because "another faction"

  @MH-016
  Scenario: Objectives come from the top of the deck
    Given a game of monster_hex for 3 players with options objectives=on
    And the position
      """
      phase: faction
      start: 2
      faction 2: Red
      faction 3: Blue
      deck: Magpie, Humble, Pincer, Trident, Arc guard, Kindred, Shepherd, Spectrum, Blood bond, Royal watch, Full muster, One banner
      """
    When seat 1 does "faction Green"
    Then the position has
      """
      cards 2: Magpie
      cards 3: Humble
      cards 1: Pincer
      open: Trident, Arc guard
      deck: Kindred, Shepherd, Spectrum, Blood bond, Royal watch, Full muster, One banner
      """
    And the events include "own 2 by MH-016, own 3, own 1, card Trident by MH-016, card Arc guard, draw 2 3"

  @MH-017
  Scenario: What a seat sees
    Given a game of monster_hex with options abilities=on objectives=on
    And the position
      """
      faction 1: Red
      faction 2: Yellow
      ability 1: Bounty
      ability 2: Scheme
      points 2: 7
      hand 1: S1, C1, C2
      hand 2: A1, B1, B2
      cards 1: Magpie
      cards 2: Humble
      open: Trident, Pincer
      """
    Then seat 1 sees
      """
      hand 1: S1, C1, C2
      stack 1: 7 ?
      unseen 1: A1, A2, B1, B2, B3, C3, C4
      hand 2: 3 ?
      stack 2: 7 ?
      ability 2: Scheme
      points 2: 7
      cards 1: Magpie
      cards 2: ?
      open: Trident, Pincer
      deck: 8 ?
      rng: 0000 0000 0000 0000
      """
    And seat 1 cannot tell the position from
      | hand 2 | S1, C3, C4 |
    And seat 1 cannot tell the position from
      | cards 2 | Spectrum |
    And seat 1 can tell the position from
      | cards 1 | Spectrum |
    And seat 1 can tell the position from
      | points 2 | 8 |
    And seat 2 can tell the position from
      | hand 2 | S1, C3, C4 |
