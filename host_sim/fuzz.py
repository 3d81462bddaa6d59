# SPDX-License-Identifier: MIT
"""Random and mutilated inputs: positions, action texts, saves, replays of every game.

    python -m host_sim.fuzz --cases 100000              each kind so often
    python -m host_sim.fuzz --cases 5000 --seed 7 saves

An input is taken or refused with one clear sentence (NotationError, RecordError); whatever else is raised
is a fault. What is taken must work: its text is its canonical text, the rules go on from it.
"""

from __future__ import annotations

import random
import struct
import sys
import time
from array import array
from binascii import crc32
from collections.abc import Callable
from typing import NamedTuple

from host_sim import seeded_cases
from host_sim.arguments import Arguments
from host_sim.games.fields import NotationError
from host_sim.seeded_table import Table, clone, pack

from core import records  # isort: skip
from core.records import RecordError  # isort: skip
from core.session import Session  # isort: skip

# positions of random games that the mutilation starts from
_POOL = 400
_BITS = (
    "-", "...", "0", "1", "3", "99", "255", "-1", " +tar", " !", "²", "Ω", ":", ";", ",", "\n", "#", "1..6", "2,1", "@C1", "@S2",
    "3 x ", "=", "{", "yes", " to 2", "\0", "\t", "  ",
)  # fmt: skip


class Fault(Exception):
    """An input that was neither taken nor refused as it should be."""


class Pool(NamedTuple):
    """States of random games with their table, and their texts."""

    tables: list[Table]
    states: list
    texts: list[str]


def pool(dice: random.Random, size: int = _POOL) -> Pool:
    """Positions over every game, number of seats and options sample; late ones as well as early ones."""
    cases = list(seeded_cases.cases())
    found = Pool([], [], [])
    while len(found.states) < size:
        table = Table(cases[len(found.states) % len(cases)])
        plies = [clone(state) for state, _found, _action in table.plies(dice.getrandbits(31))]
        for state in dice.sample(plies, min(4, len(plies))):
            found.tables.append(table)
            found.states.append(state)
            found.texts.append(table.notation.position_text(state))
    return found


def clear(fault: Exception) -> None:
    """Fault unless what is said is one line of some length."""
    text = str(fault)
    if "\n" in text or not 10 < len(text) < 1200:
        raise Fault(f"no clear sentence: {text!r}")


# --- positions ------------------------------------------------------------------


def positions(dice: random.Random, found: Pool) -> bool:
    """A position of a random game, through its text and back."""
    i = dice.randrange(len(found.states))
    table, state = found.tables[i], clone(found.states[i])
    for _ in range(dice.randrange(4)):
        legal = table.legal(state)
        if legal:
            table.apply(state, dice.choice(legal))
    text = table.notation.position_text(state)
    again = table.notation.parse_position(text)
    if pack(again) != pack(state):
        raise Fault(f"the text means another position:\n{text}")
    if table.notation.position_text(again) != text:
        raise Fault(f"the text is not its own canonical text:\n{text}")
    return True


def spoilt(dice: random.Random, text: str, others: list[str]) -> str:
    """A text with lines lost, doubled, exchanged or taken from another, and characters mangled."""
    lines = text.split("\n")
    for _ in range(dice.randint(1, 3)):
        i = dice.randrange(len(lines))
        line = lines[i]
        at = dice.randrange(len(line) + 1)
        other = dice.choice(others).split("\n")
        kind = dice.randrange(7)
        if kind == 0:
            lines[i : i + 1] = []
        elif kind == 1:
            lines.insert(i, line)
        elif kind == 2:
            same = [one for one in other if one.partition(":")[0] == line.partition(":")[0]]
            lines[i] = dice.choice(same or other)
        elif kind == 3:
            lines.append(dice.choice(other))
        elif kind == 4:
            lines[i] = line[:at] + str(dice.randrange(10)) + line[at + 1 :]
        else:
            lines[i] = line[:at] + dice.choice(_BITS) + line[at + dice.randrange(4) :]
        lines = lines or [""]
    return "\n".join(lines)


