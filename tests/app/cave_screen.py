# SPDX-License-Identifier: MIT
"""Cave Troll's table on 128x64 for the tests: boards, positions to draw, and what can be read off the pixels."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator

from core import rng
from core.rng import by_kind
from games.cave_troll import board as cave
from games.cave_troll import data, rules, view_art_small, view_small
from games.cave_troll import view_pictures as art
from games.cave_troll.view_table import Table
from lang import keys_cave_troll as K
from lang import t
from ui.mono import MonoCanvas

EVERYTHING = -2
NOBODY = 4
# three columns and five rows
SIGNS = {
    "0": "### #.# #.# #.# ###", "1": ".#. ##. .#. .#. ###", "2": "### ..# ### #.. ###", "3": "### ..# ### ..# ###",
    "4": "#.# #.# ### ..# ..#", "5": "### #.. ### ..# ###", "6": "### #.. ### #.# ###", "7": "### ..# .#. .#. .#.",
    "8": "### #.# ### #.# ###", "9": "### #.# ### ..# ###",
}  # fmt: skip
MAP = slice(128, 7 * 128)  # bytes of what lies between header and last row


def make() -> view_small.Board:
    canvas = MonoCanvas(bytearray(1024), 128, 64)
    canvas.own = view_art_small
    return view_small.Board(canvas, Table())


def shown(state) -> view_small.Board:
    board = make()
    board.table.load(state, EVERYTHING)
    board.clear()
    board.draw()
    return board


def positions(options: int, seats: int, seed: int, every: int) -> Iterator:
    """Of a random game every so many decisions, and the last one."""
    state, out, chance = rules.make(), array("H", bytes(2 * rules.MAX_ACTIONS)), array("H", bytes(8))
    rules.new(state, seats, options, seed)
    rng.seed(chance, seed)
    n = 0
    while count := rules.legal(state, out):
        rules.apply(state, by_kind(chance, out, count))
        n += 1
        if n % every == 0:
            yield state
    yield state


def crowd(options: int = 0):
    """All heroes of four seats on one entrance, all monsters in one pit, one's Cave Troll and four chests in rooms."""
    state = rules.make()
    rules.new(state, 4, options, 1)
    b, w = state
    for seat in range(4):
        at = data.FIG + data.FIGURES * seat
        for place in range(data.FIGURES):
            b[at + place] = data.DOORWAY if place < data.HEROES else data.PIT
        b[data.CHEST + seat] = 20
        w[data.GOLD_OF + seat] = (7, 104, 0, 31)[seat]
    b[data.FIG + data.TROLLS] = 20
    b[data.COUNT + 20] = 1
    b[data.POOL] = 4
    return state


