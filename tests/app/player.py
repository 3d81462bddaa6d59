# SPDX-License-Identifier: MIT
"""Plays Castle Panic by buttons: knows the screens' questions, and reads the answers off the screen."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from core import rng
from core.session import Session
from games.castle_panic import bot, data, rules, view_log
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app.handheld import Handheld, Story

Policy = Callable[[Session], int]

# options of the set-up menu itself; the others stand in the menu of rulings
MAIN_OPTIONS = 8


def legal(state) -> list[int]:
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    return list(out[: rules.legal(state, out)])


def at_random(seed: int) -> Policy:
    """Any legal action."""
    stream = array("H", bytes(8))
    rng.seed(stream, seed)

    def choose(session: Session) -> int:
        actions = legal(session.state)
        return actions[rng.rnd(stream, len(actions))]

    return choose


def of_any_kind(seed: int) -> Policy:
    """Any kind of legal action, then any of that kind: seldom things come as often as common ones."""
    stream = array("H", bytes(8))
    rng.seed(stream, seed)

    def choose(session: Session) -> int:
        actions = legal(session.state)
        kinds = sorted({a >> 11 for a in actions})
        kind = kinds[rng.rnd(stream, len(kinds))]
        actions = [a for a in actions if a >> 11 == kind]
        return actions[rng.rnd(stream, len(actions))]

    return choose


def _thought(session: Session, level: int, seed: int) -> int:
    seen, seat = rules.make(), rules.to_move(session.state)
    rules.observe(session.state, seat, seen)
    bot.start(seen, seat, level, seed)
    action = data.NO_ACTION
    while action == data.NO_ACTION:
        action = bot.step(1000)
    return action


def with_care(session: Session) -> int:
    """What the computer player would do."""
    return _thought(session, 1, session.plies)


def computer(session: Session) -> int:
    """What the computer does whose seat must decide now."""
    return _thought(session, session.level(), (session.seed + session.plies * 7919) & 0xFFFFFF)


# --- the keys of an action ----------------------------------------------------


def monster_word(state, q: int) -> str:
    from games.castle_panic.pieces import start_points

    m = state[1][data.MONS + q]
    return view_log.points(m, start_points(state[1], m >> 4 & 7)) + " " + view_log.short_place(m >> 7)


def arc_word(q: int) -> str:
    return f"{q + 1}{t(words.COLOUR_LETTERS + data.COLOUR[q])}"


def seat_word(state, seat: int) -> str:
    return t(K.OVERLORD) if state[0][data.OVERLORD] == seat + 1 else t(K.PLAYER, seat + 1)


def presses(hand: Handheld, state, action: int) -> Story:
    """The keys that make this action, from the question on the screen on."""
    kind, p, q = action >> 11, action >> 5 & 63, action & 31
    if kind == data.PASS:
        yield from _tile(hand, _end_word(state))
    elif kind == data.SCATTER:
        yield from _tile(hand, t(K.AT_RANDOM))
    elif kind == data.PLACE:
        yield from _tile(hand, t(K.MONSTERS + p))
        yield from _tile(hand, f"{t(K.ASK_ARC)} {arc_word(q)}")
    elif kind in (data.SWAP, data.DROP):
        yield from _card(hand, p)
    elif kind == data.DAMAGE:
        yield from _target(hand, state, action, K.ASK_HURT)
    elif kind == data.FIRST:
        assert hand.heading == t(K.ASK_FIRST)
        yield from hand.choose(seat_word(state, q))
    elif kind == data.HOME:
        yield from _tile(hand, f"{t(K.ASK_HOME)} {arc_word(q)}")
    elif data.OFFER <= kind <= data.ACCEPT:
        yield from _trade(hand, state, action)
    elif kind in (data.LORD, data.TOKEN):
        yield from _lord(hand, state, action)
    else:
        yield from _play(hand, state, action)


def _end_word(state) -> str:
    phase = state[0][data.PHASE]
    if phase == data.TRADE:
        return t(K.NO_TRADE)
    if phase == data.LORD_PLAYS:
        return t(K.END)
    if phase == data.PLAY_CARDS:
        return t(K.END_MOVE)
    return t(K.KEEP_REST if state[0][data.SWAPS] else K.KEEP_ALL)


def _play(hand: Handheld, state, action: int) -> Story:
    kind, p, q = action >> 11, action >> 5 & 63, action & 31
    if kind == data.SCAVENGE:
        yield from _card(hand, data.SCAVENGER)
        yield from hand.choose(t(K.CARDS + p))
    elif kind == data.NICE:
        yield from _card(hand, data.NICE_SHOT)
        yield from hand.choose(t(K.CARDS + p))
        yield from _target(hand, state, action, K.ASK_TARGET)
    elif kind == data.ALL:
        yield from _tile(hand, t(K.ALL_FOR_ONE))
        if len({a >> 5 for a in legal(state) if a >> 11 == data.ALL}) > 1:
            yield from hand.choose(way_word(p))
        yield from _target(hand, state, action, K.ASK_TARGET)
    elif p in (data.MISSING, data.DRAW_2):
        yield from _card(hand, p)
    elif p in (data.BRICK, data.FORTIFY):
        yield from _card(hand, p)
        yield from _tile(hand, f"{t(K.ASK_SITE)} {arc_word(q)}")
    else:
        yield from _card(hand, p)
        yield from _target(hand, state, action, K.ASK_TARGET)


def way_word(p: int) -> str:
    """All for One! with these cards: the colour, and which are Any Color ones."""
    names = [t(K.RINGS + 1 + k) + "*" * (p >> k & 1) for k in range(3)]
    return t(words.COLOUR_LETTERS + (p >> 3)) + ": " + " ".join(names)


def _trade(hand: Handheld, state, action: int) -> Story:
    kind, p, q = action >> 11, action >> 5 & 63, action & 31
    b = state[0]
    if kind == data.OFFER:
        yield from _card(hand, p)
        assert hand.heading == t(K.ASK_PARTNER)
        yield from hand.choose(seat_word(state, q))
        assert hand.heading == seat_word(state, q) and words_in(t(K.OFFER_IT, t(K.CARDS + p)), hand)
        yield "a"
        return
    given = t(K.CARDS + b[data.OFFERED] - 1)
    if b[data.ASK] == data.ASK_ANSWER:
        partner, answer = seat_word(state, b[data.PARTNER]), t(K.CARDS + b[data.ANSWER] - 1)
        assert words_in(t(K.CONSENT, given, answer, partner), hand)
        yield "a" if kind == data.ACCEPT else "b"
        return
    # first a sheet that says what is offered
    assert words_in(t(K.ASKED_FOR, seat_word(state, b[data.ACTIVE]), given), hand)
    yield "a"
    yield from _tile(hand, t(K.REFUSE) if kind == data.REFUSE else t(K.CARDS + p))


def words_in(said: str, hand: Handheld) -> bool:
    """True if the screen says this, however it is broken into lines."""
    return said.replace(" ", "") in hand.text.replace(" ", "")


def _lord(hand: Handheld, state, action: int) -> Story:
    kind, p, q = action >> 11, action >> 5 & 63, action & 31
    yield from _tile(hand, view_log.token(p))
    if any(a >> 11 == data.LORD and a >> 5 & 63 == p for a in legal(state)):
        assert hand.heading == t(K.ASK_WAY)
        yield from hand.choose(t(K.BY_CHOICE if kind == data.LORD else K.BY_DIE))
        if kind == data.LORD:
            yield from _tile(hand, f"{t(K.ASK_ARC)} {arc_word(q)}")


def _tile(hand: Handheld, word: str) -> Story:
    yield from hand.to_header(word)
    yield "a"


def _card(hand: Handheld, card: int) -> Story:
    yield from _tile(hand, t(K.CARDS + card))


def _target(hand: Handheld, state, action: int, question: int) -> Story:
    # two monsters that read alike differ by the tar: the free one comes first
    like = [a & 31 for a in legal(state) if a >> 5 == action >> 5]
    word = monster_word(state, action & 31)
    same = [q for q in like if monster_word(state, q) == word]
    yield from hand.to_header(f"{t(question)} {word}", same.index(action & 31) + 1)
    yield "a"


# --- games --------------------------------------------------------------------


def play(hand: Handheld, shadow: Session, choose: Policy, plies: int = 0xFFFF) -> Story:
    """Play by buttons what `choose` says for the persons, up to so many of their decisions or the end.

    `shadow` is a session of the same game that is played without any screen; after each decision both agree.
    """
    let_computers(shadow)
    agree(hand, shadow)
    at_screen = -1
    while not shadow.is_over() and plies:
        asked = rules.to_move(shadow.state)
        if hides(shadow) and asked != at_screen:
            assert hand.covered, "what only this seat may see was not covered"
        at_screen = asked
        if hand.covered:
            assert hides(shadow)
            yield "a"
        seats = shadow.rules.seats(shadow.state)
        assert seats == 1 or hand.heading == t(K.ASK_FIRST) or hand.seat == asked + 1, "another seat is asked"
        action = choose(shadow)
        yield from presses(hand, shadow.state, action)
        shadow.act(action)
        let_computers(shadow)
        plies -= 1
        agree(hand, shadow)


def hides(session: Session) -> bool:
    """True if one person holds what another may not see."""
    b, w = session.state
    return bool(b[data.OVERLORD] or w[data.OPTS_2] & data.CLOSED) and session.seats.count(0) > 1


def to_menu(hand: Handheld, shadow: Session) -> Story:
    """Past the sheets that lie over the question, and into the pause menu."""
    if hand.covered:
        yield "a"
    ask = shadow.state[0][data.ASK]
    if ask == data.ASK_ANSWER:
        yield from presses(hand, shadow.state, data.REFUSE << 11)
        shadow.act(data.REFUSE << 11)
    elif ask == data.ASK_OFFER:
        yield "a"
    yield "y"
    assert hand.heading == t(words.PAUSE)


def let_computers(shadow: Session) -> None:
    """Play the computers' decisions up to the next one of a person."""
    while not shadow.is_over() and shadow.level():
        shadow.act(computer(shadow))


