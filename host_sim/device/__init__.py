# SPDX-License-Identifier: MIT
"""Real MicroPython on an emulated RP2040: what the board itself does with the firmware.

Nothing here is part of the simulator; it wants node, npm's rp2040js and a MicroPython image.
"""
