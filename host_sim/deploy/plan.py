# SPDX-License-Identifier: MIT
"""What has to be done so that a board holds just the files it should."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from host_sim.deploy import content
from host_sim.errors import UserError

BLOCK = 4096
# littlefs needs blocks of its own to work with, and the player's saves want some
SPARE_BLOCKS = 8


@dataclass
class Plan:
    """Paths to send (with their bytes, in order), to remove, to set aside, and how many are right already."""

    send: dict[str, bytes]
    remove: list[str]
    there: int
    aside: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return sum(map(len, self.send.values()))

    @property
    def nothing(self) -> bool:
        return not self.send and not self.remove


def make(wanted: dict[str, bytes], there: dict[str, str], listed: Iterable[str] = ()) -> Plan:
    """Compare what should be there with the check sums of what is; `listed` is what an older deploy put there."""
    send = {path: data for path, data in wanted.items() if there.get(path) != content.digest(data)}
    ours = {path for path in there if path.partition("/")[0] in content.OWN_FOLDERS}
    left_over = {path for path in listed if path in there and path.partition("/")[0] not in content.KEPT}
    # a module that is now compiled must not stand beside its old source
    twins = {_twin(path) for path in wanted if path.endswith((".py", ".mpy"))} & set(there)
    broken = {path for path in there if path.endswith(NEW)}
    remove = sorted((ours | left_over | twins | broken) - set(wanted))
    if content.MAIN in there and content.MAIN not in send and any(path != content.MANIFEST for path in [*send, *remove]):
        # it is taken away first and comes back when all else is right
        send = _before_last(send, content.MAIN, wanted[content.MAIN])
    # where no deploy has been, another main.py is somebody's program
    is_other = content.MAIN in there and there[content.MAIN] != content.digest(wanted[content.MAIN])
    theirs = (content.MAIN,) if is_other and content.MANIFEST not in there else ()
    return Plan(send, remove, len(wanted) - len(send), theirs)


# the end of a file's name while it is being sent, and of one that was set aside
NEW = ".new"
OLD = ".old"


def _twin(path: str) -> str:
    return path[:-4] + ".py" if path.endswith(".mpy") else path[:-3] + ".mpy"


def _before_last(send: dict[str, bytes], path: str, data: bytes) -> dict[str, bytes]:
    manifest = send.pop(content.MANIFEST, None)
    send[path] = data
    if manifest is not None:
        send[content.MANIFEST] = manifest
    return send


def check_space(plan: Plan, sizes: dict[str, int], free: int) -> None:
    """UserError if the files do not fit into `free` bytes, sizes being those of the files on the board."""
    need = sum(_blocks(len(data)) for data in plan.send.values()) - sum(_blocks(sizes.get(path, 0)) for path in plan.remove)
    # one is replaced after the other, so that of those only the largest stands there twice
    need -= sum(_blocks(sizes[path]) for path in plan.send if path in sizes)
    need += max((_blocks(len(data)) for path, data in plan.send.items() if path in sizes), default=0) + SPARE_BLOCKS
    if plan.send and need * BLOCK > free:
        raise UserError(
            f"the board has no space: {need * BLOCK // 1024} KB are needed and {free // 1024} KB are free; "
            "remove files of your own from it"
        )


def _blocks(size: int) -> int:
    return -(-size // BLOCK)
