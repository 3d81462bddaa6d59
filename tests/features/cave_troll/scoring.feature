Feature: Scoring and the end

  @CT-161 @CT-160 @CT-163
  Scenario: TS-08 The strongest wins
    Given a game of cave_troll
    And the position "figures 1: 2 Adv R10; figures 2: Adv R10; figures 3: Adv R10; figures 4: Adv R10; artifact 1: Lens"
    When seat 1 does "lens R10"
    Then the events include "room R10 by CT-060, paid 1 R10 3 by CT-163"
    And the gold 1 is "3"

  @CT-161
  Scenario: TS-09 Where the strongest are equal nobody wins, the third neither
    Given a game of cave_troll
    And the position "figures 1: 2 Adv R15; figures 2: 2 Adv R15; figures 3: Adv R15; artifact 1: Lens"
    When seat 1 does "lens R15"
    Then the events include "nobody R15 by CT-161"
    And no event is "paid"

  @CT-162
  Scenario: Chests count four each
    Given a game of cave_troll
    And the position "figures 1: Adv R01; chest 2: R01; chest 3: R01; artifact 1: Lens"
    When seat 1 does "lens R01"
    Then the events include "paid 1 R01 9"

  @CT-164 @CT-165 @CT-008
  Scenario: Every room once, on the same position; entrances and pits not
    Given a game of cave_troll
    And the position "pool: 4; figures 1: Adv R15, Adv E2; figures 2: Adv R30, Orc R03; figures 3: 2 Adv R10; deck 1: Adv*, ..."
    When seat 1 does "draw"
    And seat 1 does "play Adv* E1"
    Then the events include "scoring 0, paid 3 R10 3, paid 1 R15 4, paid 2 R30 4"
    And the position has
      """
      gold 1: 4
      gold 2: 4
      gold 3: 3
      gold 4: 0
      figures 1: Adv R15, Adv E1, Adv E2
      figures 2: Adv R30, Orc R03
      """

  @CT-060 @CT-064 @CT-166
  Scenario: TS-06 A room scored twice by one card
    Given a game of cave_troll
    And the position "pool: 4; figures 1: Adv R11; deck 1: Score, ..."
    When seat 1 does "draw"
    And seat 1 does "play Score R11"
    Then the events include "room R11, paid 1 R11 4, pool 6, scoring 0, paid 1 R11 4"
    And the gold 1 is "8"
    And the pool is "0"

  @CT-166
  Scenario: A chest just placed is there for the scoring it sets off
    Given a game of cave_troll
    And the position "pool: 4; figures 1: Adv R11; deck 1: Chest, ..."
    When seat 1 does "draw"
    And seat 1 does "play Chest R11"
    Then the events include "chest 1 R11, pool 5, scoring 0, paid 1 R11 8"

  @CT-180 @CT-182 @CT-183 @CT-152
  Scenario: TS-32 The deck runs out
    Given a game of cave_troll
    And the position
      """
      actions: 3
      hand 1: Kni
      deck 1: Adv
      figures 1: 2 Adv R15
      figures 2: Adv R30
      artifact 2: Blade
      used: Chalice
      """
    When seat 1 does "draw"
    And seat 1 does "play Adv E1"
    Then the phase is "second"
    When seat 1 does "pass"
    Then the events include "scoring 1 by CT-182, paid 1 R15 4, paid 2 R30 4, bonus 1 by CT-182, worth 2 Blade 4 by CT-152, over"
    And nobody must decide
    And the position has
      """
      phase: over
      hand 1: Kni
      gold 1: 7
      gold 2: 8
      gold 3: 0
      """
    And seat 2 is the winner
    And "draw" is illegal by CT-180

  @CT-181
  Scenario: A pool that the last card fills is scored first
    Given a game of cave_troll
    And the position "pool: 4; figures 2: Adv R30; deck 1: Adv*"
    When seat 1 does "draw"
    And seat 1 does "play Adv* E1"
    Then the events include "pool 5, scoring 0, paid 2 R30 4, scoring 1, paid 2 R30 4, bonus 1, over 2"
    And the gold 2 is "8"

  @CT-184
  Scenario: TS-34 Equal gold shares the victory
    Given a game of cave_troll for 3 players
    And the position "phase: over; gold 1: 31; gold 2: 31; gold 3: 20"
    Then seats 1, 2 are the winners
    And the score of seat 3 is 20

  @CT-261 @CT-278 @CT-182
  Scenario: Nobody draws for ten rounds
    Given a game of cave_troll for 3 players
    And the position "quiet: 29; figures 2: Adv R15; artifact 3: Bell"
    When seat 1 does "pass"
    Then the events include "guard by CT-261, scoring 1, paid 2 R15 4, worth 3 Bell 3, over 2"
    And no event is "bonus"
    And the game is won

  @CT-278
  Scenario: One draw begins the count again
    Given a game of cave_troll for 3 players
    And the position "quiet: 29; actions: 1; deck 1: Adv, ..."
    When seat 1 does "draw"
    And seat 1 does "play Adv E1"
    Then the quiet is "0"
    And seat 2 must decide
    When seat 2 does "pass"
    Then the quiet is "1"
