# SPDX-License-Identifier: MIT
"""Then: what must hold. Each failure says what was expected and what was found."""

from __future__ import annotations

import re
from collections.abc import Iterable

from pytest_bdd import parsers, then

from host_sim.errors import UserError
from host_sim.steps import compare
from host_sim.steps.table import Table


@then("the position has")
@then("the position has:")
def has(table: Table, docstring: str = "", datatable: list[list[str]] | None = None) -> None:
    """Only the named fields are compared, whatever their spelling."""
    text = docstring or "\n".join(f"{name}: {value}" for name, value in datatable or ())
    if not text.strip():
        raise AssertionError("this step names no field")
    compare.check(table, text)


@then(parsers.re(r'the (?P<name>(?!events\b|legal\b|position\b)[a-z]+(?: [a-z]+)?(?: \d)?) (?:is|are) "(?P<value>.*)"'))
def a_field(table: Table, name: str, value: str) -> None:
    compare.check(table, f"{name}: {value}")


@then(parsers.re(r'seat (?P<seat>\d+)\'s (?P<name>[a-z]+) (?:is|are) "(?P<value>.*)"'))
def a_seats_field(table: Table, seat: str, name: str, value: str) -> None:
    compare.check(table, f"{name} {seat}: {value}")


@then("the position is unchanged")
def unchanged(table: Table) -> None:
    """Byte for byte as before the last When."""
    if table.image() != table.before:
        raise AssertionError("the position has changed; it is now\n" + table.notation.position_text(table.state))


@then(parsers.re(r"seat (?P<seat>\d+) sees"))
@then(parsers.re(r"seat (?P<seat>\d+) sees:"))
def sees(table: Table, seat: str, docstring: str) -> None:
    """The named fields of what that seat may know: deck and pile stand sorted."""
    out = table.rules.make()
    table.rules.observe(table.state, table.seat(seat), out)
    compare.check(table, docstring, out)


@then(parsers.re(r"seat (?P<seat>\d+) (?P<can>can|cannot) tell the position from"))
@then(parsers.re(r"seat (?P<seat>\d+) (?P<can>can|cannot) tell the position from:"))
def tell_apart(table: Table, seat: str, can: str, docstring: str = "", datatable: list[list[str]] | None = None) -> None:
    """The position with other values in the named fields looks different, or the same, to that seat."""
    text = docstring or "\n".join(f"{name}: {value}" for name, value in datatable or ())
    if not text.strip():
        raise AssertionError("this step names no field")
    table.seat(seat)
    here, there = table.seen(int(seat)), table.seen(int(seat), table.altered(text))
    if (here != there) != (can == "can"):
        look = "alike" if can == "can" else "unlike"
        raise AssertionError(f"expected that seat {seat} {can} tell them apart, but they look {look}")


# --- decisions ----------------------------------------------------------------


def _lines(docstring: str, datatable: list[list[str]] | None) -> list[str]:
    lines = [row[0] for row in datatable or ()] + [line.strip() for line in (docstring or "").splitlines()]
    return [line for line in lines if line]


def _texts(table: Table, actions: Iterable[int]) -> str:
    return "; ".join(table.text(action) for action in sorted(actions))


@then("the legal actions are")
@then("the legal actions are:")
def legal_are(table: Table, docstring: str = "", datatable: list[list[str]] | None = None) -> None:
    """Exactly these, in any order."""
    wanted = {table.parse(line) for line in _lines(docstring, datatable)}
    found = set(table.legal())
    if wanted != found:
        missing, extra = _texts(table, wanted - found), _texts(table, found - wanted)
        raise AssertionError(f"missing: {missing or '-'}\nnot expected: {extra or '-'}")


@then("the legal actions include")
@then("the legal actions include:")
def legal_include(table: Table, docstring: str = "", datatable: list[list[str]] | None = None) -> None:
    lines = _lines(docstring, datatable)
    if not lines:
        raise AssertionError("this step names no action")
    for line in lines:
        is_legal(table, line)


@then(parsers.re(r'"(?P<text>[^"]*)" is legal'))
def is_legal(table: Table, text: str) -> None:
    rule = table.why_not(table.parse(text))
    if rule:
        raise AssertionError(f"expected '{text}' to be legal, but {table.rule(rule)} forbids it")


@then(parsers.re(r'"(?P<text>[^"]*)" is illegal by (?P<rule>[A-Z]+-\d+)'))
def is_illegal(table: Table, text: str, rule: str) -> None:
    _refused(table, text, table.why_not(table.parse(text)), rule)


@then(parsers.re(r"it is refused by (?P<rule>[A-Z]+-\d+)"))
def refused(table: Table, rule: str) -> None:
    """About the last 'tries'; nothing may have changed."""
    if table.refusal is None:
        raise AssertionError("nothing was tried: this step follows 'When seat N tries'")
    _refused(table, "it", table.refusal, rule)
    unchanged(table)


