# SPDX-License-Identifier: MIT
"""Storage on a real folder and on the disk that the power cut tests look through."""

from __future__ import annotations

import os

import pytest

from core import storage
from core.storage import Storage
from tests.session.disk import FOLDER, Disk, cuts


@pytest.fixture
def store(tmp_path) -> Storage:
    """A Storage in a folder that it made itself."""
    return Storage(str(tmp_path / "saves"))


def files_of(store: Storage) -> dict[str, bytes]:
    """Every file in the folder."""
    found = {}
    for name in os.listdir(store.path):
        with open(os.path.join(store.path, name), "rb") as f:
            found[name] = f.read()
    return found


def test_files_are_written_and_read(store):
    assert store.read("a") is None
    store.write("a", b"one")
    store.write("b", b"")
    store.replace("c", bytearray(b"three"))
    assert (store.read("a"), store.read("b"), store.read("c")) == (b"one", b"", b"three")
    store.write("a", b"1")
    store.replace("c", b"3")
    assert files_of(store) == {"a": b"1", "b": b"", "c": b"3"}
    store.remove("a")
    store.remove("a")
    assert files_of(store) == {"b": b"", "c": b"3"}


def test_the_folder_may_be_there_already(store):
    store.write("a", b"one")
    assert Storage(store.path).read("a") == b"one"


def test_a_folder_that_cannot_be_made_is_told_by_the_first_write(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    store = Storage(str(tmp_path / "file"))
    assert store.read("a") is None
    with pytest.raises(OSError):
        store.write("a", b"one")


def test_nothing_is_lost_by_setting_aside(store):
    """However often, and also beside files that cannot be read."""
    os.mkdir(store.path + "/a.bad1")
    names = []
    for i in range(130):
        store.write("a", b"%d" % i)
        names.append(store.set_aside("a"))
    assert names[:3] == ["a.bad0", "a.bad2", "a.bad3"] and len(set(names)) == 130
    assert [store.read(name) for name in names] == [b"%d" % i for i in range(130)]
    assert store.set_aside("a") == "" and store.read("a") is None


def test_replace_has_the_old_or_the_new_file_at_every_moment(monkeypatch):
    disk = Disk()
    store = disk.under(monkeypatch)
    store.replace("a", b"old one")
    begun = len(disk.steps)
    store.replace("a", b"the new one")
    seen = [files["a"] for files in list(cuts(disk.steps))[begun:]]
    assert seen == [b"old one"] * (len(seen) - 1) + [b"the new one"] and len(seen) > 11


def test_write_does_not():
    """The disk that the tests look through shows torn files: else they would prove nothing."""
    with pytest.MonkeyPatch.context() as patch:
        disk = Disk()
        store = disk.under(patch)
        store.write("a", b"old")
        store.write("a", b"newer")
        assert [files.get("a") for files in cuts(disk.steps)] == [
            None, b"", b"o", b"ol", b"old", b"", b"n", b"ne", b"new", b"newe", b"newer"
        ]
        store.set_aside("a")
        store.write("b", b"1")
        store.remove("b")
        assert list(cuts(disk.steps))[-1] == disk.files == {"a.bad0": b"newer"}
        assert store.read("a") is None and store.read("a.bad0") == b"newer"
    assert storage.os is os and not os.path.exists(FOLDER)
