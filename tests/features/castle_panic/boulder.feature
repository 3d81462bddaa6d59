Feature: The Giant Boulder
  It rolls across the board and destroys all it meets, until something stands in its way.

  Background:
    Given a game of castle_panic
    And the pile to come is "Giant Boulder, Healer"

  @CP-190 @CP-191 @CP-192 @CP-193 @CP-194 @CP-195 @CP-196
  Scenario: TS-41 Stopped by the first Wall
    Given the position "monsters: Goblin @F1, Troll @A1, Orc @S1, Orc @F4"
    And the dice to come are 1, 6
    When phase 6 passes
    Then the position has
      """
      monsters: Orc @F4, Healer @F6
      walls: 2..6
      towers: 1..6
      trophies 1: -
      """
    And the events include "token Giant Boulder, die 1, boulder 1, destroyed Goblin, destroyed Troll, destroyed Orc, wall 1 by CP-193, token Healer"

  @CP-191 @CP-193
  Scenario: TS-42 Without the Wall the Tower stops it
    Given the position "walls: 1, 3..6; monsters: Orc @K2, Goblin @K5"
    And the dice to come are 2, 6
    When phase 6 passes
    Then the position has
      """
      monsters: Goblin @K5, Healer @F6
      walls: 1, 3..6
      towers: 1, 3..6
      """

  @CP-191
  Scenario: TS-43 Across the Castle to the far Tower
    Given the position "walls: 1, 2, 4..6; towers: 1, 2, 4..6; monsters: Troll @C3, Orc @S6"
    And the dice to come are 3, 5
    When phase 6 passes
    Then the position has
      """
      monsters: Orc @S6, Healer @F5
      walls: 1, 2, 4..6
      towers: 1, 2, 4, 5
      """

  @CP-191 @CP-194
  Scenario: TS-44 Against the far Wall from inside
    Given the position "walls: 1..3, 5, 6; towers: 2, 3, 5, 6; monsters: Orc @C1, Goblin @S1"
    And the dice to come are 4, 6
    When phase 6 passes
    Then the position has
      """
      monsters: Goblin @S1, Healer @F6
      walls: 2, 3, 5, 6
      towers: 2, 3, 5, 6
      """

  @CP-191 @CP-192
  Scenario: TS-45 Right across the board
    Given the position
      """
      walls: 1, 3, 4, 6
      towers: 1, 3, 4, 6
      monsters: Goblin @F5, Orc @C5, Troll @C2, Orc @S2, Troll @F2, Goblin @A1
      """
    And the dice to come are 5, 6
    When phase 6 passes
    Then the position has
      """
      monsters: Goblin @A1, Healer @F6
      walls: 1, 3, 4, 6
      towers: 1, 3, 4, 6
      """

  @CP-191 @CP-192 @CP-196
  Scenario Outline: A Monster at <place> is on the path from arc 2
    Given the position "walls: 1, 3, 4, 6; towers: 1, 3, 4, 6; monsters: Troll @<place>, Orc @A1"
    And the dice to come are 2, 6
    When phase 6 passes
    Then the monsters are "Orc @A1, Healer @F6"

    Examples:
      | place |
      | F2    |
      | A2    |
      | K2    |
      | S2    |
      | C2    |
      | C5    |
      | S5    |
      | K5    |
      | A5    |
      | F5    |

  @CP-193 @CP-120
  Scenario: TS-46 A Fortify marker stops it and is gone
    Given the position "fortified: 1; monsters: Goblin @F1, Orc @S1"
    And the dice to come are 1, 6
    When phase 6 passes
    Then the position has
      """
      monsters: Healer @F6
      walls: 1..6
      fortified: -
      """
    And the events include "boulder 1, destroyed Goblin 1/1 @F1, destroyed Orc 2/2 @S1, marker 1"
    And no event is "wall"

  @CP-193 @CP-120
  Scenario: A fortified Wall on the far side stops it from inside
    Given the position "walls: 1..3, 5, 6; fortified: 1, 2; towers: 2, 3, 5, 6; monsters: Orc @C1, Goblin @S1"
    And the dice to come are 4, 6
    When phase 6 passes
    Then the position has
      """
      monsters: Goblin @S1, Healer @F6
      walls: 1..3, 5, 6
      fortified: 2
      """

  @CP-194
  Scenario: TS-48 Behind the Wall the Monster in the Castle is safe
    Given the position "towers: 1, 3..6; monsters: Orc 1/2 @C2"
    And the dice to come are 2, 6
    When phase 6 passes
    Then the position has
      """
      monsters: Orc 2/2 @C2, Healer @F6
      walls: 1, 3..6
      """

  @CP-192 @CP-195 @CP-123 @CP-196
  Scenario: TS-49 A Boss with Tar in the Forest is destroyed like any other
    Given the position "monsters: Orc Warlord @F4 +tar, Troll @K1"
    And the dice to come are 4, 6
    When phase 6 passes
    Then the position has
      """
      monsters: Troll @K1, Healer @F6
      walls: 1..3, 5, 6
      trophies 1: -
      """
    And the score of seat 1 is 0

  @CP-190 @CP-198
  Scenario: The Boulder is gone when the next token comes
    Given the position "monsters: Orc @K5"
    And the dice to come are 1, 1
    When phase 6 passes
    Then the monsters are "Orc @K5, Healer @F1"
    And the pile is "-"

  @CP-197 @CP-200
  Scenario: A Boulder takes the last Tower
    Given the position "walls: -; towers: 3; monsters: Orc @F1"
    And the dice to come are 3
    When phase 6 passes
    Then the events include "boulder 3, tower 3, over"
    And the game is lost
    And the pile is "Healer"
