"""The hash chain of a log.

A person who keeps one link can prove that no earlier row was changed, but learns nothing of it.

`link = SHA-256(former link, HMAC-SHA-256(key, row))`. The key follows from the sealed secret and is published with it
at the end. Without the key, a link says nothing of its row, however few moves are possible. The link before the first
row is the SHA-256 of the public settings of the lobby. Rows and lobbies are hashed as JSON without spaces.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence

from bot.engine.codec import encode

KEY = b"\0chain"
"""Mixed with the secret to derive the key. No contribution can contain it."""


def key_from(secret: bytes) -> bytes:
    """Return the key of a chain."""
    return hmac.digest(secret, KEY, "sha256")


def opening(
    game: str,
    options: Mapping[str, str],
    seal: str,
    contributions: Sequence[str],
    beacon: tuple[int | None, str] | None,
) -> bytes:
    """Return the link before the first row. `beacon` is the named round and its value, if there is one."""
    return hashlib.sha256(encode((game, options, seal, contributions, beacon))).digest()


def row(
    version: int,
    seat: int,
    move: str,
    chance: Sequence[int],
    bounds: Sequence[int] | None,
    schema: int,
    rules: int,
    made: int | None,
) -> bytes:
    """Return a row of the log; `made` is in milliseconds since 1970.

    >>> row(2, 0, "hide 19", chance=(3,), bounds=(6,), schema=1, rules=1, made=1700000000000)
    b'[2,0,"hide 19",[3],[6],1,1,1700000000000]'
    """
    return encode((version, seat, move, chance, bounds, schema, rules, made))


def link(former: bytes, key: bytes, row: bytes) -> bytes:
    """Return the link of `row`, which comes after the one whose link is `former`."""
    return hashlib.sha256(former + hmac.digest(key, row, "sha256")).digest()
