# SPDX-License-Identifier: MIT
"""The last seconds of the screen as a moving GIF (F11 in the window, `gif` in a key script)."""

from __future__ import annotations

import importlib.util
import math
from collections import deque
from pathlib import Path

from host_sim import clock
from host_sim.front.rig import Rig

SECONDS = 8
FRAME_MS = 50  # 20 pictures a second at most
HOLD_MS = 1000  # the last one stands so long before it begins again


def possible() -> bool:
    """True if Pillow is there, which writes the file."""
    return importlib.util.find_spec("PIL") is not None


class Film:
    """Looks at a rig every 50 ms of its time and remembers what changed in the last 8 s."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self._frames: deque[tuple[int, bytes]] = deque()  # since when, red green blue
        self._seen: object = None

    def start(self) -> None:
        """Look now and again and again, as the rig's clock goes."""
        self.look()
        clock.current().after_ms(FRAME_MS, self.start)

    def look(self) -> None:
        """Remember the picture if it is a new one."""
        look, now = self.rig.look(), clock.current().now_us() // 1000
        if look != self._seen:
            self._seen = look
            self._frames.append((now, self.rig.picture()))
        # what stood when the window of time begins stays, from then on
        while len(self._frames) > 1 and self._frames[1][0] <= now - 1000 * SECONDS:
            self._frames.popleft()

    def pictures(self) -> list[tuple[int, bytes]]:
        """The last seconds: (milliseconds it stands, red green blue) each."""
        self.look()
        now = clock.current().now_us() // 1000
        begin = [max(at, now - 1000 * SECONDS) for at, _ in self._frames]
        ends = [*begin[1:], max(now, begin[-1] + HOLD_MS)]
        return [(end - at, rgb) for at, end, (_, rgb) in zip(begin, ends, self._frames, strict=True)]

    def save(self, path: Path) -> Path:
        """Write the last seconds as a GIF; ImportError without Pillow."""
        from PIL import Image

        shown = self.pictures()
        images = [Image.frombytes("RGB", self.rig.size, rgb).quantize(256, dither=Image.Dither.NONE) for _, rgb in shown]
        # a GIF counts hundredths of a second
        path.parent.mkdir(parents=True, exist_ok=True)
        images[0].save(
            path,
            "GIF",
            save_all=True,
            append_images=images[1:],
            duration=[max(FRAME_MS, 10 * math.ceil(ms / 10)) for ms, _ in shown],
            loop=0,
            optimize=False,
        )
        self.rig.shots.append(path)
        return path
