# SPDX-License-Identifier: MIT
"""MicroPython's `micropython` module for CPython.

There is no `viper`: CPython knows no ptr8, so asking for it raises AttributeError (or
ImportError) and the firmware takes the plain twin of each viper module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

_heap_locks = 0
_opt_level = 0


def const(value: T) -> T:
    return value


def native(function: T) -> T:
    return function


def opt_level(level: int | None = None, /) -> int | None:
    global _opt_level
    if level is None:
        return _opt_level
    _opt_level = level
    return None


def heap_lock() -> None:
    global _heap_locks
    _heap_locks += 1


def heap_unlock() -> int:
    global _heap_locks
    _heap_locks = max(0, _heap_locks - 1)
    return _heap_locks


def heap_locked() -> int:
    return _heap_locks


def mem_info(verbose: bool = False, /) -> None:
    print("mem: CPython's heap has no fixed size")


def alloc_emergency_exception_buf(size: int, /) -> None:
    """Nothing to do: CPython can always raise."""


def schedule(function: Callable[[Any], Any], argument: Any, /) -> None:
    """Call function(argument) the next time the firmware waits."""
    from host_sim import clock

    clock.current().after_ms(0, lambda: function(argument))


def kbd_intr(character: int, /) -> None:
    """Nothing to do: the front end owns the keyboard."""
