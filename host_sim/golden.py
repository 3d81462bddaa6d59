# SPDX-License-Identifier: MIT
"""Golden transcripts: whole games in action text, with the events and their rules.

    python -m host_sim.golden            compare tests/golden with what the rules say now
    python -m host_sim.golden --write    write them anew

A transcript holds the decisions of its game. They are read back and played again, so that a stronger
computer player changes nothing here; only where there is no decision, or one that the rules now
forbid, does the computer decide (and only when writing).
"""

from __future__ import annotations

import difflib
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from host_sim import games, handheld, paths, seeded_cases, story
from host_sim.arguments import Arguments
from host_sim.errors import UserError

FOLDER = paths.ROOT / "tests" / "golden"
LEVEL = 1
_DECISION = re.compile(r" *\d+  seat \d+: (.*?)  \(of \d+\)")
_NO_ACTION = 0xFFFF
_BUDGET = 64


class Case(NamedTuple):
    """A game that is kept: which, its name, seats, options, seed."""

    game: str
    name: str
    seats: int
    options: dict[str, str]
    seed: int

    @property
    def path(self) -> Path:
        """Where its transcript stands."""
        return FOLDER / self.game / f"{self.name}.txt"

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


def cases() -> list[Case]:
    """All of them."""
    found = []
    for game in seeded_cases.games():
        kept = importlib.import_module(f"host_sim.games.{game}.golden")
        found += [Case(game, *case) for case in kept.CASES]
    return found


def decisions(text: str) -> list[str]:
    """The action texts of a transcript."""
    return [found[1] for line in text.split("\n") if (found := _DECISION.fullmatch(line))]


def transcript(case: Case, recorded: list[str], decide: bool = False) -> str:
    """The game with these decisions; with `decide` the computer makes those that lack.  UserError if one is not possible."""
    handheld.set_language("en")
    return "\n".join(_lines(case, recorded, decide)) + "\n"


def _lines(case: Case, recorded: list[str], decide: bool) -> Iterator[str]:
    game = games.get(case.game)
    session = importlib.import_module("core.session").Session(game.rules)
    packed = handheld.packed_options(game.rules, case.options)
    session.start(bytes(case.seats), packed, case.seed)
    chosen = " ".join(f"{name}={value}" for name, value in case.options.items()) or "none"
    yield f"{case.game}: {case.seats} seat{'s' * (case.seats > 1)}, options: {chosen}, seed: {case.seed}"
    yield from _position(game, session.state)
    table = importlib.import_module("host_sim.seeded_table").Table(seeded_cases.Case(case.game, case.seats, packed))
    left = list(recorded)
    while not session.is_over():
        action = _recorded(game, session, left.pop(0)) if left else _NO_ACTION
        if action == _NO_ACTION:
            if not decide:
                raise UserError(f"{case}: decision {session.plies + 1} is missing or not possible any more")
            left = []
            action = _decided(game, session)
        yield f"{story.decision_line(game, session, action)}  (of {len(table.legal(session.state))})"
        session.act(action)
        yield from story.event_lines(game)
    yield from _position(game, session.state)
    yield story.outcome(game, session.state)


def _position(game: games.Game, state) -> list[str]:
    return ["", *game.notation.position_text(state).split("\n"), ""]


def _recorded(game: games.Game, session, text: str) -> int:
    # the action of a text, if it is possible now
    try:
        action = game.notation.parse_action(session.state, text)
    except UserError:
        return _NO_ACTION
    return _NO_ACTION if game.rules.why_not(session.state, action) else action


def _decided(game: games.Game, session) -> int:
    rules, bot = game.rules, game.bot
    seat = rules.to_move(session.state)
    view = rules.make()
    rules.observe(session.state, seat, view)
    bot.start(view, seat, LEVEL, session.plies + 1)
    action = _NO_ACTION
    while action == _NO_ACTION:
        action = bot.step(_BUDGET)
    return action


def differences(case: Case) -> list[str]:
    """Lines in which the kept transcript and the game of now differ, with their signs; empty if they agree."""
    if not case.path.exists():
        return [f"{case.path} does not exist; --write makes it"]
    kept = case.path.read_text(encoding="utf-8")
    try:
        now = transcript(case, decisions(kept))
    except UserError as fault:
        return [str(fault)]
    return list(difflib.unified_diff(kept.split("\n"), now.split("\n"), "kept", "now", lineterm="", n=1))


def write(case: Case) -> bool:
    """Write one transcript anew; True if it has changed."""
    kept = case.path.read_text(encoding="utf-8") if case.path.exists() else ""
    now = transcript(case, decisions(kept), decide=True)
    case.path.parent.mkdir(parents=True, exist_ok=True)
    case.path.write_text(now, encoding="utf-8", newline="\n")
    return now != kept


def main(words: list[str]) -> int:
    """0 if all agree or are written, 1 if some differ."""
    parser = Arguments(prog="python -m host_sim.golden", description="Compare or write the golden transcripts.")
    parser.add_argument("--write", action="store_true", help="write them anew, keeping the decisions that are still possible")
    chosen = parser.parse_args(words)
    status = 0
    for case in cases():
        if chosen.write:
            print(f"{case}: {'written' if write(case) else 'as it was'}")
            continue
        found = differences(case)
        status |= bool(found)
        print(f"{case}: {'agrees' if not found else 'differs'}", *found[:40], sep="\n  ")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
