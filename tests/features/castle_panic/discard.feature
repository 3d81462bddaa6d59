Feature: Phase 2 - discard and draw
  Alone, a player may twice discard a card and draw one for it.

  Background:
    Given a game of castle_panic

  @CP-070 @CP-072 @CP-212
  Scenario: TS-11 Twice, one at a time, and no more
    Given the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Mortar; deck: Tar, Missing, Scavenge; discard: -"
    Then the legal actions are
      | pass           |
      | discard Brick  |
      | discard Mortar |
    When seat 1 does "discard Brick"
    Then the events include "discard Brick, draw Tar"
    And the position has
      """
      phase: discard
      hand 1: Mortar, Tar
      discard: Brick
      swaps: 1
      """
    When seat 1 does "discard Tar"
    Then the position has
      """
      phase: play
      hand 1: Mortar, Missing
      discard: Brick, Tar
      deck: Scavenge
      """
    When seat 1 tries "discard Mortar"
    Then it is refused by CP-072

  @CP-051 @CP-072
  Scenario Outline: Stopping after <n> discards
    Given the position "phase: discard; swaps: <n>; monsters: Orc @A1; hand 1: Brick, Mortar; deck: Tar, Missing"
    When seat 1 does "pass"
    Then the phase is "play"
    And seat 1's hand is "Brick, Mortar"

    Examples:
      | n |
      | 0 |
      | 1 |

  @CP-070
  Scenario: Only a card of the hand
    Given the position "phase: discard; monsters: Orc @A1; hand 1: Brick"
    Then "discard Mortar" is illegal by CP-070

  @CP-062 @CP-071
  Scenario: TS-10 With nothing to draw from, the discarded card comes back
    Given the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Tar; deck: -; discard: -"
    When seat 1 does "discard Brick"
    Then the events include "discard Brick, shuffle 1, draw Brick"
    And seat 1's hand is "Brick, Tar"
    And the discard is "-"
