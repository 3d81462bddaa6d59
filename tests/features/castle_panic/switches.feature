Feature: Switches
  Rulings that may be set the other way. Those of one option stand in that option's file.

  # --- damage: chosen (as printed) or automatic

  @CP-151 @CP-153
  Scenario: Switch damage=chosen: the players choose who is hurt
    Given a game of castle_panic for 2 players with options damage=chosen
    And the position "monsters: Troll @S3, Orc @S3"
    When phase 5 passes
    Then seat 1 must decide
    And the ask is "wall 3"

  @CP-151 @CP-153
  Scenario Outline: Switch damage=automatic: nobody is asked at a <what>, one of those that attacked is hurt
    Given a game of castle_panic for 2 players with options damage=automatic
    And the position "walls: <walls>; monsters: Troll @S3, Orc @S3"
    When phase 5 passes
    Then nobody must decide
    And the monsters are "<monsters>"

    Examples:
      | what  | walls   | monsters                  |
      | Wall  | 1..6    | Troll 3/3 @S3, Orc 1/2 @S3 |
      | Tower | 1,2,4..6 | Troll 3/3 @C3, Orc 1/2 @C3 |

  @CP-155
  Scenario: Switch damage=automatic: never one that did not attack
    Given a game of castle_panic for 2 players with options damage=automatic
    And the position "monsters: Troll @S3, Orc 1/2 @S3 +tar, Orc @K3"
    When phase 5 passes
    Then the monsters are "Troll 2/3 @S3, Orc 1/2 @S3 +tar, Orc @S3"

  # --- solo_discards: one_by_one or together

  @CP-072
  Scenario: Switch solo_discards=one_by_one: the first card is replaced before the second goes
    Given a game of castle_panic for 1 player with options solo_discards=one_by_one
    And the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Tar; deck: Missing, Mortar, ..."
    When seat 1 does "discard Brick"
    Then seat 1's hand is "Missing, Tar"
    And "discard Missing" is legal

  @CP-072
  Scenario: Switch solo_discards=together: both go, then both are replaced
    Given a game of castle_panic for 1 player with options solo_discards=together
    And the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Tar, Scavenge; deck: Missing, Mortar, ..."
    When seat 1 does "discard Brick"
    Then seat 1's hand is "Scavenge, Tar"
    And no event is "draw"
    When seat 1 does "discard Tar"
    Then seat 1's hand is "Missing, Mortar, Scavenge"
    And the phase is "play"
    And the discard is "Brick, Tar"
    When seat 1 tries "discard Scavenge"
    Then it is refused by CP-072

  @CP-072
  Scenario: Switch solo_discards=together: one discard, then the phase is passed, and one is drawn
    Given a game of castle_panic for 1 player with options solo_discards=together
    And the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Tar; deck: Missing, Mortar, ..."
    When seat 1 does "discard Brick"
    And seat 1 does "pass"
    Then seat 1's hand is "Missing, Tar"
    And the phase is "play"

  @CP-070
  Scenario: Switch solo_discards=together does not give several players a second discard
    Given a game of castle_panic for 2 players with options solo_discards=together
    And the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Tar; deck: Missing, Mortar, ..."
    When seat 1 does "discard Brick"
    Then seat 1's hand is "Missing, Tar"
    And the phase is "play"

  # --- reshuffle: needed or at_once

  @CP-062
  Scenario: Switch reshuffle=needed: an empty deck waits
    Given a game of castle_panic for 2 players with options reshuffle=needed
    And the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Tar; deck: Missing; discard: Mortar, Red Hero; removed: ..."
    When seat 1 does "discard Brick"
    Then no event is "shuffle"
    And the position has
      """
      hand 1: Missing, Tar
      deck: -
      discard: Brick, Mortar, Red Hero
      """

  @CP-062
  Scenario: Switch reshuffle=at_once: the discards are shuffled as soon as the deck is empty
    Given a game of castle_panic for 2 players with options reshuffle=at_once
    And the position "phase: discard; monsters: Orc @A1; hand 1: Brick, Tar; deck: Missing; discard: Mortar, Red Hero; removed: ..."
    When seat 1 does "discard Brick"
    Then the events include "draw Missing, shuffle 3"
    And the position has
      """
      hand 1: Missing, Tar
      deck: 3
      discard: -
      """

  @CP-130
  Scenario: Switch reshuffle=at_once: Scavenge finds nothing where all was shuffled
    Given a game of castle_panic for 2 players with options reshuffle=at_once
    And the position "monsters: Orc @A1; hand 1: Draw 2 Cards, Scavenge; deck: Tar, Brick; discard: Mortar, Red Hero; removed: ..."
    When seat 1 does "play Draw 2 Cards"
    Then seat 1's hand is "Tar, Brick, Scavenge"
    And "play Scavenge for Mortar" is illegal by CP-130
    And the deck is "3"

  # --- king_2

  @CP-005
  Scenario Outline: Switch king_2=<value> with an Overlord: his King comes with <points> points
    Given a game of castle_panic for 2 players with options mode=overlord king_2=<value>
    And the position "phase: overlord; plays: 2; monsters: Orc @A1; overlord hand: Goblin King; pile: 5"
    When seat 2 does "send Goblin King to 3"
    Then the monsters are "Orc @A1, Goblin King <points>/<points> @F3"

    Examples:
      | value | points |
      | off   | 3      |
      | on    | 2      |

  # --- which there are

  Scenario Outline: Switch <name> has no value "perhaps"
    Given a game of castle_panic
    And the position "options: <name>=perhaps; monsters: Orc @A1"
    Then the position is refused because "<name>"

    Examples:
      | name            |
      | damage          |
      | solo_discards   |
      | reshuffle       |
      | overlord_hands  |
      | overlord_king   |
      | spare_towers    |
      | any_color_joins |
      | first_dwindle   |
      | closed_hands    |
