Feature: The alternate game

  Background:
    Given a game of cave_troll for 4 players with options game=alternate

  @CT-201 @CT-212 @CT-200
  Scenario: A Paladin closes nothing, an Assassin has no long way, a Berserker counts once
    Given the position "figures 1: Pal R10, Asn R30, GSl R15, Bsk R15; figures 2: Adv R09, 2 Adv R15; artifact 2: Lens; active: 2"
    Then "move Adv R09 to R10" is legal
    When seat 2 does "lens R15"
    Then the events include "nobody R15"

  @CT-201 @CT-035
  Scenario: A Banshee pushes nobody, an Assassin walks
    Given the position "figures 1: Asn R30, Ban P1; figures 2: Adv R14"
    Then "move Asn to R15" is illegal by CT-070
    And "push 2 Adv to R08" is illegal by CT-131
    When seat 1 does "move Ban to R14"
    Then the phase is "act"

  @CT-205 @CT-220
  Scenario: TS-36 A Paladin anywhere protects
    Given the position "active: 2; figures 2: OrS R14, Adv R14; figures 1: 2 Adv R14, Pal R29; figures 3: Adv R14"
    When seat 2 does "raid"
    Then the events include "out 3 Adv R14 by CT-220"
    And the figures 1 are "2 Adv R14, Pal R29"
    And the figures 2 are "Adv R14, OrS R14"
    And "raid" is illegal by CT-205

  @CT-205 @CT-220
  Scenario: TS-36 Without it all opponents' Adventurers go
    Given the position "active: 2; figures 2: OrS R14, Adv R14; figures 1: 2 Adv R14; figures 3: Adv R14"
    When seat 2 does "raid"
    Then the figures 1 are "-"
    And the figures 2 are "Adv R14, OrS R14"
    And the figures 3 are "-"
    And "raid" is illegal by CT-220

  @CT-205
  Scenario: TS-36 Only in its room
    Given a game of cave_troll for 4 players with options game=alternate paladin_room_only=on
    And the position "active: 2; figures 2: OrS R14; figures 1: 2 Adv R14, Pal R29; figures 3: Adv R14, Pal R14"
    When seat 2 does "raid"
    Then the figures 1 are "Pal R29"
    And the figures 3 are "Adv R14, Pal R14"

  @CT-220
  Scenario: An Orc Soldier takes Adventurers only
    Given the position "figures 1: OrS R14; figures 2: Asn R14, Bsk R14"
    Then "raid" is illegal by CT-220
    And no legal action begins with "strike"

  @CT-206 @CT-205
  Scenario: TS-37 A Paladin sends a Banshee away, and it calls nobody
    Given the position "figures 1: Pal R08, Adv R09; figures 2: Ban R08"
    When seat 1 does "expel 2 to P3"
    Then the events include "expel 2 Ban R08 P3 by CT-206"
    And the figures 2 are "Ban P3"
    And "expel 2 to P1" is illegal by CT-206

  @CT-205 @CT-231
  Scenario: TS-37 Protected heroes hear no call
    Given the position "active: 2; figures 1: Pal R08, Adv R09; figures 2: Ban R08"
    Then no legal action begins with "call"
    And "call 1 Adv from R09" is illegal by CT-205

  @CT-207 @CT-208
  Scenario: TS-39 An Assassin takes lone heroes and Orc Soldiers
    Given the position "figures 1: Asn R20, Adv R20; figures 4: OrS R20; figures 3: Ban R20; chest 4: R20; figures 2: Bsk R20"
    Then "murder 4 OrS" is legal
    And "murder 3 Ban" is illegal by CT-207
    And "murder 1 Adv" is illegal by CT-208
    And "murder 2 Bsk" is legal
    When seat 1 does "murder 4 OrS"
    Then the events include "out 4 OrS R20 by CT-207"

  @CT-207 @CT-208
  Scenario: Not two of a colour, never an Assassin
    Given the position "figures 1: Asn R20; figures 2: Adv R20, OrS R20; figures 3: Asn R20"
    Then "murder 2 Adv" is illegal by CT-208
    And "murder 2 OrS" is illegal by CT-208
    And "murder 3 Asn" is illegal by CT-207

  @CT-209 @CT-274
  Scenario: TS-40 A Giant Slayer alone finds a coin each turn
    Given the position "active: 4; figures 1: GSl R30; chest 2: R30"
    When seat 4 does "pass"
    Then the events include "turn 1 4, coin 1 R30 by CT-209"
    And the gold 1 is "1"
    When seat 1 does "move GSl to R29"
    Then no event is "coin"
    When seat 1 does "pass"
    And seat 2 does "pass"
    And seat 3 does "pass"
    And seat 4 does "pass"
    Then the gold 1 is "2"

  @CT-209 @CT-274
  Scenario: The first action after which it is alone
    Given the position "figures 1: GSl R29, Adv R29"
    When seat 1 does "move GSl to R30"
    Then the events include "move 1 GSl R29 R30, coin 1 R30"
    When seat 1 does "move GSl to R29"
    And seat 1 does "move Adv R29 to R30"
    Then the gold 1 is "1"

  @CT-209
  Scenario: TS-40 No coin at an entrance
    Given the position "active: 4; figures 1: GSl E4"
    When seat 4 does "pass"
    Then no event is "coin"

  @CT-209
  Scenario: TS-40 No coin beside a monster
    Given the position "active: 4; figures 1: GSl R30; figures 2: OrS R30"
    When seat 4 does "pass"
    Then no event is "coin"

  @CT-274
  Scenario: The coin comes before the final scoring
    Given the position "figures 1: GSl R30; deck 1: Adv"
    When seat 1 does "draw"
    And seat 1 does "play Adv E1"
    Then the events include "coin 1 R30, scoring 1, paid 1 R30 4, bonus 1"
    And the gold 1 is "8"

  @CT-210
  Scenario: TS-41 A Giant Slayer takes an opponent's troll with it
    Given the position "figures 1: GSl R26, FTr R26; figures 2: FTr R26"
    Then "sacrifice 1" is illegal by CT-210
    When seat 1 does "sacrifice 2"
    Then the events include "out 1 GSl R26 by CT-210, out 2 FTr R26 by CT-210"
    And the figures 1 are "FTr R26"
    And "sacrifice 2" is illegal by CT-210

  @CT-211
  Scenario Outline: A Berserker has half of what another wins
    Given the position "figures 1: <one>; figures 2: Bsk R10; artifact 3: Lens; active: 3; chest 4: R10"
    When seat 3 does "lens R10"
    Then the events include "<event>"

    Examples:
      | one       | event                      |
      | 2 Adv R10 | paid 2 R10 3, paid 1 R10 3 |
      | Adv R10   | nobody R10                 |
      | Adv R09   | paid 2 R10 7               |

  @CT-213 @CT-071
  Scenario: TS-43 A Berserker as the sixth
    Given the position "active: 2; actions: 1; figures 1: 5 Adv R15; figures 2: Bsk R10; figures 3: Adv R10, Bsk R20"
    When seat 2 does "move Bsk to R15"
    Then seat 3 must decide
    And "move Bsk to R15" is illegal by CT-213
    And "move Adv R10 to R15" is illegal by CT-071
    When seat 3 does "pass"
    And seat 4 does "pass"
    And seat 1 does "move Adv R15 to R20"
    Then "move Adv R20 to R15" is illegal by CT-071
    When seat 1 does "pass"
    And seat 2 does "pass"
    Then "move Adv R10 to R15" is illegal by CT-071

  @CT-213
  Scenario: No two Berserkers, in an empty room neither
    Given the position "figures 1: Bsk R10; figures 2: Bsk R11"
    Then "move Bsk to R11" is illegal by CT-213

  @CT-225
  Scenario: A Fierce Troll comes in at a pit and closes nothing
    Given the position "figures 2: FTr R14; figures 3: Adv R13; deck 1: FTr, ...; active: 1"
    When seat 1 does "draw"
    Then the legal actions are
      | play FTr P1 |
      | play FTr P2 |
      | play FTr P3 |
    When seat 1 does "play FTr P1"
    Then the events include "enter 1 FTr P1 by CT-225"
    When seat 1 does "pass"
    And seat 2 does "pass"
    Then "move Adv R13 to R14" is legal

  @CT-227 @CT-228 @CT-275
  Scenario: TS-44 Two run, the rest is lost
    Given the position "active: 4; figures 4: FTr R26; figures 1: 2 Adv R26, Asn R26; figures 2: Bsk R26; chest 3: R26"
    When seat 4 does "rampage"
    Then the phase is "run"
    And "pass" is illegal by CT-228
    And "run 1 Adv to P3" is illegal by CT-227
    And "run 4 FTr to R21" is illegal by CT-227
    When seat 4 does "run 1 Adv to R21"
    Then the events include "run 1 Adv R26 R21 by CT-227"
    And seat 4 must decide
    When seat 4 does "run 2 Bsk to R32"
    Then the events include "out 1 Adv R26 by CT-227, out 1 Asn R26 by CT-227"
    And the position has
      """
      figures 1: Adv R21
      figures 2: Bsk R32
      figures 4: FTr R26
      chest 3: R26
      actions: 3
      """

  @CT-228
  Scenario: Nobody can run
    Given the position "active: 4; figures 4: FTr R30; figures 1: Adv R30; figures 2: 5 Adv R29"
    When seat 4 does "rampage"
    Then the events include "out 1 Adv R30"
    And no event is "run"
    And the phase is "act"

  @CT-228
  Scenario: Only one can run
    Given the position "active: 4; figures 4: FTr R30; figures 1: 2 Adv R30; figures 2: 4 Adv R29"
    When seat 4 does "rampage"
    And seat 4 does "run 1 Adv to R29"
    Then the figures 1 are "Adv R29"

  @CT-227
  Scenario: A Fierce Troll alone does not rage
    Given the position "figures 1: FTr R30"
    Then "rampage" is illegal by CT-227

  @CT-226
  Scenario: TS-46 A Fierce Troll marches once a turn
    Given the position "active: 4; figures 4: FTr R25; figures 1: Adv R24"
    When seat 4 does "move FTr to R24"
    Then "move FTr to R25" is illegal by CT-226
    And "rampage" is legal
    When seat 4 does "pass"
    And seat 1 does "pass"
    And seat 2 does "pass"
    And seat 3 does "pass"
    Then "move FTr to R25" is legal

  @CT-230
  Scenario: A Banshee goes two steps, each legal
    Given the position "figures 1: Ban R30; figures 2: 5 Adv R24, 4 Adv R18"
    Then "move Ban to E4" is legal
    And "move Ban to R29" is legal
    And "move Ban to R18" is illegal by CT-230

  @CT-230
  Scenario: A Banshee passes no full room
    Given the position "figures 1: Ban R30; figures 2: 5 Adv R29"
    Then no legal action begins with "move"
    And "move Ban to E4" is illegal by CT-230

  @CT-231
  Scenario: TS-48 A Banshee calls an opponent's hero from an adjacent room
    Given the position "active: 2; figures 2: Ban R08, Adv R07; figures 1: Adv R09, Adv E1"
    Then "call 1 Adv from R09" is legal
    And "call 1 Adv from E1" is illegal by CT-231
    And "call 2 Adv from R07" is illegal by CT-231
    When seat 2 does "call 1 Adv from R09"
    Then the events include "call 1 Adv R09 R08 by CT-231"
    And the figures 1 are "Adv R08, Adv E1"

  @CT-231
  Scenario: TS-48 Not into a full room
    Given the position "active: 2; figures 2: Ban R08; figures 1: Adv R09, Bsk R09; figures 3: 4 Adv R08"
    Then no legal action begins with "call"
    And "call 1 Bsk from R09" is illegal by CT-231

  @CT-231 @CT-213
  Scenario: No second Berserker is called
    Given the position "active: 2; figures 2: Ban R08; figures 1: Bsk R09; figures 3: Bsk R08"
    Then "call 1 Bsk from R09" is illegal by CT-213

  @CT-121
  Scenario: No ability of the alternate game works at an entrance
    Given the position "figures 1: Asn E1, OrS E1, FTr P1; figures 2: Adv E1, Ban P1"
    Then "murder 2 Adv" is illegal by CT-121
    And "raid" is illegal by CT-121
    And "rampage" is illegal by CT-121
