# SPDX-License-Identifier: MIT
"""The set-up choices of a command line."""

from __future__ import annotations

import pytest

from games.monster_hex import data, rules
from host_sim.errors import UserError
from host_sim.handheld import packed_options


def test_a_choice_is_on_or_off_or_yes_or_no_as_the_screens_say():
    for word in ("on", "yes"):
        assert packed_options(rules, {"abilities": word}) == data.ABLE
    for word in ("off", "no"):
        assert packed_options(rules, {"abilities": word}) == 0


def test_another_word_is_refused_with_those_that_there_are():
    with pytest.raises(UserError, match="off or on"):
        packed_options(rules, {"abilities": "maybe"})


@pytest.mark.parametrize("command", ["play monster_hex --view headless --keys quit", "demo monster_hex", "arena monster_hex"])
def test_a_set_up_that_the_rules_forbid_is_one_sentence(capsys, tmp_path, monkeypatch, command):
    from host_sim import cli

    monkeypatch.chdir(tmp_path)
    seats = "1,1,1" if command.startswith("arena") else "3"
    assert cli.main([*command.split(), "--seats", seats, "--options", "shared=on"]) == 2
    assert capsys.readouterr().err == "host_sim: --options: not with 3 seats (MH-150)\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words, said",
    [
        ("demo cave_troll --seats 9", "--seats: this game takes 2 or 3 or 4, not 9"),
        ("demo cave_troll --options thiefStairs=on", "--options: no option thiefStairs; there are: game, dark,"),
    ],
)
def test_what_a_game_does_not_know_is_said_with_what_it_knows(capsys, tmp_path, monkeypatch, words, said):
    from host_sim import cli

    monkeypatch.chdir(tmp_path)
    assert cli.main(words.split()) == 2
    assert said in capsys.readouterr().err
