# SPDX-License-Identifier: MIT
"""Game numbers from words: the documented sum, the same for what looks the same, everywhere."""

from __future__ import annotations

import pytest

from core import seeds
from host_sim.cli import values
from host_sim.errors import UserError
from host_sim.interp import unix, wasm

WORDS = {
    "0": 0, "7": 7, "007": 7, "4294967295": 0xFFFFFFFF, "999999": 999999,
    "A": 65, "AB": 65 * 61 + 66, "A1": 65 * 61 + 49, "ROSA": ((82 * 61 + 79) * 61 + 83) * 61 + 65 & 0xFFFFFF,
}  # fmt: skip
ALIKE = [
    ("rosa", "ROSA", "Rosa"),
    ("КОТ", "кот", "KOT", "ΚΟΤ", "κοτ"),
    ("Μαρία", "ΜΑΡΙΑ", "μαρια", "MAPIA"),
    ("Νίκος", "ΝΙΚΟΣ", "νικοσ"),
    ("ёж", "ЁЖ"),
    ("Ωϊΰ", "ΩΙΥ"),
    ("Zoé", "ZOÉ"),
]
OTHERS = ["ROSA", "ROSB", "RSOA", "ЁЖ", "ЕЖ", "ЙОД", "ИОД", "Ω", "É", "E", "1A", "A1"]
WRONG = ["", "a b", "a-b", "-1", "4294967296", "9999999999", "12345678901", "abcdefghijk", "1_000", "٣", "x²"]
WRONG += ["×", "÷", "Ɐ", "🎲"]


@pytest.mark.parametrize("word, number", WORDS.items())
def test_the_sum_is_the_documented_one(word, number):
    assert seeds.seed_of(word) == number == values.seed(word)


@pytest.mark.parametrize("words", ALIKE, ids=lambda words: words[0])
def test_what_looks_alike_is_the_same_word(words):
    assert len({seeds.seed_of(word) for word in words}) == 1


def test_other_words_are_other_games():
    assert len({seeds.seed_of(word) for word in OTHERS}) == len(OTHERS)


def test_the_numbers_of_words_lie_wide():
    """Of all words of three letters none meets another."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    made = {seeds.seed_of(a + b + c) for a in letters for b in letters for c in letters}
    assert len(made) == 26**3 and max(made) < 1 << 24


@pytest.mark.parametrize("word", WRONG)
def test_what_is_no_word_is_refused(word):
    with pytest.raises(ValueError):
        seeds.seed_of(word)
    with pytest.raises(UserError, match="--seed must be a word of 1 to 10 letters and digits or a whole number"):
        values.seed(word)


def test_accents_of_two_code_points_are_one_letter_on_the_command_line():
    assert values.seed("И\u0306од") == seeds.seed_of("йод")


@pytest.mark.parametrize("port", [unix, wasm], ids=["unix", "wasm"])
def test_every_interpreter_has_the_same_numbers(port):
    missing = port.why_missing()
    if missing:
        pytest.skip(missing)
    all_words = [*WORDS, *(word for words in ALIKE for word in words), *OTHERS]
    script = "from core import seeds\n"
    for word in all_words:
        script += f"print(seeds.seed_of({ascii(word)}))\n"
    for word in WRONG:
        script += f"try:\n    print(seeds.seed_of({ascii(word)}))\nexcept ValueError:\n    print('-')\n"
    assert port.run(script).split() == [str(seeds.seed_of(word)) for word in all_words] + ["-"] * len(WRONG)
