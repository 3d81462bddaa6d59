Feature: Objectives

  @MH-131
  Scenario: T32 Four on the ring of K
    Given a game of monster_hex for 3 players
    And the position "ring K: R A1:1, R A2:1, R B1:1, R B2:1, -, -"
    Then "Arc guard" is worth 2 to seat 1
    And "Pincer" is worth 1 to seat 1
    And "Trident" is worth 0 to seat 1
    And "Arc guard" is worth 0 to seat 2

  @MH-131
  Scenario: T32 All six: the largest number of sets without a monster in common
    Given a game of monster_hex for 3 players
    And the position "ring K: R A1:1, R A2:1, R B1:1, R B2:1, R B3:1, R C1:1"
    Then "Arc guard" is worth 4 to seat 1
    And "Pincer" is worth 3 to seat 1
    And "Trident" is worth 4 to seat 1
    And "Royal watch" is worth 5 to seat 1

  @MH-131
  Scenario: A greedy choice of pairs would find one less
    Given a game of monster_hex for 3 players
    And the position "monsters: Red C1 @-1/-1 r0, Red C2 @0/-1 r0, Red C3 @1/-1 r0, Red C4 @2/-1 r0"
    Then "Kindred" is worth 4 to seat 1
    And "Shepherd" is worth 0 to seat 1

  @MH-131 @MH-133
  Scenario: Neighbours by rank
    Given a game of monster_hex for 3 players
    And the position "monsters: Red S1 @-1/-1 r0, Red C2 @0/-1 r0, Red A1 @1/-1 r0, Red C4 @2/-1 r0, Red B1 @-3/1 r0, Blue C1 @-2/1 r0"
    Then "Shepherd" is worth 4 to seat 1
    And "Kindred" is worth 0 to seat 1
    And "Royal watch" is worth 0 to seat 1

  @MH-131 @MH-133
  Scenario Outline: Facing powers as they are now
    Given a game of monster_hex for 3 players
    And the position "monsters: Red A1 @0/-1 r0 <one>, Red A2 @1/-1 r0 <other>"
    Then "Blood bond" is worth <points> to seat 1

    Examples:
      | one | other | points |
      |     |       | 0      |
      |     | +2    | 1      |
      | -2  |       | 1      |
      | -2  | +2    | 0      |

  @MH-131
  Scenario: One of each rank, in one piece
    Given a game of monster_hex for 3 players
    And the position "monsters: Red S1 @-1/-1 r0, Red B1 @0/-1 r0, Red A1 @1/-1 r0, Red C4 @2/-1 r0, Red C1 @-3/1 r0"
    Then "Full muster" is worth 5 to seat 1

  @MH-131
  Scenario: One of each rank in two pieces
    Given a game of monster_hex for 3 players
    And the position "monsters: Red S1 @-1/-1 r0, Red B1 @0/-1 r0, Red A1 @2/-1 r0, Red C4 @3/-1 r0"
    Then "Full muster" is worth 0 to seat 1

  @MH-131
  Scenario: One of each rank hangs together by a fifth only
    Given a game of monster_hex for 3 players
    And the position "monsters: Red S1 @-1/-1 r0, Red B1 @0/-1 r0, Red B2 @1/-1 r0, Red A1 @2/-1 r0, Red C4 @3/-1 r0"
    Then "Full muster" is worth 0 to seat 1

  @MH-132
  Scenario Outline: T33 The most and the fewest
    Given a game of monster_hex for 3 players
    And the position "smalls 1: <a>; smalls 2: <b>; smalls 3: <c>; firsts 1: 3; firsts 2: 1; firsts 3: 1"
    Then "Magpie" is worth <x> to seat 1
    And "Magpie" is worth <y> to seat 2
    And "Magpie" is worth <z> to seat 3
    And "Humble" is worth 0 to seat 1
    And "Humble" is worth 4 to seat 2
    And "Humble" is worth 4 to seat 3

    Examples:
      | a | b | c | x | y | z |
      | 2 | 2 | 1 | 4 | 4 | 0 |
      | 0 | 0 | 0 | 0 | 0 | 0 |

  @MH-132
  Scenario: The fewest groups; stones join nothing
    Given a game of monster_hex for 3 players
    And the position
      """
      monsters: Red A1 @-1/0 r0, Red A2 @1/0 r0, Red B1 @1/1 r0, Blue A1 @0/-1 r0, Blue A2 @1/-1 r0, Yellow S1 @-3/3 r0, Yellow C1 @3/-3 r0
      faction 3: Yellow
      """
    Then "One banner" is worth 0 to seat 1
    And "One banner" is worth 4 to seat 2
    And "One banner" is worth 0 to seat 3

  @MH-130
  Scenario Outline: Three colours among the slots
    Given a game of monster_hex for 3 players
    And the position "colours 1: <colours>"
    Then "Spectrum" is worth <points> to seat 1

    Examples:
      | colours             | points |
      | Red, Blue           | 0      |
      | Red, Blue, Green    | 4      |
      | Blue, Yellow, Green | 4      |

  @MH-130 @MH-134
  Scenario: What is public pays all, what is one's own pays its holder
    Given a game of monster_hex with options objectives=on
    And the position
      """
      start: 2
      turn: 1
      round: 9
      monsters: Red S1 @1/-3 r0, Red A1 @2/-3 r0, Red A2 @0/-2 r0, Red B1 @2/-2 r0, Red B2 @0/-1 r0, Red B3 @1/-1 r0, Red C1 @-2/0 r0, Red C2 @-1/0 r0, Blue S1 @1/0 r0, Blue A1 @2/0 r0, Blue A2 @-3/1 r0, Blue B1 @-1/1 r0, Blue B2 @0/1 r0, Blue B3 @2/1 r0, Blue C1 @-3/2 r0, Blue C2 @-2/2 r0, Blue C3 @0/2 r0
      hand 1: C3
      closed: K, L1, L2, s1, s2
      smalls 1: 1
      smalls 2: 1
      firsts 1: 2
      firsts 2: 1
      points 1: 8
      points 2: 9
      open: Magpie, Spectrum
      cards 1: Humble
      cards 2: One banner
      """
    When seat 1 does "place C3 @1/2 r0"
    Then the events include "aim 1 Magpie 0, aim 1 Spectrum 0, aim 1 Humble 4, aim 2 Magpie 4, aim 2 Spectrum 4, aim 2 One banner 4 by MH-130, over 2"
    And the bonus 1 is "4"
    And the bonus 2 is "12"
    And the score of seat 1 is 12
    And seat 2 is the winner
