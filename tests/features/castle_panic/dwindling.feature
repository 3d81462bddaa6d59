Feature: Dwindling Resources
  At each reshuffle a Brick and a Mortar leave the game.

  Background:
    Given a game of castle_panic for 2 players with options dwindling=on

  @CP-011 @CP-270
  Scenario: Before the discards are shuffled, a Brick and a Mortar are taken out
    Given the position "phase: discard; monsters: Orc @A1; hand 1: Tar; deck: -; discard: 2 Brick, 2 Mortar, Missing; removed: 0"
    When seat 1 does "discard Tar"
    Then the events include "discard Tar, removed Brick by CP-270, removed Mortar by CP-270, shuffle 4, draw"
    And the removed is "Brick, Mortar, ..."
    And the discard is "-"
    And the deck is "3"

  @CP-062 @CP-270
  Scenario: Every reshuffle takes again
    Given the position "phase: play; monsters: Orc @A1; hand 1: Draw 2 Cards, Scavenge; deck: -; discard: 3 Brick, 2 Mortar; removed: Brick, ..."
    When seat 1 does "play Draw 2 Cards"
    Then the events include "removed Brick, removed Mortar, shuffle 4"

  @CP-271
  Scenario Outline: Where only <kind> are shuffled, only one of them goes
    Given the position "phase: discard; monsters: Orc @A1; hand 1: <hand>, Tar; deck: -; discard: 2 <kind>, Missing, Red Hero"
    When seat 1 does "discard Tar"
    Then the events include "removed <kind>, shuffle 4"
    And no event is "removed <hand>"
    And seat 1's hand is "<hand>, ..."

    Examples:
      | kind   | hand   |
      | Brick  | Mortar |
      | Mortar | Brick  |

  @CP-271
  Scenario: Where neither is shuffled nothing goes, and hands are never touched
    Given the position "phase: discard; monsters: Orc @A1; hand 1: 2 Brick, Tar; hand 2: Mortar; deck: -; discard: Missing, Red Hero"
    When seat 1 does "discard Tar"
    Then no event is "removed"
    And the events include "shuffle 3"
    And seat 1's hand is "2 Brick, ..."
    And seat 2's hand is "Mortar"

  @CP-271
  Scenario Outline: Switch first_dwindle=<value>: after the first shuffle <cards> cards are in the game
    Given a game of castle_panic for 2 players with options dwindling=on first_dwindle=<value> and seed 9
    Then the deck is "<deck>"
    And the removed is "<removed>"
    And seat 1's hand is "6"
    And seat 2's hand is "6"

    Examples:
      | value | cards | deck | removed       |
      | off   | 49    | 37   | -             |
      | on    | 47    | 35   | Brick, Mortar |

  @CP-271
  Scenario: Switch first_dwindle alone changes nothing
    Given a game of castle_panic for 2 players with options first_dwindle=on and seed 9
    Then the deck is "37"
    And the removed is "-"

  @CP-270
  Scenario: Without the option nothing leaves the game
    Given a game of castle_panic for 2 players
    And the position "phase: discard; monsters: Orc @A1; hand 1: Tar; deck: -; discard: 2 Brick, 2 Mortar, Missing"
    When seat 1 does "discard Tar"
    Then no event is "removed"
    And the events include "shuffle 6"
