# SPDX-License-Identifier: MIT
"""Statistics: which games count, what is announced, what the screen says, and what a broken file costs."""

from __future__ import annotations

import itertools

import pytest

import lang
from app.settings import LANGUAGES
from core.stats import NO_SCORE, Stats, pack
from core.storage import Storage
from games.castle_panic import view_stats
from host_sim.games.castle_panic.places_table import END, SHOT
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app.boxes import Boxes
from tests.app.handheld import Handheld
from tests.app.test_settings import file_of
from tests.ui.reading import Reader
from ui.palette import PAPER

NAME = "castle_panic.sta"
LAST = "phase: play; turn: 9; pile: -; monsters: Orc @A1; hand 1: Barbarian; trophies 1: 2 Goblin, Troll"
LOSING = "phase: play; turn: 9; walls: -; towers: 2; monsters: 2 Orc @S2; pile: Troll, ...; hand 1: -"
BEST = 7  # what LAST is won with: 2 Goblins, a Troll, the Orc


@pytest.fixture(autouse=True)
def english_after():
    yield
    lang.load("en")


def modes(hand: Handheld) -> dict[int, list[int]]:
    return Stats(Storage(str(hand.saves)), "castle_panic").modes


def finish(hand: Handheld, text: str, path: str, levels: bytes = b"\0", seed: int = 1) -> None:
    """Play a position to its end and leave the end sheet."""

    def story():
        yield from walk(hand, path)
        yield from walk(hand, "a")

    assert not hand.run(story, lambda: hand.game(state_of(Place("", "", text)), 0, seed, levels)), "the game is not over"


def test_a_won_and_a_lost_game_count(hand):
    finish(hand, LAST, SHOT)
    assert modes(hand) == {1: [1, 1, BEST, 9]}
    finish(hand, LOSING, END)
    assert modes(hand) == {1: [2, 1, BEST, 9]}


def test_each_version_and_the_lone_player_are_kept_apart(hand):
    finish(hand, "seats: 2; " + LAST, SHOT)
    finish(hand, "options: mode=coop; " + LAST.rpartition(";")[0], SHOT)
    finish(hand, "seats: 3; options: mode=coop; " + LAST.rpartition(";")[0], SHOT)
    lord = "seats: 2; options: mode=overlord; overlord hand: Orc; "
    finish(hand, lord + LOSING, END, levels=b"\0\1")
    assert modes(hand) == {0: [1, 1, BEST, 9], 2: [1, 1, NO_SCORE, 9], 3: [1, 1, NO_SCORE, 9], 5: [1, 0, NO_SCORE, 0]}


def test_the_person_who_is_the_overlord_wins_without_a_score(hand):
    lord = "seats: 2; options: mode=overlord; overlord hand: Orc; phase: overlord; plays: 2; "
    finish(hand, lord + LOSING.replace("phase: play; ", ""), "?End / a", levels=b"\1\0")
    assert modes(hand) == {5: [1, 1, NO_SCORE, 10]}


def test_only_scores_of_persons_are_best(hand):
    finish(hand, "seats: 2; " + LAST + "; trophies 2: 3 Troll", SHOT, levels=b"\0\1")
    assert modes(hand) == {0: [1, 1, BEST, 9]}


def test_a_game_of_computers_does_not_count(hand):
    def story():
        yield "a"

    hand.run(story, lambda: hand.game(state_of(Place("", "", LAST)), levels=b"\1"))
    assert not (hand.saves / NAME).exists()


def test_a_game_that_is_given_up_does_not_count(hand):
    def story():
        yield from walk(hand, "y / =Give up / a")

    hand.run(story, lambda: hand.game(state_of(Place("", "", LAST))))
    assert not (hand.saves / NAME).exists()


