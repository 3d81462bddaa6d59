Feature: Table talk
  Announcements that bind nobody.

  Background:
    Given a game of dungeon_busters for 3 players

  @DB-090 @DB-091 @DB-092 @DB-093
  Scenario: T32 Said 6, played 2
    Given the position "villain: V1-3; deck: V1-1, V1-2, V1-4, V1-5"
    When seat 1 does "announce 6"
    Then the events include "said 1 6 by DB-091"
    And seat 1 must decide
    And seat 2 sees
      """
      said 1: 6
      """
    When seat 1 does "commit 2"
    Then the said 1 is "6"
    And the card 1 is "2"
    When seat 2 does "commit 3"
    And seat 3 does "commit 5"
    Then the events include "shown 1 2 said 6, shown 2 3, shown 3 5, win 10, villain"
    And the position has
      """
      said 1: -
      talks 1: -
      broken 1: 1
      """

  @DB-091 @DB-092
  Scenario: T33 Only a card of the hand is announced
    Given the position "villain: V1-3; row 1: 4; row 2: 5; row 3: 6"
    Then "announce 4" is illegal by DB-091
    And "announce 1" is illegal by DB-091
    And "announce 5" is legal

  @DB-091
  Scenario: A new announcement replaces the old one; it may be taken back
    Given the position "villain: V1-3"
    When seat 1 does "announce 6"
    And seat 1 does "announce 3"
    Then the said 1 is "3"
    And the talks 1 is "2"
    When seat 1 does "withdraw"
    Then the said 1 is "-"
    And the talks 1 is "2"
    And the events include "unsaid 1 3"

  @DB-092 @DB-025
  Scenario: Also after committing; the card stays as it is and hidden
    Given the position "villain: V1-3; card 1: 2; mover: 2"
    When seat 2 does "speak 1"
    And seat 1 does "announce 7"
    Then the card 1 is "2"
    And seat 2 sees
      """
      said 1: 7
      card 1: ?
      """
    When seat 1 does "speak 2"
    Then seat 2 must decide

  @DB-092
  Scenario: Nobody has to announce anything
    Given the position "villain: V1-3"
    When the cards are "2, 3, 4"
    Then no event is "said"
    And the position has
      """
      kept 1: -
      broken 1: -
      """

  @DB-093
  Scenario: A word kept is remembered
    Given the position "villain: V1-3; said 2: 4; kept 2: 0"
    When the cards are "2, 4, 6"
    Then the kept 2 is "1"
    And the said 2 is "-"

  @DB-095
  Scenario: T50 Five times a turn
    Given the position "villain: V1-3"
    When seat 1 does "announce 2"
    And seat 1 does "announce 3"
    And seat 1 does "announce 2"
    And seat 1 does "withdraw"
    And seat 1 does "announce 4"
    And seat 1 does "announce 4"
    And seat 1 tries "announce 6"
    Then it is refused by DB-095
    And "withdraw" is legal
    And "commit 6" is legal

  @DB-095
  Scenario: Nothing to take back
    Given the position "villain: V1-3"
    Then "withdraw" is illegal by DB-095

  @DB-090
  Scenario: A game without talk
    Given a game of dungeon_busters for 3 players with options talk=off
    And the position "villain: V1-3"
    Then "announce 4" is illegal by DB-090
    And "withdraw" is illegal by DB-090
    And the legal actions are
      | commit 2 |
      | commit 3 |
      | commit 4 |
      | commit 5 |
      | commit 6 |
      | commit 7 |
      | speak 2  |
      | speak 3  |

  @DB-094
  Scenario: There is no way to show a card or to give a token
    Given the position "villain: V1-3"
    Then no legal action begins with "take"
    And no legal action begins with "lose"
