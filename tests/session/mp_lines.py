# SPDX-License-Identifier: MIT
"""A session led by lines of text; this very file also runs on MicroPython.

    n OPTIONS SEED SEATS    a new game; SEATS is a digit a seat
    a ACTION                an action
    u                       undo
    r PLY                   restore
"""

from core import records


def do(session, line):
    """Do what a line says; it must be possible."""
    what, *numbers = line.split()
    if what == "n":
        session.start(bytes([int(c) for c in numbers[2]]), int(numbers[0]), int(numbers[1]))
    elif what == "a":
        assert session.act(int(numbers[0])) == 0, line
    elif what == "u":
        assert session.undo()
    else:
        session.restore(int(numbers[0]))


def facts(session):
    """What must be the same after a load: the state's bytes and the number of plies."""
    return bytes(records.pack_state(session.state)), session.plies