def _refused(table: Table, text: str, number: int, rule: str) -> None:
    if not number:
        raise AssertionError(f"expected that {rule} forbids '{text}', but it is legal")
    if table.rule(number) != rule:
        raise AssertionError(f"expected that {rule} forbids '{text}', but {table.rule(number)} does")


@then(parsers.re(r'no legal action (?:begins with|is) "(?P<text>.*)"'))
def none_like(table: Table, text: str) -> None:
    first = text.lower().partition(" ")[0]
    if first not in table.notation.BEGINNINGS:
        raise AssertionError(f"no action begins with '{first}'; one begins with {', '.join(table.notation.BEGINNINGS)}")
    found = [a for a in map(table.text, table.legal()) if a.lower().startswith(text.lower())]
    if found:
        raise AssertionError(f"expected no legal action that begins with '{text}', found: {'; '.join(found)}")


@then(parsers.re(r"seat (?P<seat>\d+) must decide"))
def must_decide(table: Table, seat: str) -> None:
    mover = table.rules.to_move(table.state) + 1
    if mover != int(seat) or not table.legal():
        who = f"seat {mover} must" if mover and table.legal() else "nobody has to"
        raise AssertionError(f"expected that seat {seat} must decide, found that {who}")


@then("nobody must decide")
def nobody(table: Table) -> None:
    if table.rules.to_move(table.state) >= 0 and table.legal():
        raise AssertionError(f"expected that nobody must decide; legal are: {_texts(table, table.legal())}")


# --- the end ------------------------------------------------------------------


@then(parsers.re(r"the score of seat (?P<seat>\d+) is (?P<points>\d+)"))
def the_score(table: Table, seat: str, points: str) -> None:
    found = table.rules.score(table.state, table.seat(seat))
    if found != int(points):
        raise AssertionError(f"expected a score of {points}, found {found}")


@then(parsers.re(r"the game is (?P<how>won|lost)"))
def over(table: Table, how: str) -> None:
    found = table.rules.result(table.state)
    said = "goes on" if found < 0 else "is won" if found else "is lost"
    if said != f"is {how}":
        raise AssertionError(f"expected that the game is {how}, found that it {said}")


@then("the game goes on")
def goes_on(table: Table) -> None:
    found = table.rules.result(table.state)
    if found >= 0:
        raise AssertionError(f"expected that the game goes on, found that it is {'won' if found else 'lost'}")


@then(parsers.re(r"(?:seats? (?P<seats>[\d, ]+) (?:is|are)|nobody is) the (?P<what>leader|winner)s?"))
def leader(table: Table, seats: str | None, what: str) -> None:
    """Who has won, or leads in the end by the game's own count."""
    mask = table.rules.leaders(table.state) if what == "leader" else max(0, table.rules.result(table.state))
    found = [i + 1 for i in range(max(table.rules.SEATS)) if mask >> i & 1]
    wanted = [int(n) for n in re.findall(r"\d+", seats or "")]
    if wanted != found:
        raise AssertionError(f"expected the {what}s {wanted or 'nobody'}, found {found or 'nobody'}")


def _is_event(found: str, wanted: str) -> bool:
    # the name, or with what it is about, or with the rule as well: `wall`, `wall 3`, `wall 3 by CP-150`
    name_and_what, _, rule = found.lower().partition(" by ")
    wanted_what, _, wanted_rule = wanted.lower().partition(" by ")
    return wanted_rule in ("", rule) and f"{name_and_what} ".startswith(wanted_what + " ")


@then(parsers.re(r'the events include "(?P<names>.*)"'))
def events_include(table: Table, names: str) -> None:
    """Events of the last When, by name or by name and what; in this order, others may lie between."""
    found = table.happened()
    rest = iter(found)
    for name in [part.strip() for part in names.split(",")]:
        if not any(_is_event(one, name) for one in rest):
            raise AssertionError(f"expected the events {names} in this order, found: {'; '.join(found) or 'none'}")


@then(parsers.re(r'no event is "(?P<name>.*)"'))
def no_event(table: Table, name: str) -> None:
    if not any(_is_event(name, known) for known in table.event_names().values()):
        raise AssertionError(f"there is no event '{name}'; there are {', '.join(sorted(table.event_names().values()))}")
    found = [one for one in table.happened() if _is_event(one, name)]
    if found:
        raise AssertionError(f"expected no event '{name}', found: {'; '.join(found)}")


@then(parsers.re(r'the position is refused because "(?P<why>.*)"'))
def position_refused(table: Table, why: str) -> None:
    """What was given cannot be; `why` is a part of what is said about it."""
    try:
        table.image()
    except UserError as fault:
        if why not in str(fault):
            raise AssertionError(f"expected a refusal with '{why}', found: {fault}") from None
        return
    raise AssertionError(f"expected that the position is refused because '{why}', but it can be")
