# SPDX-License-Identifier: MIT
"""What a newcomer meets in the first hour: every sheet can be read and reread, headers name the right player, facts are given."""

from __future__ import annotations

import pytest

from app.settings import LANGUAGES
from core.session import Session
from games.castle_panic import data, rules, view_why
from games.castle_panic.pieces import holds
from host_sim.games import get
from host_sim.places import walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app import player
from tests.app.handheld import BOARD, SMALL, Handheld
from tests.app.test_greyed import chooser_of, table_for

AIMLESS = "phase: play; monsters: Orc @A3, Troll @F1; hand 1: "


@pytest.fixture
def little(monkeypatch, tmp_path) -> Handheld:
    return Handheld(monkeypatch, tmp_path, SMALL)


def position(text: str):
    return get("castle_panic").notation.parse_position(text)


# --- the lesson ---------------------------------------------------------------


def test_b_turns_back_to_the_sheet_before(hand):
    def said(i):
        return player.words_in(t(K.GUIDE + i)[:60], hand)

    def story():
        yield from hand.choose(t(words.FIRST_GAME))
        assert said(0) and "B" not in hand.foot
        yield "b"
        yield "a"
        yield "a"
        assert said(2) and hand.foot["B"] == t(words.BACK)
        yield "b"
        assert said(1)
        yield "b"
        assert said(0)
        yield from walk(hand, "a*3")
        # before a step there is nothing to turn back to
        assert said(3) and "B" not in hand.foot

    assert hand.run(story)


@pytest.mark.parametrize("code", LANGUAGES)
def test_on_a_small_screen_a_reads_every_sheet_to_its_end(little, code):
    hand = little
    (hand.saves / "settings").write_text(f"1 lang={code}\n")

    def story():
        yield from hand.choose(t(words.FIRST_GAME))
        sheets = [K.GUIDE_SMALL, K.GUIDE_SMALL + 1, K.GUIDE + 2, K.GUIDE + 3]
        for sheet in sheets:
            shown = hand.text
            for _ in range(9):
                if t(sheet).split()[-1] in shown:
                    break
                yield "a"
                shown += " " + hand.text
            assert set(t(sheet).split()) <= set(shown.split()), shown
            yield "a"
        assert "A+" in t(K.GUIDE_SMALL + 1) and " X" not in t(K.GUIDE_SMALL + 1)
        # and the first question follows
        assert "B+" in "".join(hand.lines) and hand.session.plies == 0

    assert hand.run(story)
    assert hand.cut == []


# --- headers --------------------------------------------------------------------


def test_while_the_monsters_move_the_header_names_whose_turn_it_is(hand, monkeypatch):
    bars = []

    def story():
        board = hand.view.board
        draw = board.bar
        yield from walk(hand, "?At random / a / a / b / a / b / a / b")
        monkeypatch.setattr(board, "bar", lambda who, *rest: bars.append((who, rest[1])) or draw(who, *rest))
        assert hand.session.state[0][data.ACTIVE] == 0
        yield "a"
        assert hand.session.state[0][data.ACTIVE] == 1

    assert hand.run(story, lambda: hand.game(seed=2598352, levels=b"\0\0"))
    told = [bar for bar in bars if bar[1] in (t(K.PHASES + 5), t(K.PHASES + 6))]
    assert len(told) > 1 and {who for who, _ in told} == {t(K.SEAT_SHORT, 1) + " "}
    assert bars[-1][0] == t(K.SEAT_SHORT, 2) + " "


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_small_header_says_the_phase_whenever_a_card_is_chosen(little, code):
    hand = little
    (hand.saves / "settings").write_text(f"1 lang={code}\n")
    hold = "Red Archer, Blue Archer, Any Color Knight, Any Color Swordsman, Brick, Drive Him Back!"
    state = position("phase: discard; hand 1: " + hold)

    def story():
        for _ in range(7):
            # a name that fills the row leaves no room
            assert len(hand.header) > 23 or "2/6" in hand.lines or "2" in hand.lines, hand.lines
            yield "right"

    assert hand.run(story, lambda: hand.game(state))


def test_on_a_small_screen_a_greyed_card_has_a_cross_and_a_whole_picture(little):
    hand = little
    state = position("phase: play; monsters: Orc @A1; hand 1: Red Archer, Brick")

    def story():
        assert hand.lines.count("×") == 1
        yield from walk(hand, "right / x")
        assert "Brick" in hand.heading

    assert hand.run(story, lambda: hand.game(state))


# --- questions --------------------------------------------------------------------


def test_a_new_game_offers_chance_first_and_says_how_many_are_to_be_placed(hand):
    def story():
        assert hand.header == t(K.TO_PLACE, 6) + " " + t(K.AT_RANDOM)
        yield "right"
        assert hand.header == t(K.LEADS) + " " + t(K.MONSTERS)
        yield from walk(hand, "a / a")
        # the rest: whoever places goes on placing
        assert hand.header == t(K.LEADS) + " " + t(K.MONSTERS)
        yield "left"
        assert hand.header == t(K.TO_PLACE, 5) + " " + t(K.AT_RANDOM)

    assert hand.run(story, hand.game)


def test_alone_the_second_discard_is_announced(hand):
    def story():
        yield from walk(hand, "?At random / a")
        assert hand.header == t(K.KEEP_ALL)
        yield from walk(hand, "left / a")
        assert hand.header == t(K.KEEP_REST)

    assert hand.run(story, hand.game)


