Feature: The secret choice
  Every seat commits a card; none sees another's.

  Background:
    Given a game of dungeon_busters for 3 players

  @DB-023 @DB-027
  Scenario: One card of the hand, and no passing
    Given the position "villain: V1-3; row 1: 4; row 2: 5; row 3: 7"
    Then the legal actions are
      | commit 2   |
      | commit 3   |
      | commit 5   |
      | commit 6   |
      | commit 7   |
      | announce 2 |
      | announce 3 |
      | announce 5 |
      | announce 6 |
      | announce 7 |
      | speak 2    |
      | speak 3    |
    And "commit 4" is illegal by DB-027

  @DB-027 @DB-071 @DB-113
  Scenario: T29 A card that was played lies in the row
    Given the position "villain: V1-1; deck: V1-3, V1-2, V1-4, V1-5"
    When the cards are "4, 6, 7"
    Then the position has
      """
      row 1: 4
      row 2: 6
      row 3: 7
      villain: V1-3
      """
    And seat 1 must decide
    When seat 1 tries "commit 4"
    Then it is refused by DB-027

  @DB-021 @DB-024 @DB-026
  Scenario: The last one to commit closes the choice
    Given the position "villain: V1-3; first: 2"
    Then seat 2 must decide
    When seat 2 does "commit 3"
    Then seat 3 must decide
    And no event is "shown"
    When seat 3 does "commit 6"
    Then seat 1 must decide
    And no event is "shown"
    When seat 1 does "commit 5"
    Then the events include "shown 1 5, shown 2 3, shown 3 6, win 14, paid 2 yellow, paid 1 red, villain"

  @DB-024 @DB-025 @DB-081
  Scenario: T31 A committed card may be exchanged until then
    Given the position "villain: V1-3"
    When seat 1 does "commit 3"
    Then seat 2 sees
      """
      card 1: ?
      """
    And seat 3 sees
      """
      card 1: ?
      """
    And seat 1 sees
      """
      card 1: 3
      """
    When seat 2 does "speak 1"
    Then the events include "speak 1 by DB-024"
    And seat 1 must decide
    When seat 1 does "commit 5"
    Then seat 2 must decide
    And the card 1 is "5"
    When seat 2 does "commit 4"
    And seat 3 does "commit 7"
    Then the events include "shown 1 5, shown 2 4, shown 3 7"

  @DB-024
  Scenario: The word goes to another seat that is at the table
    Given the position "villain: V1-3"
    Then "speak 1" is illegal by DB-024
    And "speak 4" is illegal by DB-024
    When seat 1 does "speak 3"
    And seat 3 does "commit 2"
    Then seat 1 must decide
    When seat 1 does "commit 4"
    Then seat 2 must decide

  @DB-025 @DB-081
  Scenario: Which card was committed is told to nobody
    Given the position "villain: V1-3; card 1: 3; mover: 2"
    Then seat 2 cannot tell the position from
      | card 1 | 7 |
    And seat 3 cannot tell the position from
      | card 1 | 2 |
    And seat 1 can tell the position from
      | card 1 | 7 |
    And seat 2 can tell the position from
      | card 1 | - |

  @DB-080
  Scenario: All else lies open
    Given the position "villain: V1-3; row 1: 4; row 2: 5; row 3: 2; said 1: 6; centre: 1/0/0"
    Then seat 2 can tell the position from
      | row 1 | 3 |
    And seat 2 can tell the position from
      | said 1 | 2 |
    And seat 2 can tell the position from
      | tokens 1 | 2/1/1    |
      | reserve  | 10/12/12 |
    And seat 2 can tell the position from
      | centre  | 0/0/1    |
      | reserve | 12/12/11 |
    And seat 3 can tell the position from
      | villain | V1-2 |
    And seat 3 can tell the position from
      | first | 2 |

  @DB-081 @DB-009
  Scenario: Neither the deck's order nor the villain put away can be seen
    Given the position "met: V1-2; villain: V1-4; row 1: 4; row 2: 5; row 3: 2; deck: V1-5, V1-1, V1-3"
    Then seat 1 cannot tell the position from
      | deck | V1-3, V1-5, V1-1 |
    And seat 1 sees
      """
      deck: V1-1, V1-3, V1-5
      met: V1-2
      rng: 0000 0000 0000 0000
      """

  @DB-082
  Scenario: T47 A committed card still counts among those a seat may have
    Given the position "villain: V1-3; card 1: 3; mover: 2; row 1: 4; row 2: 5; row 3: 2"
    Then seat 2 sees
      """
      row 1: 4
      card 1: ?
      """
    When seat 2 does "speak 1"
    Then "commit 3" is legal
    And "announce 3" is legal

  @DB-024 @DB-092 @DB-048 @DB-062
  Scenario: Each phase has its own actions
    Given the position "villain: V1-3"
    Then "take red" is illegal by DB-046
    And "lose red" is illegal by DB-060
    And "hero Cook" is illegal by DB-010

  @DB-115
  Scenario: A full table of cards is no question
    Given the position "villain: V1-3; card 1: 3; card 2: 4; card 3: 5"
    Then the position is refused because "DB-024"
