"""Stop signals: SIGTERM and Ctrl+C.

They also work if the event loop has no signal support, as on Windows.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType

SIGNALS = [signal.Signals[name] for name in ("SIGTERM", "SIGINT", "SIGBREAK") if name in signal.Signals.__members__]
"""The signals that stop the bot. SIGBREAK is sent by Windows for Ctrl+Break and for a closed console."""


@contextmanager
def told_to_stop() -> Iterator[asyncio.Event]:
    """Yield an event that is set when one of the `SIGNALS` arrives during the context."""
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
