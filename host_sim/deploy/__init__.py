# SPDX-License-Identifier: MIT
"""Putting the firmware on a board: `make deploy` over USB, `make uf2` as one file to drag and drop."""