def texts(dice: random.Random, found: Pool) -> bool:
    """A mutilated position text: refused in one sentence, or a position from which the game goes on."""
    i = dice.randrange(len(found.texts))
    table = found.tables[i]
    text = spoilt(dice, found.texts[i], found.texts)
    try:
        state = table.notation.parse_position(text)
    except NotationError as fault:
        clear(fault)
        return False
    try:
        _goes_on(dice, table, state)
    except Exception as fault:
        raise Fault(f"{fault!r} from the position\n{text}") from fault
    return True


def _goes_on(dice: random.Random, table: Table, state) -> None:
    rules, notation = table.rules, table.notation
    text = notation.position_text(state)
    if pack(notation.parse_position(text)) != pack(state):
        raise Fault("its canonical text means another position")
    for _ in range(6):
        legal = table.legal(state)
        if bool(legal) != (rules.to_move(state) >= 0):
            raise Fault(f"seat {rules.to_move(state) + 1} has {len(legal)} actions")
        if not legal:
            return
        action = dice.choice(legal)
        if rules.why_not(state, action):
            raise Fault(f"why_not and legal do not agree about {notation.action_text(state, action)}")
        rules.observe(state, rules.to_move(state), rules.make())
        table.apply(state, action)
        notation.validate(state)


def actions(dice: random.Random, found: Pool) -> bool:
    """A mutilated action text: refused in one sentence, or an action that is legal or forbidden by a rule."""
    i = dice.randrange(len(found.states))
    table, state = found.tables[i], found.states[i]
    j = dice.randrange(len(found.states))
    legal = found.tables[j].legal(found.states[j])
    text = found.tables[j].notation.action_text(found.states[j], dice.choice(legal)) if legal else "pass"
    if dice.randrange(4):
        text = spoilt(dice, text, [text, "play Red Archer on Orc 1/2 @A1"])
    try:
        action = table.notation.parse_action(state, text)
    except NotationError as fault:
        clear(fault)
        return False
    if not 0 <= action <= 0xFFFF:
        raise Fault(f"'{text}' is the action {action}")
    try:
        rule = table.rules.why_not(state, action)
    except Exception as fault:
        raise Fault(f"{fault!r} for '{text}' in\n{found.texts[i]}") from fault
    if (rule == 0) != (action in table.legal(state)):
        raise Fault(f"why_not and legal do not agree about '{text}' in\n{found.texts[i]}")
    return True


# --- records --------------------------------------------------------------------


