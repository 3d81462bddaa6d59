# SPDX-License-Identifier: MIT
"""The one kind of error that is shown to a person instead of a traceback."""


class UserError(Exception):
    """Something in what the user gave is wrong.

    Its text is one clear sentence that names the place. The command line prints
    it on stderr and ends with exit status 2; nothing else catches it.
    """
