Feature: Home is the castle
  Each player lives in a Tower and is out when it falls.

  Background:
    Given a game of castle_panic for 3 players with options home=on

  # --- choosing

  @CP-260
  Scenario: From the first player on, each chooses another Tower; then the first turn begins
    Given a game of castle_panic for 3 players with options home=on and seed 3
    When seat 1 does "scatter"
    And seat 1 does "seat 2 begins"
    Then seat 2 must decide
    And the legal actions are
      | home 1 |
      | home 2 |
      | home 3 |
      | home 4 |
      | home 5 |
      | home 6 |
    When seat 2 does "home 4"
    Then seat 3 must decide
    And "home 4" is illegal by CP-260
    And "pass" is illegal by CP-260
    When seat 3 does "home 6"
    Then seat 1 must decide
    And the legal actions are
      | home 1 |
      | home 2 |
      | home 3 |
      | home 5 |
    When seat 1 does "home 1"
    Then the position has
      """
      home 1: 1
      home 2: 4
      home 3: 6
      phase: discard
      active: 2
      turn: 1
      """
    And the events include "home 1 by CP-260, turn"
    And seat 2 must decide

  @CP-260
  Scenario: Six players take all six Towers
    Given a game of castle_panic for 6 players with options home=on and seed 3
    When seat 1 does "scatter"
    And seat 1 does "seat 1 begins"
    And seat 1 does "home 3"
    And seat 2 does "home 1"
    And seat 3 does "home 2"
    And seat 4 does "home 6"
    And seat 5 does "home 5"
    Then seat 6 must decide
    And the legal actions are
      | home 4 |
    When seat 6 does "home 4"
    Then the phase is "discard"

  @CP-212 @CP-260
  Scenario: Alone one has a home too
    Given a game of castle_panic for 1 player with options home=on and seed 3
    When seat 1 does "scatter"
    Then the legal actions include
      | home 1 |
      | home 6 |
    When seat 1 does "home 6"
    Then the phase is "discard"

  @CP-260
  Scenario: Homes are chosen once, and only with the option
    Given the position "phase: discard; home 1: 1; home 2: 2; home 3: 3; monsters: Orc @A1; hand 1: Tar"
    Then "home 5" is illegal by CP-260
    And the legal actions are
      | pass        |
      | discard Tar |

  @CP-260
  Scenario: Two players in one Tower cannot be
    Given the position "home 1: 1; home 2: 1; home 3: 3; monsters: Orc @A1"
    Then the position is refused because "the same home (CP-260)"

  @CP-220 @CP-260
  Scenario: The Overlord has no home
    Given a game of castle_panic for 3 players with options home=on mode=overlord and seed 3
    When seat 1 does "scatter"
    And seat 1 does "seat 1 begins"
    And seat 1 does "home 3"
    And seat 2 does "home 5"
    Then the phase is "discard"
    And seat 1 must decide

  # --- losing it

  @CP-261 @CP-262
  Scenario: TS-98 The Tower falls: its player is out with his hand, and his turn is skipped
    Given the position
      """
      active: 1
      home 1: 1
      home 2: 2
      home 3: 3
      walls: 1, 3..6
      monsters: Orc @S2
      hand 1: Mortar
      hand 2: Brick, Tar
      hand 3: 3 Blue Archer, 2 Red Archer
      pile: Goblin, Goblin, Troll
      """
    And the dice to come are 5, 6
    When seat 1 does "pass"
    Then the events include "tower 2, out 2 by CP-261, discard Brick by CP-262, discard Tar by CP-262, phase 6, token, token, turn"
    And the position has
      """
      active: 3
      phase: discard
      towers: 1, 3..6
      monsters: Orc 1/2 @C2, Goblin @F5, Goblin @F6
      hand 1: Mortar
      hand 2: -
      discard: Brick, Tar
      home 2: -
      out: 2
      pile: Troll
      """
    And seat 3 must decide

  @CP-197 @CP-261
  Scenario: A Boulder takes a home like a Monster
    Given the position "home 1: 1; home 2: 2; home 3: 3; walls: 1, 3..6; monsters: Orc @F6; hand 2: Brick; pile: Giant Boulder, Goblin, Troll"
    And the dice to come are 2
    When phase 6 passes
    Then the events include "boulder 2, tower 2 by CP-193, out 2"
    And the out is "2"
    And seat 2's hand is "-"

  @CP-261
  Scenario: A Tower that is nobody's home falls without that effect
    Given the position "home 1: 1; home 2: 2; home 3: 3; walls: 1..4, 6; monsters: Orc @S5; hand 1: Tar; hand 2: Brick"
    When phase 5 passes
    Then the towers are "1..4, 6"
    And the out is "-"
    And no event is "out"
    And seat 2's hand is "Brick"

  @CP-180 @CP-262
  Scenario: Who is out takes no part any more
    Given the position
      """
      active: 1
      phase: trade
      home 1: 1
      home 3: 3
      out: 2
      towers: 1, 3..6
      monsters: Orc @F1
      hand 1: Tar, Mortar
      hand 3: Brick
      pile: All Players Discard 1 Card, Goblin
      """
    Then the legal actions are
      | pass              |
      | offer Tar to 3    |
      | offer Mortar to 3 |
    And "offer Tar to 2" is illegal by CP-084
    When phase 6 passes
    Then the ask is "discard 1,3"

  @CP-262
  Scenario: Trophies of a player who is out do not score
    Given the position "phase: won; home 1: 1; home 3: 3; out: 2; towers: 1, 3; pile: -; trophies 1: Orc; trophies 2: 3 Troll; trophies 3: Goblin"
    Then the score of seat 2 is 0
    And the score of seat 1 is 2
    And seat 1 is the leader
    And seats 1, 2, 3 are the winners

  @CP-206 @CP-262
  Scenario: Who is out is no Master Slayer, even where nobody else has a point
    Given the position "phase: won; home 1: 1; home 3: 3; out: 2; towers: 1, 3; pile: -; trophies 2: 3 Troll"
    Then seats 1, 3 are the leaders

  @CP-263
  Scenario: The active player goes out in phase 5: the turn is finished, the next one chooses
    Given the position
      """
      active: 1
      home 1: 2
      home 2: 1
      home 3: 4
      walls: 1, 4..6
      monsters: Goblin @S2, Orc @S3, Troll @S3
      hand 1: Tar
      hand 2: Brick, Missing
      pile: All Players Discard 1 Card, Goblin, Orc
      """
    And the dice to come are 6
    When seat 1 does "pass"
    Then the out is "1"
    And seat 2 must decide
    And the ask is "tower 3"
    When seat 2 does "damage Troll @C3"
    Then the ask is "discard 2"
    And seat 2 must decide
    When seat 2 does "discard Missing"
    Then the position has
      """
      active: 2
      phase: discard
      monsters: Orc @C3, Troll 2/3 @C3, Goblin @F6
      pile: Orc
      """
    And seat 2 must decide

  @CP-263
  Scenario: The next player clockwise is the next one still in the game
    Given the position "active: 3; home 2: 5; home 3: 2; out: 1; towers: 2,3,5,6; walls: 1,4..6; monsters: Goblin @S2, Orc @S3, Troll @S3; hand 3: Tar"
    When phase 5 passes
    Then the out is "1, 3"
    And seat 2 must decide

  @CP-264
  Scenario: Hand size and trades stay those of the six who began
    Given a game of castle_panic for 6 players with options home=on
    And the position
      """
      active: 1
      home 1: 1
      home 2: 2
      out: 3..6
      towers: 1,2
      monsters: Orc @F1
      hand 1: Brick
      hand 2: Tar, Missing
      """
    When phase 1 passes
    Then seat 1's hand is "4"
    When seat 1 does "pass"
    And seat 1 does "offer Brick to 2"
    And seat 2 does "give Tar"
    And seat 1 does "accept"
    Then the phase is "trade"
    And the trades is "1"

  @CP-265
  Scenario: TS-100 All homes are gone: lost, though a Tower stands
    Given the position "active: 2; home 2: 2; out: 1, 3; towers: 2, 5; walls: 1, 3..6; monsters: Troll @S2; hand 2: Tar"
    When seat 2 does "pass"
    Then the phase is "lost"
    And nobody is the winner
    And the position has
      """
      towers: 5
      out: 1..3
      hand 2: -
      """

  @CP-236 @CP-265
  Scenario: Against an Overlord he has won then
    Given a game of castle_panic for 3 players with options home=on mode=overlord
    And the position "active: 2; home 2: 2; out: 1; towers: 2, 5; walls: 1, 3..6; monsters: Troll @S2; hand 2: Tar; overlord hand: Orc"
    When seat 2 does "pass"
    Then seat 3 is the winner

  @CP-265
  Scenario: While one is left the game goes on
    Given the position "active: 2; home 2: 2; home 3: 5; out: 1; towers: 2, 5; walls: 1, 3..6; monsters: Troll @S2; hand 2: Tar; pile: Goblin, Goblin, Goblin"
    When seat 2 does "pass"
    Then the game goes on
    And seat 3 must decide
    And the active is "3"

  # --- the switch for spare Towers

  @CP-261
  Scenario Outline: Switch spare_towers=<value>: who loses a home <what>
    Given a game of castle_panic for 3 players with options home=on spare_towers=<value>
    And the position "active: 1; home 1: 1; home 2: 2; home 3: 3; walls: 1, 3..6; monsters: Troll @S2; hand 2: Tar; pile: Goblin, Goblin, Goblin"
    When phase 5 passes
    Then the out is "<out>"
    And seat 2's hand is "<hand>"

    Examples:
      | value   | what              | out | hand |
      | nothing | is out            | 2   | -    |
      | claim   | keeps the hand    | -   | Tar  |

  @CP-261
  Scenario: Switch spare_towers=claim: a free Tower becomes the new home at once
    Given a game of castle_panic for 3 players with options home=on spare_towers=claim
    And the position
      """
      active: 1
      home 1: 1
      home 2: 2
      home 3: 3
      towers: 1..4, 6
      walls: 1, 3..6
      monsters: Troll @S2
      hand 2: Tar
      pile: Goblin, Goblin, Goblin
      """
    When seat 1 does "pass"
    Then seat 2 must decide
    And the legal actions are
      | home 4 |
      | home 6 |
    And "home 5" is illegal by CP-260
    And "home 1" is illegal by CP-260
    When seat 2 does "home 6"
    Then the position has
      """
      active: 2
      phase: discard
      home 2: 6
      out: -
      claims: -
      """
    And seat 2's hand is "Tar, ..."

  @CP-261 @CP-262
  Scenario: Switch spare_towers=claim: without a free Tower one is out
    Given a game of castle_panic for 3 players with options home=on spare_towers=claim
    And the position "active: 1; home 1: 1; home 2: 2; home 3: 3; towers: 1..3; walls: 1, 3..6; monsters: Troll @S2; hand 2: Tar; pile: Goblin, Goblin, Goblin"
    When seat 1 does "pass"
    Then the out is "2"
    And seat 2's hand is "-"
    And seat 3 must decide
