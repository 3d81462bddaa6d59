# SPDX-License-Identifier: MIT
"""What must hold in every state of Castle Panic: the invariants of the rule book."""

from __future__ import annotations

from games.castle_panic import data, opening, pieces
from host_sim.games.castle_panic import monsters, validate_table
from host_sim.games.castle_panic.names import MONSTERS, PHASES
from host_sim.games.fields import NotationError


def validate(state) -> None:
    """NotationError with the first thing that cannot be (CP-010 .. CP-013 and the turn's own)."""
    for place, check in _CHECKS:
        try:
            check(*state)
        except NotationError as fault:
            raise NotationError(f"position, {place}: {fault}") from None


def _fault(what: str) -> NotationError:
    return NotationError(what)


def _list(b, w) -> list[int]:
    return list(w[data.MONS : data.MONS + b[data.MONS_N]])


def _structures(b, w) -> None:
    bare = b[data.FORTS] & ~b[data.WALLS]
    if bare:
        raise _fault(f"arc {bare.bit_length()} has a Fortify marker but no Wall (CP-013)")
    if bin(b[data.FORTS]).count("1") > 2:
        raise _fault("there are only two Fortify markers (CP-010)")


def _board(b, w) -> None:
    words = _list(b, w)
    if sum(1 for m in words if m & data.TAR_BIT) > 1:
        raise _fault("there is only one Tar marker (CP-010)")
    if words != sorted(words):
        raise _fault("the monsters are out of order")
    for m in words:
        pos, arc = m >> 7, (m >> 7) % 6
        points = m >> 2 & 3
        if not 1 <= points <= pieces.start_points(w, m >> 4 & 7):
            raise _fault(f"{monsters.text(w, m)} has points that cannot be (CP-005)")
        entered = m & 1 and b[data.HIT_TOWERS] >> arc & 1
        if pos >= data.CASTLE_RING and b[data.TOWERS] >> arc & 1 and not entered:
            raise _fault(f"{monsters.text(w, m)} stands where Tower {arc + 1} stands (CP-013)")
        if m & 1 and (m & data.TAR_BIT or not _attacks(b, pos)):
            raise _fault(f"{monsters.text(w, m)} is marked, but attacks no Wall or Tower (CP-155)")


def _attacks(b, pos: int) -> bool:
    arc = pos % 6
    if pos >= data.CASTLE_RING:
        return bool(b[data.TOWERS] >> arc & 1)
    return pos >= data.SWORD_RING and bool(b[data.WALLS] >> arc & 1)


def _turn(b, w) -> None:
    phase = b[data.PHASE]
    if phase == data.SETUP:
        words = _list(b, w)
        kinds = [m >> 4 & 7 for m in words]
        if any(kinds.count(k) > (data.OPENING[k] if k < 3 else 0) for k in range(data.MONSTER_KINDS)):
            raise _fault("the set-up places only 3 Goblins, 2 Orcs and 1 Troll (CP-041)")
        if any(m >> 7 not in range(6, 12) for m in words) or len({m >> 7 for m in words}) != len(words):
            raise _fault("the set-up places one monster in each arc of the Archer ring (CP-041)")
        left = sum(1 for k in range(3) if opening.opening_left(b, w, k))
        if b[data.ASK] and left:
            raise _fault("the opening monsters are placed before anything else is asked (CP-041)")
        if not b[data.ASK] and left < 2:
            raise _fault("the opening monsters leave nothing to choose; the set-up is over (CP-041)")
        if b[data.SWAPS] or b[data.TRADES] or b[data.REFUSALS] or any(w[data.TROPHY : data.TROPHY + 6]):
            raise _fault("nobody has discarded, traded or slain in the set-up (CP-050)")
        if w[data.TURNS] or b[data.DISC_N] or b[data.GONE_N] and not w[data.OPTS_2] & data.FIRST_DWINDLE:
            raise _fault("no turn has begun and no card is discarded in the set-up (CP-044)")
        walls = 0 if w[data.OPTS] & data.CONSTRUCTION else data.ALL_ARCS
        if b[data.FORTS] or b[data.WALLS] != walls or b[data.TOWERS] != data.ALL_ARCS:
            raise _fault("the set-up begins with every Wall (none under construction), every Tower and no marker (CP-040)")
    elif phase == data.DRAW_UP or phase == data.TRADE and not pieces.trade_limit(b, w):
        raise _fault(f"nobody decides anything in the phase '{PHASES[phase]}'")
    elif phase in (data.MOVE, data.NEW_TOKENS) and not b[data.ASK]:
        raise _fault(f"the phase '{PHASES[phase]}' needs its question (ask)")
    limit = pieces.discard_limit(b)
    if b[data.SWAPS] > limit or phase == data.DISCARD and b[data.SWAPS] >= limit:
        raise _fault(f"at most {limit} cards are discarded in phase 2 (CP-070, CP-072)")
    if b[data.DEBT] and phase not in (data.NEW_TOKENS, data.LORD_PLAYS):
        raise _fault("tokens are owed only in the phase 'tokens' (CP-160)")
    if b[data.MISSED] and (phase < data.PLAY_CARDS or b[data.NOW_TOKEN] or phase in (data.NEW_TOKENS, data.LORD_PLAYS)):
        raise _fault("Missing is played in phase 4 and leaves no token to draw (CP-128)")


