# SPDX-License-Identifier: MIT
"""Modules that pass: gone from memory when their time is over, the same when they come again."""

from __future__ import annotations

import sys

import pytest

from core import loading


@pytest.fixture
def lean(monkeypatch, tmp_path):
    """As on the board; with a package `shelf` of two modules, one of which brings the other."""
    monkeypatch.setattr(loading, "keep", False)
    monkeypatch.syspath_prepend(str(tmp_path))
    folder = tmp_path / "shelf"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "one.py").write_text("from shelf import two\nNAME = 'one'\n")
    (folder / "two.py").write_text("")
    yield
    for name in ("shelf", "shelf.one", "shelf.two"):
        sys.modules.pop(name, None)


def test_what_passes_is_forgotten_with_what_it_brought(lean):
    assert loading.passing("shelf.one").NAME == "one"
    first = loading.passing("shelf.one")
    assert first is loading.passing("shelf.one") and "shelf.two" in sys.modules
    loading.tidy()
    assert not {"shelf.one", "shelf.two"} & set(sys.modules)
    assert loading.passing("shelf.one") is not first
    loading.tidy()


def test_what_was_there_before_stays(lean):
    two = loading.load("shelf.two")
    loading.passing("shelf.one")
    loading.tidy()
    assert sys.modules["shelf.two"] is two and "shelf.one" not in sys.modules


def test_a_pc_keeps_everything():
    assert loading.keep
    book = loading.passing("app.rulebook")
    loading.tidy()
    assert sys.modules["app.rulebook"] is book
