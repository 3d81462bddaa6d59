# SPDX-License-Identifier: MIT
"""Contrast of text, and distance of meaning colours under colour-vision deficiency."""

from __future__ import annotations

import itertools
import math

import pytest

from ui import palette

# Machado, Oliveira, Fernandes 2009, full severity, on linear RGB
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
NAMES = {v: k for k, v in vars(palette).items() if isinstance(v, int) and not k.startswith("_")}


def linear(color: int) -> list[float]:
    out = []
    for byte in palette.RGB[color * 3 : color * 3 + 3]:
        c = byte / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return out


def contrast(a: int, b: int) -> float:
    """WCAG 2 contrast ratio."""
    low, high = sorted(sum(k * c for k, c in zip((0.2126, 0.7152, 0.0722), linear(v))) for v in (a, b))
    return (high + 0.05) / (low + 0.05)


def lab(color: int, vision: str) -> tuple[float, float, float]:
    rgb = [sum(k * c for k, c in zip(row, linear(color))) for row in VISION[vision]]
    r, g, b = (min(1.0, max(0.0, v)) for v in rgb)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: int, b: int, vision: str) -> float:
    """CIE 1976 colour difference as seen by these eyes."""
    return math.dist(lab(a, vision), lab(b, vision))


def test_sixteen_named_colours():
    assert sorted(NAMES) == list(range(16))
    assert len(palette.RGB) == 48
    assert len({palette.RGB[i * 3 : i * 3 + 3] for i in range(16)}) == 16


def test_contrast_figures_are_the_standard_ones():
    black_on_white = (1.0 + 0.05) / 0.05
    assert black_on_white == pytest.approx(21)
    assert contrast(palette.INK, palette.INK) == 1


@pytest.mark.parametrize("at", range(0, len(palette.TEXT_PAIRS), 2))
def test_text_reads_on_its_ground(at):
    ink, ground = palette.TEXT_PAIRS[at : at + 2]
    assert contrast(ink, ground) >= 4.5, (NAMES[ink], NAMES[ground])


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize(("group", "least"), [*((g, 18) for g in palette.MEANING), (palette.INKS, 12)])
def test_meaning_survives_colour_vision_deficiency(group, least, vision):
    for a, b in itertools.combinations(group, 2):
        assert distance(a, b, vision) >= least, (NAMES[a], NAMES[b])


def test_the_simulation_does_confuse_red_and_green():
    """Guards the tests above: a plain red and green of one lightness must come out close."""
    assert distance(palette.RED, palette.GREEN, "protan") < 0.3 * distance(palette.RED, palette.GREEN, "normal")
