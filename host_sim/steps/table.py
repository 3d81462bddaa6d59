# SPDX-License-Identifier: MIT
"""The table a scenario is played at: what was given, the state it makes, what was done last."""

from __future__ import annotations

import importlib
import importlib.util
from array import array
from types import ModuleType

from host_sim import games
from host_sim.games.fields import options_text, split
from host_sim.steps.dice import words_for


def _optional(name: str) -> ModuleType | None:
    # a module that not every game has
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


class Table:
    """One game in one scenario.

    The Givens only collect; the state is made when the first When or Then needs it.
    """

    def __init__(self, game: str) -> None:
        found = games.get(game)
        self.rules = found.rules
        self.notation = found.notation
        self.log = found.log
        self.data = importlib.import_module(f"games.{game}.data")
        self.phases = _optional(f"host_sim.games.{game}.phases")
        self.wording = importlib.import_module(f"host_sim.games.{game}.wording")
        self.events: ModuleType = importlib.import_module("core.events")
        self.seats: int = self.rules.SEATS_DEFAULT
        self.options = 0
        self.seed: int | None = None
        self.fields: list[str] = []
        self.dice: list[int] = []
        self.before = b""
        self.refusal: int | None = None
        self.boundary = 0
        self._state = None

    @property
    def state(self):
        """The state now; made from what was given at the first use."""
        if self._state is None:
            self._state = self._begin()
            self.before = self.image()
        return self._state

    def _begin(self):
        if self.fields:
            state = self.notation.parse_position("\n".join([*self._head(), *self.fields]))
            if self.seed is not None:
                importlib.import_module("core.rng").seed(state[1], self.seed)
        else:
            state = self.rules.make()
            self.rules.new(state, self.seats, self.options, self.seed or 0)
        if self.dice:
            state[1][0:4] = array("H", words_for(self.dice))
        return state

    def _head(self) -> list[str]:
        # the seats and options of the Given, unless the position names its own
        named = {field.partition(":")[0].strip() for field in self.fields}
        head = [] if "seats" in named else [f"seats: {self.seats}"]
        if self.options and "options" not in named:
            head.append("options: " + options_text(self.rules.OPTIONS, self.options))
        return head

    def give(self, text: str) -> None:
        """Add fields of the position text."""
        self.must_be_new()
        self.fields += [line.strip() for line in text.splitlines() if line.strip()]

    def must_be_new(self) -> None:
        """Refuse a Given after the play has begun."""
        if self._state is not None:
            raise AssertionError("this Given comes after a When or Then: the position is already on the table")

    def seat(self, number: str) -> int:
        """Index of the seat a step names; a seat that is not at the table is a fault of the scenario."""
        seats = self.rules.seats(self.state)
        if not 1 <= int(number) <= seats:
            raise AssertionError(f"there is no seat {number}: the game has {seats}")
        return int(number) - 1

    def seen(self, seat: int, state=None) -> bytes:
        """What a seat (from 1) may know of the position now or of another one, as bytes."""
        b, w = out = self.rules.make()
        self.rules.observe(state or self.state, seat - 1, out)
        return bytes(b) + w.tobytes()

    def altered(self, text: str):
        """The position now with other values in the fields of `text`; what it draws from is dealt anew."""
        fields = {name: field.value for name, field in split(self.notation.position_text(self.state)).items.items()}
        for name in self.wording.DEALT:
            fields.pop(name, None)
        fields.update((name, field.value) for name, field in split(text).items.items())
        return self.notation.parse_position("\n".join(f"{name}: {value}" for name, value in fields.items()))

    # --- doing things -----------------------------------------------------------

    def image(self) -> bytes:
        """The state as bytes."""
        b, w = self.state
        return bytes(b) + w.tobytes()

    def start(self) -> None:
        """A When begins: remember what was, forget the events of the one before."""
        self.before = self.image()
        self.refusal = None
        self.events.clear()

    def legal(self) -> list[int]:
        """The legal actions now."""
        out = array("H", bytes(2 * self.rules.MAX_ACTIONS))
        return list(out[: self.rules.legal(self.state, out)])

    def why_not(self, action: int) -> int:
        """0 or the number of the rule that forbids; the two ways the rules have to say it must agree."""
        rule = self.rules.why_not(self.state, action)
        if (rule == 0) != (action in self.legal()):
            said = self.rule(rule) if rule else "legal"
            raise AssertionError(f"the rules contradict themselves: why_not says {said} to '{self.text(action)}', legal() not")
        return rule

    def apply(self, action: int) -> None:
        """Do a legal action, inside the phase that is being watched if one is."""
        if self.boundary:
            if self.game_phases().inside(self.boundary, lambda: self.rules.apply(self.state, action)):
                self.boundary = 0
        else:
            self.rules.apply(self.state, action)

    def game_phases(self) -> ModuleType:
        """The game's module of phases that pass on their own; a scenario at fault if it has none."""
        if self.phases is None:
            raise AssertionError("in this game no phase passes on its own")
        return self.phases

    def run_phase(self, number: int) -> None:
        """Let one phase pass, up to its end or its first question."""
        done = self.game_phases().run(self.state, number)
        self.boundary = 0 if done else number

    def settle(self) -> None:
        """A When is over: what stands on the table now must be possible (CP-010 .. CP-013 and the like)."""
        resting = self.legal() or self.rules.to_move(self.state) < 0
        self.notation.validate(self.state if resting else self.game_phases().at_rest(self.state))

    # --- words ------------------------------------------------------------------

    def parse(self, text: str) -> int:
        """The action a text means."""
        return self.notation.parse_action(self.state, text)

    def text(self, action: int) -> str:
        """The text of an action; its number where it has none."""
        try:
            return self.notation.action_text(self.state, action)
        except Exception:
            return f"0x{action:04x}"

    def rule(self, number: int) -> str:
        """A rule's id."""
        return f"{self.rules.RULE_PREFIX}-{number:03d}"

    def event_names(self) -> dict[int, str]:
        """What a step calls each event code of the game."""
        return {getattr(self.data, n): n[3:].lower() for n in dir(self.data) if n.startswith("EV_")}

    def happened(self) -> list[str]:
        """The events of the last When in their order, as `name what by rule`: `wall 3 by CP-150`."""
        names = self.event_names()
        log = self.events.LOG
        out = []
        for i in range(1, log[0], 2):
            code, x = log[i] >> 8, log[i] & 0xFF
            what = self.wording.event(self.state, code, x, log[i + 1])
            out.append(f"{names[code]} {what} by {self.rule(self.log.rule(code, x, log[i + 1]))}")
        return out
