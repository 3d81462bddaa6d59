# SPDX-License-Identifier: MIT
"""Serial ports by name: the one where a board is, and why one cannot be opened."""

from __future__ import annotations

import errno
from urllib.parse import urlsplit

from host_sim.errors import UserError

_RASPBERRY_PI = 0x2E8A
_NO_TERMINAL = (errno.ENOTTY, errno.EISDIR, errno.EINVAL, errno.ENODEV, errno.ENXIO)


def find_port() -> str:
    """The serial port of the only board that is plugged in."""
    from serial.tools import list_ports

    ports = sorted(port.device for port in list_ports.comports() if port.vid == _RASPBERRY_PI)
    if not ports:
        raise UserError(
            "no board was found: plug it in with MicroPython on it (README, 'On a board'), or name its port with PORT=..."
        )
    if len(ports) > 1:
        raise UserError(f"there are {len(ports)} boards, at {', '.join(ports)}: name one of these ports with PORT=...")
    return ports[0]


def why_not(port: str) -> str:
    """Why this port cannot be opened: the end of a sentence."""
    import serial

    wrong = _wrong_address(port)
    if wrong:
        return wrong
    try:
        serial.serial_for_url(port, exclusive=True).close()
    except OSError as error:
        return _told(error)
    except Exception as error:
        # pyserial's readers of addresses raise whatever comes
        return str(error) or "it cannot be used"
    return "it cannot be used"


def _wrong_address(port: str) -> str:
    kind, mark, _rest = port.partition("://")
    if not mark or kind.lower() not in ("socket", "rfc2217"):
        return ""
    try:
        where = urlsplit(port)
        right = bool(where.hostname) and where.port is not None and where.port > 0
    except ValueError:
        right = False
    return "" if right else f"an address is {kind}://HOST:PORT, PORT being a number from 1 to 65535"


def _told(error: OSError) -> str:
    number = error.errno
    if number is None and error.args and isinstance(error.args[0], int):
        number = error.args[0]
    text = str(error)
    if number == errno.ENOENT or "FileNotFound" in text:
        return "there is no such port"
    if number == errno.EACCES or "denied" in text.lower():
        return "you may not use it"
    if number in (errno.EBUSY, errno.EAGAIN) or "lock" in text:
        return "another program is using it"
    if number in _NO_TERMINAL or any(f"({code}, " in text for code in _NO_TERMINAL):
        return "it is no serial port"
    return text.rpartition(": ")[2].partition("] ")[2] or text
