# SPDX-License-Identifier: MIT
"""Castle Panic's actions as text.

    place Troll in 3                scatter              pass
    discard Brick                   damage Orc 1/2 @S3
    play Red Archer on Orc 2/2 @A1  play Nice Shot with Red Archer on Orc 2/2 @A1
    play Brick with Mortar on 3     play Fortify Wall on 3
    play Scavenge for Barbarian     play Missing         play Draw 2 Cards
    play Red Archer, Any Color Knight, Red Swordsman on Troll 3/3 @K2
    seat 2 begins                   home 3               offer Brick to 2
    give Red Archer                 refuse               accept
    send Orc to 3                   reveal Draw 3 Monster Tokens

`send` is the Overlord's way A, `reveal` way B.  Points and `+tar` may be left out of a monster where one only can be meant.
"""

from __future__ import annotations

import re

from games.castle_panic import data, pieces
from host_sim.games.castle_panic import monsters
from host_sim.games.castle_panic.names import CARDS, MONSTERS, TOKENS
from host_sim.games.fields import NotationError

_PLAIN = (data.MISSING, data.DRAW_2)
# cards that are played on a Wall site
_SITES = (data.BRICK, data.MORTAR, data.FORTIFY)


def action_text(state, action: int) -> str:
    """The text of an action in this state."""
    b, w = state
    kind, p, q = action >> 11, action >> 5 & 63, action & 31
    if kind == data.PLACE:
        return f"place {MONSTERS[p]} in {q + 1}"
    if kind == data.SCATTER:
        return "scatter"
    if kind == data.PASS:
        return "pass"
    if kind in (data.SWAP, data.DROP):
        return f"discard {CARDS[p]}"
    if kind == data.DAMAGE:
        return f"damage {_monster(state, q)}"
    if kind == data.SCAVENGE:
        return f"play Scavenge for {CARDS[p]}"
    if kind == data.NICE:
        return f"play Nice Shot with {CARDS[p]} on {_monster(state, q)}"
    if kind == data.PLAY:
        if p == data.BRICK:
            return f"play Brick with Mortar on {q + 1}"
        if p == data.FORTIFY:
            return f"play Fortify Wall on {q + 1}"
        return f"play {CARDS[p]}" + ("" if p in _PLAIN else f" on {_monster(state, q)}")
    if kind in _SIMPLE:
        return _SIMPLE[kind](p, q)
    if kind == data.ALL:
        return f"play {', '.join(CARDS[card] for card in _trio(p))} on {_monster(state, q)}"
    raise NotationError(f"0x{action:04x} is no action of this game")


_SIMPLE = {
    data.FIRST: lambda p, q: f"seat {q + 1} begins",
    data.HOME: lambda p, q: f"home {q + 1}",
    data.OFFER: lambda p, q: f"offer {CARDS[p]} to {q + 1}",
    data.GIVE: lambda p, q: f"give {CARDS[p]}",
    data.REFUSE: lambda p, q: "refuse",
    data.ACCEPT: lambda p, q: "accept",
    data.LORD: lambda p, q: f"send {TOKENS[p]} to {q + 1}",
    data.TOKEN: lambda p, q: f"reveal {TOKENS[p]}",
}


def _trio(p: int) -> list[int]:
    # Archer, Knight and Swordsman that an All for One! takes
    return [4 * k + (3 if p >> k & 1 else p >> 3) for k in range(3)]


def _monster(state, q: int) -> str:
    # the mark is of no use in an action: only marked ones can be named there
    return monsters.text(state[1], state[1][data.MONS + q] & 0xFFFE)


def parse_action(state, text: str) -> int:
    """The action a text means in this state, legal or not; NotationError if it means none."""
    words = " ".join(text.split())
    low = words.lower()
    if low in _WORDS:
        return _WORDS[low] << 11
    if found := re.fullmatch(r"place (.+) in ([1-6])", low):
        names = [name.lower() for name in MONSTERS]
        if found[1] not in names:
            raise NotationError(f"'{found[1]}' is no monster")
        return data.PLACE << 11 | names.index(found[1]) << 5 | int(found[2]) - 1
    if found := re.fullmatch(r"discard (.+)", low):
        kind = data.DROP if state[0][data.ASK] == data.ASK_DROP else data.SWAP
        return kind << 11 | _card(found[1]) << 5
    if found := re.fullmatch(r"damage (.+)", words, re.I):
        return data.DAMAGE << 11 | _find(state, found[1], marked=True)
    if found := re.fullmatch(r"play (.+)", words, re.I):
        return _parse_play(state, found[1])
    for form, kind, names in _FORMS:
        if found := re.fullmatch(form, low):
            what = _named(found["what"], names) if names else 0
            number = int(found["n"]) - 1 if "n" in found.groupdict() else 0
            return kind << 11 | what << 5 | number
    raise NotationError(f"'{words}' is no action; one begins with {', '.join(BEGINNINGS)}")


