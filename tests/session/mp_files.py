# SPDX-License-Identifier: MIT
"""What another interpreter makes of the same game and of the same files: a script for MicroPython.

    script.py save      plays lines.txt with a save at each line; prints the check sum of all files after
                        each, then each file in full
    script.py load      loads saves/castle_panic.*; prints what the session knows
    script.py replay    the same for the file given.replay
"""

import os
import sys
from binascii import crc32, hexlify

from mp_lines import do, facts

from core.session import Session
from core.storage import Storage
from games.castle_panic import rules


def read(name):
    with open(name, "rb") as f:
        return f.read()


def save(session):
    with open("lines.txt") as f:
        lines = f.read().split("\n")
    for line in lines:
        do(session, line)
        session.save()
        total = 0
        for name in sorted(os.listdir("saves")):
            total = crc32(read("saves/" + name), total)
        print("%08x" % (total & 0xFFFFFFFF))
    for name in sorted(os.listdir("saves")):
        print(name, hexlify(read("saves/" + name)).decode())


def tell(session):
    state, plies = facts(session)
    print(hexlify(state).decode(), plies, session.fixed, session.options, session.seed, hexlify(session.seats).decode())
    print(hexlify(session.replay()).decode())


def main(what):
    session = Session(rules, Storage("saves"))
    if what == "save":
        save(session)
        return
    if what == "load":
        assert session.load()
    else:
        session.load_replay(read("given.replay"))
    tell(session)


main(sys.argv[1])
