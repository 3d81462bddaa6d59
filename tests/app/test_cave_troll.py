# SPDX-License-Identifier: MIT
"""Cave Troll by buttons alone: whole games at every number of seats on both boards, what is hidden, greyed, told."""

from __future__ import annotations

import os
import subprocess
from types import SimpleNamespace

import pytest

from core.session import Session
from games.cave_troll import data, rules, view_deeds, view_rules
from games.cave_troll.view_ask import Asker
from games.cave_troll.view_table import Table
from host_sim.games.cave_troll.places_table import (
    ALTERNATE,
    CLOAK,
    FLIGHT,
    FULL,
    MIDDLE,
    MUST,
    PUSH,
    RUN,
    START,
    TWO_CARDS,
    holding,
)
from host_sim.interp import unix
from host_sim.paths import FIRMWARE, ROOT
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from tests.app import trolls
from tests.app.handheld import BOARD, SMALL, Handheld, forget_firmware

GAME = "cave_troll"
BASE, ALTERNATE_GAME, DARK = 0, 1, 2


def evening(monkeypatch, folder, board: str, seed: int = 4711) -> Handheld:
    """The handheld switched on anew."""
    forget_firmware()
    monkeypatch.undo()
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: seed)
    hand = Handheld(monkeypatch, folder, board)
    hand.blind(monkeypatch)
    return hand


GAMES = [
    (b"\0\0", BASE),
    (b"\0\1\2", ALTERNATE_GAME),
    (b"\0\0\0\0", BASE),
    (b"\0\0\0\0", ALTERNATE_GAME),
    (b"\0\0\2", BASE | DARK),
]


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize(("seats", "packed"), GAMES, ids=lambda value: value.hex() if isinstance(value, bytes) else str(value))
def test_a_whole_game_by_buttons_left_and_resumed(monkeypatch, tmp_path, board, seats, packed):
    shadow = Session(rules)
    shadow.start(seats, packed, 4711)
    choose = trolls.of_any_kind(len(seats) + packed)

    hand = evening(monkeypatch, tmp_path, board)

    def first():
        yield from trolls.new_game(hand, seats, packed)
        assert hand.session.seats == seats and hand.session.state[1][data.OPTS] == packed
        yield from trolls.play(hand, shadow, choose, 9)
        yield "a" if hand.covered else "y"
        if hand.heading != t(words.PAUSE):
            yield "y"
        yield from hand.choose(t(words.SAVE_QUIT))

    assert hand.run(first)
    hand = evening(monkeypatch, tmp_path, board)

    def second():
        yield from hand.choose(f"{t(words.RESUME)} {t(K.NAME)}")
        assert hand.session.seats == seats
        yield from trolls.play(hand, shadow, choose)
        verdict = {"won": words.WON, "lost": words.LOST, "some": words.GAME_OVER}
        mask, people = rules.result(shadow.state), [i for i, level in enumerate(seats) if not level]
        won = sum(mask >> i & 1 for i in people)
        assert hand.heading == t(verdict["won" if won == len(people) else "some" if won else "lost"])
        assert hand.session.replay() == shadow.replay()
        yield "a"
        assert not any(path.name in (f"{GAME}.0", f"{GAME}.1") for path in hand.saves.iterdir()), "it is not resumed"

    assert hand.run(second)


# --- every decision by buttons --------------------------------------------------------

SECOND = TWO_CARDS.replace("phase: card", "phase: second").replace("Artifact, Adv*", "Adv*")
BLADED = MIDDLE.replace("artifact 1: Bell", "artifact 1: Blade").replace("figures 1: 2 Adv R15", "figures 1: Adv R15, Adv R14")
POSITIONS = {
    "middle": MIDDLE, "blade": BLADED,
    "start": START, "alternate": ALTERNATE, "push": PUSH, "must": MUST, "flight": FLIGHT, "run": RUN, "cloaked": CLOAK,
    "cards": TWO_CARDS, "second": SECOND, "chests": FULL,
    **{relic: holding(relic) for relic in ("Chalice", "Cloak", "Sandals", "Bell", "Lens")},
}  # fmt: skip


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("position", POSITIONS)
def test_every_kind_of_action_is_made_by_buttons(monkeypatch, tmp_path, board, position):
    """The first and the last legal one of each kind, chosen by its words on the screen."""
    hand = Handheld(monkeypatch, tmp_path, board)
    hand.blind(monkeypatch)
    state = state_of(Place("", "", POSITIONS[position], game=GAME))
    actions = trolls.legal(state)
    kinds = {a >> 11: [b for b in actions if b >> 11 == a >> 11] for a in actions}
    for action in sorted({a for of_kind in kinds.values() for a in (of_kind[0], of_kind[-1])}):

        def story(action=action):
            plies = hand.session.plies
            yield from trolls.presses(hand, state, action)
            assert hand.session.actions[plies] == action, f"{kinds[action >> 11]}: another action"

        assert hand.run(story, lambda: hand.game(state, levels=b"\0\1\1\1", game=GAME))
        hand.lines, hand.header, hand.row = [], "", ""


