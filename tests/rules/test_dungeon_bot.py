# SPDX-License-Identifier: MIT
"""Dungeon Busters' computer player: fair, various, at every question; seats that change hands."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from core import events
from core.session import Session
from games.dungeon_busters import bot, data, rules
from host_sim.games.dungeon_busters.parse import parse_position
from host_sim.seeded_cases import Case
from host_sim.seeded_table import Table, clone

LEVELS = (1, 2, 3)


def decided(state, level: int, seed: int) -> int:
    """What the computer does for the seat that must decide, from what that seat sees."""
    seat = rules.to_move(state)
    view = rules.make()
    rules.observe(state, seat, view)
    bot.start(view, seat, level, seed)
    action = data.NO_ACTION
    while action == data.NO_ACTION:
        action = bot.step(1000)
    return action


def choices(state, level: int, count: int = 60) -> Counter:
    """How often it does what."""
    return Counter(decided(state, level, 7919 * seed) for seed in range(count))


def other_hidden_bytes(state, dice: random.Random):
    """The same position with other cards committed by the others, another deck, another generator."""
    b, w = copy = clone(state)
    seat = rules.to_move(state)
    for other in range(b[data.SEATS_N]):
        if other != seat and b[data.CARD + other]:
            hand = [value for value in range(8) if rules.hand(b, other) >> value & 1]
            b[data.CARD + other] = dice.choice(hand)
    start = data.DECK + 5 * b[data.BATTLE] + b[data.FIGHT] + 1
    end = data.DECK + 5 * b[data.BATTLE] + 5
    rest = list(b[start:end])
    dice.shuffle(rest)
    b[start:end] = bytes(rest)
    for i in range(4):
        w[i] = dice.randrange(1 << 16)
    return copy


# rules: DB-102, DB-104, DB-081
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", rules.SEATS)
def test_hidden_bytes_do_not_change_what_it_chooses_how_often(seats, level):
    dice = random.Random(seats)
    looked_at = 0
    for seed in range(2):
        for state, _found, action in Table(Case("dungeon_busters", seats, 0)).plies(seed):
            b = state[0]
            hidden = any(b[data.CARD + s] for s in range(seats) if s != b[data.MOVER])
            if action is None or b[data.PHASE] != data.CHOOSE or not hidden or dice.randrange(24):
                continue
            looked_at += 1
            here = choices(state, level, 40)
            for _ in range(3):
                assert choices(other_hidden_bytes(state, dice), level, 40) == here
    assert looked_at > 3


def test_what_lies_open_does_change_it():
    """The test above would pass if the computer looked at nothing."""
    rows = "; ".join(f"row {seat}: 1" for seat in (1, 2, 3, 4))
    text = "seats: 4; villain: {}; card 2: 4; said 3: 6; kept 3: 1; first: 2; mover: 1; " + rows
    weak, strong = (parse_position(text.format(villain)) for villain in ("V1-1", "V1-5"))
    for level in (2, 3):
        assert choices(weak, level) != choices(strong, level)
    doubtful = parse_position(text.format("V1-1"))
    doubtful[0][data.KEPT + 2], doubtful[0][data.BROKEN + 2] = 0, 1
    assert choices(weak, 3, 200) != choices(doubtful, 3, 200)


@pytest.mark.parametrize("level", LEVELS)
def test_equals_do_not_always_cancel_each_other(level):
    """In one position it plays several cards; a table of equals is seldom cancelled as a whole."""
    state = parse_position("seats: 4; options: talk=off; villain: V1-3")
    assert len(choices(state, level)) >= 3
    fights = cancelled = 0
    for seed in range(12):
        rules.new(state, 4, data.SILENT, seed)
        ply = 0
        while rules.to_move(state) >= 0:
            events.clear()
            rules.apply(state, decided(state, level, 1000 * seed + ply))
            ply += 1
            told = [(events.LOG[i] >> 8, events.LOG[i] & 255) for i in range(1, events.LOG[0], 2)]
            fights += sum(1 for code, _x in told if code in (data.EV_WIN, data.EV_LOSS))
            cancelled += (data.EV_LOSS, 0) in told
    assert fights == 12 * 12 and cancelled < 0.3 * fights, (cancelled, fights)


# rules: DB-103, DB-101, DB-090, DB-092
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", rules.SEATS)
def test_it_answers_every_question_within_the_rules(seats, level):
    state = rules.make()
    kinds: Counter = Counter()
    winners = firsts = 0
    for seed in range(15):
        rules.new(state, seats, 0, seed)
        ply = 0
        while rules.to_move(state) >= 0:
            action = decided(state, level, 1000 * seed + ply)
            assert rules.why_not(state, action) == 0
            kinds[action >> 11] += 1
            firsts |= 1 << state[0][data.FIRST]
            rules.apply(state, action)
            ply += 1
        winners |= rules.result(state)
    assert set(kinds) == {data.HERO, data.COMMIT, data.ANNOUNCE, data.TAKE, data.LOSE}
    # it commits once a fight and announces at most once
    assert kinds[data.COMMIT] == 15 * 12 * seats and kinds[data.ANNOUNCE] < kinds[data.COMMIT]
    assert firsts == (1 << seats) - 1 and bin(winners).count("1") >= seats - 1


@pytest.mark.parametrize("level", LEVELS)
def test_its_word_is_often_kept_and_not_always(level):
    state = parse_position("seats: 4; villain: V1-3; said 1: 4")
    kept = choices(state, level, 200)[data.COMMIT << 11 | 4]
    assert 90 < kept < 195, kept


def test_it_takes_what_it_lacks_and_gives_up_what_costs_least():
    pick = parse_position(
        "seats: 3; phase: pick; villain: V1-1; centre: 2/0/2; card 1: 2; card 2: 4; card 3: 6; tokens 1: 2/1/0"
    )
    assert {decided(pick, level, seed) for level in LEVELS for seed in range(9)} == {data.TAKE << 11 | 2}
    lose = parse_position("seats: 3; phase: lose; villain: V1-5; card 1: 2; card 2: 4; card 3: 5; tokens 1: 3/3/0")
    assert {decided(lose, 2, seed) for seed in range(20)} == {data.LOSE << 11, data.LOSE << 11 | 1}


# --- people and computers at one table --------------------------------------------


def play_on(session: Session, dice: random.Random) -> None:
    """One decision: of the computer, or of a person who plays at random."""
    table = Table(Case("dungeon_busters", len(session.seats), session.options))
    level = session.level()
    action = decided(session.state, level, dice.randrange(1 << 20)) if level else dice.choice(table.legal(session.state))
    assert session.act(action) == 0


# rules: DB-100, DB-101
@pytest.mark.parametrize("people, seats", [(1, 3), (2, 3), (0, 4), (1, 4), (3, 4), (5, 5)])
def test_t04_t44_people_and_computers(people, seats):
    session = Session(rules)
    session.start(bytes([0] * people + [2] * (seats - people)), 0, 7)
    dice = random.Random(people)
    acted = set()
    while not session.is_over():
        acted.add((rules.to_move(session.state), session.level()))
        play_on(session, dice)
    assert acted == {(seat, 0 if seat < people else 2) for seat in range(seats)}


# rules: DB-100, DB-001
@pytest.mark.parametrize("seats", [2, 6])
def test_t04_too_few_or_too_many(seats):
    with pytest.raises(ValueError):
        Session(rules).start(bytes(seats), 0, 1)


def test_four_seats_are_usual():
    assert rules.SEATS_DEFAULT == 4


# rules: DB-105
@pytest.mark.parametrize("phase", [data.PICK, data.GIVE_UP, data.CHOOSE])
def test_t46_a_person_leaves(phase):
    """Whatever is being asked, the computer answers it and all that follows."""
    session = Session(rules)
    for seed in range(50):
        dice = random.Random(seed)
        session.start(bytes(3), 0, seed)
        while session.state[0][data.PHASE] not in (phase, data.OVER):
            play_on(session, dice)
        if not session.is_over():
            break
    seat = rules.to_move(session.state)
    session.sit(seat, 2)
    assert session.level() == 2
    play_on(session, dice)
    while not session.is_over():
        assert session.level() == (2 if rules.to_move(session.state) == seat else 0)
        play_on(session, dice)
    assert rules.result(session.state) > 0


# rules: DB-106
def test_nothing_is_taken_back_once_cards_are_shown():
    session = Session(rules)
    session.start(bytes(3), data.SILENT, 4)
    for _ in range(3):
        session.act(Table(Case("dungeon_busters", 3, data.SILENT)).legal(session.state)[0])
    assert not session.can_undo(), "the first villain has been shown"
    for value in (3, 4):
        session.act(data.COMMIT << 11 | value)
    assert session.undo() and session.undo() and not session.undo()
    for value in (3, 4, 5):
        session.act(data.COMMIT << 11 | value)
    assert not session.can_undo() and not session.undo()


# rules: DB-107
def test_t43_the_same_decisions_give_the_same_game():
    logs = []
    for _ in range(2):
        dice = random.Random(9)
        session = Session(rules)
        session.start(bytes([0, 1, 2, 3]), 0, 99)
        log = []
        while not session.is_over():
            play_on(session, dice)
            log += [bytes(session.state[0]), tuple(session.state[1]), tuple(events.LOG[: events.LOG[0]])]
        logs.append(log)
    assert logs[0] == logs[1]
