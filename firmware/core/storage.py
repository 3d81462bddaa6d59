# SPDX-License-Identifier: MIT
"""Small files in one folder: littlefs on the board, a folder on the PC.

Nothing else in the firmware opens a file for writing.
"""

import os

# no such file or folder: the numbers on the board and on a PC, and in a browser
_GONE = (2, 20, 44, 54)

_rename = getattr(os, "replace", os.rename)


class Storage:
    """The folder `path`, made if it is missing."""

    def __init__(self, path):
        self.path = path
        try:
            os.mkdir(path)
        except OSError:
            # it is there already, or the first write will say what is wrong
            pass

    def _at(self, name):
        return self.path + "/" + name

    def read(self, name):
        """The file's bytes, or None if there is no such file; OSError if it cannot be read."""
        try:
            with open(self._at(name), "rb") as f:
                return f.read()
        except OSError as e:
            if e.args[0] not in _GONE:
                raise
            return None

    def write(self, name, data):
        """Write a file in place.  A power cut may leave it short or old: for files of which there are two."""
        with open(self._at(name), "wb") as f:
            f.write(data)

    def replace(self, name, data):
        """Write a file so that at any moment either the old or the new one is there, whole."""
        new = self._at(name + ".new")
        with open(new, "wb") as f:
            f.write(data)
            if hasattr(os, "fsync"):
                f.flush()
                os.fsync(f.fileno())
        _rename(new, self._at(name))

    def set_aside(self, name):
        """Rename a file that cannot be used, keeping it; return its new name, or "" if there was none."""
        i = 0
        while self._is_there("%s.bad%d" % (name, i)):
            i += 1
        aside = "%s.bad%d" % (name, i)
        try:
            _rename(self._at(name), self._at(aside))
        except OSError:
            return ""
        return aside

    def _is_there(self, name):
        # also true of what cannot be read
        try:
            os.stat(self._at(name))
        except OSError:
            return False
        return True

    def remove(self, name):
        """Delete a file; no harm if there is none."""
        try:
            os.remove(self._at(name))
        except OSError:
            pass
