# SPDX-License-Identifier: MIT
"""Every game keeps the contract: constants, set-up, decisions, ends."""

from __future__ import annotations

import re

import pytest

from core import events, options
from host_sim.seeded_cases import games, rules_of
from host_sim.seeded_table import clone, pack

NO_ACTION = 0xFFFF


@pytest.mark.parametrize("name", games())
def test_constants(name):
    rules = rules_of(name)
    b, w = rules.make()
    assert w.typecode == "H" and len(w) >= 4
    assert len(b) + 2 * len(w) == rules.SIZE <= 256
    assert name == rules.NAME
    assert re.fullmatch("[A-Z]{2,3}", rules.RULE_PREFIX)
    assert rules.SEATS == tuple(sorted(set(rules.SEATS))) and rules.SEATS[0] >= 1
    assert 0 < rules.MAX_ACTIONS < 2048
    assert 0 < rules.MAX_EVENTS <= events.MAX_EVENTS


@pytest.mark.parametrize("name", games())
def test_options_do_not_overlap(name):
    used = 0
    for _name, shift, words in rules_of(name).OPTIONS:
        mask = (1 << options.width(words)) - 1 << shift
        assert not used & mask, _name
        assert len(set(words)) == len(words) > 1
        used |= mask
    assert used < 1 << 30


@pytest.mark.parametrize("name", games())
def test_new_refuses_what_the_game_has_not(name):
    rules = rules_of(name)
    state = rules.make()
    before = pack(state)
    unused = next(bit for bit in range(30) if not options.valid(rules.OPTIONS, 1 << bit))
    for seats, packed in ((0, 0), (rules.SEATS[-1] + 1, 0), (rules.SEATS[0], 1 << unused)):
        with pytest.raises(ValueError):
            rules.new(state, seats, packed, 1)
        assert pack(state) == before


def test_set_up_depends_on_the_seed_alone(table):
    seeds = (0, 1, 2, 3, 65535, 65536, (1 << 32) - 1)
    fresh = [pack(table.new(number)) for number in seeds]
    assert len(set(fresh)) == len(seeds)
    assert fresh == [pack(table.new(number)) for number in seeds]
    # what stood in the state before does not matter
    dirty = table.rules.make()
    for part in dirty:
        for i in range(len(part)):
            part[i] = 0xA5
    table.rules.new(dirty, table.case.seats, table.case.options, 2)
    assert pack(dirty) == fresh[2]


def test_games_end(table):
    for number in range(20):
        *_, (state, _found, _action) = table.plies(number)
        seats = range(table.case.seats)
        assert table.rules.to_move(state) == -1
        assert 0 <= table.rules.result(state) < 1 << table.case.seats
        assert all(table.rules.score(state, seat) >= 0 for seat in seats)
        assert all(table.rules.why_not(state, action) for action in (0, 1, NO_ACTION))


def test_a_decision_is_somebodys(table, seed):
    for state, found, action in table.plies(seed):
        if action is None:
            break
        assert 0 <= table.rules.to_move(state) < table.case.seats
        assert table.rules.result(state) == -1
        assert found and NO_ACTION not in found
        assert len(set(found)) == len(found)


def test_questions_change_nothing(table, seed):
    """legal, why_not, to_move, result, score and observe only read; a refused action leaves every byte."""
    rules = table.rules
    out = rules.make()
    for state, _found, _action in table.plies(seed):
        before = pack(state)
        table.legal(state)
        rules.to_move(state)
        rules.result(state)
        for seat in range(table.case.seats):
            rules.score(state, seat)
            rules.observe(state, seat, out)
        for action in range(0, 1 << 16, 97):
            rules.why_not(state, action)
        assert pack(state) == before


def test_why_not_agrees_with_legal(table, seed):
    for state, found, _action in table.plies(seed):
        assert [action for action in found if table.rules.why_not(state, action)] == []


def test_why_not_refuses_all_else(table, seed):
    """All 65,536 actions, at a sample of plies that reaches each kind of question."""
    why_not = table.rules.why_not
    seen: dict[tuple, int] = {}
    for state, found, _action in table.plies(seed):
        kinds = tuple(sorted({action >> 11 for action in found}))
        seen[kinds] = seen.get(kinds, 0) + 1
        if seen[kinds] > 1:
            continue
        before = pack(state)
        rules = [why_not(state, action) for action in range(1 << 16)]
        assert pack(state) == before
        assert [action for action, rule in enumerate(rules) if rule == 0] == sorted(found)
        assert 0 <= min(rules) and max(rules) < 1000
    assert len(seen) > 2


def test_apply_on_a_clone(table, seed):
    """The state is all there is: a copy goes the same way, events included."""
    other = table.new(seed + 1)
    for state, _found, action in table.plies(seed):
        if action is not None:
            one, two = clone(state), clone(state)
            told = table.apply(one, action)
            # another game goes on in between
            for elsewhere in table.legal(other)[:1]:
                table.apply(other, elsewhere)
            assert table.apply(two, action) == told
            assert pack(one) == pack(two) != pack(state)


def test_events_fit(table):
    """No action ever comes near the end of the log, where events would be lost."""
    for number in range(10):
        for state, found, _action in table.plies(number):
            for action in found[:: max(1, len(found) // 8)]:
                told = table.apply(clone(state), action)
                assert len(told) == events.count() < table.rules.MAX_EVENTS


def test_muted_events_change_nothing(table, seed):
    for state, _found, action in table.plies(seed):
        if action is not None:
            loud, quiet = clone(state), clone(state)
            table.apply(loud, action)
            events.mute()
            table.rules.apply(quiet, action)
            assert events.count() == 0
            events.clear()
            assert pack(loud) == pack(quiet)


def test_restore_to_every_ply(table, seed):
    """The actions alone lead from the set-up to every state of the game."""
    states, actions = [], []
    for state, _found, action in table.plies(seed):
        states.append(pack(state))
        actions.append(action)
    again = table.new(seed)
    for expected, action in zip(states, actions):
        assert pack(again) == expected
        if action is not None:
            table.apply(again, action)
