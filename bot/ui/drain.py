"""Stopping when nobody minds: no new tables, and the end once nobody has pressed anything for a while."""

from __future__ import annotations

import structlog

from bot.ui.client import Client
from bot.ui.dispatch import Dispatch

log = structlog.get_logger()

QUIET = 60.0
"""Seconds without a press or command after which the bot stops."""


class Drain:
    """Looked at with each beat of the clock. A start of the bot ends it."""

    def __init__(self, client: Client, dispatch: Dispatch) -> None:
        self._client = client
        self._dispatch = dispatch
        client.clock.beats.append(self._beat)

    def _beat(self) -> None:
        if self._client.tables.draining and self._client.now() - self._dispatch.heard >= QUIET:
            log.info("nobody plays: stopping")
            self._client.tables.draining = False
            self._client.stop()
