# SPDX-License-Identifier: MIT
"""`python -m host_sim`: the command line."""

import sys

if __name__ == "__main__":
    try:
        from host_sim.cli import main

        status = main()
    except KeyboardInterrupt:
        # also while modules are still being loaded
        status = 130
    sys.exit(status)