def test_a_replay_does_not_count(hand, monkeypatch):
    from app import play, replay
    from core.session import Session
    from tests.app import player

    def watched():
        import main

        game = play.Game("castle_panic")
        shell = main.start(str(hand.saves))
        session = Session(game.rules)
        session.start(b"\0", 0, 3)
        while not session.is_over():
            session.act(player.with_care(session))
        replay.watch(shell, game, session)

    def story():
        yield from walk(hand, "down / left / a")
        assert t(words.WON) == hand.heading or t(words.LOST) == hand.heading
        yield from walk(hand, "a / b")

    hand.dark(monkeypatch)
    hand.run(story, watched)
    assert not (hand.saves / NAME).exists()


def test_the_best_score_is_announced_when_it_is_beaten(hand):
    seen: list[str] = []
    numbers = itertools.count()

    def story():
        yield from walk(hand, SHOT)
        seen.append(hand.text)
        # still there after the log
        yield from walk(hand, "b / a")
        seen.append(hand.text)

    def once(text: str) -> bool:
        seen.clear()
        hand.run(story, lambda: hand.game(state_of(Place("", "", text)), seed=next(numbers)))
        said = ["new best score" in one for one in seen]
        assert said[0] == said[1]
        return said[0]

    assert not once(LAST), "the first score beats none"
    assert not once(LAST.replace("2 Goblin", "1 Goblin"))
    assert once(LAST.replace("2 Goblin", "3 Goblin")) and f"{BEST + 1}!" in seen[0]
    assert modes(hand)[1] == [3, 3, BEST + 1, 9]


def test_a_power_cut_behind_the_count_costs_and_gives_nothing(hand, monkeypatch):
    """The finished game is resumed, shows its end again and is not counted again."""
    from core.session import Session

    forget = Session.forget
    monkeypatch.setattr(Session, "forget", lambda _: None)
    finish(hand, LAST, SHOT)
    once = modes(hand)
    finish(hand, LAST, SHOT)
    assert modes(hand) == once
    monkeypatch.setattr(Session, "forget", forget)
    finish(hand, LAST, SHOT, seed=2)
    assert modes(hand)[1][0] == 2, "another game is another one"


BROKEN = [b"", b"PTST", pack({0: [1, 1, 5, 9]}, 3)[:-1], b"PTSV" + bytes(40)]


@pytest.mark.parametrize("content", BROKEN, ids=repr)
def test_a_damaged_file_is_told_and_kept(hand, content):
    (hand.saves / NAME).write_bytes(content)

    def story():
        yield from walk(hand, SHOT)
        assert hand.heading == t(words.STATISTICS) and NAME + ".bad0" in hand.text.replace(" ", "")
        yield "a"
        assert hand.heading == t(words.WON)

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", LAST))))
    assert (hand.saves / (NAME + ".bad0")).read_bytes() == content
    assert modes(hand) == {1: [1, 1, BEST, 9]}


def test_the_screen_tells_of_a_damaged_file(hand):
    (hand.saves / NAME).write_bytes(b"nothing")

    def story():
        yield from walk(hand, "=Statistics")
        assert NAME + ".bad0" in hand.text.replace(" ", "")
        yield "a"
        assert t(words.STATS_NONE).split(".")[0] in hand.text
        yield from walk(hand, "a / =Statistics")
        assert t(words.STATS_NONE).split(".")[0] in hand.text and hand.cut == []

    assert hand.run(story)


def test_the_screen_tells_of_a_file_that_cannot_be_read(hand):
    (hand.saves / NAME).mkdir()

    def story():
        yield from walk(hand, "=Statistics")
        assert hand.heading == t(words.STATISTICS) and NAME + ".bad0" in hand.text.replace(" ", "")
        yield from walk(hand, "a / a / =Statistics")
        assert t(words.STATS_NONE).split(".")[0] in hand.text

    assert hand.run(story)
    assert (hand.saves / (NAME + ".bad0")).is_dir()
    finish(hand, LAST, SHOT)
    assert modes(hand) == {1: [1, 1, BEST, 9]}


