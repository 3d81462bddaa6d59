Feature: Under Construction
  The castle has no Walls yet.

  Background:
    Given a game of castle_panic for 2 players with options construction=on

  @CP-280
  Scenario Outline: With construction=<value> a new game has <count> Walls
    Given a game of castle_panic for 2 players with options construction=<value> and seed 6
    Then the walls are "<walls>"
    And the position has
      """
      towers: 1..6
      fortified: -
      pile: 43
      hand 1: 6
      hand 2: 6
      """
    When seat 1 does "scatter"
    And seat 1 does "seat 1 begins"
    Then the walls are "<walls>"
    And the monsters are "6"

    Examples:
      | value | count | walls |
      | on    | no    | -     |
      | off   | six   | 1..6  |

  @CP-142 @CP-280
  Scenario: TS-102 An Orc walks straight in and the Tower falls
    Given the position "monsters: Orc @S3"
    When phase 5 passes
    Then the position has
      """
      monsters: Orc 1/2 @C3
      towers: 1,2,4..6
      walls: -
      """

  @CP-115 @CP-118 @CP-280
  Scenario: Walls can be built and then fortified
    Given the position "monsters: Orc @F1; hand 1: Brick, Mortar, Fortify Wall"
    Then "play Fortify Wall on 2" is illegal by CP-118
    When seat 1 does "play Brick with Mortar on 2"
    And seat 1 does "play Fortify Wall on 2"
    Then the walls are "2"
    And the fortified is "2"
