"""When Python looks for garbage: often in what is new, in everything only while nobody waits for an answer."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping

QUIET = 60.0
"""Seconds without a press after which nobody waits for an answer."""

LONGEST = 6 * 3600.0
"""Seconds after which everything is looked through even if people press all the time."""


def collect_all() -> None:
    """Collect all garbage, and spare what is left, as from then on all that lives through the oldest generation.

    So a look through that generation takes some milliseconds. It would hold the loop for a tenth of a second if it went
    through all that is loaded. Garbage in what was spared stays until the next call.
    """
    if _spare not in gc.callbacks:
        gc.callbacks.append(_spare)
    gc.unfreeze()
    gc.collect()


def _spare(phase: str, looked: Mapping[str, int]) -> None:
    if phase == "stop" and looked["generation"] == 2:
        gc.freeze()


class QuietTimes:
    """Collects all garbage once in each time without presses."""

    def __init__(self, now: Callable[[], float], pressed: Callable[[], float]) -> None:
        """`now` tells the time, `pressed` when somebody last pressed anything."""
        self._now = now
        self._pressed = pressed
        self._collected = now()

    def beat(self) -> None:
        """Collect if it is time; to be called about once a second."""
        now, pressed = self._now(), self._pressed()
        quiet = now >= pressed + QUIET and pressed > self._collected
        if quiet or now >= self._collected + LONGEST:
            self._collected = now
            collect_all()
