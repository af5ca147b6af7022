"""Random draws as an argument of each move: seeded, recorded and scriptable.

A commitment to the seed lets players check that the bot did not choose the draws.

A stream is blake2b in counter mode. Block `i` is `blake2b(key=seed, data=number || i)`, read as eight big-endian 64-bit
numbers. `below(n)` takes the next number that is below the largest multiple of n, modulo n. Anyone can recompute the
draws.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

DEAL = 0
"""The number of the random stream from which the deal is drawn. Move `i` of the game uses stream `i`."""

LOOK_UP = "https://api.drand.sh/public/{}"
"""The address where anyone can look up a round of the public randomness beacon (drand)."""

_WORD = 1 << 64
_EIGHT = struct.Struct(">8Q")


class Chance:
    """The random draws of one move.

    `drawn` records every draw, so a log can be replayed without the seed. `bounds` records the upper bound of each
    draw.

    >>> chance = Chance(b"seed", 1)
    >>> chance.below(6), chance.shuffled("abc")
    (5, ('c', 'b', 'a'))
    >>> chance.drawn, chance.bounds
    ([5, 0, 1], [6, 3, 2])
    """

    def __init__(self, seed: bytes, number: int) -> None:
        self.drawn: list[int] = []
        self.bounds: list[int] = []
        self._seed = seed
        self._number = number
        self._block = 0
        self._words: list[int] = []

    @classmethod
    def scripted(cls, draws: Iterable[int]) -> Scripted:
        """Return random draws that are `draws` in this order, for tests and replays.

        >>> Chance.scripted([0, 0, 1]).below(6)
        0
        """
        return Scripted(draws)

    def below(self, n: int) -> int:
        """Draw an integer from 0 to n - 1. Raises ValueError if n is not positive."""
        if n < 1:
            raise ValueError("nothing to draw from")
        word = (self._words or self._refilled()).pop()
        while word > _WORD - n and word >= _WORD - _WORD % n:
            word = (self._words or self._refilled()).pop()
        value = word % n
        self.drawn.append(value)
        self.bounds.append(n)
        return value

    def choice(self, items: Sequence[T]) -> T:
        """Return one of `items`, chosen at random."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return `items` in random order."""
        cards = list(items)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return tuple(cards)

    def _refilled(self) -> list[int]:
        data = self._number.to_bytes(8, "big") + self._block.to_bytes(8, "big")
        self._words = list(_EIGHT.unpack(hashlib.blake2b(data, key=self._seed).digest()))[::-1]
        self._block += 1
        return self._words


class Scripted(Chance):
    """Random draws that repeat recorded ones.

    At the end, `finish` checks that no recorded draw is left over.
    """

    def __init__(self, draws: Iterable[int]) -> None:
        super().__init__(b"", 0)
        self._left = list(draws)[::-1]

    def below(self, n: int) -> int:
        """Return the next recorded draw. Raises ValueError if there is none or it is not below n."""
        if not self._left:
            raise ValueError("the script of chance has no draw left")
        value = self._left.pop()
        if not 0 <= value < n:
            raise ValueError(f"the script of chance says {value}, which is not below {n}")
        self.drawn.append(value)
        self.bounds.append(n)
        return value

    def finish(self) -> None:
        """Raise ValueError if recorded draws are left over."""
        if self._left:
            raise ValueError(f"{len(self._left)} scripted draws were not asked for")


def seal(secret: bytes) -> str:
    """Return the commitment to `secret`: its SHA-256 in hexadecimal.

    >>> seal(b"secret")
    '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b'
    """
    return hashlib.sha256(secret).hexdigest()


def seed_from(secret: bytes, contributions: Sequence[str]) -> bytes:
    """Return the 32-byte seed: `secret` mixed with each seat's contribution and the beacon's.

    The beacon's contribution is the last one.

    >>> seed_from(b"secret", ["Ana's word", "1234", beacon_contribution(3000000, "5e5e")]).hex()
    '623e590d79ad2a8f6f30ed379354a7460c5d36ed4f71ca6251b0d3ebad2986bc'
    """
    return hmac.new(secret, "\n".join(contributions).encode(), hashlib.sha256).digest()


def beacon_contribution(round: int, randomness: str) -> str:
    """Return the text by which a round of the beacon contributes to the seed.

    >>> beacon_contribution(3000000, "5e5e")
    'drand 3000000 5e5e'
    """
    return f"drand {round} {randomness}"
