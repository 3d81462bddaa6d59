# SPDX-License-Identifier: MIT
"""No screen and no waiting: scripted keys in virtual time."""

from __future__ import annotations

from host_sim import clock
from host_sim.front.rig import Rig


class Headless:
    def __init__(self, rig: Rig, scale: int = 1) -> None:
        self.rig = rig

    def clock(self) -> clock.Clock:
        return clock.VirtualClock()

    def script_over(self) -> None:
        raise clock.Finished

    def __enter__(self) -> Headless:
        return self

    def __exit__(self, *_: object) -> None:
        pass
