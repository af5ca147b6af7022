"""Compressed states of games.

During a game, each state is stored with its move; after the end, all are stored together.
"""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Sequence

WINDOW = 1 << 15
"""The number of bytes of the state after a move that are used to compress the state before the move."""


def pack_before(before: bytes, after: bytes) -> bytes:
    """Return the state `before` a move, compressed against the state `after` the move.

    Parts that are equal in both states take hardly any space.
    """
    packer = zlib.compressobj(zdict=after[-WINDOW:])
    return packer.compress(before) + packer.flush()


def unpack_before(packed: bytes, after: bytes) -> bytes:
    """Return the state before a move, decompressed with the state `after` it.

    >>> before, after = b'{"turn":1,"deck":["A","B"]}', b'{"turn":2,"deck":["B"]}'
    >>> unpack_before(pack_before(before, after), after)
    b'{"turn":1,"deck":["A","B"]}'
    """
    return zlib.decompressobj(zdict=after[-WINDOW:]).decompress(packed)


def unpack_backwards(formers: Sequence[bytes | None], last: bytes) -> list[bytes]:
    """Return the state after each row of a log.

    `formers` are the compressed states before the rows, and `last` is the state after the last row. Rows before a row
    without a compressed state get b"".
    """
    states = [last]
    for packed in reversed(formers[1:]):
        states.append(unpack_before(packed, states[-1]) if packed is not None and states[-1] else b"")
    return states[::-1]


def packed(states: Sequence[bytes]) -> bytes:
    """Return all states of a game, compressed together to bytes. Each state is JSON without a line break."""
    return lzma.compress(b"\n".join(states), preset=1)


def unpacked(archived: bytes) -> list[bytes]:
    """Return the states of a game from their compressed form, in log order.

    >>> unpacked(packed([b"[1]", b"[2]"]))
    [b'[1]', b'[2]']
    """
    return lzma.decompress(archived).split(b"\n")
