"""Draining: the bot accepts no new tables, and stops once nobody has pressed anything for a while."""

from __future__ import annotations

import structlog

from bot.table.draining import PRESSED
from bot.ui.client import Client
from bot.ui.dispatch import Dispatch

log = structlog.get_logger()

QUIET = 60.0
"""Seconds without a press or command after which a draining bot stops."""


class Drain:
    """Stops a draining bot once nobody has pressed anything for a while.

    It checks about once a second. When the bot starts again, it does not drain any more. Processes tell each other
    about presses, so that all stop together.
    """

    def __init__(self, client: Client, dispatch: Dispatch) -> None:
        self._client = client
        self._dispatch = dispatch
        self._pressed = 0.0
        self._told = dispatch.heard
        client.clock.beats.append(self._beat)

    def _beat(self) -> None:
        draining, now = self._client.tables.draining, self._client.tables.table_time.now()
        if not draining.on:
            # The table time goes back when the bot reads the stored one at its start.
            self._dispatch.heard = self._told = min(self._dispatch.heard, now)
            return
        if self._dispatch.heard > self._told:
            self._told = self._dispatch.heard
            self._client.tables.tell(PRESSED)
        if draining.pressed:
            draining.pressed, self._pressed = False, now
        if now - max(self._dispatch.heard, self._pressed) >= QUIET:
            log.info("nobody plays: stopping")
            draining.on = False
            self._client.stop()
