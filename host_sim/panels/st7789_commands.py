# SPDX-License-Identifier: MIT
"""The ST7789's commands and how many bytes of data each takes (ST7789V data sheet, section 9)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Command:
    name: str
    lengths: tuple[int, ...]  # numbers of data bytes that end it properly; the last one is the most

    def takes(self) -> str:
        most = self.lengths[-1]
        return "no bytes" if not most else "1 byte" if most == 1 else f"{most} bytes"


# Those with a fixed meaning here are obeyed by the model; voltages, gamma and timing are only counted.
_TABLE = {
    0x00: ("NOP", 0),
    0x01: ("SWRESET", 0),
    0x10: ("SLPIN", 0),
    0x11: ("SLPOUT", 0),
    0x13: ("NORON", 0),
    0x20: ("INVOFF", 0),
    0x21: ("INVON", 0),
    0x26: ("GAMSET", 1),
    0x28: ("DISPOFF", 0),
    0x29: ("DISPON", 0),
    0x2A: ("CASET", 4),
    0x2B: ("RASET", 4),
    0x2C: ("RAMWR", 0),
    0x34: ("TEOFF", 0),
    0x35: ("TEON", 1),
    0x36: ("MADCTL", 1),
    0x38: ("IDMOFF", 0),
    0x3A: ("COLMOD", 1),
    0x3C: ("RAMWRC", 0),
    0x44: ("STE", 2),
    0x51: ("WRDISBV", 1),
    0x53: ("WRCTRLD", 1),
    0x55: ("WRCACE", 1),
    0xB0: ("RAMCTRL", 2),
    0xB1: ("RGBCTRL", 3),
    0xB2: ("PORCTRL", 5),
    0xB3: ("FRCTRL1", 3),
    0xB7: ("GCTRL", 1),
    0xBA: ("DGMEN", 1),
    0xBB: ("VCOMS", 1),
    0xC0: ("LCMCTRL", 1),
    0xC3: ("VRHS", 1),
    0xC4: ("VDVS", 1),
    0xC5: ("VCMOFSET", 1),
    0xC6: ("FRCTRL2", 1),
    0xC7: ("CABCCTRL", 1),
    0xCC: ("PWMFRSEL", 1),
    0xD0: ("PWCTRL1", 2),
    0xE0: ("PVGAMCTRL", 14),
    0xE1: ("NVGAMCTRL", 14),
    0xE4: ("GATECTRL", 3),
    0xE8: ("PWCTRL2", 1),
    0xE9: ("EQCTRL", 3),
}

BY_CODE = {code: Command(name, (length,)) for code, (name, length) in _TABLE.items()}
# its second byte is fixed by the data sheet, and drivers in the field leave it out
BY_CODE[0xC2] = Command("VDVVRHEN", (1, 2))
