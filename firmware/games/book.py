# SPDX-License-Identifier: MIT
"""A game's rule book: its statements by number and by chapter, in the player's language."""

from lang import t


class Book:
    """Statements `numbers` (ascending) of the rules called prefix-NNN.

    chapters: the first statement of each chapter, as its place in numbers
    rules_key, chapters_key: the words of the first statement and of the first title; the others follow
    """

    def __init__(self, prefix, numbers, chapters, rules_key, chapters_key):
        self._prefix = prefix
        self._numbers = numbers
        self._chapters = chapters
        self._rules_key = rules_key
        self._chapters_key = chapters_key

    def label(self, number):
        """`CP-141`, as a rule is cited."""
        return self._prefix + "-%03d" % number

    def sentence(self, number):
        """What the statement of this number says, in one sentence; "" if the book has none."""
        for i in range(len(self._numbers)):
            if self._numbers[i] == number:
                return t(self._rules_key + i)
        return ""

    def chapters(self):
        """The titles."""
        return [t(self._chapters_key + i) for i in range(len(self._chapters))]

    def bounds(self, chapter):
        """(first, end) of a chapter's statements."""
        last = chapter + 1 == len(self._chapters)
        return self._chapters[chapter], len(self._numbers) if last else self._chapters[chapter + 1]

    def statement(self, i):
        """The i-th statement: (its id, its sentence)."""
        return self.label(self._numbers[i]), t(self._rules_key + i)
