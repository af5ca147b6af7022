"""A beacon for one machine without a network.

It has the interface of drand, but anyone can predict it.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable

GENESIS, PERIOD = 1_595_431_050, 30


class FakeBeacon:
    """The content of the beacon's addresses. While it is `down`, there is none."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self.down = False

    async def __call__(self, address: str) -> bytes:
        """Return the content of an address: `latest`, or a round.

        Before the time of a round, and while the beacon is down, return something that is no round.
        """
        latest = int((self._now() - GENESIS) // PERIOD) + 1
        asked = address.rpartition("/")[2]
        number = latest if asked == "latest" else int(asked)
        if self.down or number > latest:
            return b"not found"
        signature = hashlib.sha256(f"not from drand, round {number}".encode()).digest()
        randomness = hashlib.sha256(signature).hexdigest()
        return json.dumps({"round": number, "randomness": randomness, "signature": signature.hex()}).encode()
