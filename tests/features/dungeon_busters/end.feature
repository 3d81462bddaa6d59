Feature: End of a turn, a battle, the game

  @DB-070 @DB-071 @DB-072
  Scenario: The next fight of a battle
    Given a game of dungeon_busters for 3 players
    And the position "first: 2; met: V1-2; villain: V1-1; deck: V1-5, V1-3, V1-4; row 1: 7; row 2: 6; row 3: 2"
    When the cards are "2, 2, 4"
    Then the position has
      """
      first: 2
      mover: 2
      met: V1-2, V1-1
      villain: V1-5
      deck: V1-3, V1-4
      row 1: 7, 2
      row 2: 6, 2
      row 3: 2, 4
      """

  @DB-073 @DB-074 @DB-020
  Scenario: T34 After the fourth fight cards come back and the first player changes
    Given a game of dungeon_busters for 3 players
    And the position
      """
      first: 1
      met: V1-2, V1-4, V1-3
      villain: V1-5
      deck: V1-1
      row 1: 2, 3, 4
      row 2: 2, 3, 4
      row 3: 2, 3, 4
      tokens 1: 0/0/0
      centre: 1/0/2
      """
    When the cards are "5, 6, 6"
    Then the events include "loss 5, spared 1, first 2 by DB-073, battle 2, villain"
    And the position has
      """
      first: 2
      mover: 2
      met: V1-2, V1-4, V1-3, V1-5
      deck: 4
      row 1: -
      row 2: -
      row 3: -
      centre: 1/0/2
      tokens 1: 0/0/0
      tokens 2: 1/1/1
      """
    And "commit 2" is legal
    And "commit 7" is legal

  @DB-009 @DB-073
  Scenario Outline: The next battle has its own five villains, in an order by the seed
    Given a game of dungeon_busters for 3 players with seed <seed>
    And the position "first: 3; met: V2-2, V2-4, V2-3; villain: V2-5; row 1: 2, 3, 4; row 2: 2, 3, 4; row 3: 2, 3, 4; tokens 1: 0/0/0"
    When the cards are "5, 6, 6"
    Then the first is "1"
    And the villain is "<villain>"

    Examples:
      | seed | villain |
      | 1    | V3-4    |
      | 2    | V3-5    |
      | 3    | V3-4    |

  @DB-075 @DB-009 @DB-020
  Scenario: T36 After the twelfth fight the game is over, and the villains put away are shown
    Given a game of dungeon_busters for 3 players
    And the position
      """
      met: V1-1, V1-2, V1-3, V1-4, V2-5, V2-4, V2-3, V2-2, V3-1, V3-2, V3-4
      villain: V3-5
      row 1: 2, 3, 4
      row 2: 2, 3, 4
      row 3: 2, 3, 4
      tokens 1: 0/0/0
      tokens 2: 2/1/1
      """
    When the cards are "5, 6, 6"
    Then the events include "loss 5, unused V1-5 by DB-009, unused V2-1, unused V3-3, over"
    And nobody must decide
    And the position has
      """
      phase: over
      met: V1-1, V1-2, V1-3, V1-4, V2-5, V2-4, V2-3, V2-2, V3-1, V3-2, V3-4, V3-5
      row 1: 2, 3, 4, 5
      """
    And "commit 7" is illegal by DB-075
    And "take red" is illegal by DB-075
    And seat 2 is the winner
    And the game is won

  @DB-076
  Scenario Outline: T37 T38 A point a token, three a set
    Given a game of dungeon_busters for 3 players
    And the position "villain: V1-1; tokens 1: <tokens>"
    Then the score of seat 1 is <score>

    Examples:
      | tokens | score |
      | 3/3/2  | 14    |
      | 0/5/4  | 9     |
      | 2/2/2  | 12    |
      | 7/0/0  | 7     |
      | 5/3/1  | 12    |
      | 6/2/3  | 17    |
      | 0/0/0  | 0     |

  @DB-078
  Scenario: T39 Equal scores share the victory, whatever they are made of
    Given a game of dungeon_busters for 3 players
    And the position
      """
      phase: over
      row 1: 2, 3, 4, 5
      row 2: 2, 3, 4, 5
      row 3: 2, 3, 4, 5
      tokens 1: 3/3/2
      tokens 2: 6/2/0
      tokens 3: 2/5/4
      """
    Then the score of seat 1 is 14
    And the score of seat 3 is 17
    And the score of seat 2 is 8
    And seat 3 is the winner

  @DB-078
  Scenario: T39 Two of three share the victory
    Given a game of dungeon_busters for 3 players
    And the position
      """
      phase: over
      row 1: 2, 3, 4, 5
      row 2: 2, 3, 4, 5
      row 3: 2, 3, 4, 5
      tokens 1: 3/3/2
      tokens 2: 6/4/1
      tokens 3: 0/5/4
      """
    Then the score of seat 1 is 14
    And the score of seat 2 is 14
    And the score of seat 3 is 9
    And seats 1, 2 are the winners

  @DB-077
  Scenario: T40 The centre counts for nobody
    Given a game of dungeon_busters for 3 players
    And the position
      """
      phase: over
      row 1: 2, 3, 4, 5
      row 2: 2, 3, 4, 5
      row 3: 2, 3, 4, 5
      centre: 2/2/2
      tokens 1: 1/1/1
      tokens 2: 0/0/1
      tokens 3: 1/1/0
      """
    Then the score of seat 1 is 6
    And the score of seat 2 is 1
    And the score of seat 3 is 2
    And the centre is "2/2/2"
    And seat 1 is the winner

  @DB-113
  Scenario: A row of another length than the fight's cannot be
    Given a game of dungeon_busters for 3 players
    And the position "villain: V1-1; row 1: 2; row 2: 2, 3; row 3: 2"
    Then the position is refused because "DB-113"
