"""A public beacon: drand, a number every half minute that nobody can know before its time and everybody can look up.

This is its default chain, https://docs.drand.love. That a number is the chain's own is shown by a signature, which is
not checked here: whoever wants to know looks the round up.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Awaitable, Callable

import aiohttp
import msgspec

from bot.engine.chance import LOOK_UP

GENESIS, PERIOD = 1_595_431_050, 30
"""The time of round 1, in seconds since 1970, and the seconds from one round to the next."""

AHEAD = 10.0
"""Seconds that a round lies ahead at least when it is named."""

LATE = 600.0
"""Seconds by which the beacon's latest round may be older than our clock says; beyond them our clock is wrong."""

PATIENCE = 8.0
"""Seconds for which an answer is waited for."""

Fetch = Callable[[str], Awaitable[bytes]]
"""Gives what stands at an address. Raises NotReached."""


class NotReached(Exception):
    """The beacon does not answer, or with something else than was asked."""


class Round(msgspec.Struct, frozen=True):
    """What the beacon tells of a round: its number, and the hash of its signature, both in hexadecimal."""

    round: int
    randomness: str
    signature: str


class Beacon:
    """The beacon behind a way to `fetch` from it."""

    def __init__(self, fetch: Fetch, now: Callable[[], float]) -> None:
        self._fetch = fetch
        self._now = now

    async def ahead(self) -> int:
        """Return the number of the first round that lies far enough ahead, also where our clock is late. Raises
        NotReached."""
        latest = await self._read("latest")
        known = time_of(latest.round)
        return round_after(min(max(self._now(), known), known + LATE) + AHEAD)

    async def randomness(self, number: int) -> str:
        """Return what the round `number` has brought. Raises NotReached, also before its time."""
        found = await self._read(number)
        if found.round != number:
            raise NotReached(f"round {found.round} instead of {number}")
        return found.randomness

    async def _read(self, number: int | str) -> Round:
        answer = await self._fetch(LOOK_UP.format(number))
        try:
            found = msgspec.json.decode(answer, type=Round)
            fits = hashlib.sha256(bytes.fromhex(found.signature)).hexdigest() == found.randomness
        except ValueError as error:
            raise NotReached(str(error)) from error
        if not fits:
            raise NotReached("the number is not the hash of its signature")
        return found


def time_of(number: int) -> int:
    """Return the time of a round, in seconds since 1970."""
    return GENESIS + (number - 1) * PERIOD


def round_after(when: float) -> int:
    """Return the first round at `when` or after.

    >>> number = round_after(1700000000.0)
    >>> number, time_of(number), time_of(number - 1)
    (3485633, 1700000010, 1699999980)
    """
    return max(1, math.ceil((when - GENESIS) / PERIOD) + 1)


async def over_https(address: str) -> bytes:
    """Fetch from the beacon itself. Raises NotReached."""
    limit = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with aiohttp.ClientSession(timeout=limit) as session, session.get(address) as answer:
            if answer.status != 200:
                raise NotReached(f"status {answer.status}")
            return await answer.content.read(1 << 16)
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise NotReached(repr(error)) from error
