Feature: Abilities of Red and Blue

  @MH-101 @MH-091 @MH-007
  Scenario: Enchant with S, and it adds up
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Red; phase: power; last: -1/0; monsters: Red S1 @-1/0 r0, Red A1 @-1/1 r2 +1, Blue C1 @0/1 r0"
    Then the legal actions are
      | target @-1/0 |
      | target @-1/1 |
      | decline      |
    And "target @0/1" is illegal by MH-101
    And "target @1/0" is illegal by MH-101
    When seat 1 does "target @-1/1"
    Then the monsters are "Red S1 @-1/0 r0, Red A1 @-1/1 r2 +3, Blue C1 @0/1 r0"

  @MH-102 @MH-052
  Scenario: T19 Bounty at K
    Given a game of monster_hex for 3 players with options abilities=on
    And the position "faction 1: Red; ability 1: Bounty; bounty 1: 1; faction 3: Yellow; ring K: R S1:5, R A1:5, B A1:4, B C3:2, Y B1:3, Y C1:2"
    When what is due is captured
    And seat 1 does "slot 1"
    Then the events include "slot K 1 7, prize K 1 1 by MH-052, slot K 2 3"
    And the points 1 is "8"
    And the points 2 is "3"

  @MH-102
  Scenario: T19 Bounty adds up
    Given a game of monster_hex for 3 players with options abilities=on
    And the position "faction 1: Red; ability 1: Bounty; bounty 1: 3; points 1: 8; points 2: 3; faction 3: Yellow; ring L6: R S1:5, R A1:5, B A1:4, B C3:3, Y C1:1, Y C4:1"
    When what is due is captured
    And seat 1 does "slot 1"
    Then the points 1 is "15"
    And the points 2 is "6"

  @MH-102 @MH-093 @MH-091
  Scenario: Bounty counts for the captures of its own turn
    Given a game of monster_hex for 3 players with options abilities=on
    And the position "faction 1: Red; ability 1: Bounty; faction 3: Yellow; phase: power; last: 1/0; ring K: R S1:5, R A1:5, B A1:4, B C3:2, Y B1:3, Y C1:2"
    Then the legal actions are
      | use     |
      | decline |
    And "target @1/0" is illegal by MH-101
    When seat 1 does "use"
    Then the events include "bounty 1 2 by MH-102, due K"
    When seat 1 does "slot 1"
    Then the points 1 is "9"

  @MH-102 @MH-114
  Scenario: T30 Bounty at a temporary stone, not at a small one
    Given a game of monster_hex for 4 players with options abilities=on
    And the position
      """
      ability 1: Bounty
      ability 4: Petrify
      bounty 1: 3
      monsters: Red A1 @0/-1 r0, Red A2 @-1/-2 r0, Red B1 @1/-3 r0, Red B2 @0/-3 r0, Red B3 @-2/-1 r0, Red C1 @-2/-2 r0
      stones: 0/-2 worth 1
      """
    When what is due is captured
    Then the events include "gem s2 1 1, due 0/-2, gem 0/-2 1 1 by MH-114, prize 0/-2 1 3, gone 0/-2 by MH-054"
    And the points 1 is "5"
    And the stones is "-"

  @MH-103 @MH-104 @MH-020
  Scenario: T40 Strike: two tiles, and hands are filled up at the end of the round
    Given a game of monster_hex with options abilities=on
    And the position
      """
      faction 1: Blue
      faction 2: Red
      ability 1: Strike
      hand 1: S1, A1, C1
      stack 1: A2, B1, B2, B3, C2, C3, C4
      hand 2: C2, C3, C4
      """
    When seat 1 does "place C1 @-1/0 r0"
    Then the phase is "power"
    And "decline" is legal
    And "place A1 @-1/1 r2" is legal
    And "place A1 @-1/1 r3" is illegal by MH-031
    And "place A2 @-1/1 r2" is illegal by MH-018
    When seat 1 does "place A1 @-1/1 r2"
    Then the events include "strike 1 by MH-103, place 1 A1 -1/1 r2 match"
    And seat 1's hand is "S1"
    And the struck is "yes"
    When seat 2 does "place C3 @-2/0 r0"
    Then the events include "round 2, draw 1 2"
    And the position has
      """
      hand 1: S1, A2, B1
      stack 1: B2, B3, C2, C3, C4
      struck: -
      """

  @MH-103
  Scenario: T21 The red letter of the second tile
    Given a game of monster_hex with options abilities=on
    And the position
      """
      faction 1: Blue
      faction 2: Red
      ability 1: Strike
      hand 1: A1, B1, C1
      stack 1: S1, A2, B2, B3, C2, C3, C4
      hand 2: C2, C3, C4
      """
    When seat 1 does "place C1 @-1/0 r0"
    And seat 1 does "place B1 @-1/1 r1"
    Then seat 2 must decide
    When seat 2 does "place C3 @-2/0 r0"
    And seat 1 does "place S1 @0/-1 r1"
    Then the phase is "power"
    And seat 1 must decide

  @MH-104 @MH-093
  Scenario: Both tiles of a Strike are captured with together
    Given a game of monster_hex with options abilities=on
    And the position
      """
      faction 1: Blue
      faction 2: Red
      ability 1: Strike
      phase: power
      last: 1/-3
      monsters: Blue C1 @1/-3 r0, Red A1 @2/-3 r0, Red A2 @-1/0 r0
      hand 1: C2, C3
      """
    When seat 1 does "place C3 @0/-2 r1"
    Then the events include "strike 1, place 1 C3, due s1, gem s1 1 1"

  @MH-103 @MH-094
  Scenario: No turn to come, no Strike
    Given a game of monster_hex with options abilities=on
    And the position
      """
      faction 1: Blue
      faction 2: Red
      ability 1: Strike
      round: 9
      monsters: Blue A1 @-1/0 r0, Blue A2 @-1/1 r0, Blue B1 @0/1 r0, Blue B2 @1/-1 r0, Blue B3 @0/-1 r0, Blue C2 @1/0 r0, Blue C3 @-2/0 r0, Blue C4 @2/0 r0
      hand 1: S1, C1
      """
    When seat 1 does "place C1 @2/1 r4"
    Then the events include "place 1 C1, no_target 1 Strike by MH-103"
    And seat 2 must decide

  @MH-103
  Scenario: Declining a Strike leaves it for later
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Blue; ability 1: Strike; hand 1: A1, B1, C1"
    When seat 1 does "place C1 @-1/0 r0"
    And seat 1 does "decline"
    Then seat 2 must decide
    And the struck is "-"

  @MH-105
  Scenario: Scatter: beside any monster, without a match
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Blue; faction 2: Red; ability 1: Scatter; monsters: Red A1 @-1/0 r0; hand 1: B1, C4"
    Then "place B1 @-1/1 r2" is legal
    And "place B1 @-2/0 r1" is legal
    And "place B1 @1/0 r0" is illegal by MH-105
    And "place C4 @-1/1 r0" is illegal by MH-031
    And there are 19 legal placements
    When seat 1 does "place B1 @-2/0 r1"
    Then the events include "place 1 B1 -2/0 r1 scatter by MH-105"
    And seat 2 must decide

  @MH-105 @MH-091
  Scenario: Scatter with S: anywhere
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Blue; faction 2: Red; ability 1: Scatter; monsters: Red A1 @-1/0 r0; hand 1: S1"
    Then there are 102 legal placements
    And "place S1 @-3/2 r3" is legal

  @MH-105 @MH-036
  Scenario: Whether a tile could be scattered does not close the way out
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Blue; faction 2: Red; ability 1: Scatter; monsters: Red S1 @-1/0 r0 +2; hand 1: C1, C3"
    Then "place C3 @1/0 r0" is legal
    And "place C1 @1/0 r0" is legal
    And "place C1 @-1/1 r0" is legal
    And "place C3 @-1/1 r0" is illegal by MH-033

  @MH-106
  Scenario: T44 Scatter and the first tile
    Given a game of monster_hex for 3 players with options abilities=on
    And the position "faction 1: Blue; faction 2: Red; ability 1: Scatter; hand 1: S1, C1"
    Then there are 192 legal placements
    And "place C1 @1/-2 r0" is legal
    And "place C1 @0/-1 r0" is illegal by MH-106
    And "place S1 @0/-1 r0" is legal
