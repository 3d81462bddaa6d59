# SPDX-License-Identifier: MIT
"""What a frozen build of this board holds: MicroPython's own modules for rp2, and the firmware.

board.py is not frozen: it stays a file on the device, where it can be edited.
"""

include("$(PORT_DIR)/boards/manifest.py")
freeze("$(BOARD_DIR)/../../firmware")
