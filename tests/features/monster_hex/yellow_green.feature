Feature: Abilities of Yellow and Green

  @MH-107 @MH-093
  Scenario: T23 Confuse declined
    Given a game of monster_hex for 3 players with options abilities=on
    And the position "faction 2: Yellow; faction 3: Blue; phase: power; last: -2/3; turn: 2; ring L5: R S1:5, Y C1:4, R C3:3, Y A1:3, B C2:2, B C4:1"
    When seat 2 does "decline"
    And seat 1 does "slot 1"
    Then the points 1 is "7"
    And the points 2 is "4"

  @MH-107 @MH-175 @MH-006
  Scenario: T23 Confuse: the neighbour shows 2 now
    Given a game of monster_hex for 3 players with options abilities=on
    And the position "faction 2: Yellow; faction 3: Blue; phase: power; last: -2/3; turn: 2; ring L5: R S1:5, Y C1:4, R C3:3, Y A1:3, B C2:2, B C4:1"
    Then "confuse @-1/2 r1" is illegal by MH-175
    And "confuse @-3/2 r0" is illegal by MH-107
    And "confuse @-2/1 r0" is illegal by MH-107
    When seat 2 does "confuse @-1/2 r5"
    Then the events include "turned -1/2 2 5 by MH-107, strength L5 1 5, strength L5 2 7"
    When seat 2 does "slot 1"
    Then the points 2 is "5"
    And the points 1 is "2"

  @MH-107 @MH-094
  Scenario: T43 Nobody beside it
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Yellow; faction 2: Red; monsters: Yellow A1 @-1/0 r0, Red A1 @0/-1 r2; hand 1: C1, S1, C2"
    When seat 1 does "place C1 @-1/1 r4"
    Then the events include "no_target 1 Confuse by MH-107"
    And seat 2 must decide

  @MH-107 @MH-091 @MH-175
  Scenario: T43 With S every opponent's monster is a target
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Yellow; faction 2: Red; monsters: Yellow A1 @-1/0 r0, Red A1 @0/-1 r2; hand 1: C1, S1, C2"
    When seat 1 does "place S1 @-1/1 r1"
    Then the legal actions are
      | confuse @0/-1 r0 |
      | confuse @0/-1 r1 |
      | confuse @0/-1 r3 |
      | confuse @0/-1 r4 |
      | confuse @0/-1 r5 |
      | decline          |

  @MH-108 @MH-135
  Scenario: T24 Scheme: an objective in a game without objectives
    Given a game of monster_hex with options abilities=on
    And the position
      """
      faction 1: Yellow
      faction 2: Red
      ability 1: Scheme
      hand 1: C1, C2, C3
      deck: Spectrum, Magpie, Humble, Pincer, Trident, Arc guard, Kindred, Shepherd, Blood bond, Royal watch, Full muster, One banner
      """
    Then the open is "-"
    When seat 1 does "place C1 @-1/0 r0"
    And seat 1 does "use"
    Then the events include "scheme 1 by MH-108"
    And seat 1's cards are "Spectrum"
    And the deck is "11"
    And seat 2 sees
      """
      cards 1: ?
      deck: 11 ?
      """
    And seat 2 cannot tell the position from
      | cards 1 | Magpie |

  @MH-135
  Scenario: Without both options there is no deck
    Given a game of monster_hex
    And the position "deck: Spectrum"
    Then the position is refused because "MH-135"

  @MH-095 @MH-109
  Scenario: Curse reaches everybody else's monsters, the shared faction's too
    Given a game of monster_hex for 2 players with options abilities=on shared=on
    And the position "faction 1: Green; faction shared: Blue; faction 2: Red; phase: power; last: 1/-2; monsters: Green C1 @1/-2 r0, Red A1 @0/-1 r0 -1, Blue A1 @3/0 r0"
    Then the legal actions are
      | target @0/-1 |
      | target @3/0  |
      | decline      |
    And "target @1/-2" is illegal by MH-109
    When seat 1 does "target @0/-1"
    Then the events include "power 0/-1 1 -1 by MH-109"
    And the monsters are "Green C1 @1/-2 r0, Red A1 @0/-1 r0 -2, Blue A1 @3/0 r0"

  @MH-109 @MH-091 @MH-007
  Scenario: Curse with S takes two, below zero if need be
    Given a game of monster_hex for 3 players with options abilities=on
    And the position "faction 1: Green; faction 2: Red; faction 3: Blue; phase: power; last: 1/0; ring K: G S1:5, R A1:1, R A2:1, B A1:4, B A2:4, B B1:1"
    When seat 1 does "target @0/1"
    Then the events include "power 0/1 1 -2, strength K 1 5, strength K 2 0, strength K 3 9"

  @MH-110 @MH-111
  Scenario: T26 Petrify may not take a stone's last empty hex
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Green; faction 2: Red; ability 1: Petrify; phase: power; last: 2/-3; monsters: Green C1 @2/-3 r0"
    Then "petrify @1/-3" is illegal by MH-111
    And "petrify @2/-3" is illegal by MH-110
    And "petrify @2/-2" is legal
    And "petrify @-1/0" is legal
    And "target @2/-3" is illegal by MH-101
    When seat 1 does "petrify @2/-2"
    Then the events include "stone 2/-2 1 1 by MH-110"
    And the stones are "2/-2 worth 1"

  @MH-111
  Scenario: The last empty hex beside a closed stone may be taken
    Given a game of monster_hex with options abilities=on
    And the position "faction 1: Green; faction 2: Red; ability 1: Petrify; phase: power; last: 2/-3; monsters: Green C1 @2/-3 r0; closed: s1"
    Then "petrify @1/-3" is legal

  @MH-111
  Scenario: Nor the last empty hex beside another temporary stone
    Given a game of monster_hex with options abilities=on
    And the position
      """
      faction 1: Green
      faction 2: Red
      ability 1: Petrify
      phase: power
      last: 0/1
      monsters: Green B1 @0/1 r0
      stones: 0/2 worth 1
      """
    Then "petrify @1/2" is illegal by MH-111
    And "petrify @2/1" is legal

  @MH-111 @MH-094
  Scenario: T29 With one empty hex there is no place for a stone
    Given a game of monster_hex with options abilities=on
    And the position
      """
      faction 1: Red
      faction 2: Green
      ability 2: Petrify
      start: 2
      turn: 2
      round: 8
      monsters: Red S1 @1/-3 r0, Red A1 @2/-3 r0, Red A2 @0/-2 r0, Red B1 @2/-2 r0, Red B2 @0/-1 r0, Red B3 @1/-1 r0, Red C1 @-2/0 r0, Red C2 @-1/0 r0, Red C3 @1/0 r0, Green A1 @2/0 r0, Green A2 @-3/1 r0, Green B1 @-1/1 r0, Green B2 @0/1 r0, Green B3 @-3/2 r0, Green C1 @-2/2 r0, Green C2 @1/2 r0
      closed: K, L1, L2, s1, s2
      hand 2: S1, C3
      """
    When seat 2 does "place S1 @2/1 r1"
    Then the events include "place 2 S1, no_target 2 Petrify by MH-110, due s3"
    And no event is "due L3"

  @MH-115 @MH-114 @MH-054
  Scenario: T29b Surrounded when it is made
    Given a game of monster_hex with options abilities=on
    And the position
      """
      faction 1: Green
      faction 2: Red
      ability 1: Petrify
      phase: power
      last: 1/2
      monsters: Red A1 @0/1 r0, Green C1 @1/2 r0
      """
    When seat 1 does "petrify @0/2"
    Then the events include "stone 0/2, due 0/2, strength 0/2 1 3, strength 0/2 2 4, best 0/2 2, gem 0/2 2 1, gone 0/2"
    And the points 2 is "1"
    And the stones is "-"
    And the monsters are "Red A1 @0/1 r0, Green C1 @1/2 r0"

  @MH-112
  Scenario: A stone beside a temporary one waits
    Given a game of monster_hex with options abilities=on
    And the position "faction 2: Green; ability 2: Petrify; ring s1: R C4:1, -; stones: 1/-3 worth 1"
    When what is due is captured
    Then no event is "due"

  @MH-113
  Scenario: T28 A group waits for its last hex
    Given a game of monster_hex for 4 players with options abilities=on
    And the position
      """
      ability 4: Petrify
      monsters: Red A1 @0/-1 r0, Red C3 @-1/-2 r5, Red B3 @1/-3 r5
      stones: 0/-2 worth 1, 0/-3 worth 2
      """
    When what is due is captured
    Then no event is "due"
    And the stones are "0/-2 worth 1, 0/-3 worth 2"

  @MH-113 @MH-114 @MH-177
  Scenario: T28 The whole group at once, each stone on its own
    Given a game of monster_hex for 4 players with options abilities=on
    And the position
      """
      ability 4: Petrify
      monsters: Red A1 @0/-1 r0, Red C3 @-1/-2 r5, Red B3 @1/-3 r5, Green B1 @0/-4 r1
      stones: 0/-2 worth 1, 0/-3 worth 2
      """
    When what is due is captured
    Then the events include "due 0/-2, strength 0/-2 1 3, gem 0/-2 1 1, due 0/-3, strength 0/-3 1 6, strength 0/-3 4 5, gem 0/-3 1 2, gone 0/-2, gone 0/-3"
    And the points 1 is "3"
    And the points 4 is "0"
    And the stones is "-"

  @MH-050 @MH-114
  Scenario: T25b Alone with a negative strength
    Given a game of monster_hex with options abilities=on
    And the position "faction 2: Green; ability 2: Petrify; monsters: Red C4 @1/2 r3 -3, Red C1 @0/1 r5; stones: 0/2 worth 1"
    When what is due is captured
    Then the events include "strength 0/2 1 -1, best 0/2 1, gem 0/2 1 1, gone 0/2"

  @MH-114
  Scenario: A tie at a temporary stone: ranks do not count, it just goes
    Given a game of monster_hex with options abilities=on
    And the position "faction 2: Green; ability 2: Petrify; monsters: Red C4 @1/2 r3, Green A1 @0/1 r3; stones: 0/2 worth 2"
    When what is due is captured
    Then the events include "best 0/2 nobody, gone 0/2"
    And no event is "gem"
