# SPDX-License-Identifier: MIT
"""Byte-level models of the panels."""

from __future__ import annotations


class PanelError(BaseException):
    """The driver did what the panel would not understand; the firmware's crash screen must not hide it."""
