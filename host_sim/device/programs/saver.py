# SPDX-License-Identifier: MIT
# Plays the actions of the file actions.bin, saving after each; says where it goes on, what it did and what it saved.
from binascii import crc32

from core import records
from core.session import Session
from core.storage import Storage
from games.castle_panic import rules

with open("/actions.bin", "rb") as f:
    actions = records.words(f.read())
session = Session(rules, Storage("/saves"))
if not session.load():
    session.start(b"\0", 0, 4711)
print("AT", session.plies, crc32(records.pack_state(session.state)))
while session.plies < len(actions):
    session.act(actions[session.plies])
    print("DONE", session.plies)
    session.save()
    print("SAVED", session.plies)
print("END")
