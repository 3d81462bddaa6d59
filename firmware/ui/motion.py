# SPDX-License-Identifier: MIT
"""Things that move over a picture: what they cover is kept, and put back before the next frame.

A frame costs two small copies and one drawing a thing, and the sending of the bands it leaves and
enters. Nothing is allocated between `begin` and the end of `run`.
"""

import time
from array import array

from micropython import const

SLIDE_MS = const(200)
_SLIDE_MS = const(200)
_FRAME_MS = const(20)


def ease(p):
    """Progress 0 .. 256 slow at both ends."""
    return p * p * (768 - 2 * p) >> 16


class Motion:
    """Moves up to `most` things at once; `size` bytes keep what they cover, (w // 2 + 1) * h a thing.

    A game's own kind of motion draws its things, `draw(i, p)` at (self.x, self.y), and may lead them another way
    than straight, `place(i, p)`; p is the progress, 0 .. 256.

    skipped: True if a button ended the last motion.
    """

    def __init__(self, shell, size, most):
        self.shell = shell
        self.canvas = shell.canvas
        self.under = bytearray(size)
        # from and to of each thing, two coordinates each; its box on the screen now
        self.path = array("h", bytes(8 * most))
        self.boxes = array("h", bytes(4 * most))
        self.most = most
        self.skipped = False
        self.x = self.y = 0
        self.begin(2, 1)

    def wanted(self):
        """True if the person wants motion, and this screen can show it."""
        return self.shell.settings.motion and hasattr(self.canvas, "keep")

    def begin(self, w, h, dx=0, dy=0):
        """Forget all things; the next ones cover w x h pixels from (dx, dy) of their place on."""
        self.count = 0
        self.w = w
        self.h = h
        self.dx = dx
        self.dy = dy
        self.bytes = ((w >> 1) + 1) * h

    def room(self, n):
        """True if so many things can move at once."""
        return n <= self.most and n * self.bytes <= len(self.under)

    def add(self, x0, y0, x1, y1):
        """One more thing, from (x0, y0) to (x1, y1); its number."""
        i = self.count
        path = self.path
        path[4 * i] = x0
        path[4 * i + 1] = y0
        path[4 * i + 2] = x1
        path[4 * i + 3] = y1
        self.count += 1
        return i

    def run(self, ms=_SLIDE_MS):
        """Move all things for so long, then take them away; any button ends it at once (True)."""
        ticks_ms = time.ticks_ms
        ticks_diff = time.ticks_diff
        self.skipped = False
        start = ticks_ms()
        gone = 0
        while self.count and gone < ms and not self.skipped:
            self._show(ease(gone * 256 // ms))
            self.shell.flush()
            self.skipped = self.shell.pressed()
            left = gone + _FRAME_MS - ticks_diff(ticks_ms(), start)
            if left > 0 and not self.skipped:
                time.sleep_ms(left)
            self._lift()
            gone = ticks_diff(ticks_ms(), start)
        return self.skipped

    def place(self, i, p):
        """Where thing i is: sets self.x and self.y."""
        path = self.path
        i *= 4
        self.x = path[i] + (path[i + 2] - path[i]) * p // 256
        self.y = path[i + 1] + (path[i + 3] - path[i + 1]) * p // 256

    def draw(self, i, p):
        """Draw thing i at (self.x, self.y)."""

    def _show(self, p):
        boxes = self.boxes
        for i in range(self.count):
            self.place(i, p)
            x = boxes[2 * i] = self.x + self.dx
            y = boxes[2 * i + 1] = self.y + self.dy
            self.canvas.keep(x, y, self.w, self.h, self.under, i * self.bytes)
            self.draw(i, p)

    def _lift(self):
        # the last drawn lies on top
        boxes = self.boxes
        i = self.count
        while i:
            i -= 1
            self.canvas.keep(boxes[2 * i], boxes[2 * i + 1], self.w, self.h, self.under, i * self.bytes, True)
