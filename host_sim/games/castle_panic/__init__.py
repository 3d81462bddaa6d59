# SPDX-License-Identifier: MIT
"""Castle Panic on the PC: positions and actions as text."""
