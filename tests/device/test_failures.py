# SPDX-License-Identifier: MIT
"""The emulated board when the power fails in mid-save, when it crashes, and when buttons are pressed while it erases."""

from __future__ import annotations

from array import array
from binascii import crc32

from core import records
from core.session import Session
from games.castle_panic import rules
from host_sim.device import disk, images
from host_sim.device.board import Handheld
from host_sim.device.chip import SECOND
from tests.device.test_game import answer, read_state, saves_of

BOARD = "PIMORONI_PICOSYSTEM"
PLIES = 40
# flash operations until the cut, and how much of the last one still happens
CUTS = [(2, 0.5), (3, 0), (1, 0.5), (4, 0), (5, 0.3), (1, 0), (2, 0), (6, 0.9), (3, 0.5), (7, 0), (2, 1), (4, 0.7), (9, 0)]


def a_game() -> tuple[bytes, list[int]]:
    """Actions (now this, now that legal one) and the check sums of the states from the start on."""
    session = Session(rules)
    session.start(b"\0", 0, 4711)
    sums = [crc32(records.pack_state(session.state))]
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    for i in range(PLIES):
        assert session.act(out[i % rules.legal(session.state, out)]) == 0
        sums.append(crc32(records.pack_state(session.state)))
    return bytes(records.word_bytes(session.actions, 0, PLIES)), sums


def test_a_cut_in_mid_save_costs_the_last_decision_at_most(chip):
    actions, sums = a_game()
    chip.boot(images.of_board(BOARD, "saver", {"actions.bin": actions}))
    saved, resumed = 0, []
    for after, share in CUTS:
        chip.until("AT ")
        plies, found = map(int, chip.until("\n").split())
        # never behind what was reported as saved, never ahead of what was done
        assert plies in (saved, saved + 1) and found == sums[plies]
        resumed.append(plies)
        chip.ask("cut", after=after, share=share)
        assert chip.ask("run", us=20 * SECOND)["stopped"], "the game ended before the cut"
        said = [line.split() for line in chip.ask("out")["out"].splitlines()]
        saved = max([plies] + [int(words[1]) for words in said if words[:1] == ["SAVED"]])
        chip.boot()
    chip.until("AT ")
    plies, found = map(int, chip.until("\n").split())
    assert plies in (saved, saved + 1) and found == sums[plies]
    chip.until("END")
    assert read_state(saves_of(chip))[0] == PLIES and len(set(resumed)) > len(CUTS) // 2


def test_presses_while_flash_is_erased_are_not_lost(chip):
    with Handheld(BOARD, chip) as hand:
        hand.power_on(images.of_board(BOARD, "presses"))
        chip.until("ROUND 2 ")
        presses = 0
        while presses < 15:
            while not chip.state["flash_busy"]:
                chip.run(1_000)
            erases = chip.state["erases"]
            hand.press("a", 20_000)
            chip.run(19_000)
            assert chip.state["flash_busy"] and chip.state["erases"] == erases, "it was not held down within one erase"
            presses += 1
            chip.until("ROUND")
            chip.until("ROUND")
        assert int(chip.until("\n").split()[1]) == presses


def test_a_crash_is_shown_and_kept_and_costs_nothing(chip):
    broken = {"games/castle_panic/view_help.py": b"raise RuntimeError('planted')\n", "seed.txt": b"4711"}
    with Handheld(BOARD, chip) as hand:
        hand.power_on(images.of_board(BOARD, "probe", broken))
        chip.until("KEY")
        # a new game, the Monsters at random, all cards kept; then help
        answer(hand, ["a", "a", "a", "a"])
        hand.look()
        before, state = hand.picture(), read_state(saves_of(chip))
        assert state[0] == 2
        answer(hand, ["x"])
        hand.look()
        report = disk.contents(chip.disk())["/last_crash.txt"].decode()
        assert "planted" in report and "view_choose.mpy" in report and "line" in report
        assert hand.picture() != before
        # the first screen, and the game goes on
        answer(hand, ["a", "a"])
        assert read_state(saves_of(chip)) == state
        # the end of the move: a greyed card would ask for the broken help again
        answer(hand, ["b", "a"])
        assert read_state(saves_of(chip))[0] == 3
