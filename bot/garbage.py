"""When Python collects garbage. New objects are checked often.

All objects are checked only while nobody waits for an answer.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping

QUIET = 60.0
"""After so many seconds without a press, nobody waits for an answer."""

LONGEST = 6 * 3600.0
"""Seconds after which all garbage is collected even if people keep pressing."""


def collect_all() -> None:
    """Collect all garbage, and exclude the surviving objects from later collections.

    Objects that survive a collection of the oldest generation are excluded, too. So that collection takes some
    milliseconds. Over all loaded objects it would block the loop for a tenth of a second. Garbage among the excluded
    objects stays until the next call.
    """
    if _spare not in gc.callbacks:
        gc.callbacks.append(_spare)
    gc.unfreeze()
    gc.collect()


def _spare(phase: str, looked: Mapping[str, int]) -> None:
    if phase == "stop" and looked["generation"] == 2:
        gc.freeze()


class QuietTimes:
    """Collects all garbage once in each period without presses."""

    def __init__(self, now: Callable[[], float], pressed: Callable[[], float]) -> None:
        """Create it. `now` returns the time, `pressed` the time of the last press."""
        self._now = now
        self._pressed = pressed
        self._collected = now()

    def beat(self) -> None:
        """Collect if it is time. Must be called about once a second."""
        now, pressed = self._now(), self._pressed()
        quiet = now >= pressed + QUIET and pressed > self._collected
        if quiet or now >= self._collected + LONGEST:
            self._collected = now
            collect_all()
