# SPDX-License-Identifier: MIT
"""The guided first game: by buttons to its end in every language; what is not wanted is refused; leaving costs nothing."""

from __future__ import annotations

import os
import runpy
import subprocess

import pytest

from app.settings import LANGUAGES
from core.session import Session
from games import GUIDED
from games.castle_panic import data, lesson, rules, view_guide
from host_sim.games import get
from host_sim.interp import unix
from host_sim.paths import FIRMWARE, ROOT
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app import player
from tests.app.boxes import Boxes
from tests.app.handheld import Handheld, Story
from tests.ui.reading import Reader
from ui import pieces

OPENING = 3  # sheets before the first step
EXAMPLE = """
monsters: Orc @A3, Troll @K5
walls: 1,3..6
hand 1: Green Archer, Blue Archer, Blue Knight, Red Swordsman, Brick
"""


def open_lesson(hand: Handheld) -> Story:
    """From the first screen to the first question."""
    yield from hand.choose(t(words.FIRST_GAME))
    for i in range(OPENING):
        assert said(hand, t(K.GUIDE + i))
        yield "a"


def said(hand: Handheld, text: str) -> bool:
    """True if the screen says this, from its beginning on."""
    return player.words_in(text[:120], hand)


def take(hand: Handheld, step: int) -> Story:
    """A step as the learner makes it: past the sheet, then the keys of its action."""
    heading, text = view_guide.heading(hand.session), view_guide.text(step)
    assert hand.heading == heading and said(hand, text)
    yield "a"
    if hand.session.level() == 0 and step != 2:
        yield from player.presses(hand, hand.session.state, view_guide.STEPS[step])


def whole(hand: Handheld) -> Story:
    yield from open_lesson(hand)
    for step in range(len(view_guide.STEPS)):
        yield from take(hand, step)
    assert said(hand, view_guide.closing())
    yield "a"


def position(state) -> str:
    return get("castle_panic").notation.position_text(state)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lesson_is_played_to_its_end_and_on(hand, monkeypatch, code):
    boxes, reader = Boxes(monkeypatch), Reader(monkeypatch)
    (hand.saves / "settings").write_text(f"1 lang={code}\n")

    def story():
        yield from whole(hand)
        state = hand.session.state
        text = position(state)
        assert "monsters: Goblin 1/1 @F6, Troll 2/3 @S5" in text and "walls: 1..6" in text
        assert "hand 1: -" in text and rules.score(state, 0) == 3 and rules.to_move(state) == 1
        assert not list(hand.saves.glob("castle*")), "nothing is saved by the lesson itself"
        assert hand.row == t(words.PLAY_ON)
        # the three computers play, then the learner is asked again
        yield "a"
        session = hand.session
        assert session.plies > len(view_guide.STEPS) and rules.to_move(session.state) == 0
        yield "y"
        yield from hand.choose(t(words.SAVE_QUIT))
        yield from hand.choose(t(words.FIRST_GAME))
        yield from hand.choose(t(words.RESUME_FIRST))
        assert position(hand.session.state) == position(session.state)

    assert hand.run(story)
    assert boxes.faults == [] and reader.lines and reader.faults() == [] and hand.cut == []


def test_the_position_is_the_example_whatever_the_seed():
    state = lesson.make()
    for seed in range(40):
        lesson.new(state, 4, 0, seed)
        get("castle_panic").notation.validate(state)
        for line in EXAMPLE.strip().splitlines():
            assert line.replace("Orc @", "Orc 2/2 @").replace("Troll @", "Troll 3/3 @") in position(state)
        session = Session(lesson)
        session.start(lesson.LEVELS, 0, seed)
        for action in view_guide.STEPS:
            assert session.act(action) == 0
        text = position(session.state)
        assert "monsters: Goblin 1/1 @F6, Troll 2/3 @S5" in text and "active: 2" in text
        assert data.PLAGUE_A not in session.state[0][data.TOKENS : data.TOKENS + session.state[0][data.PILE_N]]
        hands = session.state[0][data.CARDS + session.state[0][data.DECK_N] :][: sum(session.state[0][data.HAND_N :][:4])]
        assert not set(hands) & {0, 1, 2, 3}, "an Archer outlived the Plague"


def test_the_lesson_refuses_other_tables():
    for seats, options in ((3, 0), (4, 1)):
        with pytest.raises(ValueError, match="four seats"):
            lesson.new(lesson.make(), seats, options, 1)
    assert GUIDED == ("castle_panic",)


