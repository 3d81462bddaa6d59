# SPDX-License-Identifier: MIT
# Measures on the board itself; a line for each figure: its name, then numbers (microseconds or bytes).
import gc
import time
from array import array

import main_program as main

gc.collect()
print("free_at_start", gc.mem_free())
shell = main.start("/saves")
from app import play  # noqa: E402
from core import loading, rng  # noqa: E402
from core.session import Session  # noqa: E402

gc.collect()
before = gc.mem_free()
game = play.Game("castle_panic")
gc.collect()
print("game_code", before - gc.mem_free())
rules = game.rules
stream = array("H", bytes(8))
rng.seed(stream, 1)
out = array("H", bytes(2 * rules.MAX_ACTIONS))


def timed(name, work, times=3):
    worst = 0
    for _ in range(times):
        gc.collect()
        start = time.ticks_us()
        work()
        worst = max(worst, time.ticks_diff(time.ticks_us(), start))
    print(name, worst)


def rules_alone():
    # random games: the time of listing and of making a decision; what they leave on the heap
    state = rules.make()
    total = worst = count = most = 0
    for seed in range(3):
        rules.new(state, 1 + seed, 0, seed)
        while rules.to_move(state) >= 0 and count < 60 * (seed + 1):
            heap = gc.mem_alloc()
            start = time.ticks_us()
            n = rules.legal(state, out)
            listed = time.ticks_us()
            action = out[rng.rnd(stream, n)]
            made = time.ticks_us()
            rules.apply(state, action)
            end = time.ticks_us()
            most = max(most, gc.mem_alloc() - heap)
            took = time.ticks_diff(listed, start) + time.ticks_diff(end, made)
            total += took
            worst = max(worst, took)
            count += 1
    print("decision", total // count, worst, count)
    # the numbers of the clock are objects as soon as they have more than 30 bits
    print("garbage", most)


def thinking():
    bot = game.bot()
    state, seen = rules.make(), rules.make()
    total = worst = 0
    rules.new(state, 1, 0, 7)
    for i in range(20):
        start = time.ticks_us()
        seat = rules.to_move(state)
        rules.observe(state, seat, seen)
        bot.start(seen, seat, 1, i)
        action = 0xFFFF
        while action == 0xFFFF:
            action = bot.step(4)
        took = time.ticks_diff(time.ticks_us(), start)
        total += took
        worst = max(worst, took)
        rules.apply(state, action)
    print("thinking", total // 20, worst)


rules_alone()
session = Session(rules, shell.store)
session.start(b"\0", 0, 4711)
view = game.view.View(shell, session)
view.viewer = 0
view.show()
gc.collect()
print("free_in_game", gc.mem_free())


def screen():
    view.show()
    shell.flush()


timed("screen", screen)
display, buffer = shell.display, main.BUFFER
timed("send_all", lambda: display.show(buffer, 0, display.height))
timed("send_row", lambda: display.show(buffer, 0, 16))


def saved():
    session.act(out[0])
    session.save()


for _ in range(8):
    rules.legal(session.state, out)
    timed("save", saved, 1)
loading.tidy()
thinking()
print("END")
