# SPDX-License-Identifier: MIT
"""Reading the values of the command line; every fault is a UserError that says what would do."""

from __future__ import annotations

import difflib
import os
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from host_sim import paths
from host_sim.errors import UserError
from host_sim.paths import BOARDS, FIRMWARE

DEFAULT_BOARD = "PIMORONI_PICOSYSTEM"
LANGUAGES = ("en", "ru", "el")
VIEWS = ("window", "terminal", "headless")
MOST_SEATS = 6
LARGEST = 16 << 20  # bytes of a file that is read


def games() -> list[str]:
    """Names of the games: the folders of firmware/games that have rules."""
    return sorted(path.parent.name for path in (FIRMWARE / "games").glob("*/__init__.py"))


def boards() -> list[str]:
    """Names of the boards: the folders of boards/ that describe one."""
    return sorted(path.parent.name for path in BOARDS.glob("*/board.py"))


def _one_of(what: str, value: str, known: Sequence[str]) -> str:
    if value in known:
        return value
    # two letters are near to any other two: a guess would be none
    long = [name.lower() for name in known if len(name) > 2]
    near = difflib.get_close_matches(value.lower(), long, 1, 0.5)
    hint = f"; did you mean {next(n for n in known if n.lower() == near[0])}?" if near else f"; there is {', '.join(known)}"
    raise UserError(f"no {what} is called '{value}'{hint}")


def game(value: str) -> str:
    """The name of a game as its folder spells it (a hyphen does for an underscore)."""
    return _one_of("game", value.replace("-", "_"), games())


def board(value: str) -> str:
    """The name of a board as its folder spells it, in any case of letters."""
    spelled = value.upper().replace("-", "_")
    return spelled if spelled in boards() else _one_of("board", value, boards())


def lang(value: str) -> str:
    """One of LANGUAGES."""
    return _one_of("language", value, LANGUAGES)


def view(value: str) -> str:
    """One of VIEWS."""
    return _one_of("view", value, VIEWS)


def _decimal(name: str, value: str, low: int, high: int) -> int:
    # ASCII digits only: int() alone would also take "1_000", " 7 " and digits of other scripts
    if not re.fullmatch(r"[0-9]{1,20}", value) or not low <= int(value) <= high:
        raise UserError(f"{name} must be a whole number from {low} to {high}, not '{value}'")
    return int(value)


def seed(value: str) -> int:
    """The seed of a word or a whole number, as the handheld makes it."""
    paths.install()
    from core import seeds

    try:
        return seeds.seed_of(unicodedata.normalize("NFC", value))
    except ValueError:
        raise UserError(
            f"--seed must be a word of 1 to {seeds.LENGTH} letters and digits"
            f" or a whole number from 0 to {seeds.LIMIT}, not '{value}'"
        ) from None


def seats(value: str) -> int:
    """A number of players; which of them a game takes is the game's own matter."""
    if not re.fullmatch(r"[1-9][0-9]{0,19}", value):
        raise UserError(f"--seats must be a number of players, not '{value}'")
    return int(value)


def levels(value: str) -> tuple[int, ...]:
    """A level for each seat, as `3,2,2,1`; 0 is chance."""
    parts = value.replace(" ", "").split(",")
    if not all(re.fullmatch(r"[0-3]", part) for part in parts) or len(parts) > MOST_SEATS:
        raise UserError(f"--seats must be a level from 0 to 3 for each seat, as in 3,2,2,1, not '{value}'")
    return tuple(map(int, parts))


def games_to_play(value: str) -> int:
    """A number of games."""
    return _decimal("--games", value, 1, 1_000_000)


def jobs(value: str | None) -> int:
    """A number of processes; without one, as many as there are processors."""
    return (os.cpu_count() or 1) if value is None else _decimal("--jobs", value, 1, 256)


def options(value: str) -> dict[str, str]:
    """`K=V,K=V` as a dict in the order given; what K and V may be is the game's own matter."""
    chosen: dict[str, str] = {}
    for part in value.split(",") if value.strip() else ():
        key, equals, setting = (piece.strip() for piece in part.partition("="))
        if not equals or not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", key) or not re.fullmatch(r"[A-Za-z0-9_.+-]+", setting):
            raise UserError(f"--options must be KEY=VALUE,KEY=VALUE; '{part.strip()}' is not of that form")
        if key in chosen:
            raise UserError(f"--options names '{key}' twice")
        chosen[key] = setting
    return chosen


def keys(value: str) -> str:
    """A script of keys, which must press something."""
    if not value.strip():
        raise UserError("--keys is empty: it must name a key at least, as in 'down*2 a shot quit'")
    return value


def folder(value: str) -> Path:
    """A folder to write to; it may be missing, but must not be a file."""
    if not value:
        raise UserError("--out names no folder")
    path = Path(value)
    if path.exists() and not path.is_dir():
        raise UserError(f"--out must be a folder, and '{value}' is a file")
    return path


def file(value: str) -> Path:
    """A file to read."""
    path = Path(value)
    if path.is_dir():
        raise UserError(f"'{value}' is a folder, and a file is wanted")
    if not path.exists():
        raise UserError(f"there is no file '{value}'")
    return path


def text_of(path: Path) -> str:
    """The text of a UTF-8 file (a byte order mark at its start is left out)."""
    try:
        text = bytes_of(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UserError(f"'{path}' is not UTF-8 text (byte {error.start})") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def bytes_of(path: Path) -> bytes:
    """All of a file that may also be a pipe, but not one without an end."""
    try:
        with path.open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except OSError as error:
        raise UserError(f"'{path}' cannot be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise UserError(f"'{path}' is too large: it has more than {LARGEST >> 20} MB")
    return data
