Feature: The heroes win
  Rewards by rank, then the centre.

  @DB-042 @DB-046 @DB-049
  Scenario: T13 A single survivor gets the first reward and all of the centre, unasked
    Given a game of dungeon_busters for 4 players
    And the position "villain: V2-2; centre: 1/0/1; reserve: 10/11/10; deck: V2-1, V2-3, V2-4, V2-5"
    When the cards are "6, 3, 3, 3"
    Then the position has
      """
      tokens 1: 3/2/2
      tokens 2: 1/1/1
      reserve: 9/10/10
      centre: 0/0/0
      villain: V2-1
      """
    And the events include "paid 1 red, paid 1 yellow, shared 1 red by DB-046, shared 1 blue, villain"

  @DB-033 @DB-041
  Scenario: T14 Three rewards for three survivors
    Given a game of dungeon_busters for 3 players
    And the position "villain: V1-5"
    When the cards are "3, 5, 6"
    Then the position has
      """
      tokens 1: 3/1/1
      tokens 2: 1/2/1
      tokens 3: 1/1/2
      """

  @DB-046 @DB-047 @DB-048 @DB-049
  Scenario: T16 The centre goes round, each taker chooses
    Given a game of dungeon_busters for 4 players
    And the position "villain: V1-2; centre: 2/1/2; reserve: 9/10/9"
    When the cards are "6, 3, 1, 2"
    Then the events include "win 12"
    And the phase is "pick"
    And seat 3 must decide
    And the legal actions are
      | take red    |
      | take yellow |
      | take blue   |
    When seat 3 does "take red"
    Then seat 4 must decide
    When seat 4 does "take blue"
    Then seat 2 must decide
    When seat 2 does "take yellow"
    Then seat 1 must decide
    When seat 1 does "take red"
    Then the events include "shared 1 red, shared 3 blue, villain"
    And the position has
      """
      tokens 3: 3/2/3
      tokens 4: 1/1/2
      tokens 2: 1/2/1
      tokens 1: 2/1/1
      centre: 0/0/0
      """

  @DB-046 @DB-047
  Scenario: T17 A survivor without a reward shares the centre
    Given a game of dungeon_busters for 3 players
    And the position "villain: V1-1; centre: 0/1/1; reserve: 12/11/11"
    When the cards are "2, 4, 6"
    Then seat 1 must decide
    And the legal actions are
      | take yellow |
      | take blue   |
    When seat 1 does "take yellow"
    Then the position has
      """
      tokens 1: 1/2/2
      tokens 2: 1/1/2
      tokens 3: 1/1/1
      centre: 0/0/0
      """

  @DB-048
  Scenario: T48 Only who is asked takes, and only what is there
    Given a game of dungeon_busters for 3 players
    And the position "villain: V1-1; centre: 0/1/1; reserve: 12/11/11"
    When the cards are "2, 4, 6"
    Then seat 1 must decide
    When seat 1 tries "take red"
    Then it is refused by DB-048
    And "commit 3" is illegal by DB-024
    And "speak 2" is illegal by DB-024
    And "announce 3" is illegal by DB-092
    And "withdraw" is illegal by DB-092
    And "lose yellow" is illegal by DB-060

  @DB-044
  Scenario: T19 A colour the reserve has not is not paid, and nobody else gets it
    Given a game of dungeon_busters for 3 players
    And the position "villain: V2-1; reserve: 0/3/3; tokens 1: 5/3/4; tokens 2: 5/4/4; tokens 3: 5/5/4"
    When the cards are "2, 3, 4"
    Then the position has
      """
      tokens 1: 5/3/4
      tokens 2: 5/4/4
      tokens 3: 5/5/4
      reserve: 0/3/3
      """
    And the events include "win 9, unpaid 1 red by DB-044"

  @DB-043 @DB-044
  Scenario: T20 The first reward is paid before the second
    Given a game of dungeon_busters for 3 players
    And the position "villain: V3-4; reserve: 2/1/2; tokens 1: 4/5/4; tokens 2: 4/5/4; tokens 3: 5/4/5"
    When the cards are "2, 4, 6"
    Then the position has
      """
      tokens 1: 5/6/5
      tokens 2: 4/5/4
      tokens 3: 5/4/5
      reserve: 1/0/1
      """
    And the events include "paid 1 yellow, unpaid 2 yellow"

  @DB-045
  Scenario: T21 Of a reward of two tokens the one that is there is paid
    Given a game of dungeon_busters for 3 players
    And the position "villain: V1-5; reserve: 1/4/4; tokens 1: 5/4/4; tokens 2: 5/4/4; tokens 3: 4/3/3"
    When the cards are "3, 5, 7"
    Then the position has
      """
      tokens 1: 6/4/4
      tokens 2: 5/5/4
      tokens 3: 4/3/4
      reserve: 0/3/3
      """
    And the events include "paid 1 red, unpaid 1 red, paid 2 yellow, paid 3 blue"

  @DB-050
  Scenario: Centre tokens do not pass through the reserve
    Given a game of dungeon_busters for 3 players
    And the position "villain: V2-1; centre: 3/0/0; reserve: 0/12/12; tokens 1: 4/1/1; tokens 2: 4/1/1; tokens 3: 4/1/1"
    When the cards are "2, 3, 4"
    Then the events include "unpaid 1 red, shared 1 red, shared 2 red, shared 3 red"
    And the position has
      """
      tokens 1: 5/1/1
      tokens 2: 5/1/1
      tokens 3: 5/1/1
      reserve: 0/12/12
      centre: 0/0/0
      """

  @DB-048
  Scenario: A pick is a question only where there is something to choose
    Given a game of dungeon_busters for 3 players
    And the position "phase: pick; villain: V1-1; centre: 0/2/0; card 1: 2; card 2: 4; card 3: 6"
    Then the position is refused because "DB-049"
