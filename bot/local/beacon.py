"""A beacon of public random values for a machine without a network.

It has the interface of the public beacon drand, but its values can be predicted.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable

GENESIS, PERIOD = 1_595_431_050, 30


class FakeBeacon:
    """Answers requests to the beacon. While the attribute `down` is true, it gives no values."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self.down = False

    async def __call__(self, address: str) -> bytes:
        """Return the answer to a request for the round `latest`, or for the round with a number.

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
