Feature: Overlord
  The last seat leads the Monsters against all the others.

  Background:
    Given a game of castle_panic for 4 players with options mode=overlord

  # --- set-up

  @CP-012 @CP-220 @CP-221 @CP-222
  Scenario: TS-87 Four people: three hands of five cards, three hidden tokens
    Given a game of castle_panic for 4 players with options mode=overlord and seed 5
    Then the position has
      """
      phase: setup
      hand 1: 5
      hand 2: 5
      hand 3: 5
      hand 4: -
      deck: 34
      overlord hand: 3
      pile: 40
      """
    When seat 1 does "scatter"
    Then the legal actions are
      | seat 1 begins |
      | seat 2 begins |
      | seat 3 begins |
    And "seat 4 begins" is illegal by CP-045
    When seat 1 does "seat 2 begins"
    Then seat 2 must decide
    And the monsters are "6"
    And the overlord hand is "3"

  @CP-220
  Scenario: One person alone cannot play it
    Given a game of castle_panic for 1 player with options mode=overlord
    And the position "monsters: Orc @A1"
    Then the position is refused because "at least two seats (CP-220)"

  @CP-220
  Scenario: The Overlord has no turn among the castle players
    Given the position "active: 3; phase: overlord; plays: 1; played: yes; monsters: Orc @F1; overlord hand: Goblin"
    When seat 4 does "pass"
    Then seat 1 must decide
    And the active is "1"

  @CP-220
  Scenario: Without an Overlord nobody sends Monsters
    Given a game of castle_panic for 3 players
    And the position "monsters: Orc @F1"
    Then "send Orc to 1" is illegal by CP-220
    And "reveal Orc" is illegal by CP-220

  @CP-220
  Scenario: The Overlord plays in his own turn only
    Given the position "phase: play; monsters: Orc @F1; overlord hand: Orc, Goblin, Troll"
    Then seat 1 must decide
    And "send Orc to 1" is illegal by CP-223
    And "reveal Orc" is illegal by CP-223

  @CP-221
  Scenario: The castle players do not see the Overlord's tokens, only how many there are; he does
    Given the position "monsters: Orc @F1; overlord hand: Orc, Goblin, Troll"
    Then seat 1 cannot tell the position from
      | overlord hand | Healer, Giant Boulder, Goblin King |
    And seat 3 cannot tell the position from
      | overlord hand | Healer, Giant Boulder, Goblin King |
    And seat 4 can tell the position from
      | overlord hand | Healer, Giant Boulder, Goblin King |
    And seat 1 can tell the position from
      | overlord hand | Orc, Goblin |
    And seat 4 sees
      """
      overlord hand: Goblin, Orc, Troll
      """

  @CP-221
  Scenario: The Overlord has no castle cards
    Given the position "monsters: Orc @F1; hand 4: Brick; overlord hand: Orc"
    Then the position is refused because "the Overlord has no castle cards (CP-221)"

  @CP-087 @CP-222
  Scenario Outline: <players> people: castle hands of <cards>
    Given a game of castle_panic for <players> players with options mode=overlord and seed 5
    Then seat 1's hand is "<cards>"
    And the deck is "<deck>"
    When seat 1 does "scatter"
    And seat 1 does "seat 1 begins"
    And seat 1 does "pass"
    Then the phase is "trade"

    Examples:
      | players | cards | deck |
      | 3       | 6     | 37   |
      | 4       | 5     | 34   |
      | 5       | 5     | 29   |
      | 6       | 5     | 24   |

  @CP-087 @CP-222
  Scenario: Two people: a lone castle player with six cards
    Given a game of castle_panic for 2 players with options mode=overlord and seed 5
    Then seat 1's hand is "6"
    And the deck is "43"
    When seat 1 does "scatter"
    Then seat 1 must decide
    And the phase is "discard"
    When seat 1 does "pass"
    Then the phase is "play"

  @CP-070 @CP-072
  Scenario: A lone castle player against an Overlord discards one card, as others do
    Given a game of castle_panic for 2 players with options mode=overlord
    And the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Tar; overlord hand: Orc; deck: Missing, ..."
    When seat 1 does "discard Brick"
    Then the phase is "play"
    When seat 1 tries "discard Tar"
    Then it is refused by CP-070

  @CP-081 @CP-222
  Scenario: Six people are five castle players: one exchange
    Given a game of castle_panic for 6 players with options mode=overlord
    And the position "phase: trade; monsters: Orc @F1; hand 1: Brick, Tar; hand 2: Mortar; overlord hand: Orc"
    When seat 1 does "offer Brick to 2"
    And seat 2 does "give Mortar"
    And seat 1 does "accept"
    Then the phase is "play"

  # --- the Overlord's turn

  @CP-223
  Scenario: After phase 4 the Monsters move, he fills his hand up to three, then he plays
    Given the position "active: 2; phase: play; monsters: Orc @F1; overlord hand: Goblin; pile: Troll, Healer, Orc, Orc"
    When seat 2 does "pass"
    Then seat 4 must decide
    And the events include "phase 5, step, phase 8, lord_draw"
    And the position has
      """
      phase: overlord
      monsters: Orc @A1
      overlord hand: Goblin, Troll, Healer
      pile: Orc, Orc
      plays: 2
      """
    When seat 4 does "pass"
    Then seat 3 must decide
    And the position has
      """
      active: 3
      phase: discard
      monsters: Orc @A1
      overlord hand: Goblin, Troll, Healer
      """

  @CP-224
  Scenario: He chooses: one Monster into any arc, or tokens by the die, or nothing
    Given the position "phase: overlord; plays: 2; monsters: Orc @F1; overlord hand: Orc, Plague! Archers"
    Then the legal actions are
      | pass                   |
      | reveal Orc             |
      | send Orc to 1          |
      | send Orc to 2          |
      | send Orc to 3          |
      | send Orc to 4          |
      | send Orc to 5          |
      | send Orc to 6          |
      | reveal Plague! Archers |
    And "send Goblin to 1" is illegal by CP-224
    And "reveal Goblin" is illegal by CP-224

  @CP-224
  Scenario: Way A is one Monster into the chosen Forest, and that is all
    Given the position "active: 3; phase: overlord; plays: 2; monsters: Orc @A1; overlord hand: Troll, Goblin, Orc"
    When seat 4 does "send Troll to 5"
    Then the position has
      """
      active: 1
      phase: discard
      monsters: Orc @A1, Troll 3/3 @F5
      overlord hand: Goblin, Orc
      plays: -
      """
    And no event is "die"

  @CP-224 @CP-226
  Scenario: Way B: two tokens by the die, the second chosen when the first is done
    Given the position "active: 1; phase: overlord; plays: 2; monsters: Orc @A1; overlord hand: Troll, Blue Monsters Move 1, Orc"
    And the dice to come are 6
    When seat 4 does "reveal Troll"
    Then the monsters are "Orc @A1, Troll @F6"
    And seat 4 must decide
    And the plays is "1"
    And the legal actions are
      | pass                        |
      | reveal Orc                  |
      | reveal Blue Monsters Move 1 |
    And "send Orc to 1" is illegal by CP-224
    When seat 4 does "reveal Blue Monsters Move 1"
    Then the monsters are "Orc @A1, Troll @A6"
    And seat 2 must decide
    And the overlord hand is "Orc"

  @CP-226
  Scenario: The second token may be dropped
    Given the position "active: 1; phase: overlord; plays: 2; monsters: Orc @A1; overlord hand: Troll, Orc"
    And the dice to come are 2
    When seat 4 does "reveal Troll"
    And seat 4 does "pass"
    Then seat 2 must decide
    And the overlord hand is "Orc"
    And the events include "lord_done, turn"

  @CP-224 @CP-225
  Scenario: TS-88 A Boss by choice of arc works from there, and no more is played
    Given the position "active: 3; phase: overlord; plays: 2; monsters: Goblin @F2; overlord hand: Orc Warlord, Red Monsters Move 1, Orc"
    When seat 4 does "send Orc Warlord to 1"
    Then the monsters are "Orc Warlord @A1, Goblin @A2"
    And the overlord hand is "Red Monsters Move 1, Orc"
    And seat 1 must decide
    And the phase is "discard"

  @CP-225
  Scenario: TS-89 An Effect cannot be sent into an arc
    Given the position "phase: overlord; plays: 2; monsters: Goblin @F2; overlord hand: Orc Warlord, Red Monsters Move 1, Orc"
    When seat 4 tries "send Red Monsters Move 1 to 1"
    Then it is refused by CP-225

  @CP-225 @CP-230
  Scenario: The Goblin King sent into an arc brings three tokens and three plays by the die
    Given the position "phase: overlord; plays: 2; monsters: Goblin @A2; overlord hand: Goblin King; pile: Orc, Troll, Healer, Orc"
    When seat 4 does "send Goblin King to 4"
    Then the position has
      """
      monsters: Goblin @A2, Goblin King @F4
      overlord hand: Orc, Troll, Healer
      plays: 3
      pile: Orc
      """
    And seat 4 must decide
    And no legal action begins with "send"

  @CP-227
  Scenario Outline: TS-93 The die says where a Boulder starts: <die>
    Given the position "phase: overlord; plays: 1; played: yes; monsters: Goblin @A2, Orc @A5; overlord hand: Giant Boulder; pile: 3"
    And the dice to come are <die>
    Then "send Giant Boulder to 2" is illegal by CP-225
    When seat 4 does "reveal Giant Boulder"
    Then the monsters are "<left>"
    And the walls are "<walls>"

    Examples:
      | die | left      | walls   |
      | 2   | Orc @A5   | 1, 3..6 |
      | 5   | Goblin @A2 | 1..4, 6 |

  @CP-228 @CP-229
  Scenario Outline: <token>: <n> tokens to hand, <n> plays more, and the other ordinary play stays
    Given the position
      """
      phase: overlord
      plays: 2
      monsters: Goblin @A2
      overlord hand: <token>, Goblin
      pile: Orc, Troll, Healer, Orc, Troll
      """
    When seat 4 does "reveal <token>"
    Then the overlord hand is "<hand>"
    And the plays is "<plays>"
    And the pile is "<pile>"
    And no legal action begins with "send"
    And seat 4 must decide

    Examples:
      | token                 | n | hand                             | plays | pile       |
      | Draw 3 Monster Tokens | 3 | Goblin, Orc, Troll, Healer       | 4     | Orc, Troll |
      | Draw 4 Monster Tokens | 4 | Goblin, 2 Orc, Troll, Healer     | 5     | Troll      |

  @CP-228 @CP-231
  Scenario: The extra plays may use any token in hand, each Monster by the die
    Given the position
      """
      active: 1
      phase: overlord
      plays: 2
      monsters: Goblin @A2
      overlord hand: Draw 3 Monster Tokens, Orc, Troll
      pile: Goblin, Goblin, Goblin, Orc
      """
    And the dice to come are 1, 2, 3, 4
    When seat 4 does "reveal Draw 3 Monster Tokens"
    And seat 4 does "reveal Orc"
    And seat 4 does "reveal Troll"
    And seat 4 does "reveal Goblin"
    And seat 4 does "reveal Goblin"
    Then the monsters are "Goblin @A2, Orc @F1, Troll @F2, Goblin @F3, Goblin @F4"
    And the overlord hand is "Goblin"
    And seat 2 must decide

  @CP-230
  Scenario: The Goblin King by the die: three to hand, three plays more, the other ordinary one stays
    Given the position "phase: overlord; plays: 2; monsters: Goblin @A2; overlord hand: Goblin King; pile: Orc, Troll, Healer, Orc"
    And the dice to come are 3
    When seat 4 does "reveal Goblin King"
    Then the position has
      """
      monsters: Goblin @A2, Goblin King @F3
      overlord hand: Orc, Troll, Healer
      plays: 4
      """

  @CP-231
  Scenario: A hand of four gets no fifth token, and two plays as always
    Given the position "phase: play; monsters: Orc @F1; overlord hand: 2 Goblin, Orc, Troll; pile: Healer, Orc"
    When seat 1 does "pass"
    Then the position has
      """
      overlord hand: 2 Goblin, Orc, Troll
      plays: 2
      pile: Healer, Orc
      """

  @CP-128 @CP-232
  Scenario: TS-91 Missing: the Overlord moves the Monsters and does nothing else; then as always
    Given the position "active: 1; phase: play; missing: yes; monsters: Orc @F1; overlord hand: Goblin; pile: Orc, Troll, Healer, Orc"
    When seat 1 does "pass"
    Then the position has
      """
      active: 2
      monsters: Orc @A1
      overlord hand: Goblin
      pile: Orc, Troll, Healer, Orc
      missing: -
      """
    And seat 2 must decide
    When seat 2 does "pass"
    And seat 2 does "pass"
    Then seat 4 must decide
    And the position has
      """
      monsters: Orc @K1
      overlord hand: Goblin, Orc, Troll
      pile: Healer, Orc
      """

  @CP-122 @CP-123 @CP-233
  Scenario: Tar holds through the Overlord's turn and comes off when the next castle player begins
    Given the position "active: 1; phase: play; monsters: Orc @K1 +tar; overlord hand: Red Monsters Move 1, Troll, Goblin"
    When seat 1 does "pass"
    Then the monsters are "Orc @K1 +tar"
    When seat 4 does "reveal Red Monsters Move 1"
    Then the monsters are "Orc @K1 +tar"
    When seat 4 does "pass"
    Then the monsters are "Orc @K1"
    And seat 2 must decide

  @CP-151 @CP-234
  Scenario: Who is hurt at a Wall, the castle player enters whose turn it was
    Given the position "active: 2; phase: overlord; plays: 2; monsters: Orc @S1, Troll @S1; overlord hand: Red Monsters Move 1, Goblin"
    When seat 4 does "reveal Red Monsters Move 1"
    Then seat 2 must decide
    And the legal actions are
      | damage Orc @S1   |
      | damage Troll @S1 |
    When seat 2 does "damage Troll @S1"
    Then the monsters are "Orc @S1, Troll 2/3 @S1"
    And seat 4 must decide

  @CP-180 @CP-235
  Scenario: Of "all players" the castle players are meant
    Given the position
      """
      active: 2
      phase: overlord
      plays: 2
      monsters: Orc @F1
      hand 1: Brick
      hand 2: Tar, Missing
      hand 3: -
      overlord hand: All Players Discard 1 Card, Goblin
      """
    When seat 4 does "reveal All Players Discard 1 Card"
    Then the ask is "discard 1,2"
    And seat 2 must decide
    When seat 2 does "discard Tar"
    And seat 1 does "discard Brick"
    Then seat 4 must decide
    And the position has
      """
      hand 1: -
      hand 2: Missing
      overlord hand: Goblin
      plays: 1
      """
