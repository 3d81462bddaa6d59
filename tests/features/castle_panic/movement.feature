Feature: Phase 5 - the Monsters move
  Every Monster makes one inward step, all at the same time.

  Background:
    Given a game of castle_panic

  @CP-140 @CP-141
  Scenario: TS-51 Each Monster steps one ring inwards in its arc
    Given the position "monsters: Goblin @F1, Orc @A3, Troll @K5"
    When phase 5 passes
    Then the monsters are "Goblin @A1, Orc @K3, Troll @S5"
    And the walls are "1..6"
    And the towers are "1..6"

  @CP-143 @CP-150 @CP-153 @CP-099
  Scenario: TS-52 A Monster breaks the Wall, then the Tower
    Given the position "monsters: Orc @S2"
    When phase 5 passes
    Then the position has
      """
      monsters: Orc 1/2 @S2
      walls: 1, 3..6
      towers: 1..6
      """
    When phase 5 passes
    Then the position has
      """
      monsters: -
      towers: 1, 3..6
      trophies 1: -
      """
