# SPDX-License-Identifier: MIT
"""What must hold where several seats are at the table: trades, homes, the Overlord."""

from __future__ import annotations

from games.castle_panic import data, pieces
from host_sim.games.fields import NotationError


def _fault(what: str) -> NotationError:
    return NotationError(what)


def all_out(b) -> bool:
    """True if every castle player is out of the game (CP-265)."""
    return b[data.OUT] == (1 << pieces.castle_seats(b)) - 1


def table(b, w) -> None:
    """NotationError with the first thing about seats that cannot be."""
    for check in (_homes, _out, _trade, _lord, _asks):
        check(b, w)


def _homes(b, w) -> None:
    homes = [b[data.HOMES + seat] for seat in range(6) if b[data.HOMES + seat]]
    if homes and not w[data.OPTS] & data.HOME_RULE:
        raise _fault("homes belong to the option home (CP-260)")
    if len(set(homes)) != len(homes):
        raise _fault("two players cannot have the same home (CP-260)")
    for arc in homes:
        if not b[data.TOWERS] >> (arc - 1) & 1:
            raise _fault(f"Tower {arc} has fallen and cannot be a home (CP-261)")
    if not w[data.OPTS] & data.HOME_RULE or b[data.PHASE] in (data.SETUP, data.OVER):
        return
    for seat in range(pieces.castle_seats(b)):
        gone = (b[data.OUT] | b[data.CLAIMS]) >> seat & 1
        if bool(b[data.HOMES + seat]) == bool(gone):
            raise _fault(f"seat {seat + 1} must have a home or be out (CP-260, CP-261)")


def _out(b, w) -> None:
    if b[data.OUT] and not w[data.OPTS] & data.HOME_RULE:
        raise _fault("players go out only with the option home (CP-261)")
    for seat in range(pieces.castle_seats(b)):
        if b[data.OUT] >> seat & 1 and b[data.HAND_N + seat]:
            raise _fault(f"seat {seat + 1} is out and has no cards (CP-262)")
    if all_out(b) and b[data.PHASE] != data.OVER:
        raise _fault("every player is out, so the game is lost (CP-265)")
    if b[data.OUT] >> b[data.ACTIVE] & 1 and b[data.PHASE] < data.MOVE:
        raise _fault(f"seat {b[data.ACTIVE] + 1} is out and has no turn (CP-262)")


def _trade(b, w) -> None:
    if b[data.TRADES] > pieces.trade_limit(b, w):
        raise _fault(f"at most {pieces.trade_limit(b, w)} exchanges a turn (CP-081)")
    if b[data.TRADES] and b[data.PHASE] < data.TRADE:
        raise _fault("exchanges are made in phase 3 (CP-050)")
    if b[data.PHASE] == data.TRADE and b[data.TRADES] >= pieces.trade_limit(b, w):
        raise _fault("no exchange is left, so phase 3 is over (CP-081)")
    ask, offered, answer = b[data.ASK], b[data.OFFERED], b[data.ANSWER]
    if bool(offered) != (ask in (data.ASK_OFFER, data.ASK_ANSWER)) or bool(answer) != (ask == data.ASK_ANSWER):
        raise _fault("an offer needs the question 'ask: offer', an answer to it 'ask: answer' (CP-083)")
    if not offered:
        return
    if b[data.PHASE] != data.TRADE or b[data.PARTNER] == b[data.ACTIVE]:
        raise _fault("an offer is made in phase 3 to another seat (CP-080)")
    if not pieces.holds(b, b[data.ACTIVE], offered - 1) or answer and not pieces.holds(b, b[data.PARTNER], answer - 1):
        raise _fault("a card that is offered or given must be in the hand (CP-083)")
    if not b[data.HAND_N + b[data.PARTNER]]:
        raise _fault("a player without cards cannot trade (CP-084)")


def _lord(b, w) -> None:
    lord = b[data.OVERLORD]
    if lord and b[data.HAND_N + lord - 1]:
        raise _fault("the Overlord has no castle cards (CP-221)")
    if not lord and b[data.PHASE] == data.LORD_PLAYS:
        raise _fault("there is no Overlord in this mode (CP-220)")
    if lord and b[data.PHASE] == data.NEW_TOKENS:
        raise _fault("the Overlord's turn replaces phase 6 (CP-223)")
    if b[data.PHASE] != data.LORD_PLAYS and (b[data.PLAYS] or b[data.PLAYED]):
        raise _fault("plays are counted in the Overlord's turn only (CP-224)")
    if b[data.PHASE] == data.LORD_PLAYS and not b[data.ASK] and not (b[data.PLAYS] and b[data.LORD_N]):
        raise _fault("the Overlord has no play or no token left, so the turn is over (CP-224)")


def _asks(b, w) -> None:
    ask, phase = b[data.ASK], b[data.PHASE]
    several = pieces.castle_seats(b) > 1
    if ask == data.ASK_FIRST and (phase != data.SETUP or not several):
        raise _fault("who begins is asked at the end of the set-up, of several players (CP-045)")
    if ask == data.ASK_HOME:
        homes = [b[data.HOMES + seat] for seat in range(pieces.castle_seats(b))]
        if phase != data.SETUP or not w[data.OPTS] & data.HOME_RULE or all(homes):
            raise _fault("homes are chosen at the end of the set-up with the option home (CP-260)")
    elif phase == data.SETUP and any(b[data.HOMES + seat] for seat in range(6)):
        raise _fault("homes are chosen last in the set-up (CP-260)")
    claiming = ask == data.ASK_CLAIM
    if claiming and (not w[data.OPTS] & data.CLAIM or not b[data.CLAIMS] or phase < data.MOVE):
        raise _fault("a new home is claimed in phase 5 or 6 with the switch spare_towers=claim (T9)")
    if b[data.CLAIMS] and phase < data.MOVE:
        raise _fault("claims belong to the phases 5 and 6 (T9)")