_MOVING = (data.MOVE, data.NEW_TOKENS, data.LORD_PLAYS)


def _question(b, w) -> None:
    ask, phase = b[data.ASK], b[data.PHASE]
    marked = [m for m in _list(b, w) if m & 1]
    if ask in (data.ASK_WALL, data.ASK_TOWER):
        ring = data.SWORD_RING if ask == data.ASK_WALL else data.CASTLE_RING
        here = {m for m in marked if m >> 7 == ring + b[data.ASK_ARC]}
        if phase not in _MOVING or len(here) < 2:
            raise _fault("that question needs two different marked monsters (!) in the move or token phase (CP-151)")
        earlier = b[data.HIT_TOWERS] if ask == data.ASK_TOWER else b[data.HIT_WALLS]
        if earlier & ((1 << b[data.ASK_ARC]) - 1) or ask == data.ASK_TOWER and b[data.HIT_WALLS]:
            raise _fault("Walls are settled before Towers, and arc 1 before arc 6 (CP-146)")
        _mover(b, ask, marked)
    elif marked:
        raise _fault("marked monsters (!) need the question 'ask: wall N' or 'ask: tower N'")
    if ask == data.ASK_DROP:
        if phase not in _MOVING[1:] or b[data.NOW_TOKEN] != data.DISCARD_1 + 1 or not b[data.DROPS]:
            raise _fault("that question belongs to the token All Players Discard 1 Card (CP-180)")
        if any(b[data.DROPS] >> s & 1 and not b[data.HAND_N + s] for s in range(b[data.SEATS_N])):
            raise _fault("a player without cards discards nothing (CP-180)")
    elif b[data.NOW_TOKEN] and phase not in _MOVING[1:]:
        raise _fault("a token is resolved only in the phase 'tokens'")
    elif phase == data.NEW_TOKENS and not b[data.NOW_TOKEN]:
        raise _fault("the phase 'tokens' needs the token that is being resolved")


def _mover(b, ask: int, marked: list[int]) -> None:
    # what set the marked monsters in motion must be able to
    if b[data.PHASE] == data.MOVE:
        return
    token = b[data.NOW_TOKEN] - 1
    colour = token - data.MOVE_RED
    if token not in _MOVERS or ask == data.ASK_WALL and token in (data.CLOCKWISE, data.COUNTER):
        raise _fault("the token that is being resolved leads to no such question (T8)")
    # a Castle space may have been entered from its neighbour, so only those at Walls are judged
    at_walls = [m for m in marked if m >> 7 < data.CASTLE_RING]
    if 0 <= colour < 3 and any(data.COLOUR[(m >> 7) % 6] != colour for m in at_walls):
        raise _fault("a colour's move token moves only its own two arcs (CP-172)")


_MOVERS = (data.WARLORD, data.MAGE, data.MOVE_RED, data.MOVE_GREEN, data.MOVE_BLUE, data.CLOCKWISE, data.COUNTER)


def _cards(b, w) -> None:
    if w[data.OPTS] & data.COOP:
        for seat in range(b[data.SEATS_N]):
            if w[data.TROPHY + seat]:
                raise _fault("nobody keeps trophies in Co-op (CP-211)")


def _end(b, w) -> None:
    phase = b[data.PHASE]
    if phase == data.OVER:
        if b[data.OUTCOME] == data.LOST and b[data.TOWERS] and not validate_table.all_out(b):
            raise _fault("a lost game has no Tower left, or every player is out (CP-200, CP-265)")
        if b[data.OUTCOME] == data.WON and (not b[data.TOWERS] or b[data.MONS_N] or b[data.PILE_N] + b[data.LORD_N]):
            raise _fault("a won game has a Tower, no monster and no token left (CP-201)")
    elif b[data.TOWERS] == 0:
        raise _fault("no Tower stands, so the game is lost (CP-200)")
    elif phase != data.SETUP and b[data.MONS_N] == 0 and b[data.PILE_N] == 0 and b[data.LORD_N] == 0 and not b[data.ASK]:
        raise _fault("neither a monster nor a token is left, so the game is won (CP-201)")


_CHECKS = (
    ("walls and fortified", _structures),
    ("monsters", _board),
    ("phase", _turn),
    ("ask and token", _question),
    ("trophies", _cards),
    ("seats", validate_table.table),
    ("phase", _end),
)


def counts(state) -> tuple[int, int]:
    """Castle cards and Monster tokens accounted for: 49 and at most 49 (CP-011, CP-012)."""
    b, w = state
    cards = b[data.DECK_N] + b[data.DISC_N] + b[data.GONE_N] + sum(b[data.HAND_N : data.HAND_N + 6])
    tokens = b[data.PILE_N] + b[data.MONS_N] + b[data.LORD_N]
    tokens += sum(pieces.trophies(w[data.TROPHY + s], k) for s in range(6) for k in range(len(MONSTERS)))
    return cards, tokens
