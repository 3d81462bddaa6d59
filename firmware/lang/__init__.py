# SPDX-License-Identifier: MIT
"""The words the player reads: `t(key)` reads one from the open language file.

Only the table of offsets is in memory (2 bytes a word). Keys are the numbers in lang/keys.py and
lang/keys_GAME.py. `t` allocates its text: not for the frame loop.
"""

from array import array

from lang import keys

_file = None
_table = array("H")
_base = 0


def _open(code):
    here = __file__.replace("\\", "/").rpartition("/")[0] or "."
    for folder in (here, "/lang", "lang"):
        try:
            return open(folder + "/" + code + ".bin", "rb")
        except OSError:
            pass
    raise OSError("no language file " + code + ".bin")


def load(code):
    """Use language `code` ("en"). OSError if there is no such file, ValueError if it does not fit."""
    global _file, _table, _base
    f = _open(code)
    head = f.read(8)
    if len(head) < 8 or head[:4] != b"PTL1":
        f.close()
        raise ValueError(code + ".bin is no language file")
    if head[4] | head[5] << 8 != keys.SIGNATURE:
        f.close()
        raise ValueError(code + ".bin was built for other keys")
    count = head[6] | head[7] << 8
    raw = f.read(2 * count + 2)
    table = array("H", bytes(2 * count + 2))
    for i in range(count + 1):
        table[i] = raw[2 * i] | raw[2 * i + 1] << 8
    if _file:
        _file.close()
    _file = f
    _table = table
    _base = 10 + 2 * count


def count():
    """Number of words in the language loaded."""
    return len(_table) - 1


def t(key, *args):
    """The word with this number; {0} {1} .. in it become the further arguments."""
    if _file is None:
        load("en")
    if not 0 <= key < len(_table) - 1:
        raise IndexError("no word " + str(key))
    at = _table[key] * 2
    _file.seek(_base + at)
    s = str(_file.read(_table[key + 1] * 2 - at).rstrip(b"\0"), "utf-8")
    for i in range(len(args)):
        s = s.replace("{" + str(i) + "}", str(args[i]))
    return s
