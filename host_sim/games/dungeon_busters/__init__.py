# SPDX-License-Identifier: MIT
"""Dungeon Busters on the PC: positions and actions as text."""
