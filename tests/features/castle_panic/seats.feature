Feature: Several players
  Two to six play together: hands, turns, whose choice it is, and who is the Master Slayer.

  Background:
    Given a game of castle_panic for 3 players

  # --- set-up

  @CP-007 @CP-040 @CP-043 @CP-044
  Scenario: TS-01 A new game for four players
    Given a game of castle_panic for 4 players and seed 3
    Then the position has
      """
      seats: 4
      phase: setup
      walls: 1..6
      towers: 1..6
      fortified: -
      hand 1: 5
      hand 2: 5
      hand 3: 5
      hand 4: 5
      deck: 29
      discard: 0
      pile: 43
      """
    When seat 1 does "scatter"
    Then the monsters are "6"
    And seat 1 must decide

  @CP-007 @CP-044
  Scenario Outline: <players> players have <cards> cards each, and <deck> are left
    Given a game of castle_panic for <players> players and seed 8
    Then seat 1's hand is "<cards>"
    And seat 2's hand is "<cards>"
    And seat <players>'s hand is "<cards>"
    And the deck is "<deck>"

    Examples:
      | players | cards | deck |
      | 2       | 6     | 37   |
      | 3       | 5     | 34   |
      | 4       | 5     | 29   |
      | 5       | 5     | 24   |
      | 6       | 4     | 25   |

  @CP-007
  Scenario: Nobody has a seventh seat
    Given the position "seats: 7; monsters: Orc @A1"
    Then the position is refused because "whole number from 1 to 6"

  @CP-045
  Scenario: When the six Monsters stand, the players choose who goes first
    Given a game of castle_panic for 3 players and seed 3
    When seat 1 does "scatter"
    Then seat 1 must decide
    And the legal actions are
      | seat 1 begins |
      | seat 2 begins |
      | seat 3 begins |
    And "seat 4 begins" is illegal by CP-045
    And "pass" is illegal by CP-045
    When seat 1 does "seat 3 begins"
    Then the events include "first 3 by CP-045, turn"
    And the position has
      """
      phase: discard
      active: 3
      first: 3
      turn: 1
      """
    And seat 3 must decide

  @CP-045
  Scenario: It is chosen once
    Given the position "phase: discard; monsters: Orc @A1; hand 1: Tar"
    When seat 1 tries "seat 2 begins"
    Then it is refused by CP-045

  # --- turns

  @CP-045 @CP-053
  Scenario: Turns go round clockwise and come back to the first
    Given the position "active: 2; phase: play; turn: 4; monsters: Orc @F1; pile: Goblin, Goblin, Goblin, Goblin, Goblin"
    When the turn passes
    Then seat 3 must decide
    And the active is "3"
    When the turn passes
    Then seat 1 must decide
    And the position has
      | active | 1 |
      | turn   | 6 |

  @CP-060
  Scenario Outline: With <players> players phase 1 fills the hand up to <cards>
    Given a game of castle_panic for <players> players
    And the position "active: 1; monsters: Orc @A1; hand 1: Brick; hand 2: Mortar"
    When phase 1 passes
    Then seat 1's hand is "<cards>"
    And seat 2's hand is "Mortar"

    Examples:
      | players | cards |
      | 2       | 6     |
      | 3       | 5     |
      | 4       | 5     |
      | 5       | 5     |
      | 6       | 4     |

  @CP-061 @CP-180 @CP-181
  Scenario: TS-06 Who lost a card before the first turn of the game draws it again
    Given the position
      """
      active: 1
      turn: 1
      phase: play
      monsters: Orc @F1
      hand 1: 4 Brick, Missing
      hand 2: 4 Mortar, Tar
      hand 3: Red Archer, Red Knight, Red Swordsman, Red Hero, Scavenge
      deck: Barbarian, ...
      pile: All Players Discard 1 Card, Monsters Move Clockwise, Orc
      """
    When the turn passes
    Then seat 1 must decide
    And the legal actions are
      | discard Brick   |
      | discard Missing |
    When seat 1 does "discard Brick"
    Then seat 2 must decide
    When seat 2 does "discard Tar"
    Then seat 3 must decide
    When seat 3 does "discard Scavenge"
    Then the position has
      """
      active: 2
      turn: 2
      phase: discard
      hand 1: 3 Brick, Missing
      hand 2: 4 Mortar, Barbarian
      hand 3: Red Archer, Red Knight, Red Swordsman, Red Hero
      discard: Brick, Tar, Scavenge
      """

  @CP-054 @CP-060
  Scenario: TS-07 Three players: six cards kept over the round are still six in the next turn
    Given the position
      """
      active: 1
      phase: play
      monsters: Orc @F1
      hand 1: 4 Brick, Missing, Tar
      hand 2: 4 Mortar, Scavenge
      hand 3: Red Archer, Red Knight, Red Swordsman, Red Hero, Blue Hero
      pile: Goblin, Goblin, Goblin, Goblin, Goblin
      """
    When the turn passes
    And the turn passes
    And the turn passes
    Then the active is "1"
    And seat 1's hand is "4 Brick, Missing, Tar"
    And no event is "draw"

  @CP-070
  Scenario: TS-09 Two players: the second discard is refused
    Given a game of castle_panic for 2 players
    And the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Tar; hand 2: Mortar; deck: Missing, ..."
    When seat 1 does "discard Brick"
    Then seat 1's hand is "Missing, Tar"
    And the phase is "trade"
    When seat 1 tries "discard Tar"
    Then it is refused by CP-070

  @CP-123
  Scenario: TS-37 Tar holds until the next player's turn begins
    Given the position "active: 1; monsters: Orc @K1 +tar, Goblin @F5; pile: -"
    When the turn passes
    Then the monsters are "Orc @K1, Goblin @A5"
    And the active is "2"
    When phase 5 passes
    Then the monsters are "Orc @S1, Goblin @K5"

  # --- what the others keep and choose

  @CP-098
  Scenario: The trophy is the active player's
    Given the position "active: 2; monsters: Orc 1/2 @A1, Orc @F3; hand 2: Red Archer; trophies 1: Goblin"
    When seat 2 does "play Red Archer on Orc 1/2 @A1"
    Then the trophies 2 are "Orc"
    And the trophies 1 are "Goblin"
    And the score of seat 2 is 2
    And the score of seat 1 is 1
    And the score of seat 3 is 0

  @CP-090
  Scenario: Cards come from the active player's hand, not from another's
    Given the position "active: 2; monsters: Orc @A1; hand 1: Red Archer, Mortar; hand 2: Brick; walls: 2..6"
    Then "play Red Archer on Orc @A1" is illegal by CP-090
    And "play Brick with Mortar on 1" is illegal by CP-117
    And the legal actions are
      | pass |

  @CP-151
  Scenario: The active player enters which Monster is hurt
    Given the position "active: 3; monsters: Troll @S3, Orc @S3"
    When phase 5 passes
    Then seat 3 must decide
    And the legal actions are
      | damage Troll @S3 |
      | damage Orc @S3   |
    When seat 3 does "damage Orc @S3"
    Then the monsters are "Troll 3/3 @S3, Orc 1/2 @S3"

  @CP-179
  Scenario: TS-74 A plague takes its cards from every hand
    Given the position
      """
      active: 2
      monsters: Orc @F1
      hand 1: Red Archer, Any Color Archer, Red Hero
      hand 2: -
      hand 3: Blue Knight
      pile: Plague! Archers
      """
    When phase 6 passes
    Then the position has
      """
      hand 1: Red Hero
      hand 2: -
      hand 3: Blue Knight
      discard: Red Archer, Any Color Archer
      """

  @CP-180
  Scenario: TS-75 Each player with a card discards one of his own choice
    Given the position
      """
      active: 1
      monsters: Orc @F1
      hand 1: Brick, Tar
      hand 2: -
      hand 3: 2 Red Archer, 2 Mortar, Missing
      pile: All Players Discard 1 Card
      """
    When phase 6 passes
    Then seat 1 must decide
    And the ask is "discard 1,3"
    When seat 1 does "discard Tar"
    Then seat 3 must decide
    And the legal actions are
      | discard Red Archer |
      | discard Mortar     |
      | discard Missing    |
    When seat 3 does "discard Mortar"
    Then nobody must decide
    And the position has
      """
      hand 1: Brick
      hand 2: -
      hand 3: 2 Red Archer, Mortar, Missing
      discard: Tar, Mortar
      """

  @CP-181
  Scenario: The discards are asked from the active player on, clockwise
    Given the position "active: 2; monsters: Orc @F1; hand 1: Brick; hand 2: Tar; hand 3: Missing; pile: All Players Discard 1 Card"
    When phase 6 passes
    Then seat 2 must decide
    When seat 2 does "discard Tar"
    Then seat 3 must decide
    When seat 3 does "discard Missing"
    Then seat 1 must decide
    And the legal actions are
      | discard Brick |

  @CP-050 @CP-053 @CP-060 @CP-070 @CP-080 @CP-115 @CP-179
  Scenario: TS-60 The worked example turn, with four players
    Given a game of castle_panic for 4 players
    And the position
      """
      active: 1
      walls: 1, 3..6
      monsters: Orc @A3, Troll @K5
      hand 1: Brick, Blue Knight, Blue Archer, Green Archer
      hand 2: Green Archer, Red Archer, Tar, Missing, Mortar
      hand 3: Any Color Archer, Barbarian
      hand 4: Scavenge
      deck: Red Swordsman, Mortar, ...
      pile: Goblin, Plague! Archers, Troll
      """
    And the dice to come are 6
    When phase 1 passes
    Then seat 1's hand is "Brick, Blue Knight, Blue Archer, Green Archer, Red Swordsman"
    When seat 1 does "discard Blue Archer"
    Then seat 1's hand is "Brick, Mortar, Blue Knight, Green Archer, Red Swordsman"
    When seat 1 does "offer Red Swordsman to 2"
    And seat 2 does "give Green Archer"
    And seat 1 does "accept"
    Then seat 1's hand is "Brick, Mortar, Blue Knight, 2 Green Archer"
    When seat 1 does "play Green Archer on Orc @A3"
    And seat 1 does "play Green Archer on Orc 1/2 @A3"
    Then the trophies 1 are "Orc"
    And the score of seat 1 is 2
    When seat 1 does "play Blue Knight on Troll @K5"
    And seat 1 does "play Brick with Mortar on 2"
    Then the position has
      """
      walls: 1..6
      monsters: Troll 2/3 @K5
      hand 1: -
      """
    When phase 5 passes
    Then the monsters are "Troll 2/3 @S5"
    When phase 6 passes
    Then the position has
      """
      monsters: Troll 2/3 @S5, Goblin @F6
      hand 1: -
      hand 2: Red Swordsman, Tar, Missing, Mortar
      hand 3: Barbarian
      hand 4: Scavenge
      pile: Troll
      """
    When the turn passes
    Then seat 2 must decide
    And the active is "2"

  # --- the end

  @CP-205 @CP-206 @CP-207
  Scenario: TS-84 Seven points with three Monsters are more than seven with two
    Given the position "phase: won; pile: -; trophies 1: 2 Troll, Goblin; trophies 2: Healer, Troll; trophies 3: Orc"
    Then the score of seat 1 is 7
    And the score of seat 2 is 7
    And the score of seat 3 is 2
    And seat 1 is the leader

  @CP-207
  Scenario: More Monsters do not help against more points
    Given the position "phase: won; pile: -; trophies 1: 5 Goblin; trophies 2: 2 Troll"
    Then seat 2 is the leader

  @CP-208
  Scenario: TS-85 Points and Monsters equal: both are Master Slayers
    Given the position "phase: won; pile: -; trophies 1: Orc, Goblin; trophies 2: Orc, Goblin; trophies 3: Orc"
    Then seats 1, 2 are the leaders

  @CP-206
  Scenario: TS-86 In a lost game 20 points make no Master Slayer
    Given the position "phase: lost; towers: -; monsters: Goblin @C1; trophies 1: 6 Troll, Orc"
    Then the score of seat 1 is 20
    And nobody is the leader
    And nobody is the winner

  @CP-201 @CP-206
  Scenario: All players win together
    Given the position "active: 3; monsters: Goblin @A1; pile: -; hand 3: Red Archer; trophies 1: Troll"
    When seat 3 does "play Red Archer on Goblin @A1"
    Then seats 1, 2, 3 are the winners
    And seat 1 is the leader

  @CP-211
  Scenario: Co-op with several players: no trophies, no Master Slayer
    Given a game of castle_panic for 3 players with options mode=coop
    And the position "active: 2; monsters: Goblin @A1; pile: -; hand 2: Red Archer"
    When seat 2 does "play Red Archer on Goblin @A1"
    Then seats 1, 2, 3 are the winners
    And nobody is the leader
    And the score of seat 2 is 0
    And the trophies 2 are "-"

  @CP-008
  Scenario: Hands are open to everybody
    Given the position "active: 2; monsters: Orc @A1; hand 1: Tar, Brick; hand 3: Missing"
    Then seat 2 sees
      """
      hand 1: Tar, Brick
      hand 3: Missing
      """
    And seat 2 can tell the position from
      """
      hand 1: Tar, Mortar
      """

  @CP-009
  Scenario: Nobody knows the order of the deck and of the pile
    Given the position "active: 2; monsters: Orc @A1; deck: Tar, Brick, Missing; pile: Goblin, Orc, Troll"
    Then seat 1 cannot tell the position from
      """
      deck: Missing, Tar, Brick
      pile: Troll, Goblin, Orc
      """
    And seat 1 can tell the position from
      """
      deck: Missing, Tar, Mortar
      discard: ...
      """
