"""A randomness beacon for one machine without a network.

It has the interface of drand, but its rounds are predictable.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable

GENESIS, PERIOD = 1_595_431_050, 30


class FakeBeacon:
    """Answers requests to the beacon. While it is `down`, it has no rounds."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self.down = False

    async def __call__(self, address: str) -> bytes:
        """Return the answer to a request for `latest` or for one round.

        If the round is in the future or the beacon is down, the answer is not a valid round.
        """
        latest = int((self._now() - GENESIS) // PERIOD) + 1
        asked = address.rpartition("/")[2]
        number = latest if asked == "latest" else int(asked)
        if self.down or number > latest:
            return b"not found"
        signature = hashlib.sha256(f"not from drand, round {number}".encode()).digest()
        randomness = hashlib.sha256(signature).hexdigest()
        return json.dumps({"round": number, "randomness": randomness, "signature": signature.hex()}).encode()
