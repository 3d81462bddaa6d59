# SPDX-License-Identifier: MIT
"""Every game in a session: refusals, undo, restore, saves at each ply, torn saves, replays."""

from __future__ import annotations

import random

import pytest

from core import events, records
from core.records import RecordError, pack_state, unpack_state
from core.session import Session
from host_sim import seeded_cases
from host_sim.seeded_table import pack

#: a set-up of each game for each number of seats: what is saved of a game hardly depends on its options
SAVED = list({(case.game, case.seats): case for case in seeded_cases.cases()}.values())


class Store:
    """A folder of files in memory; `done` lists all writes, (name, bytes before, bytes after), and `whole` the
    names that were replaced in one step and not written in place."""

    def __init__(self, files: dict[str, bytes] | None = None) -> None:
        self.files = dict(files or {})
        self.done: list[tuple[str, bytes | None, bytes]] = []
        self.whole: set[str] = set()

    def read(self, name: str) -> bytes | None:
        return self.files.get(name)

    def write(self, name: str, data: bytes) -> None:
        self.done.append((name, self.files.get(name), bytes(data)))
        self.files[name] = bytes(data)

    def replace(self, name: str, data: bytes) -> None:
        self.whole.add(name)
        self.write(name, data)

    def set_aside(self, name: str) -> str:
        if name not in self.files:
            return ""
        self.files[name + ".bad"] = self.files.pop(name)
        return name + ".bad"

    def remove(self, name: str) -> None:
        self.files.pop(name, None)


def began(table, seed: int, store: Store | None = None) -> Session:
    """A session of this set-up in which people sit everywhere."""
    session = Session(table.rules, store)
    session.start(bytes(table.case.seats), table.case.options, seed)
    return session


def acted(table, seed: int, session: Session):
    """Play a random game in a session; gives the state's bytes before the first and after each decision."""
    yield pack(session.state)
    for _state, _found, action in table.plies(seed):
        if action is not None:
            assert session.act(action) == 0
            yield pack(session.state)
    assert session.is_over() and session.level() == -1


def resumed(table, files: dict[str, bytes]) -> Session:
    """What a new session makes of these files."""
    session = Session(table.rules, Store(files))
    assert session.load()
    return session


def longest(table) -> int:
    """The seed of a long game, in which the list of actions outgrows a save slot; the shortest of several."""
    enough = 3 * records.SLOT_LIMIT // 8
    plies = {number: sum(1 for _ply in table.plies(number)) for number in range(30)}
    return min(plies, key=lambda number: (plies[number] < enough, abs(plies[number] - enough)))


@pytest.fixture(params=[0, 12], ids=["roomy", "narrow"])
def room(request, table, monkeypatch) -> int:
    """Slots as they are, and slots with room for a dozen actions, whose history is written all the time."""
    if request.param:
        limit = records.SLOT_REST + table.rules.SIZE + 2 * request.param
        monkeypatch.setattr(records, "SLOT_LIMIT", limit)
    return records.SLOT_LIMIT


def test_a_refused_action_changes_nothing(table, seed):
    session = began(table, seed)
    for state, found, action in table.plies(seed):
        before, plies = pack(session.state), session.plies
        assert before == pack(state)
        for wrong in [0xFFFF, *range(ply_step(session), 1 << 16, 4099)]:
            if wrong not in found:
                assert session.act(wrong) == table.rules.why_not(state, wrong) > 0
        assert (pack(session.state), session.plies) == (before, plies)
        if action is not None:
            session.act(action)


def ply_step(session: Session) -> int:
    """A start of the tried actions that differs from ply to ply."""
    return session.plies * 61 % 4099


