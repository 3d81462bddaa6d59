Feature: The board
  Six arcs in three colours, five rings, a Wall and a Tower in each arc.

  Background:
    Given a game of castle_panic

  @CP-022 @CP-141 @CP-142
  Scenario Outline: From the <ring> ring the next one inwards is <next>
    Given the position "monsters: Orc @<ring>4; walls: 1..3; towers: 1..3"
    When phase 5 passes
    Then the monsters are "Orc @<next>4"

    Examples:
      | ring | next |
      | F    | A    |
      | A    | K    |
      | K    | S    |
      | S    | C    |

  @CP-020 @CP-027 @CP-030 @CP-144
  Scenario Outline: Clockwise of Castle space <here> lies <next>
    Given the position "monsters: Troll @C<here>; towers: <towers>"
    When phase 5 passes
    Then the monsters are "Troll 3/3 @C<next>"

    Examples:
      | here | next | towers |
      | 1    | 2    | 3      |
      | 2    | 3    | 4      |
      | 3    | 4    | 5      |
      | 4    | 5    | 6      |
      | 5    | 6    | 1      |
      | 6    | 1    | 2      |

  @CP-020 @CP-027
  Scenario Outline: Counter-clockwise of arc <here> lies arc <next>
    Given the position "monsters: Orc @A<here>"
    And the pile to come is "Monsters Move Counter-Clockwise"
    When phase 6 passes
    Then the monsters are "Orc @A<next>"

    Examples:
      | here | next |
      | 1    | 6    |
      | 2    | 1    |
      | 3    | 2    |
      | 4    | 3    |
      | 5    | 4    |
      | 6    | 5    |

  @CP-021 @CP-172
  Scenario Outline: The <colour> arcs
    Given the position "monsters: Orc @F1, Orc @F2, Orc @F3, Orc @F4, Orc @F5, Orc @F6"
    And the pile to come is "<colour> Monsters Move 1"
    When phase 6 passes
    Then the monsters are "<monsters>"

    Examples:
      | colour | monsters                                       |
      | Red    | Orc @A1, Orc @A2, Orc @F3, Orc @F4, Orc @F5, Orc @F6 |
      | Green  | Orc @F1, Orc @F2, Orc @A3, Orc @A4, Orc @F5, Orc @F6 |
      | Blue   | Orc @F1, Orc @F2, Orc @F3, Orc @F4, Orc @A5, Orc @A6 |

  @CP-023 @CP-172
  Scenario: All five spaces of an arc have its colour, the Forest and the Castle too
    Given the position
      """
      monsters: Orc @F3, Orc @A3, Orc @K3, Orc @S3, Troll @C3
      walls: -
      towers: 1, 2
      """
    And the pile to come is "Green Monsters Move 1"
    When phase 6 passes
    Then the monsters are "Orc @A3, Orc @K3, Orc @S3, Orc @C3, Troll @C4"

  @CP-024 @CP-115
  Scenario: There are six Wall sites, each with room for one Wall
    Given the position "monsters: Orc @F1; walls: 2, 5; hand 1: Brick, Mortar"
    Then the legal actions are
      | pass                         |
      | play Brick with Mortar on 1  |
      | play Brick with Mortar on 3  |
      | play Brick with Mortar on 4  |
      | play Brick with Mortar on 6  |
    When seat 1 does "play Brick with Mortar on 6"
    Then the walls are "2, 5, 6"

  @CP-025 @CP-153
  Scenario Outline: The Tower of Castle space <arc>
    Given the position "monsters: Orc @S<arc>; walls: -"
    When phase 5 passes
    Then the towers are "<towers>"

    Examples:
      | arc | towers    |
      | 1   | 2..6      |
      | 2   | 1, 3..6   |
      | 3   | 1,2, 4..6 |
      | 4   | 1..3, 5,6 |
      | 5   | 1..4, 6   |
      | 6   | 1..5      |

  @CP-026 @CP-176
  Scenario: Walls do not bar the way along a ring or inside the Castle
    Given the position "monsters: Orc @S1, Orc @K3, Orc @C4; towers: 1, 2; walls: 1..6"
    And the pile to come is "Monsters Move Clockwise"
    When phase 6 passes
    Then the monsters are "Orc @S2, Orc @K4, Orc @C5"
    And the walls are "1..6"

  @CP-028 @CP-191
  Scenario Outline: A Boulder from arc <from> leaves through arc <to>
    Given the position
      """
      monsters: Troll @F1, Troll @F2, Troll @F3, Troll @F4, Troll @F5, Troll @F6
      walls: -
      towers: <tower>
      """
    And the pile to come is "Giant Boulder"
    And the dice to come are <from>
    When phase 6 passes
    Then the monsters are "<left>"
    And the towers are "<tower>"

    Examples:
      | from | to | tower | left                                   |
      | 1    | 4  | 2     | Troll @F2, Troll @F3, Troll @F5, Troll @F6 |
      | 2    | 5  | 1     | Troll @F1, Troll @F3, Troll @F4, Troll @F6 |
      | 3    | 6  | 1     | Troll @F1, Troll @F2, Troll @F4, Troll @F5 |
      | 4    | 1  | 2     | Troll @F2, Troll @F3, Troll @F5, Troll @F6 |
      | 5    | 2  | 1     | Troll @F1, Troll @F3, Troll @F4, Troll @F6 |
      | 6    | 3  | 1     | Troll @F1, Troll @F2, Troll @F4, Troll @F5 |

  @CP-029
  Scenario: Any number of Monsters share a space
    Given the position "monsters: 6 Goblin @F2, 5 Orc @F2, 5 Troll @A2, Troll @C1; towers: 4"
    When phase 5 passes
    Then the monsters are "6 Goblin @A2, 5 Orc @A2, 5 Troll @K2, Troll @C2"
