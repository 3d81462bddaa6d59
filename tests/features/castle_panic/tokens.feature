Feature: Phase 6 - new Monster tokens
  Two tokens, one after the other, each resolved before the next.

  Background:
    Given a game of castle_panic

  @CP-160
  Scenario: Two tokens are drawn
    Given the position "monsters: Orc @F1; pile: Goblin, Troll, Healer"
    And the dice to come are 2, 5
    When phase 6 passes
    Then the monsters are "Orc @F1, Goblin @F2, Troll @F5"
    And the pile is "Healer"

  @CP-161
  Scenario: The first token is resolved before the second is revealed
    Given the position "monsters: -"
    And the pile to come is "Orc, Red Monsters Move 1"
    And the dice to come are 2
    When phase 6 passes
    Then the events include "token Orc, die 2, placed, token Red Monsters Move 1, step Orc 2/2 @F2"
    And the monsters are "Orc @A2"

  @CP-161
  Scenario: In the other order the Monster stays in the Forest
    Given the position "monsters: Goblin @A1"
    And the pile to come is "Red Monsters Move 1, Orc"
    And the dice to come are 2
    When phase 6 passes
    Then the monsters are "Goblin @K1, Orc @F2"

  @CP-162 @CP-167
  Scenario: TS-68 The Goblin King's companions come after the second token
    Given the position "monsters: Troll @F6; hand 1: 3 Brick, 3 Mortar"
    And the pile to come is "Goblin King, Orc, Goblin, Goblin, Troll, Healer"
    And the dice to come are 2, 5, 1, 1, 4
    When phase 6 passes
    Then the events include "token Goblin King, die 2, token Orc, die 5, token Goblin, die 1, token Goblin, die 1, token Troll, die 4"
    And the monsters are "Goblin King @F2, Orc @F5, 2 Goblin @F1, Troll @F4, Troll @F6"
    And the pile is "Healer"

  @CP-162 @CP-182
  Scenario Outline: <token> adds <n> tokens behind those already owed
    Given the position "monsters: Troll @K6"
    And the pile to come is "<token>, Blue Monsters Move 1, Orc, Goblin, Goblin, Orc, Orc, Orc"
    And the dice to come are 6, 6, 6, 6
    When phase 6 passes
    Then the monsters are "<monsters>"
    And the pile is "<left>"

    Examples: the blue move finds the Troll alone
      | token                 | n | monsters                              | left         |
      | Draw 3 Monster Tokens | 3 | Troll @S6, Orc @F6, 2 Goblin @F6      | 3 Orc        |
      | Draw 4 Monster Tokens | 4 | Troll @S6, 2 Orc @F6, 2 Goblin @F6    | 2 Orc        |

  @CP-162 @CP-160
  Scenario: The most that can come in one phase 6 is twelve tokens
    Given the position "monsters: Troll @A6"
    And the pile to come is "Goblin King, Draw 3 Monster Tokens, Draw 4 Monster Tokens, Plague! Archers, Plague! Knights, Plague! Swordsmen, Monsters Move Clockwise, Monsters Move Counter-Clockwise, 2 Green Monsters Move 1, 2 Red Monsters Move 1, Orc"
    And the dice to come are 6
    When phase 6 passes
    Then the pile is "Orc"
    And the monsters are "Troll @A6, Goblin King @F6"

  @CP-163
  Scenario: TS-69 The pile runs dry and the rest of the debt lapses
    Given the position "monsters: Troll @A6; hand 1: 3 Brick, 3 Mortar"
    And the pile to come is "Draw 4 Monster Tokens, Goblin, Orc, Troll"
    And the dice to come are 1, 2, 3
    When the turn passes
    Then the monsters are "Troll @K6, Goblin @F1, Orc @F2, Troll @F3"
    And the pile is "-"
    And the events include "token Draw 4 Monster Tokens, owed 4, token Goblin, token Orc, token Troll, lapsed 2, turn"
    And the position has
      """
      phase: discard
      turn: 2
      """

  @CP-164
  Scenario: With an empty pile phase 6 does nothing
    Given the position "monsters: Orc @K1; pile: -"
    When phase 6 passes
    Then the monsters are "Orc @K1"
    And no event is "token"

  @CP-168 @CP-174 @CP-166
  Scenario: TS-65 The Orc Warlord drives his colour on
    Given the position "monsters: Orc @S4, Troll @F3, Goblin @A5, Goblin @C3; towers: 1, 2, 4..6"
    And the pile to come is "Orc Warlord"
    And the dice to come are 3
    When phase 6 passes
    Then the position has
      """
      monsters: Orc Warlord @A3, Troll @A3, Orc 1/2 @S4, Goblin @A5
      walls: 1..3, 5, 6
      towers: 1, 2, 5, 6
      trophies 1: -
      """

  @CP-168
  Scenario Outline: An Orc Warlord in arc <die> moves arcs <one> and <two>
    Given the position "monsters: Troll @F1, Troll @F2, Troll @F3, Troll @F4, Troll @F5, Troll @F6"
    And the pile to come is "Orc Warlord"
    And the dice to come are <die>
    When phase 6 passes
    Then the monsters are "<monsters>"

    Examples:
      | die | one | two | monsters |
      | 1   | 1   | 2   | Orc Warlord @A1, Troll @A1, Troll @A2, Troll @F3, Troll @F4, Troll @F5, Troll @F6 |
      | 4   | 3   | 4   | Orc Warlord @A4, Troll @F1, Troll @F2, Troll @A3, Troll @A4, Troll @F5, Troll @F6 |
      | 5   | 5   | 6   | Orc Warlord @A5, Troll @F1, Troll @F2, Troll @F3, Troll @F4, Troll @A5, Troll @A6 |

  @CP-169 @CP-174
  Scenario: The Troll Mage moves everybody, himself included
    Given the position "monsters: Orc @F1, Orc @A2, Troll @S3, Orc @C4, Goblin @K6; towers: 1..3, 6"
    And the pile to come is "Troll Mage"
    And the dice to come are 6
    When phase 6 passes
    Then the position has
      """
      monsters: Orc @A1, Orc @K2, Troll 2/3 @S3, Orc @C5, Goblin @S6, Troll Mage @A6
      walls: 1, 2, 4..6
      towers: 1..3, 6
      """

  @CP-166
  Scenario: A Boss uses its power once and is an ordinary Monster then
    Given the position "monsters: Troll Mage @A1, Healer @A2, Orc Warlord @A3, Goblin King @A4, Orc 1/2 @F6; pile: 9"
    When phase 5 passes
    Then the monsters are "Troll Mage @K1, Healer @K2, Orc Warlord @K3, Goblin King @K4, Orc 1/2 @A6"
    And the pile is "9"

  @CP-170
  Scenario: TS-67 The Healer gives one point back, never more than at the start
    Given the position
      """
      monsters: Orc 1/2 @C2, Troll 1/3 @F4, Troll 3/3 @K1, Orc 1/2 @S6 +tar
      towers: 1, 3..6
      """
    And the pile to come is "Healer"
    And the dice to come are 6
    When phase 6 passes
    Then the monsters are "Orc 2/2 @C2, Troll 2/3 @F4, Troll 3/3 @K1, Orc 2/2 @S6 +tar, Healer 2/2 @F6"
    And the events include "placed Healer 2/2 @F6, healed Troll 1/3 @F4, healed Orc 1/2 @S6 +tar, healed Orc 1/2 @C2"

  @CP-171
  Scenario Outline: <token> is never put on the board
    Given the position "monsters: Orc @F3; hand 1: -"
    And the pile to come is "<token>, Goblin"
    And the dice to come are 3
    When phase 6 passes
    Then the monsters are "<monsters>"
    And the pile is "-"

    Examples:
      | token                           | monsters              |
      | Red Monsters Move 1             | Orc @F3, Goblin @F3   |
      | Green Monsters Move 1           | Orc @A3, Goblin @F3   |
      | Blue Monsters Move 1            | Orc @F3, Goblin @F3   |
      | Monsters Move Clockwise         | Orc @F4, Goblin @F3   |
      | Monsters Move Counter-Clockwise | Orc @F2, Goblin @F3   |
      | Plague! Archers                 | Orc @F3, Goblin @F3   |
      | Plague! Knights                 | Orc @F3, Goblin @F3   |
      | Plague! Swordsmen               | Orc @F3, Goblin @F3   |
      | All Players Discard 1 Card      | Orc @F3, Goblin @F3   |
      | Draw 3 Monster Tokens           | Orc @F3, Goblin @F3   |
      | Draw 4 Monster Tokens           | Orc @F3, Goblin @F3   |

  @CP-172
  Scenario Outline: <colour> Monsters Move 1 reaches all five rings of arc <arc>
    Given the position
      """
      monsters: Orc @F<arc>, Orc @A<arc>, Orc @K<arc>, Troll @S<arc>, Troll @C<arc>, Goblin @F<other>
      towers: <other>
      walls: <arc>
      """
    And the pile to come is "<colour> Monsters Move 1"
    When phase 6 passes
    Then the position has
      """
      monsters: Orc @A<arc>, Orc @K<arc>, Orc @S<arc>, Troll 2/3 @S<arc>, Troll 3/3 @C<next>, Goblin @F<other>
      walls: -
      """

    Examples:
      | colour | arc | next | other |
      | Red    | 1   | 2    | 5     |
      | Red    | 2   | 3    | 5     |
      | Green  | 3   | 4    | 1     |
      | Green  | 4   | 5    | 1     |
      | Blue   | 5   | 6    | 3     |
      | Blue   | 6   | 1    | 3     |

  @CP-173
  Scenario: Who moves is decided before anyone moves
    Given the position "monsters: Orc @C6, Troll @C1, Orc 1/2 @C2; towers: 4"
    And the pile to come is "Red Monsters Move 1"
    When phase 6 passes
    Then the monsters are "Orc @C6, Troll @C2, Orc 1/2 @C3"

  @CP-174
  Scenario: A colour move sends a Monster against the Wall as in phase 5
    Given the position "monsters: Orc @S1, Troll @S1"
    And the pile to come is "Red Monsters Move 1, Goblin"
    And the dice to come are 6
    When phase 6 passes
    Then the legal actions are
      | damage Orc @S1   |
      | damage Troll @S1 |
    When seat 1 does "damage Troll @S1"
    Then the position has
      """
      monsters: Orc @S1, Troll 2/3 @S1, Goblin @F6
      walls: 2..6
      """

  @CP-175 @CP-176 @CP-177
  Scenario: TS-72 Clockwise
    Given the position
      """
      monsters: Orc @F6, Troll @S2, Orc @C1, Goblin @A4 +tar
      towers: 2..6
      """
    And the pile to come is "Monsters Move Clockwise"
    When phase 6 passes
    Then the position has
      """
      monsters: Orc @F1, Troll 3/3 @S3, Orc 1/2 @C2, Goblin @A4 +tar
      walls: 1..6
      towers: 3..6
      """
    And the events include "token Monsters Move Clockwise, moves, step Orc 2/2 @F6, step Troll 3/3 @S2, step Orc 2/2 @C1, tower 2, hurt"

  @CP-175 @CP-176 @CP-177
  Scenario: Counter-clockwise, from arc 1 to arc 6 as well
    Given the position
      """
      monsters: Orc @F1, Orc @A3, Orc @K2, Troll @S1, Troll @C1
      towers: 2..6
      fortified: 1, 6
      """
    And the pile to come is "Monsters Move Counter-Clockwise"
    When phase 6 passes
    Then the position has
      """
      monsters: Orc @F6, Orc @A2, Orc @K1, Troll 3/3 @S6, Troll 2/3 @C6
      walls: 1..6
      fortified: 1, 6
      towers: 2..5
      """

  @CP-177 @CP-155
  Scenario: Sideways into a Tower: a choice among those that entered
    Given the position "monsters: Orc @C1, Troll @C1; towers: 2..6"
    And the pile to come is "Monsters Move Clockwise"
    When phase 6 passes
    Then the legal actions are
      | damage Orc @C2   |
      | damage Troll @C2 |
    When seat 1 does "damage Orc @C2"
    Then the monsters are "Orc 1/2 @C2, Troll 3/3 @C2"
    And the towers are "3..6"

  @CP-170
  Scenario: The Healer and equal kinds with different points
    Given the position "monsters: 2 Troll 1/3 @A1, Troll 2/3 @A1, Orc 1/2 @A1, Goblin @A1"
    And the pile to come is "Healer"
    And the dice to come are 1
    When phase 6 passes
    Then the monsters are "2 Troll 2/3 @A1, Troll 3/3 @A1, Orc 2/2 @A1, Goblin @A1, Healer @F1"

  @CP-175
  Scenario: Monsters of a whole ring change places at once
    Given the position "monsters: Goblin @A1, Orc @A2, Troll @A3, Orc 1/2 @A4, Troll 2/3 @A5, Troll 1/3 @A6"
    And the pile to come is "Monsters Move Clockwise"
    When phase 6 passes
    Then the monsters are "Goblin @A2, Orc @A3, Troll @A4, Orc 1/2 @A5, Troll 2/3 @A6, Troll 1/3 @A1"

  @CP-178
  Scenario: Whoever has just attacked a Wall is moved again by the next token
    Given the position "monsters: Troll @S1"
    And the pile to come is "2 Red Monsters Move 1"
    When phase 6 passes
    Then the position has
      """
      monsters: Troll 1/3 @C1
      walls: 2..6
      towers: 2..6
      """

  @CP-179
  Scenario Outline: Plague! <kind>
    Given the position
      """
      monsters: Orc @F1
      hand 1: Red Archer, Green Archer, Blue Archer, Any Color Archer, 2 Red Knight, Green Knight, Blue Knight, Any Color Knight, Red Swordsman, Green Swordsman, Blue Swordsman, Any Color Swordsman, Red Hero, Green Hero, Blue Hero, Barbarian, Nice Shot
      discard: -
      deck: Tar
      """
    And the pile to come is "Plague! <kind>"
    When phase 6 passes
    Then the discard is "<lost>"
    And seat 1's hand is "Red Hero, Green Hero, Blue Hero, Barbarian, Nice Shot, <left>"

    Examples:
      | kind      | lost | left |
      | Archers   | Red Archer, Green Archer, Blue Archer, Any Color Archer | 2 Red Knight, Green Knight, Blue Knight, Any Color Knight, Red Swordsman, Green Swordsman, Blue Swordsman, Any Color Swordsman |
      | Knights   | 2 Red Knight, Green Knight, Blue Knight, Any Color Knight | Red Archer, Green Archer, Blue Archer, Any Color Archer, Red Swordsman, Green Swordsman, Blue Swordsman, Any Color Swordsman |
      | Swordsmen | Red Swordsman, Green Swordsman, Blue Swordsman, Any Color Swordsman | Red Archer, Green Archer, Blue Archer, Any Color Archer, 2 Red Knight, Green Knight, Blue Knight, Any Color Knight |

  @CP-179
  Scenario Outline: Plague! <kind> takes a whole hand of them
    Given the position "monsters: Orc @F1; hand 1: 3 Red <card>, 3 Green <card>, Any Color <card>; discard: -; deck: Tar"
    And the pile to come is "Plague! <kind>"
    When phase 6 passes
    Then seat 1's hand is "-"
    And the discard is "3 Red <card>, 3 Green <card>, Any Color <card>"

    Examples:
      | kind      | card      |
      | Archers   | Archer    |
      | Knights   | Knight    |
      | Swordsmen | Swordsman |

  @CP-179
  Scenario: TS-74 The Hero is no Archer
    Given the position "monsters: Orc @F1; hand 1: Red Archer, Any Color Archer, Red Hero; discard: -; deck: Tar"
    And the pile to come is "Plague! Archers"
    When phase 6 passes
    Then seat 1's hand is "Red Hero"
    And the discard is "Red Archer, Any Color Archer"
    And the events include "token Plague! Archers, plagued Red Archer, plagued Any Color Archer"

  @CP-180 @CP-181
  Scenario: TS-75 All Players Discard 1 Card: the player chooses, then the game goes on
    Given the position "monsters: Orc @F1; hand 1: 2 Brick, Mortar, Tar; discard: -; deck: Missing"
    And the pile to come is "All Players Discard 1 Card, Goblin"
    And the dice to come are 4
    When phase 6 passes
    Then seat 1 must decide
    And the pile is "Goblin"
    And the legal actions are
      | discard Brick  |
      | discard Mortar |
      | discard Tar    |
    And "pass" is illegal by CP-180
    And "discard Missing" is illegal by CP-180
    When seat 1 does "discard Tar"
    Then the events include "discard Tar, token Goblin"
    And the position has
      """
      hand 1: 2 Brick, Mortar
      discard: Tar
      monsters: Orc @F1, Goblin @F4
      pile: -
      """

  @CP-180
  Scenario: TS-75 A player without cards discards nothing
    Given the position "monsters: Orc @F1; hand 1: -"
    And the pile to come is "All Players Discard 1 Card, Goblin"
    And the dice to come are 4
    When phase 6 passes
    Then the monsters are "Orc @F1, Goblin @F4"
    And nobody must decide
