"""A line on the terminal that shows the progress of a long command. It appears after 2 seconds."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PATIENCE = 2.0
"""Seconds after which the progress line appears."""

PAUSE = 0.2
"""Seconds between two updates of the progress line."""


@contextmanager
def progress(what: str, total: int, clock: Callable[[], float] = time.monotonic) -> Iterator[Callable[[int], None]]:
    """Show a progress line during the context. The context gives a function for updating the line.

    The function takes the number of finished items. Nothing is shown if standard error is not a terminal, as in cron.
    """
    began = shown = clock()
    width = 0

    def tell(done: int) -> None:
        nonlocal shown, width
        now = clock()
        if now - began < PATIENCE or now - shown < PAUSE or not sys.stderr.isatty():
            return
        line = f"{what}: {done} of {total}, {now - began:.0f} s"
        print(f"\r{line:<{width}}", end="", file=sys.stderr, flush=True)
        shown, width = now, len(line)

    try:
        yield tell
    finally:
        if width:
            print(f"\r{'':<{width}}\r", end="", file=sys.stderr, flush=True)