def test_an_empty_space_with_a_wall_says_what_a_wall_does(hand):
    state = position("phase: play; monsters: Orc @S2; hand 1: Tar")

    def story():
        yield from walk(hand, "up / a")
        by_a = hand.text[hand.text.index("Swordsman") :]
        assert "(CP-142)" in by_a
        yield from walk(hand, "a / x")
        assert hand.text.endswith(by_a)
        # where somebody stands, A says who
        yield from walk(hand, "a / right / a")
        assert player.words_in("Orc 2/2", hand) and "CP-" not in hand.text

    assert hand.run(story, lambda: hand.game(state))


def test_the_word_of_a_game_stands_in_its_menu(hand):
    def story():
        yield from walk(hand, "=New game / up / a")
        # 4711 goes, an A comes
        yield from walk(hand, "b*4 / down / a / up*2 / left / a")
        yield from walk(hand, "=Start / y")
        number = hand.session.seed
        yield from hand.to_row(t(words.SEED))
        assert hand.value_of(t(words.SEED)) == f"A={number}"
        yield "a"
        assert f"A={number}: " in hand.text
        yield from walk(hand, "b / =Save / =New game / =Start / a / y")
        # another game has no word
        assert hand.session.seed != number and hand.shell.numbered(hand.session.seed) == str(hand.session.seed)

    assert hand.run(story)


def test_the_first_menu_keeps_its_cursor(hand):
    def story():
        for name in (words.SETTINGS, words.ABOUT):
            yield from hand.choose(t(name))
            yield "b"
            assert hand.row == t(name)

    assert hand.run(story)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_every_row_of_set_up_and_settings_has_its_help(monkeypatch, tmp_path, board, code):
    hand = Handheld(monkeypatch, tmp_path, board)
    (hand.saves / "settings").write_text(f"1 lang={code}\n")

    def explained(first):
        seen = set()
        while hand.row not in seen:
            seen.add(hand.row)
            row = hand.row
            yield "x"
            assert hand.heading == row and hand.foot.keys() >= {"A", "B"}, row
            yield "b"
            yield "down"
            if hand.row == first:
                yield "down"
        assert len(seen) > 5

    def story():
        yield from walk(hand, f"={t(words.SETTINGS)}")
        yield from explained("")
        yield "b"
        yield from walk(hand, f"={t(words.NEW_GAME)}: {t(K.NAME)} / down")
        yield from explained(t(words.START))

    assert hand.run(story)
    assert hand.cut == []


def test_the_kings_option_says_what_it_does(hand):
    def story():
        yield from walk(hand, "=New game / =Goblin King / x")
        assert player.words_in(t(K.KING_2), hand)

    assert hand.run(story)


# --- reasons -----------------------------------------------------------------------

REASONS = [
    ("Any Color Swordsman", "No Monster stands in the Swordsman ring (Rule CP-111)"),
    ("Red Archer", "No Monster stands in the Archer ring of a red arc (Rule CP-092)"),
    ("Blue Hero", "No Monster stands between Forest and Castle in a blue arc (Rule CP-112)"),
    ("Brick", "You hold no Mortar (Rule CP-117)"),
    ("Mortar", "You hold no Brick (Rule CP-117)"),
    ("Nice Shot", "None of your hit cards has a target (Rule CP-114)"),
    ("Scavenge", "The discard pile is empty (Rule CP-130)"),
]


@pytest.mark.parametrize("card, said", REASONS)
def test_a_greyed_card_names_the_fact_that_stops_it(hand, card, said):
    state = position(AIMLESS + card)

    def story():
        yield "x"
        assert player.words_in(said, hand), hand.text

    assert hand.run(story, lambda: hand.game(state))


def test_every_fact_is_true():
    """Against the table itself, wherever a card is greyed in games at random."""
    told = set()
    for seed in range(12):
        session, choose = Session(rules), player.of_any_kind(seed)
        session.start(*table_for(seed), seed)
        while not session.is_over() and session.plies < 200:
            b, w = session.state
            if b[data.PHASE] == data.PLAY_CARDS and not b[data.ASK]:
                chooser = chooser_of(session)
                for i, kind in enumerate(chooser.kinds):
                    if chooser._faded() >> i & 1:
                        said = view_why.fact(session.state, kind)
                        assert true(said, kind, b, w), (said, seed, session.plies)
                        told.add(said)
            session.act(choose(session))
    assert len(told) > 12


def true(said: str, kind: int, b, w) -> bool:
    places = [w[data.MONS + i] >> 7 for i in range(b[data.MONS_N])]
    if kind < data.HERO:
        colour = kind & 3
        return not [p for p in places if p // 6 == 1 + kind // 4 and colour in (3, p % 6 // 2)]
    if "between" in said:
        return not [p for p in places if 6 <= p < 24 and p % 6 // 2 == kind - data.HERO]
    if said == t(K.ALL_IN_FOREST):
        return bool(places) and all(p < 6 for p in places)
    if said == t(K.NO_MONSTERS):
        return not places
    if kind in (data.BRICK, data.MORTAR):
        other = data.BRICK + data.MORTAR - kind
        return b[data.WALLS] == 63 if said == t(K.ALL_WALLS_STAND) else not holds(b, b[data.ACTIVE], other)
    return True


def test_the_first_screen_begins_at_the_game_that_was_left(hand):
    def story():
        yield from hand.choose("New game: Dungeon Busters")
        yield "b"
        assert hand.row == "New game: Dungeon Busters"

    assert hand.run(story)
