Feature: Turns and actions

  @CT-030 @CT-031 @CT-025
  Scenario Outline: TS-01 One action, then two, three and four
    Given a game of cave_troll for <seats> players with options first=seat1
    Then the actions are "1"
    When seat 1 does "pass"
    Then the actions are "2"
    When seat 2 does "pass"
    Then the events include "turn <next> <third> by CT-030"
    And the actions are "<third>"
    When seat <next> does "pass"
    Then the actions are "4"

    Examples:
      | seats | next | third |
      | 2     | 1    | 4     |
      | 3     | 3    | 3     |
      | 4     | 3    | 3     |

  @CT-032 @CT-033 @CT-037
  Scenario: Four actions of several kinds, by several figures
    Given a game of cave_troll
    And the position "figures 1: 2 Adv R08, Orc R14; figures 2: Adv R14; artifact 1: Lens; deck 1: Adv, ..."
    When seat 1 does "move Adv R08 to R07"
    Then the actions are "3"
    When seat 1 does "strike 2 Adv"
    Then the actions are "2"
    When seat 1 does "lens R07"
    Then the events include "use 1 Lens by CT-150, room R07, paid 1 R07 2"
    And the actions are "1"
    When seat 1 does "draw"
    And seat 1 does "play Adv E1"
    Then seat 2 must decide
    And the actions are "4"

  @CT-033
  Scenario: The same figure four times
    Given a game of cave_troll
    And the position "figures 1: Adv E1"
    When seat 1 does "move Adv E1 to R08"
    And seat 1 does "move Adv R08 to R09"
    And seat 1 does "move Adv R09 to R10"
    And seat 1 does "move Adv R10 to R03"
    Then seat 2 must decide
    And the figures 1 are "Adv R03"

  @CT-034
  Scenario: A seat stops early
    Given a game of cave_troll
    And the position "figures 1: Adv E1"
    When seat 1 does "move Adv E1 to R08"
    And seat 1 does "pass"
    Then the events include "stop 1 3 by CT-034, turn 2 4"
    And seat 2 must decide

  @CT-035
  Scenario: An ability without a target cannot be chosen
    Given a game of cave_troll
    And the position "figures 1: Orc R14, Wra R13; figures 2: Orc R14"
    Then no legal action begins with "strike"
    And no legal action begins with "push"
    And "strike 2 Orc" is illegal by CT-126

  @CT-036 @CT-055
  Scenario: A figure acts in the turn in which it came
    Given a game of cave_troll
    And the position "deck 1: Adv, ..."
    When seat 1 does "draw"
    And seat 1 does "play Adv E4"
    And seat 1 does "move Adv E4 to R29"
    Then the figures 1 are "Adv R29"

  @CT-279
  Scenario: Equal figures in one area are one choice
    Given a game of cave_troll
    And the position "figures 1: 3 Adv R29"
    Then the legal actions are
      | pass                |
      | draw                |
      | move Adv R29 to R30 |
      | move Adv R29 to E4  |
