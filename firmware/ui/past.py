# SPDX-License-Identifier: MIT
"""A game's log on a screen: what was told, whose it was, and the rule behind each line.

Loaded when it is opened. A teller (ui.told.Told) keeps the events; its `line(n)` says the n-th in words.
"""

from lang import keys as words
from lang import t
from micropython import const
from ui.palette import INK

# buttons, as drivers.buttons numbers them
_UP = const(1)
_DOWN = const(2)
_LEFT = const(4)
_RIGHT = const(8)
_AB = const(48)


class Past:
    """The events of a Teller as lines, from `first` to `end`."""

    def __init__(self, teller):
        self.teller = teller
        self.view = teller.view
        self.first, self.end = teller.span()
        self.kit = self.view.shell.kit
        self.width = self.view.canvas.width - 2 * self.kit.LEFT - 6

    def line(self, n):
        """Event n in words."""
        return self.teller.line(n)

    def height(self, n):
        """Pixels that line n takes, with the gap below it."""
        c = self.view.canvas
        return c.font.height * c.text_lines(self.line(n), self.width - self.kit.HANG) + self.kit.GAP

    def before(self, end):
        """The first of the lines that just fit when the last of them is end - 1."""
        room = self.kit.BOTTOM - self.kit.TOP + self.kit.GAP
        n = end
        while n > self.first:
            room -= self.height(n - 1)
            if room < 0 and n < end:
                break
            n -= 1
        return n

    def draw(self, n):
        """The lines from n on that have room; the number after them."""
        c = self.view.canvas
        kit = self.kit
        self.view.shell.new_screen()
        y = kit.TOP
        i = n
        while i < self.end:
            h = self.height(i)
            if y + h - kit.GAP > kit.BOTTOM and i > n:
                break
            c.text_box(self.line(i), kit.LEFT, y, self.width, min(h, kit.BOTTOM - y), INK, hang=kit.HANG)
            y += h
            i += 1
        total = self.end - self.first
        kit.header(c, t(words.LOG), "%d–%d/%d" % (n + 1 - self.first, i - self.first, total))
        kit.scroll_bar(c, c.width - kit.SCROLL, kit.TOP, kit.BOTTOM - kit.TOP, n - self.first, i - n, total)
        return i


def show(teller):
    """The newest lines first; up and down by a line, left and right by a page, until A or B."""
    past = Past(teller)
    shell = past.view.shell
    if past.first == past.end:
        shell.message(t(words.LOG), t(words.LOG_EMPTY))
        return
    last = n = past.before(past.end)
    while True:
        after = past.draw(n)
        pairs = [("A", t(words.OK))]
        if last > past.first:
            pairs += [("↑↓", t(words.BY_LINE)), ("←→", t(words.BY_PAGE))]
        pairs.append(("B", t(words.BACK)))
        past.kit.footer(shell.canvas, pairs)
        key = shell.key()
        if key & _AB:
            return
        if key == _UP and n > past.first:
            n -= 1
        elif key == _DOWN and n < last:
            n += 1
        elif key == _LEFT:
            n = past.before(n) if n > past.first else n
        elif key == _RIGHT:
            n = min(after, last)
