# SPDX-License-Identifier: MIT
"""Monster Hex by buttons alone: whole games of all five modes on both boards, covers, refusals, captures."""

from __future__ import annotations

import pytest

from core.session import Session
from games.monster_hex import data, rules, view_rules
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from tests.app import hexes
from tests.app.handheld import BOARD, SMALL, Handheld, forget_firmware

GAME = "monster_hex"
BOTH = data.ABLE | data.AIMS


def evening(monkeypatch, folder, board: str, seed: int = 4711) -> Handheld:
    """The handheld switched on anew."""
    forget_firmware()
    monkeypatch.undo()
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: seed)
    hand = Handheld(monkeypatch, folder, board)
    hand.dark(monkeypatch)
    return hand


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize(
    "seats, options",
    [
        (b"\0", BOTH),
        (b"\0", 0),
        (b"\0\0", BOTH | data.ROTATE),
        (b"\0\2", BOTH | data.SHARED),
        (b"\0\0\1", BOTH),
        (b"\0\0\0\0", data.ABLE),
    ],
    ids=["alone", "alone plain", "two", "two and shared", "three", "four"],
)
def test_a_whole_game_by_buttons_left_and_resumed(monkeypatch, tmp_path, board, seats, options):
    shadow = Session(rules)
    shadow.start(seats, options, 4711)
    choose = hexes.of_any_kind(len(seats) + options)

    hand = evening(monkeypatch, tmp_path, board)

    def first():
        yield from hexes.new_game(hand, seats, options)
        assert hand.session.seats == seats and hand.session.state[1][data.OPTS] == options
        yield from hexes.play(hand, shadow, choose, 7)
        yield "a" if hand.covered else "y"
        if hand.heading != t(words.PAUSE):
            yield "y"
        yield from hand.choose(t(words.SAVE_QUIT))

    assert hand.run(first)
    hand = evening(monkeypatch, tmp_path, board)

    def second():
        yield from hand.choose(f"{t(words.RESUME)} {t(K.NAME)}")
        assert hand.session.seats == seats
        yield from hexes.play(hand, shadow, choose)
        mask, people = rules.result(shadow.state), [i for i, level in enumerate(seats) if not level]
        won = sum(mask >> i & 1 for i in people)
        verdict = words.WON if won == len(people) else words.GAME_OVER if won else words.LOST
        if len(seats) == 1:
            # there is nobody to beat (MH-162)
            verdict = words.GAME_OVER
        assert hand.heading == t(verdict)
        assert hand.session.replay() == shadow.replay()
        assert all(kind in {a >> 11 for a in shadow.actions[: shadow.plies]} for kind in (data.FACTION, data.PLACE))
        yield "a"
        assert not any(path.name in (f"{GAME}.0", f"{GAME}.1") for path in hand.saves.iterdir()), "it is not resumed"

    assert hand.run(second)


def midway(seats: int, options: int, want, seed: int = 3) -> Session:
    """A game, played by any kind of action, where `want(b)` holds for the first time."""
    session = Session(rules)
    session.start(bytes(seats), options, seed)
    choose = hexes.of_any_kind(seed)
    while not want(session.state[0]):
        session.act(choose(session))
    return session


def placing(b) -> bool:
    """In the fourth round a seat places a tile."""
    return b[data.PHASE] == data.TILE and b[data.ROUND] >= 3 and b[data.TURN] < b[data.SEATS_N]


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_a_hex_where_the_tile_does_not_fit_says_why(monkeypatch, tmp_path, board):
    session = midway(3, 0, placing)
    hand = Handheld(monkeypatch, tmp_path, board)

    def story():
        if hand.covered:
            yield "a"
        yield "a"
        asker = hand.view.asker
        far = [at for at in asker.spots if not asker.turns[at]]
        fits = [at for at in asker.spots if asker.turns[at]]
        assert far and fits
        for key in ("a", "x"):
            yield from hexes.to_hex(hand, far[0])
            assert hand.header.endswith(t(K.NO_FIT, "S1")[2:]) and hand.foot["A"] == t(words.WHY_NOT)
            plies = hand.session.plies
            yield key
            assert hand.heading == t(words.WHY_NOT) and view_rules.sentence(31)[:40] in hand.text and hand.session.plies == plies
            yield "a"
        yield from hexes.to_hex(hand, fits[0])
        yield "a"
        wrong = [turn for turn in range(6) if not asker.turns[fits[0]] >> turn & 1]
        while asker.turn not in wrong:
            yield "right"
        yield "a"
        assert hand.heading == t(words.WHY_NOT) and hand.session.plies == plies
        # up and down go to the next turn that is legal
        yield "a"
        yield "down"
        assert asker.turns[fits[0]] >> asker.turn & 1 and hand.foot["A"] == t(K.PUT)
        yield "a"
        assert hand.session.plies == plies + 1 and hand.session.state[0][data.HEX + fits[0]]

    assert hand.run(story, lambda: hand.game(session.state, levels=bytes(3), game=GAME))


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_a_capture_is_told_stone_by_stone(monkeypatch, tmp_path, board):
    """MH-042 .. MH-048: all strengths, the places, then who takes what."""
    from games.monster_hex import view_log

    session = midway(3, 0, lambda b: b[data.PHASE] == data.PICK)
    hand = Handheld(monkeypatch, tmp_path, board)
    stone = view_log.stone(session.state[0][data.STONE])
    seat = session.state[0][data.MOVER]

    def story():
        if hand.covered:
            yield "a"
        table = hand.view.table
        assert table.due == session.state[0][data.STONE] and table.first in (seat, data.NOBODY)
        sums = [table.sums[side] for side in range(3) if table.part >> side & 1]
        assert len(sums) >= 1
        before = table.points(seat)
        yield "a"
        taken = rules.score(hand.session.state, seat) - before
        assert taken > 0
        assert t(K.EV_POINTS, stone, view_log.side(seat), taken) in hand.text.replace("\n", " ")

    assert hand.run(story, lambda: hand.game(session.state, levels=bytes(3), game=GAME))


