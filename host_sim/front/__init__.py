# SPDX-License-Identifier: MIT
"""Front ends: the simulated handheld in a window, in the terminal, or headless."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from host_sim import clock
from host_sim.errors import UserError
from host_sim.front import keys as key_scripts

VIEWS = ("window", "terminal", "headless")


class FrontError(UserError, ValueError):
    """What was asked of a front end cannot be."""


@dataclass
class Result:
    """What a run leaves behind."""

    shots: list[Path] = field(default_factory=list)
    elapsed_ms: int = 0
    bytes_sent: int = 0  # to the panel
    bus_seconds: float = 0.0  # that the panel's bus was busy
    picture: bytes = b""  # the last one: width * height * (red, green, blue)


def run(
    board_name: str,
    view: str,
    *,
    keys: str | None = None,
    out: Path | str | None = None,
    scale: int = 3,
    main: Callable[[], object],
) -> Result:
    """Switch on a handheld and run `main` on it until it ends, the script does, or the user leaves.

    view: window, terminal or headless. keys: a key script (see keys.py); when it is over, headless
    ends and the others go on. out: folder for screenshots, default the current one. scale: of the
    window. Raises FrontError in one sentence for an unknown board or view and a bad script; what the
    firmware raises comes through as it is.
    """
    steps = check(board_name, view, keys)
    from host_sim.front.film import Film
    from host_sim.front.film import possible as film_possible
    from host_sim.front.rig import Rig

    rig = Rig(board_name, None if out is None else Path(out))
    front_class = getattr(importlib.import_module(f"host_sim.front.{view}"), view.capitalize())
    front = front_class(rig, scale)
    timer = front.clock()
    film = Film(rig)

    def gif(name: str | None) -> Path:
        return film.save(rig.place(name, "gif"))

    if steps or view == "headless":
        timer.on_idle = key_scripts.Player(steps, rig.press, rig.shot, front.script_over, gif).on_idle
    before = clock.use(timer)
    try:
        with front:
            # the person may ask for it later; a script says whether it will
            if view == "window" and film_possible():
                front.film = film
            if view == "window" or any(isinstance(step, key_scripts.Gif) for step in steps):
                film.start()
            _run(main, rig.restart)
    finally:
        clock.use(before)
    panel = rig.panel
    return Result(rig.shots, timer.now_us() // 1000, panel.bytes_sent, panel.bus_seconds, rig.picture())


def check(board_name: str, view: str, keys: str | None) -> list[key_scripts.Step]:
    """The steps of the key script; FrontError if the board, the view or the script cannot be."""
    from host_sim.front.rig import board_names

    if view not in VIEWS:
        raise FrontError(f"there is no view '{view}'; there are {', '.join(VIEWS)}")
    if view == "terminal" and not _has_terminal():
        raise FrontError("the terminal view needs a terminal; there is none here")
    if view == "window" and not (os.environ.get("SDL_VIDEODRIVER") or _has_display()):
        raise FrontError("the window needs a display; there is none here (try --view terminal)")
    if board_name not in board_names():
        raise FrontError(f"there is no board '{board_name}'; there are {', '.join(board_names())}")
    try:
        steps = key_scripts.parse(keys or "")
    except ValueError as error:
        raise FrontError(str(error)) from None
    if any(isinstance(step, key_scripts.Gif) for step in steps):
        from host_sim.front.film import possible

        if not possible():
            raise FrontError("a GIF needs Pillow (pip install pillow)")
    return steps


def _run(main: Callable[[], object], restart: Callable[[], None]) -> None:
    while True:
        try:
            main()
            return
        except (clock.Finished, KeyboardInterrupt):
            return
        except clock.Reset:
            restart()


def choose_view() -> str | None:
    """window if there is a display, else terminal if there is one, else None."""
    if _has_display():
        return "window"
    return "terminal" if _has_terminal() else None


def _has_terminal() -> bool:
    return sys.stdin is not None and sys.stdout is not None and sys.stdin.isatty() and sys.stdout.isatty()


def _has_display() -> bool:
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame

        pygame.display.init()
        driver = pygame.display.get_driver()
        pygame.display.quit()
    except (ImportError, RuntimeError):
        return False
    # when the display does not answer, SDL may settle for one that nobody sees
    return driver not in ("dummy", "offscreen", "evdev", "kmsdrm")
