# SPDX-License-Identifier: MIT
"""Monster Hex' actions as text.

    faction Red        ability Enchant     place C4 @-1/1 r3
    target @-1/0       confuse @-1/0 r3    petrify @0/2
    use                decline             slot 1

`target` is Enchant or Curse, `use` Bounty or Scheme; a Strike is another `place`.
"""

from __future__ import annotations

import re

from games.monster_hex import boards, data
from host_sim.games.fields import NotationError
from host_sim.games.monster_hex.names import ABILITIES, FACTIONS, TILES, hex_name, hex_of

_NAMED = {"faction": (data.FACTION, FACTIONS), "ability": (data.ABILITY, ABILITIES), "slot": (data.SLOT, ("1", "2"))}
_BARE = {"use": data.USE, "decline": data.DECLINE}
_AT = {"target": data.TARGET, "petrify": data.PETRIFY}
BEGINNINGS = ("faction", "ability", "place", "target", "confuse", "petrify", "use", "decline", "slot")
_PLACE = re.compile(r"place (\w\d) @(\S+) r([0-5])")
_CONFUSE = re.compile(r"confuse @(\S+) r([0-5])")


def action_text(state, action: int) -> str:
    """The text of an action."""
    board = state[0][data.BOARD]
    kind, q = action >> 11, action & 0x7FF
    for word, known in _BARE.items():
        if kind == known and q == 0:
            return word
    for word, (known, names) in _NAMED.items():
        if kind == known and q < len(names):
            return f"{word} {names[q]}"
    for word, known in _AT.items():
        if kind == known and q < boards.HEXES[board]:
            return f"{word} @{hex_name(board, q)}"
    tile, at, turn = q // 192, q // 6 % 32, q % 6
    if at < boards.HEXES[board]:
        if kind == data.PLACE and tile < len(TILES):
            return f"place {TILES[tile]} @{hex_name(board, at)} r{turn}"
        if kind == data.CONFUSE and q < 192:
            return f"confuse @{hex_name(board, at)} r{turn}"
    raise NotationError(f"0x{action:04x} is no action of this game")


def parse_action(state, text: str) -> int:
    """The action a text means, legal or not; NotationError if it means none."""
    board = state[0][data.BOARD]
    words = " ".join(text.split())
    word, _, what = words.partition(" ")
    word = word.lower()
    if word in _BARE and not what:
        return _BARE[word] << 11
    if word in _NAMED:
        kind, names = _NAMED[word]
        known = [name.lower() for name in names]
        if what.lower() not in known:
            raise NotationError(f"'{what}' is none of {', '.join(names)}")
        return kind << 11 | known.index(what.lower())
    if word in _AT and what.startswith("@"):
        return _AT[word] << 11 | hex_of(board, what[1:])
    if found := _CONFUSE.fullmatch(words.lower()):
        return data.CONFUSE << 11 | hex_of(board, found[1]) * 6 + int(found[2])
    if found := _PLACE.fullmatch(words.lower()):
        if found[1].upper() not in TILES:
            raise NotationError(f"'{found[1]}' is no tile; there are {', '.join(TILES)}")
        return (TILES.index(found[1].upper()) << 5 | hex_of(board, found[2])) * 6 + int(found[3])
    raise NotationError(f"'{words}' is no action; one begins with {', '.join(BEGINNINGS)}")
