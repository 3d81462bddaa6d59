Feature: Closed hands
  A house rule: nobody sees the others' cards.

  Background:
    Given a game of castle_panic for 3 players with options closed_hands=on

  @CP-008
  Scenario: The others' cards are hidden, how many they are is not
    Given the position "active: 2; monsters: Orc @A1; hand 1: Tar, Brick; hand 2: Red Hero; hand 3: Missing"
    Then seat 2 cannot tell the position from
      | hand 1 | Mortar, Scavenge |
      | hand 3 | Barbarian        |
    And seat 1 cannot tell the position from
      | hand 2 | Barbarian |
    And seat 2 can tell the position from
      | hand 1 | Tar, Brick, Missing |
      | hand 3 | Barbarian           |

  @CP-008
  Scenario: One's own hand is seen
    Given the position "active: 2; monsters: Orc @A1; hand 1: Tar, Brick; hand 2: Red Hero; hand 3: Missing"
    Then seat 1 sees
      """
      hand 1: Tar, Brick
      """
    And seat 1 can tell the position from
      | hand 1 | Mortar, Scavenge |

  @CP-008
  Scenario: With open hands everything is seen
    Given a game of castle_panic for 3 players with options closed_hands=off
    And the position "active: 2; monsters: Orc @A1; hand 1: Tar, Brick; hand 2: Red Hero; hand 3: Missing"
    Then seat 2 can tell the position from
      | hand 1 | Mortar, Scavenge |
    And seat 3 can tell the position from
      | hand 2 | Barbarian |

  @CP-009
  Scenario: The discard pile is still open to all
    Given the position "active: 2; monsters: Orc @A1; hand 1: Tar; discard: Brick, Mortar"
    Then seat 3 can tell the position from
      | discard | Brick, Missing |

  @CP-008 @CP-083
  Scenario: A card that is offered is shown to all, the rest of the hand is not
    Given the position "active: 1; phase: trade; ask: offer; offer: Brick to 2; monsters: Orc @A1; hand 1: Brick, Tar; hand 2: Mortar, Missing; hand 3: Red Hero"
    Then seat 2 sees
      """
      offer: Brick to 2
      hand 1: Brick, ...
      """
    And seat 2 cannot tell the position from
      | hand 1 | Brick, Scavenge |
    And seat 3 cannot tell the position from
      | hand 1 | Brick, Scavenge |
      | hand 2 | Barbarian, Tar  |
    And seat 1 cannot tell the position from
      | hand 2 | Barbarian, Scavenge |

  @CP-008 @CP-083
  Scenario: A card shown in answer is seen as well
    Given the position
      """
      active: 1
      phase: trade
      ask: answer
      offer: Brick to 2
      answer: Mortar
      monsters: Orc @A1
      hand 1: Brick, Tar
      hand 2: Mortar, Missing
      hand 3: Red Hero
      """
    Then seat 1 sees
      """
      answer: Mortar
      hand 2: Mortar, ...
      """
    And seat 1 cannot tell the position from
      | hand 2 | Mortar, Scavenge |
    And seat 1 can tell the position from
      | hand 2 | Missing, Scavenge |
      | answer | Missing           |

  @CP-008 @CP-221
  Scenario: The Overlord does not see the hands, nor the castle players his tokens
    Given a game of castle_panic for 3 players with options closed_hands=on mode=overlord
    And the position "active: 2; monsters: Orc @A1; hand 1: Tar, Brick; hand 2: Red Hero; overlord hand: Orc, Goblin"
    Then seat 3 cannot tell the position from
      | hand 1 | Mortar, Scavenge |
      | hand 2 | Barbarian        |
    And seat 1 cannot tell the position from
      | hand 2        | Barbarian    |
      | overlord hand | Troll, Healer |
    And seat 3 can tell the position from
      | overlord hand | Troll, Healer |

  @CP-080
  Scenario: Trades go on as always
    Given the position "active: 1; phase: trade; monsters: Orc @A1; hand 1: Brick; hand 2: Mortar, Missing; hand 3: Red Hero"
    When seat 1 does "offer Brick to 2"
    And seat 2 does "give Missing"
    And seat 1 does "accept"
    Then the position has
      """
      hand 1: Missing
      hand 2: Brick, Mortar
      phase: play
      """
