Feature: Cancelling and comparing

  @DB-030 @DB-031 @DB-032 @DB-033 @DB-040 @DB-041
  Scenario: T05 Two equal cards are out, the others are ranked
    Given a game of dungeon_busters for 5 players
    And the position "villain: V1-3"
    When the cards are "2, 2, 4, 5, 6"
    Then the events include "cancelled 2 by DB-030, win 15 by DB-033, paid 3 yellow by DB-041, paid 4 red by DB-041"
    And the position has
      """
      tokens 1: 1/1/1
      tokens 2: 1/1/1
      tokens 3: 1/2/1
      tokens 4: 2/1/1
      tokens 5: 1/1/1
      reserve: 9/9/10
      """

  @DB-033 @DB-040 @DB-041
  Scenario: T07 A total equal to the strength wins; cancelled seats get nothing although they were lower
    Given a game of dungeon_busters for 4 players
    And the position "villain: V2-2"
    When the cards are "2, 4, 1, 1"
    Then the events include "win 6"
    And the position has
      """
      tokens 1: 2/2/1
      tokens 2: 1/1/2
      tokens 3: 1/1/1
      tokens 4: 1/1/1
      """

  @DB-030 @DB-033
  Scenario: T09 Three equal cards are all out
    Given a game of dungeon_busters for 4 players
    And the position "villain: V1-1"
    When the cards are "3, 3, 3, 4"
    Then the events include "cancelled 3, win 4, paid 4 blue"
    And seat 4's tokens are "1/1/2"
    And the reserve is "11/11/10"

  @DB-030
  Scenario: Two pairs are both out
    Given a game of dungeon_busters for 5 players
    And the position "villain: V1-1"
    When the cards are "3, 3, 5, 5, 4"
    Then the events include "cancelled 3, cancelled 5, win 4, paid 5 blue"

  @DB-034 @DB-060
  Scenario: T11 Everybody is cancelled
    Given a game of dungeon_busters for 5 players
    And the position
      """
      villain: V1-2
      first: 4
      tokens 1: 1/1/1
      tokens 2: 2/1/0
      tokens 3: 0/0/0
      tokens 4: 0/3/3
      tokens 5: 1/0/4
      reserve: 11/10/7
      """
    When the cards are "6, 6, 6, 6, 6"
    Then the events include "cancelled 6, loss 0 by DB-033"
    And seat 4 must decide
    And the legal actions are
      | lose yellow |
      | lose blue   |

  @DB-007
  Scenario Outline: A villain is as strong for any number of seats
    Given a game of dungeon_busters for <seats> players
    And the position "villain: V1-4"
    When the cards are "<cards>"
    Then the events include "<event> <total>"

    Examples:
      | seats | cards         | event | total |
      | 3     | 2, 3, 4       | loss  | 9     |
      | 3     | 2, 3, 5       | win   | 10    |
      | 4     | 2, 3, 4, 1    | win   | 10    |
      | 4     | 2, 3, 4, 4    | loss  | 5     |
      | 5     | 1, 2, 3, 4, 4 | loss  | 6     |
