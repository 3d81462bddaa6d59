# SPDX-License-Identifier: MIT
"""A picture too large for the heap: it lies in flash, and is read into the frame buffer band by band.

A file NAME.bin holds bands one after another: first row, first byte of a row, bytes a row, rows; then the rows.
Polygons take the board five times as long as reading what they would draw.
"""

from micropython import const
from ui import text

_HEAD = const(4)
MOST = const(1024)  # bytes of a band


def _open(module, name):
    # beside its module; where that is frozen, in its folder from the root on
    folder, _, _ = module.replace("\\", "/").rpartition("/")
    for start in ("", "/"):
        try:
            return open(start + folder + "/" + name, "rb")
        except OSError:
            pass
    raise OSError("no picture " + name)


def draw(canvas, module, name):
    """Draw the file `name` that lies beside a module (its `__file__`). OSError if it is not there."""
    head = bytearray(_HEAD)
    store = memoryview(bytearray(MOST))
    stride = canvas.width >> 1
    with _open(module, name) as f:
        while f.readinto(head) == _HEAD:
            top, left, wide, rows = head
            f.readinto(store[: wide * rows])
            text.raw_block(canvas.buf, top * stride + left, stride, store, 0, wide, wide, rows)
            canvas.mark(top, top + rows)
