# SPDX-License-Identifier: MIT
"""What a frozen build of this board holds: MicroPython's own modules for rp2, and the firmware.

board.py is not frozen: it stays a file on the device, where it can be edited.
The firmware has no @native functions, which MicroPython 1.28 freezes wrongly for this chip; its
viper ones use no constants above 0xFFFF.
"""

# ruff: noqa: F821 (both names come from the build)
include("$(PORT_DIR)/boards/manifest.py")
freeze("$(BOARD_DIR)/../../firmware")
