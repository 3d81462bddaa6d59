Feature: Heroic Powers
  A Hero also hits in the Castle ring of its colour.

  Background:
    Given a game of castle_panic for 2 players with options heroic=on

  @CP-254
  Scenario: TS-97 A Hero hits in the Castle ring
    Given the position "towers: 1,3..6; monsters: Troll @C2; hand 1: Red Hero"
    When seat 1 does "play Red Hero on Troll @C2"
    Then the monsters are "Troll 2/3 @C2"
    And the discard is "Red Hero"

  @CP-114 @CP-254
  Scenario: TS-97 With Nice Shot it slays there, and the trophy is kept
    Given the position "towers: 1,3..6; monsters: Troll @C2, Orc @F1; hand 1: Red Hero, Nice Shot"
    When seat 1 does "play Nice Shot with Red Hero on Troll @C2"
    Then the monsters are "Orc @F1"
    And the trophies 1 are "Troll"
    And the discard is "Red Hero, Nice Shot"

  @CP-097 @CP-254
  Scenario: TS-97 Without the option both are refused
    Given a game of castle_panic for 2 players
    And the position "towers: 1,3..6; monsters: Troll @C2; hand 1: Red Hero, Nice Shot"
    Then "play Red Hero on Troll @C2" is illegal by CP-097
    And "play Nice Shot with Red Hero on Troll @C2" is illegal by CP-097
    And the legal actions are
      | pass |

  @CP-254
  Scenario Outline: A <hero> in the Castle ring of arc <arc>: <can>
    Given the position "towers: <towers>; monsters: Troll @C<arc>; hand 1: <hero>, Nice Shot"
    Then "play <hero> on Troll @C<arc>" is <can>
    And "play Nice Shot with <hero> on Troll @C<arc>" is <nice>

    Examples:
      | hero       | arc | towers | can               | nice              |
      | Red Hero   | 1   | 2..6   | legal             | legal             |
      | Red Hero   | 3   | 1,2    | illegal by CP-254 | illegal by CP-114 |
      | Green Hero | 3   | 1,2    | legal             | legal             |
      | Green Hero | 4   | 1,2    | legal             | legal             |
      | Green Hero | 5   | 1,2    | illegal by CP-254 | illegal by CP-114 |
      | Blue Hero  | 5   | 1,2    | legal             | legal             |
      | Blue Hero  | 6   | 1,2    | legal             | legal             |
      | Blue Hero  | 4   | 1,2    | illegal by CP-254 | illegal by CP-114 |

  @CP-097 @CP-254
  Scenario: Other hit cards still do not work there
    Given the position "towers: 1,3..6; monsters: Troll @C2; hand 1: Red Swordsman, Any Color Swordsman, Red Hero"
    Then "play Red Swordsman on Troll @C2" is illegal by CP-097
    And the legal actions are
      | pass                       |
      | play Red Hero on Troll @C2 |

  @CP-096 @CP-112 @CP-254
  Scenario: In the other rings everything is as before
    Given the position "monsters: Orc @A1, Orc @K2, Orc @S1, Orc @F1, Orc @A3; hand 1: Red Hero"
    Then "play Red Hero on Orc @F1" is illegal by CP-096
    And "play Red Hero on Orc @A3" is illegal by CP-112
    And the legal actions are
      | pass                     |
      | play Red Hero on Orc @A1 |
      | play Red Hero on Orc @K2 |
      | play Red Hero on Orc @S1 |
