"""The packed states of a game: one with each move while it runs, all together when it has ended."""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Sequence

WINDOW = 1 << 15
"""How many bytes of one state help to pack the one before it."""


def former(before: bytes, after: bytes) -> bytes:
    """Pack the state `before` a move against the one `after` it. Unchanged parts take hardly any room."""
    packer = zlib.compressobj(zdict=after[-WINDOW:])
    return packer.compress(before) + packer.flush()


def restored(packed: bytes, after: bytes) -> bytes:
    """Return the unpacked state before a move.

    >>> before, after = b'{"turn":1,"deck":["A","B"]}', b'{"turn":2,"deck":["B"]}'
    >>> restored(former(before, after), after)
    b'{"turn":1,"deck":["A","B"]}'
    """
    return zlib.decompressobj(zdict=after[-WINDOW:]).decompress(packed)


def walked_back(formers: Sequence[bytes | None], last: bytes) -> list[bytes]:
    """Return the state after each row of a log, from the packed states and the `last` state.

    Rows before a row without a packed state get b"".
    """
    states = [last]
    for packed in reversed(formers[1:]):
        states.append(restored(packed, states[-1]) if packed is not None and states[-1] else b"")
    return states[::-1]


def packed(states: Sequence[bytes]) -> bytes:
    """Pack all states of a game. Each is JSON, without a line break."""
    return lzma.compress(b"\n".join(states), preset=1)


def unpacked(archived: bytes) -> list[bytes]:
    """Return the unpacked states, in the order of the log.

    >>> unpacked(packed([b"[1]", b"[2]"]))
    [b'[1]', b'[2]']
    """
    return lzma.decompress(archived).split(b"\n")
