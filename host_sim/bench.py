# SPDX-License-Identifier: MIT
"""`make bench`: speed and size as a markdown table.

Decisions and whole random games a second for each game, on CPython and on MicroPython's
unix port, beside a peer measured in the same run; bytes of a state; heap that one action
asks for; bytes of each .mpy; and a signature of the rules, which changes when any of a
thousand seeded games does.
"""

from __future__ import annotations

import datetime
import json
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from host_sim import bench_peer, bench_play, bench_size, seeded_cases, seeded_compare
from host_sim.arguments import Arguments
from host_sim.interp import unix

ROUNDS = 3
HEAP_GAMES = 40


def machine() -> str:
    """The kind of processor, never the name of the machine."""
    kind = platform.processor()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                kind = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return f"{kind or 'unknown processor'} ({platform.machine()}, {platform.system()})"


Runner = Callable[[float], tuple[int, int, int]]


def best(runners: dict[str, Runner], seconds: float) -> dict[str, dict[str, float]]:
    """Each runner's fastest of some rounds, taken by turns so that all see the same machine."""
    found: dict[str, dict[str, float]] = {}
    for _ in range(ROUNDS):
        for name, run in runners.items():
            decisions, games, micros = run(seconds)
            rate = {"decisions": decisions * 1e6 / micros, "games": games * 1e6 / micros}
            if name not in found or rate["decisions"] > found[name]["decisions"]:
                found[name] = rate
    return found


def here(game: str) -> Runner:
    """Plays a game on this Python."""
    rules = seeded_cases.rules_of(game)
    return lambda seconds: bench_play.play(rules, rules.SEATS[0], 0, seconds)


def on_unix(game: str) -> Runner:
    """Plays a game on MicroPython's unix port."""
    script = Path(bench_play.__file__).read_text(encoding="utf-8")

    def run(seconds: float) -> tuple[int, int, int]:
        decisions, games, micros = unix.run(script, args=[game, str(seconds)]).split()
        return int(decisions), int(games), int(micros)

    return run


def heap(game: str) -> dict[str, int]:
    """Most bytes of MicroPython's heap that one call of each function asked for."""
    jobs = seeded_cases.signature_jobs(game, HEAP_GAMES)
    return {name: int(n) for name, n in map(str.split, seeded_compare.ask(unix, game, jobs, "heap", heap="200k"))}


def signature(game: str) -> str:
    """The rules' signature over a thousand seeded games."""
    return seeded_cases.signature(seeded_compare.lines_here(game, seeded_cases.signature_jobs(game)))


def measure(seconds: float) -> dict:
    """Everything, as JSON takes it."""
    notes = [why for why in (unix.why_missing(), bench_peer.why_missing(), bench_size.why_missing()) if why]
    names = seeded_cases.games()
    runners: dict[str, Runner] = {f"cpython {name}": here(name) for name in names}
    if unix.why_missing() is None:
        runners |= {f"unix {name}": on_unix(name) for name in names}
    if bench_peer.why_missing() is None:
        runners["peer"] = bench_peer.play
    rates = best(runners, seconds)
    games = {}
    for name in names:
        rules = seeded_cases.rules_of(name)
        games[name] = {
            "seats": rules.SEATS[0],
            "cpython": rates[f"cpython {name}"],
            "unix": rates.get(f"unix {name}"),
            "state_bytes": rules.SIZE,
            "heap_bytes": heap(name) if unix.why_missing() is None else None,
            "signature": signature(name),
        }
    return {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "python": platform.python_version(),
        "games": games,
        "peer": {"name": bench_peer.title(), "cpython": rates["peer"]} if "peer" in rates else None,
        "mpy_bytes": bench_size.sizes() if bench_size.why_missing() is None else None,
        "notes": notes,
    }


def _rate(rate: dict[str, float] | None) -> list[str]:
    return [f"{rate['decisions']:,.0f}", f"{rate['games']:,.0f}"] if rate else ["-", "-"]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def table(found: dict) -> str:
    """The markdown text of what was measured."""
    head = ["", "decisions/s, CPython", "games/s, CPython", "decisions/s, MicroPython unix", "games/s, MicroPython unix",
            "bytes of state", "heap bytes per action", "signature of the rules"]
    lines = [f"Measured on {found['date']}, {found['machine']}, CPython {found['python']}.", ""]
    lines += [_row(head), _row(["---"] + ["---:"] * 6 + ["---"])]
    for name, game in found["games"].items():
        used = game["heap_bytes"]
        asked = str(used["legal"] + used["apply"]) if used else "-"
        seats = f"{game['seats']} player" + ("s" if game["seats"] > 1 else "")
        lines.append(_row([f"{name}, {seats}", *_rate(game["cpython"]), *_rate(game["unix"]),
                           str(game["state_bytes"]), asked, f"`{game['signature']}`"]))
    if found["peer"]:
        lines.append(_row([found["peer"]["name"], *_rate(found["peer"]["cpython"]), "-", "-", "-", "-", "-"]))
    lines += [f"\n{note[0].upper()}{note[1:]}." for note in found["notes"]]
    if found["mpy_bytes"]:
        lines += ["", *_sizes(found["mpy_bytes"])]
    return "\n".join(lines)


def _sizes(files: dict[str, tuple[int, int]]) -> list[str]:
    lines = [_row(["file", "source bytes", ".mpy bytes"]), _row(["---", "---:", "---:"])]
    lines += [_row([name, f"{source:,}", f"{mpy:,}"]) for name, (source, mpy) in files.items()]
    total = [sum(part) for part in zip(*files.values())]
    return [*lines, _row(["all", *(f"{n:,}" for n in total)])]


def main(words: Sequence[str] | None = None) -> int:
    """Measure and print; exit status 2 if the JSON file cannot be written."""
    parser = Arguments(prog="make bench", description="Speed and size, as a markdown table.")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the numbers to FILE, too")
    parser.add_argument("--seconds", type=float, default=1.0, help="time of one of the three rounds (default: 1)")
    given = parser.parse_args(words)
    if not 0 < given.seconds <= 60:
        parser.error("--seconds takes more than 0 and at most 60")
    if given.json and not given.json.absolute().parent.is_dir():
        parser.error(f"--json: there is no folder {given.json.absolute().parent}")
    found = measure(given.seconds)
    print(table(found))
    if given.json:
        try:
            given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        except OSError as fault:
            print(f"{given.json} cannot be written: {fault.strerror}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
