# SPDX-License-Identifier: MIT
"""`play`: the handheld from the command line, headless and with a key script."""

from __future__ import annotations

import pytest

from core.session import Session
from games.castle_panic import rules
from tests.app import player
from tests.app.handheld import Handheld
from tests.host_cli.words import host_sim, png_size, refused

SEED = 12


def keys_of_a_game(monkeypatch, folder) -> tuple[str, Session]:
    """The presses that play a whole game, and the game."""
    hand, shadow = Handheld(monkeypatch, folder), Session(rules)
    hand.dark(monkeypatch)
    shadow.start(b"\0", 1, SEED)
    assert hand.run(lambda: player.play(hand, shadow, player.at_random(5)), lambda: hand.game(options=1, seed=SEED))
    return " ".join(hand.pressed), shadow


def test_a_whole_game_by_a_key_script_saved_and_resumed(monkeypatch, tmp_path):
    """A script of button presses alone plays to the end, in two runs of the program."""
    script, shadow = keys_of_a_game(monkeypatch, tmp_path / "rehearsal")
    assert shadow.is_over()
    keys = script.split()
    half = len(keys) // 2
    chosen = ("castle_panic", "--view", "headless", "--out", "out")
    first = host_sim(
        tmp_path, "play", *chosen, "--seed", str(SEED), "--options", "mode=coop", "--keys", " ".join(keys[:half]) + " shot:half"
    )
    assert first.returncode == 0, first.stderr
    saves = sorted(path.name for path in (tmp_path / "out" / "saves").iterdir())
    assert "castle_panic.0" in saves and "castle_panic.1" in saves
    # the cursor of a question that was open begins anew: the rest is what a player would press now
    hand = Handheld(monkeypatch, tmp_path / "rest")
    hand.dark(monkeypatch)
    hand.saves = tmp_path / "out" / "saves"
    kept = {path: path.read_bytes() for path in hand.saves.iterdir()}
    again = Session(rules)

    def rest():
        yield "a"
        again.start(b"\0", 1, SEED)
        for action in shadow.actions[: hand.session.plies]:
            again.act(action)
        assert again.state == hand.session.state
        at = iter(list(shadow.actions[again.plies : shadow.plies]))
        yield from player.play(hand, again, lambda _session: next(at))

    assert hand.run(rest)
    for path, content in kept.items():
        path.write_bytes(content)
    second = host_sim(
        tmp_path, "play", "--view", "headless", "--out", "out", "--keys", " ".join(hand.pressed) + " shot:end a shot:title"
    )
    assert second.returncode == 0, second.stderr
    assert [line.rpartition("/")[2] for line in second.stdout.split()[1::2]] == ["end.png", "title.png"]
    assert {png_size(path) for path in (tmp_path / "out").glob("*.png")} == {(240, 240)}
    assert again.state == shadow.state
    left = [path.name for path in (tmp_path / "out" / "saves").iterdir()]
    assert left == ["castle_panic.sta"], "it ran to its end: it is counted, and nothing is left to resume"


def test_the_menu_headless(tmp_path):
    done = host_sim(tmp_path, "play", "--view", "headless", "--keys", "shot:title a shot:setup quit a", "--out", "out")
    assert done.returncode == 0, done.stderr
    shots = [tmp_path / "out" / "title.png", tmp_path / "out" / "setup.png"]
    assert [png_size(path) for path in shots] == [(240, 240)] * 2
    assert shots[0].read_bytes() != shots[1].read_bytes()


def test_every_language_and_the_one_that_was_set(tmp_path):
    pictures = {}
    for words in (("--lang", "ru"), ("--lang", "el"), ("--lang", "en"), ()):
        done = host_sim(tmp_path, "play", *words, "--view", "headless", "--keys", "shot:title", "--out", "out")
        assert done.returncode == 0, done.stderr
        pictures[words[1:]] = (tmp_path / "out" / "title.png").read_bytes()
        # one run's choice is not kept
        assert not (tmp_path / "out" / "saves" / "settings").exists()
    assert len(set(pictures.values())) == 3
    (tmp_path / "out" / "saves" / "settings").write_text("1 lang=ru\n")
    host_sim(tmp_path, "play", "--view", "headless", "--keys", "shot:title", "--out", "out")
    assert (tmp_path / "out" / "title.png").read_bytes() == pictures[("ru",)]


@pytest.mark.parametrize("board", ["PICO_LCD_1_3", "pimoroni-picosystem"])
def test_every_board(tmp_path, board):
    words = ("castle_panic", "--board", board, "--seed", "1", "--keys", "right a right a shot", "--out", ".")
    done = host_sim(tmp_path, "play", *words)
    assert done.returncode == 0, done.stderr
    assert png_size(tmp_path / "shot-001.png") == (240, 240)


def test_saves_are_kept_in_the_home_without_out(tmp_path):
    done = host_sim(tmp_path, "play", "castle_panic", "--seed", "1", "--keys", "a")
    assert done.returncode == 0, done.stderr
    assert [path.name for path in (tmp_path / ".pocket_tabletop").iterdir()] == ["castle_panic.1"]


def test_no_screen_and_no_terminal_plays_a_demo(tmp_path):
    """What `make play` does on a machine that has neither."""
    done = host_sim(tmp_path, "play", timeout=180)  # a whole game with its pictures
    assert done.returncode == 0, done.stderr
    assert "No screen and no terminal" in done.stderr
    assert "[CP-" in done.stdout and ("Won." in done.stdout or "Lost." in done.stdout)
    assert len(list((tmp_path / "demo").glob("*.png"))) > 10
    assert (tmp_path / "demo" / "castle_panic-3.replay").is_file()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seed", "3"), "GAME"),
        (("castle_panic", "--seed", "no-one"), "--seed"),
        (("castle_panic", "--options", "king_2=maybe"), "off or on"),
        (("castle_panic", "--board", "NONE"), "board"),
        (("castle_panic", "--lang", "fr"), "language"),
        (("castle_panic", "--view", "hologram"), "view"),
        (("castle_panic", "--view", "headless", "--keys", "a b jump"), "word 3"),
        (("castle_panic", "--keys", "a*0"), "word 1"),
        (("chess",), "game"),
    ],
)
def test_what_play_refuses(tmp_path, words, said):
    refused(host_sim(tmp_path, "play", *words), said)
    assert list(tmp_path.iterdir()) == []


def test_out_must_be_a_folder(tmp_path):
    (tmp_path / "file").write_text("mine")
    refused(host_sim(tmp_path, "play", "--keys", "a", "--out", "file"), "--out")
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize(("view", "sleeps"), [("window", False), ("terminal", False), ("headless", True)])
def test_only_a_script_sees_the_light_go_out(monkeypatch, tmp_path, view, sleeps):
    from host_sim.front.rig import load_board

    load_board("PIMORONI_PICOSYSTEM")
    import main  # once there is a board
    from host_sim import run_play

    seen = []
    shell = type("Shell", (), {"power": type("Power", (), {"sleeps": None})()})()
    monkeypatch.setattr(main, "start", lambda *_: shell)
    monkeypatch.setattr(main, "run", lambda shell: seen.append(shell.power.sleeps))
    monkeypatch.setattr(main, "boot", lambda _saves, _report, shell: seen.append(shell.power.sleeps))
    run_play._main(str(tmp_path), (), view, None, "")
    assert seen[0] is sleeps
