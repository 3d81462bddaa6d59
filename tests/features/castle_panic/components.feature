Feature: What the game consists of
  Cards, tokens, markers, what is open and what is hidden.

  Background:
    Given a game of castle_panic

  @CP-001 @CP-003
  Scenario: TS-04 The Castle deck has 49 cards
    Given the position "monsters: Orc @F1"
    Then seat 1 sees
      """
      deck: Scavenge, Draw 2 Cards, Missing, Fortify Wall, Drive Him Back!, Tar, Nice Shot, Barbarian, 4 Mortar, 4 Brick, Blue Hero, Green Hero, Red Hero, Any Color Swordsman, 3 Blue Swordsman, 3 Green Swordsman, 3 Red Swordsman, Any Color Knight, 3 Blue Knight, 3 Green Knight, 3 Red Knight, Any Color Archer, 3 Blue Archer, 3 Green Archer, 3 Red Archer
      """
    And the deck is "49"

  @CP-001 @CP-004
  Scenario: TS-04 There are 49 tokens, 31 Monsters and 18 Effects
    Given the position "hand 1: Tar"
    Then seat 1 sees
      """
      pile: Draw 4 Monster Tokens, Draw 3 Monster Tokens, All Players Discard 1 Card, Plague! Swordsmen, Plague! Knights, Plague! Archers, Monsters Move Counter-Clockwise, Monsters Move Clockwise, 2 Blue Monsters Move 1, 2 Green Monsters Move 1, 2 Red Monsters Move 1, 4 Giant Boulder, Healer, Troll Mage, Orc Warlord, Goblin King, 10 Troll, 11 Orc, 6 Goblin
      """
    And the pile is "49"

  @CP-005 @CP-165 @CP-166
  Scenario Outline: A <monster> comes with <points> points
    Given the pile to come is "<monster>"
    And the dice to come are 3
    When phase 6 passes
    Then the monsters are "<monster> <points>/<points> @<place>"

    Examples: the Troll Mage moves itself one step and the Orc Warlord too
      | monster     | points | place |
      | Goblin      | 1      | F3    |
      | Orc         | 2      | F3    |
      | Troll       | 3      | F3    |
      | Goblin King | 3      | F3    |
      | Orc Warlord | 3      | A3    |
      | Troll Mage  | 3      | A3    |
      | Healer      | 2      | F3    |

  @CP-005
  Scenario: The option king_2 makes the Goblin King as weak as on the printed token
    Given a game of castle_panic with options king_2=on
    And the pile to come is "Goblin King"
    And the dice to come are 3
    When phase 6 passes
    Then the monsters are "Goblin King 2/2 @F3"

  @CP-005 @CP-170
  Scenario: With king_2 the Healer heals the Goblin King to 2 points only
    Given a game of castle_panic with options king_2=on
    And the position "monsters: Goblin King 1/2 @K3"
    And the pile to come is "Healer, Red Monsters Move 1"
    And the dice to come are 1
    When phase 6 passes
    Then the monsters are "Goblin King 2/2 @K3, Healer 2/2 @A1"

  @CP-008 @CP-009
  Scenario: Hand and discard pile are open, the order of deck and pile is not
    Given the position
      """
      hand 1: Tar, Brick
      discard: Missing
      deck: Scavenge, Red Archer, Nice Shot, Red Archer
      pile: Giant Boulder, Goblin, Troll, Goblin
      rng: 0001 0002 0003 0004
      """
    Then seat 1 sees
      """
      hand 1: Brick, Tar
      discard: Missing
      deck: Scavenge, Nice Shot, 2 Red Archer
      pile: Giant Boulder, Troll, 2 Goblin
      rng: 0000 0000 0000 0000
      """
    And the deck is "Scavenge, Red Archer, Nice Shot, Red Archer"

  @CP-010
  Scenario Outline: The box has only so many pieces: <what>
    Given the position "<position>"
    Then the position is refused because "<why>"

    Examples:
      | what               | position                                   | why                          |
      | two Tar markers    | monsters: Orc @A1 +tar, Orc @A2 +tar       | only one Tar marker          |
      | three Fortify      | monsters: Orc @A1; fortified: 1,2,3        | only two Fortify markers     |
      | seven Towers       | monsters: Orc @A1; towers: 1..7            | 1 to 6                       |
      | seven Walls        | monsters: Orc @A1; walls: 7                | 1 to 6                       |
      | two Barbarians     | hand 1: 2 Barbarian                        | not so many of Barbarian     |
      | seven Goblins      | monsters: 7 Goblin @F1                     | not so many of Goblin             |

  @CP-013
  Scenario Outline: Structures and Monsters that cannot stand together: <what>
    Given the position "<position>"
    Then the position is refused because "CP-013"

    Examples:
      | what                        | position                                     |
      | a marker without its Wall   | monsters: Orc @A1; walls: 1,2; fortified: 3  |
      | a Monster where a Tower is  | monsters: Orc @C2                            |
