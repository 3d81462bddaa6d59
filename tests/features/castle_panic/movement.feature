Feature: Phase 5 - the Monsters move
  Every Monster makes one inward step, all at the same time.

  Background:
    Given a game of castle_panic

  @CP-140 @CP-141
  Scenario: TS-51 Each Monster steps one ring inwards in its arc
    Given the position "monsters: Goblin @F1, Orc @A3, Troll @K5"
    When phase 5 passes
    Then the monsters are "Goblin @A1, Orc @K3, Troll @S5"
    And the events include "phase 5, moves, step Goblin 1/1 @F1, step Orc 2/2 @A3, step Troll 3/3 @K5"
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
    And the events include "moves, attack 2, wall 2, hurt Orc 2/2 @S2"
    When phase 5 passes
    Then the position has
      """
      monsters: -
      towers: 1, 3..6
      trophies 1: -
      """
    And the events include "moves, step Orc 1/2 @S2, tower 2, hurt Orc 1/2 @C2, destroyed Orc 1/2 @C2"

  @CP-150 @CP-099
  Scenario: TS-53 A Monster that dies at a Wall takes it along
    Given the position "monsters: Goblin @S4, Orc @F1"
    When phase 5 passes
    Then the monsters are "Orc @A1"
    And the walls are "1..3, 5, 6"
    And the score of seat 1 is 0

  @CP-142
  Scenario: A missing Wall costs nothing
    Given the position "monsters: Orc @S2; walls: 1, 3..6; towers: 1, 3..6"
    When phase 5 passes
    Then the monsters are "Orc 2/2 @C2"
    And the walls are "1, 3..6"

  @CP-150 @CP-151 @CP-152
  Scenario: TS-54 Two at one Wall: one is hurt, both stay
    Given the position "monsters: Troll @S3, Orc @S3"
    When phase 5 passes
    Then seat 1 must decide
    And the legal actions are
      | damage Troll @S3 |
      | damage Orc @S3   |
    And "pass" is illegal by CP-151
    When seat 1 does "damage Orc @S3"
    Then the position has
      """
      monsters: Troll 3/3 @S3, Orc 1/2 @S3
      walls: 1, 2, 4..6
      towers: 1..6
      """

  @CP-153 @CP-154
  Scenario: TS-55 Two enter a Castle space: the Tower falls, one is hurt, both are inside
    Given the position "monsters: Troll @S3, Orc @S3; walls: -"
    When phase 5 passes
    Then the legal actions are
      | damage Troll @C3 |
      | damage Orc @C3   |
    And "pass" is illegal by CP-153
    When seat 1 does "damage Troll @C3"
    Then the position has
      """
      monsters: Troll 2/3 @C3, Orc 2/2 @C3
      towers: 1, 2, 4..6
      """

  @CP-153 @CP-145
  Scenario: One comes over the gap in the Wall, one along the ring
    Given the position "monsters: Troll @S3, Orc @C2; walls: 1, 2; towers: 1, 3..6"
    When phase 5 passes
    Then the legal actions are
      | damage Troll @C3 |
      | damage Orc @C3   |
    When seat 1 does "damage Orc @C3"
    Then the monsters are "Troll 3/3 @C3, Orc 1/2 @C3"
    And the towers are "1, 4..6"

  @CP-151 @CP-153
  Scenario: The weakest may be chosen, so that it dies, and the structure falls all the same
    Given the position "monsters: Troll @S3, Goblin @S3"
    When phase 5 passes
    And seat 1 does "damage Goblin @S3"
    Then the monsters are "Troll 3/3 @S3"
    And the walls are "1, 2, 4..6"

  @CP-155
  Scenario: Only who attacked or entered in this move can be hurt
    Given the position "monsters: Troll @S3 +tar, Orc @S3, Goblin @S3"
    When phase 5 passes
    Then the legal actions are
      | damage Orc @S3    |
      | damage Goblin @S3 |
    And "damage Troll @S3 +tar" is illegal by CP-155

  @CP-122 @CP-155 @CP-156
  Scenario: TS-61 One attacks, one sits in the Tar: no choice
    Given the position "monsters: Troll @S1 +tar, Orc @S1"
    When phase 5 passes
    Then the position has
      """
      monsters: Troll 3/3 @S1 +tar, Orc 1/2 @S1
      walls: 2..6
      """

  @CP-156
  Scenario: Identical Monsters need no choice
    Given the position "monsters: 3 Orc @S1, 2 Troll 1/3 @S4"
    When phase 5 passes
    Then the monsters are "Orc 1/2 @S1, 2 Orc 2/2 @S1, Troll 1/3 @S4"
    And the walls are "2, 3, 5, 6"

  @CP-145 @CP-152
  Scenario: TS-62 Who comes to the Wall while it falls did not attack
    Given the position "monsters: Orc @K1, Goblin @S1"
    When phase 5 passes
    Then the monsters are "Orc 2/2 @S1"
    And the walls are "2..6"

  @CP-145 @CP-159
  Scenario: A Tower that falls in this move still counts for all that enter with it
    Given the position "monsters: Orc @C1, Orc @C2; towers: 3..6"
    When phase 5 passes
    Then the monsters are "Orc 2/2 @C2, Orc 1/2 @C3"
    And the towers are "4..6"

  @CP-146
  Scenario: Walls are settled before Towers, arc by arc
    Given the position "monsters: Troll @S5, Orc @S5, Troll @S2, Orc @S2, Troll @S1, Orc @S1; walls: 2, 5"
    When phase 5 passes
    Then the ask is "wall 2"
    When seat 1 does "damage Orc @S2"
    Then the ask is "wall 5"
    When seat 1 does "damage Troll @S5"
    Then the ask is "tower 1"
    When seat 1 does "damage Orc @C1"
    Then the position has
      """
      monsters: Troll 3/3 @S2, Orc 1/2 @S2, Troll 2/3 @S5, Orc 2/2 @S5, Troll 3/3 @C1, Orc 1/2 @C1
      walls: -
      towers: 2..6
      """

  @CP-144 @CP-158
  Scenario: TS-63 Inside the Castle, past every Wall, to the next Tower
    Given the position "monsters: Orc @C3; towers: 1, 2, 4..6"
    When phase 5 passes
    Then the position has
      """
      monsters: Orc 1/2 @C4
      towers: 1, 2, 5, 6
      walls: 1..6
      """

  @CP-158 @CP-144 @CP-159
  Scenario: A Monster in the Castle ring keeps circling
    Given the position "monsters: Troll @C5, Orc @C1; towers: 4"
    When phase 5 passes
    And phase 5 passes
    Then the monsters are "Troll 3/3 @C1, Orc 2/2 @C3"
    And the walls are "1..6"

  @CP-159 @CP-158
  Scenario: TS-58 Where no Tower stands nothing happens
    Given the position "monsters: Troll 2/3 @C2; towers: 4..6"
    When phase 5 passes
    Then the position has
      """
      monsters: Troll 2/3 @C3
      towers: 4..6
      walls: 1..6
      """

  @CP-157
  Scenario: No card and no step brings a Tower back
    Given the position
      """
      monsters: Orc @A1
      towers: 2..6
      hand 1: 2 Brick, 2 Mortar, Fortify Wall
      walls: 2..6
      """
    Then the legal actions are
      | pass                        |
      | play Brick with Mortar on 1 |
      | play Fortify Wall on 2      |
      | play Fortify Wall on 3      |
      | play Fortify Wall on 4      |
      | play Fortify Wall on 5      |
      | play Fortify Wall on 6      |
    When seat 1 does "play Brick with Mortar on 1"
    Then the towers are "2..6"