def agree(hand: Handheld, shadow: Session) -> None:
    """The screen's game is the one played without a screen, decision by decision."""
    mine, others = hand.session.actions[: hand.session.plies], shadow.actions[: shadow.plies]
    assert list(mine) == list(others), f"decision {shadow.plies} is another one on the screen"
    assert hand.session.state == shadow.state, f"after decision {shadow.plies} the screen's game is another one"


def new_game(hand: Handheld, seats: bytes = b"\0", packed: int = 0) -> Story:
    """From the first screen into a new game: who sits where (1: the computer), the options as the rules pack them."""
    yield from hand.choose(t(words.NEW_GAME))
    yield from set_row(hand, t(words.SEATS), len(seats) - 1)
    for i, level in enumerate(seats):
        yield from set_row(hand, t(K.PLAYER, i + 1), level)
    options = [(t(K.OPTIONS + i), packed >> bit & (len(known) - 1)) for i, (_, bit, known) in enumerate(data.OPTIONS)]
    for word, choice in options[:MAIN_OPTIONS]:
        yield from set_row(hand, word, choice)
    if any(choice for _, choice in options[MAIN_OPTIONS:]):
        yield from hand.choose(t(words.RULINGS_MENU))
        for word, choice in options[MAIN_OPTIONS:]:
            yield from set_row(hand, word, choice)
        yield "b"
    yield from hand.choose(t(words.START))


def set_row(hand: Handheld, word: str, times: int) -> Story:
    """Press right so often on a row of a menu."""
    if times:
        yield from hand.to_row(word)
        for _ in range(times):
            yield "right"
