# SPDX-License-Identifier: MIT
"""A small firmware for the tests: a square that the arrows move and the other buttons recolour."""

import time

import framebuf
import machine

PALETTE = bytes(
    (0, 0, 0, 255, 255, 255, 128, 128, 128, 200, 200, 200, 160, 0, 0, 255, 0, 0, 0, 128, 0, 0, 255, 0)
    + (0, 0, 160, 64, 64, 255, 160, 160, 0, 255, 255, 0, 128, 64, 0, 128, 0, 128, 255, 200, 0, 0, 255, 255)
)
START = (104, 104)
STEP = 16
SIZE = 32


def main(log=None):
    import board

    from drivers import buttons, hardware

    buf = bytearray(board.WIDTH * board.HEIGHT // 2)
    fb = framebuf.FrameBuffer(buf, board.WIDTH, board.HEIGHT, framebuf.GS4_HMSB)
    parts = hardware.make(board)
    parts.display.set_palette(PALETTE)
    moves = {buttons.UP: (0, -STEP), buttons.DOWN: (0, STEP), buttons.LEFT: (-STEP, 0), buttons.RIGHT: (STEP, 0)}
    colors = {buttons.A: 5, buttons.B: 7, buttons.X: 9, buttons.Y: 11}
    x, y = START
    color = 1
    while True:
        fb.fill(8)
        fb.rect(0, 0, board.WIDTH, board.HEIGHT, 3)
        fb.text("Arrows move, A B X Y paint", 8, 8, 1)
        fb.fill_rect(x, y, SIZE, SIZE, color)
        parts.display.show(buf, 0, board.HEIGHT)
        parts.display.brightness(255)
        bit = 0
        while not bit:
            machine.idle()
            bit = parts.buttons.take()
        if log is not None:
            log.append((bit, time.ticks_ms()))
        dx, dy = moves.get(bit, (0, 0))
        x += dx
        y += dy
        color = colors.get(bit, color)
