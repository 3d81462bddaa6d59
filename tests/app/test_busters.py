# SPDX-License-Identifier: MIT
"""Dungeon Busters by buttons alone: whole games at every number of seats on both boards, seats, levels, the rule book."""

from __future__ import annotations

import re
from array import array

import pytest

import lang
from app.settings import LANGUAGES, NAME_LENGTH
from core.session import Session
from games.dungeon_busters import data, rules, view_log, view_rules
from host_sim.games.dungeon_busters.places import MIDDLE, MOST
from host_sim.paths import ROOT
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_dungeon_busters as K
from lang import t
from tests.app import busters
from tests.app.boxes import Boxes
from tests.app.handheld import BOARD, SMALL, Handheld, forget_firmware
from ui import fonts

GAME = "dungeon_busters"


def evening(monkeypatch, folder, board: str, seed: int = 4711) -> Handheld:
    """The handheld switched on anew."""
    forget_firmware()
    monkeypatch.undo()
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: seed)
    hand = Handheld(monkeypatch, folder, board)
    hand.blind(monkeypatch)
    return hand


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("seats", [b"\0\0\1", b"\0\2\0\3", b"\0\0\1\2\3", b"\0\0\0\0\0"], ids=lambda seats: seats.hex())
def test_a_whole_game_by_buttons_left_and_resumed(monkeypatch, tmp_path, board, seats):
    shadow = Session(rules)
    shadow.start(seats, 0, 4711)
    choose = busters.of_any_kind(len(seats))

    hand = evening(monkeypatch, tmp_path, board)

    def first():
        yield from busters.new_game(hand, seats)
        assert hand.session.seats == seats
        yield from busters.play(hand, shadow, choose, 9)
        yield "a" if hand.covered else "y"
        if hand.heading != t(words.PAUSE):
            yield "y"
        yield from hand.choose(t(words.SAVE_QUIT))

    assert hand.run(first)
    hand = evening(monkeypatch, tmp_path, board)

    def second():
        yield from hand.choose(f"{t(words.RESUME)} {t(K.NAME)}")
        assert hand.session.seats == seats
        yield from busters.play(hand, shadow, choose)
        verdict = {"won": words.WON, "lost": words.LOST, "some": words.GAME_OVER}
        mask, people = rules.result(shadow.state), [i for i, level in enumerate(seats) if not level]
        won = sum(mask >> i & 1 for i in people)
        assert hand.heading == t(verdict["won" if won == len(people) else "some" if won else "lost"])
        assert hand.session.replay() == shadow.replay()
        yield "a"
        assert not any(path.name in (f"{GAME}.0", f"{GAME}.1") for path in hand.saves.iterdir()), "it is not resumed"

    assert hand.run(second)


def test_the_end_shows_the_shared_victory_and_who_was_never_met(hand):
    from host_sim.games.dungeon_busters.places import SHARED

    state = state_of(Place("", "", SHARED, game=GAME))

    def story():
        yield from walk(hand, "?Play the 6 / a / a")
        away = [t(K.VILLAINS + hand.session.state[0][data.DECK + 5 * battle + 4]) for battle in range(3)]
        said = hand.text.replace("\n", " ")
        assert all(word in said for name in away for word in name.split())
        assert "Player 1, Player 2 share" in said and "23 points" in said

    assert hand.run(story, lambda: hand.game(state, levels=b"\0\2\2\2", game=GAME))


# rules: DB-109
def test_a_lone_persons_first_press_does_not_close_the_choice(hand):
    """DB-109; and B lets another card be chosen."""
    from host_sim.games.dungeon_busters.places import WIN

    def story():
        plies = hand.session.plies
        yield "a"
        assert hand.session.plies == plies and hand.header == t(K.SURE, 2)
        yield "b"
        yield from walk(hand, "?Play the 6 / a / a")
        assert hand.session.actions[plies] == data.COMMIT << 11 | 6

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", WIN, game=GAME)), levels=b"\0\2\2\2", game=GAME))


def test_a_person_changes_the_card_until_the_last_has_chosen(hand):
    """DB-024: given the word again, the own card is marked and another one can be chosen; then the choice goes on."""
    state = state_of(Place("", "", "seats: 3; phase: choose; first: 1; met: -; villain: V1-5", game=GAME))
    b = None

    def story():
        nonlocal b
        b = hand.session.state[0]
        yield from walk(hand, "a / ?Play the 4 / a / a")
        assert hand.covered and b[data.CARD] == 4
        yield from walk(hand, "a / ?Let another go first / a / =Player 1")
        assert hand.covered
        yield "a"
        assert hand.seat == 1 and hand.header == t(K.PLAY_CARD, 4), "it begins on the card chosen before"
        yield from walk(hand, "?Play the 5 / a / a")
        assert hand.covered and b[data.CARD] == 5 and b[data.MOVER] == 1

    assert hand.run(story, lambda: hand.game(state, levels=b"\0\0\0", game=GAME))


def test_a_sixth_announcement_is_refused_with_its_rule(hand):
    def story():
        plies = hand.session.plies
        yield from walk(hand, "?Say what you will play / a / a")
        assert "DB-095" in hand.text and hand.session.plies == plies
        yield from walk(hand, "a / ?Take back your word / a")
        assert hand.session.state[0][data.SAID] == 0

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", MOST, game=GAME)), levels=b"\0\2\2\2", game=GAME))


