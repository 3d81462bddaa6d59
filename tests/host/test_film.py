# SPDX-License-Identifier: MIT
"""The last seconds as a GIF: what was seen, when, and no more than 20 pictures a second."""

import pytest

from host_sim import front
from host_sim.front import film
from tests.host import demo_main

Image = pytest.importorskip("PIL.Image")

PICOSYSTEM = "PIMORONI_PICOSYSTEM"


def frames(path):
    """(milliseconds, picture) of each frame of a GIF."""
    out = []
    with Image.open(path) as image:
        for i in range(getattr(image, "n_frames", 1)):
            image.seek(i)
            out.append((image.info.get("duration", 0), image.convert("RGB").tobytes()))
    return out


def record(tmp_path, keys):
    return front.run(PICOSYSTEM, "headless", keys=keys, out=tmp_path, main=demo_main.main)


def test_every_picture_stands_as_long_as_on_the_screen(tmp_path):
    result = record(tmp_path, "wait:500 shot:one right wait:940 shot:two a wait:440 shot:three gif:all")
    assert [path.name for path in result.shots] == ["one.png", "two.png", "three.png", "all.gif"]
    seen = frames(tmp_path / "all.gif")[-3:]
    for (_, picture), name in zip(seen, ("one", "two", "three"), strict=True):
        with Image.open(tmp_path / f"{name}.png") as shot:
            assert shot.convert("RGB").tobytes() == picture, name
    times = [ms for ms, _ in seen]
    assert abs(times[1] - 1000) <= film.FRAME_MS and times[2] == film.HOLD_MS


def test_only_the_last_seconds_are_kept(tmp_path):
    record(tmp_path, "right wait:3000 down wait:5000 a wait:6000 gif")
    kept = frames(tmp_path / "shot-001.gif")
    assert len(kept) == 2, "what stood when the eight seconds began, and what came in them"
    assert abs(sum(ms for ms, _ in kept) - 1000 * film.SECONDS) <= 2 * film.FRAME_MS


def test_no_more_than_twenty_a_second(tmp_path):
    record(tmp_path, "right left " * 20 + "gif:quick")
    kept = frames(tmp_path / "quick.gif")
    assert 10 < len(kept) and all(ms >= film.FRAME_MS for ms, _ in kept)


def test_a_film_without_pillow_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(film, "possible", lambda: False)
    with pytest.raises(ValueError, match="Pillow"):
        record(tmp_path, "a gif")