class Screen:
    """The pixels of a board, and what can be read in them."""

    def __init__(self, board: view_small.Board) -> None:
        self.board = board
        self.font = board.canvas.font
        self.letters = "".join(dict.fromkeys(t(K.LETTERS + i) for i in range(15)))

    def lit(self, x: int, y: int) -> bool:
        return bool(self.board.canvas.buf[(y >> 3) * 128 + x] >> (y & 7) & 1)

    def cut(self, x: int, y: int, w: int, h: int, ground: bool = False) -> list[str]:
        """Rows of a part, `#` what differs from the ground."""
        return ["".join(".#"[self.lit(x + i, y + j) != ground] for i in range(w)) for j in range(h)]

    def glyph(self, letter: str) -> list[str]:
        at = self.font.find(ord(letter)) * 8
        return [f"{self.font.glyphs[at + r]:08b}"[:5].replace("0", ".").replace("1", "#") for r in range(8)]

    def sign(self, x: int, y: int, ground: bool = False) -> str:
        """The small digit at (x, y), or ""."""
        rows = " ".join(self.cut(x, y, 3, 5, ground))
        return next((digit for digit, picture in SIGNS.items() if picture == rows), "")

    def letter(self, x: int, y: int, among: str, ground: bool = False) -> str:
        """The letter whose cell begins at (x, y), or "": its six rows of ink."""
        rows = self.cut(x, y, 5, 8, ground)[1:7]
        return next((one for one in among if self.glyph(one)[1:7] == rows), "")

    def figure(self, x: int, y: int) -> tuple[str, int, bool] | None:
        """(letters, seat, on a lit ground) of the figure whose cell begins at (x, y)."""
        ground = self.lit(x + 6, y + 1)
        if not ground and not any("#" in row for row in self.cut(x + 1, y, 9, 8)):
            return None
        broad = [one for one in self.letters if any(row[4] == "#" for row in self.glyph(one))]
        found = self.letter(x + 1, y, "".join(broad), ground)
        at = x + 7 if found else x + 2
        while not found or self.cut(at, y + 1, 3, 1, ground) != ["..."]:
            one = self.letter(at, y, self.letters + "0123456789", ground)
            assert one, "\n".join(self.cut(x, y, 15, 8))
            found += one
            at += 5
        return found, int(self.sign(at, y + 2, ground)) - 1, ground

    def figures(self, area: int) -> list[tuple[str, int, bool]]:
        """All figures of an area that is in sight."""
        x, y, _, _ = self.board.box(area)
        if area < data.ROOMS:
            cells = [(x + 10 * i, y + 6 + 8 * j) for j in range(2) for i in range(3)]
        elif self.letter(x + 1, y - 1, "E" if area < data.PIT else "123"):
            cells = [(x + 15 * i, y + 6 + 8 * j) for j in range(2) for i in range(2)]
        else:
            cells = [(x + 15 * i, y + 7 * j) for j in range(3) for i in range(2)]
        return [one for one in (self.figure(*cell) for cell in cells) if one]


def here(state, area: int) -> list[tuple[str, int, bool]]:
    """The figures of an area as the screen should tell them, from the state alone."""
    b, w = state
    mover = NOBODY if b[data.PHASE] == data.OVER else b[data.MOVER]
    shift = 7 if w[data.OPTS] & data.ALTERNATE else 0
    found: Counter[tuple[int, int]] = Counter()
    order = []
    for seat in range(b[data.SEATS_N]):
        for place in range(data.FIGURES):
            if b[data.FIG + data.FIGURES * seat + place] == area:
                kind = max(0, place - 8)
                one = seat, kind + shift if kind else 0
                found[one] += 1
                order.append(one)
    if area >= data.ROOMS:
        order = list(found)
        if len(order) > 6:
            of_seat = [sum(n for (seat, _), n in found.items() if seat == one) for one in range(4)]
            return [(str(n), seat, seat == mover) for seat, n in enumerate(of_seat) if n]
    many = [found[one] if area >= data.ROOMS else 1 for one in order]
    return [
        ((str(n) if n > 1 else "") + t(K.LETTERS + kind), seat, seat == mover) for (seat, kind), n in zip(order, many)
    ]  # fmt: skip


def check_area(state, screen: Screen, area: int) -> None:
    """Gold, chests, number and figures of an area in sight."""
    b = state[0]
    board = screen.board
    x, y, w, h = board.box(area)
    if board.table.closed(area):
        # the troll in the middle, its seat beside it
        owner = next(seat for seat in range(4) if b[data.FIG + data.FIGURES * seat + data.TROLLS] == area)
        left, top = x + (w - 17) // 2, y + (h - 12) // 2
        drawn = make()
        drawn.canvas.sprite(art.CAVE_TROLL, 0, 0)
        assert screen.cut(left + 2, top + 2, 8, 8) == Screen(drawn).cut(0, 0, 8, 8)
        assert screen.sign(left + 12, top + 4, board.mine() == owner) == str(owner + 1)
        return
    assert screen.figures(area) == here(state, area), (area, "\n".join(screen.cut(x, y, 31, 22)))
    if area < data.ROOMS:
        assert screen.letter(x + 1, y - 1, "1234") == str(cave.GOLD[area])
        owners = [seat for seat in range(b[data.SEATS_N]) if b[data.CHEST + seat] == area]
        for i, seat in enumerate(owners):
            assert screen.sign(x + 16 + 4 * i, y) == str(seat + 1)
        if len(owners) < 2:
            number = screen.sign(x + 23, y) + screen.sign(x + 27, y)
            assert number == str(area + 1)
