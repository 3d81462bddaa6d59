# SPDX-License-Identifier: MIT
"""Which statement of a game's rules is tested where: `python -m host_sim.rule_report GAME`.

Statements are the table rows of docs/rules/GAME.md that begin with an id. Tests are the
scenarios of tests/features/GAME tagged with it, and Python tests below a comment
`# rules: CP-043, CP-044`. What has no test stands in tests/features/GAME/untested.txt, a line
`CP-002 reason` each.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from host_sim import feature_lint, paths
from host_sim.errors import UserError

_ID = r"[A-Z]{2}-\d{3}"
_ROW = re.compile(rf"^\| *({_ID}) *\| *(.*?) *\|$", re.M)
_COMMENT = re.compile(rf"^ *# rules: ((?:{_ID}(?:, *)?)+)$", re.M)


@dataclass
class Statement:
    """A statement of the rules, the tests that name it, the reason why there is none."""

    text: str
    tests: list[str] = field(default_factory=list)
    reason: str = ""


def collect(game: str, root: Path = paths.ROOT) -> tuple[dict[str, Statement], list[str]]:
    """Each statement of a game by its id, and what is wrong with the books, a sentence each."""
    document = root / "docs" / "rules" / f"{game}.md"
    if not document.exists():
        raise UserError(f"there are no rules '{game}': {document} does not exist")
    found: dict[str, Statement] = {}
    faults = []
    for rule, text in _ROW.findall(document.read_text(encoding="utf-8")):
        if rule in found:
            faults.append(f"{document.name}: {rule} stands twice")
        found[rule] = Statement(text)
    for rule, test in [*_scenarios(root / "tests" / "features" / game), *_python_tests(root / "tests")]:
        if rule in found:
            found[rule].tests.append(test)
        elif any(rule[:3] == known[:3] for known in found):
            faults.append(f"{test}: there is no statement {rule}")
    faults += _reasons(root / "tests" / "features" / game / "untested.txt", found)
    faults += [f"{rule} has neither a test nor a reason: {s.text}" for rule, s in found.items() if not s.tests and not s.reason]
    return found, faults


def _scenarios(folder: Path) -> list[tuple[str, str]]:
    out = []
    for path in sorted(folder.glob("*.feature")):
        feature, _faults = feature_lint.parse(path)
        for scenario in feature_lint.scenarios(feature) if feature else ():
            tags = [tag["name"][1:] for tag in (*feature["tags"], *scenario["tags"])] if feature else []
            out += [(tag, f"{path.stem}: {scenario['name']}") for tag in tags if re.fullmatch(_ID, tag)]
    return out


def _python_tests(folder: Path) -> list[tuple[str, str]]:
    out = []
    for path in sorted(folder.rglob("test_*.py")):
        for rules in _COMMENT.findall(path.read_text(encoding="utf-8")):
            out += [(rule, path.relative_to(folder).as_posix()) for rule in re.findall(_ID, rules)]
    return out


def _reasons(path: Path, found: dict[str, Statement]) -> list[str]:
    faults = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.exists() else (), 1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        rule, _, reason = line.partition(" ")
        if rule not in found:
            faults.append(f"{path.name}:{number}: there is no statement {rule}")
        elif not reason.strip():
            faults.append(f"{path.name}:{number}: {rule} has no reason")
        elif found[rule].tests:
            faults.append(f"{path.name}:{number}: {rule} has a test ({found[rule].tests[0]}): take the line out")
        else:
            found[rule].reason = reason.strip()
    return faults


def table(game: str, found: dict[str, Statement]) -> str:
    """The report: a line a statement, then the sum."""
    lines = []
    for rule, s in found.items():
        more = f" (+{len(s.tests) - 1})" if len(s.tests) > 1 else ""
        where = f"{s.tests[0]}{more}" if s.tests else f"NO TEST: {s.reason or 'no reason given'}"
        lines.append(f"{rule}  {where}")
    tested = sum(1 for s in found.values() if s.tests)
    excused = sum(1 for s in found.values() if not s.tests and s.reason)
    rest = len(found) - tested - excused
    lines.append(f"{game}: {len(found)} statements, {tested} tested, {excused} with a reason, {rest} open")
    return "\n".join(lines)


def main(words: list[str]) -> int:
    """0 if every statement has a test or a reason, 1 if not, 2 if there is no such game."""
    if len(words) != 1:
        print("host_sim: name one game, as in: python -m host_sim.rule_report castle_panic", file=sys.stderr)
        return 2
    try:
        found, faults = collect(words[0])
    except UserError as fault:
        print(f"host_sim: {fault}", file=sys.stderr)
        return 2
    print(table(words[0], found))
    for fault in faults:
        print(f"FAULT {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