def test_undo_goes_back_to_what_was_known(table, seed):
    """One step back after an action that showed nothing; after one that did, no step at all."""
    session = began(table, seed)
    past = []
    undone = 0
    for state in acted(table, seed, session):
        past.append(state)
        told = events.revealed()
        if len(past) == 1:
            assert not session.undo()
            continue
        assert session.can_undo() != told
        last = session.actions[session.plies - 1]
        assert session.undo() != told
        if not told:
            undone += 1
            assert pack(session.state) == past[-2] and session.plies == len(past) - 2
            assert session.act(last) == 0
        assert pack(session.state) == state and session.plies == len(past) - 1
    assert 0 < undone < len(past)


def test_undo_all_the_way(table, seed):
    """Many steps back one after the other end at the last thing that was shown."""
    session = began(table, seed)
    past = list(acted(table, seed, session))
    for end in range(len(past) - 1, 0, -7):
        session.restore(end)
        while session.undo():
            assert pack(session.state) == past[session.plies]
        assert session.plies == session.fixed and pack(session.state) == past[session.plies]
        session = began(table, seed)
        assert list(acted(table, seed, session)) == past


def test_restore(table, seed):
    session = began(table, seed)
    past = list(acted(table, seed, session))
    marks = []
    for ply in range(len(past) - 1, -1, -1):
        session.restore(ply)
        assert pack(session.state) == past[ply] and session.plies == ply
        marks.append(session.fixed)
    assert marks == sorted(marks, reverse=True) and marks[-1] == 0
    with pytest.raises(ValueError):
        session.restore(1)


def test_saved_and_loaded_at_each_ply(table, room):
    seed = longest(table)
    store = Store()
    session = began(table, seed, store)
    for state in acted(table, seed, session):
        session.save()
        again = resumed(table, store.files)
        assert pack(again.state) == state
        assert (again.plies, again.fixed, again.seats, again.seed) == (
            session.plies, session.fixed, session.seats, session.seed
        )
        assert again.actions[: again.plies] == session.actions[: session.plies]
    slots = [(name, len(data)) for name, _old, data in store.done if not name.endswith(".his")]
    assert len(dict(slots)) == 2 and max(size for _name, size in slots) <= room <= 508
    # a game so short that its actions have room in a slot needs no history file
    short = 2 * session.plies <= room - records.SLOT_REST - table.rules.SIZE
    assert short or any(name.endswith(".his") for name in store.files)


def test_the_game_goes_on_after_each_load(table, seed):
    """Played with the power off after every decision: the same game."""
    expected = list(acted(table, seed, began(table, seed)))
    actions = [action for _state, _found, action in table.plies(seed)][:-1]
    store = Store()
    began(table, seed, store).save()
    for action, state in zip(actions, expected[1:]):
        session = Session(table.rules, store)
        assert session.load() and session.act(action) == 0
        session.save()
        assert pack(session.state) == state


def test_undone_decisions_stay_undone_when_loaded(table, seed):
    """Save, undo, save, go another way: each load gives what was saved last."""
    store = Store()
    session = began(table, seed, store)
    session.save()
    for _state, found, action in table.plies(seed):
        if action is None:
            break
        other = found[(found.index(action) + 1) % len(found)]
        session.act(other)
        session.save()
        if session.undo():
            session.save()
            assert pack(resumed(table, store.files).state) == pack(session.state)
            session.act(action)
        elif other != action:
            # it showed something, so this game goes its own way
            break
        session.save()
        assert pack(resumed(table, store.files).state) == pack(session.state)


@pytest.mark.parametrize("table", SAVED, indirect=True, ids=str)
def test_a_torn_write_costs_one_decision(table, room):
    """A file cut anywhere while it is written: the game before or after the decision, never another."""
    store, seed = Store(), longest(table)
    session = began(table, seed, store)
    session.save()
    last = pack(session.state)
    for number, state in enumerate(acted(table, seed, session)):
        files = dict(store.files)
        store.done.clear()
        session.save()
        for name, _old, data in store.done:
            if name not in store.whole:
                for cut in sorted({0, 1, len(data) - 1, *range(number % 97, len(data), 97)}):
                    found = resumed(table, {**files, name: data[:cut]})
                    assert pack(found.state) == last
            files[name] = data
            assert pack(resumed(table, files).state) in (last, state)
        last = state


