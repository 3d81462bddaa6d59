# SPDX-License-Identifier: MIT
"""Writing a short word with the direction buttons and A: letters of the language, Latin letters, digits."""

from app.settings import LANGUAGES
from core import loading
from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lang import keys as words
from lang import t
from micropython import const

COLUMNS = const(11)

_DIGITS = "0123456789"
_BIG = const(0)
_SMALL = const(1)


def rows_of(language, case, digits_first):
    """The rows of letters: those of the language, the Latin ones if they are others, the digits."""
    alphabets = [t(words.ALPHABETS + case)]
    if language != LANGUAGES[0]:
        alphabets.append(_latin(case))
    alphabets.insert(0 if digits_first else len(alphabets), _DIGITS)
    return [one[i : i + COLUMNS] for one in alphabets for i in range(0, len(one), COLUMNS)]


def _latin(case):
    first = 97 if case else 65
    return "".join([chr(first + i) for i in range(26)])


def edit(shell, heading, word, limit, small=True, chance=""):
    """Let the person write: the new word (perhaps ""), or None if they go back.

    small: small letters may be chosen, and follow the first letter by themselves; without them digits come first.
    chance: what else there is to choose; it gives "", too.
    """
    c = shell.canvas
    case = _SMALL if small and word else _BIG
    row = col = 0
    small_screen = shell.kit.SMALL
    picker = loading.passing("ui.small_picker" if small_screen else "ui.picker")
    shell.new_screen()
    while True:
        rows = rows_of(shell.settings.language, case, not small)
        commands = [t(words.DONE)]
        if small or chance:
            commands.insert(0, chance or t(words.ALPHABETS + 1 - case)[:3])
        if row < len(rows):
            col = min(col, len(rows[row]) - 1)
        bottom = shell.kit.footer(c, [("A", t(words.CHOOSE)), ("B", t(words.DELETE if word else words.BACK))])
        picker.draw(c, heading, word, limit, rows, commands, row, col, bottom)
        while True:
            shell.kit.footer(c, [("A", t(words.CHOOSE)), ("B", t(words.DELETE if word else words.BACK))])
            key = shell.key()
            if key & (UP | DOWN | LEFT | RIGHT):
                if small_screen:
                    row, col = move(rows, len(commands), row, col, key)
                    break
                picker.cell(c, rows, commands, row, col, False)
                row, col = move(rows, len(commands), row, col, key)
                picker.cell(c, rows, commands, row, col, True)
            elif key == B:
                if not word:
                    return None
                word = word[:-1]
                if small and not word and case == _SMALL:
                    case = _BIG
                    break
                if small_screen:
                    break
                picker.field(c, word, limit)
            elif key == A and row == len(rows):
                if col == len(commands) - 1:
                    return word
                if chance:
                    return ""
                case ^= 1
                # the rows may be fewer or more now, the commands stay the last one
                row = len(rows_of(shell.settings.language, case, not small))
                break
            elif key == A and len(word) < limit:
                word += rows[row][col]
                if small and len(word) == 1 and case == _BIG and rows[row] not in _DIGITS:
                    case = _SMALL
                    break
                if small_screen:
                    break
                picker.field(c, word, limit)


def move(rows, commands, row, col, key):
    """Where a direction leads from (row, col): round the edges, into the nearest place of the next row."""
    if key & (LEFT | RIGHT):
        n = len(rows[row]) if row < len(rows) else commands
        return row, (col + (1 if key == RIGHT else -1)) % n
    before = COLUMNS if row < len(rows) else commands
    row = (row + (1 if key == DOWN else -1)) % (len(rows) + 1)
    if row == len(rows):
        return row, min(col * commands // before, commands - 1)
    if before == commands:
        col = (2 * col + 1) * COLUMNS // (2 * commands)
    return row, min(col, len(rows[row]) - 1)
