Feature: Pieces and set-up

  @CT-001 @CT-009 @CT-020 @CT-021 @CT-022 @CT-023 @CT-005
  Scenario Outline: TS-02 A game that has just been set up
    Given a game of cave_troll for 4 players with options game=<game> and seed 7
    Then the position has
      """
      hand 1: 1
      hand 4: 1
      deck 1: 18
      deck 4: 18
      figures 1: -
      figures 4: -
      pool: 0
      artifacts: 6
      used: -
      gold 1: 0
      gold 4: 0
      """

    Examples:
      | game      |
      | base      |
      | alternate |

  @CT-024 @CT-025
  Scenario: Seat 1 may be told to begin; turns go clockwise
    Given a game of cave_troll for 3 players with options first=seat1 and seed 3
    Then seat 1 must decide
    When seat 1 does "pass"
    Then seat 2 must decide
    When seat 2 does "pass"
    Then seat 3 must decide
    When seat 3 does "pass"
    Then seat 1 must decide

  @CT-021 @CT-262
  Scenario: Nobody sees a deck, another's hand or the artifacts
    Given a game of cave_troll for 2 players
    And the position "hand 1: Kni; hand 2: Orc; deck 1: Adv, Orc, ..."
    Then seat 2 cannot tell the position from
      | hand 1 | Dwa           |
      | deck 1 | Kni, Adv*, ... |
    And seat 1 cannot tell the position from
      | hand 2 | Adv |
      | deck 2 | ... |
    And seat 1 cannot tell the position from
      | artifacts | Lens, Bell, Cloak, Chalice, Blade, Sandals |
    And seat 1 cannot tell the position from
      | deck 1 | Thf, Wra, ... |
    And seat 1 can tell the position from
      | hand 1 | Dwa |
      | deck 1 | ... |
    And seat 1 sees
      """
      hand 1: Kni
      hand 2: ?
      artifacts: 6
      rng: 0000 0000 0000 0000
      """

  @CT-262 @CT-279
  Scenario: All else lies open
    Given a game of cave_troll for 2 players
    And the position "figures 1: Adv R08; gold 1: 5; pool: 2"
    Then seat 2 can tell the position from
      | figures 1 | Adv R09 |
    And seat 2 can tell the position from
      | gold 1 | 6 |
    And seat 2 can tell the position from
      | chest 1    | R03 |
      | deck 1     | ... |
      | discards 1 | Adv, Chest |
    And seat 2 can tell the position from
      | used       | Lens |
      | artifacts  | Chalice, Cloak, Blade, Sandals, Bell |
      | deck 1     | ... |
      | discards 1 | Adv, Artifact |
