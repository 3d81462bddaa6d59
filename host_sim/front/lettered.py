# SPDX-License-Identifier: MIT
"""Real characters in the small picture, where its own letters and pieces can no longer be made out."""

from __future__ import annotations

from collections import Counter
from math import ceil

from host_sim.front.cells import Cell, Grid
from host_sim.front.screen_text import BADGE, CARD, PICTURE, TEXT, Piece

_PIECE = 12  # width of a picture that stands on a board
_TOUCHED = 0.3  # part of a row that letters must take before they smear it
_BLACK, _WHITE = bytes(3), bytes((255,)) * 3


def short(name: str) -> str:
    """Two letters for a picture: `Go` of goblin, `GK` of goblin king."""
    words = name.split()
    return words[0][0].upper() + words[1][0].upper() if len(words) > 1 else name[:2].capitalize()


def standing(pieces: list[Piece]) -> str:
    """What stands on the board, with the letters it has in the picture; "" for nothing."""
    counts = Counter(piece.words for piece in pieces if _on_board(piece))
    parts = [f"{short(name)} {name}" + (f" x{n}" if n > 1 else "") for name, n in sorted(counts.items())]
    return "on the board: " + ", ".join(parts) if parts else ""


def lettered(cells: Grid, pieces: list[Piece], size: tuple[int, int], palette: bytes) -> Grid:
    """The grid of a whole screen of `size` pixels with its words in it; palette: three bytes a colour."""
    out = [list(row) for row in cells]
    across, down = len(out[0]) / size[0], len(out) / size[1]
    for piece in pieces:
        if piece.kind in (TEXT, BADGE):
            _wipe(out, piece, across, down, palette)
    for piece in pieces:
        if piece.kind in (TEXT, BADGE):
            _write(out, piece, across, down, palette)
        elif _on_board(piece):
            _mark(out, piece, short(piece.words), across, down)
        elif piece.kind == CARD:
            _mark(out, piece, piece.mark[:3] or short(piece.words), across, down)
    return out


def _on_board(piece: Piece) -> bool:
    return piece.kind == PICTURE and piece.width == _PIECE


def _wipe(out: Grid, piece: Piece, across: float, down: float, palette: bytes) -> None:
    # the letters of the picture that the words stand for; above and below them their line has some air
    air = piece.height // 6
    ground = palette[3 * piece.ground : 3 * piece.ground + 3]
    top, bottom = (piece.y + air) * down, (piece.y + piece.height - air) * down
    columns = range(max(0, int(piece.x * across)), min(len(out[0]), ceil((piece.x + piece.width) * across)))
    rows = [y for y in range(len(out)) if min(bottom, y + 1) - max(top, y) >= _TOUCHED]
    for y in rows:
        for x in columns:
            out[y][x] = Cell(" ", ground, ground)


def _write(out: Grid, piece: Piece, across: float, down: float, palette: bytes) -> None:
    ink, ground = (palette[3 * color : 3 * color + 3] for color in (piece.color, piece.ground))
    row = int(piece.middle * down)
    if not 0 <= row < len(out):
        return
    width = len(out[row])
    left, right = round(piece.x * across), round((piece.x + piece.width) * across)
    at = left + max(0, right - left - len(piece.words)) // 2 if piece.scale > 1 else left
    at = max(0, min(at, width - len(piece.words)))
    for x, character in enumerate(piece.words[:width], at):
        out[row][x] = Cell(character, ink, ground)


def _mark(out: Grid, piece: Piece, letters: str, across: float, down: float) -> None:
    # on the mean of the colours that are there
    row = int(piece.middle * down)
    at = round((piece.x + piece.width / 2) * across - len(letters) / 2)
    end = at + len(letters)
    if not 0 <= row < len(out) or at < 0 or end > len(out[row]):
        return
    colors = [color for cell in out[row][at:end] for color in cell[1:]]
    ground = bytes(sum(channel) // len(colors) for channel in zip(*colors))
    ink = _BLACK if 3 * ground[0] + 6 * ground[1] + ground[2] > 1150 else _WHITE
    out[row][at:end] = [Cell(letter, ink, ground) for letter in letters]
