Feature: Captures

  @MH-042 @MH-043 @MH-046 @MH-047 @MH-048 @MH-170 @MH-011
  Scenario: T05 First and second place, each in its own colour
    Given a game of monster_hex for 3 players
    And the position "ring L5: R S1:5, R A1:4, Y B1:3, Y C2:5, B C3:2, B B2:3; faction 3: Yellow"
    When what is due is captured
    Then the events include "due L5 by MH-040, strength L5 1 9, strength L5 2 5, strength L5 3 8, best L5 1 by MH-042, next L5 3 by MH-043"
    And the phase is "pick"
    And seat 1 must decide
    And the legal actions are
      | slot 1 |
      | slot 2 |
    And "place S1 @1/-2 r0" is illegal by MH-041
    When seat 1 does "slot 1"
    Then the events include "slot L5 1 7 by MH-048, slot L5 3 4"
    And the position has
      """
      points 1: 7
      points 2: 0
      points 3: 4
      firsts 1: 1
      colours 1: Red
      colours 3: Yellow
      closed: L5
      """

  @MH-046 @MH-047 @MH-048
  Scenario Outline: T06 The first place need not take the higher slot
    Given a game of monster_hex for 3 players
    And the position "ring L1: R S1:5, R A1:4, R B1:3, B C2:5, B C3:2, Y B2:3"
    When what is due is captured
    And seat 1 does "slot <slot>"
    Then the position has
      """
      points 1: <red>
      points 2: <blue>
      points 3: 0
      """

    Examples:
      | slot | red | blue |
      | 1    | 4   | 3    |
      | 2    | 5   | 6    |

  @MH-042 @MH-043 @MH-049
  Scenario Outline: T07 Nobody is first: the second place has both slots to choose from
    Given a game of monster_hex for 3 players
    And the position "ring L4: R S1:5, R C3:3, B A1:5, B C3:3, Y B1:4, Y C1:2"
    When what is due is captured
    Then the events include "best L4 nobody, next L4 3"
    And seat 3 must decide
    When seat 3 does "slot <slot>"
    Then the points 3 is "<points>"
    And the points 1 is "0"
    And the points 2 is "0"
    And the closed is "L4"

    Examples:
      | slot | points |
      | 1    | 7      |
      | 2    | 2      |

  @MH-043
  Scenario: A tie for the second place
    Given a game of monster_hex for 3 players
    And the position "ring L4: R S1:5, R A1:5, B A1:5, B C3:1, Y B1:4, Y C1:2"
    When what is due is captured
    Then the events include "best L4 1, next L4 nobody"
    When seat 1 does "slot 1"
    Then the points 1 is "5"
    And the points 2 is "0"

  @MH-044 @MH-010
  Scenario: T09 Equal powers at a small stone: the higher rank
    Given a game of monster_hex
    And the position "ring s1: R B1:3, B A1:3"
    When what is due is captured
    Then the events include "due s1, best s1 2, gem s1 2 1 by MH-045"
    And the points 2 is "1"
    And the points 1 is "0"
    And the smalls 2 is "1"
    And the closed is "s1"

  @MH-044 @MH-040
  Scenario: T10 Equal powers and equal ranks: nobody, for good
    Given a game of monster_hex
    And the position "ring s1: R B1:3, B B2:3"
    When what is due is captured
    Then the events include "best s1 nobody"
    And no event is "gem"
    And the closed is "s1"
    When what is due is captured
    Then no event is "due"

  @MH-045
  Scenario: T11 Both tiles of one side
    Given a game of monster_hex
    And the position "ring s1: R C4:1, R C1:1"
    When what is due is captured
    Then the points 1 is "1"

  @MH-044
  Scenario: Ranks do not count at a large stone
    Given a game of monster_hex for 3 players
    And the position "ring L5: R S1:5, R A1:4, R A2:3, B C2:5, B C1:4, B C3:3"
    When what is due is captured
    Then the events include "strength L5 1 12, strength L5 2 12, best L5 nobody, next L5 nobody"
    And the points 1 is "0"
    And the points 2 is "0"

  @MH-051
  Scenario: T12 Twice as strong on the board for two
    Given a game of monster_hex
    And the position "faction 2: Yellow; ring L2: R S1:4, R A1:3, R B1:3, Y C1:1, Y C3:1, Y B2:3; closed: s2"
    When what is due is captured
    Then the events include "dominance L2 1 by MH-051, slot L2 1 7, slot L2 1 2"
    And the position has
      """
      points 1: 9
      points 2: 0
      colours 1: Red, Blue, Yellow, Green
      phase: tile
      """

  @MH-051
  Scenario: Not quite twice as strong
    Given a game of monster_hex
    And the position "faction 2: Yellow; ring L2: R S1:4, R A1:3, R B1:3, Y C1:1, Y C3:2, Y B2:3"
    When what is due is captured
    Then no event is "dominance"
    And seat 1 must decide

  @MH-050 @MH-051 @MH-053
  Scenario: T14 Alone at K
    Given a game of monster_hex
    And the position "faction 2: Yellow; ring K: R A1:1, R A2:1, R B1:1, R B2:1, R B3:1, R C1:1"
    When what is due is captured
    Then the events include "best K 1, dominance K 1, slot K 1 7, slot K 1 3"
    And the points 1 is "10"
    And the king is "1"
    And the firsts 1 is "1"

  @MH-050
  Scenario: Alone at a stone of another board
    Given a game of monster_hex for 3 players
    And the position "ring L5: R A1:1, R A2:1, R B1:1, R B2:1, R B3:1, R C1:1"
    When what is due is captured
    And seat 1 does "slot 2"
    Then the points 1 is "2"
    And the closed is "L5"

  @MH-011 @MH-050
  Scenario: A side of strength 0 takes part, one without a monster does not
    Given a game of monster_hex for 3 players
    And the position "ring L5: R A1:1 -1, R A2:1 -1, R B1:1 -1, Y B2:1 -2, Y B3:1 -2, Y C1:1 -2; faction 3: Yellow"
    When what is due is captured
    Then the events include "strength L5 1 0, strength L5 3 -3, best L5 1, next L5 3"

  @MH-051
  Scenario: Nobody dominates with strength 0
    Given a game of monster_hex
    And the position "ring K: R A1:1 -1, R A2:1 -1, R B1:1 -1, B B2:1 -2, B B3:1 -2, B C1:1 -2"
    When what is due is captured
    Then no event is "dominance"
    And seat 1 must decide

  @MH-053
  Scenario: Nobody is first at K
    Given a game of monster_hex
    And the position "ring K: R A1:1, R A2:1, R B1:1, B B2:1, B B3:1, B C1:1"
    When what is due is captured
    Then the closed is "K"
    And the king is "-"

  @MH-040 @MH-096
  Scenario: T39 A closed stone stays closed
    Given a game of monster_hex for 3 players
    And the position "ring L5: R S1:5 -4, R A1:4 -4, Y B1:3 +4, Y C2:5 +4, B C3:2, B B2:3; faction 3: Yellow; closed: L5; points 1: 7; points 3: 4"
    When what is due is captured
    Then no event is "due"
    And the points 1 is "7"
    And the points 3 is "4"

  @MH-041 @MH-177
  Scenario: Stones that are due together: K first, then the others by number
    Given a game of monster_hex for 3 players
    And the position
      """
      ring K: R A1:1, B A2:1, B B1:1, R B2:1, R B3:1, R C1:1
      ring L5: Y S1:5, Y A1:4, Y A2:3, Y B1:5, Y B2:1, -
      monsters: -
      faction 3: Yellow
      """
    When what is due is captured
    Then the events include "due K, strength K 1 4, strength K 2 2, best K 1"
    And no event is "due L5"
    And seat 1 must decide
    When seat 1 does "slot 2"
    Then the events include "slot K 1 3, slot K 2 7, due L5, strength L5 2 3, strength L5 3 18, best L5 3, next L5 2"
    And seat 3 must decide

  @MH-040
  Scenario: A stone with an empty hex beside it is not due
    Given a game of monster_hex for 3 players
    And the position "ring L5: R S1:5, R A1:4, Y B1:3, Y C2:5, B C3:2, -; faction 3: Yellow"
    When what is due is captured
    Then no event is "due"
    And seat 2 must decide
