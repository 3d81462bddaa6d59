Feature: Pieces and set-up

  @DB-001 @DB-003 @DB-004 @DB-005 @DB-009
  Scenario: T01 Three seats
    Given a game of dungeon_busters for 3 players
    Then the position has
      """
      phase: heroes
      tokens 1: 1/1/1
      tokens 2: 1/1/1
      tokens 3: 1/1/1
      centre: 0/0/0
      reserve: 12/12/12
      met: -
      deck: 5
      """

  @DB-001 @DB-004
  Scenario Outline: T02 T03 Reserve and tokens by the number of seats
    Given a game of dungeon_busters for <seats> players
    Then the reserve is "<reserve>"
    And seat <seats>'s tokens are "1/1/1"
    And the centre is "0/0/0"

    Examples:
      | seats | reserve  |
      | 3     | 12/12/12 |
      | 4     | 11/11/11 |
      | 5     | 10/10/10 |

  @DB-003 @DB-027
  Scenario Outline: T01 T02 T03 T30 Hands have no 1 for three seats, no 7 for more
    Given a game of dungeon_busters for <seats> players
    And the position "villain: V1-1"
    Then "commit <in>" is legal
    And "commit <low>" is legal
    And "commit <out>" is illegal by DB-003
    And "commit 8" is illegal by DB-003
    And "commit 0" is illegal by DB-003

    Examples:
      | seats | in | low | out |
      | 3     | 7  | 2   | 1   |
      | 4     | 6  | 1   | 7   |
      | 5     | 6  | 1   | 7   |

  @DB-010 @DB-108
  Scenario: Heroes are chosen clockwise from the first player, each by one seat
    Given a game of dungeon_busters for 4 players
    And the position "phase: heroes; first: 3"
    Then seat 3 must decide
    And "commit 3" is illegal by DB-108
    When seat 3 does "hero Scout"
    Then the events include "hero 3 Scout by DB-010"
    And seat 4 must decide
    And "hero Scout" is illegal by DB-010
    And the legal actions are
      | hero Cook    |
      | hero Smith   |
      | hero Fiddler |
      | hero Scholar |
    When seat 4 does "hero Cook"
    And seat 1 does "hero Scholar"
    And seat 2 does "hero Smith"
    Then the position has
      """
      phase: choose
      mover: 3
      hero 1: Scholar
      hero 2: Smith
      hero 3: Scout
      hero 4: Cook
      """
    And "hero Fiddler" is illegal by DB-010

  @DB-010 @DB-115
  Scenario: The last of five has one hero left and is not asked
    Given a game of dungeon_busters for 5 players
    And the position "phase: heroes; first: 1; mover: 4; hero 1: Cook; hero 2: Smith; hero 3: Scout"
    When seat 4 does "hero Scholar"
    Then the events include "hero 4 Scholar, hero 5 Fiddler, battle 1, villain"
    And seat 1 must decide

  @DB-010
  Scenario: Two seats with one hero cannot be
    Given a game of dungeon_busters
    And the position "hero 1: Cook; hero 2: Cook"
    Then the position is refused because "same hero"

  @DB-020 @DB-022
  Scenario: The first fight begins when the heroes are chosen
    Given a game of dungeon_busters for 3 players
    And the position "phase: heroes; first: 1; mover: 3; hero 1: Cook; hero 2: Smith; deck: V1-4, V1-2, V1-1, V1-3, V1-5"
    When seat 3 does "hero Scout"
    Then the villain is "V1-4"
    And the deck is "V1-2, V1-1, V1-3, V1-5"
    And the events include "battle 1 by DB-009, villain V1-4 by DB-022"
