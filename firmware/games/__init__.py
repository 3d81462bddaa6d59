# SPDX-License-Identifier: MIT
"""The games on this handheld, by the names of their folders."""

NAMES = ("castle_panic",)

# those with a guided first game
GUIDED = ("castle_panic",)
