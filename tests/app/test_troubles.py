# SPDX-License-Identifier: MIT
"""What the player sees when something goes wrong, and giving up; nothing of a game is lost by it."""

from __future__ import annotations

import pytest

from core.records import DAMAGED, FOREIGN, NEWER, OTHER_RULES
from core.storage import Storage
from host_sim.places import walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app import player
from tests.ui.reading import Reader


def begun(hand):
    """A new game with the six monsters set, so that there is a save."""
    yield from player.new_game(hand)
    yield from hand.to_header(t(K.AT_RANDOM))
    yield "a"


def squeezed(words_: str) -> str:
    return words_.replace(" ", "")


def test_a_failed_save_is_said_and_the_game_goes_on(hand, monkeypatch):
    reader = Reader(monkeypatch)

    def full(*_):
        raise OSError(28, "No space left on device")

    def story():
        yield from begun(hand)
        write = Storage.write
        monkeypatch.setattr(Storage, "write", full)
        yield from walk(hand, "right / a")
        assert hand.heading == t(words.NOT_SAVED)
        assert "space" in hand.text
        yield "a"
        assert hand.session.plies == 2, "the decision counts"
        monkeypatch.setattr(Storage, "write", write)
        yield from walk(hand, "y / =Save / =Resume")
        assert hand.session.plies == 2, "saving worked again when the game was left"

    assert hand.run(story)
    assert reader.faults() == [] and hand.cut == []


def damage(data: bytes, fault: int) -> bytes:
    """A save slot with this fault (core.records)."""
    from binascii import crc32

    if fault == DAMAGED:
        return data[:-9]
    if fault == FOREIGN:
        return b"ABCD" + data[4:]
    if fault == NEWER:
        return data[:4] + b"\x63" + data[5:]
    body = data[:6] + b"\x63" + data[7:-4]
    return body + (crc32(body) & 0xFFFFFFFF).to_bytes(4, "little")


@pytest.mark.parametrize("fault", [DAMAGED, FOREIGN, NEWER, OTHER_RULES])
def test_a_save_that_cannot_be_used_is_set_aside(hand, monkeypatch, fault):
    reader = Reader(monkeypatch)

    def story():
        yield from begun(hand)
        yield from walk(hand, "right / a / y / =Save")
        slots = {path.name: damage(path.read_bytes(), fault) for path in hand.saves.iterdir()}
        for name, content in slots.items():
            (hand.saves / name).write_bytes(content)
        yield from hand.choose(t(words.RESUME))
        assert hand.heading == t(words.BAD_SAVE)
        assert squeezed(t(words.BAD_SAVE_CODES + fault - 1)) in squeezed(hand.text)
        yield "a"
        assert hand.row.startswith(t(words.NEW_GAME)), "it is no longer offered"
        kept = sorted(path.read_bytes() for path in hand.saves.iterdir())
        assert kept == sorted(slots.values()), "no byte of it is lost"
        yield from begun(hand)
        assert hand.session.plies == 1

    assert hand.run(story)
    assert reader.faults() == [] and hand.cut == []


def test_one_damaged_slot_of_two_costs_one_decision(hand):
    def story():
        yield from begun(hand)
        yield from walk(hand, "right / a")
        newest = max(hand.saves.glob("*.[01]"), key=lambda path: path.read_bytes()[30])
        newest.write_bytes(newest.read_bytes()[:-1])
        yield from walk(hand, "y")
        raise PulledPlug

    class PulledPlug(BaseException):
        pass

    with pytest.raises(PulledPlug):
        hand.run(story)

    def again():
        yield from hand.choose(t(words.RESUME))
        assert hand.session.plies == 1

    assert hand.run(again)


