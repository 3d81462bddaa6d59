# SPDX-License-Identifier: MIT
"""Paint empty boards into firmware/games/GAME/ground.bin, which the handheld reads (ui/backdrop).

Usage: python tools/pack_ground.py [--game castle_panic|cave_troll] [--out FILE]

Without --game all of them are painted.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "firmware" / "games"
OUT = GAMES / "castle_panic" / "ground.bin"
WIDTH, HEIGHT, BAND = 240, 240, 8


def painted() -> bytes:
    """The bands of 8 rows, each no wider than the board is there, so that the corners stay as they are."""
    from games.castle_panic import view_geometry as geo
    from games.castle_panic.view_board import Board
    from games.castle_panic.view_table import Table
    from ui.canvas import Canvas

    buffer = bytearray(WIDTH * HEIGHT // 2)
    table = Table()
    table.walls = 63
    canvas = Canvas(buffer, WIDTH, HEIGHT)
    canvas.clear(1)
    Board(canvas, table, bytes(7)).paint()
    out = bytearray()
    for top in range(geo.CY - 88, geo.CY + 88, BAND):
        left, right = _span(geo.CX, min(abs(y - geo.CY) for y in range(top, top + BAND)))
        out += bytes((top, left, right - left, BAND))
        for y in range(top, top + BAND):
            out += buffer[y * WIDTH // 2 + left : y * WIDTH // 2 + right]
    return bytes(out)


def painted_cave() -> bytes:
    """The whole width, in bands of 8 rows and one of 4: the map of Cave Troll with nobody on it."""
    from games.cave_troll import view_art, view_map
    from games.cave_troll.view_board import Board
    from games.cave_troll.view_table import Table
    from ui.canvas import Canvas

    buffer = bytearray(WIDTH * HEIGHT // 2)
    canvas = Canvas(buffer, WIDTH, HEIGHT)
    canvas.own = view_art
    canvas.clear(1)
    board = Board(canvas, Table())
    boxes = [view_map.rectangle(n) for n in range(len(view_map.RECTANGLES) // 4)]
    for n in range(len(boxes)):
        board.area(n)
    out = bytearray()
    top, end = min(y for _, y, _, _ in boxes), max(y + h for _, y, _, h in boxes)
    while top < end:
        rows = min(BAND, end - top)
        out += bytes((top, 0, WIDTH // 2, rows)) + buffer[top * WIDTH // 2 : (top + rows) * WIDTH // 2]
        top += rows
    return bytes(out)


PAINTERS = {"castle_panic": painted, "cave_troll": painted_cave}


def _span(middle: int, dy: int) -> tuple[int, int]:
    """First byte and end of a row `dy` from the middle: within 95 pixels of it at the widest."""
    reach = int(95 * (1 - (dy / 88) ** 2) ** 0.5) + 2
    return (middle - reach) // 2, (middle + reach + 1) // 2


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=PAINTERS)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args(words)
    sys.path.insert(0, str(ROOT))
    from host_sim import paths

    paths.install()
    for game in [chosen.game] if chosen.game else PAINTERS:
        (chosen.out or GAMES / game / "ground.bin").write_bytes(PAINTERS[game]())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
