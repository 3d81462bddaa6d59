# SPDX-License-Identifier: MIT
"""What words stand on the handheld's screen now, for views too coarse to show its letters.

While it is installed, the drawing kit of the running firmware is watched: each line of text and each
picture is kept with the pixels it set. It counts as gone when most of those pixels have changed since,
whatever was drawn over it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple

ARROW = "▶"
BADGE, CARD, ICON, PICTURE, TEXT = "badge", "card", "icon", "picture", "text"
_BAR = 16  # height of the header and of the footer
_CHARACTER = 6  # pixels from one column of the screen's grid to the next
_SMALL = 8  # height of the small print
_ROW = 6  # pixels between the middles of two pieces of one row, at most
_GONE = 0.4  # part of its pixels
_LETTERS = (BADGE, TEXT)
_MANY = 400  # pieces, then the gone ones are swept out


@dataclass(frozen=True)
class Piece:
    """One line of text or one picture; x, y, width and height in pixels of the screen."""

    kind: str
    x: int
    y: int
    width: int
    height: int
    words: str
    scale: int = 1
    color: int = 0  # of the letters, a number of the palette
    ground: int = 0  # the commonest below them
    chosen: bool = False
    faded: bool = False
    mark: str = ""  # the small letters on a card

    @property
    def middle(self) -> int:
        return self.y + self.height // 2


class Line(NamedTuple):
    """A row of the screen: kind is header, footer, heading, chosen (of a menu), cards or plain."""

    kind: str
    text: str
    top: int
    bottom: int


class _Kept(NamedTuple):
    piece: Piece
    buf: bytearray
    after: int  # the pixels of the area when it was drawn
    mask: int  # those of them that it set: the lowest bit of each
    area: tuple[int, int, int, int]


class ScreenText:
    """Use as a context, or install() and uninstall(): in between it watches what is drawn."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, int], _Kept] = {}
        self._patched: list[tuple[Any, str, Any]] = []
        self._names: dict[int, str] = {}
        self._paper = 0
        self.palette = b""  # red, green, blue of each colour
        self._kind = ""  # what the text drawn now is part of
        self._size = (240, 240)

    def __enter__(self) -> ScreenText:
        self.install()
        return self

    def __exit__(self, *_: object) -> None:
        self.uninstall()

    def install(self) -> None:
        """Watch ui.text, ui.labels, ui.widgets and ui.pieces of the firmware; harmless when repeated."""
        if self._patched:
            return
        self._names = _sprite_names()
        colors = import_module("ui.palette")
        self._paper = colors.PAPER
        # as the panel shows them: red and blue of 5 bits, green of 6
        self.palette = bytes(v & 0xFC | v >> 6 if i % 3 == 1 else v & 0xF8 | v >> 5 for i, v in enumerate(colors.RGB))
        for module, name, made in (
            ("text", "raw_line", self._line),
            ("text", "raw_sprite", self._sprite),
            ("labels", "heading", self._heading),
            ("widgets", "badge", self._badge),
            ("pieces", "card_strip", self._strip),
            ("pieces", "counter", self._counter),
        ):
            owner = import_module("ui." + module)
            drawn = getattr(owner, name)
            self._patched.append((owner, name, drawn))
            setattr(owner, name, made(drawn))

    def uninstall(self) -> None:
        """Leave the firmware as it was, and forget all words."""
        while self._patched:
            owner, name, drawn = self._patched.pop()
            setattr(owner, name, drawn)
        self._kept.clear()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the screen, in pixels."""
        return self._size

    # --- what is drawn ----------------------------------------------------------

    def _line(self, draw: Callable) -> Callable:
        def line(buf, glyphs, ranges, s, start, count, x, y, color, scale, cell, width, height):
            data = s.encode() if isinstance(s, str) else bytes(s)
            words = data[start:].decode(errors="ignore")[:count]
            box = x, y, count * (cell & 255) * scale, (cell >> 8) * scale
            before, ground = self._pixels(buf, width, height, *box)
            after_x = draw(buf, glyphs, ranges, s, start, count, x, y, color, scale, cell, width, height)
            if words.strip() and self._kind not in (CARD, "heading"):
                kind = BADGE if self._kind == BADGE else TEXT
                self._keep(Piece(kind, *box, words, scale, color, ground), buf, before)
            return after_x

        return line

    def _sprite(self, draw: Callable) -> Callable:
        def sprite(dst, data, at, w, h, key, colors, x, y, width, height):
            before, _ = self._pixels(dst, width, height, x, y, w, h)
            draw(dst, data, at, w, h, key, colors, x, y, width, height)
            words = self._names.get(at, "")
            if words and self._kind != CARD:
                self._keep(Piece(ICON if self._kind == ICON else PICTURE, x, y, w, h, words), dst, before)

        return sprite

    def _heading(self, draw: Callable) -> Callable:
        def heading(canvas, s, x, y, w, color, scale=1):
            room = scale * canvas.font.height
            before, ground = self._pixels(canvas.buf, canvas.width, canvas.height, x, y, w, room)
            with self._inside("heading"):
                height = draw(canvas, s, x, y, w, color, scale)
            fitted = max(1, height // canvas.font.height)
            wide = canvas.text_width(s, None, fitted)
            left = x + (w - wide) // 2
            if s:
                piece = Piece(TEXT, left, y, wide, height, s, fitted, color, ground)
                self._keep(piece, canvas.buf, before, (x, y, w, room))
            return height

        return heading

    def _badge(self, draw: Callable) -> Callable:
        def badge(*arguments):
            with self._inside(BADGE):
                return draw(*arguments)

        return badge

    def _counter(self, draw: Callable) -> Callable:
        def counter(canvas, icon, number, x, y, *rest):
            with self._inside(ICON):
                return draw(canvas, icon, number, x, y, *rest)

        return counter

    def _strip(self, draw: Callable) -> Callable:
        def card_strip(canvas, cards, cursor, y, x=0, w=240, faded=0):
            with self._inside(CARD):
                draw(canvas, cards, cursor, y, x, w, faded)
            pieces = import_module("ui.pieces")
            step = pieces.strip_step(len(cards), w)
            left = x + (w - step * (len(cards) - 1) - pieces.CARD_W) // 2
            self._kept = {at: kept for at, kept in self._kept.items() if kept.piece.kind != CARD}
            for i, (icon, ground, mark) in enumerate(cards):
                wide = step if i < len(cards) - 1 else pieces.CARD_W
                box = left + i * step, y, min(wide, pieces.CARD_W), pieces.STRIP_H
                words = _card_name(self._names.get(_sprite_offset(icon), ""), mark)
                state = {"chosen": i == cursor, "faded": bool(faded >> i & 1), "mark": mark.strip()}
                piece = Piece(CARD, *box, words, ground=ground, **state)
                self._size = canvas.width, canvas.height
                room = len(_region(canvas.buf, *self._size, *box))
                self._keep(piece, canvas.buf, int.from_bytes(bytes((self._paper * 17,)) * room, "little"))

        return card_strip

    def _inside(self, kind: str) -> _Inside:
        return _Inside(self, kind)

    def _pixels(self, buf, width: int, height: int, x: int, y: int, w: int, h: int) -> tuple[int, int]:
        # the box's pixels as one number, and the commonest of them
        self._size = width, height
        data = _region(buf, width, height, x, y, w, h)
        common = Counter(data.hex()).most_common(1)
        return int.from_bytes(data, "little"), int(common[0][0], 16) if common else 0

    def _keep(self, piece: Piece, buf, before: int, area: tuple[int, int, int, int] | None = None) -> None:
        area = area or (piece.x, piece.y, piece.width, piece.height)
        after = int.from_bytes(_region(buf, *self._size, *area), "little")
        place = (piece.kind, piece.x, piece.y)
        mask = _differing(before, after)
        old = self._kept.get(place)
        if not mask:
            # the very same once more; or else drawn in the colour of its ground
            return
        if old is not None and old.piece.words == piece.words and self._stands(old):
            mask |= old.mask
        if piece.kind in _LETTERS:
            self._kept = {at: kept for at, kept in self._kept.items() if not _under(kept.piece, piece)}
        self._kept.pop(place, None)
        self._kept[place] = _Kept(piece, buf, after, mask, area)
        if len(self._kept) > _MANY:
            self.pieces()

    # --- what stands there ------------------------------------------------------

    def pieces(self) -> list[Piece]:
        """What can be seen now, in the order it was drawn."""
        self._kept = {place: kept for place, kept in self._kept.items() if self._stands(kept)}
        return [kept.piece for kept in self._kept.values()]

    def _stands(self, kept: _Kept) -> bool:
        data = _region(kept.buf, *self._size, *kept.area)
        now = int.from_bytes(data, "little")
        changed = _differing(now, kept.after)
        whole = (changed & kept.mask).bit_count() <= _GONE * kept.mask.bit_count()
        if not whole or kept.piece.kind not in _LETTERS:
            return whole
        # letters are gone, too, when their ground has taken their colour
        ground = _differing(0, (1 << 8 * len(data)) - 1) & ~kept.mask
        return (changed & ground).bit_count() <= _GONE * ground.bit_count()

    def lines(self) -> list[Line]:
        """The rows of the screen from top to bottom, in columns as wide as its letters (40 of them)."""
        return list(_lines(self.pieces(), self._size[1]))


class _Inside:
    # notes what is being drawn, so that its parts are not taken for pieces of their own
    def __init__(self, screen: ScreenText, kind: str) -> None:
        self.screen, self.kind = screen, kind

    def __enter__(self) -> None:
        self.before, self.screen._kind = self.screen._kind, self.kind

    def __exit__(self, *_: object) -> None:
        self.screen._kind = self.before


def _region(buf, width: int, height: int, x: int, y: int, w: int, h: int) -> bytes:
    left, right = max(0, x) >> 1, min(width, x + w) + 1 >> 1
    stride = width >> 1
    rows = range(max(0, y), min(height, y + h))
    return b"".join([buf[row * stride + left : row * stride + right] for row in rows]) if left < right else b""


_UNITS = int.from_bytes(b"\x11" * 120 * 240, "little")


def _differing(one: int, other: int) -> int:
    # the lowest bit of each pixel that is not the same
    v = one ^ other
    v |= v >> 1
    v |= v >> 2
    return v & _UNITS


def _under(old: Piece, new: Piece) -> bool:
    beside = old.x >= new.x + new.width or new.x >= old.x + old.width
    return old.kind in _LETTERS and new.y <= old.middle < new.y + new.height and not beside


def _sprite_offset(number: int) -> int:
    index = import_module("ui.sprite_data").INDEX
    return index[number * 5] | index[number * 5 + 1] << 8


def _sprite_names() -> dict[int, str]:
    """By where its pixels lie: what a picture shows, in small letters."""
    sprites = import_module("ui.sprites")
    names = {}
    for name, number in vars(sprites).items():
        if name.isupper() and isinstance(number, int) and name not in ("COUNT", "MONSTERS", "MONSTERS_12"):
            words = name.removeprefix("ICON_").removeprefix("CARD_").removesuffix("_12")
            names[_sprite_offset(number)] = words.replace("_", " ").lower()
    return names


# --- rows ---------------------------------------------------------------------


def _lines(pieces: list[Piece], height: int) -> Iterator[Line]:
    rows: list[list[Piece]] = []
    for piece in sorted(filter(_told, pieces), key=lambda piece: (piece.middle, piece.x)):
        if rows and piece.middle - rows[-1][0].middle <= _ROW and (piece.kind == CARD) == (rows[-1][0].kind == CARD):
            rows[-1].append(piece)
        else:
            rows.append([piece])
    for row in rows:
        row.sort(key=lambda piece: piece.x)
        top = min(piece.y for piece in row)
        bottom = max(piece.y + piece.height for piece in row)
        yield Line(_kind(row, top, bottom, height), _joined(row), top, bottom)


def _told(piece: Piece) -> bool:
    # names of places on a board mean nothing without it
    label = piece.height <= _SMALL and len(piece.words.strip()) <= 2
    return piece.kind != PICTURE and not label


def _kind(row: list[Piece], top: int, bottom: int, height: int) -> str:
    if row[0].kind == CARD:
        return "cards"
    if bottom <= _BAR:
        return "header"
    if top >= height - _BAR:
        return "footer"
    if any(piece.words == ARROW for piece in row):
        return "chosen"
    return "heading" if any(piece.scale > 1 for piece in row) else "plain"


def _joined(row: list[Piece]) -> str:
    if row[0].kind == CARD:
        return "  ".join(_card_words(piece) for piece in row)
    out = ""
    for piece in row:
        words = f"[{piece.words}]" if piece.kind == BADGE else piece.words
        # big letters are twice as wide: the middle of the words is in their middle
        inset = (piece.width - len(words) * _CHARACTER) // 2 if piece.scale > 1 else 0
        column = (piece.x + inset) // _CHARACTER
        out += " " * max(column - len(out), 1 if out else 0) + words
    return out.rstrip()


def _card_words(card: Piece) -> str:
    return (ARROW if card.chosen else "") + card.words + (" ✗" if card.faded else "")


def _card_name(name: str, mark: str) -> str:
    # a tile that ends the question has only its mark, on the back of a token
    return " ".join(part for part in ("" if "back" in name and mark else name, mark.strip()) if part)