@pytest.mark.parametrize("content", [None, b"nothing"], ids=["folder", "damaged"])
def test_nothing_is_said_to_be_renamed_that_was_not(hand, monkeypatch, content):
    """As on a disk that takes no change."""
    path = hand.saves / NAME
    path.mkdir() if content is None else path.write_bytes(content)

    def locked(*_):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("core.storage._rename", locked)

    def story():
        yield from walk(hand, "=Statistics")
        assert t(words.STATS_BAD, NAME).replace(" ", "") in hand.text.replace(" ", "")
        yield "a"
        assert t(words.STATS_NONE).split(".")[0] in hand.text

    assert hand.run(story)
    assert path.is_dir() if content is None else path.read_bytes() == content


def test_modes_of_another_version_are_kept_but_not_shown(hand):
    (hand.saves / NAME).write_bytes(pack({1: [3, 1, 5, 9], 200: [2, 2, 7, 3]}, 1))

    def story():
        yield from walk(hand, "=Statistics")
        assert hand.row == view_stats.mode_word(1)
        yield "down"
        assert hand.row == view_stats.mode_word(1), "there is one row"

    assert hand.run(story)
    finish(hand, LAST, SHOT, seed=5)
    assert modes(hand) == {1: [4, 2, BEST, 9], 200: [2, 2, 7, 3]}


def test_a_full_disk_is_said_and_the_end_is_shown(hand, monkeypatch):
    replace = Storage.replace

    def full(store, name, data):
        if name == NAME:
            raise OSError(28, "No space left on device")
        return replace(store, name, data)

    monkeypatch.setattr(Storage, "replace", full)

    def story():
        yield from walk(hand, SHOT)
        assert hand.heading == t(words.STATISTICS)
        yield "a"
        assert hand.heading == t(words.WON)

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", LAST))))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_screen_shows_every_mode_in_every_language(hand, monkeypatch, code):
    boxes, reader = Boxes(monkeypatch), Reader(monkeypatch)
    (hand.saves / "settings").write_bytes(file_of(f"lang={code}"))
    full = {key: [65535, 60000 + key, NO_SCORE if key & 2 else 65534, 65535] for key in range(8)}
    full[1] = [3, 0, NO_SCORE, 0]
    (hand.saves / NAME).write_bytes(pack(full, 1))
    rows: list[str] = []

    def story():
        yield from hand.choose(t(words.STATISTICS))
        for key in range(8):
            rows.append(hand.row)
            assert hand.row == view_stats.mode_word(key) and hand.value_of(hand.row) == str(full[key][0])
            yield "a"
            told = [line.rpartition(" ")[2] for line in hand.lines if ": " in line]
            wanted = ["3", "0"] if key == 1 else [str(n) for n in full[key] if n != NO_SCORE]
            assert told == wanted
            yield from walk(hand, "a / down")

    assert hand.run(story)
    assert len(set(rows)) == 8 and rows[1].startswith(t(K.MODES))
    assert boxes.faults == [] and reader.faults() == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_end_sheet_has_room_for_the_news(hand, monkeypatch, code, seats):
    boxes, reader = Boxes(monkeypatch), Reader(monkeypatch)
    (hand.saves / "settings").write_bytes(file_of(f"lang={code} names=Maximus1,Maximus2,Maximus3,Maximus4,Maximus5,Maximus6"))
    key = 0 if seats > 1 else 1
    (hand.saves / NAME).write_bytes(pack({key: [9, 9, 1, 9]}, 1))
    news: list[bool] = []

    def story():
        yield from walk(hand, "a / a")
        news.append(t(words.BEST_BEATEN, BEST) in hand.lines)
        assert t(words.WON) in hand.lines
        # the last line ends above the footer's first row
        stride = 120
        assert set(hand.drawn()[222 * stride : 224 * stride]) == {PAPER * 17}

    text = f"seats: {seats}; {LAST}" + "".join(f"; trophies {i}: Orc" for i in range(2, seats + 1))
    if seats == 6:
        # three of the best: every part of the sheet takes all its lines
        text = text.replace("trophies 2: Orc", "trophies 2: 2 Troll, Goblin").replace("3: Orc", "3: Troll, 2 Orc")
    assert hand.run(story, lambda: hand.game(state_of(Place("", "", text)), seed=4294967295))
    assert news == [True]
    assert boxes.faults == [] and reader.faults() == []
