"""A beacon for one machine, where there is no network: it speaks like drand and can be foreseen by anybody."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable

GENESIS, PERIOD = 1_595_431_050, 30


class FakeBeacon:
    """What stands at the addresses of the beacon. While it is `down`, nothing does."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self.down = False

    async def __call__(self, address: str) -> bytes:
        """Return what stands there: `latest`, or a round; before its time, and while the beacon is down, what no round
        is."""
        latest = int((self._now() - GENESIS) // PERIOD) + 1
        asked = address.rpartition("/")[2]
        number = latest if asked == "latest" else int(asked)
        if self.down or number > latest:
            return b"not found"
        signature = hashlib.sha256(f"not from drand, round {number}".encode()).digest()
        randomness = hashlib.sha256(signature).hexdigest()
        return json.dumps({"round": number, "randomness": randomness, "signature": signature.hex()}).encode()
