# SPDX-License-Identifier: MIT
"""What the person has set, kept in the file "settings": one line, `1 lang=ru`, 1 being its version."""

import lang
from app import menus
from lang import keys as words
from lang import t

_FILE = "settings"
_VERSION = "1"

# in the order of words.LANGUAGES
LANGUAGES = ("en", "ru", "el")

# name -> what it may be; the first is the default
KNOWN = {"lang": LANGUAGES}


def parse(data):
    """The settings in a file's bytes, name -> value; ValueError if it is damaged."""
    # what is no text is a ValueError already
    line = str(data, "utf-8")
    parts = line.split()
    if line[-1:] != "\n" or not parts or parts[0] != _VERSION:
        raise ValueError("no settings of version " + _VERSION)
    out = {}
    for part in parts[1:]:
        name, _, value = part.partition("=")
        if name not in KNOWN or value not in KNOWN[name]:
            raise ValueError("unknown setting " + part)
        out[name] = value
    return out


class Settings:
    """The settings kept in a Storage."""

    def __init__(self, store):
        self.store = store
        self.values = {}
        # the language of this run, which the command line may choose
        self.language = LANGUAGES[0]
        # what a file that could not be read is called now
        self.lost = ""

    def start(self, code=None):
        """Read the file and use its language, or `code`.  A damaged file is set aside."""
        data = self.store.read(_FILE)
        if data is not None:
            try:
                self.values = parse(data)
            except ValueError:
                self.lost = self.store.set_aside(_FILE)
        self.speak(code or self.get("lang"))

    def get(self, name):
        """The value of a setting."""
        return self.values.get(name, KNOWN[name][0])

    def put(self, name, value):
        """Set and keep it; OSError if it cannot be written."""
        self.values[name] = value
        pairs = ["%s=%s" % (name, self.values[name]) for name in KNOWN if name in self.values]
        self.store.replace(_FILE, (_VERSION + " " + " ".join(pairs) + "\n").encode())

    def speak(self, code):
        """Use the language `code`; English if its file is not there or does not fit."""
        try:
            lang.load(code)
        except (OSError, ValueError):
            code = LANGUAGES[0]
            lang.load(code)
        self.language = code


def run(shell):
    """The menu of the settings; what is changed holds at once."""
    settings = shell.settings

    def change(_row, step):
        i = (LANGUAGES.index(settings.language) + step) % len(LANGUAGES)
        settings.speak(LANGUAGES[i])
        try:
            settings.put("lang", settings.language)
        except OSError as e:
            shell.new_screen()
            shell.message(t(words.NOT_SAVED), str(e))
        # every word on the screen is another one

    while True:
        shell.new_screen()
        values = [t(words.LANGUAGES + LANGUAGES.index(settings.language))]
        row = menus.choose(shell, t(words.SETTINGS), [t(words.LANGUAGE)], values=values, change=change)
        if row == menus.BACK:
            return
        if row == 0:
            change(0, 1)


def tell_lost(shell):
    """Say once that the settings could not be read."""
    if shell.settings.lost:
        shell.new_screen()
        shell.message(t(words.SETTINGS), t(words.SETTINGS_BAD, shell.settings.lost))
        shell.settings.lost = ""
