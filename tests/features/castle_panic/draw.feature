Feature: Phase 1 - draw up
  The hand is filled to six cards; the discard pile becomes the deck when a card is needed.

  Background:
    Given a game of castle_panic

  @CP-060 @CP-212
  Scenario Outline: From <had> cards to <has>
    Given the position "monsters: Orc @A1; hand 1: <hand>; deck: Tar, Missing, Brick, Mortar, Scavenge, Barbarian, Nice Shot"
    When phase 1 passes
    Then seat 1's hand is "<after>"
    And the deck is "<deck>"

    Examples:
      | had | has | hand                        | after                                           | deck |
      | 0   | 6   | -                           | Tar, Missing, Brick, Mortar, Scavenge, Barbarian | 1    |
      | 4   | 6   | 2 Red Archer, 2 Blue Archer | 2 Red Archer, 2 Blue Archer, Tar, Missing        | 5    |
      | 6   | 6   | 3 Red Archer, 3 Blue Archer | 3 Red Archer, 3 Blue Archer                      | 7    |
      | 7   | 7   | 3 Red Archer, 3 Blue Archer, Any Color Archer | 3 Red Archer, 3 Blue Archer, Any Color Archer | 7 |

  @CP-062
  Scenario: TS-08 The deck runs out in the middle of a draw
    Given the position "monsters: Orc @A1; hand 1: 3 Red Archer; deck: Tar; discard: 2 Brick, 2 Mortar, Missing, Scavenge"
    When phase 1 passes
    Then the events include "draw Tar, shuffle 6, draw, draw"
    And the position has
      """
      hand 1: 6
      deck: 4
      discard: 0
      """
    And seat 1's hand is "3 Red Archer, Tar, ..."

  @CP-062 @CP-011
  Scenario: All of the discard pile and nothing else becomes the deck
    Given the position "monsters: Orc @A1; hand 1: -; deck: Tar; discard: 2 Brick, Mortar, Missing, Blue Hero"
    When phase 1 passes
    Then the position has
      """
      hand 1: Tar, 2 Brick, Mortar, Missing, Blue Hero
      deck: -
      discard: -
      """

  @CP-062
  Scenario: An empty deck alone is no reason to shuffle
    Given the position "monsters: Orc @A1; hand 1: 3 Red Archer, 2 Red Knight; deck: Tar; discard: 2 Brick"
    When phase 1 passes
    Then no event is "shuffle"
    And the position has
      """
      hand 1: 3 Red Archer, 2 Red Knight, Tar
      deck: -
      discard: 2 Brick
      """

  @CP-063
  Scenario: Deck and discard pile are both empty
    Given the position "monsters: Orc @A1; hand 1: Red Archer; deck: Tar; discard: -"
    When phase 1 passes
    Then seat 1's hand is "Red Archer, Tar"
    And seat 1 must decide

  @CP-060 @CP-061 @CP-180
  Scenario: TS-06 A hand that tokens made smaller is filled in the next phase 1
    Given the position
      """
      monsters: Orc @A1
      hand 1: 3 Brick, 3 Mortar
      deck: Tar, Missing
      pile: Goblin, All Players Discard 1 Card, Goblin
      """
    When the turn passes
    And seat 1 does "discard Brick"
    Then seat 1's hand is "2 Brick, 3 Mortar, Tar"
    And the turn is "2"