def test_other_choices_are_refused_with_a_sentence(hand):
    def refused(step):
        assert hand.heading == t(words.GUIDE_NOT) and said(hand, view_guide.wish(step))

    def story():
        yield from open_lesson(hand)
        yield "a"
        yield from hand.to_header(t(K.CARDS + data.BRICK))
        yield "a"
        refused(0)
        before = hand.session.plies
        yield "a"
        yield from hand.to_header(t(K.KEEP_ALL))
        yield "a"
        refused(0)
        yield "a"
        # looking round and help are free
        yield "up"
        yield "b"
        yield "x"
        assert hand.session.plies == before == 0
        yield "a"
        yield from player.presses(hand, hand.session.state, view_guide.STEPS[0])
        yield "a"
        yield from hand.to_header(t(K.CARDS + data.SWORDSMAN))
        yield "a"
        assert hand.heading == t(K.ASK_PARTNER) and hand.row.startswith(t(K.PLAYER, 2))
        yield "down"
        yield "a"
        refused(1)
        yield "a"
        assert hand.row.startswith(t(K.PLAYER, 2))
        yield "a"
        yield "b"
        yield "a"
        yield "a"
        yield from take(hand, 2)
        yield "a"
        yield "b"
        refused(3)
        yield "a"
        yield "a"
        assert hand.session.plies == 4
        yield "a"
        yield from hand.to_header(t(K.END_MOVE))
        yield "a"
        refused(4)

    assert hand.run(story)


@pytest.mark.parametrize("steps", range(len(view_guide.STEPS)))
def test_leaving_at_any_step_keeps_the_saved_game(hand, monkeypatch, steps):
    hand.dark(monkeypatch)

    def story():
        yield from player.new_game(hand)
        yield from hand.to_header(t(K.AT_RANDOM))
        yield "a"
        yield "y"
        yield from hand.choose(t(words.SAVE_QUIT))
        kept = files(hand)
        assert any("castle_panic" in name for name in kept)
        yield from open_lesson(hand)
        for step in range(steps):
            yield from take(hand, step)
        if steps != 2:
            yield "a"
            if steps != 3:
                yield "y"
                yield from hand.choose(t(words.GUIDE_SAID))
                assert said(hand, view_guide.text(steps))
                yield "a"
                yield "y"
            else:
                # a question of yes and no has no menu: the next one has
                yield "a"
                yield "a"
                yield "y"
            yield from hand.choose(t(words.LEAVE_GUIDE))
            assert t(words.TITLE) in hand.lines
        assert files(hand) == kept

    assert hand.run(story)


def files(hand: Handheld) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in hand.saves.iterdir()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_question_of_a_first_turn_says_what_to_do(hand, monkeypatch, code):
    """No lesson needed: the header asks, the squares count the phases, the footer names the buttons, X says the rest."""
    squares, seen = [], []
    steps = pieces.steps

    def count(canvas, current, total, x, y):
        squares.append((current, total))
        return steps(canvas, current, total, x, y)

    monkeypatch.setattr(pieces, "steps", count)
    (hand.saves / "settings").write_text(f"1 lang={code}\n")

    def asked():
        phase = hand.session.state[0][data.PHASE]
        seen.append(phase)
        if phase:
            assert squares[-1] == (phase - 1, 6)
        assert set(hand.foot) >= {"A", "X", "Y"}
        yield "x"
        text = hand.text
        while "↑↓" in hand.foot and not player.words_in(hand.view.now()[-30:], hand):
            yield "down"
            text += hand.text
        assert player.words_in(hand.view.now()[-30:], hand), text
        yield "a"

    def story():
        yield from player.new_game(hand, b"\0\0")
        yield from asked()
        yield from hand.to_header(t(K.AT_RANDOM))
        yield "a"
        assert hand.heading == t(K.ASK_FIRST)
        yield "a"
        for _ in range(3):
            yield from asked()
            # a card first, then the end of the phase
            yield "right"
            assert hand.header.startswith(t(K.LEADS + seen[-1] - 1))
            yield from asked()
            yield "b"
            yield "a"
        assert rules.to_move(hand.session.state) == 1

    assert hand.run(story)
    assert set(seen) == {data.SETUP, data.DISCARD, data.TRADE, data.PLAY_CARDS}


@pytest.mark.skipif(unix.why_missing() is not None, reason=str(unix.why_missing()))
def test_the_lesson_is_the_same_on_micropython(capsys, tmp_path):
    script = ROOT / "tests" / "app" / "mp_lesson.py"
    runpy.run_path(str(script))
    expected = capsys.readouterr().out
    path = os.pathsep.join([".frozen", str(FIRMWARE), str(FIRMWARE / "lib")])
    done = subprocess.run(
        [unix.command(), str(script)],
        capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "MICROPYPATH": path}, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == expected and expected.count("\n") == 4


def test_the_steps_are_those_that_micropython_runs():
    assert runpy.run_path(str(ROOT / "tests" / "app" / "mp_lesson.py"))["STEPS"] == view_guide.STEPS
