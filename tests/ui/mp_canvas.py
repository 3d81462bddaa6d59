# SPDX-License-Identifier: MIT
"""Every drawing method and widget; prints a checksum after each. Runs on both Pythons.

With the argument `locked` (MicroPython) the drawing that claims to allocate nothing runs under
a locked heap.
"""

import binascii
import sys
from array import array

from ui import palette as p
from ui import pieces, scene, sprites, text, widgets
from ui.canvas import Canvas

LOCKED = "locked" in sys.argv
buf = bytearray(240 * 240 // 2)
canvas = Canvas(buf, 240, 240)
small = text.small_font()
TRIANGLE = array("h", [0, 0, 30, 10, 5, 40])
WORDS = "The wall falls: Замок под ударом! Ο πύργος κρατά. " * 3
DATA = WORDS.encode()
FOUR = (("A", "Choose"), ("B", "Back"), ("X", "Help"), ("Y", "Menu"))
ITEMS = ["Players", "Version", "Seed", "Start the game"] * 4
STORE = bytearray(2000)
HAND = [(sprites.CARD_ARCHER + i, p.RED_L + i % 3 * 2, "R-A") for i in range(12)]


class Display:
    def show(self, buf, top, bottom):
        pass


display = Display()


def shapes():
    canvas.clear(p.PAPER)
    canvas.rect(-5, 3, 40, 20, p.RED)
    canvas.rect(50, 3, 40, 20, p.BLUE, False)
    canvas.frame(100, 3, 40, 20, p.GREEN, 3)
    canvas.panel(150, 3, 40, 20, p.YELLOW, p.INK)
    canvas.hline(0, 30, 240, p.GOLD)
    canvas.vline(200, -3, 30, p.GOLD)
    canvas.line(0, 60, 239, 90, p.PURPLE)
    canvas.pixel(3, 70, p.INK)
    canvas.ellipse(60, 100, 30, 20, p.BROWN, True)
    canvas.poly(TRIANGLE, p.GREEN_L, True, 120, 110)
    canvas.poly(TRIANGLE, p.INK, False, 160, 110)


def words():
    canvas.text("Castle Panic", 4, 2, p.INK)
    canvas.text("Πύργος", 4, 20, p.RED, None, 2)
    canvas.text("small print", 4, 50, p.BLUE, small)
    canvas.text_center("centre", 0, 60, 240, p.INK)
    canvas.text_right("right", 240, 60, p.INK)
    canvas.text_box(DATA, 8, 80, 200, 60, p.INK)
    canvas.text_box(DATA, 8, 150, 200, 60, p.INK, small, 1, True)


def pictures():
    for number in range(sprites.COUNT):
        canvas.sprite(number, number % 13 * 20 - 6, number // 13 * 20 - 3)
    canvas.sprite(sprites.TROLL, 230, 230, pieces.FADED)


def kept():
    for x, y, w, h in ((3, 50, 17, 9), (-7, 90, 20, 12), (233, 120, 14, 10), (60, -5, 12, 12), (80, 235, 13, 12)):
        canvas.keep(x, y, w, h, STORE, 40)
        canvas.rect(x, y, w, h, p.GOLD)
        canvas.keep(x, y, w, h - 2, STORE, 40, True)


def table():
    pieces.card(canvas, sprites.CARD_TAR, p.LIGHT, "TAR", 10, 100)
    pieces.outline(canvas, 60, 100, 30, 30, 1)
    pieces.pips(canvas, 2, 3, 100, 100)
    pieces.steps(canvas, 3, 6, 140, 100)
    pieces.counter(canvas, sprites.ICON_DECK, 31, 160, 100)


def widgets_case():
    widgets.header(canvas, "You 4/6", "pile 43")
    widgets.footer(canvas, FOUR)
    widgets.menu(canvas, ITEMS, 9, 40, 120, disabled=6)
    widgets.list_box(canvas, ITEMS, 8, 120, 200, 80, cursor=3, icons=bytes(range(16)))
    pieces.card_strip(canvas, HAND, 4, 190, faded=8)


def sheets():
    canvas.clear(p.PAPER)
    widgets.banner(canvas, "New game")
    widgets.dialog(canvas, "The wall falls", WORDS, FOUR[:1], first=2, icon=sprites.ORC)


def title_picture():
    scene.draw(canvas, 0, 24)


def main():
    for case, locked in (
        (shapes, True), (words, True), (pictures, True), (kept, True), (table, False), (widgets_case, False),
        (sheets, False), (title_picture, False),
    ):  # fmt: skip
        if LOCKED and locked:
            import micropython

            case()  # once before: what a first use loads
            micropython.heap_lock()
            try:
                case()
                canvas.flush(display)
            finally:
                micropython.heap_unlock()
        else:
            case()
        print(case.__name__, binascii.crc32(buf))


main()
