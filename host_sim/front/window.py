# SPDX-License-Identifier: MIT
"""The handheld in a window (pygame-ce): picture, keyboard, and a legend of the keys."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from host_sim import clock
from host_sim.front.film import Film
from host_sim.front.rig import Rig

SCALES = (2, 4)
NORMAL_WIDTH = 240
LEGEND = (
    ("Arrows", "move"),
    ("A Z Enter", "choose"),
    ("B Esc", "back"),
    ("X", "help"),
    ("Y", "menu"),
    ("+ -", "size"),
    ("F12", "picture"),
    ("F11", "film"),
)
BACKGROUND, KEY_COLOR, NAME_COLOR, NOTE_COLOR = (24, 26, 32), (236, 236, 236), (150, 156, 170), (240, 200, 90)
BORDER = 12
LINE = 22
FONT_HEIGHT = 22
NOTE_MS = 2500
ROOM_FOR_THE_REST = 180  # legend, title bar and the desktop's own bar

KEYS = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_a: "a",
    pygame.K_z: "a",
    pygame.K_RETURN: "a",
    pygame.K_KP_ENTER: "a",
    pygame.K_SPACE: "a",
    pygame.K_b: "b",
    pygame.K_ESCAPE: "b",
    pygame.K_BACKSPACE: "b",
    pygame.K_x: "x",
    pygame.K_y: "y",
}
BIGGER = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
SMALLER = (pygame.K_MINUS, pygame.K_KP_MINUS)


class Window:
    """Use as a context: the window is open inside it."""

    def __init__(self, rig: Rig, scale: int = 3) -> None:
        self.rig = rig
        # what F11 keeps, where it can
        self.film: Film | None = None
        self.scale = min(SCALES[1], max(SCALES[0], scale))
        # small screens are shown about as large as the others
        self._times = max(1, round(NORMAL_WIDTH / rig.size[0]))
        self._seen: object = None
        self._note, self._note_until = "", 0
        self._down: dict[int, str] = {}  # keyboard key to button

    def clock(self) -> clock.Clock:
        return clock.RealClock(self.pump)

    def script_over(self) -> None:
        """The person plays on."""

    def __enter__(self) -> Window:
        pygame.display.init()
        pygame.font.init()
        self._font = pygame.font.Font(None, FONT_HEIGHT)
        pygame.display.set_caption(f"Pocket Tabletop - {self.rig.board.NAME}")
        _, room = pygame.display.get_desktop_sizes()[0]
        while self.scale > SCALES[0] and self.rig.size[1] * self.scale * self._times + ROOM_FOR_THE_REST > room:
            self.scale -= 1
        self._open()
        return self

    def __exit__(self, *_: object) -> None:
        pygame.display.quit()
        pygame.font.quit()

    def pump(self, seconds: float) -> None:
        """Show what is new, then wait at most so long for the keyboard."""
        self._show()
        events = pygame.event.get()
        if not events and seconds >= 0.001:
            events = [pygame.event.wait(int(seconds * 1000))]
        for event in events:
            self._handle(event)
        self._show()

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            raise clock.Finished
        if event.type == pygame.KEYDOWN:
            self._key_down(event.key)
        elif event.type == pygame.KEYUP:
            self._key_up(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # the release of a held key would go to another window
            for key in list(self._down):
                self._key_up(key)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN):
            self._seen = None

    def _key_down(self, key: int) -> None:
        button = KEYS.get(key)
        if button is not None:
            self._down[key] = button
            self.rig.down(button)
        elif key in BIGGER or key in SMALLER:
            self.scale = min(SCALES[1], max(SCALES[0], self.scale + (1 if key in BIGGER else -1)))
            self._open()
        elif key == pygame.K_F12:
            self._keep(self.rig.shot)
        elif key == pygame.K_F11 and self.film is None:
            self._say("a GIF needs Pillow (pip install pillow)")
        elif key == pygame.K_F11:
            film = self.film
            self._keep(lambda: film.save(self.rig.place(None, "gif")))

    def _keep(self, save: Callable[[], Path]) -> None:
        # a picture is worth no game: what cannot be written is only said
        try:
            self._say(f"saved {save()}")
        except OSError as error:
            self._say(f"not saved: {error.strerror or error}")

    def _say(self, words: str) -> None:
        self._note, self._note_until = words, pygame.time.get_ticks() + NOTE_MS
        self._seen = None

    def _key_up(self, key: int) -> None:
        button = self._down.pop(key, None)
        # two keyboard keys can be one button
        if button is not None and button not in self._down.values():
            self.rig.up(button)

    def _open(self) -> None:
        width, height = (length * self.scale * self._times for length in self.rig.size)
        self._lines = self._legend_lines(width)
        size = width + 2 * BORDER, height + 2 * BORDER + LINE * (len(self._lines) + 1)
        self._surface = pygame.display.set_mode(size)
        self._seen = None

    def _legend_lines(self, width: int) -> list[list[tuple[str, str]]]:
        """The legend broken into lines that fit."""
        lines: list[list[tuple[str, str]]] = [[]]
        for entry in LEGEND:
            if lines[-1] and sum(map(self._entry_width, [*lines[-1], entry])) - BORDER > width:
                lines.append([])
            lines[-1].append(entry)
        return lines

    def _entry_width(self, entry: tuple[str, str]) -> int:
        return sum(self._font.size(text + " ")[0] for text in entry) + BORDER

    def _show(self) -> None:
        if self._note and pygame.time.get_ticks() >= self._note_until:
            self._note, self._seen = "", None
        look = self.rig.look()
        if look == self._seen:
            return
        self._seen = look
        picture = pygame.image.frombuffer(self.rig.picture(), self.rig.size, "RGB")
        zoom = self.scale * self._times
        size = self.rig.size[0] * zoom, self.rig.size[1] * zoom
        self._surface.fill(BACKGROUND)
        self._surface.blit(pygame.transform.scale(picture, size), (BORDER, BORDER))
        self._draw_legend(2 * BORDER + size[1])
        pygame.display.flip()

    def _draw_legend(self, y: int) -> None:
        for line in self._lines:
            x = BORDER
            for keys, name in line:
                for text, color in ((keys, KEY_COLOR), (name, NAME_COLOR)):
                    drawn = self._font.render(text, True, color)
                    self._surface.blit(drawn, (x, y))
                    x += self._font.size(text + " ")[0]
                x += BORDER
            y += LINE
        if self._note:
            self._surface.blit(self._font.render(self._note, True, NOTE_COLOR), (BORDER, y))
