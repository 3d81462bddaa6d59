# SPDX-License-Identifier: MIT
"""Cave Troll by buttons alone: whole games on both boards, seats, options, flights, the end, a recorded game."""

from __future__ import annotations

import pytest

import lang
from app.settings import LANGUAGES, NAME_LENGTH
from core.session import Session
from core.stats import Stats
from core.storage import Storage
from games.cave_troll import data, rules, view_stats
from host_sim.games.cave_troll.places_table import FLIGHT, LOST, MIDDLE, PUSH, SHARED, START, WON
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_cave_troll as K
from lang import keys_cave_troll_book as H
from lang import t
from tests.app import trolls
from tests.app.boxes import Boxes
from tests.app.handheld import BOARD, SMALL, Handheld, forget_firmware

GAME = trolls.GAME
# the alternate game, in the dark, one card a draw, long ways to the stairs, a near Paladin, seat 1 begins
EVERYTHING = 63


@pytest.fixture(autouse=True)
def english_after():
    yield
    lang.load("en")


def evening(monkeypatch, folder, board: str, seed: int = 4711) -> Handheld:
    """The handheld switched on anew."""
    forget_firmware()
    monkeypatch.undo()
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: seed)
    hand = Handheld(monkeypatch, folder, board)
    hand.blind(monkeypatch)
    return hand


def at(position: str, hand: Handheld, levels: bytes = b"\0\1\1\1"):
    """The game loop from a position on."""
    state = state_of(Place("", "", position, game=GAME))
    return lambda: hand.game(state, levels=levels, game=GAME)


# beside those of test_cave_troll: the rulings, computers between persons, two in the dark with all rulings
TABLES = [(b"\0\2\0\3", data.IN_DARK | data.STAIRS), (b"\0\0", EVERYTHING), (b"\1\0\0", data.ONE_CARD)]


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize(("seats", "packed"), TABLES, ids=[f"{seats.hex()} {packed}" for seats, packed in TABLES])
def test_a_whole_game_by_buttons_left_and_resumed(monkeypatch, tmp_path, board, seats, packed):
    """Handed on from person to person with a cover each time: trolls.play looks that it lies there."""
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
        mask, people = rules.result(shadow.state), [i for i, level in enumerate(seats) if not level]
        won = sum(mask >> i & 1 for i in people)
        assert hand.heading == t(words.WON if won == len(people) else words.GAME_OVER if won else words.LOST)
        assert hand.session.replay() == shadow.replay()
        yield "a"
        assert not any(path.name in (f"{GAME}.0", f"{GAME}.1") for path in hand.saves.iterdir()), "it is not resumed"

    assert hand.run(second)
    assert hand.cut == []


# rules: CT-182, CT-152, CT-184
@pytest.mark.parametrize(
    ("position", "heading", "said"),
    [
        (WON, words.WON, "Player 1 wins with 31 gold."),
        (LOST, words.LOST, "Player 2 wins with 29 gold."),
        (SHARED, words.WON, "Player 1, Player 2 share the victory: 29 gold each."),
    ],
)
def test_the_end_says_who_has_won_and_what_all_have(hand, position, heading, said):
    def story():
        yield from walk(hand, "a / a")
        text = " ".join(hand.text.split())
        assert hand.heading == t(heading)
        assert said in text
        gold = [rules.score(hand.session.state, seat) for seat in range(3)]
        assert all(str(gold[seat]) in hand.lines for seat in range(3)), "each in its box"
        assert t(H.LAST_GOLD, "P1 +3, P3 +4") in text
        yield "b"
        assert "CT-182" in hand.text and t(K.EV_BONUS, 1).split(",")[0] in hand.text

    assert hand.run(story, at(position, hand))


# rules: CT-034
def test_who_ends_the_turn_does_it_on_its_tile_alone(hand):
    def story():
        plies = hand.session.plies
        yield "b"
        assert hand.header == t(K.TILES + 4) and hand.session.plies == plies, "B leads there"
        yield "a"
        assert hand.session.actions[plies] == data.PASS << 11

    assert hand.run(story, at(MIDDLE, hand))


# rules: CT-141, CT-260
def test_each_opponent_is_asked_for_a_flight_without_a_cover(hand):
    """No hand is seen then, so the game need not be handed on; who put the Cave Troll there goes on behind a cover."""
    state = state_of(Place("", "", FLIGHT, game=GAME))

    def story():
        assert not hand.covered and hand.seat == 1 and hand.view.eyes() == -1
        yield from trolls.presses(hand, state, data.PASS << 11)
        assert not hand.covered and hand.seat == 3
        yield from trolls.presses(hand, hand.session.state, data.PASS << 11)
        assert hand.covered
        yield "a"
        assert hand.seat == 4 and hand.view.eyes() == 3

    assert hand.run(story, at(FLIGHT, hand, bytes(4)))


