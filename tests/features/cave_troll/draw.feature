Feature: Draw and play

  @CT-050 @CT-051 @CT-053 @CT-270
  Scenario: TS-03 Either card of two, or both
    Given a game of cave_troll
    And the position "hand 1: Adv; deck 1: Kni, ..."
    When seat 1 does "draw"
    Then the events include "draw 1 by CT-050"
    And the legal actions are
      | play Adv E1 |
      | play Adv E2 |
      | play Adv E3 |
      | play Adv E4 |
      | play Kni E1 |
      | play Kni E2 |
      | play Kni E3 |
      | play Kni E4 |
    And "pass" is illegal by CT-050
    And "draw" is illegal by CT-050
    When seat 1 does "play Adv E1"
    Then the phase is "second"
    And the legal actions are
      | pass        |
      | play Kni E1 |
      | play Kni E2 |
      | play Kni E3 |
      | play Kni E4 |
    And "draw" is illegal by CT-053
    When seat 1 does "pass"
    Then the events include "keep 1"
    And the hand 1 is "Kni"
    And the actions are "3"

  @CT-051 @CT-052 @CT-054
  Scenario: TS-03 Both, so that the next card must be played
    Given a game of cave_troll
    And the position "hand 1: Adv; deck 1: Kni, Dwa, ..."
    When seat 1 does "draw"
    And seat 1 does "play Kni E1"
    And seat 1 does "play Adv E1"
    Then the hand 1 is "-"
    And the figures 1 are "Adv E1, Kni E1"
    When seat 1 does "draw"
    Then "pass" is illegal by CT-052
    When seat 1 does "play Dwa E2"
    Then the phase is "act"
    And the actions are "2"

  @CT-051
  Scenario: TS-03 With exactly_one the other card is kept
    Given a game of cave_troll for 4 players with options exactly_one=on
    And the position "hand 1: Adv; deck 1: Kni, ..."
    When seat 1 does "draw"
    And seat 1 does "play Kni E1"
    Then the phase is "act"
    And the hand 1 is "Adv"

  @CT-053 @CT-063 @CT-064 @CT-062 @CT-271 @CT-037
  Scenario: TS-04 The pool is looked at between two cards
    Given a game of cave_troll
    And the position "pool: 4; figures 1: Adv R15; hand 1: Adv*; deck 1: Chest, ...; discards 1: Adv"
    When seat 1 does "draw"
    And seat 1 does "play Adv* E1"
    Then the events include "play 1 Adv*, enter 1 Adv E1, pool 5 by CT-063, scoring 0 by CT-064, paid 1 R15 4"
    And the pool is "0"
    And the gold 1 is "4"
    And the discards 1 are "Adv, Adv*"
    And the discards 4 are "Score"
    When seat 1 does "play Chest R15"
    Then the pool is "1"
    And the pool 1 is "Chest"
    And the gold 1 is "4"

  @CT-064
  Scenario: What is above five is lost
    Given a game of cave_troll
    And the position "pool: 4; deck 1: Score, ..."
    When seat 1 does "draw"
    And seat 1 does "play Score R03"
    Then the events include "pool 6, scoring 0"
    And the pool is "0"

  @CT-055 @CT-072
  Scenario: A hero comes in at an entrance, however many are there
    Given a game of cave_troll
    And the position "figures 1: 6 Adv E1; figures 2: 3 Adv E1; deck 1: Thf, ..."
    When seat 1 does "draw"
    Then "play Thf E1" is legal
    And "play Thf R01" is illegal by CT-055
    And "play Thf P1" is illegal by CT-055

  @CT-056 @CT-072 @CT-057
  Scenario: A monster comes in at a pit, however many are there
    Given a game of cave_troll
    And the position "figures 1: Wra P1; figures 2: Orc P1, Wra P1; figures 3: Orc P1, Wra P1; deck 1: Orc, ..."
    When seat 1 does "draw"
    Then the legal actions are
      | play Orc P1 |
      | play Orc P2 |
      | play Orc P3 |
    And "play Orc E1" is illegal by CT-056
    When seat 1 does "play Orc P1"
    Then the events include "enter 1 Orc P1 by CT-056"

  @CT-058 @CT-059
  Scenario Outline: A chest goes into any room, whoever is there
    Given a game of cave_troll
    And the position "figures 1: 5 Adv R10; figures 2: Kni R11, CTr R12; chest 3: R10; deck 4: Chest, ...; active: 4"
    When seat 4 does "draw"
    Then "play Chest E1" is illegal by CT-058
    And "play Chest P1" is illegal by CT-058
    When seat 4 does "play Chest <room>"
    Then the chest 4 is "<room>"
    And the events include "chest 4 <room> by CT-058"

    Examples:
      | room |
      | R10  |
      | R11  |
      | R12  |
      | R33  |

  @CT-059
  Scenario: A chest takes no place
    Given a game of cave_troll
    And the position "figures 1: 4 Adv R10; chest 3: R10; figures 2: Adv R11"
    And the position "active: 2"
    Then "move Adv R11 to R10" is legal

  @CT-060 @CT-064
  Scenario: TS-07 An empty room may be scored
    Given a game of cave_troll
    And the position "pool: 2; deck 1: Score, ..."
    When seat 1 does "draw"
    Then "play Score E1" is illegal by CT-060
    When seat 1 does "play Score R03"
    Then the events include "room R03 by CT-060, nobody R03 by CT-161, pool 4"
    And no event is "scoring"
    And the pool is "4"

  @CT-061 @CT-262
  Scenario: Only its holder sees an artifact
    Given a game of cave_troll
    And the position "deck 1: Artifact, ...; artifacts: Bell, Cloak, Blade, Lens, Sandals, Chalice"
    When seat 1 does "draw"
    And seat 1 does "play Artifact"
    Then the events include "found 1 by CT-061"
    And the artifacts are "Cloak, Blade, Lens, Sandals, Chalice"
    And seat 1 sees
      """
      artifact 1: Bell
      """
    And seat 2 sees
      """
      artifact 1: ?
      artifacts: 5
      """
    And seat 2 cannot tell the position from
      | artifact 1 | Lens |
      | artifacts  | Cloak, Blade, Bell, Sandals, Chalice |
    And seat 1 can tell the position from
      | artifact 1 | Lens |
      | artifacts  | Cloak, Blade, Bell, Sandals, Chalice |