def test_the_positions_have_every_kind_of_action():
    kinds = set()
    for text in POSITIONS.values():
        kinds |= {a >> 11 for a in trolls.legal(state_of(Place("", "", text, game=GAME)))}
    assert kinds == set(range(data.PASS, data.LENS + 1))


# --- what is greyed says why ------------------------------------------------------------


def asker_of(session: Session) -> Asker:
    """An Asker at a view that shows nothing."""
    table = Table()
    table.load(session.state, -2)
    return Asker(SimpleNamespace(state=session.state, session=session, table=table, row=0))


@pytest.mark.parametrize("packed", [BASE, ALTERNATE_GAME], ids=["base", "alternate"])
def test_whatever_is_greyed_has_a_rule_that_is_in_the_book(packed):
    greyed = set()
    for seed in range(12):
        session, choose = Session(rules), trolls.of_any_kind(seed)
        session.start(bytes(2 + seed % 3), packed, seed)
        while not session.is_over() and session.plies < 200:
            if session.state[0][data.PHASE] == data.ACT:
                asker = asker_of(session)
                asker._turn_tiles()
                found = [("tile", v, asker._why_tile(v)) for i, v in enumerate(asker.values) if asker.faded >> i & 1]
                asker.clear()
                view_deeds._deeds(asker)
                found += [("deed", k, view_deeds._why_deed(asker, k)) for i, k in enumerate(asker.values) if asker.faded >> i & 1]
                homes = asker._homes()
                found += [("home", 0, rule) for _, _, rule in homes if rule]
                for _, area, _ in homes:
                    for f in asker.own(area):
                        found += [("way", 0, why) for _, _, why in asker.ways(f) if why]
                        found += [] if asker.moves(f) else [("figure", 0, asker.why_stuck(f))]
                for what, value, rule in found:
                    assert view_rules.sentence(rule), f"seed {seed}, decision {session.plies}, {what} {value}: CT-{rule}"
                    greyed.add((what, value, rule))
            session.act(choose(session))
    assert {what for what, _, _ in greyed} == {"tile", "deed", "home", "way", "figure"}
    assert len({rule for _, _, rule in greyed}) > 7


# --- the cursor leaves no trace -----------------------------------------------------------

WALKS = {
    "move": ("right", "a", ("right", "down", "left", "up", "right", "right", "down"), "b"),
    "where": ("right", "a", ("a", "right", "down", "b", "down", "left"), "b"),
    "ability": ("right right", "a", ("right", "right", "a", "right", "b", "left"), "b"),
    "artifact": ("right right right", "a", ("right", "a", "right", "b", "left"), "b"),
    "look": ("", "up", ("right", "down", "down", "left", "up", "up", "up", "right", "right", "right", "down"), "b"),
    "page": ("right", "a", ("right", "x", "a", "down"), "b"),
}


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("walked", WALKS)
def test_a_cursor_that_goes_and_comes_back_leaves_no_trace(monkeypatch, tmp_path, board, walked):
    hand = Handheld(monkeypatch, tmp_path, board)
    there, into, keys, back = WALKS[walked]

    def story():
        named = [t(K.TILES + i) for i in range(5)] + [t(K.RELICS + 4)]
        yield from there.split()
        assert hand.header in named
        before = hand.drawn()
        yield into
        yield from keys
        yield back
        while hand.header not in named:
            yield back
        after = hand.drawn()
        hand.view.board.draw()
        assert hand.drawn() == after, "an outline was left"
        # on 128x64 the map stays where it was scrolled to
        assert board == SMALL or after == before

    state = state_of(Place("", "", MIDDLE, game=GAME))
    assert hand.run(story, lambda: hand.game(state, levels=b"\0\1\1\1", game=GAME))


