Feature: Orcs and Wraiths

  @CT-125 @CT-126
  Scenario: TS-20 An Orc strikes three times
    Given a game of cave_troll
    And the position "figures 1: Orc P1, Adv R14; figures 2: Adv R14; figures 3: Adv R14, Dwa R14"
    When seat 1 does "move Orc to R14"
    Then the legal actions include
      | strike 1 Adv |
      | strike 2 Adv |
      | strike 3 Adv |
      | strike 3 Dwa |
    When seat 1 does "strike 2 Adv"
    Then the events include "out 2 Adv R14 by CT-125"
    When seat 1 does "strike 3 Adv"
    And seat 1 does "strike 3 Dwa"
    Then the figures 1 are "Adv R14, Orc R14"
    And the figures 3 are "-"
    And seat 2 must decide

  @CT-126
  Scenario: Own heroes may be struck, monsters and chests not
    Given a game of cave_troll
    And the position "figures 1: Orc R14, Kni R14; figures 2: Wra R14; chest 2: R14"
    Then "strike 1 Kni" is legal
    And "strike 2 Wra" is illegal by CT-126
    And "strike 1 Orc" is illegal by CT-126

  @CT-121 @CT-008
  Scenario: TS-21 No ability at an entrance
    Given a game of cave_troll
    And the position "figures 1: Orc E1, Wra E2; figures 2: Adv E1, Adv E2"
    Then no legal action begins with "strike"
    And "strike 2 Adv" is illegal by CT-121
    And "push 2 Adv to R06" is illegal by CT-121

  @CT-130 @CT-131
  Scenario: TS-22 A push on entry is free, another one is an action
    Given a game of cave_troll
    And the position "active: 2; figures 2: Wra P1; figures 1: 3 Adv R14"
    When seat 2 does "move Wra to R14"
    Then the phase is "push"
    And seat 2 must decide
    And the legal actions are
      | pass              |
      | push 1 Adv to R08 |
      | push 1 Adv to R13 |
      | push 1 Adv to R19 |
    And "draw" is illegal by CT-130
    When seat 2 does "push 1 Adv to R08"
    Then the events include "push 1 Adv R14 R08 by CT-130"
    And the actions are "3"
    When seat 2 does "push 1 Adv to R13"
    Then the actions are "2"
    And the figures 1 are "Adv R08, Adv R13, Adv R14"

  @CT-130
  Scenario: A push on entry may be left
    Given a game of cave_troll
    And the position "active: 2; figures 2: Wra P1; figures 1: 3 Adv R14"
    When seat 2 does "move Wra to R14"
    And seat 2 does "pass"
    Then the phase is "act"
    And the actions are "3"

  @CT-133
  Scenario: TS-23 Into a full room only with a push
    Given a game of cave_troll
    And the position "active: 2; figures 2: Wra P1; figures 1: 5 Adv R14"
    When seat 2 does "move Wra to R14"
    Then "pass" is illegal by CT-133
    When seat 2 does "push 1 Adv to R08"
    Then the figures 1 are "4 Adv R14, Adv R08"

  @CT-133
  Scenario: The pushed one's own Knight leaves a way out
    Given a game of cave_troll
    And the position "active: 2; figures 2: Wra P2; figures 1: 4 Adv R11, Bar R11, Kni R10"
    When seat 2 does "move Wra to R11"
    Then the legal actions are
      | push 1 Adv to R10 |

  @CT-133 @CT-135
  Scenario: All ways out are shut
    Given a game of cave_troll
    And the position "active: 2; figures 2: Wra P2; figures 1: 4 Adv R11, Bar R11; figures 3: Kni R10"
    When seat 2 tries "move Wra to R11"
    Then it is refused by CT-133

  @CT-134
  Scenario: A Wraith is kept out like others
    Given a game of cave_troll
    And the position "figures 1: Wra P1; figures 2: Kni R14, CTr R20"
    Then "move Wra to R14" is illegal by CT-075
    And "move Wra to R20" is illegal by CT-076

  @CT-132 @CT-112 @CT-135
  Scenario: TS-25 Who is pushed, and where to
    Given a game of cave_troll
    And the position "active: 2; figures 2: Wra R08, Dwa R08, Orc R08; figures 1: Adv R08, Bar R08"
    Then the legal actions include
      | push 1 Adv to R07 |
      | push 1 Adv to R09 |
      | push 1 Adv to R14 |
      | push 2 Dwa to R07 |
    And "push 1 Adv to E1" is illegal by CT-135
    And "push 1 Bar to R07" is illegal by CT-112
    And "push 2 Orc to R07" is illegal by CT-132

  @CT-135 @CT-107 @CT-077
  Scenario Outline: Rooms into which nobody is pushed
    Given a game of cave_troll
    And the position "figures 1: Wra R09, <victim> R09; figures 2: 5 Adv R10, CTr R08; figures 3: Kni R02"
    Then "push 1 <victim> to <area>" is illegal by CT-135

    Examples:
      | victim | area |
      | Adv    | R10  |
      | Adv    | R08  |
      | Adv    | R02  |
      | Kni    | R02  |
      | Adv    | P1   |

  @CT-135
  Scenario: A room with an own Knight is open to the pushed
    Given a game of cave_troll
    And the position "figures 1: Wra R09; figures 3: Kni R02, Adv R09"
    Then "push 3 Adv to R02" is legal

  @CT-272
  Scenario: A push back to where the Wraith came from
    Given a game of cave_troll
    And the position "figures 1: Wra R10; figures 2: 4 Adv R10; figures 3: 5 Adv R11"
    When seat 1 does "move Wra to R11"
    Then "push 3 Adv to R10" is legal
    When seat 1 does "push 3 Adv to R10"
    Then the figures 3 are "4 Adv R11, Adv R10"

  @CT-120 @CT-160
  Scenario: TS-12 Monsters do not count for control
    Given a game of cave_troll
    And the position "figures 1: Adv R14; figures 2: Orc R14, Wra R14; artifact 4: Lens; active: 4"
    When seat 4 does "lens R14"
    Then the events include "paid 1 R14 2"
