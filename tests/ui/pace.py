"""How fast a scenario is: the clock by which its requests are counted against Discord's rate limits."""

from __future__ import annotations

from typing import Any

from bot.app import Escapade
from bot.local.things import Event
from bot.table.table import Table
from tests.ui.virtual_time import VirtualTime

ACTS = ("INTERACTION_CREATE", "MESSAGE_CREATE")

PRESS = 1.0
"""Seconds that an act of a person takes."""

PAUSE = 1.0
"""Seconds that a change of a table takes: the bot paints a table at most once in a second, and not in a scenario."""

BOTH = 2.5
"""Seconds that a change of a table in direct messages takes: there a channel has 5 edits in 5 s for board and hand, and
discord.py waits for that, but not in a scenario."""

REST = 60.0


class Pace:
    """Virtual time, which stands still while people press and tables change, and what these would take."""

    def __init__(self, time: VirtualTime, bot_id: str) -> None:
        self._time = time
        self._bot_id = bot_id
        self._taken = 0.0

    def now(self) -> float:
        """Return the moment of the next request."""
        return self._time.now() + self._taken

    def rest(self) -> None:
        """Let the longest window but that of a channel's name go by."""
        self._taken += REST

    def hear(self, event: Event) -> None:
        """Let an act of a person take its time."""
        by_bot = event.data.get("author", {}).get("id") == self._bot_id
        if event.name in ACTS and not by_bot:
            self._taken += PRESS

    def follow(self, bot: Escapade) -> None:
        """Let each change of a table of `bot` take its time."""
        bot.tables.listeners.append(self._changed)

    def _changed(self, table: Table) -> None:
        self._taken += BOTH if table.direct else PAUSE


def is_call(body: Any) -> bool:
    """Return whether a request calls somebody: a call comes at once in a scenario, and a minute later in the world."""
    return isinstance(body, dict) and str(body.get("content")).startswith("<@") and not body.get("embeds")
