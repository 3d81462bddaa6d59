# SPDX-License-Identifier: MIT
"""Faults of Gherkin files that would make them pass without having checked anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gherkin.dialect import Dialect
from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser


def parse(path: Path) -> tuple[dict[str, Any] | None, list[str]]:
    """The feature of a file (None if it cannot be read) and its faults, each as `file:line: sentence`."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        return None, [f"{path}:1: not UTF-8 text (byte {error.start})"]
    except OSError as error:
        return None, [f"{path}:1: cannot be read: {error.strerror}"]
    if text.startswith("\ufeff"):
        return None, [f"{path}:1: the file begins with a byte order mark: save it as UTF-8 without one"]
    try:
        feature = Parser().parse(text).get("feature")
    except CompositeParserException as error:
        return None, [_malformed(path, error.errors[0])]
    except ParserException as error:
        return None, [_malformed(path, error)]
    if feature is None:
        return None, [f"{path}:1: the file has no Feature"]
    return feature, [f"{path}:{line}: {fault}" for line, fault in sorted(_faults(feature))]


def tags(feature: dict[str, Any]) -> set[str]:
    """Every tag used in a feature, without its @."""
    tagged = [feature, *(child["rule"] for child in feature["children"] if "rule" in child)]
    for scenario in scenarios(feature):
        tagged += [scenario, *scenario["examples"]]
    return {tag["name"][1:] for part in tagged for tag in part["tags"]}


def scenarios(feature: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every scenario and outline of a feature, those inside its rules too."""
    for child in feature["children"]:
        if "rule" in child:
            yield from scenarios(child["rule"])
        elif "scenario" in child:
            yield child["scenario"]


def _malformed(path: Path, error: ParserException) -> str:
    what = str(error).partition("): ")[2] or str(error)
    return f"{path}:{error.location['line']}: malformed Gherkin: {what}"


def _faults(feature: dict[str, Any]) -> Iterator[tuple[int, str]]:
    outline_words = Dialect.for_name(feature["language"]).scenario_outline_keywords
    first_line: dict[str, int] = {}
    for scenario in scenarios(feature):
        line, name = scenario["location"]["line"], scenario["name"]
        if not name:
            yield line, "a scenario has no name"
        elif name in first_line:
            # pytest-bdd keeps scenarios by name: the first one would silently vanish
            yield line, f"scenario '{name}' has the name of the one in line {first_line[name]}"
        first_line.setdefault(name, line)
        if not scenario["steps"]:
            yield line, f"scenario '{name}' has no steps"
        elif all(step["keywordType"] != "Outcome" for step in scenario["steps"]):
            yield line, f"scenario '{name}' has no Then, so it checks nothing"
        for examples in scenario["examples"]:
            if not examples.get("tableBody"):
                yield examples["location"]["line"], f"outline '{name}' has examples without a row"
        if scenario["keyword"] in outline_words and not scenario["examples"]:
            yield line, f"outline '{name}' has no examples"
    if not first_line:
        yield feature["location"]["line"], f"feature '{feature['name']}' has no scenarios"
