# SPDX-License-Identifier: MIT
"""`position`: the canonical text, who decides, what may be done; and one sentence for what cannot be."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from host_sim import cli, games
from host_sim.cli import values
from host_sim.errors import UserError
from host_sim.paths import ROOT
from host_sim.run_position import run_position
from host_sim.seeded_cases import cases
from host_sim.seeded_table import Table, pack

BUSY = """\
# monsters near and far
seats: 1 ; phase: play ; turn: 4
walls: 1,3..6 ; FW: 3; towers: 2..6
monsters: Orc @S3 +tar, 2 Goblin @F1, Troll 1/3 @C1
hand 1: Red Archer, Brick, Mortar, Green Swordsman
"""


def position(*words: str) -> subprocess.CompletedProcess[str]:
    """`python -m host_sim position castle_panic ...`."""
    command = [sys.executable, "-m", "host_sim", "position", "castle_panic", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


def told(text: str, capsys) -> tuple[list[str], list[str]]:
    """(Lines of the position, lines of the decision) that the command prints."""
    assert cli.main(["position", "castle_panic", "--text", text]) == 0
    out, err = capsys.readouterr()
    assert err == "" and out.endswith("\n") and out.count("\n\n") == 1
    above, below = out.rstrip("\n").split("\n\n")
    return above.split("\n"), below.split("\n")


def test_a_busy_position():
    done = position("--text", BUSY)
    assert (done.returncode, done.stderr) == (0, "")
    above, below = done.stdout.rstrip("\n").split("\n\n")
    lines = above.split("\n")
    assert lines[:3] == ["seats: 1", "phase: play", "turn: 4"]
    assert lines[3:8] == [
        "walls: 1,3..6", "fortified: 3", "towers: 2..6",
        "monsters: 2 Goblin 1/1 @F1, Orc 2/2 @S3 +tar, Troll 1/3 @C1",
        "hand 1: Red Archer, Green Swordsman, Brick, Mortar",
    ]
    assert below.split("\n") == [
        "seat 1 decides; 3 legal actions:", "pass", "play Green Swordsman on Orc 2/2 @S3 +tar", "play Brick with Mortar on 2"
    ]


def test_from_a_file(tmp_path):
    file = tmp_path / "busy.txt"
    file.write_text(BUSY, encoding="utf-8")
    done = position("--file", str(file))
    assert done.returncode == 0 and done.stdout == position("--text", BUSY).stdout
    assert file.read_text(encoding="utf-8") == BUSY


@pytest.mark.parametrize(
    "text, said",
    [
        ("monsters: Orc @S1 +tar, Goblin @F2 +tar", "only one Tar marker (CP-010)"),
        ("hand 1: 50", "line 1 (hand 1): '50' is not a whole number from 0 to 49"),
        ("turn: 2\nhand 1: 30; discard: 20", "line 2 (discard)"),
        ("turn: 2\nhand 1: 5 Brick", "line 2 (hand 1): there are not so many of Brick"),
        ("towers: 1; monsters: Orc @C1", "Orc 2/2 @C1 stands where Tower 1 stands (CP-013)"),
        ("walls: 1\nfortified: 2", "arc 2 has a Fortify marker but no Wall"),
        ("monsters: 7 Goblin @F1", "not so many of Goblin"),
        ("phase: won; monsters: Orc @S1", "CP-201"),
        ("colour: red", "line 1 (colour): there is no such field"),
        ("walls: 1\nwalls: 2", "line 2: the field 'walls' stands twice"),
        ("seats: 7", "line 1 (seats)"),
        ("what is this", "not of the form NAME: VALUE"),
        ("seats=3", "line 1: 'seats=3' is not of the form NAME: VALUE"),
        ("turn: 2; hand 1 = 30", "line 1: 'hand 1 = 30' is not of the form NAME: VALUE"),
        ("", "position: the text is empty, and must name a field at least, as in 'seats: 2'"),
        (" ;\n# nothing\n", "position: the text is empty"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_status_2(text, said, capsys):
    assert cli.main(["position", "castle_panic", "--text", text]) == 2
    out, err = capsys.readouterr()
    assert out == "" and said in err and err.startswith("host_sim: position") and err.count("\n") == 1


@pytest.mark.parametrize(
    "text",
    ["monsters: Orc @S1 +tar, Goblin @F2 +tar", "hand 1: 50", "towers: 1; monsters: Orc @C1"],
)
def test_the_same_as_a_program(text):
    done = position("--text", text)
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "text, said",
    [
        ("phase: won; pile: 0; trophies 1: 2 Goblin, Troll", "the game is over: won by seat 1 (points: 5)"),
        ("phase: lost; towers: -; walls: -", "the game is over: nobody has won"),
    ],
)
def test_a_game_that_is_over(text, said, capsys):
    _above, below = told(text, capsys)
    assert below == [said]


def test_the_short_names_of_the_rules_take_an_equals_sign(capsys):
    above, _below = told("W={1..3,5}; FW = {2}; T={1}", capsys)
    assert {"walls: 1..3,5", "fortified: 2", "towers: 1"} <= set(above)


@pytest.mark.parametrize("words", [["position", "castle_panic", "--file"], ["replay"]])
def test_a_file_without_an_end(tmp_path, words, capsys):
    endless = tmp_path / "endless.txt"
    with endless.open("wb") as file:
        file.truncate(values.LARGEST + 1)
    assert cli.main([*words, str(endless)]) == 2
    assert "is too large: it has more than 16 MB" in capsys.readouterr().err


def test_one_action(capsys):
    _above, below = told("monsters: Orc @F1; hand 1: -", capsys)
    assert below == ["seat 1 decides; 1 legal action:", "pass"]


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_every_position_of_a_game(case, capsys):
    """The text is its own canonical text, and the actions are those that are legal."""
    table = Table(case)
    notation = games.get(case.game).notation
    for state, found, _action in table.plies(3):
        text = notation.position_text(state)
        assert run_position(case.game, text) == 0
        above, below = capsys.readouterr().out.rstrip("\n").split("\n\n")
        assert above == text
        assert below.split("\n")[1:] == [notation.action_text(state, action) for action in found]


def test_spoilt_texts_are_refused_or_understood(capsys):
    """Lines lost, doubled, mixed and mangled: never anything but a UserError of one line or a canonical text."""
    notation = games.get("castle_panic").notation
    table = Table(next(case for case in cases() if case.game == "castle_panic"))
    pages = [notation.position_text(state).split("\n") for seed in (1, 2, 3) for state, _found, _action in table.plies(seed)]
    bits = ["-", "...", "0", "99", " +tar", " !", "²", "Ω", ":", ";", ",", "\n", "1..6", "@C1", "3 x ", "ask: wall 1"]
    chance = random.Random(7)
    accepted = 0
    for _ in range(1500):
        page = list(chance.choice(pages))
        for _ in range(chance.randint(1, 3)):
            i = chance.randrange(len(page))
            at = chance.randrange(len(page[i]) + 1)
            mangled = page[i][:at] + chance.choice(bits) + page[i][at + chance.randint(0, 3) :]
            page[i : i + 1] = chance.choice([[], [mangled], [page[i], page[i]], [chance.choice(chance.choice(pages))]])
            page = page or [""]
        try:
            run_position("castle_panic", "\n".join(page))
        except UserError as fault:
            assert "\n" not in str(fault) and len(str(fault)) > 20
            continue
        accepted += 1
        canonical = capsys.readouterr().out.split("\n\n")[0]
        again = notation.parse_position(canonical)
        assert pack(again) == pack(notation.parse_position("\n".join(page)))
        assert notation.position_text(again) == canonical
    assert 30 < accepted < 1400
