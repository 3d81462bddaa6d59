# SPDX-License-Identifier: MIT
"""A game being played: who sits where, what was done, undo, save and resume.

The session owns the state; screens and computer players read it and hand in actions.
Two save slots are written in turn and the newer whole one counts, so a power cut
costs at most the decision that was being saved.  The full list of actions stands in
a history file, which is a replay; it is brought up to date where undo cannot reach.
"""

from array import array
from binascii import crc32

from core import events, records
from core.options import valid
from core.records import DAMAGED, FOREIGN, OTHER_RULES, RecordError
from micropython import const

PERSON = const(0)
PLIES_MAX = const(0xFFFF)

_CHUNK = const(256)


def _copy(source, target):
    b, w = source
    tb, tw = target
    for i in range(len(b)):
        tb[i] = b[i]
    for i in range(len(w)):
        tw[i] = w[i]


class Session:
    """One game of `rules` (a game's contract module), saved in `store` (a Storage or None)."""

    def __init__(self, rules, store=None):
        self.rules = rules
        self.store = store
        self.state = rules.make()
        self.seats = b""
        self.options = 0
        self.seed = 0
        self.plies = 0
        self.fixed = 0
        self.actions = array("H", bytes(2 * _CHUNK))
        self._anchor = rules.make()
        self._filed = 0
        self._number = 0

    # --- playing --------------------------------------------------------------

    def start(self, seats, options, seed):
        """Begin a new game.  seats: bytes, one a seat (0 a person, 1 .. 3 the computer's level)."""
        self._number = self._newest()
        self._begin(seats, options, seed)

    def _begin(self, seats, options, seed):
        events.clear()
        self.rules.new(self.state, len(seats), options, seed)
        self.seats = bytes(seats)
        self.options = options
        self.seed = seed
        self.plies = 0
        self._filed = 0
        self._fix()

    def act(self, action):
        """Make an action happen: 0, or the number of the rule that forbids it (then nothing changes)."""
        rule = self.rules.why_not(self.state, action)
        if rule:
            return rule
        self._push(action)
        events.clear()
        self.rules.apply(self.state, action)
        if events.revealed():
            self._fix()
        return 0

    def _push(self, action):
        if self.plies == PLIES_MAX:
            raise RecordError(DAMAGED, "the game is too long to be recorded")
        if self.plies == len(self.actions):
            self.actions.extend(array("H", bytes(2 * _CHUNK)))
        self.actions[self.plies] = action
        self.plies += 1

    def _fix(self):
        # undo goes back to here and no further
        self.fixed = self.plies
        _copy(self.state, self._anchor)

    def is_over(self):
        """True when nobody has to decide any more."""
        return self.rules.to_move(self.state) < 0

    def level(self):
        """Who must decide now: 0 a person, 1 .. 3 the computer's level; -1 when the game is over."""
        seat = self.rules.to_move(self.state)
        return self.seats[seat] if seat >= 0 else -1

    # --- going back -----------------------------------------------------------

    def can_undo(self):
        """True if the last decision showed nothing hidden or random."""
        return self.plies > self.fixed

    def undo(self):
        """Take the last decision back; False if that is not allowed."""
        if not self.can_undo():
            return False
        _copy(self._anchor, self.state)
        self._redo(self.fixed, self.plies - 1)
        self.plies -= 1
        self._filed = min(self._filed, self.plies)
        return True

    def restore(self, ply):
        """Go back to the position after `ply` actions (tests, replays, analysis)."""
        if not 0 <= ply <= self.plies:
            raise ValueError("there is no ply %d in a game of %d" % (ply, self.plies))
        self.rules.new(self.state, len(self.seats), self.options, self.seed)
        self.plies = 0
        self._fix()
        self._redo(0, ply)
        self.plies = ply
        self._filed = min(self._filed, ply)

    def _redo(self, start, end):
        # play actions again without events, moving the undo mark as in the game itself
        for i in range(start, end):
            events.clear()
            self.rules.apply(self.state, self.actions[i])
            if events.revealed():
                self.plies = i + 1
                self._fix()
        events.clear()

    # --- records --------------------------------------------------------------

    def header(self):
        """The Header of this game's records."""
        r = self.rules
        return records.Header(r.GAME_ID, r.RULES_VERSION, self.options, self.seed, self.seats)

    def replay(self):
        """The bytes of a replay of the whole game so far."""
        return records.pack_replay(self.header(), self.actions, self.plies)

    def load_replay(self, data):
        """Take over a replay, standing at its end; RecordError if it cannot be played."""
        header, actions = records.unpack_replay(data)
        self._check(header)
        self._play(header, actions, len(actions))

    def _check(self, header):
        r = self.rules
        if header.game_id != r.GAME_ID:
            raise RecordError(FOREIGN, "this record is of another game (number %d)" % header.game_id)
        if header.rules_version != r.RULES_VERSION:
            raise RecordError(
                OTHER_RULES,
                "this record is of version %d of the rules, these are version %d"
                % (header.rules_version, r.RULES_VERSION),
            )
        if len(header.seats) not in r.SEATS or not valid(r.OPTIONS, header.options):
            raise RecordError(DAMAGED, "the header holds seats or options that this game does not have")

    def _play(self, header, actions, count):
        self._begin(header.seats, header.options, header.seed)
        for i in range(count):
            rule = self.act(actions[i])
            if rule:
                raise RecordError(
                    DAMAGED,
                    "action %d (0x%04x) is not possible: %s-%03d" % (i + 1, actions[i], self.rules.RULE_PREFIX, rule),
                )
        events.clear()

    def _slot_name(self, number):
        return "%s.%d" % (self.rules.NAME, number & 1)

    def _history_name(self):
        return self.rules.NAME + ".his"

    def save(self):
        """Save after a decision.  Raises OSError if the store refuses; the game itself is unharmed."""
        self._file_history()
        pending = records.word_bytes(self.actions, self._filed, self.plies)
        slot = records.Slot(
            self.header(),
            self.plies,
            self._filed,
            self.fixed,
            self._number + 1,
            crc32(records.word_bytes(self.actions, 0, self._filed)) & 0xFFFFFFFF,
            records.pack_state(self.state),
            pending,
        )
        self.store.write(self._slot_name(self._number + 1), slot.pack())
        self._number += 1

    def _room(self):
        # plies that fit into a slot behind the state
        return (records.SLOT_LIMIT - 42 - self.rules.SIZE) // 2

    def _file_history(self):
        # where undo cannot reach, and before the slot is full
        if self.plies - self._filed < self._room() // 2:
            return
        end = self.fixed if self.fixed > self._filed else self.plies
        self.store.replace(self._history_name(), records.pack_replay(self.header(), self.actions, end))
        self._filed = end

    def find_saves(self):
        """(Slots that are whole, newest first; the RecordError of one that is not, or None)."""
        slots = []
        fault = None
        for i in (0, 1):
            data = self.store.read(self._slot_name(i))
            if data is None:
                continue
            try:
                slots.append(self._read_slot(data, i))
            except RecordError as e:
                fault = e
        if len(slots) == 2 and slots[0].number < slots[1].number:
            slots.reverse()
        return slots, fault

    def load(self):
        """Resume the saved game; False if there is none.

        What cannot be used is set aside under another name, never deleted: one broken slot
        is what a power cut leaves, and the other is played on.  RecordError if none is left.
        """
        slots, fault = self.find_saves()
        if fault:
            self._set_aside()
        for slot in slots:
            try:
                self._resume(slot)
                return True
            except RecordError as e:
                fault = e
                self.store.set_aside(self._slot_name(slot.number))
        if fault:
            raise fault
        return False

    def _newest(self):
        # number of the newest save there is; what a new game may not overwrite is set aside
        if self.store is None:
            return 0
        slots, fault = self.find_saves()
        if fault:
            self._set_aside()
        return slots[0].number if slots else 0

    def _set_aside(self):
        for i in (0, 1):
            data = self.store.read(self._slot_name(i))
            if data is None:
                continue
            try:
                self._read_slot(data, i)
            except RecordError:
                self.store.set_aside(self._slot_name(i))

    def _read_slot(self, data, i):
        slot = records.unpack_slot(data)
        self._check(slot.header)
        if len(slot.state) != self.rules.SIZE or slot.number & 1 != i:
            raise RecordError(DAMAGED, "the save is not what its place and game say")
        return slot

    def _resume(self, slot):
        actions = self._filed_actions(slot)
        actions.extend(records.words(slot.pending))
        self._play(slot.header, actions, slot.plies)
        if records.pack_state(self.state) != slot.state:
            raise RecordError(DAMAGED, "the actions in the save do not lead to its position")
        self._filed = slot.filed
        self._number = slot.number

    def _filed_actions(self, slot):
        # the first slot.filed actions, from the history file
        if slot.filed == 0:
            return array("H")
        data = self.store.read(self._history_name())
        if data is None:
            raise RecordError(DAMAGED, "the history file of the save is missing")
        _header, actions = records.unpack_replay(data)
        if len(actions) < slot.filed:
            raise RecordError(DAMAGED, "the history file is shorter than the save says")
        if crc32(records.word_bytes(actions, 0, slot.filed)) & 0xFFFFFFFF != slot.filed_crc:
            raise RecordError(DAMAGED, "the history file is of another game")
        return array("H", [actions[i] for i in range(slot.filed)])

    def forget(self):
        """Remove the save of a finished or given up game."""
        for i in (0, 1):
            self.store.remove(self._slot_name(i))
        self.store.remove(self._history_name())
        self._filed = 0