def test_a_seat_goes_to_a_computer_of_any_level_and_back_and_the_save_knows(hand):
    """DB-105: the header keeps who sits there; what was decided before stays as it was."""

    def story():
        yield from busters.new_game(hand, b"\0\0\1\2")
        yield from walk(hand, "a / y / =Players / down / right*3")
        assert hand.session.seats == b"\0\3\1\2" and hand.value_of(t(K.PLAYER, 2)) == t(words.COMPUTER) + " 3"
        yield from walk(hand, "b / =Save")

    def again():
        yield from hand.choose(t(words.RESUME))
        assert hand.session.seats == b"\0\3\1\2"
        replay = hand.session.replay()
        yield from walk(hand, "y / =Players / down / right")
        assert hand.session.seats == b"\0\0\1\2"
        other = Session(rules)
        other.load_replay(replay)
        assert other.state == hand.session.state, "a replay is the same game whoever sits there"

    assert hand.run(story) and hand.run(again)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rule_book_has_every_statement_in_every_language(code):
    stated = re.findall(r"(?m)^\| DB-(\d{3}) \|", (ROOT / "docs/rules/dungeon_busters.md").read_text(encoding="utf-8"))
    assert sorted(int(number) for number in stated) == list(view_rules.NUMBERS)
    lang.load(code)
    try:
        said = [view_rules.sentence(number) for number in view_rules.NUMBERS]
        assert all(said) and len(set(said)) == len(said)
        bounds = [view_rules.bounds(i) for i in range(len(view_rules.chapters()))]
        assert [number for first, end in bounds for number in view_rules.NUMBERS[first:end]] == list(view_rules.NUMBERS)
        assert {view_rules.NUMBERS[first] % 10 for first, _ in bounds} <= {0, 1}, "a chapter begins a ten"
    finally:
        lang.load("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_is_told_in_two_lines_on_both_boards(code):
    lang.load(code)
    try:
        codes = sorted(value & 0x7F for name, value in vars(data).items() if name.startswith("EV_"))
        assert len(codes) == 19
        for event in codes:
            for x in range(15 if event in (data.EV_VILLAIN & 0x7F, data.EV_UNUSED & 0x7F) else 3):
                y = 31 if event in (data.EV_CANCELLED, data.EV_OVER) else 12 << 8 | 4
                line = view_log.line(event, x, y if event != data.EV_VILLAIN & 0x7F else 12)
                assert "{" not in line
                for letters in ((240 - 16) // 6, 128 // 5):
                    assert fonts.wrap(line.encode(), letters, array("H", bytes(64))) <= 2, line
    finally:
        lang.load("en")


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_a_recorded_game_is_watched_with_all_cards_open(monkeypatch, tmp_path, board):
    recorded, choose = Session(rules), busters.of_any_kind(3)
    recorded.start(b"\1\2\3", 0, 12)
    while not recorded.is_over():
        recorded.act(choose(recorded))

    def watch():
        import main
        from app import play, replay

        session = Session(rules)
        session.load_replay(recorded.replay())
        replay.watch(main.start(str(hand.saves)), play.Game(GAME), session)

    hand = Handheld(monkeypatch, tmp_path, board)

    def story():
        for ply in range(1, 40):
            yield "a"
            # the header is of the next one
            other = Session(rules)
            other.load_replay(recorded.replay())
            other.restore(ply)
            assert hand.view.table.b == other.state[0], "the screen shows this position, hidden cards too"
        yield from ("left", "down", "a", "x")
        assert hand.heading == t(words.LOG) or "(DB-" in hand.text

    assert hand.run(story, watch)


@pytest.mark.parametrize("path", ["x", "y / =Players / down*3 / a", "up / x", "down*2 / x"])
def test_nothing_on_the_table_is_without_its_page(hand, path):
    def story():
        yield from walk(hand, path)
        said = ""
        for _ in range(9):
            said += hand.text
            yield "down"
        assert "DB-" in said or "May still play" in said

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", MIDDLE, game=GAME)), levels=b"\0\2\2\2", game=GAME))


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("code", LANGUAGES)
def test_long_names_of_people_stay_in_their_boxes(monkeypatch, tmp_path, board, code):
    """Four people with the longest names play a few fights, to the end of the game."""
    from app.settings import Settings  # the newest one: other tests switch off and on

    names = ["W" * NAME_LENGTH, "Ж" * NAME_LENGTH, "Ω" * NAME_LENGTH, "M" * NAME_LENGTH]
    monkeypatch.setattr(Settings, "name", lambda _settings, seat: names[seat] if seat < 4 else "")
    boxes, hand = Boxes(monkeypatch), Handheld(monkeypatch, tmp_path, board)
    hand.dark(monkeypatch)
    (hand.saves / "settings").write_text(f"1 lang={code}\n")
    said = []

    def story():
        for _ in range(400):
            if hand.heading in (t(words.WON), t(words.GAME_OVER), t(words.LOST)):
                break
            said.append(hand.text)
            if not hand.covered:
                yield from ("right", "up", "x", "a", "b", "a")
            yield "a"
        assert len(said) > 60

    assert hand.run(story, lambda: hand.game(None, seed=3, levels=bytes(4), game=GAME))
    assert boxes.drawn and boxes.faults == []
    assert any(names[0] in line for line in said) and any(names[3] in line for line in said)
