Feature: Easy Battles
  Eleven of the tokens stay in the box.

  Background:
    Given a game of castle_panic for 3 players with options easy=on

  @CP-250
  Scenario: TS-95 Thirty-eight tokens: six to place and a pile of thirty-two
    Given a game of castle_panic for 3 players with options easy=on and seed 4
    Then the pile is "32"
    And the position has
      """
      hand 1: 5
      deck: 34
      """

  @CP-250
  Scenario: The pile is the full one without the eleven
    Given the position "phase: play; monsters: -"
    Then seat 1 sees
      """
      pile: Draw 3 Monster Tokens, All Players Discard 1 Card, Plague! Archers, Monsters Move Counter-Clockwise, Monsters Move Clockwise, Blue Monsters Move 1, Green Monsters Move 1, Red Monsters Move 1, Giant Boulder, Healer, Goblin King, 10 Troll, 11 Orc, 6 Goblin
      """

  @CP-250
  Scenario Outline: No <token> is left to come
    Given the position "monsters: Orc @A1; pile: <token>"
    Then the position is refused because "there are not so many of"

    Examples:
      | token                  |
      | Draw 4 Monster Tokens  |
      | Orc Warlord            |
      | Troll Mage             |
      | Plague! Swordsmen      |
      | Plague! Knights        |
      | 2 Red Monsters Move 1  |
      | 2 Green Monsters Move 1 |
      | 2 Blue Monsters Move 1 |
      | 2 Giant Boulder        |

  @CP-250
  Scenario Outline: With easy=<value> the pile of a new game has <tokens> tokens
    Given a game of castle_panic for 2 players with options easy=<value> and seed 4
    Then the pile is "<tokens>"

    Examples:
      | value | tokens |
      | on    | 32     |
      | off   | 43     |

  @CP-251
  Scenario: It is won when the tokens of the game are gone, however many there were
    Given the position "active: 2; monsters: Goblin @A1; pile: -; hand 2: Red Archer; trophies 1: 5 Goblin"
    When seat 2 does "play Red Archer on Goblin @A1"
    Then the game is won
    And the events include "over"

  @CP-221 @CP-250
  Scenario: With an Overlord his three tokens come out of the thirty-two
    Given a game of castle_panic for 3 players with options easy=on mode=overlord and seed 4
    Then the pile is "29"
    And the overlord hand is "3"
