Feature: Set-up
  Towers and Walls stand, six Monsters wait in the Archer ring, the rest is shuffled.

  Background:
    Given a game of castle_panic and seed 7

  @CP-040 @CP-043 @CP-044 @CP-212
  Scenario: TS-02 A new game for one player
    Then the position has
      """
      phase: setup
      walls: 1..6
      towers: 1..6
      fortified: -
      monsters: -
      hand 1: 6
      deck: 43
      discard: 0
      pile: 43
      """

  @CP-041 @CP-042
  Scenario: The player may put each of the three kinds in each arc
    Then the legal actions are
      | place Goblin in 1 |
      | place Goblin in 2 |
      | place Goblin in 3 |
      | place Goblin in 4 |
      | place Goblin in 5 |
      | place Goblin in 6 |
      | place Orc in 1    |
      | place Orc in 2    |
      | place Orc in 3    |
      | place Orc in 4    |
      | place Orc in 5    |
      | place Orc in 6    |
      | place Troll in 1  |
      | place Troll in 2  |
      | place Troll in 3  |
      | place Troll in 4  |
      | place Troll in 5  |
      | place Troll in 6  |
      | scatter           |

  @CP-041 @CP-042 @CP-061
  Scenario: Six Monsters placed one by one, then the first turn begins with a full hand
    When seat 1 does "place Troll in 4"
    And seat 1 does "place Goblin in 1"
    And seat 1 does "place Goblin in 6"
    And seat 1 does "place Orc in 2"
    And seat 1 does "place Goblin in 3"
    Then the position has
      """
      monsters: Goblin 1/1 @A1, Orc 2/2 @A2, Goblin 1/1 @A3, Troll 3/3 @A4, Orc 2/2 @A5, Goblin 1/1 @A6
      phase: discard
      turn: 1
      hand 1: 6
      deck: 43
      """
    And seat 1 must decide
    And no event is "draw"

  @CP-041 @CP-042
  Scenario Outline: As soon as one kind only is left, it fills the arcs <free>
    When seat 1 does "place Troll in 4"
    And seat 1 does "place Orc in <one>"
    And seat 1 does "place Orc in <two>"
    Then the monsters are "<goblins>, Orc @A<one>, Troll @A4, Orc @A<two>"
    And the phase is "discard"
    And the events include "set Orc 2/2 @A<two>, set Goblin, set Goblin, set Goblin, turn"

    Examples:
      | one | two | free    | goblins                          |
      | 2   | 6   | 1, 3, 5 | Goblin @A1, Goblin @A3, Goblin @A5 |
      | 1   | 5   | 2, 3, 6 | Goblin @A2, Goblin @A3, Goblin @A6 |

  @CP-041
  Scenario: Never two in one arc, never more of a kind than the rules say
    When seat 1 does "place Troll in 4"
    Then "place Troll in 5" is illegal by CP-041
    And "place Orc in 4" is illegal by CP-041
    And "place Healer in 5" is illegal by CP-041
    When seat 1 tries "place Goblin in 4"
    Then it is refused by CP-041

  @CP-041 @CP-042
  Scenario Outline: The random button gives what is left to the free arcs (seed <seed>)
    Given a game of castle_panic and seed <seed>
    When seat 1 does "place Troll in <arc>"
    And seat 1 does "scatter"
    Then the position has
      """
      phase: discard
      monsters: Troll @A<arc>, ...
      pile: 43
      """
    And the events include "opening, opening, opening, opening, opening"

    Examples:
      | seed | arc |
      | 1    | 2   |
      | 2    | 6   |
      | 99   | 5   |

  @CP-046
  Scenario: After set-up nobody places Monsters any more
    When seat 1 does "scatter"
    Then "place Orc in 3" is illegal by CP-046
    And "scatter" is illegal by CP-046

  @CP-046 @CP-165
  Scenario Outline: New Monsters enter in the Forest: die <die>
    Given the position "hand 1: -"
    And the pile to come is "Orc, Goblin"
    And the dice to come are <die>, <die>
    When phase 6 passes
    Then the monsters are "Orc @F<die>, Goblin @F<die>"

    Examples:
      | die |
      | 1   |
      | 2   |
      | 3   |
      | 4   |
      | 5   |
      | 6   |
