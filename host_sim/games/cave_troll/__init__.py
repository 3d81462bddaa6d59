# SPDX-License-Identifier: MIT
"""Cave Troll on the PC: positions and actions as text."""
