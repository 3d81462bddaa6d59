# SPDX-License-Identifier: MIT
"""What a command does when nobody reads it, the disk is full, or a path cannot be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
POSITION = ["position", "castle_panic", "--text", "monsters: Orc @S3"]


def run(words, **more):
    return subprocess.run(
        [sys.executable, "-m", "host_sim", *words], cwd=ROOT, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        timeout=120, **more,
    )  # fmt: skip


def sentence(done) -> str:
    """The one line on stderr of a refusal."""
    assert done.returncode == 2
    assert done.stderr.startswith("host_sim: ") and done.stderr.count("\n") == 1 and len(done.stderr) < 600
    return done.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no /dev/full")
@pytest.mark.parametrize("words", [POSITION, ["demo", "castle_panic", "--seed", "3"]], ids=["position", "demo"])
def test_a_full_disk(words, tmp_path):
    out = ["--out", str(tmp_path)] if words[0] == "demo" else []
    with open("/dev/full", "w") as full:
        assert "No space left" in sentence(run(words + out, stdout=full))


def test_a_reader_that_leaves(tmp_path):
    read, write = os.pipe()
    os.close(read)
    done = run(["demo", "castle_panic", "--seed", "3", "--out", str(tmp_path)], stdout=write)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "castle_panic-3.replay").exists()


def test_pictures_that_cannot_be_written(tmp_path):
    (tmp_path / "x.png").mkdir()
    words = ["play", "--view", "headless", "--keys", "shot:x", "--out", str(tmp_path)]
    assert "x.png" in sentence(run(words, stdout=subprocess.PIPE))


def test_a_replay_that_cannot_be_written(tmp_path):
    (tmp_path / "castle_panic-3.replay").mkdir()
    words = ["demo", "castle_panic", "--seed", "3", "--out", str(tmp_path)]
    assert "castle_panic-3.replay" in sentence(run(words, stdout=subprocess.PIPE))


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "a" * 5000],
        ["position", "castle_panic", "--file", "a" * 5000],
        ["check", "a" * 5000],
        ["demo", "castle_panic", "--out", "a" * 5000],
        ["play", "--view", "headless", "--keys", "a*" + "9" * 5000],
        ["play", "--view", "terminal"],
    ],
    ids=["replay", "position", "check", "demo", "keys", "no terminal"],
)
def test_what_cannot_be(words):
    sentence(run(words, stdout=subprocess.PIPE))
