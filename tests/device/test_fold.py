# SPDX-License-Identifier: MIT
"""Folding of constants across modules: what it replaces, and what it must leave alone."""

from __future__ import annotations

import ast

import pytest

from host_sim.device import files, fold

DATA = "from micropython import const\nA_B = const(3)\nOTHER = const(A_B << 2)\n_OWN = const(1)\nTABLE = (A_B, 9)\n"


def fold_with(source: str, **more: str) -> dict[str, str]:
    return fold.folded({"games.data": DATA, "user": source, **more})


@pytest.mark.parametrize(
    "source,wanted",
    [
        ("from games import data\nx = data.OTHER\n", "x = 12\n"),
        ("import games.data as d\nx = [d.A_B, d.TABLE]\n", "x = [3, d.TABLE]\n"),
        ("from games.data import A_B, TABLE\nx = A_B + TABLE[1]\n", "from games.data import TABLE\nx = 3 + TABLE[1]\n"),
        ("from games.data import (\n    A_B,\n    OTHER,\n)\nx = OTHER\n", "\n\n\nx = 12\n"),
        ("def f():\n    from games.data import A_B as n\n    return n\n", "    pass\n    return 3\n"),
        ("from games import data\nж = 'ё' + str(data.A_B)\n", "ж = 'ё' + str(3)\n"),
    ],
)
def test_a_constant_becomes_its_number(source, wanted):
    assert fold_with(source)["user"].endswith(wanted)


@pytest.mark.parametrize(
    "source",
    [
        "from games import data\ndef f(data):\n    return data.A_B\n",
        "from games import data\ndata = other\nx = data.A_B\n",
        "from games.data import A_B\nA_B = 4\nx = A_B\n",
        "x = thing.A_B\n",
    ],
)
def test_what_is_not_certain_stays(source):
    out = fold_with(source)
    assert out["user"] == source and "\nA_B = const(3)" in out["games.data"]


def test_a_constant_that_nobody_asks_for_becomes_private():
    out = fold_with("from games import data\nx = data.A_B\n")["games.data"]
    assert "\n_A_B = const(3)\n_OTHER = const(_A_B << 2)\n" in out and "TABLE = (_A_B, 9)" in out


@pytest.mark.parametrize("source", ["x = getattr(module, 'A_B')\n", "x = load('games.data').A_B\n", "x = f'{m.A_B}'\n"])
def test_a_constant_asked_for_by_name_keeps_it(source):
    assert "\nA_B = const(3)\n_OTHER" in fold_with(source)["games.data"]


def test_constants_handed_on_by_a_star_import_fold_too():
    out = fold_with("import front as f\nx = f.OTHER\n", front="from games.data import *\n")
    assert out["user"].endswith("x = 12\n")


def test_the_firmware_keeps_its_lines_and_compiles():
    from host_sim.paths import FIRMWARE

    for name, source in files.sources().items():
        before = (FIRMWARE / name).read_text(encoding="utf-8")
        assert source.count("\n") == before.count("\n"), name
        ast.parse(source)


def test_folding_pays():
    folded = files.sources()["games/castle_panic/data.py"]
    public = [node.targets[0].id for node in ast.parse(folded).body if isinstance(node, ast.Assign)]  # type: ignore[attr-defined]
    assert len([name for name in public if not name.startswith("_")]) < 40
