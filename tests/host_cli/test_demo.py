# SPDX-License-Identifier: MIT
"""`demo`: a game the computer plays by itself, the same each time, and `replay` tells it again."""

from __future__ import annotations

import re
from binascii import crc32

import pytest

from games import NAMES
from tests.host_cli.words import host_sim, png_size, refused

SEED = "8"


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    """(what it printed, its folder) of one demo game."""
    folder = tmp_path_factory.mktemp("demo")
    done = host_sim(folder, "demo", "castle_panic", "--seed", SEED, "--out", "here")
    assert done.returncode == 0, done.stderr
    return done.stdout, folder / "here"


@pytest.fixture(scope="module")
def replay_file(demo):
    return demo[1] / f"castle_panic-{SEED}.replay"


def test_the_log_tells_the_game_with_rules(demo):
    lines = demo[0].splitlines()
    assert lines[0] == f"castle_panic: 1 seat, seed {SEED}"
    assert re.match(r"(Won|Lost)\. Points: seat 1: \d+", lines[-2])
    decisions = [line for line in lines[1:-2] if not line.startswith("     ")]
    numbers = [int(line.split()[0]) for line in decisions]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 20
    events = [line for line in lines[1:-2] if line.startswith("     ")]
    assert events and all(re.search(r"  \[CP-\d{3}\]$", line) for line in events)


def test_the_pictures_are_there(demo):
    said, folder = demo
    shots = sorted(folder.glob("*.png"))
    assert f"{len(shots)} pictures in " in said
    names = {path.stem for path in shots}
    assert {"title", "start", "turn-01", "event-01", "end"} <= names
    assert {png_size(path) for path in shots} == {(240, 240)}
    # they show different things
    assert len({crc32(path.read_bytes()) for path in shots}) > len(shots) // 2


@pytest.mark.parametrize("game", NAMES)
def test_every_game_on_the_menu_plays_its_demo(tmp_path, game):
    done = host_sim(tmp_path, "demo", game, "--seed", "5", "--out", "here")
    assert done.returncode == 0, done.stderr
    names = {path.stem for path in (tmp_path / "here").glob("*.png")}
    assert {"title", "start", "event-01", "event-02", "event-03", "end"} <= names
    assert (tmp_path / "here" / f"{game}-5.replay").exists()


def test_the_same_seed_gives_the_same_game(demo, replay_file, tmp_path):
    again = host_sim(tmp_path, "demo", "castle_panic", "--seed", SEED, "--out", "here")
    assert again.stdout == demo[0]
    assert (tmp_path / "here" / replay_file.name).read_bytes() == replay_file.read_bytes()
    for path in demo[1].glob("*.png"):
        assert (tmp_path / "here" / path.name).read_bytes() == path.read_bytes(), path.name


def test_another_seed_and_options_give_another_game(demo, tmp_path):
    other = host_sim(tmp_path, "demo", "castle_panic", "--seed", "9", "--options", "mode=coop,king_2=on")
    assert other.returncode == 0
    assert other.stdout.splitlines()[5:] != demo[0].splitlines()[5:]
    data = (tmp_path / "demo" / "castle_panic-9.replay").read_bytes()
    assert data[:4] == b"PTRP" and data[8] == 1 | 4, "the options stand in its header"


@pytest.mark.parametrize(
    ("seats", "options", "end"),
    [
        ("4", "mode=overlord,closed_hands=on", r"Won by seats? [\d, ]+\. Points: seat 1: \d+, .*seat 4: 0"),
        ("3", "mode=coop,home=on,easy=on,all_for_one=on", r"(Won|Lost)\. Points: seat 1: 0, seat 2: 0, seat 3: 0"),
    ],
)
def test_several_seats_and_modes(tmp_path, seats, options, end):
    done = host_sim(tmp_path, "demo", "castle_panic", "--seats", seats, "--seed", "2", "--options", options)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == f"castle_panic: {seats} seats, seed 2"
    asked = {line.split()[2] for line in lines[1:-2] if re.match(r" *\d+  seat ", line)}
    assert asked == {f"{i + 1}:" for i in range(int(seats))}, "every seat decides"
    assert re.fullmatch(end, lines[-2]), lines[-2]
    told = host_sim(tmp_path, "replay", "demo/castle_panic-2.replay")
    assert told.stdout.splitlines() == lines[:-1]


def test_replay_tells_the_same_story(demo, replay_file, tmp_path):
    before = replay_file.read_bytes()
    for words in (("--view", "headless"), ()):
        done = host_sim(tmp_path, "replay", str(replay_file), *words)
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines() == demo[0].splitlines()[:-1]
    assert replay_file.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("castle_panic", "--seed", "-1"), "--seed"),
        (("castle_panic", "--seed", "4294967296"), "4294967295"),
        (("castle_panic", "--seed", "1.5"), "--seed"),
        (("castle_panic", "--options", "mode=solo"), "standard or coop"),
        (("castle_panic", "--options", "colour=red"), "no option colour"),
        (("castle_panic", "--options", "mode"), "KEY=VALUE"),
        (("castle_panic", "--seats", "7"), "--seats"),
        (("castle_panik",), "castle_panic"),
    ],
)
def test_what_the_demo_refuses(tmp_path, words, said):
    refused(host_sim(tmp_path, "demo", *words), said)
    assert list(tmp_path.iterdir()) == []
