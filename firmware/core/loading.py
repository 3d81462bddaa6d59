# SPDX-License-Identifier: MIT
"""Code that is needed for a while only: loaded when asked for, forgotten when its time is over.

A source byte of a loaded module costs about half a byte of the board's heap, and not everything has room there at once.
"""

import gc
import sys

# a PC has room for everything, and tests hold on to what they imported
keep = sys.platform != "rp2"

_passing = []


def load(name):
    """The module `name`, to stay."""
    return __import__(name, None, None, ("*",))


def passing(name):
    """The module `name`, which stays until the next `tidy`; it and what it brings must not be kept anywhere."""
    before = None if keep or name in sys.modules else set(sys.modules)
    module = load(name)
    if before is not None:
        # no comprehension: what it shares with the function would be allocated at every call
        for new in sys.modules:
            if new not in before:
                _passing.append(new)
    return module


def tidy():
    """Forget all that was passing."""
    if _passing:
        while _passing:
            _drop(_passing.pop())
        gc.collect()


def forget(start):
    """Forget the modules whose names begin so: a game that was left."""
    if not keep:
        for name in [name for name in sys.modules if name.startswith(start)]:
            _drop(name)


def _drop(name):
    sys.modules.pop(name, None)
    package, _, last = name.rpartition(".")
    if hasattr(sys.modules.get(package), last):
        delattr(sys.modules[package], last)