def test_a_figure_that_slides_leaves_the_picture_as_it_was(hand, monkeypatch):
    from games.cave_troll import view_motion

    slides, frames = [], hand.film(monkeypatch)
    slide = view_motion.Moves.slide

    def watched(this, *rest):
        before, count = hand.drawn(), len(frames)
        slide(this, *rest)
        slides.append((before == hand.drawn(), len(frames) - count))

    monkeypatch.setattr(view_motion.Moves, "slide", watched)

    def story():
        # from R08 to R09, then an Adventurer comes in
        yield from trolls.presses(hand, hand.session.state, data.MOVE << 11 | 2 << 6 | 8)
        yield from trolls.presses(hand, hand.session.state, data.DRAW << 11)
        yield from trolls.presses(hand, hand.session.state, data.PLAY << 11 | data.CARD_TIMED_HERO << 6 | data.DOORWAY)
        yield "wait:3"

    state = state_of(Place("", "", MIDDLE, game=GAME))
    assert hand.run(story, lambda: hand.game(state, levels=b"\0\1\1\1", game=GAME))
    assert [kept for kept, _ in slides] == [True, True]
    assert all(count >= 5 for _, count in slides), "it is seen on its way"


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_a_move_is_taken_back_and_leaves_the_log(monkeypatch, tmp_path, board):
    hand = Handheld(monkeypatch, tmp_path, board)

    def story():
        hand.view.board.draw()
        state, plies = bytes(hand.session.state[0]), hand.session.plies
        yield from trolls.presses(hand, hand.session.state, data.MOVE << 11 | 2 << 6 | 8)
        assert hand.session.plies == plies + 1 and hand.session.state[0] != state
        yield from walk(hand, f"y / ={t(words.UNDO)}")
        assert hand.session.plies == plies and hand.session.state[0] == state
        assert hand.view.table.b[data.FIG : data.COUNT] == state[data.FIG : data.COUNT]
        yield from walk(hand, f"y / ={t(words.LOG)}")
        assert t(words.LOG_EMPTY).split(".")[0] in hand.text

    state = state_of(Place("", "", MIDDLE, game=GAME))
    assert hand.run(story, lambda: hand.game(state, levels=b"\0\1\1\1", game=GAME))


# --- hands and artifacts are hidden --------------------------------------------------------

# wherever the next person may look before acting
LOOKS = (
    "a / right*2 / x / a / a / b / up / up*5 / x / a / right / x / a / b / "
    "y / =Players / a / a / down / a / a / b / =What / a / b"
)


# rules: CT-054, CT-061, CT-262
@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize(("one", "other"), [("hand 1: Adv*", "hand 1: Dwa"), ("artifact 1: Bell", "artifact 1: Cloak")])
def test_games_that_differ_in_what_one_holds_look_alike_to_another(monkeypatch, tmp_path, board, one, other):
    films = []
    for i, held in enumerate((one, other)):
        hand, marks = Handheld(monkeypatch, tmp_path / str(i), board), []
        frames = hand.film(monkeypatch)

        def story(hand=hand, marks=marks, frames=frames):
            yield from walk(hand, "a / left / left / right / a / a")
            assert hand.covered, "the next person is asked"
            marks.append(len(frames))
            yield from walk(hand, LOOKS)
            marks.append(len(frames))

        text = MIDDLE.replace(one, held).replace("Dwa R15, 2 Adv E2", "2 Adv E2")
        state = state_of(Place("", "", text, game=GAME))
        assert hand.run(story, lambda hand=hand, state=state: hand.game(state, levels=b"\0\0\1\1", game=GAME))
        films.append((frames[: marks[0]], frames[marks[0] : marks[1]]))
    mine, others = films
    assert len(mine[1]) > 30 and mine[1] == others[1], "the other person learns nothing"
    assert mine[0] != others[0] or one.startswith("hand"), "whose it is sees it"


@pytest.mark.skipif(unix.why_missing() is not None, reason=str(unix.why_missing()))
def test_no_frame_of_a_slide_allocates(tmp_path):
    path = os.pathsep.join([".frozen", str(FIRMWARE), str(FIRMWARE / "lib")])
    done = subprocess.run(
        [unix.command(), str(ROOT / "tests" / "app" / "mp_slide.py")],
        capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "MICROPYPATH": path}, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    shown = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    assert len(shown) == 3 and all(frames >= 10 and same for frames, same in shown)
