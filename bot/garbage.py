"""Decides when Python collects garbage.

New objects are checked often. All objects are only checked while no player waits.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping

QUIET = 60.0
"""Seconds after the last press in which the bot assumes that a player may wait for an answer."""

LONGEST = 6 * 3600.0
"""Seconds after which all garbage is collected, even if players keep pressing buttons."""


def collect_all() -> None:
    """Collect all garbage. The objects that survive are left out of later collections.

    After this, a later collection of the oldest generation takes only milliseconds. A collection of all loaded objects
    blocks the event loop for 0.1 s. Garbage among the objects that are left out stays until the next call.
    """
    if _spare not in gc.callbacks:
        gc.callbacks.append(_spare)
    gc.unfreeze()
    gc.collect()


def _spare(phase: str, looked: Mapping[str, int]) -> None:
    if phase == "stop" and looked["generation"] == 2:
        gc.freeze()


class QuietTimes:
    """Collects all garbage once in each period without presses, and at least every few hours."""

    def __init__(self, now: Callable[[], float], pressed: Callable[[], float]) -> None:
        """Create an object that decides when to collect. `now` returns the current time.

        `pressed` returns the time of the last press.
        """
        self._now = now
        self._pressed = pressed
        self._collected = now()

    def beat(self) -> None:
        """Collect all garbage if it is time for that. Must be called about once a second."""
        now, pressed = self._now(), self._pressed()
        quiet = now >= pressed + QUIET and pressed > self._collected
        if quiet or now >= self._collected + LONGEST:
            self._collected = now
            collect_all()
