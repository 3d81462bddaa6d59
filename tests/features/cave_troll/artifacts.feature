Feature: Artifacts

  Background:
    Given a game of cave_troll

  @CT-150 @CT-151 @CT-279
  Scenario: Found and played in one turn, then gone
    Given the position "deck 1: Artifact, ...; artifacts: Sandals, Cloak, Blade, Lens, Bell, Chalice"
    Then "sandals" is illegal by CT-150
    When seat 1 does "draw"
    And seat 1 does "play Artifact"
    And seat 1 does "sandals"
    Then the events include "use 1 Sandals by CT-150"
    And the used are "Sandals"
    And the artifact 1 is "-"
    And "sandals" is illegal by CT-150

  @CT-153
  Scenario: TS-51 Winged Sandals give two actions more
    Given the position "artifact 1: Sandals"
    When seat 1 does "sandals"
    Then the actions are "5"

  @CT-277
  Scenario: Sandals and Lens may be played for nothing
    Given the position "artifact 1: Lens; artifact 2: Sandals"
    Then "lens R03" is legal
    And "lens E1" is illegal by CT-153
    When seat 1 does "lens R03"
    Then the events include "nobody R03"
    And the pool is "0"

  @CT-277 @CT-030
  Scenario: Sandals with the last action
    Given the position "artifact 1: Sandals; actions: 1"
    When seat 1 does "sandals"
    Then seat 1 must decide
    And the actions are "2"

  @CT-153 @CT-152 @CT-150
  Scenario: TS-49 The Chalice brings back a discarded hero
    Given the position "dead 1: Kni, Orc; artifact 1: Chalice"
    Then "chalice Kni E3" is legal
    And "chalice Orc E3" is illegal by CT-153
    And "chalice Thf E3" is illegal by CT-153
    When seat 1 does "chalice Kni E3"
    Then the events include "return 1 Kni E3 by CT-153"
    And the figures 1 are "Kni E3"

  @CT-153
  Scenario: The Chalice needs somebody
    Given the position "artifact 1: Chalice; dead 1: Orc; dead 2: Adv"
    Then no legal action begins with "chalice"

  @CT-153 @CT-276
  Scenario: TS-50 The Cloak passes an enemy Knight
    Given the position "figures 1: Adv R08; figures 2: Kni R09; artifact 1: Cloak"
    Then "move Adv R08 to R09" is illegal by CT-075
    When seat 1 does "cloak Adv R08 to R09"
    Then the phase is "cloak"
    And the actions are "3"
    And "pass" is legal
    And "draw" is illegal by CT-276
    When seat 1 does "move Adv R09 to R10"
    And seat 1 does "move Adv R10 to R03"
    Then the phase is "act"
    And the figures 1 are "Adv R03"

  @CT-153
  Scenario: TS-50 It may end in the Knight's room
    Given the position "figures 1: Adv R08; figures 2: Kni R09; artifact 1: Cloak"
    When seat 1 does "cloak Adv R08 to R09"
    And seat 1 does "pass"
    Then the figures 1 are "Adv R09"

  @CT-276
  Scenario: The Cloak's way does not end where it began
    Given the position "figures 1: Kni R08; figures 2: Orc R09; artifact 1: Cloak"
    When seat 1 does "cloak Kni to R09"
    Then the events include "out 2 Orc R09 by CT-104"
    When seat 1 does "move Kni to R08"
    Then "pass" is illegal by CT-276
    When seat 1 does "move Kni to R14"
    Then the figures 1 are "Kni R14"

  @CT-276
  Scenario: The third step does not lead back
    Given the position "figures 1: Kni R01; artifact 1: Cloak"
    When seat 1 does "cloak Kni to R07"
    And seat 1 does "move Kni to R08"
    And seat 1 does "move Kni to E1"
    Then the figures 1 are "Kni E1"

  @CT-153
  Scenario: The Cloak respects limits, Cave Trolls and pits
    Given the position "figures 1: Adv R09; figures 2: 5 Adv R08, CTr R10; artifact 1: Cloak"
    Then "cloak Adv R09 to R08" is illegal by CT-071
    And "cloak Adv R09 to R10" is illegal by CT-076
    And "cloak Adv R09 to P1" is illegal by CT-073
    And "cloak Adv R09 to R02" is legal

  @CT-153
  Scenario: TS-52 The Blade discards Orcs beside an own hero
    Given the position "figures 1: Adv R14, Orc R14; figures 2: Orc R14; figures 3: Adv R14, Orc R19; artifact 1: Blade"
    Then "blade R19" is illegal by CT-153
    When seat 1 does "blade R14"
    Then the events include "out 1 Orc R14 by CT-153, out 2 Orc R14 by CT-153"
    And the figures 1 are "Adv R14"
    And the figures 3 are "Adv R14, Orc R19"

  @CT-153
  Scenario: The Bell sends a monster to a pit
    Given the position "figures 1: Orc P1; figures 2: Wra R14, CTr R10; figures 3: Orc E1; artifact 1: Bell"
    Then "bell 2 CTr to P1" is illegal by CT-153
    And "bell 1 Orc to P2" is illegal by CT-153
    And "bell 3 Orc to P3" is legal
    When seat 1 does "bell 2 Wra to P2"
    Then the figures 2 are "Wra P2, CTr R10"
