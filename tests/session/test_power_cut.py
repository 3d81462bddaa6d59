# SPDX-License-Identifier: MIT
"""The power fails at any byte of any save: the last finished decision is there, or the one being saved.

The real Storage writes to a disk on which each byte is there as soon as it is written; an open empties
the file first.  Every state of that disk is loaded.
"""

from __future__ import annotations

from array import array

import pytest

from core import records
from core.records import RecordError
from core.session import Session
from games.castle_panic import rules
from tests.session import lines
from tests.session.disk import Disk, Files, Step, cuts
from tests.session.mp_lines import do, facts

Facts = tuple[bytes, int]
# what a session may find: nothing (before the first save), or a position
Found = Facts | None


class Quick(Session):
    """A session that plays no game twice: where actions that it knows lead, it goes at once."""

    known: dict[bytes, tuple[bytes, int]] = {}

    def _play(self, header, actions, count):
        key = header.pack(b"KNOW") + records.word_bytes(actions, 0, count)
        if key not in self.known:
            super()._play(header, actions, count)
            self.known[key] = records.pack_state(self.state), self.fixed
            return
        state, fixed = self.known[key]
        records.unpack_state(state, self.state)
        self.seats, self.options, self.seed = header.seats, header.options, header.seed
        self.plies, self.fixed = count, fixed


class SingleSlot(Quick):
    """A mutant: one slot, written in place."""

    def _slot_name(self, number):
        return self.rules.NAME + ".0"

    def _read_slot(self, data, i):
        return super()._read_slot(data, data[30] & 1 if len(data) > 30 else i)


class SingleHistory(Quick):
    """A mutant: one history file, written in place."""

    def _history_name(self, book):
        return self.rules.NAME + ".his"


class RemoveFirst(Quick):
    """A mutant: the newest slot is removed before the other is written."""

    def save(self):
        self.store.remove(self._slot_name(self._number or 0))
        super().save()


def written(monkeypatch, game: list[str], kind: type[Session] = Quick) -> tuple[Disk, list[tuple[int, Facts]]]:
    """Play, saving at each line: the disk, and how many steps it had made when each save was done."""
    disk = Disk()
    session = kind(rules, disk.under(monkeypatch))
    done = []
    for line in game:
        do(session, line)
        session.save()
        done.append((len(disk.steps), facts(session)))
    return disk, done


def found(disk: Disk, files: Files, kind: type[Session]) -> Found:
    """What a session finds on the disk."""
    disk.files = files
    session = kind(rules, disk.store)
    try:
        return facts(session) if session.load() else None
    except RecordError:
        return None


def faults(monkeypatch, game: list[str], kind: type[Session] = Quick, every: int = 1) -> tuple[int, int, list[Step]]:
    """(Cuts tried, cuts after which something else was found, all steps)."""
    disk, done = written(monkeypatch, game, kind)
    steps = list(disk.steps)
    disk.store = disk.under(monkeypatch)
    last: Found = None
    coming = iter(done)
    border, now = next(coming)
    bad = tried = 0
    for i, files in enumerate(cuts(steps)):
        if i % every == 0 or i == border:
            tried += 1
            wanted = (now,) if i == border else (last, now)
            bad += found(disk, files, kind) not in wanted
        if i == border:
            last = now
            border, now = next(coming, (-1, now))
    return tried, bad, steps


def test_a_whole_game_cut_at_every_byte(monkeypatch):
    """With undo in it, and the history filed twice."""
    game = list(lines.whole_game(lines.LONG_SEEDS[2], every=9))
    tried, bad, steps = faults(monkeypatch, game)
    assert bad == 0
    assert tried == len(steps) + 1 > 100 * len(game)
    assert len({step[1] for step in steps if step[0] == "open"}) == 4


def test_an_older_game_is_there_until_the_new_one_is(monkeypatch):
    """A new game begun over an older one, restored and played on, over the filing of its history."""
    first, second = (list(lines.whole_game(seed)) for seed in lines.LONG_SEEDS[:2])
    game = [*first[:80], *second[:75], "r 12", *first[:3]]
    tried, bad, _steps = faults(monkeypatch, game, every=13)
    assert bad == 0 and tried > 3000


@pytest.mark.parametrize("kind", [SingleSlot, SingleHistory, RemoveFirst], ids=lambda kind: kind.__name__)
def test_a_weaker_way_to_save_is_caught(monkeypatch, kind):
    """Sessions that save in other ways do lose games here; with no cut they work."""
    game = list(lines.whole_game(lines.LONG_SEEDS[2], every=9))
    disk, done = written(monkeypatch, game, kind)
    disk.store = disk.under(monkeypatch)
    assert found(disk, dict(disk.files), kind) == done[-1][1]
    tried, bad, _steps = faults(monkeypatch, game, kind, every=11)
    assert 10 < bad < tried


def test_after_every_cut_the_game_goes_on(monkeypatch):
    """Loaded after a cut within each save, played on, saved over what the cut left, and loaded again."""
    game = list(lines.whole_game(lines.LONG_SEEDS[2], every=9))
    disk, _done = written(monkeypatch, game)
    steps = list(disk.steps)
    store = disk.under(monkeypatch)
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    began = 0
    for i, files in enumerate(cuts(steps)):
        if i % 97 or i < 1000:
            continue
        disk.files = files
        session = Session(rules, store)
        assert session.load()
        n = rules.legal(session.state, out)
        if n == 0:
            continue
        began += 1
        assert session.act(out[i % n]) == 0
        session.save()
        again = Session(rules, store)
        assert again.load() and facts(again) == facts(session)
    assert began > 300
