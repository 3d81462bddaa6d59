Feature: Scoring and the versions of the game
  Trophies count if the game is won; in Co-op there are none.

  Background:
    Given a game of castle_panic

  @CP-205
  Scenario Outline: A <monster> is worth <points>
    Given the position "monsters: Orc @F1; trophies 1: <monster>"
    Then the score of seat 1 is <points>

    Examples:
      | monster     | points |
      | Goblin      | 1      |
      | Orc         | 2      |
      | Troll       | 3      |
      | Goblin King | 4      |
      | Orc Warlord | 4      |
      | Troll Mage  | 4      |
      | Healer      | 4      |

  @CP-205 @CP-098
  Scenario Outline: A slain <monster> is worth <points> whatever hits it took before
    Given the position "monsters: <monster> 1/<full> @A1, Troll @F6; hand 1: Red Archer"
    When seat 1 does "play Red Archer on <monster> @A1"
    Then the trophies 1 are "<monster>"
    And the score of seat 1 is <points>

    Examples:
      | monster     | full | points |
      | Goblin      | 1    | 1      |
      | Orc         | 2    | 2      |
      | Troll       | 3    | 3      |
      | Goblin King | 3    | 4      |
      | Orc Warlord | 3    | 4      |
      | Troll Mage  | 3    | 4      |
      | Healer      | 2    | 4      |

  @CP-209 @CP-205
  Scenario: All 31 Monsters are worth 74 points
    Given the position
      """
      phase: won
      trophies 1: 6 Goblin, 11 Orc, 10 Troll, Goblin King, Orc Warlord, Troll Mage, Healer
      pile: -
      """
    Then the score of seat 1 is 74

  @CP-206 @CP-212
  Scenario: TS-103 A solo game that was won counts
    Given the position "phase: won; pile: -; trophies 1: 8 Troll, 3 Orc"
    Then the score of seat 1 is 30
    And seat 1 is the leader

  @CP-206
  Scenario: TS-86 In a lost game nobody is the Master Slayer
    Given the position "phase: lost; towers: -; monsters: Orc @C1; trophies 1: 6 Troll, Orc"
    Then the score of seat 1 is 20
    And nobody is the leader

  @CP-206
  Scenario: While the game runs nobody is the Master Slayer
    Given the position "monsters: Orc @A1; trophies 1: 6 Troll"
    Then nobody is the leader

  @CP-205
  Scenario: TS-84 Two Trolls and a Goblin are 7 points, a Boss and a Troll too
    Given the position "phase: won; pile: -; trophies 1: 2 Troll, Goblin"
    Then the score of seat 1 is 7

  @CP-210
  Scenario: Standard is the version without a word about it, and trophies are kept
    Given the position "monsters: Goblin @A1, Orc @F1; hand 1: Red Archer"
    When seat 1 does "play Red Archer on Goblin @A1"
    Then the trophies 1 are "Goblin"
    And the options are "-"

  @CP-211
  Scenario: Co-op knows no trophies, no score and no Master Slayer
    Given a game of castle_panic with options mode=coop
    And the position "monsters: Goblin @A1; pile: -; hand 1: Red Archer"
    When seat 1 does "play Red Archer on Goblin @A1"
    Then the game is won
    And the trophies 1 are "-"
    And the score of seat 1 is 0
    And nobody is the leader

  @CP-211
  Scenario: A position with trophies in Co-op cannot be
    Given a game of castle_panic with options mode=coop
    And the position "monsters: Goblin @A1; trophies 1: Orc"
    Then the position is refused because "CP-211"

  @CP-211
  Scenario: Everything else in Co-op is as in Standard
    Given a game of castle_panic with options mode=coop
    And the position "monsters: Orc @S2; pile: Goblin, Goblin, Goblin; hand 1: 3 Brick, 3 Mortar"
    And the dice to come are 4, 4
    When the turn passes
    Then the position has
      """
      monsters: Orc 1/2 @S2, 2 Goblin @F4
      walls: 1, 3..6
      pile: Goblin
      phase: discard
      """
