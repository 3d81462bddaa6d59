# SPDX-License-Identifier: MIT
"""Counting finished games, and the screen that shows what became of them.  Loaded when it is needed.

A game's `view_stats` names its modes and its scores: `mode_key(state)` one of the numbers MODES (0 .. 255),
`mode_word(key)` its name, `score(state, seats)` the best score of a person (seats: 0 for a person) or
core.stats.NO_SCORE.  Where a mode has nobody to beat, `unopposed(key)` is true: such games have no winner, and
`news(score, best)` says at their end what the score is beside the best one before.  A game without this module keeps no
statistics.
"""

import struct

from app import menus
from core import loading
from core.stats import NO_SCORE, Stats, file_name
from games import NAMES
from lang import keys as words
from lang import t


def _modes_of(name):
    try:
        return loading.passing("games.%s.view_stats" % name)
    except ImportError:
        return None


def _open(shell, name):
    # the statistics of a game; what is wrong with the file is said
    stats = Stats(shell.store, name)
    if stats.lost:
        shell.new_screen()
        shell.message(t(words.STATISTICS), t(words.STATS_BAD, stats.lost))
    return stats


def finish(shell, game, session, view):
    """Count a game that is over, if a person took part; what there is to announce, or ""."""
    module = _modes_of(game.name)
    # a lesson is no game like others: it begins in the middle
    if not module or all(session.seats) or session.rules is not game.rules:
        return ""
    stats = _open(shell, game.name)
    winners = game.rules.result(session.state)
    key = module.mode_key(session.state)
    alone = _unopposed(module, key)
    won = not alone and any([winners >> i & 1 and not session.seats[i] for i in range(len(session.seats))])
    score = module.score(session.state, session.seats)
    best = stats.modes[key][2] if key in stats.modes else NO_SCORE
    try:
        # the check sum at the end of its replay tells a game from others
        mark = struct.unpack("<I", session.replay()[-4:])[0]
        beaten = stats.count(key, won, score, view.turn(), mark)
        if alone:
            return module.news(score, best)
        if beaten:
            return t(words.BEST_BEATEN, score)
    except OSError as e:
        shell.new_screen()
        shell.message(t(words.STATISTICS), t(words.STATS_FAILED, e))
    return ""


def _unopposed(module, key):
    return hasattr(module, "unopposed") and module.unopposed(key)


def run(shell, title_of):
    """The screen: a game (if there are several), its modes, what became of the games of one."""
    games = [name for name in NAMES if _is_there(shell.store, name)]
    if len(games) > 1:
        i = 0
        while i >= 0:
            i = shell.choose(t(words.STATISTICS), [title_of(name) for name in games], cursor=i)
            if i >= 0:
                _show(shell, games[i], title_of(games[i]))
    else:
        _show(shell, games[0] if games else "", title_of(games[0]) if games else "")


def _is_there(store, name):
    try:
        return store.read(file_name(name)) is not None
    except OSError:
        # there is one: that it cannot be read is said when it is opened
        return True


def _show(shell, name, title):
    module = _modes_of(name) if name else None
    stats = _open(shell, name) if module else None
    # what another version counts as well stays in the file
    modes = [key for key in sorted(stats.modes) if key in module.MODES] if stats else []
    if not modes:
        shell.new_screen()
        shell.message(t(words.STATISTICS), t(words.STATS_NONE))
        return
    row = 0
    while True:
        shell.new_screen()
        items = [module.mode_word(key) for key in modes]
        counts = [str(stats.modes[key][0]) for key in modes]
        row = menus.choose(shell, title, items, row, values=counts)
        if row == menus.BACK:
            return
        shell.new_screen()
        mode = modes[row]
        shell.message(title, items[row] + "\n" + details(stats.modes[mode], _unopposed(module, mode)))


def details(mode, alone=False):
    """The lines of one mode; alone: nobody wins in it."""
    games, wins, best, turns = mode
    out = t(words.STATS_GAMES, games)
    if not alone:
        out += "\n" + t(words.STATS_WINS, wins)
    if best != NO_SCORE:
        out += "\n" + t(words.STATS_BEST, best)
    return out + "\n" + t(words.STATS_TURNS, turns) if turns else out
