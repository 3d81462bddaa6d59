# SPDX-License-Identifier: MIT
"""`make deploy`: bring a board's files up to date over its serial port."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

from host_sim import board_file
from host_sim.deploy import compiler, content, plan
from host_sim.deploy.device import Device, Lost
from host_sim.deploy.ports import find_port
from host_sim.errors import UserError


def deploy(board: str, port: str | None, dry: bool, console: Console) -> None:
    """Fill the board at `port` (None: the only one there is); `dry` only tells what would be done."""
    board_file.load(board)
    port = port or find_port()
    done = total = 0
    try:
        with Device(port) as device:
            todo = _look(device, board, console)
            total = len(todo.send)
            if todo.nothing:
                console.print(f"Nothing to do: all {todo.there} files are there already.")
            else:
                _tell(todo, dry, console)
                if not dry:
                    for sent in _fill(device, todo, console):
                        done = sent
                    console.print("Done; the board starts the game.")
            device.start()
    except Lost as error:
        raise UserError(
            f"the connection to {port} was lost after {done} of {total} files ({_short(error)}): "
            "run this again and it goes on from there"
        ) from None


def _short(error: Lost) -> str:
    return str(error).split("\n")[0][:120] or "no answer"


def _look(device: Device, board: str, console: Console) -> plan.Plan:
    about = device.about()
    console.print(f"{device.port}: {about}", highlight=False)
    about.check()
    with console.status("Compiling ..."):
        wanted = content.files(board, about.format)
    if compiler.command() is None:
        console.print("mpy-cross is not here: sources are sent, which start slower and leave less memory.")
    names = (content.MAIN, "board.py", content.MANIFEST, *content.OWN_FOLDERS, *content.SHARED_FOLDERS)
    with console.status("Comparing ..."):
        found = device.survey(names)
        listed = content.listed(device.read(content.MANIFEST)) if content.MANIFEST in found else []
    todo = plan.make(wanted, {path: check for path, (check, _size) in found.items()}, listed)
    plan.check_space(todo, {path: size for path, (_check, size) in found.items()}, about.free)
    return todo


def _tell(todo: plan.Plan, dry: bool, console: Console) -> None:
    would = "would be " if dry else ""
    console.print(
        f"{len(todo.send)} files ({todo.size // 1024 + 1} KB) {would}sent, {len(todo.remove)} {would}removed, "
        f"{todo.there} are right already."
    )
    for path in todo.aside:
        kept = "would be kept" if dry else "is kept"
        console.print(f"The {path} that is there, which is not this game's, {kept} as {path}{plan.OLD}.", highlight=False)
    if dry:
        for path in todo.remove:
            console.print(f"  remove {path}", highlight=False)
        for path, data in todo.send.items():
            console.print(f"  send   {path} ({len(data)} bytes)", highlight=False)


def _fill(device: Device, todo: plan.Plan, console: Console) -> Iterator[int]:
    """Do it; yields how many files have been sent."""
    bar = Progress(TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn(), console=console)
    with bar:
        task = bar.add_task("removing", total=todo.size)
        for path in todo.aside:
            device.set_aside(path)
        # half of a game must not start: main.py comes back at the end
        for path in [content.MAIN] * (content.MAIN in todo.send) + todo.remove:
            device.remove(path)
        for n, (path, data) in enumerate(todo.send.items(), 1):
            bar.update(task, description=path)
            device.put(path, data, content.digest(data), lambda size: bar.advance(task, size))
            yield n
