Feature: All for One!
  Archer, Knight and Swordsman of one colour together slay a Monster.

  Background:
    Given a game of castle_panic for 2 players with options all_for_one=on

  @CP-252 @CP-253
  Scenario: TS-96 Three cards of one colour slay a Troll in that colour
    Given the position "monsters: Troll @K2, Orc @F1; hand 1: Red Archer, Any Color Knight, Red Swordsman, Tar"
    When seat 1 does "play Red Archer, Any Color Knight, Red Swordsman on Troll @K2"
    Then the position has
      """
      monsters: Orc @F1
      hand 1: Tar
      discard: Red Archer, Any Color Knight, Red Swordsman
      trophies 1: Troll
      """
    And the score of seat 1 is 3
    And the events include "play Red Archer, play Any Color Knight, play Red Swordsman, slain Troll 3/3 @K2"

  @CP-252
  Scenario: TS-96 Neither in the Castle ring nor with a card of another colour
    Given the position "towers: 2..6; monsters: Troll @K2, Troll @C1; hand 1: Red Archer, Any Color Knight, Green Knight, Red Swordsman"
    Then "play Red Archer, Any Color Knight, Red Swordsman on Troll @C1" is illegal by CP-252
    And the legal actions include
      | play Red Archer, Any Color Knight, Red Swordsman on Troll @K2 |
    And no legal action begins with "play Red Archer, Green Knight"

  @CP-252
  Scenario Outline: It reaches the <ring> ring of the colour sector: <can>
    Given the position "towers: 1,2,4..6; monsters: <monster>; hand 1: Green Archer, Green Knight, Green Swordsman"
    Then "play Green Archer, Green Knight, Green Swordsman on <monster>" is <can>

    Examples:
      | ring      | monster      | can               |
      | Archer    | Troll @A3    | legal             |
      | Knight    | Healer @K4   | legal             |
      | Swordsman | Troll @S3    | legal             |
      | Forest    | Troll @F3    | illegal by CP-252 |
      | Castle    | Troll @C3    | illegal by CP-252 |
      | blue      | Troll @A5    | illegal by CP-252 |
      | red       | Troll @A2    | illegal by CP-252 |

  @CP-252
  Scenario: One of each kind is needed, from the own hand
    Given the position "monsters: Troll @A3; hand 1: 2 Green Archer, Green Knight; hand 2: Green Swordsman"
    Then "play Green Archer, Green Knight, Green Swordsman on Troll @A3" is illegal by CP-252
    And no legal action begins with "play Green Archer, Green Knight"

  @CP-253
  Scenario: Any Color stands for its kind, also all three; each way to pay is there
    Given the position "monsters: Troll @K5; hand 1: Blue Archer, Any Color Archer, Any Color Knight, Any Color Swordsman"
    Then the legal actions are
      | pass                                                                        |
      | play Any Color Knight on Troll @K5                                          |
      | play Blue Archer, Any Color Knight, Any Color Swordsman on Troll @K5        |
      | play Any Color Archer, Any Color Knight, Any Color Swordsman on Troll @K5   |
    When seat 1 does "play Any Color Archer, Any Color Knight, Any Color Swordsman on Troll @K5"
    Then seat 1's hand is "Blue Archer"
    And the trophies 1 are "Troll"

  @CP-253
  Scenario: A Hero does not stand for anybody
    Given the position "monsters: Troll @A3; hand 1: Green Archer, Green Knight, Green Hero"
    Then the legal actions are
      | pass                           |
      | play Green Archer on Troll @A3 |
      | play Green Hero on Troll @A3   |

  @CP-253
  Scenario Outline: Switch any_color_joins=<value>: an Any Color card is <can>
    Given a game of castle_panic for 2 players with options all_for_one=on any_color_joins=<value>
    And the position "monsters: Troll @K2; hand 1: Red Archer, Any Color Knight, Red Swordsman"
    Then "play Red Archer, Any Color Knight, Red Swordsman on Troll @K2" is <can>

    Examples:
      | value | can               |
      | yes   | legal             |
      | no    | illegal by CP-253 |

  @CP-252
  Scenario: Without the option there is no such play
    Given a game of castle_panic for 2 players
    And the position "monsters: Troll @K2; hand 1: Red Archer, Red Knight, Red Swordsman"
    Then "play Red Archer, Red Knight, Red Swordsman on Troll @K2" is illegal by CP-252
    And the legal actions are
      | pass                         |
      | play Red Knight on Troll @K2 |

  @CP-050 @CP-252
  Scenario: In phase 4 only
    Given the position "phase: discard; monsters: Troll @K2; hand 1: Red Archer, Red Knight, Red Swordsman"
    Then "play Red Archer, Red Knight, Red Swordsman on Troll @K2" is illegal by CP-050

  @CP-201 @CP-252
  Scenario: The last Monster slain so wins
    Given the position "monsters: Troll @K2; pile: -; hand 1: Red Archer, Red Knight, Red Swordsman"
    When seat 1 does "play Red Archer, Red Knight, Red Swordsman on Troll @K2"
    Then the game is won
