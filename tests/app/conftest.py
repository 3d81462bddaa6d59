# SPDX-License-Identifier: MIT
"""Fixtures of the application's tests."""

from __future__ import annotations

import pytest

from tests.app.handheld import Handheld


@pytest.fixture
def hand(monkeypatch, tmp_path) -> Handheld:
    """A handheld that is switched off, with no saved game; new games have the number 4711."""
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: 4711)
    return Handheld(monkeypatch, tmp_path)
