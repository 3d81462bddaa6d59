# SPDX-License-Identifier: MIT
"""`replay`: what cannot be played is refused in one sentence with its place, and left as it is."""

from __future__ import annotations

from binascii import crc32

import pytest

from core.session import Session
from games.castle_panic import rules
from tests.app import player
from tests.host_cli.words import host_sim, refused


@pytest.fixture(scope="module")
def whole() -> bytes:
    """The replay of a game of a dozen decisions."""
    session, choose = Session(rules), player.at_random(1)
    session.start(b"\0", 0, 3)
    for _ in range(12):
        session.act(choose(session))
    return session.replay()


def test_an_unfinished_game_is_told_to_where_it_stands(whole, tmp_path):
    (tmp_path / "a.replay").write_bytes(whole)
    done = host_sim(tmp_path, "replay", "a.replay")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "castle_panic: 1 seat, seed 3"
    assert lines[-1] == "The game is not over."
    assert [int(line.split()[0]) for line in lines[1:-1] if not line.startswith("     ")] == list(range(1, 13))


def sealed(body: bytes) -> bytes:
    return body + (crc32(body) & 0xFFFFFFFF).to_bytes(4, "little")


def with_bad_action(data: bytes) -> bytes:
    return sealed(data[:24] + b"\xff\xff" + data[26:-4])


FAULTS = {
    "empty": (lambda d: b"", "cut short"),
    "cut short": (lambda d: d[:-3], "damaged"),
    "cut in its header": (lambda d: d[:12], "cut short"),
    "one bit": (lambda d: d[:40] + bytes([d[40] ^ 4]) + d[41:], "check sum"),
    "foreign": (lambda d: b"GIF89a" + d, "no replay"),
    "a save": (lambda d: b"PTSV" + d[4:], "no replay"),
    "newer": (lambda d: d[:4] + b"\x07" + d[5:], "newer version"),
    "another game": (lambda d: sealed(d[:5] + b"\x63" + d[6:-4]), "99"),
    "other rules": (lambda d: sealed(d[:6] + b"\x63" + d[7:-4]), "version 99"),
    "seven seats": (lambda d: sealed(d[:7] + b"\x07" + d[8:-4]), "impossible"),
    "impossible action": (with_bad_action, "action 1 "),
    "too long": (lambda d: sealed(d[:-4] + b"\0\0"), "actions"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_replay_that_cannot_be_played(whole, tmp_path, fault):
    spoil, said = FAULTS[fault]
    path = tmp_path / "bad.replay"
    path.write_bytes(spoil(whole))
    before = path.read_bytes()
    refused(host_sim(tmp_path, "replay", str(path)), "bad.replay", said)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path], "nothing is written beside it"


def test_no_file_and_a_folder(tmp_path):
    refused(host_sim(tmp_path, "replay", "nothing.replay"), "nothing.replay")
    refused(host_sim(tmp_path, "replay", "."), "folder")
    (tmp_path / "a").write_bytes(b"x")
    refused(host_sim(tmp_path, "replay", "a", "--view", "paper"), "view")