_WORDS = {"pass": data.PASS, "scatter": data.SCATTER, "refuse": data.REFUSE, "accept": data.ACCEPT}
_FORMS = (
    (r"seat (?P<n>[1-6]) begins", data.FIRST, ()),
    (r"home (?P<n>[1-6])", data.HOME, ()),
    (r"offer (?P<what>.+) to (?P<n>[1-6])", data.OFFER, CARDS),
    (r"give (?P<what>.+)", data.GIVE, CARDS),
    (r"send (?P<what>.+) to (?P<n>[1-6])", data.LORD, TOKENS),
    (r"reveal (?P<what>.+)", data.TOKEN, TOKENS),
)
BEGINNINGS = (
    "place", "scatter", "seat", "home", "discard", "pass", "offer", "give", "refuse", "accept", "play", "damage", "send",
    "reveal",
)  # fmt: skip


def _named(word: str, names: tuple[str, ...]) -> int:
    known = [name.lower() for name in names]
    if word not in known:
        raise NotationError(f"'{word}' is no {'castle card' if names is CARDS else 'Monster token'}")
    return known.index(word)


def _parse_play(state, words: str) -> int:
    if found := re.fullmatch(r"scavenge for (.+)", words, re.I):
        return data.SCAVENGE << 11 | _card(found[1]) << 5
    card, _, target = _parted(words, " on ")
    if card.count(",") == 2:
        return _parse_trio(state, card, target)
    if found := re.fullmatch(r"nice shot with (.+)", card, re.I):
        return data.NICE << 11 | _card(found[1]) << 5 | _find(state, target)
    card = re.sub(r"(?i)^brick with mortar$", "Brick", card)
    kind = _card(card)
    action = data.PLAY << 11 | kind << 5
    if not target:
        if data.REACH[kind] or kind in _SITES:
            raise NotationError(f"'{words}' does not say on what")
        return action
    if kind in _SITES:
        if not re.fullmatch(r"[1-6]", target):
            raise NotationError(f"'{words}' names no arc from 1 to 6")
        return action | int(target) - 1
    return action | _find(state, target)


def _parse_trio(state, cards: str, target: str) -> int:
    trio = [_card(name) for name in cards.split(",")]
    colours = {card % 4 for card in trio if card % 4 < 3}
    if [card // 4 for card in trio] != [0, 1, 2] or len(colours) > 1 or not target:
        raise NotationError(f"'{cards}' are not an Archer, a Knight and a Swordsman of one colour, or no target is named")
    joined = sum(1 << k for k in range(3) if trio[k] % 4 == 3)
    where = _find(state, target)
    # three Any Color cards take the colour of where the monster stands
    pos = state[1][data.MONS + where] >> 7
    colour = colours.pop() if colours else data.COLOUR[pos % 6]
    return data.ALL << 11 | colour << 8 | joined << 5 | where


def _parted(words: str, at: str) -> tuple[str, str, str]:
    low = words.lower()
    i = low.find(at)
    return (words, "", "") if i < 0 else (words[:i], at, words[i + len(at):])


def _card(name: str) -> int:
    names = [card.lower() for card in CARDS]
    name = " ".join(name.lower().split())
    if name not in names:
        raise NotationError(f"'{name}' is no castle card")
    return names.index(name)


def _find(state, words: str, marked: bool = False) -> int:
    b, w = state
    try:
        wanted = monsters.parse(words)
    except ValueError as fault:
        raise NotationError(str(fault)) from None
    full = pieces.start_points(w, wanted.kind)
    if wanted.full not in (None, full):
        raise NotationError(f"'{words}': this monster begins with {full}, not {wanted.full}")
    found = [i for i in range(b[data.MONS_N]) if wanted.fits(w[data.MONS + i])]
    if marked and any(w[data.MONS + i] & 1 for i in found):
        found = [i for i in found if w[data.MONS + i] & 1]
    kinds = {w[data.MONS + i] for i in found}
    if not kinds:
        raise NotationError(f"no monster on the board is '{words}'")
    if len(kinds) > 1:
        # one without tar is meant where tar is not named
        plain = [i for i in found if not w[data.MONS + i] & data.TAR_BIT]
        if len({w[data.MONS + i] for i in plain}) != 1:
            raise NotationError(f"'{words}' may be {' or '.join(monsters.text(w, m) for m in sorted(kinds))}")
        found = plain
    return found[0]
