# SPDX-License-Identifier: MIT
"""Runs on any interpreter: the guided turn from several seeds, a line of state each."""

import binascii

from core.session import Session
from games.castle_panic import lesson

# view_guide.STEPS
STEPS = (0x2040, 0x3901, 0x4020, 0x5000, 0x5820, 0x5820, 0x58C0, 0x59E1, 0x3000)


def main():
    for seed in (1, 7, 4711, 999999):
        session = Session(lesson)
        session.start(lesson.LEVELS, 0, seed)
        for action in STEPS:
            rule = session.act(action)
            if rule:
                raise ValueError("CP-%03d" % rule)
        print(binascii.hexlify(bytes(session.state[0])).decode(), list(session.state[1]))


main()
