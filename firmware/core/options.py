# SPDX-License-Identifier: MIT
"""Set-up choices of a game, packed into one small int.

A game's `OPTIONS` is a tuple of `(name, shift, choices)`: the index of the chosen
word stands in the packed int at bit `shift`; index 0 is the default.
"""


def width(choices):
    """Bits that hold an index into `choices`."""
    n = 1
    while len(choices) > 1 << n:
        n += 1
    return n


def get(options, packed, name):
    """The chosen word of option `name`."""
    for key, shift, choices in options:
        if key == name:
            return choices[(packed >> shift) & ((1 << width(choices)) - 1)]
    raise ValueError("no option " + name)


def put(options, packed, name, value):
    """`packed` with option `name` set to the word `value`; ValueError says what is allowed."""
    for key, shift, choices in options:
        if key == name:
            if value not in choices:
                raise ValueError("option %s takes %s, not %s" % (name, " or ".join(choices), value))
            mask = (1 << width(choices)) - 1
            return packed & ~(mask << shift) | choices.index(value) << shift
    known = ", ".join([o[0] for o in options])
    raise ValueError("no option %s; there are: %s" % (name, known))


def valid(options, packed):
    """True if `packed` holds an existing choice for each option and no other bit."""
    used = 0
    for _key, shift, choices in options:
        mask = (1 << width(choices)) - 1
        if (packed >> shift) & mask >= len(choices):
            return False
        used |= mask << shift
    return packed & ~used == 0
