# SPDX-License-Identifier: MIT
"""What the person has set, kept in the file "settings": one line, of which the first word is its version.

`2 lang=ru volume=1 motion=1 speed=1 brightness=4 names=Anna,,Bob 1c291ca3`, the last word being the CRC-32 of all
before it; or, as it was once, `1 lang=ru`.
"""

from binascii import crc32

import lang
from ui import fonts

_FILE = "settings"

# in the order of words.LANGUAGES
LANGUAGES = ("en", "ru", "el")

# numbers: name, least, greatest, default
NUMBERS = (("volume", 0, 3, 0), ("motion", 0, 1, 1), ("speed", 0, 2, 1), ("brightness", 1, 4, 4))

NAMES_MAX = 6
NAME_LENGTH = 8

_LIGHT = bytes((0, 80, 130, 190, 255))
# half the times an event stands: slow, normal, fast
_STAND = bytes((4, 2, 1))


def parse(data):
    """The settings in a file's bytes, name -> value; ValueError if it is damaged or of another version."""
    # what is no text is a ValueError already
    text = str(data, "utf-8")
    line = text[:-1]
    parts = line.split(" ")
    if text[-1:] != "\n" or parts[0] not in ("1", "2"):
        raise ValueError("no settings of a version known here")
    if parts[0] == "2" and parts.pop() != _sum(line[: line.rfind(" ") + 1]):
        raise ValueError("the check sum does not fit")
    out = {}
    for part in parts[1:]:
        name, _, value = part.partition("=")
        if name in out or parts[0] == "1" and name != "lang":
            raise ValueError("not as it was written")
        out[name] = _value(name, value)
    return out


def _sum(body):
    return "%08x" % crc32(body.encode())


def _is_written(word):
    # nothing but what screens can show: Latin, Greek, Cyrillic
    for one in word:
        if not 32 < ord(one) < 127 and not 0x386 <= ord(one) <= 0x3CE and not 0x401 <= ord(one) <= 0x45F:
            return False
    return True


def _value(name, word):
    # what a word of the file stands for; ValueError if it stands for nothing
    if name == "lang" and word in LANGUAGES:
        return word
    if name == "names":
        names = word.split(",") if word else []
        if len(names) <= NAMES_MAX and max([len(one) for one in names + [""]]) <= NAME_LENGTH and _is_written(word):
            return names
    for known, least, greatest, _default in NUMBERS:
        # one digit and nothing else: int() takes more
        if known == name and len(word) == 1 and least <= ord(word) - 48 <= greatest:
            return ord(word) - 48
    raise ValueError("unknown setting " + name)


class Settings:
    """The settings kept in a Storage, as attributes.

    language: the one of this run, which the command line may choose
    volume: 0 (quiet) .. 3; motion: 1 or 0; speed of what is told: 0 slow, 1 normal, 2 fast; brightness: 1 .. 4
    names: of the players, from seat 0 on; "" where none was given
    """

    def __init__(self, store):
        self.store = store
        self.language = LANGUAGES[0]
        self.names = []
        self.volume, self.motion, self.speed, self.brightness = [number[3] for number in NUMBERS]
        # the language of the file
        self._lang = LANGUAGES[0]
        # what a file that could not be read is called now
        self.lost = ""

    def start(self, code=None):
        """Read the file and use its language, or `code`.  What cannot be used is set aside."""
        try:
            data = self.store.read(_FILE)
            found = {} if data is None else parse(data)
            self._lang = found.pop("lang", self._lang)
            for name, value in found.items():
                setattr(self, name, value)
        except (OSError, ValueError):
            # or it stays where it is
            self.lost = self.store.set_aside(_FILE) or _FILE
        self.speak(code or self._lang)

    def keep(self):
        """Write the file; OSError if it cannot be written."""
        parts = ["2 lang=" + self._lang]
        for number in NUMBERS:
            parts.append("%s=%d" % (number[0], getattr(self, number[0])))
        parts.append("names=" + ",".join(self.names) + " ")
        body = " ".join(parts)
        self.store.replace(_FILE, (body + _sum(body) + "\n").encode())

    def choose_language(self, code):
        """Use a language from now on, also after switching off (once it is kept)."""
        self.speak(code)
        self._lang = self.language

    def speak(self, code):
        """Use the language `code` in this run; English if its file is not there or does not fit."""
        try:
            lang.load(code)
        except (OSError, ValueError):
            code = LANGUAGES[0]
            lang.load(code)
        self.language = code
        fonts.speak(code, "".join(self.names))

    def name(self, seat):
        """The name of the player on a seat, "" if none was given."""
        return self.names[seat] if seat < len(self.names) else ""

    def rename(self, seat, name):
        """Give the player on a seat a name, or "" for none."""
        names = (self.names + [""] * NAMES_MAX)[:NAMES_MAX]
        names[seat] = name
        while names and not names[-1]:
            names.pop()
        self.names = names

    def light(self):
        """The backlight of this brightness, as drivers take it: up to 255."""
        return _LIGHT[self.brightness]

    def stand(self, ms):
        """How long something that normally stands `ms` milliseconds does at this speed."""
        return ms * _STAND[self.speed] // 2
