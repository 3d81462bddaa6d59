Feature: Walls and Fortify markers
  Brick and Mortar build, Fortify Wall keeps a Wall from the first blow.

  Background:
    Given a game of castle_panic

  @CP-115 @CP-116
  Scenario: TS-29 A Wall is rebuilt although its Tower is gone
    Given the position "walls: 1..5; towers: 1..5; monsters: Orc @F1; hand 1: Brick, Mortar, Tar; deck: Missing; discard: -"
    When seat 1 does "play Brick with Mortar on 6"
    Then the position has
      """
      walls: 1..6
      towers: 1..5
      hand 1: Tar
      discard: Brick, Mortar
      """
    And the events include "play Brick, play Mortar, built 6"

  @CP-116
  Scenario: A Wall is rebuilt with Monsters on both sides of it
    Given the position "walls: 1..5; towers: 1..5; monsters: Orc @S6, Troll @C6; hand 1: Brick, Mortar"
    When seat 1 does "play Brick with Mortar on 6"
    Then the walls are "1..6"
    And the monsters are "Orc @S6, Troll @C6"

  @CP-117 @CP-115
  Scenario: TS-30 No second Wall on a site
    Given the position "monsters: Orc @F1; hand 1: Brick, Mortar"
    Then the legal actions are
      | pass |
    When seat 1 tries "play Brick with Mortar on 3"
    Then it is refused by CP-117

  @CP-117
  Scenario Outline: TS-30 <card> alone builds nothing
    Given the position "walls: -; monsters: Orc @F1; hand 1: 2 <card>"
    Then the legal actions are
      | pass |
    And "play <card> on 3" is illegal by <rule>

    Examples:
      | card   | rule   |
      | Brick  | CP-117 |
      | Mortar | CP-117 |

  @CP-118
  Scenario: Fortify Wall needs a standing Wall
    Given the position "walls: 2, 4; monsters: Orc @F1; hand 1: Fortify Wall; deck: Tar; discard: -"
    Then the legal actions are
      | pass                   |
      | play Fortify Wall on 2 |
      | play Fortify Wall on 4 |
    And "play Fortify Wall on 3" is illegal by CP-118
    When seat 1 does "play Fortify Wall on 4"
    Then the events include "play Fortify Wall, fortified 4"
    And the fortified are "4"
    And the walls are "2, 4"
    And the discard is "Fortify Wall"

  @CP-119
  Scenario Outline: One marker a Wall, and the second goes to another (Wall <arc> has one)
    Given the position "fortified: <arc>; monsters: Orc @F1; hand 1: Fortify Wall"
    Then "play Fortify Wall on <arc>" is illegal by CP-119
    When seat 1 does "play Fortify Wall on 3"
    Then the fortified are "<arc>, 3"

    Examples:
      | arc |
      | 1   |
      | 2   |
      | 6   |

  @CP-119 @CP-010
  Scenario: TS-32 No third marker
    Given the position "fortified: 1, 2; monsters: Orc @F1; hand 1: Fortify Wall"
    Then the legal actions are
      | pass |
    And no legal action begins with "play"
    When seat 1 tries "play Fortify Wall on 3"
    Then it is refused by CP-119
    And the position is unchanged

  @CP-120 @CP-143
  Scenario: A fortified Wall loses its marker and stays
    Given the position "fortified: 2, 5; monsters: Orc @S2"
    When phase 5 passes
    Then the position has
      """
      monsters: Orc 1/2 @S2
      walls: 1..6
      fortified: 5
      """
    And the events include "attack 2, marker 2, hurt Orc 2/2 @S2"
    And no event is "wall"
    When phase 5 passes
    Then the position has
      """
      monsters: -
      walls: 1, 3..6
      fortified: 5
      """

  @CP-120 @CP-151
  Scenario: TS-56 Two Monsters at a fortified Wall
    Given the position "fortified: 2; monsters: Orc @S2, Goblin @S2"
    When phase 5 passes
    Then the legal actions are
      | damage Orc @S2    |
      | damage Goblin @S2 |
    When seat 1 does "damage Goblin @S2"
    Then the position has
      """
      monsters: Orc 2/2 @S2
      walls: 1..6
      fortified: -
      """
