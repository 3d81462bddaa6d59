# SPDX-License-Identifier: MIT
"""A measured figure of the emulated board, and how long it takes to answer a press."""

from __future__ import annotations

from dataclasses import dataclass

from host_sim.device.board import Handheld

PRESS_US = 20_000
# within this time an answer is complete
ANSWER_US = 600_000


@dataclass
class Figure:
    """A line of the table; `budget`: the most that is allowed (`least`: the least)."""

    name: str
    value: float
    unit: str
    budget: float | None = None
    least: bool = False

    @property
    def met(self) -> bool:
        return self.budget is None or (self.value >= self.budget if self.least else self.value <= self.budget)


def answer(hand: Handheld, key: str, us: int = 200_000) -> float:
    """Milliseconds from a press to the last pixel of what it changes within so many microseconds."""
    pressed = hand.chip.state["us"]
    hand.press(key, PRESS_US)
    hand.run(us)
    return (hand.last_us - pressed) / 1000
