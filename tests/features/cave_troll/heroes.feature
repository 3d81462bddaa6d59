Feature: Heroes of the base game

  @CT-100
  Scenario: An Adventurer only moves
    Given a game of cave_troll
    And the position "figures 1: Adv R33; figures 2: Adv R33, Orc R33"
    Then the legal actions are
      | pass                |
      | draw                |
      | move Adv R33 to R28 |
      | move Adv R33 to E3  |

  @CT-101 @CT-102 @CT-071
  Scenario: TS-31 The Thief's long way
    Given a game of cave_troll
    And the position "figures 1: Thf E4; figures 2: 4 Adv R11; figures 3: 5 Adv R15"
    Then "move Thf to R11" is legal
    And "move Thf to R24" is legal
    And "move Thf to R15" is illegal by CT-071
    And "move Thf to E1" is illegal by CT-102
    And "move Thf to P1" is illegal by CT-073
    When seat 1 does "move Thf to R11"
    Then the actions are "3"
    When seat 1 does "move Thf to R33"
    Then the figures 1 are "Thf R33"

  @CT-102
  Scenario: TS-31 With thief_stairs it ends at an entrance, too
    Given a game of cave_troll for 4 players with options thief_stairs=on
    And the position "figures 1: Thf E4"
    Then "move Thf to E1" is legal
    And "move Thf to P1" is illegal by CT-073

  @CT-101 @CT-074
  Scenario: A Thief steps back onto an entrance
    Given a game of cave_troll
    And the position "figures 1: Thf R08"
    Then "move Thf to E1" is legal
    And "move Thf to E2" is illegal by CT-102

  @CT-104
  Scenario: TS-17 A Knight that enters slays Orcs, own ones too
    Given a game of cave_troll
    And the position "figures 1: Kni R08, Orc R14; figures 2: Orc R14, Adv R14"
    When seat 1 does "move Kni to R14"
    Then the events include "move 1 Kni R08 R14, out 1 Orc R14 by CT-104, out 2 Orc R14 by CT-104"
    And the figures 2 are "Adv R14"
    And the dead 1 is "Orc"

  @CT-104 @CT-077
  Scenario: A Knight that is pushed in slays Orcs, too
    Given a game of cave_troll
    And the position "figures 1: Wra R08, Orc R09; figures 2: Kni R08"
    When seat 1 does "push 2 Kni to R09"
    Then the events include "push 2 Kni R08 R09, out 1 Orc R09 by CT-104"

  @CT-105
  Scenario: TS-18 An own Orc may join its Knight
    Given a game of cave_troll
    And the position "figures 1: Kni R14, Orc P1"
    When seat 1 does "move Orc to R14"
    Then the figures 1 are "Kni R14, Orc R14"

  @CT-106
  Scenario: A full room is full for a Knight, Orcs or not
    Given a game of cave_troll
    And the position "figures 1: Kni R08; figures 2: Orc R14, 3 Adv R14; figures 3: Orc R14"
    Then "move Kni to R14" is illegal by CT-071

  @CT-108
  Scenario: A Knight at an entrance closes nothing
    Given a game of cave_troll
    And the position "figures 1: Kni E1; figures 2: Adv R01; active: 2"
    Then "move Adv R01 to E1" is legal

  @CT-109 @CT-110 @CT-162 @CT-163
  Scenario Outline: Dwarves double gold, never chests
    Given a game of cave_troll
    And the position "figures 1: 2 Adv R15, Dwa R15; figures 2: <other>; chest 3: <chest>; artifact 4: Lens; active: 4"
    When seat 4 does "lens R15"
    Then the events include "paid 1 R15 <gold> by CT-163"

    Examples:
      | other   | chest | gold |
      | Adv R15 | R03   | 8    |
      | Dwa R15 | R03   | 16   |
      | Dwa R15 | R15   | 20   |
      | Adv R15 | R15   | 12   |

  @CT-109 @CT-163
  Scenario: The winner has what another's Dwarf doubles
    Given a game of cave_troll
    And the position "figures 1: 2 Adv R15; figures 2: Dwa R15; artifact 4: Lens; active: 4"
    When seat 4 does "lens R15"
    Then the events include "paid 1 R15 8"
    And no event is "nobody"

  @CT-111 @CT-160 @CT-161
  Scenario Outline: TS-10 A Barbarian counts twice
    Given a game of cave_troll
    And the position "figures 1: Bar R15; figures 2: <adv> Adv R15; artifact 4: Lens; active: 4"
    When seat 4 does "lens R15"
    Then the events include "<event>"

    Examples:
      | adv | event        |
      | 1   | paid 1 R15 4 |
      | 2   | nobody R15   |
      | 3   | paid 2 R15 4 |

  @CT-111
  Scenario: A Barbarian is one figure for the limit
    Given a game of cave_troll
    And the position "figures 1: Bar R10; figures 2: 3 Adv R10, Adv R09; active: 2"
    Then "move Adv R09 to R10" is legal
