Feature: The villain wins
  The lowest cards pay with the colour their seats have most of.

  @DB-060 @DB-061 @DB-062 @DB-063 @DB-065
  Scenario: T06 Two losers, cancelled ones: one must, one may choose
    Given a game of dungeon_busters for 4 players
    And the position "villain: V1-4; tokens 1: 3/1/1; tokens 2: 2/1/2; reserve: 8/11/10"
    When the cards are "2, 2, 4, 5"
    Then the events include "cancelled 2, loss 9, given_up 1 red by DB-061"
    And the phase is "lose"
    And seat 2 must decide
    And the legal actions are
      | lose red  |
      | lose blue |
    And "lose yellow" is illegal by DB-062
    And "take red" is illegal by DB-046
    And "commit 3" is illegal by DB-024
    When seat 2 does "lose blue"
    Then the position has
      """
      tokens 1: 0/1/1
      tokens 2: 2/1/0
      tokens 3: 1/1/1
      tokens 4: 1/1/1
      centre: 3/0/2
      reserve: 8/11/10
      """

  @DB-062 @DB-063 @DB-064
  Scenario: T11 Five losers, clockwise from the first player
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
    And seat 4 does "lose yellow"
    Then the events include "given_up 4 yellow, given_up 5 blue"
    And seat 1 must decide
    And the centre is "0/3/4"
    And the legal actions are
      | lose red    |
      | lose yellow |
      | lose blue   |
    When seat 1 does "lose red"
    Then the events include "given_up 1 red, given_up 2 red, spared 3 by DB-064, villain"
    And the position has
      """
      tokens 1: 0/1/1
      tokens 2: 0/1/0
      tokens 3: 0/0/0
      tokens 4: 0/0/3
      tokens 5: 1/0/0
      centre: 3/3/4
      reserve: 11/10/7
      """

  @DB-064
  Scenario: T12 A loser without tokens loses nothing, and nobody does in his place
    Given a game of dungeon_busters for 3 players
    And the position "villain: V1-5; tokens 1: 0/0/0; reserve: 13/13/13; deck: V1-1, V1-2, V1-3, V1-4"
    When the cards are "2, 5, 6"
    Then the events include "loss 13, spared 1, villain V1-1"
    And no event is "given_up"
    And the centre is "0/0/0"
    And seat 2's tokens are "1/1/1"

  @DB-062
  Scenario: T23 A tie of two leaves out the third
    Given a game of dungeon_busters for 3 players
    And the position "villain: V1-5; tokens 1: 3/3/1"
    When the cards are "2, 5, 6"
    Then "lose red" is legal
    And "lose yellow" is legal
    And "lose blue" is illegal by DB-062

  @DB-062
  Scenario Outline: T24 One of each: any colour, one token
    Given a game of dungeon_busters for 3 players
    And the position "villain: V1-5"
    When the cards are "2, 5, 6"
    And seat 1 does "lose <colour>"
    Then seat 1's tokens are "<left>"
    And the centre is "<centre>"

    Examples:
      | colour | left  | centre |
      | red    | 0/1/1 | 1/0/0  |
      | yellow | 1/0/1 | 0/1/0  |
      | blue   | 1/1/0 | 0/0/1  |

  @DB-060 @DB-061
  Scenario: T25 Without cancelling the lowest card loses
    Given a game of dungeon_busters for 3 players
    And the position "villain: V3-5; tokens 1: 1/2/0; reserve: 12/11/13"
    When the cards are "2, 4, 7"
    Then the events include "loss 13, given_up 1 yellow"
    And seat 1's tokens are "1/0/0"
    And the centre is "0/2/0"

  @DB-065 @DB-066
  Scenario: T27 What lay in the centre stays
    Given a game of dungeon_busters for 4 players
    And the position "villain: V2-5; tokens 1: 1/1/3; centre: 2/0/1; reserve: 9/11/8"
    When the cards are "1, 2, 3, 6"
    Then the events include "loss 12, given_up 1 blue"
    And the position has
      """
      tokens 1: 1/1/0
      tokens 2: 1/1/1
      tokens 3: 1/1/1
      tokens 4: 1/1/1
      centre: 2/0/4
      reserve: 9/11/8
      """
