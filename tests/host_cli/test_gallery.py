# SPDX-License-Identifier: MIT
"""The gallery: the same pictures each time, one a place and language, on labelled sheets."""

from __future__ import annotations

import pytest
from PIL import Image

from games import NAMES
from host_sim import gallery, places, run_gallery, sheets
from host_sim.cli import values
from host_sim.errors import UserError
from host_sim.places import Place

BOARD = values.DEFAULT_BOARD
TITLE = Place("title", "")
PAUSE = Place("pause", "y", "")


def test_every_game_has_places_of_different_names_and_shows_some_of_them():
    for game in NAMES:
        listed = [place for section in places.sections(game).values() for place in section]
        names = [place.name for place in listed]
        assert len(names) == len(set(names))
        assert {place.game for place in listed} == {game}
        for name, code in places.module(game).SHOWN:
            assert name in names and code in values.LANGUAGES


def test_a_game_without_a_list_of_screens_is_named():
    with pytest.raises(UserError, match=r"^no screens of chess are listed yet"):
        places.sections("chess")


def test_a_place_looks_the_same_each_time_and_different_in_each_language():
    first = gallery.take(PAUSE, BOARD, values.LANGUAGES)
    assert list(first) == list(values.LANGUAGES)
    assert len({picture for _, _, picture in first.values()}) == len(first)
    assert gallery.take(PAUSE, BOARD, ("ru",)) == {"ru": first["ru"]}


def test_several_processes_give_what_one_gives():
    alone, shared = (gallery.take_all([TITLE, PAUSE], BOARD, ("el",), jobs) for jobs in (1, 2))
    assert alone == shared
    assert alone[0] != alone[1]


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (Place("nowhere", "=Not there"), "the way to 'nowhere' is blocked on PIMORONI_PICOSYSTEM: no row 'Not there'"),
        (Place("outside", "=New game / =Start / y / =Save", None), None),
        (Place("left", "y / =Save / a", ""), "the way to 'left' leads out of the game"),
    ],
)
def test_a_way_that_leads_nowhere_is_named(place, why):
    if why is None:
        assert gallery.take(place, BOARD, ("en",))
        return
    with pytest.raises(UserError) as error:
        gallery.take(place, BOARD, ("en",))
    assert str(error.value).startswith(why)


def test_a_sheet_holds_each_picture_pixel_for_pixel(tmp_path):
    red, blue = (2, 2, bytes((200, 0, 0)) * 4), (2, 2, bytes((0, 0, 200)) * 4)
    path = sheets.save(sheets.sheet("", [("a", red), ("b", blue)], columns=2, scale=3), tmp_path / "s.png")
    image = Image.open(path)
    assert image.mode == "P"
    assert image.size == (8 + 2 * (6 + 8), 8 + 6 + 15 + 8)
    shown = image.convert("RGB")
    for left, colour in ((8, (200, 0, 0)), (22, (0, 0, 200))):
        assert shown.crop((left, 8, left + 6, 14)).getcolors() == [(36, colour)]
        assert shown.getpixel((left - 1, 7)) == sheets.FRAME


def test_a_sheet_for_each_section_and_language(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(places, "sections", lambda game: {"Two of them": [TITLE, PAUSE]})
    monkeypatch.setattr(run_gallery, "_shown", lambda game: [("title", "en"), ("pause", "ru")])
    small = tmp_path / "small.png"
    assert run_gallery.run_gallery(game="castle_panic", board=BOARD, languages=["ru"], out=tmp_path, small=small, jobs=1) == 0
    names = ["castle_panic-ru-two-of-them.png", "castle_panic-ru-x3.png", "small.png"]
    assert sorted(path.name for path in tmp_path.glob("*.png")) == names
    assert Image.open(small).size == (8 + 2 * 248, 8 + 240 + 15 + 8)
    assert "2 screens of castle_panic in ru" in capsys.readouterr().out


def test_the_readme_shows_a_small_one():
    assert run_gallery.README_PICTURE.stat().st_size <= 250 * 1024
    assert "docs/img/gallery.png" in (run_gallery.ROOT / "README.md").read_text(encoding="utf-8")
