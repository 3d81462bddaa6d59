Feature: The Cave Troll

  Background:
    Given a game of cave_troll

  @CT-140 @CT-141 @CT-142 @CT-143 @CT-144 @CT-145 @CT-077 @CT-130 @CT-260 @CT-273 @CT-057
  Scenario: TS-27 Everybody flees as the room allows
    Given the position
      """
      active: 4
      figures 1: Kni R10, Adv R10
      chest 1: R10
      figures 2: Wra R10
      figures 3: Adv R10, Adv R15
      figures 4: Adv R10
      deck 4: CTr, ...
      """
    When seat 4 does "draw"
    Then "play CTr P1" is illegal by CT-140
    And "play CTr E1" is illegal by CT-140
    When seat 4 does "play CTr R10"
    Then the events include "enter 4 CTr R10 by CT-140"
    And seat 1 must decide
    And "draw" is illegal by CT-141
    When seat 1 does "move Kni to R09"
    Then the events include "flee 1 Kni R10 R09 by CT-141"
    And seat 2 must decide
    And "move Wra to R09" is illegal by CT-075
    When seat 2 does "move Wra to R15"
    Then the phase is "push"
    And seat 2 must decide
    And "push 3 Adv to R10" is illegal by CT-135
    When seat 2 does "push 3 Adv to R20"
    Then seat 3 must decide
    When seat 3 does "move Adv R10 to R03"
    Then the events include "out 1 Adv R10 by CT-144, out 4 Adv R10 by CT-144, chest_lost 1 R10 by CT-144"
    And seat 4 must decide
    And the position has
      """
      phase: act
      actions: 3
      figures 1: Kni R09
      figures 2: Wra R15
      figures 3: Adv R03, Adv R20
      figures 4: CTr R10
      dead 1: Adv
      dead 4: Adv
      chest 1: lost
      discards 4: Adv, CTr
      """

  @CT-141 @CT-142 @CT-144 @CT-273
  Scenario: TS-28 One of them, where there is a way
    Given the position "active: 2; figures 1: Adv R11, Orc R11; figures 3: 5 Adv R10; deck 2: CTr, ..."
    When seat 2 does "draw"
    And seat 2 does "play CTr R11"
    Then seat 1 must decide
    And the legal actions are
      | pass           |
      | move Orc to P2 |
    And "move Adv R11 to R10" is illegal by CT-071
    When seat 1 does "move Orc to P2"
    Then the figures 1 are "Orc P2"
    And the dead 1 is "Adv"
    And seat 2 must decide

  @CT-141
  Scenario: Nobody must flee
    Given the position "active: 2; figures 1: Adv R30; deck 2: CTr, ..."
    When seat 2 does "draw"
    And seat 2 does "play CTr R30"
    And seat 1 does "pass"
    Then the dead 1 is "Adv"

  @CT-273 @CT-143
  Scenario: Who cannot flee is not asked, nor is the owner
    Given the position "active: 2; figures 1: Adv R30; figures 2: Adv R30; figures 3: 5 Adv R29; deck 2: CTr, ..."
    When seat 2 does "draw"
    And seat 2 does "play CTr R30"
    Then the events include "enter 2 CTr R30, out 1 Adv R30, out 2 Adv R30"
    And seat 2 must decide

  @CT-112 @CT-142
  Scenario: A Barbarian flees, to an entrance if it likes
    Given the position "active: 2; figures 1: Bar R01; deck 2: CTr, ..."
    When seat 2 does "draw"
    And seat 2 does "play CTr R01"
    And seat 1 does "move Bar to E1"
    Then the figures 1 are "Bar E1"

  @CT-146 @CT-145
  Scenario: The older Cave Troll goes
    Given the position "active: 2; figures 1: CTr R10; deck 2: CTr, ..."
    When seat 2 does "draw"
    And seat 2 does "play CTr R10"
    Then the events include "out 1 CTr R10 by CT-144"
    And the figures 2 are "CTr R10"
    And seat 2 must decide

  @CT-142 @CT-101
  Scenario: A Thief in flight takes one step
    Given the position "active: 2; figures 1: Thf R30; deck 2: CTr, ..."
    When seat 2 does "draw"
    And seat 2 does "play CTr R30"
    Then the legal actions are
      | pass            |
      | move Thf to R29 |
    And "move Thf to R15" is illegal by CT-141

  @CT-053
  Scenario: The second card comes after the flights
    Given the position "active: 2; figures 1: Thf R30; hand 2: Adv; deck 2: CTr, ..."
    When seat 2 does "draw"
    And seat 2 does "play CTr R30"
    Then seat 1 must decide
    When seat 1 does "pass"
    Then seat 2 must decide
    And the phase is "second"
    And "play Adv E1" is legal
