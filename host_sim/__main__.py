# SPDX-License-Identifier: MIT
"""`python -m host_sim`: the command line."""

import sys

from host_sim.cli import main

if __name__ == "__main__":
    sys.exit(main())
