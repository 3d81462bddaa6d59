# SPDX-License-Identifier: MIT
"""A game being played: who sits where, what was done, undo, save and resume.

The session owns the state; screens and computer players read it and hand in actions.
Two save slots are written in turn and the newer whole one counts, so a power cut
costs at most the decision that was being saved.  The actions that no longer fit into
a slot stand in a history file, which is a replay: one of two, and always the one that
the newest save does not need is written.
"""

from array import array
from binascii import crc32

from core import events, records, states
from core.options import valid
from core.records import DAMAGED, FOREIGN, LEVEL_MAX, OTHER_RULES, RecordError
from micropython import const

PERSON = const(0)
PLIES_MAX = const(0xFFFF)

_CHUNK = const(256)
# numbers of saves, seeds and check sums are 32 bits wide
_BITS_32 = (1 << 32) - 1
_NO_SUCH_GAME = "the header holds seats or options that this game does not have"


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
        # the last decision of a person, -1 for none since `fixed`
        self.own = -1
        # the legal actions when they were last asked for; whoever asks may use it
        self.legal = array("H", bytes(2 * rules.MAX_ACTIONS))
        self.actions = array("H", bytes(2 * _CHUNK))
        self._anchor = rules.make()
        # of the newest save: its number (None: not looked up), how many plies stand in which history file, their check sum
        self._number = None
        self._filed = 0
        self._filed_crc = 0
        self._book = 0

    # --- playing --------------------------------------------------------------

    def start(self, seats, options, seed):
        """Begin a new game.  seats: bytes, one a seat (0 a person, 1 .. 3 the computer's level).

        ValueError if there is no such game.  Files are touched by the first save only: it leaves
        the older game's newest save, and sets aside what cannot be used.
        """
        seats = bytes(seats)
        if max(seats) > LEVEL_MAX or not 0 <= seed <= _BITS_32:
            raise ValueError("no such level or seed")
        self._begin(seats, options, seed)
        self._number = None

    def _begin(self, seats, options, seed):
        events.clear()
        self.rules.new(self.state, len(seats), options, seed)
        self.seats = seats
        self.options = options
        self.seed = seed
        self.plies = 0
        self.own = -1
        self._filed = 0
        self._filed_crc = 0
        self._fix()

    def act(self, action):
        """Make an action happen: 0, or the number of the rule that forbids it (then nothing changes)."""
        rule = 0 if self._is_legal(action) else self.rules.why_not(self.state, action)
        if not rule:
            self._make(action)
        return rule

    def _make(self, action):
        if not self.level():
            self.own = self.plies
        self._push(action)
        events.clear()
        self.rules.apply(self.state, action)
        if events.revealed():
            self._fix()

    def _is_legal(self, action):
        # asked of the list, which is loaded anyway: the reasons are not
        n = self.rules.legal(self.state, self.legal)
        for i in range(n):
            if self.legal[i] == action:
                return True
        return False

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
        states.copy(self.state, self._anchor)

    def sit(self, seat, level):
        """Give a seat to a person (0) or to the computer (its level 1 .. 3), at any time; the header keeps the last."""
        if not 0 <= level <= 3:
            raise ValueError("there is no level %d" % level)
        seats = bytearray(self.seats)
        seats[seat] = level
        self.seats = bytes(seats)

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
        self._back(self.plies - 1)
        return True

    def can_take_back(self):
        """True if a person's decision is among those that showed nothing."""
        return self.own >= self.fixed

    def take_back(self):
        """Take back a person's last decision and what computers did since; how many decisions, 0 if not allowed."""
        if not self.can_take_back():
            return 0
        gone = self.plies - self.own
        self._back(self.own)
        return gone

    def _back(self, ply):
        states.copy(self._anchor, self.state)
        self.own = -1
        self._redo(self.fixed, ply)
        self.plies = ply
        self._unfile()

    def restore(self, ply):
        """Go back to the position after `ply` actions (tests, replays, analysis)."""
        if not 0 <= ply <= self.plies:
            raise ValueError("there is no ply %d in a game of %d" % (ply, self.plies))
        self.rules.new(self.state, len(self.seats), self.options, self.seed)
        self.plies = 0
        self.own = -1
        self._fix()
        self._redo(0, ply)
        self.plies = ply
        self._unfile()

    def _unfile(self):
        # plies taken back are no longer those in the history file
        if self._filed > self.plies:
            self._filed = self.plies
            self._filed_crc = self._sum(self.plies)

    def again(self, begun, heard):
        """Play the game so far again, to keep its events: begun() at its start, heard() after each action (core.events)."""
        plies = self.plies
        self.rules.new(self.state, len(self.seats), self.options, self.seed)
        self.plies = 0
        self._fix()
        begun()
        self._redo(0, plies, heard)
        self.plies = plies

    def _redo(self, start, end, heard=None):
        # play actions again without events, unless they are heard, moving the undo mark as in the game itself
        for i in range(start, end):
            events.clear()
            if not self.level():
                self.own = i
            self.rules.apply(self.state, self.actions[i])
            if events.revealed():
                self.plies = i + 1
                self._fix()
            if heard:
                heard()
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
        """Take over a replay, standing at its end; RecordError if it cannot be played: then the game stays as it is."""
        header, actions = records.unpack_replay(data)
        self._check(header)
        self._take_over(header, actions, None)
        self._number = None

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
            raise RecordError(DAMAGED, _NO_SUCH_GAME)

    def _take_over(self, header, actions, state):
        # play a record, to the position `state` if it is given; if that fails the game at hand stays
        kept = (self.seats, self.options, self.seed, self.actions, self.plies, self._filed, self._filed_crc)
        self.actions = actions
        try:
            self._play(header, actions, len(actions))
            if state is not None and records.pack_state(self.state) != state:
                raise RecordError(DAMAGED, "the actions in the save do not lead to its position")
        except RecordError:
            self.seats, self.options, self.seed, self.actions, self.plies, self._filed, self._filed_crc = kept
            if self.seats:
                self.restore(self.plies)
            raise

    def _play(self, header, actions, count):
        try:
            self._begin(header.seats, header.options, header.seed)
        except ValueError:
            raise RecordError(DAMAGED, _NO_SUCH_GAME) from None
        for i in range(count):
            rule = self.rules.why_not(self.state, actions[i])
            if rule:
                raise RecordError(
                    DAMAGED,
                    "action %d (0x%04x) is not possible: %s-%03d" % (i + 1, actions[i], self.rules.RULE_PREFIX, rule),
                )
            self._make(actions[i])
        events.clear()

    # --- saves ----------------------------------------------------------------

    def _slot_name(self, number):
        return "%s.%d" % (self.rules.NAME, number & 1)

    def _history_name(self, book):
        return "%s.%d.his" % (self.rules.NAME, book)

    def _sum(self, count):
        # check sum of the first actions
        return crc32(records.word_bytes(self.actions, 0, count))

    def save(self):
        """Save after a decision.  Raises OSError if the store refuses; game and last save are unharmed."""
        if self._number is None:
            self._stand_behind()
        filed = self._filed
        total = self._filed_crc
        book = self._book
        room = (records.SLOT_LIMIT - records.SLOT_REST - self.rules.SIZE) // 2
        if self.plies - filed >= room // 2:
            # before the slot is full; where undo cannot reach, if what is behind that fits
            filed = self.fixed if self.fixed > filed and self.plies - self.fixed <= room else self.plies
            total = self._sum(filed)
            book ^= 1
            records.write(self.store, self._history_name(book), records.pack_replay(self.header(), self.actions, filed))
        number = (self._number + 1) & _BITS_32
        pending = records.word_bytes(self.actions, filed, self.plies)
        state = records.pack_state(self.state)
        slot = records.Slot(self.header(), self.plies, filed, self.fixed, number, total, state, pending)
        records.write(self.store, self._slot_name(number), slot.pack())
        self._filed = filed
        self._filed_crc = total
        self._book = book
        self._number = number

    def find_saves(self):
        """(Slots that are whole, newest first; the RecordError of one that is not, or None)."""
        return self._whole(False)

    def _whole(self, tidy):
        # as find_saves; tidy: set aside what is not whole
        slots = []
        fault = None
        for i in (0, 1):
            name = self._slot_name(i)
            try:
                data = records.read(self.store, name)
                # none, or the empty one that a power cut just after its opening leaves
                if data:
                    slots.append(self._read_slot(data, i))
            except RecordError as e:
                fault = e
                if tidy:
                    e.kept = self.store.set_aside(name)
        # numbers begin again after the last one
        if len(slots) == 2 and (slots[1].number - slots[0].number) & _BITS_32 < 1 << 31:
            slots.reverse()
        return slots, fault

    def _read_slot(self, data, i):
        slot = records.unpack_slot(data)
        self._check(slot.header)
        if len(slot.state) != self.rules.SIZE or slot.number & 1 != i:
            raise RecordError(DAMAGED, "the save is not what its place and game say")
        return slot

    def load(self):
        """Resume the saved game; False if there is none.

        What cannot be used is set aside under another name, never deleted: one broken slot
        is what a power cut leaves, and the other is played on.  RecordError if none is left;
        its `kept` is the file's new name, and the game at hand stays.
        """
        found, fault = self._pick(self._resume)
        if fault and not found:
            raise fault
        return found

    def _pick(self, use):
        # the newest save that `use` takes; what it or its history does not allow to use is set aside
        slots, fault = self._whole(True)
        for slot in slots:
            try:
                use(slot)
                return True, fault
            except RecordError as e:
                fault = e
                e.kept = self.store.set_aside(self._slot_name(slot.number))
        if fault:
            # the next game would write over what those saves need
            for book in (0, 1):
                self.store.set_aside(self._history_name(book))
            self._filed = 0
            self._filed_crc = 0
        return False, fault

    def _resume(self, slot):
        actions, book = self._filed_actions(slot)
        actions.extend(records.words(slot.pending))
        self._take_over(slot.header, actions, slot.state)
        self._number = slot.number
        self._filed = slot.filed
        self._filed_crc = slot.filed_crc
        self._book = book

    def _stand_behind(self):
        # the next save takes the older slot, and leaves alone what the newest one needs
        self._number = 0
        self._pick(self._follow)

    def _follow(self, slot):
        self._book = self._filed_actions(slot)[1]
        self._number = slot.number

    def _filed_actions(self, slot):
        # the first slot.filed actions, and which history file has them
        if slot.filed == 0:
            return array("H"), 0
        fault = None
        for book in (0, 1):
            try:
                data = records.read(self.store, self._history_name(book))
                if data is not None:
                    return self._read_history(data, slot), book
            except RecordError as e:
                fault = e
        raise fault or RecordError(DAMAGED, "the history file of the save is missing")

    def _read_history(self, data, slot):
        actions = records.unpack_replay(data)[1]
        if len(actions) < slot.filed:
            raise RecordError(DAMAGED, "the history file is shorter than the save says")
        actions = actions[: slot.filed]
        if crc32(records.word_bytes(actions, 0, slot.filed)) != slot.filed_crc:
            raise RecordError(DAMAGED, "the history file is of another game")
        return actions

    def forget(self):
        """Remove the save of a finished or given up game; the older slot goes first."""
        newest = self._number or 0
        self.store.remove(self._slot_name(newest + 1))
        self.store.remove(self._slot_name(newest))
        for book in (0, 1):
            self.store.remove(self._history_name(book))
        self._filed = 0
        self._filed_crc = 0
