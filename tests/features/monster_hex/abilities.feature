Feature: Abilities in general

  @MH-090 @MH-092 @MH-093 @MH-101
  Scenario: T18 Declined: the captures see the position as it is
    Given a game of monster_hex for 3 players with options abilities=on
    And the position "faction 1: Red; faction 2: Yellow; faction 3: Blue; phase: power; last: -1/1; turn: 1; ring L5: Y A1:5, Y B2:4, Y C1:1, R S1:5, R C1:3, R B1:2"
    Then seat 1 must decide
    And "place A1 @1/-2 r0" is illegal by MH-018
    And "use" is illegal by MH-090
    When seat 1 does "decline"
    Then the events include "decline 1 by MH-092, strength L5 1 10, strength L5 2 10, best L5 nobody"
    And seat 2 must decide

  @MH-093 @MH-101
  Scenario: T18 Used: the captures see the position after it
    Given a game of monster_hex for 3 players with options abilities=on
    And the position "faction 1: Red; faction 2: Yellow; faction 3: Blue; phase: power; last: -1/1; turn: 1; ring L5: Y A1:5, Y B2:4, Y C1:1, R S1:5, R C1:3, R B1:2"
    When seat 1 does "target @-1/1"
    Then the events include "power -1/1 1 1 by MH-101, strength L5 1 11, best L5 1"
    When seat 1 does "slot 1"
    Then the points 1 is "7"
    And the points 2 is "4"

  @MH-090
  Scenario: A tile without a red letter opens nothing
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Red; hand 1: A1, B2, C2"
    When seat 1 does "place A1 @-1/0 r0"
    Then seat 2 must decide

  @MH-092
  Scenario: Declined once, used the next time
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Red; faction 2: Yellow; hand 1: C1, B1, A1; hand 2: C2, C3, C4"
    When seat 1 does "place C1 @-1/0 r0"
    Then the phase is "power"
    And the last is "-1/0"
    When seat 1 does "decline"
    And seat 2 does "place C3 @-2/0 r0"
    And seat 1 does "place B1 @-1/1 r1"
    And seat 1 does "target @-1/1"
    Then the monsters are "Red C1 @-1/0 r0, Red B1 @-1/1 r1 +1, Yellow C3 @-2/0 r0"

  @MH-096
  Scenario: Hands and closed stones are not touched
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Red; faction 2: Yellow; phase: power; last: 2/-3; ring s1: R C1:3, Y C3:3; closed: s1; points 2: 1; hand 1: A1, A2, B2"
    When seat 1 does "target @2/-3"
    Then no event is "due"
    And the points 1 is "0"
    And seat 1's hand is "A1, A2, B2"
