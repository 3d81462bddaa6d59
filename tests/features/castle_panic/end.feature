Feature: The end of the game
  Lost when the last Tower falls, won when tokens and Monsters are gone.

  Background:
    Given a game of castle_panic

  @CP-200
  Scenario: The last Tower falls in phase 5, and nothing comes after
    Given the position "walls: -; towers: 3; monsters: Troll @S3, Orc @F1; hand 1: Tar; pile: Goblin, Goblin, Goblin"
    When seat 1 does "pass"
    Then the game is lost
    And the pile is "3 Goblin"
    And nobody must decide
    And "pass" is illegal by CP-200

  @CP-200
  Scenario: The last Tower falls with the first token, and the second is not drawn
    Given the position "walls: -; towers: 3; monsters: Troll @S3"
    And the pile to come is "Green Monsters Move 1, Goblin, Orc"
    When phase 6 passes
    Then the game is lost
    And the pile is "Goblin, Orc"
    And the owed is "-"
    And the token is "-"
    And the events include "tower 3, hurt, over 2"

  @CP-200 @CP-153
  Scenario: The two that enter the last Tower are settled first
    Given the position "walls: -; towers: 3; monsters: Troll @S3, Orc @S3"
    When phase 5 passes
    Then the game goes on
    When seat 1 does "damage Orc @C3"
    Then the game is lost

  @CP-201 @CP-203
  Scenario: TS-78 Won at the moment the last Monster is slain
    Given the position "monsters: Goblin @A1; hand 1: Red Archer, Tar; pile: -; turn: 9"
    When seat 1 does "play Red Archer on Goblin @A1"
    Then the game is won
    And the position has
      """
      phase: won
      turn: 9
      walls: 1..6
      """
    And "pass" is illegal by CP-201
    And nobody must decide

  @CP-203
  Scenario Outline: Victory is checked after <action>
    Given the position "monsters: Troll @A1; hand 1: Barbarian, Nice Shot, Red Archer; pile: -"
    When seat 1 does "<action>"
    Then the game is won

    Examples:
      | action                                      |
      | play Barbarian on Troll @A1                 |
      | play Nice Shot with Red Archer on Troll @A1 |

  @CP-202
  Scenario: TS-79 An empty board with a token in the pile is no victory
    Given the position "monsters: Goblin @A1; hand 1: Red Archer; pile: Orc"
    And the dice to come are 2
    When seat 1 does "play Red Archer on Goblin @A1"
    Then the game goes on
    And the monsters are "-"
    When seat 1 does "pass"
    Then the monsters are "Orc @F2"
    And the game goes on

  @CP-202
  Scenario: An empty pile with a Monster on the board is no victory
    Given the position "monsters: Goblin @A1, Orc @F6; hand 1: Red Archer; pile: -"
    When seat 1 does "play Red Archer on Goblin @A1"
    Then the game goes on

  @CP-201 @CP-099 @CP-203
  Scenario: TS-80 The last Monster dies at a Wall
    Given the position "monsters: Goblin @S1; pile: -"
    When phase 5 passes
    Then the game is won
    And the walls are "2..6"
    And the score of seat 1 is 0

  @CP-201 @CP-203
  Scenario: The last Monster dies in a Tower, others stand
    Given the position "monsters: Goblin @S1; walls: -; towers: 1, 2; pile: -"
    When phase 5 passes
    Then the game is won
    And the towers are "2"

  @CP-201 @CP-203
  Scenario: TS-82 The last Boulder destroys the last Monster
    Given the position "monsters: Orc @A2"
    And the pile to come is "Giant Boulder"
    And the dice to come are 2
    When phase 6 passes
    Then the game is won
    And the walls are "1, 3..6"

  @CP-201 @CP-203
  Scenario: The last token is an Effect and the board is empty
    Given the position "monsters: -; hand 1: Red Archer"
    And the pile to come is "Plague! Archers"
    When phase 6 passes
    Then the game is won

  @CP-204 @CP-203
  Scenario: The last Monster dies in the last Tower
    Given the position "monsters: Goblin @S1; walls: -; towers: 1; pile: -"
    When phase 5 passes
    Then the game is lost

  @CP-204
  Scenario: The last Boulder takes the last Monster and the last Tower
    Given the position "monsters: Orc @A2; walls: -; towers: 2"
    And the pile to come is "Giant Boulder"
    And the dice to come are 2
    When phase 6 passes
    Then the game is lost

  @CP-201
  Scenario: All Players Discard 1 Card as the last token is settled before the victory
    Given the position "monsters: -; hand 1: Brick"
    And the pile to come is "All Players Discard 1 Card"
    When phase 6 passes
    Then the game goes on
    When seat 1 does "discard Brick"
    Then the game is won
