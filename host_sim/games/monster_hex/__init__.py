# SPDX-License-Identifier: MIT
"""Monster Hex on the PC: positions and actions as text."""
