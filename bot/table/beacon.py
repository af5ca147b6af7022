"""The public randomness beacon drand, which publishes an unpredictable number every 30 s.

Everybody can look these numbers up. The bot uses drand's default chain, https://docs.drand.love. A signature proves
that a number belongs to the chain. The bot does not check the signature. A player who wants to be sure looks the number
up.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Awaitable, Callable

import aiohttp
import msgspec

from bot.engine.chance import LOOK_UP

GENESIS, PERIOD = 1_595_431_050, 30
"""The time of round 1 in seconds since 1970, and the seconds between two rounds."""

AHEAD = 10.0
"""The least number of seconds between the moment at which a beacon round is chosen and the time of that round."""

LATE = 600.0
"""The largest number of seconds by which the beacon's latest round may be older than the machine's clock says. If it is
older, the machine's clock is wrong.
"""

PATIENCE = 8.0
"""The seconds to wait for an answer of the beacon."""

Fetch = Callable[[str], Awaitable[bytes]]
"""A function that returns the content of a web address. It raises NotReached."""


class NotReached(Exception):
    """The beacon does not answer, or its answer does not fit the request."""


class Round(msgspec.Struct, frozen=True):
    """The beacon's answer: the number of a round, and its randomness in hexadecimal."""

    round: int
    randomness: str
    signature: str


class Beacon:
    """A client of the beacon. `fetch` makes its requests."""

    def __init__(self, fetch: Fetch, now: Callable[[], float]) -> None:
        self._fetch = fetch
        self._now = now

    async def ahead(self) -> int:
        """Return the number of the first round that is surely in the future.

        This is true even if the machine's clock is late. Raises NotReached.
        """
        latest = await self._read("latest")
        known = time_of(latest.round)
        return round_after(min(max(self._now(), known), known + LATE) + AHEAD)

    async def randomness(self, number: int) -> str:
        """Return the randomness of the round `number` in hexadecimal.

        Raises NotReached, also if the round is still in the future.
        """
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
    """Return the time of a round in seconds since 1970."""
    return GENESIS + (number - 1) * PERIOD


def round_after(when: float) -> int:
    """Return the number of the first round at or after the time `when`.

    >>> number = round_after(1700000000.0)
    >>> number, time_of(number), time_of(number - 1)
    (3485633, 1700000010, 1699999980)
    """
    return max(1, math.ceil((when - GENESIS) / PERIOD) + 1)


async def over_https(address: str) -> bytes:
    """Return the content of a web address of the beacon. Raises NotReached."""
    limit = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with aiohttp.ClientSession(timeout=limit) as session, session.get(address) as answer:
            if answer.status != 200:
                raise NotReached(f"status {answer.status}")
            return await answer.content.read(1 << 16)
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise NotReached(repr(error)) from error
