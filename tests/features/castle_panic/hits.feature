Feature: Hits and slain Monsters
  A hit card needs a Monster in its ring and its colour, and takes one point.

  Background:
    Given a game of castle_panic

  @CP-092 @CP-110
  Scenario Outline: What a <colour> <kind> reaches
    Given the position
      """
      monsters: Goblin @F1, Goblin @F3, Goblin @F5, Orc @A1, Orc @A2, Orc @A3, Orc @A4, Orc @A5, Orc @A6, Troll @K1, Troll @K2, Troll @K3, Troll @K4, Troll @K5, Troll @K6, Orc @S1, Orc @S2, Orc @S3, Orc @S4, Orc @S5, Troll @S6, Troll @C1, Troll @C3, Troll @C5
      towers: 2, 4, 6
      hand 1: <colour> <kind>
      """
    Then the legal actions are
      | pass                               |
      | play <colour> <kind> on <first>  |
      | play <colour> <kind> on <second> |

    Examples:
      | colour | kind      | first     | second    |
      | Red    | Archer    | Orc @A1   | Orc @A2   |
      | Green  | Archer    | Orc @A3   | Orc @A4   |
      | Blue   | Archer    | Orc @A5   | Orc @A6   |
      | Red    | Knight    | Troll @K1   | Troll @K2   |
      | Green  | Knight    | Troll @K3   | Troll @K4   |
      | Blue   | Knight    | Troll @K5   | Troll @K6   |
      | Red    | Swordsman | Orc @S1   | Orc @S2 |
      | Green  | Swordsman | Orc @S3 | Orc @S4 |
      | Blue   | Swordsman | Orc @S5 | Troll @S6 |

  @CP-111
  Scenario Outline: An Any Color <kind> reaches its ring in every arc and no other ring
    Given the position
      """
      monsters: Orc @<ring>1, Orc @<ring>2, Orc @<ring>3, Orc @<ring>4, Orc @<ring>5, Orc @<ring>6, Goblin @<other>3, Goblin @F3, Troll @C3
      towers: 1
      hand 1: Any Color <kind>
      """
    Then the legal actions are
      | pass                                  |
      | play Any Color <kind> on Orc @<ring>1 |
      | play Any Color <kind> on Orc @<ring>2 |
      | play Any Color <kind> on Orc @<ring>3 |
      | play Any Color <kind> on Orc @<ring>4 |
      | play Any Color <kind> on Orc @<ring>5 |
      | play Any Color <kind> on Orc @<ring>6 |

    Examples:
      | kind      | ring | other |
      | Archer    | A    | K     |
      | Knight    | K    | S     |
      | Swordsman | S    | A     |

  @CP-092
  Scenario: TS-18 Wrong colour, wrong ring
    Given the position "monsters: Orc @A3, Orc @K2; hand 1: Red Archer"
    When seat 1 tries "play Red Archer on Orc @A3"
    Then it is refused by CP-092
    When seat 1 tries "play Red Archer on Orc @K2"
    Then it is refused by CP-092

  @CP-093 @CP-111
  Scenario: TS-19 An Any Color Knight keeps to its ring
    Given the position "monsters: Troll @K5, Troll @S5; hand 1: Any Color Knight"
    Then "play Any Color Knight on Troll @S5" is illegal by CP-111
    When seat 1 does "play Any Color Knight on Troll @K5"
    Then the monsters are "Troll 2/3 @K5, Troll 3/3 @S5"

  @CP-112 @CP-096 @CP-097
  Scenario: TS-20 A Hero reaches three rings of its colour
    Given the position "monsters: Goblin @K6, Goblin @F6, Goblin @C6, Goblin @K4; towers: 1..5; hand 1: Blue Hero"
    Then the legal actions are
      | pass                        |
      | play Blue Hero on Goblin @K6 |
    And "play Blue Hero on Goblin @F6" is illegal by CP-096
    And "play Blue Hero on Goblin @C6" is illegal by CP-097
    And "play Blue Hero on Goblin @K4" is illegal by CP-112

  @CP-112
  Scenario Outline: The <colour> Hero
    Given the position
      """
      monsters: Troll @F<arc>, Troll @A<arc>, Troll @K<arc>, Troll @S<arc>, Troll @C<arc>, Orc @A<other>, Orc @K<other>, Orc @S<other>
      towers: <other>
      hand 1: <colour> Hero
      """
    Then the legal actions are
      | pass                                |
      | play <colour> Hero on Troll @A<arc> |
      | play <colour> Hero on Troll @K<arc> |
      | play <colour> Hero on Troll @S<arc> |
    When seat 1 does "play <colour> Hero on Troll @S<arc>"
    Then the monsters are "Troll 2/3 @S<arc>, ..."

    Examples:
      | colour | arc | other |
      | Red    | 1   | 3     |
      | Red    | 2   | 6     |
      | Green  | 3   | 2     |
      | Green  | 4   | 5     |
      | Blue   | 5   | 4     |
      | Blue   | 6   | 1     |

  @CP-096 @CP-121 @CP-113 @CP-126
  Scenario: TS-21 Nothing but Tar reaches the Forest
    Given the position
      """
      monsters: Goblin @F1
      walls: 1..6
      hand 1: Red Archer, Any Color Archer, Red Knight, Any Color Knight, Red Swordsman, Any Color Swordsman, Red Hero, Barbarian, Nice Shot, Tar, Drive Him Back!
      """
    Then the legal actions are
      | pass                    |
      | play Tar on Goblin @F1  |
    And "play Red Archer on Goblin @F1" is illegal by CP-096
    And "play Red Hero on Goblin @F1" is illegal by CP-096
    And "play Nice Shot with Red Archer on Goblin @F1" is illegal by CP-096

  @CP-097
  Scenario: In the Castle ring only three cards work
    Given the position
      """
      monsters: Troll @C1
      towers: 2..6
      hand 1: Red Archer, Any Color Archer, Red Knight, Any Color Knight, Red Swordsman, Any Color Swordsman, Red Hero, Barbarian, Nice Shot, Tar, Drive Him Back!
      """
    Then the legal actions are
      | pass                              |
      | play Barbarian on Troll @C1       |
      | play Tar on Troll @C1             |
      | play Drive Him Back! on Troll @C1 |
    And "play Red Swordsman on Troll @C1" is illegal by CP-097
    And "play Nice Shot with Red Hero on Troll @C1" is illegal by CP-097

  @CP-093 @CP-095
  Scenario: Several hits on one Monster or on several, and the points stay lost
    Given the position "monsters: Troll @A1, Troll @A2; hand 1: 3 Red Archer; pile: Goblin, Goblin, Goblin"
    And the dice to come are 6, 6
    When seat 1 does "play Red Archer on Troll @A1"
    And seat 1 does "play Red Archer on Troll 2/3 @A1"
    And seat 1 does "play Red Archer on Troll @A2"
    Then the monsters are "Troll 1/3 @A1, Troll 2/3 @A2"
    When the turn passes
    Then the monsters are "Troll 1/3 @K1, Troll 2/3 @K2, 2 Goblin @F6"

  @CP-094 @CP-098
  Scenario: TS-22 At 0 points a Monster is slain and becomes a trophy
    Given the position "monsters: Orc @A3, Goblin @F1; hand 1: 2 Green Archer"
    When seat 1 does "play Green Archer on Orc @A3"
    Then the monsters are "Orc 1/2 @A3, Goblin @F1"
    And the score of seat 1 is 0
    When seat 1 does "play Green Archer on Orc 1/2 @A3"
    Then the monsters are "Goblin @F1"
    And the trophies 1 are "Orc"
    And the score of seat 1 is 2
    And the discard is "2 Green Archer, ..."

  @CP-114
  Scenario: TS-23 Nice Shot makes a hit deadly
    Given the position "monsters: Troll @S5, Goblin @F1; hand 1: Nice Shot, Blue Swordsman, Brick; deck: Tar; discard: -"
    When seat 1 does "play Nice Shot with Blue Swordsman on Troll @S5"
    Then the position has
      """
      monsters: Goblin @F1
      trophies 1: Troll
      hand 1: Brick
      discard: Blue Swordsman, Nice Shot
      """
    And the score of seat 1 is 3

  @CP-114
  Scenario: TS-25 Nice Shot does not widen a card's reach
    Given the position "monsters: Orc @A4; hand 1: Nice Shot, Red Archer"
    When seat 1 tries "play Nice Shot with Red Archer on Orc @A4"
    Then it is refused by CP-114

  @CP-114 @CP-091
  Scenario: TS-26 Nice Shot needs a hit card
    Given the position "monsters: Orc @A4; hand 1: Nice Shot, Brick, Barbarian"
    Then the legal actions are
      | pass                      |
      | play Barbarian on Orc @A4 |
    And "play Nice Shot on Orc @A4" is illegal by CP-114
    And "play Nice Shot with Barbarian on Orc @A4" is illegal by CP-114
    And "play Nice Shot with Green Archer on Orc @A4" is illegal by CP-114

  @CP-114
  Scenario Outline: Nice Shot goes with a <card>
    Given the position "monsters: Troll @<place>, Goblin @F1; hand 1: Nice Shot, <card>; deck: Tar; discard: -"
    When seat 1 does "play Nice Shot with <card> on Troll @<place>"
    Then the monsters are "Goblin @F1"
    And the discard is "<card>, Nice Shot"

    Examples:
      | card                | place |
      | Green Archer        | A3    |
      | Blue Knight         | K6    |
      | Any Color Archer    | A2    |
      | Any Color Knight    | K1    |
      | Any Color Swordsman | S4    |
      | Red Hero            | K2    |
      | Green Hero          | A4    |
      | Blue Hero           | S5    |

  @CP-113 @CP-098
  Scenario: TS-27 The Barbarian slays at once, in the Castle ring too, but not in the Forest
    Given the position "monsters: Troll Mage @C4, Orc @F4; towers: 1..3; hand 1: Barbarian"
    Then "play Barbarian on Orc @F4" is illegal by CP-113
    When seat 1 does "play Barbarian on Troll Mage @C4"
    Then the monsters are "Orc @F4"
    And the trophies 1 are "Troll Mage"
    And the score of seat 1 is 4

  @CP-113
  Scenario Outline: The Barbarian in ring <ring>
    Given the position "monsters: Troll @<ring>2, Goblin @F1; towers: 1, 3..6; hand 1: Barbarian"
    When seat 1 does "play Barbarian on Troll @<ring>2"
    Then the monsters are "Goblin @F1"

    Examples:
      | ring |
      | A    |
      | K    |
      | S    |
      | C    |

  @CP-211 @CP-098
  Scenario: TS-28 In Co-op nobody keeps a trophy
    Given a game of castle_panic with options mode=coop
    And the position "monsters: Orc @A3, Troll @A4, Goblin King @K3, Goblin @F1; hand 1: 2 Green Archer, Barbarian, Nice Shot, Green Hero"
    When seat 1 does "play Green Archer on Orc @A3"
    And seat 1 does "play Green Archer on Orc 1/2 @A3"
    And seat 1 does "play Barbarian on Troll @A4"
    And seat 1 does "play Nice Shot with Green Hero on Goblin King @K3"
    Then the monsters are "Goblin @F1"
    And the trophies 1 are "-"
    And the score of seat 1 is 0

  @CP-100
  Scenario: TS-36 Tar protects nobody from hits
    Given the position "monsters: Orc @A1 +tar; hand 1: Red Archer"
    When seat 1 does "play Red Archer on Orc @A1 +tar"
    Then the monsters are "Orc 1/2 @A1 +tar"

  @CP-100 @CP-123
  Scenario: A Monster with Tar can be slain, and the marker is free again
    Given the position "monsters: Goblin @A1 +tar, Orc @K3; hand 1: Red Archer, Tar"
    When seat 1 does "play Red Archer on Goblin @A1 +tar"
    Then the monsters are "Orc @K3"
    When seat 1 does "play Tar on Orc @K3"
    Then the monsters are "Orc @K3 +tar"

  @CP-091
  Scenario: A card without any possible effect cannot be played
    Given the position "monsters: Orc @A1 +tar; walls: 1..6; hand 1: Tar, Brick, Mortar, Green Archer"
    Then the legal actions are
      | pass |
    And "play Tar on Orc @A1 +tar" is illegal by CP-091

  @CP-093
  Scenario: Equal Monsters are one target, different ones are several
    Given the position "monsters: 2 Orc @A1, Orc 1/2 @A1, Goblin @A1; hand 1: Red Archer"
    Then the legal actions are
      | pass                          |
      | play Red Archer on Orc 1/2 @A1 |
      | play Red Archer on Orc 2/2 @A1 |
      | play Red Archer on Goblin @A1  |
    When seat 1 does "play Red Archer on Orc 2/2 @A1"
    Then the monsters are "Orc @A1, 2 Orc 1/2 @A1, Goblin @A1"
