# SPDX-License-Identifier: MIT
"""Monster Hex' statistics: each number of seats keeps its own for each choice of options, the lone player's best score too."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

import lang
from app.settings import LANGUAGES
from core import stats
from core.stats import NO_SCORE
from games.monster_hex import data, rules, view_stats
from host_sim.games.monster_hex.notation import parse_position
from host_sim.games.monster_hex.places import SOLO, WON
from host_sim.paths import FIRMWARE
from host_sim.places import walk
from lang import keys as words
from lang import keys_monster_hex as K
from lang import keys_monster_hex_book as H
from lang import t
from tests.app.boxes import Boxes
from tests.app.handheld import BOARD, SMALL, Handheld, forget_firmware
from tests.app.test_settings import file_of

ROW = (208 - 22) // 6  # letters of a row of the menu


def over(seats: int, points: list[int], options: str = "", bonus: int = 0):
    """A finished game with these points."""
    state = rules.make()
    packed = sum(1 << bit for name, bit, _ in data.OPTIONS if name in options)
    rules.new(state, seats, packed, 1)
    state[0][data.PHASE] = data.OVER
    for seat, n in enumerate(points):
        state[0][data.POINTS + seat] = n
    state[0][data.BONUS] = bonus
    return state


def test_there_is_a_mode_for_every_game_that_can_be_set_up():
    keys = set()
    for seats in rules.SEATS:
        for options in range(16):
            if not rules.setup_fault(seats, options):
                state = rules.make()
                rules.new(state, seats, options, 1)
                keys.add(view_stats.mode_key(state))
    assert sorted(keys) == list(view_stats.MODES)
    assert len(keys) == 36 and max(keys) < 256
    full = stats.pack({key: [1, 1, 20, 0] for key in keys}, 1)
    assert sorted(stats.unpack(full)[0]) == sorted(keys), "a file holds them all"


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_mode_has_a_name_of_its_own_that_leaves_room_for_its_count(code):
    lang.load(code)
    try:
        names = [view_stats.mode_word(key) for key in view_stats.MODES]
        assert len(set(names)) == len(names)
        assert max(len(name) for name in names) + len(" 65535") <= ROW
    finally:
        lang.load("en")


def test_the_score_is_the_best_persons_with_objectives():
    state = over(3, [20, 31, 25], bonus=6)
    assert view_stats.score(state, b"\0\0\0") == 31
    assert view_stats.score(state, b"\0\2\0") == 26
    assert view_stats.score(state, b"\1\2\3") == NO_SCORE


def test_what_the_shared_faction_has_is_no_score():
    state = parse_position("seats: 1; points shared: 40; points 1: 12")
    assert view_stats.score(state, b"\0") == 12


# --- alone: the best score of each choice of options (MH-162) ----------------------

GAME = "monster_hex"
# how SOLO ends: a tile, its hex, its turn, a slot of the stone
FIRST_SLOT = "a / a / a / a"
BEST = 37
READ = f"""
import sys
sys.path.insert(0, sys.argv[1])
from core.stats import Stats
from core.storage import Storage
print(Stats(Storage(sys.argv[2]), "{GAME}").modes)
"""


def finish(monkeypatch, folder, text: str, path: str, seed: int) -> str:
    """Switch on, play the position to its end by buttons, leave the end sheet, switch off; what the sheet said."""
    forget_firmware()
    hand, said = Handheld(monkeypatch, folder), []

    def story():
        yield from walk(hand, path)
        said.append(hand.text)
        yield "a"

    assert not hand.run(story, lambda: hand.game(parse_position(text), seed=seed, game=GAME)), "the game is not over"
    return said[0]


def kept(folder) -> dict[int, list[int]]:
    """What another process finds in the saves."""
    command = [sys.executable, "-c", READ, str(FIRMWARE), str(folder / "saves")]
    return ast.literal_eval(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


# rules: MH-162
def test_the_lone_players_best_score_outlives_the_process_and_is_announced_when_it_is_beaten(monkeypatch, tmp_path):
    mode = view_stats.mode_key(parse_position(SOLO))
    worse, better = SOLO.replace("points 1: 26", "points 1: 25"), SOLO.replace("points 1: 26", "points 1: 29")
    # nobody is beaten: none of them is a game won
    said = [finish(monkeypatch, tmp_path, SOLO, FIRST_SLOT, 1)]
    assert t(H.FIRST_SCORE) in said[0] and f"= {BEST}" in said[0]
    assert kept(tmp_path) == {mode: [1, 0, BEST, 0]}
    said.append(finish(monkeypatch, tmp_path, worse, FIRST_SLOT, 2))
    assert t(H.BEST_STAYS, BEST) in said[1] and f"= {BEST - 1}" in said[1]
    said.append(finish(monkeypatch, tmp_path, SOLO, FIRST_SLOT, 3))
    assert t(H.SAME_BEST) in said[2]
    assert kept(tmp_path) == {mode: [3, 0, BEST, 0]}
    said.append(finish(monkeypatch, tmp_path, better, FIRST_SLOT, 4))
    assert t(H.NEW_BEST, BEST) in said[3] and f"= {BEST + 3}" in said[3]
    assert kept(tmp_path) == {mode: [4, 0, BEST + 3, 0]}
    for text in said:
        assert t(words.GAME_OVER) in text and t(words.WON) not in text


# rules: MH-162
def test_another_choice_of_options_has_a_best_score_of_its_own(monkeypatch, tmp_path):
    plain = SOLO.replace("options: abilities=on, objectives=on; ", "").replace("ability 1: Scheme; ", "").partition("; open:")[0]
    finish(monkeypatch, tmp_path, SOLO, FIRST_SLOT, 1)
    finish(monkeypatch, tmp_path, plain, FIRST_SLOT, 2)
    modes = kept(tmp_path)
    assert sorted(modes) == [0, data.ABLE | data.AIMS] and modes[3][2] == BEST and modes[0][2] < BEST

    forget_firmware()
    hand = Handheld(monkeypatch, tmp_path)

    def story():
        yield from hand.choose(t(words.STATISTICS))
        for key in sorted(modes):
            assert hand.row == view_stats.mode_word(key)
            yield "a"
            assert t(words.STATS_BEST, modes[key][2]) in hand.text
            assert t(words.STATS_WINS, "") not in hand.text
            yield from walk(hand, "a / down")

    assert hand.run(story)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("text", [SOLO, WON], ids=["alone", "four"])
def test_the_end_sheet_has_room_for_the_news(monkeypatch, tmp_path, code, board, text):
    boxes, hand = Boxes(monkeypatch), Handheld(monkeypatch, tmp_path, board)
    (hand.saves / "settings").write_bytes(file_of(f"lang={code} names=Maximus1,Maximus2,Maximus3,Maximus4"))
    key = view_stats.mode_key(parse_position(text))
    (hand.saves / stats.file_name(GAME)).write_bytes(stats.pack({key: [9, 9, 1, 0]}, 1))

    def story():
        yield from walk(hand, FIRST_SLOT if text == SOLO else "a / a / a")
        news = t(H.NEW_BEST, 1) if text == SOLO else t(words.BEST_BEATEN, 35)
        assert news.replace(" ", "") in hand.text.replace(" ", "")
        for _ in range(8):
            # a small screen scrolls
            yield "down"

    main = lambda: hand.game(parse_position(text), seed=4294967295, levels=b"\0\2\2\2", game=GAME)  # noqa: E731
    assert hand.run(story, main)
    assert boxes.drawn and boxes.faults == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize(("seats", "told"), [(b"\0", 1), (b"\0\0", 0)])
def test_who_begins_alone_is_told_what_for(monkeypatch, tmp_path, code, board, seats, told):
    boxes, hand, said = Boxes(monkeypatch), Handheld(monkeypatch, tmp_path, board), []
    (hand.saves / "settings").write_text(f"1 lang={code}\n")

    def story():
        monkeypatch.setattr(type(hand.view.board), "told", spy(type(hand.view.board).told))
        for _ in range(len(seats)):
            yield "a"
        assert hand.view.state[0][data.PHASE] == data.TILE
        assert said.count(t(K.ALONE_AIM)) == told
        if told:
            yield from walk(hand, "y / down*3 / a / a")
            if board is SMALL:
                yield from walk(hand, "down*3")
            assert t(K.ALONE_AIM)[:14] in hand.text

    def spy(shown):
        def show(self, line):
            said.append(line)
            shown(self, line)

        return show

    state = rules.make()
    rules.new(state, len(seats), 0, 1)
    hand.run(story, lambda: hand.game(state, levels=seats, game=GAME))
    assert boxes.faults == []
