# SPDX-License-Identifier: MIT
"""The event log: what is recorded, muted, revealed, and what happens when it is full."""

from __future__ import annotations

import pytest

from core import events


@pytest.fixture(autouse=True)
def empty():
    """Each test begins and ends with an empty log."""
    events.clear()
    yield
    events.clear()


def told() -> list[tuple[int, int, int]]:
    """(code, x, y) of all events."""
    n = events.LOG[0]
    return [(events.LOG[i] >> 8, events.LOG[i] & 255, events.LOG[i + 1]) for i in range(1, n, 2)]


def test_events_in_their_order():
    wanted = [(1, 2, 3), (0x7F, 255, 65535), (9, 0, 0)]
    for event in wanted:
        events.emit(*event)
    assert told() == wanted and events.count() == 3


def test_clear_forgets():
    events.emit(1, 2, 3)
    events.clear()
    assert told() == [] and events.count() == 0


def test_a_muted_log_records_nothing_until_cleared():
    events.mute()
    events.emit(0x81, 2, 3)
    assert events.count() == 0 and not events.revealed()
    events.clear()
    events.emit(1, 2, 3)
    assert told() == [(1, 2, 3)]


def test_only_codes_with_the_bit_reveal():
    assert not events.revealed()
    events.emit(0x7F, 255, 65535)
    assert not events.revealed()
    events.emit(events.REVEAL | 3, 0, 0)
    events.emit(1, 0, 0)
    assert events.revealed()


def test_a_value_is_not_taken_for_a_code():
    events.emit(1, 0x80, 0x8000)
    assert not events.revealed()


def test_it_holds_so_many_and_no_more():
    for i in range(events.MAX_EVENTS):
        events.emit(1, i & 255, i)
    full = told()
    assert len(full) == events.count() == events.MAX_EVENTS
    for i in range(5):
        events.emit(2, 0, i)
    assert told() == full
    assert len(events.LOG) == 1 + 2 * events.MAX_EVENTS
