# SPDX-License-Identifier: MIT
"""A table at which any game is played by buttons, beside the same game without a screen; each game's player sits down at one."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from types import ModuleType

from core import rng
from core.session import Session
from tests.app.handheld import Handheld, Story

Policy = Callable[[Session], int]
NO_ACTION = 0xFFFF


class Table:
    """One game: its rules and computer player, the keys of an action, and when a question must be covered."""

    def __init__(
        self, rules: ModuleType, bot: ModuleType, presses: Callable[..., Story], secret: Callable[[Session], bool]
    ) -> None:
        self.rules, self.bot, self.presses, self.secret = rules, bot, presses, secret

    def legal(self, state) -> list[int]:
        """The legal actions."""
        out = array("H", bytes(2 * self.rules.MAX_ACTIONS))
        return list(out[: self.rules.legal(state, out)])

    def of_any_kind(self, seed: int) -> Policy:
        """Any kind of legal action, then any of that kind: seldom things come as often as common ones."""
        stream = array("H", bytes(8))
        rng.seed(stream, seed)

        def choose(session: Session) -> int:
            actions = self.legal(session.state)
            kinds = sorted({a >> 11 for a in actions})
            kind = kinds[rng.rnd(stream, len(kinds))]
            actions = [a for a in actions if a >> 11 == kind]
            return actions[rng.rnd(stream, len(actions))]

        return choose

    def computer(self, session: Session) -> int:
        """What the computer does whose seat must decide now."""
        seen, seat = self.rules.make(), self.rules.to_move(session.state)
        self.rules.observe(session.state, seat, seen)
        self.bot.start(seen, seat, session.level(), (session.seed + session.plies * 7919) & 0xFFFFFF)
        action = NO_ACTION
        while action == NO_ACTION:
            action = self.bot.step(1000)
        return action

    def play(
        self,
        hand: Handheld,
        shadow: Session,
        choose: Policy,
        plies: int = 0xFFFF,
        held: Callable[[int], None] = lambda _: None,
    ) -> Story:
        """Play by buttons what `choose` says for the persons, up to so many of their decisions or the end.

        `shadow` is a session of the same game without any screen; after each decision both agree.  `held(seat)` hears who
        lifts a cover.
        """
        self.let_computers(shadow)
        agree(hand, shadow)
        while not shadow.is_over() and plies:
            asked = self.rules.to_move(shadow.state)
            bare = not hand.covered and self.secret(shadow)
            assert not bare or hand.view.viewer == asked, "what only this seat may see was not covered"
            if hand.covered:
                held(asked)
                yield "a"
            assert hand.seat == asked + 1, "another seat is asked"
            action = choose(shadow)
            yield from self.presses(hand, shadow.state, action)
            shadow.act(action)
            self.let_computers(shadow)
            plies -= 1
            agree(hand, shadow)

    def let_computers(self, shadow: Session) -> None:
        """Play the computers' decisions up to the next one of a person."""
        while not shadow.is_over() and shadow.level():
            shadow.act(self.computer(shadow))


def agree(hand: Handheld, shadow: Session) -> None:
    """The screen's game is the one played without a screen, decision by decision."""
    mine, others = hand.session.actions[: hand.session.plies], shadow.actions[: shadow.plies]
    assert list(mine) == list(others), f"decision {shadow.plies} is another one on the screen"
    assert hand.session.state == shadow.state, f"after decision {shadow.plies} the screen's game is another one"