def test_a_placed_tile_is_taken_back(hand):
    session = midway(3, 0, lambda b: placing(b) and b[data.TURN] == 0)
    action = hexes.legal(session.state)[0]

    def story():
        if hand.covered:
            yield "a"
        before = bytes(hand.session.state[0])
        yield from hexes.presses(hand, session.state, action)
        assert bytes(hand.session.state[0]) != before
        if hand.covered:
            yield "a"
        yield "y"
        assert hand.heading == t(words.PAUSE)
        yield from hand.choose(t(words.UNDO))
        assert bytes(hand.session.state[0]) == before and hand.view.teller.count == 0
        if hand.covered:
            yield "a"
        assert hand.view.table.b[data.HEX : data.HEX + 32] == before[data.HEX : data.HEX + 32]

    assert hand.run(story, lambda: hand.game(session.state, levels=bytes(3), game=GAME))


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_a_recorded_game_is_watched_with_all_hands_open(monkeypatch, tmp_path, board):
    recorded, choose = Session(rules), hexes.of_any_kind(3)
    recorded.start(b"\1\2\3", BOTH, 12)
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
        for ply in range(1, 30):
            yield "a"
            other = Session(rules)
            other.load_replay(recorded.replay())
            other.restore(ply)
            assert hand.view.table.b == other.state[0], "the screen shows this position, hidden tiles too"
        yield from ("left", "down", "a", "x")
        assert hand.heading == t(words.LOG) or "(MH-" in hand.text

    assert hand.run(story, watch)


def at_stones(log: list[int]) -> list[tuple[int, dict[int, int], int]]:
    """(stone, strength of each side, who is first) of each stone resolved in the events of an action."""
    found: list[tuple[int, dict[int, int], int]] = []
    sums: dict[int, int] = {}
    for i in range(0, len(log), 2):
        code, x, y = log[i] >> 8 & 0x7F, log[i] & 255, log[i + 1]
        if code == data.EV_DUE:
            sums = {}
        elif code == data.EV_STRENGTH:
            sums[y >> 8] = (y & 255) - 128
        elif code == data.EV_BEST:
            found.append((x, sums, y))
    return found


def before(want) -> tuple[Session, int, int]:
    """A game of three, the action after which `want(stone, sums, first)` holds of a stone, and that stone."""
    from core import events

    for seed in range(40):
        session = Session(rules)
        session.start(bytes(3), 0, seed)
        choose = hexes.of_any_kind(seed)
        while not session.is_over():
            action, ply = choose(session), session.plies
            session.act(action)
            for stone, sums, first in at_stones(list(events.LOG[1 : events.LOG[0]])):
                if want(stone, sums, first):
                    session.restore(ply)
                    return session, action, stone
    raise AssertionError("no such game")


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("small", [True, False])
def test_what_decides_among_equals_is_told(monkeypatch, tmp_path, board, small):
    """MH-042, MH-044: at a small stone the rank, at a large one nobody is first."""
    from games.monster_hex import view_log

    def ranked(stone, sums, first):
        return stone >= data.GEMS and first != data.NOBODY and len(sums) == 2 and len(set(sums.values())) == 1

    def tied(stone, sums, first):
        return stone < data.GEMS and first == data.NOBODY and len(sums) > 1

    session, action, stone = before(ranked if small else tied)
    hand = Handheld(monkeypatch, tmp_path, board)
    told: list[str] = []

    def story():
        if hand.covered:
            yield "a"
        yield from hexes.presses(hand, session.state, action)
        told.append(hand.text)

    assert hand.run(story, lambda: hand.game(session.state, levels=bytes(3), game=GAME))
    said = t(K.BY_RANK, view_log.stone(stone), "") if small else t(K.TIED, view_log.stone(stone))
    assert said.split(",")[0] in told[0] and said.split()[-1] in told[0]
