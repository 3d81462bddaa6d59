# SPDX-License-Identifier: MIT
"""Prints every English word."""

import lang

lang.load("en")
for number in range(lang.count()):
    print(lang.t(number).replace("\n", "\\n"))
