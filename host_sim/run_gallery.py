# SPDX-License-Identifier: MIT
"""The work of `gallery`: contact sheets of all screens of a game, and a small one for the README."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from host_sim import games, handheld, places
from host_sim.errors import UserError
from host_sim.gallery import Picture, take_all
from host_sim.paths import ROOT

OUT = ROOT / "build" / "gallery"
README_PICTURE = ROOT / "docs" / "img" / "gallery.png"
WIDE = 1500  # a sheet is hardly wider
LARGE = 3
README_COLUMNS = 4


def run_gallery(
    *, game: str, board: str, languages: Sequence[str], out: Path | None, small: Path | None, jobs: int | None = None
) -> int:  # fmt: skip
    """Take all pictures of a game and write the sheets to `out`; the small one to `small`, if given."""
    try:
        import PIL  # noqa: F401
    except ImportError:
        raise UserError("the gallery needs Pillow: make gallery, or pip install '.[gallery]'") from None
    games.get(game)
    handheld.check_screens(game)
    sections = places.sections(game)
    folder = out or OUT
    all_of_them = [place for section in sections.values() for place in section]
    print(f"{len(all_of_them)} screens of {game} in {', '.join(languages)} on {board} ...", flush=True)
    taken = dict(zip([place.name for place in all_of_them], take_all(all_of_them, board, languages, jobs)))
    for code in languages:
        for title, section in sections.items():
            named = [(f"{i} {place.name}", taken[place.name][code]) for i, place in enumerate(section, 1)]
            _write(folder / f"{game}-{code}-{_file(title)}.png", f"{title} ({code})", named)
        chosen = [(name, taken[name][code]) for name, _ in _shown(game)]
        _write(folder / f"{game}-{code}-x{LARGE}.png", "", chosen, LARGE)
    if small:
        _small(small, game, languages, taken)
    return 0


def _shown(game: str) -> Sequence[tuple[str, str]]:
    # (name of a place, language) of what is worth showing first
    return places.module(game).SHOWN


def _small(path: Path, game: str, languages: Sequence[str], taken: dict[str, dict[str, Picture]]) -> None:
    chosen = [(name, taken[name][code if code in languages else languages[0]]) for name, code in _shown(game)]
    _write(path, "", chosen, columns=README_COLUMNS)


def _file(title: str) -> str:
    return title.lower().replace(" ", "-")


def _write(path: Path, title: str, named: list[tuple[str, Picture]], scale: int = 1, columns: int = 0) -> None:
    from host_sim import sheets

    width = named[0][1][0] * scale
    image = sheets.sheet(title, named, columns or max(1, WIDE // width), scale)
    try:
        sheets.save(image, path)
    except OSError as error:
        raise UserError(f"'{path}' cannot be written: {error.strerror}") from None
    print(f"{path}: {len(named)} pictures, {path.stat().st_size // 1024} KB")