class _Box:
    """Files in memory."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files = dict(files)

    def read(self, name: str) -> bytes | None:
        return self.files.get(name)

    def write(self, name: str, data: bytes) -> None:
        self.files[name] = bytes(data)

    replace = write

    def set_aside(self, name: str) -> str:
        if name not in self.files:
            return ""
        self.files[name + ".bad"] = self.files.pop(name)
        return name + ".bad"

    def remove(self, name: str) -> None:
        self.files.pop(name, None)


def played(dice: random.Random, store: _Box | None = None) -> Session:
    """A session in a random game, a few decisions old, saved on the way."""
    case = dice.choice(_cases())
    table = Table(case)
    session = Session(table.rules, store)
    session.start(bytes(dice.randrange(4) for _ in range(case.seats)), case.options, dice.getrandbits(32))
    for _ in range(dice.randrange(24)):
        legal = table.legal(session.state)
        if legal:
            session.act(dice.choice(legal))
            if store and not dice.randrange(4):
                session.save()
    if store:
        session.save()
    return session


def _cases(found: list[seeded_cases.Case] = []) -> list[seeded_cases.Case]:  # noqa: B006
    # looked for once
    found[:] = found or list(seeded_cases.cases())
    return found


def bent(dice: random.Random, data: bytes) -> bytes:
    """A record with bytes changed, lost or added, and mostly with the right check sum again."""
    new = bytearray(data)
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(new) + 1)
        kind = dice.randrange(5)
        if kind == 0:
            del new[at : at + dice.randint(1, 8)]
        elif kind == 1:
            new[at:at] = bytes(dice.randrange(256) for _ in range(dice.randint(1, 8)))
        elif kind == 2:
            # a number of two or four bytes that is near a border
            new[at : at + 2] = struct.pack("<H", dice.choice((0, 1, 0x7FFF, 0x8000, 0xFFFF)))
        else:
            new[at : at + 1] = bytes([dice.randrange(256)])
        new = new or bytearray(b"P")
    if dice.randrange(4) and len(new) > 8:
        new[-4:] = struct.pack("<I", crc32(new[:-4]))
    return bytes(new)


def saves(dice: random.Random, _found: Pool) -> bool:
    """Mutilated slots and histories: resumed at a position of the game, or a RecordError; nothing is deleted."""
    store = _Box({})
    limit, records.SLOT_LIMIT = records.SLOT_LIMIT, dice.choice((508, 300))
    try:
        session = played(dice, store)
    finally:
        records.SLOT_LIMIT = limit
    rules = session.rules
    for name in sorted(store.files):
        if dice.randrange(3):
            store.files[name] = bent(dice, store.files[name])
    before = sorted(store.files.values())
    fresh = Session(rules, store)
    try:
        taken = fresh.load()
    except RecordError as fault:
        clear(fault)
        taken = False
    if sorted(store.files.values()) != before:
        raise Fault("a file was changed or deleted")
    if taken:
        _playable(fresh)
    return taken


def replays(dice: random.Random, _found: Pool) -> bool:
    """A mutilated replay: played to its end, or a RecordError and the game at hand stays."""
    session = played(dice)
    data = bent(dice, session.replay())
    before = pack(session.state), session.plies
    try:
        session.load_replay(data)
    except RecordError as fault:
        clear(fault)
        if (pack(session.state), session.plies) != before:
            raise Fault("a refused replay changed the game at hand") from None
        return False
    _playable(session)
    return True


def _playable(session: Session) -> None:
    # the state is one of the game, and undo and the end of the game work
    out = array("H", bytes(2 * session.rules.MAX_ACTIONS))
    count = session.rules.legal(session.state, out)
    if session.is_over() == bool(count):
        raise Fault("a loaded game that is not over has nothing to decide")
    session.restore(session.plies)


KINDS: dict[str, Callable[[random.Random, Pool], bool]] = {
    "positions": positions, "texts": texts, "actions": actions, "saves": saves, "replays": replays,
}  # fmt: skip


def run(kind: str, count: int, seed: int = 0) -> tuple[int, int]:
    """How many inputs of a kind were taken and how many refused; Fault for one that was neither."""
    dice = random.Random(f"{kind} {seed}")
    found = pool(dice, min(_POOL, count))
    taken = 0
    for number in range(count):
        try:
            taken += KINDS[kind](dice, found)
        except (Exception, RecursionError) as fault:
            raise Fault(f"{kind}, seed {seed}, case {number}: {fault if isinstance(fault, Fault) else repr(fault)}") from fault
    return taken, count - taken


def main(words: list[str]) -> int:
    """0 if all inputs were taken or refused as they should be, 1 if one was not."""
    parser = Arguments(prog="python -m host_sim.fuzz", description="Random and mutilated inputs.")
    parser.add_argument("--cases", type=int, default=2000, help="how many of each kind")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other inputs")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}; all if none is named")
    chosen = parser.parse_args(words)
    if unknown := set(chosen.kinds) - set(KINDS):
        parser.error(f"there is no kind {', '.join(sorted(unknown))}; there are {', '.join(KINDS)}")
    for kind in chosen.kinds or KINDS:
        start = time.perf_counter()
        try:
            taken, refused = run(kind, max(1, chosen.cases), chosen.seed)
        except Fault as fault:
            print(fault)
            return 1
        print(f"{kind}: {taken} taken, {refused} refused, {time.perf_counter() - start:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
