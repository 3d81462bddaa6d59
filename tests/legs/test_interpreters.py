# SPDX-License-Identifier: MIT
"""The runners of the other two interpreters: what they run is MicroPython, with the firmware in reach."""

import pytest

from host_sim.interp import InterpreterError, unix, wasm

ABOUT = """
import sys, framebuf
from core import rng
print(sys.implementation.name, sys.maxsize, hasattr(rng, '__file__'))
buf = bytearray(8)
framebuf.FrameBuffer(buf, 4, 4, framebuf.GS4_HMSB).pixel(1, 0, 7)
print(buf[0], sys.argv[1:], open('note.txt').read())
"""


@pytest.fixture(params=[unix, wasm], ids=["unix", "wasm"])
def port(request):
    missing = request.param.why_missing()
    if missing:
        pytest.skip(missing)
    return request.param


def test_runs_the_firmware_on_micropython(port):
    out = port.run(ABOUT, files={"note.txt": "a note"}, args=["one", 'two "2"']).splitlines()
    word_bits = 63 if port is unix else 31
    assert out == [f"micropython {(1 << word_bits) - 1} True", "7 ['one', 'two \"2\"'] a note"]


def test_a_failing_script_tells_where(port):
    with pytest.raises(InterpreterError, match=r"line 2[\s\S]*ZeroDivisionError"):
        port.run("print('so far')\n1 // 0")


def test_leaving_with_a_status(port):
    assert port.run("print('done')\nraise SystemExit(0)") == "done\n"
    with pytest.raises(InterpreterError, match="status 3"):
        port.run("raise SystemExit(3)")


def test_a_script_without_an_end_is_stopped(port):
    with pytest.raises(InterpreterError, match="not done after"):
        port.run("while True: pass", timeout=1)


def test_the_output_comes_whole_and_in_unicode(port):
    assert port.run("for i in range(2000): print(i, 'Ωж')") == "".join(f"{i} Ωж\n" for i in range(2000))


def test_the_heap_of_the_unix_port_has_the_size_asked_for():
    if unix.why_missing():
        pytest.skip(unix.why_missing())
    free = int(unix.run("import gc; gc.collect(); print(gc.mem_free())", heap="100k"))
    assert 90_000 < free < 104_000
    with pytest.raises(InterpreterError, match="MemoryError"):
        unix.run("bytearray(200_000)", heap="100k")
