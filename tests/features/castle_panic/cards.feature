Feature: The other cards
  Tar, Drive Him Back!, Missing, Draw 2 Cards and Scavenge.

  Background:
    Given a game of castle_panic

  @CP-121
  Scenario: Tar sticks to a Monster anywhere
    Given the position "monsters: Orc @F1, Orc @A2, Orc @K3, Orc @S4, Orc @C5; towers: 1; hand 1: Tar"
    Then the legal actions are
      | pass                |
      | play Tar on Orc @F1 |
      | play Tar on Orc @A2 |
      | play Tar on Orc @K3 |
      | play Tar on Orc @S4 |
      | play Tar on Orc @C5 |

  @CP-121 @CP-122 @CP-140
  Scenario Outline: A Monster with Tar stays at <place> in phase 5
    Given the position "monsters: Orc @<place>, Goblin @F2; towers: <towers>; hand 1: Tar"
    When seat 1 does "play Tar on Orc @<place>"
    Then the events include "play Tar, tarred Orc 2/2 @<place>"
    When phase 5 passes
    Then the position has
      """
      monsters: Orc 2/2 @<place> +tar, Goblin @A2
      walls: 1..6
      towers: <towers>
      """

    Examples:
      | place | towers |
      | F1    | 1..6   |
      | A1    | 1..6   |
      | S1    | 1..6   |
      | C1    | 2..6   |

  @CP-122
  Scenario Outline: A Monster with Tar is not moved by <token>
    Given the position "monsters: Orc @S1 +tar, Goblin @A2"
    And the pile to come is "<token>"
    And the dice to come are 1
    When phase 6 passes
    Then the position has
      """
      monsters: Orc 2/2 @S1 +tar, <others>
      walls: 1..6
      """

    Examples:
      | token                           | others                       |
      | Red Monsters Move 1             | Goblin @K2                   |
      | Monsters Move Clockwise         | Goblin @A3                   |
      | Monsters Move Counter-Clockwise | Goblin @A1                   |
      | Orc Warlord                     | Goblin @K2, Orc Warlord @A1  |
      | Troll Mage                      | Goblin @K2, Troll Mage @A1   |

  @CP-123
  Scenario: TS-37 The Tar comes off at the start of the next turn, before the draw
    Given the position
      """
      monsters: Orc @K1 +tar
      pile: Plague! Archers, Plague! Knights, Goblin
      hand 1: -
      """
    When the turn passes
    Then the events include "turn, untarred Orc 2/2 @K1 +tar, draw"
    And the monsters are "Orc @K1"
    When phase 5 passes
    Then the monsters are "Orc @S1"

  @CP-123
  Scenario Outline: The Tar comes off in phase 1, at <place>
    Given the position "monsters: Goblin @F2, Orc @<place> +tar, Troll @S6; hand 1: 3 Brick, 3 Mortar"
    When phase 1 passes
    Then the events include "turn, untarred, phase 1, phase 2"
    And the monsters are "Goblin @F2, Orc @<place>, Troll @S6"

    Examples:
      | place |
      | F1    |
      | K1    |
      | S6    |

  @CP-124
  Scenario: TS-35 Tar, then Drive Him Back! on the same Monster
    Given the position "monsters: Orc @K1; hand 1: Tar, Drive Him Back!"
    When seat 1 does "play Tar on Orc @K1"
    And seat 1 does "play Drive Him Back! on Orc @K1 +tar"
    Then the monsters are "Orc @F1 +tar"
    When phase 5 passes
    Then the monsters are "Orc @F1 +tar"

  @CP-124
  Scenario: Drive Him Back!, then Tar on the same Monster
    Given the position "monsters: Orc @K1; hand 1: Tar, Drive Him Back!"
    When seat 1 does "play Drive Him Back! on Orc @K1"
    And seat 1 does "play Tar on Orc @F1"
    And phase 5 passes
    Then the monsters are "Orc @F1 +tar"

  @CP-125 @CP-010
  Scenario: Tar played again moves the one marker
    Given the position "monsters: Goblin @F2, Orc @A1, Troll @K4; hand 1: Tar, Scavenge"
    When seat 1 does "play Tar on Orc @A1"
    And seat 1 does "play Scavenge for Tar"
    Then "play Tar on Orc @A1 +tar" is illegal by CP-091
    When seat 1 does "play Tar on Troll @K4"
    Then the events include "play Tar, untarred Orc 2/2 @A1 +tar, tarred Troll 3/3 @K4"
    And the monsters are "Goblin @F2, Orc @A1, Troll @K4 +tar"
    When phase 5 passes
    Then the monsters are "Goblin @A2, Orc @K1, Troll @K4 +tar"

  @CP-126 @CP-127
  Scenario: TS-33 Out of the Castle into the Forest
    Given the position "monsters: Troll 2/3 @C5; walls: 1..6; towers: 1..4, 6; fortified: 5; hand 1: Drive Him Back!"
    When seat 1 does "play Drive Him Back! on Troll 2/3 @C5"
    Then the position has
      """
      monsters: Troll 2/3 @F5
      walls: 1..6
      towers: 1..4, 6
      fortified: 5
      """
    When phase 5 passes
    Then the monsters are "Troll 2/3 @A5"

  @CP-126
  Scenario Outline: Back to the Forest from <ring>
    Given the position "monsters: Goblin @F1, Troll @F6, Orc @<ring>3, Troll 2/3 @C4; towers: 1, 2; hand 1: Drive Him Back!"
    When seat 1 does "play Drive Him Back! on Orc @<ring>3"
    Then the monsters are "Goblin @F1, Troll @F6, Orc 2/2 @F3, Troll 2/3 @C4"
    And the events include "play Drive Him Back!, back Orc 2/2 @<ring>3"

    Examples:
      | ring |
      | A    |
      | K    |
      | S    |
      | C    |

  @CP-126 @CP-091
  Scenario: TS-34 Who is in the Forest cannot be driven back
    Given the position "monsters: Orc @F2; hand 1: Drive Him Back!"
    When seat 1 tries "play Drive Him Back! on Orc @F2"
    Then it is refused by CP-126

  @CP-128
  Scenario: TS-76 Missing: no tokens this turn, but the Monsters move
    Given the position "monsters: Goblin @F1; hand 1: Missing, 3 Brick, 3 Mortar; pile: 10"
    When seat 1 does "play Missing"
    And the turn passes
    Then the monsters are "Goblin @A1"
    And the pile is "10"
    And the events include "phase 5, phase 6, no_tokens, turn"

  @CP-128 @CP-160
  Scenario: Missing lasts for one turn
    Given the position "monsters: Goblin @F1; hand 1: Missing, 3 Brick, 3 Mortar; pile: Orc, Orc, Orc"
    When seat 1 does "play Missing"
    And the turn passes
    Then the pile is "3 Orc"
    When the turn passes
    Then the pile is "Orc"

  @CP-133
  Scenario: Missing twice in one turn
    Given the position "monsters: Goblin @F1; hand 1: Missing, Scavenge"
    When seat 1 does "play Missing"
    And seat 1 does "play Scavenge for Missing"
    And seat 1 tries "play Missing"
    Then it is refused by CP-133

  @CP-133 @CP-091
  Scenario: Missing with an empty pile may be played for nothing
    Given the position "monsters: Goblin @F1; hand 1: Missing; pile: -"
    When seat 1 does "play Missing"
    Then seat 1's hand is "-"
    When phase 5 passes
    And phase 6 passes
    Then the monsters are "Goblin @A1"

  @CP-129
  Scenario: Draw 2 Cards, above the hand size, and play them at once
    Given the position "monsters: Troll @A1; hand 1: Draw 2 Cards, 3 Brick, 3 Mortar; deck: Red Archer, Tar, Missing"
    When seat 1 does "play Draw 2 Cards"
    Then seat 1's hand is "3 Brick, 3 Mortar, Red Archer, Tar"
    And the deck is "Missing"
    When seat 1 does "play Red Archer on Troll @A1"
    Then the monsters are "Troll 2/3 @A1"

  @CP-129 @CP-062
  Scenario: Draw 2 Cards shuffles in the middle
    Given the position "monsters: Troll @A1; hand 1: Draw 2 Cards; deck: Tar; discard: 2 Brick"
    When seat 1 does "play Draw 2 Cards"
    Then the events include "draw Tar, shuffle 3, draw"
    And the position has
      """
      hand 1: 2
      deck: 2
      discard: 0
      """

  @CP-130
  Scenario: Scavenge takes any card of the discard pile but itself
    Given the position "monsters: Orc @F1; hand 1: Scavenge; discard: Tar, 2 Red Archer, Blue Hero"
    Then the legal actions are
      | pass                         |
      | play Scavenge for Tar        |
      | play Scavenge for Red Archer |
      | play Scavenge for Blue Hero  |
    And "play Scavenge for Brick" is illegal by CP-130
    And "play Scavenge for Scavenge" is illegal by CP-130
    When seat 1 does "play Scavenge for Blue Hero"
    Then the events include "play Scavenge, taken Blue Hero"
    And the position has
      """
      hand 1: Blue Hero
      discard: 2 Red Archer, Tar, Scavenge
      """

  @CP-130
  Scenario: TS-39 Scavenge with an empty discard pile
    Given the position "monsters: Orc @F1; hand 1: Scavenge; discard: -"
    Then the legal actions are
      | pass |
    When seat 1 tries "play Scavenge for Tar"
    Then it is refused by CP-130

  @CP-131 @CP-130 @CP-113
  Scenario: TS-40 The Barbarian twice in one turn
    Given the position "monsters: Troll @A1, Troll @C2, Goblin @F6; towers: 1, 3..6; hand 1: Barbarian, Scavenge; deck: Tar; discard: -"
    When seat 1 does "play Barbarian on Troll @A1"
    And seat 1 does "play Scavenge for Barbarian"
    And seat 1 does "play Barbarian on Troll @C2"
    Then the position has
      """
      monsters: Goblin @F6
      trophies 1: 2 Troll
      hand 1: -
      discard: Barbarian, Scavenge
      """
    And the score of seat 1 is 6
