Feature: Rounds and turns

  @MH-018 @MH-019 @MH-020
  Scenario: A round of two, and hands that are filled up at its end
    Given a game of monster_hex
    And the position
      """
      start: 2
      hand 1: A1, C1, C2
      hand 2: C4, B2, B3
      stack 1: S1, A2, B1, B2, B3, C3, C4
      stack 2: C3, S1, A1, A2, B1, C1, C2
      """
    Then seat 2 must decide
    And no legal action begins with "decline"
    And "place S1 @-1/0 r0" is illegal by MH-018
    And "decline" is illegal by MH-090
    And "slot 1" is illegal by MH-046
    When seat 2 does "place C4 @-1/0 r0"
    Then seat 2's hand is "B2, B3"
    And seat 1 must decide
    And no event is "draw"
    When seat 1 does "place A1 @-1/1 r3"
    Then the events include "place 1 A1 -1/1 r3 match by MH-031, round 2 2 by MH-018, draw 2 1 by MH-020, draw 1 1"
    And the position has
      """
      round: 2
      turn: 2
      hand 1: C1, C2, S1
      stack 1: A2, B1, B2, B3, C3, C4
      hand 2: B2, B3, C3
      """

  @MH-020
  Scenario: The stack may run out
    Given a game of monster_hex
    And the position
      """
      monsters: Red A1 @-1/0 r0, Red A2 @-1/1 r0, Red B1 @0/1 r0, Red B2 @1/-1 r0, Red B3 @0/-1 r0, Red C1 @1/0 r0, Red C2 @-2/0 r0
      hand 1: C3, C4
      stack 1: S1
      hand 2: S1, A1, A2
      start: 2
      turn: 1
      """
    Then the round is "4"
    When seat 1 does "place C3 @0/2 r0"
    Then seat 1's hand is "C4, S1"
    And seat 1's stack is "-"

  @MH-021 @MH-104
  Scenario: Who has placed all tiles is passed over
    Given a game of monster_hex with options abilities=on
    And the position
      """
      faction 1: Blue
      faction 2: Red
      start: 2
      turn: 2
      round: 8
      monsters: Blue A1 @-1/0 r0, Blue A2 @-1/1 r0, Blue B1 @0/1 r0, Blue B2 @1/-1 r0, Blue B3 @0/-1 r0, Blue C1 @1/0 r0, Blue C2 @-2/0 r0, Blue C3 @2/0 r0, Blue C4 @2/1 r0
      hand 2: A1, A2, B2
      """
    When seat 2 does "place A1 @1/2 r1"
    Then the events include "skip 1 by MH-021, round 9 2"
    And seat 2 must decide

  @MH-176
  Scenario Outline: The start player may move on each round
    Given a game of monster_hex for 3 players with options rotate=on
    And the position "start: 2; round: <round>; turn: <first>"
    Then seat <first> must decide
    When seat <first> does "place S1 @1/-2 r0"
    Then seat <second> must decide

    Examples:
      | round | first | second |
      | 1     | 2     | 3      |
      | 2     | 3     | 1      |
      | 3     | 1     | 2      |
      | 4     | 2     | 3      |

  @MH-013
  Scenario: Else the same seat begins every round
    Given a game of monster_hex for 3 players
    And the position "start: 2; round: 4; turn: 1; monsters: Red A1 @-1/0 r0"
    When seat 1 does "place S1 @-1/1 r1"
    Then the events include "round 5 2"
    And seat 2 must decide