class PowerCut(BaseException):
    """The power is gone in the middle of a write."""


class Failing(Store):
    """Each write is cut at a random byte with a chance of one in three."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self.dice = dice

    def write(self, name: str, data: bytes) -> None:
        if self.dice.randrange(3):
            super().write(name, data)
        else:
            super().write(name, data[: self.dice.randrange(len(data))])
            raise PowerCut


@pytest.mark.parametrize("table", SAVED, indirect=True, ids=str)
@pytest.mark.parametrize("chance", range(3))
def test_power_fails_again_and_again(table, room, chance):
    """However often it fails, the game goes on from before or after the decision that was being saved."""
    seed = longest(table)
    past = list(acted(table, seed, began(table, seed)))
    actions = [action for _state, _found, action in table.plies(seed)][:-1]
    store = Failing(random.Random(chance))
    session = began(table, seed, store)
    while True:
        try:
            session.save()
            break
        except PowerCut:
            # nothing is saved yet: the game begins again
            session = began(table, seed, store)
    cuts = 0
    while session.plies < len(actions):
        before = session.plies
        assert session.act(actions[before]) == 0
        try:
            session.save()
        except PowerCut:
            cuts += 1
            session = Session(table.rules, store)
            assert session.load()
            assert session.plies in (before, before + 1)
        assert pack(session.state) == past[session.plies]
    assert cuts > min(10, len(actions) // 6)


def test_replays(table, seed):
    session = began(table, seed)
    past = list(acted(table, seed, session))
    data = session.replay()
    again = Session(table.rules)
    again.load_replay(data)
    assert pack(again.state) == past[-1] and again.replay() == data
    again.restore(len(past) // 2)
    assert pack(again.state) == past[len(past) // 2]


def test_damaged_replays_are_refused(table):
    """Every cut and every changed byte of a replay is noticed."""
    session = began(table, 1)
    list(acted(table, 1, session))
    data = session.replay()
    broken = [data[:cut] for cut in range(len(data))]
    broken += [data[:i] + bytes([data[i] ^ 1 << i % 8]) + data[i + 1 :] for i in range(len(data))]
    for one in broken:
        with pytest.raises(RecordError):
            Session(table.rules).load_replay(one)


def test_a_state_as_bytes(table, seed):
    for state, _found, _action in table.plies(seed):
        data = pack_state(state)
        assert len(data) == table.rules.SIZE
        again = table.rules.make()
        unpack_state(data, again)
        assert pack(again) == pack(state)


def test_damaged_saves_are_kept_under_another_name(table):
    """With no whole slot left there is an error that says why, and both files are still there."""
    store = Store()
    session = began(table, 1, store)
    for _ in range(2):
        session.save()
    broken = {name: data[:100] for name, data in store.files.items()}
    damaged = Store(broken)
    with pytest.raises(RecordError, match=r"\w+ \w+ \w+"):
        Session(table.rules, damaged).load()
    assert sorted(damaged.files.values()) == sorted(broken.values())
    assert all(name.endswith(".bad") for name in damaged.files)
    assert Session(table.rules, damaged).load() is False


def test_a_save_is_no_replay_and_the_other_way_round(table):
    store = Store()
    session = began(table, 1, store)
    session.save()
    (name, slot), = store.files.items()
    with pytest.raises(RecordError):
        Session(table.rules).load_replay(slot)
    with pytest.raises(RecordError):
        Session(table.rules, Store({name: session.replay()})).load()


def test_a_replay_taken_over_is_what_is_saved_and_resumed(table):
    """Also where saves of another game lie already."""
    store = Store()
    session = began(table, 1, store)
    for _state in acted(table, 1, session):
        session.save()
    other = began(table, 2)
    list(acted(table, 2, other))
    taken = Session(table.rules, store)
    taken.load_replay(other.replay())
    taken.save()
    again = resumed(table, store.files)
    assert again.seed == 2 and pack(again.state) == pack(other.state)
