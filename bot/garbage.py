"""When Python collects garbage: new objects often, all objects only while no player waits."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping

QUIET = 60.0
"""Seconds without a press after which no player is assumed to be waiting for an answer."""

LONGEST = 6 * 3600.0
"""Seconds after which all garbage is collected even while players keep pressing."""


def collect_all() -> None:
    """Collect all garbage, and exclude the surviving objects from later collections.

    Objects that survive a collection of the oldest generation are excluded, too, so later collections take only
    milliseconds. A collection of all loaded objects blocks the loop for 0.1 s. Garbage among excluded objects stays
    until the next call.
    """
    if _spare not in gc.callbacks:
        gc.callbacks.append(_spare)
    gc.unfreeze()
    gc.collect()


def _spare(phase: str, looked: Mapping[str, int]) -> None:
    if phase == "stop" and looked["generation"] == 2:
        gc.freeze()


class QuietTimes:
    """Collects all garbage once in each period without presses, and otherwise every few hours."""

    def __init__(self, now: Callable[[], float], pressed: Callable[[], float]) -> None:
        """Create it. `now` returns the current time, `pressed` the time of the last press."""
        self._now = now
        self._pressed = pressed
        self._collected = now()

    def beat(self) -> None:
        """Collect garbage if the time for it has come. Must be called about once a second."""
        now, pressed = self._now(), self._pressed()
        quiet = now >= pressed + QUIET and pressed > self._collected
        if quiet or now >= self._collected + LONGEST:
            self._collected = now
            collect_all()
