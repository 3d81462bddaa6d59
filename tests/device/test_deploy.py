# SPDX-License-Identifier: MIT
"""`make uf2` and `make deploy` on an emulated board that runs real MicroPython, with the real mpremote."""

from __future__ import annotations

import dataclasses
import re
import socket
import subprocess
import sys
import threading
import time

import pytest

from host_sim import board_file
from host_sim.deploy import compiler, content, run_uf2
from host_sim.device import disk
from host_sim.device.board import Handheld
from host_sim.device.chip import Chip
from host_sim.device.pieces import pieces, why_missing
from host_sim.paths import ROOT
from tests.device import simulated

BOARD = "PICO_LCD_1_3"
# The console of the emulated chip is a UART; a real board's is its USB. Ctrl-C must be seen while the game runs.
CONSOLE = b"""
import os, machine
os.dupterm(machine.UART(0, 115200, rxbuf=1024))
look = machine.Timer(-1, period=20, callback=os.dupterm_notify)
"""
# what an owner has there, and what an older version left
OWN = {"boot.py": CONSOLE, "notes.txt": b"mine", "lib/mine.py": b"X = 1\n", "saves/old_game.0": b"saved"}
PROGRAM = b"print('a program of the owner')\n"
LEFT_OVER = {"app/gone.mpy": b"M\x06", "app/home.py": b"1/0\n", "games/lost/rules.mpy": b"M\x06", "ui/text.mpy.new": b""}

pytestmark = pytest.mark.skipif(why_missing() is not None, reason=str(why_missing()))


@pytest.fixture(scope="module")
def first_screen(tmp_path_factory):
    return simulated.first_screen(BOARD, tmp_path_factory.mktemp("simulator"))


@pytest.mark.parametrize("board", board_file.names())
def test_the_uf2_boots_into_the_first_screen(tmp_path, board):
    described = board_file.load(board)
    parts = pieces()
    files = content.files(board, compiler.CURRENT)
    made, told = run_uf2.combined(parts.firmware.read_bytes(), "firmware.uf2", files, described.FILES, described.FLASH)
    assert "files at 0xA0000, 352 blocks" in told
    one = tmp_path / "one.uf2"
    one.write_bytes(made)
    with Chip(dataclasses.replace(parts, firmware=one)) as chip, Handheld(board, chip) as hand:
        hand.power_on()
        if described.BATTERY:
            chip.ask("adc", channel=described.BATTERY[0] - 26, value=simulated.battery_reading(described))
        hand.settle()
        assert hand.picture() == simulated.first_screen(board, tmp_path)
        assert {path.strip("/") for path in disk.contents(chip.disk())} >= set(files)


class Cut:
    """A TCP port that hands on to another one, and breaks off after so many bytes to it."""

    def __init__(self, port: int, after: int) -> None:
        self._left = after
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = self._server.getsockname()[1]
        self._far = socket.create_connection(("127.0.0.1", port))
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        near, _ = self._server.accept()
        threading.Thread(target=self._back, args=(near,), daemon=True).start()
        while self._left > 0 and (data := near.recv(4096)):
            self._left -= len(data)
            self._far.sendall(data)
        for one in (near, self._far):
            one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._server.close()

    def _back(self, near: socket.socket) -> None:
        try:
            while data := self._far.recv(4096):
                near.sendall(data)
        except OSError:
            pass


def deploy(port: int, *words: str) -> tuple[int, str, str]:
    """(Exit status, what it said, its complaint)."""
    command = [sys.executable, "-m", "host_sim.deploy", "to", BOARD, "--port", f"socket://127.0.0.1:{port}", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=400)
    return done.returncode, " ".join(done.stdout.split()), done.stderr


def sent(said: str) -> tuple[int, int, int]:
    """How many files were sent, removed, and right already."""
    found = re.search(r"(\d+) files \(\d+ KB\) (?:would be )?sent, (\d+) (?:would be )?removed, (\d+) are right already", said)
    assert found, said
    return int(found[1]), int(found[2]), int(found[3])


def test_deploy_over_a_serial_port(first_screen):
    """All in one, as each step begins where the one before it left the board."""
    with Chip() as chip, Handheld(BOARD, chip) as hand:
        hand.power_on(disk.image(OWN | LEFT_OVER | {"main.py": PROGRAM}))
        chip.run(300_000)
        port = chip.bridge()
        wanted = content.files(BOARD, compiler.CURRENT)

        status, said, complaint = deploy(port, "--dry-run")
        assert (status, complaint) == (0, "")
        assert "MicroPython 1.25" in said and "mpy 6.3" in said
        assert sent(said) == (len(wanted), len(LEFT_OVER), 0)
        assert f"send main.py ({len(wanted['main.py'])} bytes)" in said and "remove app/gone.mpy" in said
        assert "would be kept as main.py.old" in said
        assert {path.strip("/") for path in disk.contents(chip.disk())} == set(OWN | LEFT_OVER) | {"main.py"}

        status, said, complaint = deploy(Cut(port, 60_000).port)
        assert status == 2 and "was lost after" in complaint and "run this again" in complaint
        assert len(complaint.strip().split("\n")) == 1
        there = {path.strip("/") for path in disk.contents(chip.disk())}
        assert "main.py" not in there, "half of a game would start"
        assert content.MANIFEST not in there

        status, said, complaint = deploy(port)
        assert (status, complaint) == (0, "")
        rest, _removed, already = sent(said)
        assert 10 < already and rest + already == len(wanted) and rest < len(wanted) - 10
        there = {path.strip("/"): data for path, data in disk.contents(chip.disk()).items()}
        assert there == wanted | OWN | {"main.py.old": PROGRAM}

        end = time.monotonic() + 60
        while hand.picture() != first_screen and time.monotonic() < end:
            time.sleep(0.5)
            hand.look()
        assert hand.picture() == first_screen

        status, said, complaint = deploy(port)
        assert (status, complaint) == (0, "")
        assert f"Nothing to do: all {len(wanted)} files are there already." in said
