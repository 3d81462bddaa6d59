Feature: In the Dark

  @CT-250
  Scenario: TS-35 No hand, nineteen cards
    Given a game of cave_troll for 2 players with options dark=on first=seat1
    Then the position has
      """
      hand 1: -
      hand 2: -
      deck 1: 19
      deck 2: 19
      """

  @CT-250
  Scenario: TS-35 The card drawn is played at once
    Given a game of cave_troll for 2 players with options dark=on
    And the position "deck 1: Dwa, ..."
    When seat 1 does "draw"
    Then the legal actions are
      | play Dwa E1 |
      | play Dwa E2 |
      | play Dwa E3 |
      | play Dwa E4 |
    When seat 1 does "play Dwa E1"
    Then the phase is "act"
    And the hand 1 is "-"

  @CT-251 @CT-180
  Scenario: TS-35 The last draw ends the game
    Given a game of cave_troll for 2 players with options dark=on game=alternate
    And the position "deck 1: Bsk"
    When seat 1 does "draw"
    And seat 1 does "play Bsk E1"
    Then nobody must decide
    And the events include "scoring 1, bonus 1, over"
