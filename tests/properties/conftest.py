# SPDX-License-Identifier: MIT
"""Lets the tests of this folder share `castle_ledger.py` and `castle_starts.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
