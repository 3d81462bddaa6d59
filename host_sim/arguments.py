# SPDX-License-Identifier: MIT
"""The words after `python -m host_sim.TOOL`: a fault is one sentence and status 2, as on the command line itself."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Arguments(argparse.ArgumentParser):
    """An ArgumentParser that does not print its usage before a complaint; --help does."""

    def error(self, message: str) -> NoReturn:
        """End with the sentence."""
        self.exit(2, f"host_sim: {message}; --help says what may stand here\n")
