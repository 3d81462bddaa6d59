Feature: Trades
  Phase 3: one card of the active player for one card of another player who agrees.

  Background:
    Given a game of castle_panic for 3 players

  @CP-080 @CP-083
  Scenario: An offer, a card for it, consent: two cards change hands
    Given the position "phase: trade; monsters: Orc @F1; hand 1: Brick, Tar; hand 2: Mortar, Missing; hand 3: Red Hero"
    When seat 1 does "offer Brick to 2"
    Then seat 2 must decide
    And the offer is "Brick to 2"
    And the legal actions are
      | give Mortar  |
      | give Missing |
      | refuse       |
    When seat 2 does "give Mortar"
    Then seat 1 must decide
    And the legal actions are
      | accept |
      | refuse |
    And seat 2's hand is "Mortar, Missing"
    When seat 1 does "accept"
    Then the position has
      """
      phase: play
      hand 1: Mortar, Tar
      hand 2: Brick, Missing
      hand 3: Red Hero
      trades: 1
      offer: -
      answer: -
      """
    And the events include "traded Brick by CP-080, phase 4"

  @CP-080 @CP-084
  Scenario: Each different card may be offered to each other player who has cards
    Given the position "active: 2; phase: trade; monsters: Orc @F1; hand 1: Missing; hand 2: 2 Brick, Tar; hand 3: Red Hero"
    Then the legal actions are
      | pass             |
      | offer Brick to 1 |
      | offer Tar to 1   |
      | offer Brick to 3 |
      | offer Tar to 3   |
    And "offer Brick to 2" is illegal by CP-080
    And "offer Brick to 4" is illegal by CP-080
    And "offer Missing to 1" is illegal by CP-084

  @CP-083
  Scenario: The partner gives a card of his own
    Given the position "phase: trade; ask: offer; offer: Brick to 2; monsters: Orc @F1; hand 1: Brick; hand 2: Mortar; hand 3: Tar"
    Then "give Tar" is illegal by CP-084
    And "pass" is illegal by CP-083
    And "accept" is illegal by CP-083
    And "offer Brick to 3" is illegal by CP-083

  @CP-083 @CP-086
  Scenario: TS-15 The partner refuses: nothing changes hands and the trade is not used up
    Given the position "phase: trade; monsters: Orc @F1; hand 1: Brick; hand 2: Mortar; hand 3: Tar"
    When seat 1 does "offer Brick to 2"
    And seat 2 does "refuse"
    Then the position has
      """
      phase: trade
      hand 1: Brick
      hand 2: Mortar
      trades: -
      offer: -
      refused: 1
      """
    And seat 1 must decide
    And the events include "refused 2 by CP-083"
    And "offer Brick to 3" is legal
    And "offer Brick to 2" is legal

  @CP-086
  Scenario: Refusals are counted for one turn
    Given the position "phase: play; refused: 3; monsters: Orc @F1; hand 1: Brick; hand 2: Mortar; pile: Goblin, Goblin, Goblin"
    When the turn passes
    Then the active is "2"
    And the refused is "-"

  @CP-083 @CP-086
  Scenario: The active player refuses what is given
    Given the position "phase: trade; monsters: Orc @F1; hand 1: Brick; hand 2: Mortar; hand 3: Tar"
    When seat 1 does "offer Brick to 2"
    And seat 2 does "give Mortar"
    And seat 1 does "refuse"
    Then the position has
      """
      phase: trade
      hand 1: Brick
      hand 2: Mortar
      trades: -
      answer: -
      """
    And seat 1 must decide
    When seat 1 does "offer Brick to 3"
    And seat 3 does "give Tar"
    And seat 1 does "accept"
    Then seat 1's hand is "Tar"
    And seat 3's hand is "Brick"

  @CP-051
  Scenario: Phase 3 may be passed
    Given the position "phase: trade; monsters: Orc @F1; hand 1: Brick; hand 2: Mortar"
    When seat 1 does "pass"
    Then the phase is "play"
    And the trades is "-"

  @CP-084
  Scenario: A player without cards is nobody's partner
    Given the position "phase: trade; monsters: Orc @F1; hand 1: Brick; hand 2: -; hand 3: Mortar"
    Then "offer Brick to 2" is illegal by CP-084
    And the legal actions are
      | pass             |
      | offer Brick to 3 |

  @CP-084
  Scenario: Where the others have no cards, phase 3 is passed by itself
    Given the position "phase: discard; monsters: Orc @F1; hand 1: Brick; hand 2: -; hand 3: -"
    When seat 1 does "pass"
    Then the phase is "play"
    And no event is "phase 3"

  @CP-084
  Scenario: The active player without cards does not trade
    Given the position "phase: discard; monsters: Orc @F1; hand 1: -; hand 2: Brick; hand 3: Tar"
    When seat 1 does "pass"
    Then the phase is "play"

  @CP-081
  Scenario Outline: TS-13 With <players> players one exchange a turn
    Given a game of castle_panic for <players> players
    And the position "phase: trade; monsters: Orc @F1; hand 1: Brick, Tar; hand 2: Mortar, Missing"
    When seat 1 does "offer Brick to 2"
    And seat 2 does "give Mortar"
    And seat 1 does "accept"
    Then the phase is "play"
    When seat 1 tries "offer Tar to 2"
    Then it is refused by CP-081

    Examples:
      | players |
      | 2       |
      | 3       |
      | 4       |
      | 5       |

  @CP-081 @CP-082
  Scenario: TS-14 With six players two exchanges, both with the same partner
    Given a game of castle_panic for 6 players
    And the position "phase: trade; monsters: Orc @F1; hand 1: Brick, Tar; hand 2: Mortar, Missing; hand 3: Scavenge"
    When seat 1 does "offer Brick to 2"
    And seat 2 does "give Mortar"
    And seat 1 does "accept"
    Then the phase is "trade"
    And the trades is "1"
    When seat 1 does "offer Tar to 2"
    And seat 2 does "give Missing"
    And seat 1 does "accept"
    Then the position has
      """
      phase: play
      trades: 2
      hand 1: Mortar, Missing
      hand 2: Brick, Tar
      """
    When seat 1 tries "offer Mortar to 3"
    Then it is refused by CP-081

  @CP-082
  Scenario: With six players the two exchanges may be with two partners
    Given a game of castle_panic for 6 players
    And the position "phase: trade; monsters: Orc @F1; hand 1: Brick, Tar; hand 2: Mortar; hand 6: Scavenge"
    When seat 1 does "offer Brick to 2"
    And seat 2 does "give Mortar"
    And seat 1 does "accept"
    And seat 1 does "offer Mortar to 6"
    And seat 6 does "give Scavenge"
    And seat 1 does "accept"
    Then the position has
      """
      phase: play
      hand 1: Scavenge, Tar
      hand 2: Brick
      hand 6: Mortar
      """

  @CP-082
  Scenario: The second exchange may be left out
    Given a game of castle_panic for 6 players
    And the position "phase: trade; trades: 1; monsters: Orc @F1; hand 1: Brick, Tar; hand 2: Mortar"
    When seat 1 does "pass"
    Then the phase is "play"

  @CP-085
  Scenario: Only the active player makes offers, and a partner keeps the trade of his own turn
    Given the position
      """
      phase: trade
      monsters: Orc @F1
      hand 1: Brick, 3 Red Archer, Red Hero
      hand 2: Mortar, 3 Blue Archer, Blue Hero
      hand 3: Tar, Green Archer
      pile: Goblin, Goblin, Goblin
      """
    When seat 1 does "offer Brick to 2"
    And seat 2 does "give Mortar"
    And seat 1 does "accept"
    Then seat 1 must decide
    When the turn passes
    Then the active is "2"
    And the trades is "-"
    When seat 2 does "pass"
    Then the phase is "trade"
    And "offer Brick to 1" is legal
    And "offer Tar to 1" is illegal by CP-084
    And no legal action begins with "offer Tar"

  @CP-050
  Scenario: No trade before phase 3
    Given the position "phase: discard; monsters: Orc @F1; hand 1: Brick; hand 2: Mortar"
    When seat 1 tries "offer Brick to 2"
    Then it is refused by CP-050

  @CP-052
  Scenario: TS-16 Neither a trade nor a discard once the cards are played
    Given the position "phase: play; monsters: Orc @F1; hand 1: Brick; hand 2: Mortar"
    When seat 1 tries "offer Brick to 2"
    Then it is refused by CP-052
    When seat 1 tries "discard Brick"
    Then it is refused by CP-052

  @CP-087
  Scenario: Alone nobody can be offered anything
    Given a game of castle_panic for 1 player
    And the position "phase: discard; monsters: Orc @F1; hand 1: Brick"
    Then "offer Brick to 2" is illegal by CP-087
    When seat 1 does "pass"
    Then the phase is "play"

  @CP-087
  Scenario: A lone castle player has nobody to trade with, the Overlord least of all
    Given a game of castle_panic for 2 players with options mode=overlord
    And the position "phase: discard; monsters: Orc @F1; hand 1: Brick; overlord hand: Goblin, Orc, Troll"
    Then "offer Brick to 2" is illegal by CP-087
    When seat 1 does "pass"
    Then the phase is "play"

  @CP-080
  Scenario: No one trades with the Overlord
    Given a game of castle_panic for 3 players with options mode=overlord
    And the position "phase: trade; monsters: Orc @F1; hand 1: Brick; hand 2: Tar; overlord hand: Goblin, Orc, Troll"
    Then "offer Brick to 3" is illegal by CP-080
    And the legal actions are
      | pass             |
      | offer Brick to 2 |

  @CP-083
  Scenario: A position with an offer of a card that is not there cannot be
    Given the position "phase: trade; ask: offer; offer: Brick to 2; monsters: Orc @F1; hand 1: Tar; hand 2: Mortar"
    Then the position is refused because "must be in the hand (CP-083)"
