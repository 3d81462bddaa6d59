# SPDX-License-Identifier: MIT
"""What another interpreter does with `seeded.py`: a script for MicroPython.

    script.py GAME lines          a line for each job
    script.py GAME bot            the same with the computer deciding
    script.py GAME trace          the sums after each ply of the first job
    script.py GAME dump PLY       one step of the first job in full
    script.py GAME heap           most bytes of heap that one call asked for, a line for each function

The jobs stand in jobs.txt, "seats options seed" a line.
"""

import gc
import sys

from seeded import MAX_PLIES, Player, dump


def _jobs():
    with open("jobs.txt") as f:
        return [[int(word) for word in line.split()] for line in f.read().split("\n") if line]


def lines(rules, jobs, bot=None):
    player = Player(rules, False, bot)
    for job in jobs:
        print(player.line(*job))


def trace(rules, jobs):
    player = Player(rules, True)
    player.game(*jobs[0])
    for i in range(min(player.plies, MAX_PLIES)):
        print("%04x %04x" % (player.trace[2 * i], player.trace[2 * i + 1]))


def heap(rules, jobs):
    names = ("legal", "apply", "why_not", "to_move", "result", "observe", "determinize")
    most = [0] * len(names)
    player = Player(rules)
    other = rules.make()
    gc.collect()
    for seats, options, seed in jobs:
        gc.enable()
        gc.collect()
        player.begin(seats, options, seed)
        # the first time they load what they need
        rules.why_not(player.state, 0xFFFF)
        rules.observe(player.state, 0, other)
        gc.collect()
        gc.disable()
        while player.plies < MAX_PLIES and _measured(rules, player, other, most):
            pass
    gc.enable()
    for name, n in zip(names, most):
        print(name, n)


def _measured(rules, player, other, most):
    # one step, each call between two readings of the heap
    state = player.state
    a = gc.mem_alloc()
    n = rules.legal(state, player.out)
    b = gc.mem_alloc()
    most[0] = max(most[0], b - a)
    if n == 0:
        return False
    a = gc.mem_alloc()
    rules.why_not(state, player.out[n - 1])
    b = gc.mem_alloc()
    rules.to_move(state)
    c = gc.mem_alloc()
    rules.result(state)
    d = gc.mem_alloc()
    rules.observe(state, 0, other)
    e = gc.mem_alloc()
    rules.determinize(other, 0)
    f = gc.mem_alloc()
    most[2] = max(most[2], b - a)
    most[3] = max(most[3], c - b)
    most[4] = max(most[4], d - c)
    most[5] = max(most[5], e - d)
    most[6] = max(most[6], f - e)
    a = gc.mem_alloc()
    rules.apply(state, player.out[(player.plies * 7) % n])
    b = gc.mem_alloc()
    most[1] = max(most[1], b - a)
    player.plies += 1
    return True


def _module(game, part):
    name = "games.%s.%s" % (game, part)
    __import__(name)
    return sys.modules[name]


def main(game, what, *args):
    rules = _module(game, "rules")
    jobs = _jobs()
    if what == "lines":
        lines(rules, jobs)
    elif what == "bot":
        lines(rules, jobs, _module(game, "bot"))
    elif what == "trace":
        trace(rules, jobs)
    elif what == "heap":
        heap(rules, jobs)
    else:
        print("\n".join(dump(Player(rules), *jobs[0], int(args[0]))))


main(*sys.argv[1:])
