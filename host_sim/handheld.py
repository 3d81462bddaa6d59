# SPDX-License-Identifier: MIT
"""The firmware started from the PC: with a game chosen by name, for playing, watching, replaying."""

from __future__ import annotations

import hashlib
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from host_sim import paths
from host_sim.errors import UserError


def saves_folder(out: Path | None) -> Path:
    """Where saved games are kept: below `out`, else in the user's home."""
    folder = (out / "saves") if out else Path.home() / ".pocket_tabletop"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"saved games cannot be kept in '{folder}': {error.strerror}") from None
    return folder


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Hold the saved games of a folder; UserError if another handheld has them."""
    # the mark lies elsewhere: a folder of saves holds saves
    name = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]
    with open(Path(tempfile.gettempdir()) / f"pocket-tabletop-{name}.lock", "a+b") as mark:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(mark.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise UserError(f"another handheld is open on the saved games in '{folder}'") from None
        yield


def has_screens(game: str) -> bool:
    """False for a game whose rules are there, but no view to play it on."""
    return (paths.FIRMWARE / "games" / game / "view.py").exists()


def check_screens(game: str) -> None:
    """UserError if the game cannot be shown."""
    if not has_screens(game):
        raise UserError(f"{game} has no screens yet; 'arena', 'position' and 'check' know it")


def set_language(code: str) -> None:
    """Load the language file of the screens."""
    paths.install()
    import lang

    try:
        lang.load(code)
    except OSError:
        known = sorted(path.stem for path in (paths.FIRMWARE / "lang").glob("*.bin"))
        raise UserError(f"the language '{code}' is not there yet; there is {', '.join(known)}") from None


def packed_options(rules, chosen: dict[str, str]) -> int:
    """The options of the command line as the game packs them."""
    from core import options

    packed = 0
    for name, value in chosen.items():
        # as the screens say it
        word = {"yes": "on", "no": "off"}.get(value, value)
        try:
            packed = options.put(rules.OPTIONS, packed, name, word)
        except ValueError as error:
            raise UserError(f"--options: {error}") from None
    return packed


def checked_seats(rules, seats: int | None) -> int:
    """The number of seats, or the game's usual one."""
    if seats is None:
        return rules.SEATS_DEFAULT
    if seats not in rules.SEATS:
        raise UserError(f"--seats: this game takes {' or '.join(map(str, rules.SEATS))}, not {seats}")
    return seats


def checked_setup(rules, seats: int | None, chosen: dict[str, str]) -> tuple[int, int]:
    """How many seats, and the options as the game packs them; UserError if it is not played so."""
    count, packed = checked_seats(rules, seats), packed_options(rules, chosen)
    fault = rules.setup_fault(count, packed)
    if fault:
        raise UserError(f"--options: not with {count} seat{'s' if count > 1 else ''} ({rules.RULE_PREFIX}-{fault:03})")
    return count, packed


def chosen_seed(seed: int | None) -> int:
    """The seed given, or a new one."""
    paths.install()
    from app.setup import random_seed

    return random_seed() if seed is None else seed
