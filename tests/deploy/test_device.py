# SPDX-License-Identifier: MIT
"""What is said when there is no board, the wrong one, an old one, a full one or one that is gone."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import types

import pytest
from mpremote.transport import TransportError, TransportExecError
from rich.console import Console
from serial.tools import list_ports

from host_sim.deploy import __main__ as command
from host_sim.deploy import compiler, content, device, plan, ports, run, run_uf2
from host_sim.errors import UserError
from host_sim.paths import ROOT

RP2040 = compiler.CURRENT
PICO = device.About("rp2", (1, 25, 0), RP2040, "Raspberry Pi Pico with RP2040", 1_000_000)
BOARD = "PICO_LCD_1_3"


def plugged(*devices):
    return [types.SimpleNamespace(device=name, vid=vid) for name, vid in devices]


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        ((), "no board was found"),
        ((("/dev/ttyUSB0", 0x10C4), ("/dev/ttyS0", None)), "no board was found"),
        ((("/dev/ttyACM1", 0x2E8A), ("/dev/ttyACM0", 0x2E8A)), "there are 2 boards, at /dev/ttyACM0, /dev/ttyACM1"),
    ],
)
def test_no_board_or_several(monkeypatch, found, sentence):
    monkeypatch.setattr(list_ports, "comports", lambda: plugged(*found))
    with pytest.raises(UserError, match=sentence):
        ports.find_port()


def test_the_only_board_is_taken(monkeypatch):
    monkeypatch.setattr(list_ports, "comports", lambda: plugged(("COM3", 0x2E8A), ("COM1", None)))
    assert ports.find_port() == "COM3"


def test_the_right_board_is_taken():
    PICO.check()
    assert str(PICO) == "Raspberry Pi Pico with RP2040, MicroPython 1.25.0, mpy 6.3"


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        (("esp32", (1, 25, 0), compiler.Format(6, 3, 10), "Generic ESP32", 9), "no RP2040: it says 'Generic ESP32' (esp32)"),
        (("rp2", (1, 25, 0), compiler.Format(6, 3, 7), "Pico2 with RP2350", 9), "no RP2040: it says 'Pico2 with"),
        (("rp2", (1, 24, 1), RP2040, "Pico", 9), "its MicroPython is 1.24.1, and 1.25 or newer is needed"),
    ],
)
def test_the_wrong_board_or_an_old_one(about, sentence):
    with pytest.raises(UserError) as told:
        device.About(*about).check()
    assert sentence in str(told.value)


def test_a_port_that_is_not_there():
    with pytest.raises(UserError, match="the port /dev/no_such_port cannot be opened: there is no such port"):
        device.Device("/dev/no_such_port")


@pytest.mark.parametrize(
    ("port", "reason"),
    [
        ("socket://", "an address is socket://HOST:PORT, PORT being a number from 1 to 65535"),
        ("socket://127.0.0.1", "an address is socket://HOST:PORT, PORT being a number from 1 to 65535"),
        ("socket://127.0.0.1:99999", "an address is socket://HOST:PORT, PORT being a number from 1 to 65535"),
        ("socket://127.0.0.1:abc", "an address is socket://HOST:PORT, PORT being a number from 1 to 65535"),
        ("rfc2217://x", "an address is rfc2217://HOST:PORT, PORT being a number from 1 to 65535"),
        ("socket://127.0.0.1:1", "Connection refused"),
        (os.devnull, "it is no serial port"),
        (str(ROOT), "it is no serial port"),
        (__file__, "it is no serial port"),
        ("foo://x", "invalid URL, protocol 'foo' not known"),
    ],
)
def test_a_port_that_is_none(port, reason):
    with pytest.raises(UserError) as told:
        device.Device(port)
    assert str(told.value) == f"the port {port} cannot be opened: {reason}"


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX terminals are needed to play a busy port")
def test_a_port_that_another_program_uses():
    import fcntl

    master, slave = os.openpty()
    try:
        fcntl.flock(slave, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with pytest.raises(UserError, match="cannot be opened: another program is using it"):
            device.Device(os.ttyname(slave))
    finally:
        os.close(slave)
        os.close(master)


def test_nothing_that_answers(monkeypatch):
    from mpremote.transport_serial import SerialTransport

    def silent(*_args, **_words):
        raise TransportError("could not enter raw repl")

    monkeypatch.setattr(SerialTransport, "enter_raw_repl", silent)
    with socket.create_server(("127.0.0.1", 0)) as server:
        with pytest.raises(UserError, match="nothing that answers like MicroPython"):
            device.Device(f"socket://127.0.0.1:{server.getsockname()[1]}")


# --- a board played by a few lines --------------------------------------------------


class Board(device.Device):
    """A device whose transport is a function: what it runs, it gets."""

    def __init__(self, answer):
        self.port, self._folders = "COM9", set()
        self._transport = types.SimpleNamespace(exec_raw=lambda code, timeout: (answer(code).encode(), b""))


def test_what_the_board_says_of_itself():
    board = Board(lambda _code: "('rp2',(1,25,0),4870,'Raspberry Pi Pico with RP2040',1000000)\r\n")
    assert board.about() == PICO


@pytest.mark.parametrize(
    "said",
    [
        "hello world", "", "('rp2',)", "42", "\xff\x80", "('rp2','x',None,5,'free')", "(" * 500, "('rp2',(1,25,'0'),5,'m',9)",
        "('rp2',(1,25),-1,'m',9)", "('rp2',(1,25),True,'m',9)", "x" * 9000, "(1,(1,25),5,'m',9)",
    ],
)  # fmt: skip
def test_rubbish_about_itself(said):
    with pytest.raises(UserError, match="what is at COM9 does not answer as MicroPython would: it said ") as told:
        Board(lambda _code: said).about()
    assert len(str(told.value)) < 250 and str(told.value).isprintable()


@pytest.mark.parametrize("line", ["what is this", "foo", "", "ab 12 main.py", f"{'a' * 64} x main.py", f"{'a' * 64} 3 "])
def test_rubbish_about_its_files(line):
    with pytest.raises(UserError, match="does not answer as MicroPython would"):
        Board(lambda code: f"{'0' * 64} 3 a b.py\r\n{line}\r\n" if "survey((" in code else "").survey(["main.py"])


def test_files_are_told():
    board = Board(lambda code: f"{'0' * 64} 3 a b.py\r\n" if "survey((" in code else "")
    assert board.survey(["main.py"]) == {"a b.py": ("0" * 64, 3)}


def test_what_is_no_text_breaks_nothing():
    board = Board(lambda _code: "")
    board._transport.exec_raw = lambda _code, timeout: (b"\xff\xfe\r\n", b"")
    assert board.run("x") == "\ufffd\ufffd\n"


def test_files_are_written_beside_checked_and_renamed():
    ran = []

    def answer(code):
        ran.append(code)
        return "right\r\n" if "end(" in code else ""

    board, sizes = Board(answer), []
    data = bytes(range(256)) * 25
    board.put("games/x/a.mpy", data, "sum", sizes.append)
    board.put("games/x/b.mpy", b"b", "sum2", sizes.append)
    assert sum(sizes) == len(data) + 1
    assert len(ran) == 4 and ran[0].count("folder(") == 2 and "folder(" not in ran[3]
    assert "open('/games/x/a.mpy.new','wb')" in ran[0]
    assert "end('/games/x/a.mpy.new','/games/x/a.mpy','sum')" in ran[2]


def test_a_file_that_arrives_damaged_is_not_taken():
    board = Board(lambda code: "damaged\r\n" if "end(" in code else "")
    with pytest.raises(device.Lost, match="a.mpy arrived damaged"):
        board.put("a.mpy", b"a", "sum")


def test_what_the_board_complains_of_is_told():
    board = Board(lambda _code: "")
    board._transport.exec_raw = lambda _code, timeout: (b"", b"Traceback\r\nMemoryError: \xff\r\n")
    with pytest.raises(UserError, match="the board at COM9 refused: MemoryError"):
        board.run("x")


@pytest.mark.parametrize(
    ("error", "kind", "sentence"),
    [
        (TransportExecError(b"", "Traceback\r\nOSError: [Errno 28] ENOSPC\r\n"), UserError, "the board has no space left"),
        (TransportExecError(b"", "Traceback\r\nValueError: odd\r\n"), UserError, "the board at COM9 refused: ValueError: odd"),
        (TransportExecError(b"", " "), UserError, "the board at COM9 refused: it says no reason"),
        (TransportError("timeout waiting for first EOF reception"), device.Lost, "timeout"),
        (OSError(5, "Input/output error"), device.Lost, "Input/output"),
    ],
)
def test_faults_on_the_way(error, kind, sentence):
    def answer(_code):
        raise error

    with pytest.raises(kind, match=sentence):
        Board(answer).run("x")


def test_a_broken_connection_says_how_to_go_on(monkeypatch):
    class Breaking:
        port = "COM9"
        sent = 0

        def __init__(self, port):
            pass

        def __enter__(self):
            return self

        def __exit__(self, *_):
            pass

        def put(self, path, data, check, progress):
            if self.sent == 3:
                raise device.Lost("device disconnected\nor worse")
            self.sent += 1

    todo = plan.Plan({f"{i}.mpy": b"x" for i in range(5)}, [], 2)
    monkeypatch.setattr(run, "Device", Breaking)
    monkeypatch.setattr(run, "_look", lambda *_: todo)
    with pytest.raises(UserError) as told:
        run.deploy(BOARD, "COM9", False, Console(quiet=True))
    assert str(told.value) == (
        "the connection to COM9 was lost after 3 of 5 files (device disconnected): run this again and it goes on from there"
    )


# --- the command line -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["to", "NO_BOARD_AT_ALL"], "deploy: no board is called 'NO_BOARD_AT_ALL'"),
        (["to", ""], "deploy: BOARD=... is missing; there are"),
        (["uf2", BOARD, ""], "deploy: FIRMWARE=... is missing: MicroPython's UF2"),
        (["uf2", BOARD, "/no/such.uf2"], "deploy: the firmware '/no/such.uf2' cannot be read: No such file or directory"),
        (["to", BOARD, "--port", "/dev/no_such_port"], "deploy: the port /dev/no_such_port cannot be opened"),
        (["uf2", BOARD, "/dev/zero"], "deploy: the firmware '/dev/zero' is no file"),
        (["uf2", BOARD, str(ROOT)], f"deploy: the firmware '{ROOT}' is no file"),
        (["fly"], "deploy: No such command"),
    ],
)
def test_one_sentence_and_status_2(capsys, words, sentence):
    assert command.main(words) == 2
    told = capsys.readouterr().err
    assert told.startswith(sentence) and told.count("\n") == 1


def test_what_is_too_large_is_not_read(tmp_path, capsys):
    with (tmp_path / "fw.uf2").open("wb") as file:
        file.truncate(run_uf2.LARGEST + 1)
    assert command.main(["uf2", BOARD, str(tmp_path / "fw.uf2")]) == 2
    assert "is larger than 32 MB" in capsys.readouterr().err


@pytest.mark.parametrize("link", [False, True])
def test_the_firmware_is_not_overwritten(tmp_path, capsys, link):
    from tests.deploy.test_uf2 import firmware

    given = tmp_path / "fw.uf2"
    given.write_bytes(firmware())
    out = tmp_path / "." / "fw.uf2"
    if link:
        out = tmp_path / "other.uf2"
        os.link(given, out)
    assert command.main(["uf2", BOARD, str(given), "--out", str(out)]) == 2
    assert "is the firmware itself and would be overwritten" in capsys.readouterr().err
    assert given.read_bytes() == firmware()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
@pytest.mark.parametrize("words", [["--help"], ["uf2"]])
def test_a_full_disk_behind_stdout(tmp_path, words):
    from tests.deploy.test_uf2 import firmware

    (tmp_path / "fw.uf2").write_bytes(firmware())
    words = [*words, BOARD, str(tmp_path / "fw.uf2"), "--out", str(tmp_path / "one.uf2")] if words == ["uf2"] else words
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "host_sim.deploy", *words],
            cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, timeout=120,
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (2, "deploy: a file cannot be read or written: No space left on device\n")


def test_a_uf2_is_written(tmp_path):
    from tests.deploy.test_uf2 import firmware

    (tmp_path / "fw.uf2").write_bytes(firmware())
    words = ["uf2", BOARD.lower(), str(tmp_path / "fw.uf2"), "--out", str(tmp_path / "new" / "one.uf2")]
    command_line = [sys.executable, "-m", "host_sim.deploy", *words]
    done = subprocess.run(command_line, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    files = content.files(BOARD, compiler.CURRENT)
    assert f"{len(files)} files" in done.stdout and "BOOTSEL" in done.stdout
    assert (tmp_path / "new" / "one.uf2").stat().st_size > sum(map(len, files.values()))
