# SPDX-License-Identifier: MIT
"""Files in memory, for tests: as a Storage, or below the real Storage with every step of a write noted."""

from __future__ import annotations

import errno
from collections.abc import Iterable, Iterator

import pytest

from core import storage

Files = dict[str, bytes]
# ("open", name), ("byte", name, value), ("rename", old, new), ("remove", name)
Step = tuple

FOLDER = "saves"


class Box:
    """A Storage whose files are the dict `files`."""

    def __init__(self, files: Files | None = None) -> None:
        self.files: Files = dict(files or {})

    def read(self, name: str) -> bytes | None:
        return self.files.get(name)

    def write(self, name: str, data: bytes) -> None:
        self.files[name] = bytes(data)

    replace = write

    def set_aside(self, name: str) -> str:
        if name not in self.files:
            return ""
        n = sum(1 for other in self.files if other.startswith(name + ".bad"))
        self.files[f"{name}.bad{n}"] = self.files.pop(name)
        return f"{name}.bad{n}"

    def remove(self, name: str) -> None:
        self.files.pop(name, None)


class _Writing:
    # a file open for writing: each byte is there as soon as it is written
    def __init__(self, disk: Disk, name: str) -> None:
        self.disk, self.name = disk, name

    def __enter__(self):
        return self

    def __exit__(self, *_fault) -> None:
        pass

    def write(self, data: bytes) -> int:
        for value in data:
            self.disk.step("byte", self.name, value)
        return len(data)


class _Reading(_Writing):
    def read(self) -> bytes:
        return self.disk.files[self.name]


class Disk:
    """What core.storage takes for the disk (`open` and `os`); `steps` lists all that was changed."""

    def __init__(self) -> None:
        self.files: Files = {}
        self.steps: list[Step] = []

    def step(self, *step) -> None:
        self.steps.append(step)
        change(self.files, step)

    def open(self, path: str, mode: str):
        name = path.removeprefix(FOLDER + "/")
        if mode == "rb":
            if name not in self.files:
                raise FileNotFoundError(errno.ENOENT, 'no such file', path)
            return _Reading(self, name)
        assert mode == "wb"
        self.step("open", name)
        return _Writing(self, name)

    def mkdir(self, path: str) -> None:
        assert path == FOLDER

    def stat(self, path: str) -> None:
        if path.removeprefix(FOLDER + "/") not in self.files:
            raise FileNotFoundError(errno.ENOENT, 'no such file', path)

    def rename(self, old: str, new: str) -> None:
        self.stat(old)
        self.step("rename", old.removeprefix(FOLDER + "/"), new.removeprefix(FOLDER + "/"))

    def remove(self, path: str) -> None:
        self.stat(path)
        self.step("remove", path.removeprefix(FOLDER + "/"))

    def under(self, monkeypatch: pytest.MonkeyPatch) -> storage.Storage:
        """Put it below core.storage; the Storage that lies on it."""
        monkeypatch.setattr(storage, "open", self.open, raising=False)
        monkeypatch.setattr(storage, "os", self)
        monkeypatch.setattr(storage, "_rename", self.rename)
        return storage.Storage(FOLDER)


def change(files: Files, step: Step) -> None:
    """One step of a disk."""
    kind, name, *more = step
    if kind == "open":
        files[name] = b""
    elif kind == "byte":
        files[name] += bytes(more)
    elif kind == "rename":
        files[more[0]] = files.pop(name)
    else:
        del files[name]


def cuts(steps: Iterable[Step]) -> Iterator[Files]:
    """What lies on an empty disk before the first step and after each of them; every one is a new dict."""
    files: Files = {}
    yield {}
    for step in steps:
        change(files, step)
        yield dict(files)
