Feature: Movement and the limit

  @CT-070
  Scenario: TS-14 A wall stops, a door does not
    Given a game of cave_troll
    And the position "figures 1: Adv R02"
    Then "move Adv R02 to R03" is illegal by CT-070
    And "move Adv R02 to R09" is legal
    And "move Adv R09 to R10" is illegal by CT-070

  @CT-073 @CT-074
  Scenario: TS-15 Heroes stay out of pits
    Given a game of cave_troll
    And the position "figures 1: Adv R14, Orc R14"
    Then "move Adv R14 to P1" is illegal by CT-073
    And "move Orc to P1" is legal
    When seat 1 does "move Adv R14 to R08"
    And seat 1 does "move Adv R08 to E1"
    Then the figures 1 are "Adv E1, Orc R14"

  @CT-074
  Scenario: A monster goes onto an entrance
    Given a game of cave_troll
    And the position "figures 1: Orc R08"
    When seat 1 does "move Orc to E1"
    Then the figures 1 are "Orc E1"

  @CT-071 @CT-120
  Scenario: Five figures of all colours, monsters too, fill a room
    Given a game of cave_troll
    And the position "figures 1: Adv R09, Thf E4; figures 2: 2 Adv R10, Orc R10; figures 3: Adv R10, Wra R10"
    Then "move Adv R09 to R10" is illegal by CT-071
    And "move Thf to R10" is illegal by CT-071

  @CT-075 @CT-103 @CT-102 @CT-077 @CT-107
  Scenario Outline: TS-16 A Knight closes its room to enemies
    Given a game of cave_troll
    And the position "figures 1: Kni R10, Adv R09; figures 2: Adv R09, Orc R11, Kni R03, Thf E3; active: <seat>"
    Then "<action>" is illegal by CT-075

    Examples:
      | seat | action              |
      | 2    | move Adv R09 to R10 |
      | 2    | move Orc to R10     |
      | 2    | move Thf to R10     |

  @CT-075 @CT-103 @CT-107
  Scenario Outline: TS-16 Knights and own figures go in
    Given a game of cave_troll
    And the position "figures 1: Kni R10, Adv R09; figures 2: Adv R09, Orc R11, Kni R03, Thf E3; active: <seat>"
    When seat <seat> does "<action>"
    Then the events include "move <seat> <figure> by CT-070"

    Examples:
      | seat | action              | figure      |
      | 2    | move Kni to R10     | Kni R03 R10 |
      | 1    | move Adv R09 to R10 | Adv R09 R10 |

  @CT-078 @CT-134
  Scenario: Whom a Knight has joined may stay, act and leave
    Given a game of cave_troll
    And the position "figures 1: Kni R10; figures 3: Wra R10, Adv R10; active: 3"
    When seat 3 does "push 1 Kni to R09"
    Then the figures 1 are "Kni R09"
    When seat 3 does "move Wra to R11"
    And seat 3 does "move Adv R10 to R03"
    Then the figures 3 are "Adv R03, Wra R11"

  @CT-076 @CT-079 @CT-145
  Scenario: TS-29 Nobody joins a Cave Troll
    Given a game of cave_troll
    And the position "figures 4: CTr R10; figures 1: Thf E4, Kni R09; deck 1: Score, ..."
    Then "move Thf to R10" is illegal by CT-076
    And "move Kni to R10" is illegal by CT-076
    When seat 1 does "draw"
    And seat 1 does "play Score R10"
    Then the events include "nobody R10"

  @CT-079
  Scenario: TS-29 A Cave Troll stays
    Given a game of cave_troll
    And the position "figures 4: CTr R10; active: 4"
    Then "move CTr to R11" is illegal by CT-079
    And no legal action begins with "move"
