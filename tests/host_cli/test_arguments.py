# SPDX-License-Identifier: MIT
"""The command line: what each word becomes, and that every fault is one sentence and status 2."""

import importlib
import subprocess
import sys
import types
from pathlib import Path

import pytest

from host_sim import cli
from host_sim.cli import values
from host_sim.errors import UserError
from host_sim.paths import ROOT

BOARD = values.DEFAULT_BOARD
REAL_GAMES = values.games


@pytest.fixture(autouse=True)
def known_names(monkeypatch):
    monkeypatch.setattr(values, "games", lambda: ["castle_panic", "cave_troll"])
    monkeypatch.setattr(values, "boards", lambda: ["PICO_LCD_1_3", BOARD])


@pytest.fixture
def called(monkeypatch):
    """The calls that the commands made, in place of doing their work."""
    calls = []

    def put(name, status=0):
        module = types.ModuleType(f"host_sim.{name}")
        setattr(module, name, lambda *args, **kwargs: calls.append((args, kwargs)) or status)
        monkeypatch.setitem(sys.modules, f"host_sim.{name}", module)

    for name in ("run_play", "run_demo", "run_replay", "run_position", "run_check"):
        put(name)
    calls_and_put = types.SimpleNamespace(calls=calls, put=put)
    return calls_and_put


def test_play_alone_leaves_all_to_the_handheld(called):
    assert cli.main(["play"]) == 0
    wanted = dict(game=None, board=BOARD, seats=None, seed=None, options={}, lang=None, view=None, keys=None, out=None, word="")
    assert called.calls == [((), wanted)]


def test_play_with_everything(called, tmp_path):
    words = ["play", "castle-panic", "--board", "pico_lcd_1_3", "--seats", "3", "--seed", "4294967295"]
    words += ["--options", "mode=coop, king_2=1", "--lang", "el", "--view", "headless", "--keys", "down*2 a"]
    words += ["--out", str(tmp_path)]
    assert cli.main(words) == 0
    assert called.calls == [
        (
            (),
            dict(
                game="castle_panic",
                board="PICO_LCD_1_3",
                seats=3,
                seed=4294967295,
                options={"mode": "coop", "king_2": "1"},
                lang="el",
                view="headless",
                keys="down*2 a",
                out=tmp_path,
                word="",
            ),
        )
    ]


def test_a_word_is_kept_beside_the_number_it_makes(called):
    assert cli.main(["play", "castle_panic", "--seed", "TRAM"]) == 0
    kept = called.calls[0][1]
    assert (kept["seed"], kept["word"]) == (2598352, "TRAM")


def test_demo(called):
    assert cli.main(["demo", "cave_troll", "--seed", "0"]) == 0
    assert called.calls == [((), dict(game="cave_troll", seats=None, seed=0, options={}, out=None))]


def test_replay(called, tmp_path):
    file = tmp_path / "a.replay"
    file.write_bytes(b"x")
    assert cli.main(["replay", str(file), "--view", "terminal"]) == 0
    assert called.calls == [((file,), dict(view="terminal"))]


def test_position_by_text_and_by_file(called, tmp_path):
    file = tmp_path / "p.txt"
    file.write_bytes(b"\xef\xbb\xbfa position\n")
    assert cli.main(["position", "castle_panic", "--text", "a position"]) == 0
    assert cli.main(["position", "castle_panic", "--file", str(file)]) == 0
    assert called.calls == [(("castle_panic", "a position"), {}), (("castle_panic", "a position\n"), {})]


def test_check(called):
    assert cli.main(["check", "a", "b.feature"]) == 0
    assert called.calls == [((["a", "b.feature"],), {})]


def test_the_status_of_the_work_is_the_status_of_the_command(called):
    called.put("run_check", status=1)
    assert cli.main(["check", "a"]) == 1


