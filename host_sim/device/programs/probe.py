# The firmware as main.py starts it, which says on the console when it waits for a key: "KEY", what it has saved
# last and the bytes of heap that are free.  Beside the real one it costs about 1 KB.
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


shells.Shell.key = key
main.boot("/saves", "/last_crash.txt", shell)
