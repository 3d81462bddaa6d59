Feature: Overlord: how it ends
  The Overlord wins with the last Tower, the castle players when nothing is left to come.

  Background:
    Given a game of castle_panic for 3 players with options mode=overlord

  @CP-200 @CP-236
  Scenario: The last Tower falls: the Overlord has won
    Given the position "active: 2; towers: 2; monsters: Orc @C1; overlord hand: Goblin"
    When seat 2 does "pass"
    Then the phase is "lost"
    And seat 3 is the winner
    And nobody is the leader

  @CP-201 @CP-236
  Scenario: Pile, Overlord's hand and board are empty: the castle players have won
    Given the position "active: 1; monsters: Goblin @A1; pile: -; overlord hand: -; hand 1: Red Archer; trophies 2: Troll"
    When seat 1 does "play Red Archer on Goblin @A1"
    Then the phase is "won"
    And seats 1, 2 are the winners
    And seat 2 is the leader

  @CP-236
  Scenario: With a token in the Overlord's hand it is not over
    Given the position "active: 1; monsters: Goblin @A1; pile: -; overlord hand: Orc; hand 1: Red Archer"
    When seat 1 does "play Red Archer on Goblin @A1"
    Then the game goes on
    And nobody is the winner

  @CP-236
  Scenario: The last token played and destroyed wins for the castle
    Given the position "phase: overlord; plays: 2; monsters: Orc @A2; pile: -; overlord hand: Giant Boulder"
    And the dice to come are 2
    When seat 3 does "reveal Giant Boulder"
    Then the phase is "won"

  @CP-098 @CP-237
  Scenario: Trophies are kept as in Standard
    Given the position "active: 2; monsters: Goblin @A1, Orc @F2; hand 2: Red Archer; overlord hand: Orc"
    When seat 2 does "play Red Archer on Goblin @A1"
    Then the trophies 2 are "Goblin"
    And the score of seat 2 is 1
    And the score of seat 3 is 0

  @CP-211 @CP-237
  Scenario: With Co-op chosen too nobody keeps trophies
    Given a game of castle_panic for 3 players with options mode=overlord_coop
    And the position "active: 2; monsters: Goblin @A1, Orc @F2; hand 2: Red Archer; overlord hand: Orc"
    When seat 2 does "play Red Archer on Goblin @A1"
    Then the trophies 2 are "-"
    And the score of seat 2 is 0

  @CP-238
  Scenario: On an empty board the Overlord must play a token
    Given the position "phase: play; active: 1; monsters: Goblin @A1; overlord hand: Orc, Blue Monsters Move 1; pile: Goblin, Troll; hand 1: Red Archer"
    When seat 1 does "play Red Archer on Goblin @A1"
    And seat 1 does "pass"
    Then seat 3 must decide
    And "pass" is illegal by CP-238
    And no legal action begins with "pass"
    When seat 3 does "reveal Blue Monsters Move 1"
    Then "pass" is legal
    When seat 3 does "pass"
    Then seat 2 must decide

  @CP-238
  Scenario: With an empty pile as well
    Given the position "phase: overlord; plays: 2; monsters: -; overlord hand: Orc; pile: -"
    When seat 3 tries "pass"
    Then it is refused by CP-238
    And the legal actions are
      | reveal Orc    |
      | send Orc to 1 |
      | send Orc to 2 |
      | send Orc to 3 |
      | send Orc to 4 |
      | send Orc to 5 |
      | send Orc to 6 |

  @CP-128 @CP-238
  Scenario: Not after Missing, which skips that step
    Given the position "phase: play; active: 1; missing: yes; monsters: -; overlord hand: Orc; pile: Goblin"
    When seat 1 does "pass"
    Then seat 2 must decide
    And the overlord hand is "Orc"

  @CP-163 @CP-164
  Scenario: A pile that cannot fill the hand gives what it has
    Given the position "phase: play; active: 1; monsters: Goblin @F1; overlord hand: Orc; pile: Troll"
    When seat 1 does "pass"
    Then the overlord hand is "Orc, Troll"
    And the pile is "-"

  @CP-223
  Scenario: Without tokens in hand and pile the Overlord only moves the Monsters
    Given the position "phase: play; active: 1; monsters: Goblin @F1; overlord hand: -; pile: -"
    When seat 1 does "pass"
    Then the monsters are "Goblin @A1"
    And seat 2 must decide

  # --- the switches for the Overlord

  @CP-222
  Scenario Outline: Switch overlord_hands: with "<value>" six people have <cards> cards each
    Given a game of castle_panic for 6 players with options mode=overlord overlord_hands=<value> and seed 5
    Then seat 1's hand is "<cards>"
    And seat 5's hand is "<cards>"
    And seat 6's hand is "-"
    And the deck is "<deck>"

    Examples:
      | value  | cards | deck |
      | castle | 5     | 24   |
      | all    | 4     | 29   |

  @CP-222 @CP-082
  Scenario: Switch overlord_hands=all: six people have two exchanges a turn
    Given a game of castle_panic for 6 players with options mode=overlord overlord_hands=all
    And the position "phase: trade; monsters: Orc @F1; hand 1: Brick, Tar; hand 2: Mortar, Missing; overlord hand: Orc"
    When seat 1 does "offer Brick to 2"
    And seat 2 does "give Mortar"
    And seat 1 does "accept"
    Then the phase is "trade"
    And "offer Tar to 2" is legal

  @CP-087 @CP-222
  Scenario: Switch overlord_hands=all: a lone castle player still trades with nobody
    Given a game of castle_panic for 2 players with options mode=overlord overlord_hands=all
    And the position "phase: discard; monsters: Orc @F1; hand 1: Brick; overlord hand: Orc"
    Then "offer Brick to 2" is illegal by CP-087
    When seat 1 does "pass"
    Then the phase is "play"

  @CP-167 @CP-230
  Scenario: Switch overlord_king=resolve: the King's three tokens come from the pile and are resolved
    Given a game of castle_panic for 3 players with options mode=overlord overlord_king=resolve
    And the position
      """
      active: 1
      phase: overlord
      plays: 2
      monsters: Goblin @A2
      overlord hand: Goblin King, Troll
      pile: Orc, Monsters Move Clockwise, Goblin, Orc
      """
    And the dice to come are 4, 3, 5
    When seat 3 does "reveal Goblin King"
    Then the position has
      """
      monsters: Goblin @A3, Goblin King @F5, Orc @F4, Goblin @F5
      overlord hand: Troll
      pile: Orc
      plays: 1
      """
    And seat 3 must decide

  @CP-230
  Scenario: Switch overlord_king=resolve: a King sent into an arc leaves no play
    Given a game of castle_panic for 3 players with options mode=overlord overlord_king=resolve
    And the position
      """
      active: 1
      phase: overlord
      plays: 2
      monsters: Goblin @A2
      overlord hand: Goblin King, Troll
      pile: Orc, Goblin, Goblin, Orc
      """
    And the dice to come are 3, 5, 1
    When seat 3 does "send Goblin King to 2"
    Then the monsters are "Goblin @A2, Goblin King @F2, Orc @F3, Goblin @F5, Goblin @F1"
    And the overlord hand is "Troll"
    And seat 2 must decide
