# SPDX-License-Identifier: MIT
"""What a terminal of some size shows of the handheld: its picture, its words, or both."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from typing import NamedTuple

from host_sim.front import cells
from host_sim.front.lettered import lettered, standing
from host_sim.front.screen_text import Line, Piece

LEAST = (60, 20)  # columns and lines: the words alone
LEGEND = (
    "arrows   A, Z or Enter: A   B, Esc or Backspace: B   X   Y   capital letter: hold   Q: quit",
    "arrows   A or Enter   B or Esc   X   Y   capital: hold   Q: quit",
    "arrows   A   B   X   Y   capital: hold   Q: quit",
)
_SMALLEST = 38  # pixels of the picture's side: with fewer its words have no room in it
_WORDS = 38  # columns for the words beside the picture
_MOST_WORDS = 64
_WORD_ROWS = 18
_GAP = 2
_EMPTY = 12  # pixels between two rows of the screen that deserve an empty line

_BOLD, _REVERSE, _PLAIN = "\x1b[1m", "\x1b[7m", "\x1b[0m"
_CHOSEN = "\x1b[30;43m"


class Look(NamedTuple):
    """The screen now. picture: width * height pixels of red, green, blue; palette: three bytes a colour."""

    size: tuple[int, int]
    picture: Callable[[], bytes]
    lines: list[Line]
    pieces: list[Piece]
    palette: bytes


def arranged(look: Look, columns: int, rows: int) -> list[str]:
    """At most `rows` strings for a terminal of this size, with their colours."""
    if columns < LEAST[0] or rows < LEAST[1]:
        return too_small(look.size, columns, rows)
    legend = next((line for line in LEGEND if len(line) < columns), "")
    whole = min(columns, 2 * (rows - 1), *look.size) // 2 * 2
    if whole == look.size[0] or not look.lines:
        # every pixel has its place, or there are no words
        return [*_picture(look, whole), legend]
    room = rows - 1
    side = min(columns - _WORDS - _GAP, 2 * room, look.size[0]) // 2 * 2
    if side >= _SMALLEST:
        wide = min(columns - side - _GAP, _MOST_WORDS)
        words = _words(look, wide, min(room, max(side // 2, _WORD_ROWS)))
        return [*_beside(_picture(look, side), side, words), legend]
    side = min(columns, 2 * (room - _WORD_ROWS)) // 2 * 2
    if side >= _SMALLEST:
        return [*_picture(look, side), *_words(look, min(columns, _MOST_WORDS), room - side // 2), legend]
    return [*_words(look, min(columns, _MOST_WORDS), room), legend]


def too_small(size: tuple[int, int], columns: int, rows: int) -> list[str]:
    """The sentence for a terminal that is too small, broken into its lines."""
    text = (
        f"Too small: {columns} x {rows} characters, and {LEAST[0]} x {LEAST[1]} are needed. Q quits. "
        f"Make the terminal larger (80 x 24 has a picture too, {size[0]} x {size[1] // 2 + 1} every pixel), "
        "or use --view window."
    )
    return textwrap.wrap(text, max(10, columns))[:rows]


def _picture(look: Look, side: int) -> list[str]:
    grid = cells.grid(cells.shrunk(look.picture(), *look.size, side), side)
    if side < look.size[0]:
        grid = lettered(grid, look.pieces, look.size, look.palette)
    return cells.painted(grid)


def _beside(picture: list[str], side: int, words: list[str]) -> list[str]:
    height = max(len(picture), len(words))
    left = picture + [" " * side] * (height - len(picture))
    right = words + [""] * (height - len(words))
    return [one + " " * _GAP + other for one, other in zip(left, right)]


def _words(look: Look, columns: int, rows: int) -> list[str]:
    """Exactly `rows` lines: the header first, the footer last, the rest between them."""
    by_kind: dict[str, list[str]] = {"header": [], "footer": []}
    body: list[tuple[Line, list[str]]] = []
    inside = [line for line in look.lines if line.kind not in by_kind]
    margin = min((_margin(line.text) for line in inside if line.kind != "cards"), default=0)
    for line in look.lines:
        if line.kind in by_kind:
            by_kind[line.kind].append(" ".join(fitted(line.text, columns - 2)).strip())
        else:
            text = line.text if line.kind == "cards" else line.text[margin:]
            body.append((line, fitted(text, columns)))
    head = [_bar(text, columns) for text in by_kind["header"]]
    foot = [_bar(text, columns) for text in by_kind["footer"]]
    board = standing(look.pieces)
    room = rows - len(head) - len(foot)
    middle = _spaced(body, textwrap.wrap(board, columns) if board else [], columns, room)
    return head + middle + [""] * (room - len(middle)) + foot


def _spaced(body: list[tuple[Line, list[str]]], board: list[str], columns: int, room: int) -> list[str]:
    used = sum(len(texts) for _, texts in body)
    if used + len(board) + 1 > room:
        board = []
    spare = room - used - len(board) - (1 if board else 0)
    out: list[str] = []
    chosen, bottom = 0, 0
    for line, texts in body:
        if spare > 0 and line.top - bottom >= _EMPTY:
            out.append("")
            spare -= 1
        bottom = line.bottom
        if line.kind == "chosen":
            chosen = len(out)
        out += [_styled(line.kind, text, columns) for text in texts]
    out += ["", *board] if board else []
    # should it be too long all the same: what is chosen must be seen
    first = max(0, min(chosen - room // 2, len(out) - room))
    return out[first : first + room]


def fitted(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns: wide gaps give way first."""
    while len(text) > columns and "   " in text.lstrip():
        start = len(text) - len(text.lstrip())
        gaps = text[start:].split("   ", 1)
        text = text[:start] + "  ".join((gaps[0], gaps[1]))
    if len(text.rstrip()) <= columns:
        return [text.rstrip()]
    # what one space joins stays together, if something else parts the text
    joined = re.sub(r"(?<! ) (?! )", "\xa0", text.strip()) if "  " in text.strip() else text.strip()
    return [line.replace("\xa0", " ") for line in textwrap.wrap(joined, columns)]


def _margin(text: str) -> int:
    return len(text) - len(text.lstrip())


def _bar(text: str, columns: int) -> str:
    if len(text) > columns - 2:
        text = text.replace("[", "").replace("] ", ":")
    text = text[: columns - 2]
    return f"{_REVERSE} {text}".ljust(len(_REVERSE) + columns) + _PLAIN


def _styled(kind: str, text: str, columns: int) -> str:
    if kind == "chosen":
        return _CHOSEN + text.ljust(columns) + _PLAIN
    return _BOLD + text + _PLAIN if kind == "heading" else text
