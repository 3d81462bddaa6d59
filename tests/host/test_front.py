# SPDX-License-Identifier: MIT
"""The front ends: run(), choose_view(), headless and window (without a display)."""

import os
import struct
import subprocess
import sys
import zlib

import pytest

from host_sim import board_file, clock, front
from host_sim.front import png, rig
from host_sim.panels.st7789 import PanelError
from host_sim.paths import ROOT
from tests.host import demo_main

PICOSYSTEM = "PIMORONI_PICOSYSTEM"


def pixel(result, x, y):
    return tuple(result.picture[(y * 240 + x) * 3 :][:3])


def decode_png(data):
    """Width, height and pixels of a PNG as ours are: 8-bit RGB, no filter."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, body, size = 8, b"", (0, 0)
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        chunk = data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length :][:4])[0] == zlib.crc32(kind + chunk)
        if kind == b"IHDR":
            size = struct.unpack(">II", chunk[:8])
        body += chunk if kind == b"IDAT" else b""
        at += 12 + length
    raw, stride = zlib.decompress(body), size[0] * 3 + 1
    assert all(raw[row * stride] == 0 for row in range(size[1]))
    return (*size, b"".join(raw[row * stride + 1 : (row + 1) * stride] for row in range(size[1])))


COLOURED = [name for name in rig.board_names() if board_file.load(name).COLORS == 16]


@pytest.mark.parametrize("board", COLOURED)
def test_scripted_keys_from_button_to_picture(board, tmp_path):
    log = []
    result = front.run(
        board,
        "headless",
        keys="shot:start right*2 down a shot up+ wait:1000 y",
        out=tmp_path / "new",
        main=lambda: demo_main.main(log),
    )
    assert [bit for bit, _ in log] == [8, 8, 2, 16, 1, 1, 1, 1, 128]
    assert log[-1][1] - log[-2][1] >= 1000
    assert [path.name for path in result.shots] == ["start.png", "shot-002.png"]
    # two steps right, one down, then four up; painted by Y
    x, y = demo_main.START[0] + 2 * 16, demo_main.START[1] - 3 * 16
    assert pixel(result, x, y) == pixel(result, x + 31, y + 31) == (255, 255, 0)
    assert pixel(result, x - 1, y) == pixel(result, x + 32, y) == (0, 0, 165)
    assert decode_png(result.shots[1].read_bytes())[:2] == (240, 240)
    assert result.elapsed_ms > 1000 and result.bus_seconds > 0.1


def test_runs_are_the_same_each_time(tmp_path):
    def once():
        return front.run(PICOSYSTEM, "headless", keys="right*9 a+ x", out=tmp_path, main=demo_main.main)

    assert once() == once()


def test_quit_ends_before_the_script_does(tmp_path):
    log = []
    front.run(PICOSYSTEM, "headless", keys="a quit b", out=tmp_path, main=lambda: demo_main.main(log))
    assert [bit for bit, _ in log] == [16]


def test_a_board_of_six_buttons_gets_x_and_y_by_long_presses(tmp_path, monkeypatch):
    load = rig.load_board

    def of_six(name):
        module = load(name)
        module.BUTTONS = module.BUTTONS[:6] + (None, None)
        return module

    monkeypatch.setattr(rig, "load_board", of_six)
    log = []
    front.run(PICOSYSTEM, "headless", keys="x y a b", out=tmp_path, main=lambda: demo_main.main(log))
    assert [bit for bit, _ in log] == [64, 128, 16, 32]


def test_reset_starts_the_firmware_again(tmp_path):
    starts = []

    def main():
        starts.append(clock.ticks_ms())
        if len(starts) < 3:
            raise clock.Reset

    front.run(PICOSYSTEM, "headless", out=tmp_path, main=main)
    assert len(starts) == 3


def test_a_one_bit_screen_with_six_buttons(tmp_path):
    """The keys X and Y are long presses of B and A there."""
    log = []

    def main():
        import board
        import machine

        from drivers import hardware

        parts = hardware.make(board)
        parts.display.show(bytearray(b"\x0f" * 1024), 0, 64)
        parts.display.brightness(255)
        while True:
            machine.idle()
            bit = parts.buttons.take()
            if bit:
                log.append(bit)

    result = front.run("PICO_OLED", "headless", keys="x a y b right shot:seen", out=tmp_path, main=main)
    assert log == [64, 16, 128, 32, 8]
    assert decode_png((tmp_path / "seen.png").read_bytes())[:2] == (128, 64)
    rows = [result.picture[y * 128 * 3 : (y + 1) * 128 * 3] for y in range(64)]
    assert [any(row) for row in rows] == ([True] * 4 + [False] * 4) * 8
    assert result.bytes_sent > 1024 and result.bus_seconds > 0.02


def test_what_goes_wrong_inside_is_told(tmp_path):
    def crashing():
        raise ZeroDivisionError

    def misusing():
        import board

        from drivers import hardware

        try:
            hardware.make(board).display.show(bytearray(28_800), 0, 321)
        except Exception:
            pytest.fail("a crash screen would have hidden it")

    with pytest.raises(ZeroDivisionError):
        front.run(PICOSYSTEM, "headless", out=tmp_path, main=crashing)
    with pytest.raises(PanelError, match="RASET 0..320"):
        front.run(PICOSYSTEM, "headless", out=tmp_path, main=misusing)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("NO_BOARD", "headless", ""), "there is no board 'NO_BOARD'; there are PICO_LCD_1_3, PICO_OLED, PIMORONI_PICOSYSTEM"),
        ((PICOSYSTEM, "hologram", ""), "there is no view 'hologram'; there are window, terminal, headless"),
        ((PICOSYSTEM, "headless", "a foo"), "word 2 of the key script, 'foo', is no step"),
    ],
)
def test_bad_arguments(arguments, sentence, tmp_path):
    board, view, keys = arguments
    with pytest.raises(ValueError, match=sentence):
        front.run(board, view, keys=keys, out=tmp_path, main=demo_main.main)


def test_choose_view_without_a_display(monkeypatch):
    class Tty:
        def isatty(self):
            return True

    if not sys.platform.startswith("linux"):
        monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "stdin", Tty())
    monkeypatch.setattr(sys, "stdout", Tty())
    assert front.choose_view() == "terminal"
    monkeypatch.setattr(sys, "stdin", None)
    assert front.choose_view() is None


def test_a_display_that_does_not_answer_is_none(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":9876")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(sys, "stdin", None)
    if sys.platform.startswith("linux"):
        assert front.choose_view() is None


def test_png_is_scaled():
    rgb = bytes(range(18))
    width, height, pixels = decode_png(png.encode(rgb, 3, 2, 2))
    assert (width, height) == (6, 4)
    assert pixels[:18] == pixels[18:36] == rgb[0:3] * 2 + rgb[3:6] * 2 + rgb[6:9] * 2


WINDOW_PROGRAM = """
import sys
import pygame
from host_sim import paths
paths.install()
from host_sim import front
from host_sim.front import window
from tests.host import demo_main

