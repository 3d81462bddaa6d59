Feature: The shared faction and the game alone

  @MH-150 @MH-174
  Scenario: The shared faction is one that nobody chose
    Given a game of monster_hex for 2 players with options shared=on and seed 3
    And the position "phase: faction; start: 1; faction 1: Red; stack shared: B2, S1, A1, A2, B1, B3, C1, C2, C3, C4"
    When seat 2 does "faction Green"
    Then the events include "shared by MH-174, up B2 1 by MH-151"
    And the hand shared is "B2"
    And the stack shared is "9"
    And "place B2 @1/-2 r0" is illegal by MH-018

  @MH-151 @MH-152
  Scenario Outline: T45 The holder of the round
    Given a game of monster_hex for 2 players with options shared=on
    And the position "start: 2; round: <round>; turn: shared; monsters: Red A1 @1/-2 r0; hand shared: S1"
    Then seat <seat> must decide
    When seat <seat> does "place S1 @0/-1 r1"
    Then the events include "place shared S1 0/-1 r1 match"

    Examples:
      | round | seat |
      | 1     | 2    |
      | 2     | 1    |
      | 3     | 2    |
      | 10    | 1    |

  @MH-152 @MH-153
  Scenario: The shared tile after both turns, by the usual rules and without an ability
    Given a game of monster_hex for 2 players with options shared=on abilities=on
    And the position
      """
      start: 1
      round: 2
      turn: shared
      monsters: Red A1 @1/-2 r0
      hand shared: C1
      """
    Then seat 2 must decide
    And "place C1 @2/-1 r0" is illegal by MH-031
    When seat 2 does "place C1 @1/-1 r4"
    Then the events include "round 3 1, up"
    And seat 1 must decide

  @MH-152 @MH-033
  Scenario: Its one tile is the hand of the fall-backs
    Given a game of monster_hex for 2 players with options shared=on
    And the position "turn: shared; monsters: Red S1 @1/-2 r0 +3; hand shared: C1"
    Then there are 6 legal placements
    And "place C1 @-1/2 r0" is legal

  @MH-154
  Scenario: T34 The shared faction takes the slot that is best for it
    Given a game of monster_hex for 2 players with options shared=on
    And the position "faction shared: Green; ring L3: G S1:5, G A1:5, R B1:4, R B2:3, B C1:3, B C2:3"
    When what is due is captured
    Then the events include "best L3 shared, next L3 1, slot L3 shared 6, slot L3 1 4"
    And the points shared is "6"
    And the points 1 is "4"
    And the points 2 is "0"

  @MH-154 @MH-170
  Scenario: Its own colour counts, and of equals the first
    Given a game of monster_hex for 2 players with options shared=on
    And the position "faction shared: Yellow; ring L6: Y S1:5, Y A1:5, R B1:4, R B2:3, B C1:3, B C2:3"
    When what is due is captured
    Then the events include "slot L6 shared 5, slot L6 1 4"

  @MH-154
  Scenario: The shared faction in the second place takes what is left
    Given a game of monster_hex for 2 players with options shared=on
    And the position "faction shared: Green; ring L3: R S1:5, R A1:5, G B1:4, G B2:3, B C1:3, B C2:3"
    When what is due is captured
    And seat 1 does "slot 2"
    Then the points 1 is "4"
    And the points shared is "6"

  @MH-154 @MH-049
  Scenario: Nobody is first, the shared faction second
    Given a game of monster_hex for 2 players with options shared=on
    And the position "faction shared: Green; ring L3: R S1:5, R C3:3, B A1:5, B C3:3, G B1:4, G C1:1"
    When what is due is captured
    Then the points shared is "6"
    And the closed is "L3"

  @MH-155
  Scenario: T15 No dominance on the board for three
    Given a game of monster_hex for 2 players with options shared=on
    And the position "faction shared: Green; ring L5: R S1:5, R A1:5, R A2:4, B C3:2, B C1:1, B C4:1"
    When what is due is captured
    Then no event is "dominance"
    When seat 1 does "slot 1"
    Then the points 1 is "7"
    And the points 2 is "2"

  @MH-156
  Scenario: Objectives that compare leave the shared faction out
    Given a game of monster_hex for 2 players with options shared=on
    And the position "smalls 1: 1; smalls shared: 3; firsts 1: 2; firsts 2: 1; monsters: Red A1 @1/-2 r0, Blue A1 @1/-1 r0, Red B1 @-3/3 r0"
    Then "Magpie" is worth 4 to seat 1
    And "Magpie" is worth 0 to seat 2
    And "Humble" is worth 0 to seat 1
    And "Humble" is worth 4 to seat 2
    And "One banner" is worth 4 to seat 2

  @MH-150
  Scenario: Only two seats take a shared faction in
    Given a game of monster_hex for 3 players
    And the position "options: shared=on"
    Then the position is refused because "MH-150"

  @MH-160
  Scenario: Alone there is one anyway
    Given a game of monster_hex for 1 player
    And the position "options: shared=on"
    Then the position is refused because "MH-160"

  @MH-176
  Scenario: Alone nothing rotates
    Given a game of monster_hex for 1 player
    And the position "options: rotate=on"
    Then the position is refused because "MH-176"

  @MH-160 @MH-161
  Scenario: A round alone
    Given a game of monster_hex for 1 player
    And the position "faction shared: Green; hand 1: A1, C1, C2; hand shared: B1; stack shared: S1, A1, A2, B2, B3, C1, C2, C3, C4"
    When seat 1 does "place A1 @-1/0 r0"
    Then the turn is "shared"
    And seat 1 must decide
    And "place C1 @-1/1 r0" is illegal by MH-018
    When seat 1 does "place B1 @-1/1 r2"
    Then the position has
      """
      round: 2
      turn: 1
      hand 1: 3
      hand shared: S1
      """

  @MH-161 @MH-051
  Scenario: Alone the shared faction may dominate
    Given a game of monster_hex for 1 player
    And the position "faction shared: Green; ring L3: G S1:5, G A1:5, G A2:4, R C1:1, R C2:1, R C3:1"
    When what is due is captured
    Then the events include "dominance L3 shared, slot L3 shared 7, slot L3 shared 2"
    And the points 1 is "0"

  @MH-161
  Scenario: Alone, objectives compare with the shared faction
    Given a game of monster_hex for 1 player
    And the position "smalls 1: 1; smalls shared: 2; firsts 1: 1; firsts shared: 2; monsters: Red A1 @-1/0 r0, Blue A1 @1/0 r0"
    Then "Magpie" is worth 0 to seat 1
    And "Humble" is worth 4 to seat 1
    And "One banner" is worth 4 to seat 1