@pytest.mark.parametrize("slot", [0, 1])
def test_one_slot_that_cannot_be_read_hides_the_other_no_more(hand, slot):
    folder = hand.saves / f"castle_panic.{slot}"

    def story():
        yield from begun(hand)
        yield from walk(hand, "right / a / y / =Save")
        folder.unlink()
        folder.mkdir()
        yield from hand.choose(t(words.RESUME))
        assert hand.session.plies in (1, 2)
        yield from walk(hand, "right / a / y / =Save / =Resume")
        assert hand.session.plies in (2, 3)

    assert hand.run(story)
    assert (hand.saves / f"{folder.name}.bad0").is_dir()


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("spoilt", [None, b"nothing"], ids=["folder", "damaged"])
def test_what_is_said_of_a_save_that_is_of_no_use_is_true(hand, monkeypatch, locked, spoilt):
    path = hand.saves / "castle_panic.0"
    path.mkdir() if spoilt is None else path.write_bytes(spoilt)

    def refuse(*_):
        raise OSError(30, "Read-only file system")

    if locked:
        monkeypatch.setattr("core.storage._rename", refuse)

    def story():
        yield from hand.choose(t(words.RESUME))
        assert hand.heading == t(words.BAD_SAVE)
        assert (squeezed(t(words.SET_ASIDE)) in squeezed(hand.text)) is not locked
        assert (squeezed("cannot be read") in squeezed(hand.text)) is (spoilt is None)
        yield "a"
        assert hand.row.startswith(t(words.RESUME)) is locked

    assert hand.run(story)
    assert hand.cut == []


def test_a_new_game_over_a_slot_that_cannot_be_read_is_saved(hand):
    (hand.saves / "castle_panic.0").mkdir()

    def story():
        yield from walk(hand, "=New game / =Start / a")
        yield from hand.to_header(t(K.AT_RANDOM))
        yield from walk(hand, "a / right / a / y / =Save")
        assert hand.heading != t(words.NOT_SAVED)
        yield from hand.choose(t(words.RESUME))
        assert hand.session.plies == 2

    assert hand.run(story)
    assert (hand.saves / "castle_panic.0.bad0").is_dir()


def test_giving_up_asks_first(hand):
    def story():
        yield from begun(hand)
        yield from walk(hand, "y / =Give up / b")
        assert hand.heading == t(words.PAUSE), "no: back in the menu"
        yield from walk(hand, "=Give up / a")
        assert hand.row.startswith(t(words.NEW_GAME))
        assert list(hand.saves.iterdir()) == []

    assert hand.run(story)


def test_a_new_game_replaces_the_saved_one_only_after_yes(hand):
    def story():
        yield from begun(hand)
        yield from walk(hand, "right / a / y / =Save / =New game / =Start")
        assert hand.heading == t(words.OVERWRITE)
        yield "b"
        yield from hand.choose(t(words.RESUME))
        assert hand.session.plies == 2
        yield from walk(hand, "y / =Save / =New game / =Start / a / y / =Save")
        assert hand.row.startswith(t(words.RESUME))
        yield "a"
        assert hand.session.plies == 0

    assert hand.run(story)


def test_a_crash_is_shown_kept_and_survived(hand, monkeypatch):
    from games.castle_panic.view import View

    reader, choose = Reader(monkeypatch), View.choose

    def broken(_):
        monkeypatch.setattr(View, "choose", choose)
        raise ZeroDivisionError("something nobody foresaw")

    def story():
        yield from begun(hand)
        monkeypatch.setattr(View, "choose", broken)
        yield from walk(hand, "right / a")
        assert hand.heading == t(words.CRASH)
        assert "nobody" in hand.text
        for key in ("b", "x", "y"):
            yield key
            assert hand.heading == t(words.CRASH), f"{key} is not named"
        yield "a"
        assert hand.row.startswith(t(words.RESUME))
        yield "a"
        assert hand.session.plies == 2, "the decision before the crash was saved"

    assert hand.run(story, hand.boot)
    assert "ZeroDivisionError" in (hand.folder / "last_crash.txt").read_text()
    assert reader.faults() == [] and hand.cut == []


def test_crash_after_crash_never_ends_in_a_dead_screen(hand, monkeypatch):
    from games.castle_panic.view import View

    def broken(_):
        raise MemoryError

    monkeypatch.setattr(View, "choose", broken)

    def story():
        for _ in range(3):
            yield from player.new_game(hand)
            assert hand.heading == t(words.CRASH)
            yield "a"

    assert hand.run(story, hand.boot)
