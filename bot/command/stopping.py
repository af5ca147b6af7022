"""Signals that tell the bot to stop: SIGTERM and Ctrl+C.

They also work if Python's event loop has no support for signals, as on Windows.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType

SIGNALS = [signal.Signals[name] for name in ("SIGTERM", "SIGINT", "SIGBREAK") if name in signal.Signals.__members__]
"""The signals that stop the bot. Windows sends SIGBREAK for Ctrl+Break and for a closed console."""


@contextmanager
def told_to_stop() -> Iterator[asyncio.Event]:
    """Catch the `SIGNALS` during the context, which gives an event. Each signal sets this event."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def told(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop.set)

    with ExitStack() as after:
        for number in SIGNALS:
            try:
                loop.add_signal_handler(number, stop.set)
                after.callback(loop.remove_signal_handler, number)
            except NotImplementedError:
                after.callback(signal.signal, number, signal.signal(number, told) or signal.SIG_DFL)
        yield stop