# rules: CT-130, CT-133
@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_a_push_may_be_left_but_not_out_of_a_full_room(monkeypatch, tmp_path, board):
    from host_sim.games.cave_troll.places_table import MUST

    hand = Handheld(monkeypatch, tmp_path, board)

    def may():
        yield from hand.to_header(t(K.PUSH_NOBODY))
        plies = hand.session.plies
        yield "a"
        assert hand.session.actions[plies] == data.PASS << 11

    def must():
        seen = set()
        for _ in range(8):
            seen.add(hand.header)
            yield "right"
        assert t(K.PUSH_NOBODY) not in seen and len(seen) > 2

    assert hand.run(may, at(PUSH, hand)) and hand.run(must, at(MUST, hand))


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_a_seat_goes_to_a_computer_of_any_level_and_back_and_the_save_knows(monkeypatch, tmp_path, board):
    hand = Handheld(monkeypatch, tmp_path, board)

    def story():
        yield from trolls.new_game(hand, b"\0\0\0")
        yield from walk(hand, "a / y / =Players / down / right*3")
        assert hand.session.seats == b"\0\3\0"
        yield from walk(hand, "b / =Save")

    def again():
        yield from hand.choose(t(words.RESUME))
        assert hand.session.seats == b"\0\3\0"
        yield from walk(hand, "a / y / =Players / down / right")
        assert hand.session.seats == b"\0\0\0"

    assert hand.run(story) and hand.run(again)


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_a_recorded_game_is_watched_with_all_cards_open(monkeypatch, tmp_path, board):
    recorded, choose = Session(rules), trolls.of_any_kind(3)
    recorded.start(b"\1\1\1", data.ALTERNATE, 12)
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
            other = Session(rules)
            other.load_replay(recorded.replay())
            other.restore(ply)
            assert hand.view.table.b == other.state[0], "the screen shows this position, hidden cards too"
        yield from ("left", "down", "a", "x")
        assert hand.heading == t(words.LOG) or "(CT-" in hand.text

    assert hand.run(story, watch)


# rules: CT-164
@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_a_scoring_is_told_room_by_room_and_summed_up(monkeypatch, tmp_path, board):
    from host_sim.games.cave_troll.places_table import FULL

    hand, said = Handheld(monkeypatch, tmp_path, board), []
    sums = []

    def story():
        from games.cave_troll import view_board, view_small

        for module in (view_board, view_small):
            told, paid = module.Board.told, module.Board.paid

            def tell(this, line, *rest, told=told):
                said.append(line)
                return told(this, line, *rest)

            def pay(this, head, gains, paid=paid):
                sums.append([head, *gains])
                return paid(this, head, gains)

            monkeypatch.setattr(module.Board, "told", tell)
            monkeypatch.setattr(module.Board, "paid", pay)
        gold = [rules.score(hand.session.state, seat) for seat in range(4)]
        yield from walk(hand, "?Treasure / a / a")
        rooms = [line for line in said if line.startswith("R") and "gold" in line]
        assert "R15, gold for player 2: 12" in rooms and len(rooms) >= 8
        after = [rules.score(hand.session.state, seat) for seat in range(4)]
        assert sums == [[t(K.SCORED), *(b - a for a, b in zip(gold, after))]]

    assert hand.run(story, at(FULL, hand))


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("code", LANGUAGES)
def test_long_names_of_people_stay_in_their_boxes(monkeypatch, tmp_path, board, code):
    """Four people with the longest names play to the end of the game."""
    from app.settings import Settings  # the newest one: other tests switch off and on

    names = ["W" * NAME_LENGTH, "Ж" * NAME_LENGTH, "Ω" * NAME_LENGTH, "M" * NAME_LENGTH]
    monkeypatch.setattr(Settings, "name", lambda _settings, seat: names[seat] if seat < 4 else "")
    boxes, hand, choose = Boxes(monkeypatch), Handheld(monkeypatch, tmp_path, board), trolls.of_any_kind(3)
    hand.dark(monkeypatch)
    (hand.saves / "settings").write_text(f"1 lang={code}\n")
    said = []

    def story():
        while not hand.session.is_over():
            said.append(hand.text)
            if hand.covered:
                yield "a"
            elif hand.session.plies % 9 == 0:
                yield from ("x", "a", "down", "right", "x", "a", "b")
            yield from trolls.presses(hand, hand.session.state, choose(hand.session))
        said.append(hand.text)

    assert hand.run(story, lambda: hand.game(None, seed=3, levels=bytes(4), game=GAME))
    assert boxes.drawn and boxes.faults == []
    assert any(names[0] in line for line in said) and any(names[3] in line for line in said)


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_at_the_start_nothing_can_be_moved_and_the_page_says_so(monkeypatch, tmp_path, board):
    hand = Handheld(monkeypatch, tmp_path, board)

    def story():
        plies = hand.session.plies
        yield from hand.to_header(t(K.TILES + 1))
        yield "a"
        text = "".join(hand.lines)
        assert "CT-070" in text and t(H.NO_FIGURE).replace(" ", "") in text.replace(" ", "")
        yield "b"
        assert hand.session.plies == plies

    assert hand.run(story, at(START, hand, b"\0\1"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_statistics_are_kept_by_seats_and_game_and_told_in_every_language(hand, monkeypatch, code):
    boxes = Boxes(monkeypatch)
    (hand.saves / "settings").write_text(f"1 lang={code}\n")

    def end():
        yield from walk(hand, "a / a / a")

    for position, levels in ((WON, b"\0\1\1"), (LOST, b"\0\1\1"), (SHARED, b"\1\0\1"), ("options: dark=on; " + WON, b"\0\1\1")):
        state = state_of(Place("", "", position, game=GAME))
        # another game each time: one that is resumed at its end is not counted twice
        seed = len(position) + levels[0]
        assert not hand.run(end, lambda state=state, levels=levels, seed=seed: hand.game(state, 0, seed, levels, GAME))
    modes = Stats(Storage(str(hand.saves)), GAME).modes
    # three seats: 4; in the dark: 2 more
    assert modes == {4: [3, 2, 31, 0], 6: [1, 1, 31, 0]}

    def story():
        yield from hand.choose(t(words.STATISTICS))
        for key in sorted(modes):
            assert hand.row == view_stats.mode_word(key) and hand.value_of(hand.row) == str(modes[key][0])
            assert hand.heading == t(K.NAME)
            yield "a"
            assert hand.heading == t(K.NAME) and view_stats.mode_word(key) in hand.lines and "31" in hand.text
            yield from walk(hand, "a / down")

    assert hand.run(story)
    assert len({view_stats.mode_word(key) for key in view_stats.MODES}) == 12
    assert boxes.faults == []
