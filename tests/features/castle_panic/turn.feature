Feature: The turn
  Six phases, always in the same order.

  Background:
    Given a game of castle_panic

  @CP-050 @CP-051 @CP-053
  Scenario: The phases of one turn
    Given the position "phase: discard; turn: 3; monsters: Orc @F1; pile: Goblin, Goblin, Goblin"
    When seat 1 does "pass"
    Then the events include "phase 4"
    And the phase is "play"
    When seat 1 does "pass"
    Then the events include "phase 5, step, phase 6, token, token, turn, phase 1, draw, phase 2"
    And the phase is "discard"
    And the turn is "4"
    And the pile is "1"

  @CP-051
  Scenario: Phase 4 may end without a card played, and after any number
    Given the position
      | monsters | Orc @A1                 |
      | hand 1   | 2 Red Archer, Missing   |
    Then the legal actions include
      | pass                      |
      | play Red Archer on Orc @A1 |
    When seat 1 does "play Red Archer on Orc @A1"
    And seat 1 does "play Missing"
    Then "pass" is legal
    And the position has
      | hand 1  | Red Archer |
      | missing | yes        |

  @CP-087 @CP-212
  Scenario: Alone there is no trade: after the discards come the cards
    Given the position "phase: discard; monsters: Orc @A1"
    When seat 1 does "pass"
    Then the phase is "play"
    And no event is "phase 3"

  @CP-052 @CP-070
  Scenario: TS-16 No discard after the cards have begun
    Given the position "phase: play; monsters: Orc @A1; hand 1: Brick"
    When seat 1 tries "discard Brick"
    Then it is refused by CP-052

  @CP-050
  Scenario: Cards are played in phase 4 only
    Given the position "phase: discard; monsters: Orc @A1; hand 1: Red Archer, Tar, Nice Shot, Scavenge; discard: Brick"
    Then "play Red Archer on Orc @A1" is illegal by CP-050
    And "play Tar on Orc @A1" is illegal by CP-050
    And "play Nice Shot with Red Archer on Orc @A1" is illegal by CP-050
    And "play Scavenge for Brick" is illegal by CP-050

  @CP-054 @CP-060
  Scenario: TS-07 A player who ended with more cards than the hand size keeps them and draws none
    Given the position "monsters: Orc @F1; hand 1: 3 Brick, 3 Mortar, Tar; pile: Goblin, Goblin, Goblin"
    When the turn passes
    Then seat 1's hand is "3 Brick, 3 Mortar, Tar"
    And the discard is "-"
    And the phase is "discard"
    And no event is "draw"

  @CP-090
  Scenario: Any number of cards in any order, one play at a time
    Given the position "monsters: Troll @A1, Orc @K5; walls: 1..5; hand 1: Brick, Mortar, Red Archer, Blue Knight, Missing"
    When seat 1 does "play Blue Knight on Orc @K5"
    And seat 1 does "play Brick with Mortar on 6"
    And seat 1 does "play Missing"
    And seat 1 does "play Red Archer on Troll @A1"
    Then the position has
      """
      monsters: Troll 2/3 @A1, Orc 1/2 @K5
      walls: 1..6
      hand 1: -
      discard: Red Archer, Blue Knight, Brick, Mortar, Missing
      """

  @CP-090
  Scenario: A card that is not in the hand cannot be played
    Given the position "monsters: Orc @A1; hand 1: Brick"
    Then "play Red Archer on Orc @A1" is illegal by CP-090
    And "play Missing" is illegal by CP-090

  @CP-055
  Scenario: A played card is on the discard pile before its effect
    Given the position "monsters: Orc @A1; hand 1: Draw 2 Cards; deck: -; discard: -"
    When seat 1 does "play Draw 2 Cards"
    Then the events include "play Draw 2 Cards, shuffle 1, draw Draw 2 Cards"
    And seat 1's hand is "Draw 2 Cards"

  @CP-050 @CP-053 @CP-114 @CP-115 @CP-179
  Scenario: TS-60 The worked example of the rule book, for one player
    Given the position
      """
      phase: discard
      walls: 1, 3..6
      monsters: Orc @A3, Troll @K5
      hand 1: Brick, Blue Knight, Blue Archer, 2 Green Archer, Red Swordsman
      deck: Mortar, ...
      pile: Goblin, Plague! Archers, Troll
      """
    And the dice to come are 6
    When seat 1 does "discard Blue Archer"
    Then seat 1's hand is "Brick, Mortar, Blue Knight, 2 Green Archer, Red Swordsman"
    When seat 1 does "pass"
    And seat 1 does "play Green Archer on Orc @A3"
    And seat 1 does "play Green Archer on Orc 1/2 @A3"
    Then the trophies 1 are "Orc"
    And the score of seat 1 is 2
    When seat 1 does "play Blue Knight on Troll @K5"
    And seat 1 does "play Brick with Mortar on 2"
    Then the walls are "1..6"
    When phase 5 passes
    Then the monsters are "Troll 2/3 @S5"
    When phase 6 passes
    Then the position has
      """
      monsters: Troll 2/3 @S5, Goblin @F6
      hand 1: Red Swordsman
      pile: Troll
      """