log = []
steps = [
    (pygame.KEYDOWN, pygame.K_RIGHT), (pygame.KEYUP, pygame.K_RIGHT), (pygame.KEYDOWN, pygame.K_z),
    (pygame.KEYDOWN, pygame.K_RETURN), (pygame.KEYUP, pygame.K_z), (pygame.KEYUP, pygame.K_RETURN),
    (pygame.KEYDOWN, pygame.K_F12), (pygame.KEYDOWN, pygame.K_F11),
    (pygame.KEYDOWN, pygame.K_PLUS), (pygame.KEYDOWN, pygame.K_x), (pygame.QUIT, 0),
]
sizes = set()
waits = 0

class Scripted(window.Window):
    def pump(self, seconds):
        global waits
        waits += self.rig.backlight() > 0
        if waits % 4 == 3 and steps:
            kind, key = steps.pop(0)
            pygame.event.post(pygame.event.Event(kind, key=key) if key else pygame.event.Event(kind))
        super().pump(seconds)
        sizes.add(self._surface.get_size())
        # a place of the demo's background
        log_seen.add(self._surface.get_at([40 * self.scale + window.BORDER] * 2)[:3])

log_seen = set()
window.Window = Scripted
result = front.run("PIMORONI_PICOSYSTEM", "window", out=sys.argv[1], scale=2, main=lambda: demo_main.main(log))
print([bit for bit, _ in log], sorted(sizes), [path.name for path in result.shots], (0, 0, 165) in log_seen)
"""


def test_window(tmp_path):
    pytest.importorskip("pygame")
    environment = dict(os.environ, SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1", PYTHONPATH=str(ROOT))
    run = subprocess.run(
        [sys.executable, "-c", WINDOW_PROGRAM, str(tmp_path)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    # Enter and Z are one button, pressed once: the second key came while the first was held
    assert run.stdout.startswith("[8, 16, 64] "), run.stdout
    assert run.stdout.strip().endswith("['shot-001.png', 'shot-002.gif'] True")
    assert (tmp_path / "shot-001.png").is_file()
    assert "(504, " in run.stdout and "(744, " in run.stdout


def test_a_picture_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path):
    pytest.importorskip("pygame")
    (tmp_path / "file").write_bytes(b"")
    notes = """
window.Window._say = lambda this, words: notes.append(words)
notes = []
steps.insert(6, (pygame.KEYDOWN, pygame.K_F11))
"""
    program = WINDOW_PROGRAM.replace("window.Window = Scripted", notes + "window.Window = Scripted") + "print(notes)\n"
    environment = dict(os.environ, SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1", PYTHONPATH=str(ROOT))
    run = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "file" / "out")],
        env=environment, cwd=ROOT, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    said = run.stdout.splitlines()
    assert said[-2].startswith("[8, 16, 64] ") and " [] " in said[-2], "X after it still counts"
    assert said[-1].count("not saved: ") == 3 and "saved /" not in said[-1]


SMALL_WINDOW = """
import pygame
from host_sim import paths
paths.install()
from host_sim import clock, front
from host_sim.front import window
from drivers.buttons import X

class Scripted(window.Window):
    def pump(self, seconds):
        if not hasattr(self, "sent"):
            self.sent = True
            print(self._surface.get_width())
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_x))
        super().pump(seconds)

def main():
    import board
    import machine
    from drivers import hardware
    parts = hardware.make(board)
    parts.display.brightness(255)
    while True:
        machine.idle()
        bit = parts.buttons.take()
        if bit:
            print(bit == X)
            raise clock.Finished

window.Window = Scripted
front.run("PICO_OLED", "window", scale=2, main=main)
"""


def test_a_small_screen_has_larger_pixels_in_its_window_and_x_by_a_long_press():
    pytest.importorskip("pygame")
    environment = dict(os.environ, SDL_VIDEODRIVER="dummy", PYTHONPATH=str(ROOT))
    run = subprocess.run(
        [sys.executable, "-c", SMALL_WINDOW], env=environment, cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 0, run.stderr
    # 128 pixels, twice as large as the others' at the same scale, and a border of 12
    assert run.stdout.split()[-2:] == [str(128 * 4 + 24), "True"]
