Feature: Placing a tile

  @MH-030 @MH-171
  Scenario: T01 The first tile of the game
    Given a game of monster_hex for 4 players
    And seat 1's hand is "A1, C1, C2, B2"
    Then there are 48 legal placements
    And "place A1 @0/-2 r0" is legal
    And "place B2 @2/-2 r5" is legal
    And "place A1 @0/-1 r0" is illegal by MH-030
    When seat 1 does "place A1 @0/-2 r4"
    Then the events include "place 1 A1 0/-2 r4 first by MH-030"

  @MH-031 @MH-006
  Scenario: T02 One match
    Given a game of monster_hex
    And the position "monsters: Red A1 @-1/0 r0; hand 1: C4"
    Then the legal actions are
      | place C4 @-1/1 r3 |
    And "place C4 @-1/1 r2" is illegal by MH-031
    And "place C4 @1/0 r0" is illegal by MH-031
    And "place C4 @-1/0 r0" is illegal by MH-031

  @MH-031
  Scenario: One matching side is enough, whatever the other sides show
    Given a game of monster_hex
    And the position "monsters: Red A1 @-1/0 r0, Red C4 @0/1 r0; hand 1: S1"
    Then "place S1 @-1/1 r1" is legal
    And "place S1 @-1/1 r0" is illegal by MH-031

  @MH-032 @MH-033 @MH-007
  Scenario: T03 Powers above 5 match nothing, so a starting hex is open
    Given a game of monster_hex
    And the position "monsters: Red S1 @-1/0 r0 +2; hand 1: C1, C3, C4"
    Then there are 18 legal placements
    And "place C1 @1/0 r0" is legal
    And "place C3 @-1/1 r0" is illegal by MH-033
    When seat 1 does "place C4 @1/0 r2"
    Then the events include "place 1 C4 1/0 r2 start by MH-033"

  @MH-034
  Scenario: T04 With both starting hexes taken any hex is open
    Given a game of monster_hex
    And the position "monsters: Red S1 @-1/0 r0 +2, Red A1 @1/0 r1 +2; hand 1: C3"
    Then there are 96 legal placements
    When seat 1 does "place C3 @-3/2 r1"
    Then the events include "place 1 C3 -3/2 r1 free by MH-034"

  @MH-032
  Scenario: A power below 1 matches nothing
    Given a game of monster_hex
    And the position "monsters: Red B3 @-1/0 r0 -1; hand 1: C2"
    Then "place C2 @-2/0 r0" is illegal by MH-033

  @MH-036
  Scenario: One tile with a place is enough to close the way out for the others
    Given a game of monster_hex
    And the position "monsters: Red S1 @-1/0 r0 +1; hand 1: C4, A1"
    Then "place C4 @1/0 r0" is illegal by MH-031
    And "place A1 @-2/0 r0" is legal

  @MH-035
  Scenario: A temporary stone is in the way and no neighbour
    Given a game of monster_hex with options abilities=on
    And the position "faction 2: Green; ability 2: Petrify; monsters: Green B1 @-1/0 r0; stones: -1/1 worth 1; hand 1: A1, A2"
    Then "place A1 @-1/1 r0" is illegal by MH-035
    And "place A2 @-3/1 r0" is illegal by MH-031

  @MH-035
  Scenario: A temporary stone takes a starting hex
    Given a game of monster_hex with options abilities=on
    And the position "faction 2: Green; ability 2: Petrify; monsters: Green S1 @-1/0 r0 +2; stones: 1/0 worth 1; hand 1: C3"
    Then "place C3 @1/0 r0" is illegal by MH-035
    And "place C3 @-3/2 r0" is legal