FAULTS = [
    ("play monopoly", "'monopoly'"),
    ("play castle_panik", "did you mean castle_panic"),
    ("play --board PICOSYSTEM_9", "'PICOSYSTEM_9'"),
    ("play --seats 0", "--seats must be a number of players, not '0'"),
    ("play --seats two", "'two'"),
    ("play --seed -1", "a whole number from 0 to 4294967295"),
    ("play --seed 4294967296", "4294967296"),
    ("play --seed 1_000", "1_000"),
    ("play --seed two+two", "two+two"),
    ("play --options king", "'king'"),
    ("play --options a=1,,b=2", "--options"),
    ("play --options a=1,a=2", "'a' twice"),
    ("play --options -A=1", "--options"),
    ("play --lang de", "'de'"),
    ("play --lang fr", "there is en, ru, el"),
    ("play --view headless --keys=", "--keys is empty"),
    ("play --view hologram", "'hologram'"),
    ("play --out pyproject.toml", "must be a folder"),
    ("play --nonsense", "--nonsense"),
    ("play castle_panic cave_troll", "cave_troll"),
    ("demo", "game"),
    ("replay nowhere.replay", "'nowhere.replay'"),
    ("replay tests", "is a folder"),
    ("position castle_panic", "--text and --file"),
    ("position castle_panic --text x --file y", "--text and --file"),
    ("position castle_panic --file nowhere.txt", "'nowhere.txt'"),
    ("check", "PATH"),
    ("dance", "'dance'. There is play, demo, replay, position, check, arena, gallery."),
]


@pytest.mark.parametrize("words, said", FAULTS, ids=[words for words, _ in FAULTS])
def test_a_fault_is_one_sentence_and_status_2(called, capsys, monkeypatch, words, said):
    monkeypatch.chdir(ROOT)
    assert cli.main(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == "" and called.calls == []
    assert said in err and err.startswith("host_sim: ") and err.count("\n") == 1


TOOL_FAULTS = [
    ("golden", "nosuch", "nosuch"),
    ("fuzz", "--cases x", "'x'"),
    ("fuzz", "nosuch", "there is no kind nosuch"),
    ("rule_report", "", "name one game"),
]


@pytest.mark.parametrize("tool, words, said", TOOL_FAULTS, ids=[f"{tool} {words}" for tool, words, _ in TOOL_FAULTS])
def test_the_tools_complain_in_one_sentence_too(capsys, tool, words, said):
    module = importlib.import_module(f"host_sim.{tool}")
    try:
        status = module.main(words.split())
    except SystemExit as leaving:
        status = leaving.code
    out, err = capsys.readouterr()
    assert status == 2 and out == ""
    assert said in err and err.startswith("host_sim: ") and err.count("\n") == 1


def test_a_file_that_is_no_text(called, capsys, tmp_path):
    file = tmp_path / "p.txt"
    file.write_bytes(b"ab\xff")
    assert cli.main(["position", "castle_panic", "--file", str(file)]) == 2
    assert "not UTF-8 text (byte 2)" in capsys.readouterr().err


def test_an_error_of_the_work_is_told_the_same_way(called, capsys, monkeypatch):
    def refuse(*_args, **_kwargs):
        raise UserError("the position has two tar markers")

    monkeypatch.setattr(sys.modules["host_sim.run_position"], "run_position", refuse)
    assert cli.main(["position", "castle_panic", "--text", "x"]) == 2
    assert capsys.readouterr().err == "host_sim: the position has two tar markers\n"


def test_ctrl_c_ends_quietly(called, capsys, monkeypatch):
    def interrupt(*_args, **_kwargs):
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["host_sim.run_play"], "run_play", interrupt)
    assert cli.main(["play"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_help_tells_of_every_command_without_loading_their_work():
    loaded = "print([m for m in sys.modules if 'pygame' in m or 'pytest' in m or '.run_' in m])"
    code = f"import sys; from host_sim import cli; cli.main(['--help']); {loaded}"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout.rstrip().endswith("[]"), done.stderr
    for command in ("play", "demo", "replay", "position", "check"):
        assert f" {command} " in done.stdout


def test_the_names_come_from_the_folders():
    assert "castle_panic" in REAL_GAMES()
    assert all(Path(ROOT, "firmware", "games", name).is_dir() for name in REAL_GAMES())
