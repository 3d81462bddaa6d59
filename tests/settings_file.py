# SPDX-License-Identifier: MIT
"""A settings file as the handheld writes it."""

from binascii import crc32


def settings_file(words: str) -> bytes:
    """`volume=3 brightness=2` -> the bytes of version 2, with their check sum."""
    text = f"2 {words} "
    return f"{text}{crc32(text.encode()):08x}\n".encode()
