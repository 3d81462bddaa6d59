# SPDX-License-Identifier: MIT
"""The stand-in framebuf draws what MicroPython's own draws, byte for byte."""

import contextlib
import io
import shutil
import subprocess
import sys
from pathlib import Path

import framebuf
import pytest

from tests.host import drawing_program

NAMES = {0: "MONO_VLSB", 1: "RGB565", 2: "GS4_HMSB", 3: "MONO_HLSB", 4: "MONO_HMSB", 5: "GS2_HMSB", 6: "GS8"}
SEEDS, CALLS = 30, 60


def micropython():
    beside = Path(sys.executable).with_name("micropython")
    return str(beside) if beside.exists() else shutil.which("micropython")


@pytest.mark.skipif(micropython() is None, reason="no MicroPython here: install the test extra on Linux x86_64")
@pytest.mark.parametrize("fmt", NAMES, ids=NAMES.values())
def test_random_drawings_equal_micropython(fmt):
    program = str(Path(drawing_program.__file__))
    theirs = subprocess.run(
        [micropython(), program, str(fmt), "0", str(SEEDS), str(CALLS)], capture_output=True, text=True, timeout=120
    )
    assert theirs.returncode == 0, theirs.stderr + theirs.stdout[-500:]
    ours = io.StringIO()
    with contextlib.redirect_stdout(ours):
        for seed in range(SEEDS):
            drawing_program.run(fmt, seed, CALLS)
    for number, (our_line, their_line) in enumerate(zip(ours.getvalue().splitlines(), theirs.stdout.splitlines())):
        assert our_line == their_line, f"line {number} differs"
    assert len(ours.getvalue()) == len(theirs.stdout) > SEEDS * CALLS


@pytest.mark.parametrize(
    "arguments",
    [
        (bytearray(10), 100, 100, framebuf.GS4_HMSB),
        (bytearray(10), 0, 1, framebuf.GS4_HMSB),
        (bytearray(10), 2, -1, framebuf.GS4_HMSB),
        (bytearray(99), 10, 10, framebuf.GS8),
        (bytearray(199), 10, 10, framebuf.RGB565),
        (bytearray(100), 10, 10, framebuf.GS4_HMSB, 5),
        (bytearray(100), 10, 10, 9),
    ],
)
def test_what_micropython_refuses_is_refused(arguments):
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(*arguments)


def test_smallest_buffers_fit():
    framebuf.FrameBuffer(bytearray(100), 10, 10, framebuf.GS8)
    framebuf.FrameBuffer(bytearray(20), 9, 9, framebuf.MONO_VLSB, 10).pixel(8, 8, 1)
    framebuf.FrameBuffer(bytearray(2 * 5 + 5), 10, 3, framebuf.GS4_HMSB, 10)


def test_read_only_memory_is_refused():
    with pytest.raises(TypeError):
        framebuf.FrameBuffer(bytes(100), 10, 10, framebuf.GS8)


def test_keywords_and_floats_are_refused_as_on_the_board():
    fb = framebuf.FrameBuffer(bytearray(50), 10, 10, framebuf.GS4_HMSB)
    with pytest.raises(TypeError):
        fb.rect(0, 0, 5, 5, 1, f=True)
    with pytest.raises(TypeError):
        fb.fill_rect(0.5, 0, 5, 5, 1)
    with pytest.raises(TypeError):
        fb.blit((bytearray(2), 2, 2, framebuf.GS4_HMSB), 0, 0)


def test_a_colour_that_the_palette_lacks_is_reported():
    fb = framebuf.FrameBuffer(bytearray(50), 10, 10, framebuf.GS4_HMSB)
    source = framebuf.FrameBuffer(bytearray(b"\x12"), 2, 1, framebuf.GS4_HMSB)
    palette = framebuf.FrameBuffer(bytearray(1), 2, 1, framebuf.GS4_HMSB)
    with pytest.raises(ValueError, match="no colour 2"):
        fb.blit(source, 0, 0, -1, palette)
