# SPDX-License-Identifier: MIT
"""The terminal view: on a pty of several sizes, its keys, and how it leaves the terminal."""

import codecs
import os
import re
import signal
import struct
import subprocess
import sys

import pytest

from host_sim import paths
from host_sim.front import cells, console

DEMO = """
import sys
from host_sim import paths
paths.install()
from host_sim import front
from tests.host import demo_main

log = []
result = front.run("PIMORONI_PICOSYSTEM", "terminal", out=".", main=lambda: demo_main.main(log))
print("pressed", [bit for bit, _ in log])
"""
on_a_pty = pytest.mark.skipif(os.name == "nt", reason="no pty on Windows")


class Screen:
    """A pty of a size, with the terminal front end running in it."""

    def __init__(self, columns, rows, arguments=("-c", DEMO)):
        import fcntl
        import pty
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(slave)
        self.slave, self.text = slave, ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.process = subprocess.Popen(
            [sys.executable, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=paths.ROOT,
            env=dict(os.environ, PYTHONPATH=str(paths.ROOT)),
        )

    def until(self, words, seconds=20):
        """Read what is shown until these words have come since the last call."""
        import select
        import time

        end = time.monotonic() + seconds
        start = len(self.text)
        while words not in self.text[start:]:
            assert time.monotonic() < end, f"{words!r} did not come: {self.text[-300:]!r}"
            if select.select([self.master], [], [], 0.1)[0]:
                self.text += self.decoder.decode(os.read(self.master, 65536))
        return self.text[start:]

    def type(self, keys):
        os.write(self.master, keys)

    def end(self):
        import termios

        assert self.process.wait(10) == 0
        assert termios.tcgetattr(self.slave) == self.before
        os.close(self.master)
        os.close(self.slave)


def play(columns, rows, folder, board="PIMORONI_PICOSYSTEM"):
    return Screen(columns, rows, ("-m", "host_sim", "play", "--view", "terminal", "--board", board, "--out", str(folder)))


@on_a_pty
def test_terminal():
    screen = Screen(120, 61)
    shown = screen.until("capital letter: hold")
    shown += screen.until("48;2;0;0;165")  # lit: the firmware now listens to its buttons
    # the demo has no words of the drawing kit: all the room is for its picture
    assert shown.count(cells.HALF_BLOCK) >= 120 * 60
    screen.type(b"\x1b[C")
    screen.until(cells.HALF_BLOCK)
    screen.type(b"\x1bOBa")
    screen.until("48;2;255;0;0")  # the square has become red
    screen.type(b"q")
    ended = screen.until("pressed [8, 2, 16]")
    assert "\x1b[?1049l" in ended and "\x1b[?25h" in ended
    screen.end()


@on_a_pty
def test_a_terminal_that_is_too_small_says_so():
    screen = Screen(50, 19)
    shown = screen.until("--view window")
    words = " ".join(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", " ", shown).split())
    assert words.startswith("Too small: 50 x 19 characters, and 60 x 20 are needed. Q quits.")
    assert cells.HALF_BLOCK not in shown
    screen.type(b"q")
    screen.until("pressed []")
    screen.end()


@on_a_pty
@pytest.mark.parametrize(("columns", "rows", "picture"), [(60, 20, False), (80, 24, True)])
def test_the_game_is_set_up_by_its_words(tmp_path, columns, rows, picture):
    screen = play(columns, rows, tmp_path)
    screen.until("▶ New game: Castle Panic")
    screen.type(b"a")
    shown = screen.until("▶ Start")
    assert (cells.HALF_BLOCK in shown) == picture
    screen.type(b"\x1b[B")
    screen.until("▶ Players")
    screen.type(b"q")
    screen.until("\x1b[?1049l")
    screen.end()


@on_a_pty
def test_a_one_bit_screen_is_shown_whole(tmp_path):
    screen = play(80, 24, tmp_path, "PICO_OLED")
    shown = screen.until("Q: quit")
    rows = re.findall("[\u2800-\u28ff]{64}", shown)
    assert len(rows) >= 16 and any(set(row) != {"\u2800"} for row in rows)
    screen.type(b"q")
    screen.until("\x1b[?1049l")
    screen.end()


@on_a_pty
@pytest.mark.parametrize("way", ["SIGTERM", "Ctrl-C"])
def test_the_terminal_is_left_as_it_was(tmp_path, way):
    screen = play(80, 24, tmp_path)
    screen.until("Q: quit")
    if way == "SIGTERM":
        screen.process.send_signal(signal.SIGTERM)
    else:
        screen.type(b"\x03")
    ended = screen.until("\x1b[?1049l")
    assert "\x1b[?25h" in ended and "Traceback" not in ended
    screen.end()


def test_shrinking_takes_the_mean():
    rgb = b"".join(bytes((value, 0, 255)) for value in (10, 20, 30, 40))
    assert cells.shrunk(rgb, 2, 2, 2) == rgb
    assert cells.shrunk(rgb, 2, 2, 1) == bytes((25, 0, 255))
    wide = b"".join(bytes((column,) * 3) for _ in range(6) for column in range(6))
    assert cells.shrunk(wide, 6, 6, 4)[0::3][:4] == bytes((0, 1, 3, 4))


def test_colours_are_set_only_where_they_change():
    (line,) = cells.lines(bytes((1, 2, 3)) * 4, 2)
    assert line == "\x1b[38;2;1;2;3;48;2;1;2;3m" + cells.HALF_BLOCK * 2 + "\x1b[0m"


def test_terminal_keys():
    assert console.decode("\x1b[A\x1b[B\x1bOC\x1b[D") == ["up", "down", "right", "left"]
    assert console.decode("aAz\r\x7f\x1bq") == ["a", "A", "a", "a", "b", "b", "quit"]
    # Shift-Up, Delete, a function key and letters that are none of ours
    assert console.decode("\x1b[1;2A\x1b[3~\x1bOPkЖx") == ["x"]
