# SPDX-License-Identifier: MIT
"""Key scripts: `down*2 a wait:500 b+ shot:menu gif:all quit` to steps, and steps to pressed buttons."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from host_sim import clock

KEYS = ("up", "down", "left", "right", "a", "b", "x", "y")
PRESS_MS, LONG_MS = 40, 700
GAP_MS = 20  # between two presses: longer than a contact bounces
MOST = 9999

_PRESS = re.compile(r"(?P<key>[a-z]+)(?P<long>\+)?(?:\*(?P<times>\d+))?")
_SHOT_NAME = re.compile(r"[A-Za-z0-9_-]+")
_HELP = f"use {' '.join(KEYS)} (KEY*N for many, KEY+ for long), wait:MS, shot, shot:NAME, gif, gif:NAME or quit"


@dataclass(frozen=True)
class Press:
    key: str
    milliseconds: int = PRESS_MS


@dataclass(frozen=True)
class Wait:
    milliseconds: int


@dataclass(frozen=True)
class Shot:
    name: str | None = None


@dataclass(frozen=True)
class Gif:
    name: str | None = None


@dataclass(frozen=True)
class Quit:
    pass


Step = Press | Wait | Shot | Gif | Quit


def parse(script: str) -> list[Step]:
    """The steps of a script; ValueError in one sentence with the bad word and its place."""
    steps: list[Step] = []
    for place, word in enumerate(script.split(), 1):
        try:
            steps += _word(word)
        except ValueError as error:
            raise ValueError(f"word {place} of the key script, '{word}', {error}") from None
    return steps


def _word(word: str) -> list[Step]:
    head, colon, tail = word.partition(":")
    if word == "quit":
        return [Quit()]
    if head in ("shot", "gif"):
        if colon and not _SHOT_NAME.fullmatch(tail):
            raise ValueError("has no name made of letters, digits, - and _ after the colon")
        return [Shot(tail or None) if head == "shot" else Gif(tail or None)]
    if head == "wait":
        return [Wait(_count(tail, "waits for no number of milliseconds"))]
    match = _PRESS.fullmatch(word.lower())
    if match is None or match["key"] not in KEYS:
        raise ValueError(f"is no step; {_HELP}")
    press = Press(match["key"], LONG_MS if match["long"] else PRESS_MS)
    times = 1 if match["times"] is None else _count(match["times"], "is pressed no proper number of times")
    return [press] * times


def _count(digits: str, complaint: str) -> int:
    if not digits.isascii() or not digits.isdigit() or len(digits) > 5 or not 0 < int(digits) <= MOST * 10:
        raise ValueError(f"{complaint} (1 to {MOST * 10})")
    return int(digits)


class Player:
    """Does the next step whenever the firmware waits for a key and the one before is over.

    press(key, milliseconds) holds a button down and returns for how long; shot(name) takes a picture, gif(name) the
    last seconds; over() is called when nothing is left.
    """

    def __init__(
        self,
        steps: list[Step],
        press: Callable[[str, int], int],
        shot: Callable[[str | None], object],
        over: Callable[[], None],
        gif: Callable[[str | None], object] = lambda _name: None,
    ) -> None:
        self._steps = iter(steps)
        self._press, self._shot, self._over, self._gif = press, shot, over, gif
        self._busy_until_us = 0

    def on_idle(self) -> None:
        while clock.current().now_us() >= self._busy_until_us:
            step = next(self._steps, None)
            if step is None:
                return self._over()
            self._do(step)

    def _do(self, step: Step) -> None:
        busy_ms = 0
        if isinstance(step, Press):
            busy_ms = self._press(step.key, step.milliseconds) + GAP_MS
        elif isinstance(step, Wait):
            busy_ms = step.milliseconds
        elif isinstance(step, Shot):
            self._shot(step.name)
        elif isinstance(step, Gif):
            self._gif(step.name)
        else:
            raise clock.Finished
        self._busy_until_us = clock.current().now_us() + busy_ms * 1000
