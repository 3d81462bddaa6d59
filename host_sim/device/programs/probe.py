# SPDX-License-Identifier: MIT
# The firmware as main.py starts it, which says on the console when it waits for a key: "KEY", the bytes of heap
# that are free and the milliseconds since power-on.  A file seed.txt holds the number of new games.
import gc
import time

import main_program as main

shell = main.start("/saves")
from app import shell as shells  # noqa: E402

wait = shells.Shell.key


def key(self, pulse=None):
    self.canvas.flush(self.display)
    gc.collect()
    print("KEY", gc.mem_free(), time.ticks_ms())
    return wait(self, pulse)


def seeded():
    from core import loading

    with open("seed.txt") as f:
        seed = int(f.read())
    load = loading.passing

    def passing(name):
        module = load(name)
        if name == "app.setup":
            module.random_seed = lambda: seed
        return module

    loading.passing = passing


shells.Shell.key = key
try:
    seeded()
except OSError:
    pass
main.boot("/saves", "/last_crash.txt", shell)
