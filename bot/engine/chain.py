"""The hash chain of a game's log.

A person who keeps one link can later prove that no earlier row was changed. The link itself reveals nothing about the
rows.

`link = SHA-256(previous link, HMAC-SHA-256(key, row))`. The key is derived from the sealed secret and is published with
it after the game. Without the key, nobody can guess a row from its link, even if only few moves are possible. The first
link is the SHA-256 of the public lobby settings. Rows and settings are hashed as JSON without spaces.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence

from bot.engine.codec import encode

KEY = b"\0chain"
"""A constant that is mixed with the secret to derive the key. No player's contribution can contain it."""


def key_from(secret: bytes) -> bytes:
    """Return the HMAC key of a chain, derived from the game's `secret`."""
    return hmac.digest(secret, KEY, "sha256")


def opening(
    game: str,
    options: Mapping[str, str],
    seal: str,
    contributions: Sequence[str],
    beacon: tuple[int | None, str] | None,
) -> bytes:
    """Return the first link of a hash chain, which comes before the first row of the log.

    `beacon` is the chosen drand round and its value, or None.
    """
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
    """Return a row of the log as the JSON bytes that are hashed.

    `made` is the time in milliseconds since 1970.

    >>> row(2, 0, "hide 19", chance=(3,), bounds=(6,), schema=1, rules=1, made=1700000000000)
    b'[2,0,"hide 19",[3],[6],1,1,1700000000000]'
    """
    return encode((version, seat, move, chance, bounds, schema, rules, made))


def link(former: bytes, key: bytes, row: bytes) -> bytes:
    """Return the link of a log row in the hash chain. `former` is the link of the row before it."""
    return hashlib.sha256(former + hmac.digest(key, row, "sha256")).digest()
