"""What the reconciler has under way at one table: all that it keeps in memory, and nothing that a restart would
miss."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.reconcile.slots import MessageSlot


class Skipped(NamedTuple):
    """What the reconciler has left to a press: the print of what it wanted to show, of which version of the table, and
    how far that was painted before."""

    digest: str
    version: int
    painted: int = -1


class ReconcileState:
    """The work at one table."""

    def __init__(self) -> None:
        self.pending: Table | None = None
        """What is to be painted soon."""
        self.since: float | None = None
        """Since when something is pending that was not tried yet, by the monotonic clock."""
        self.task: asyncio.Task[None] | None = None
        """Paints as long as anything is pending."""
        self.lock = asyncio.Lock()
        """Held by whoever paints."""
        self.sign = False
        """Whether the channel that refused to be painted may be open again."""
        self.talk = 0
        """Messages of others below the board."""
        self.known_at = -1
        """The revision of the table at which it was read what stands there; -1 after a press has shown something
        itself."""
        self.newest = 0
        """The last message that told something of the table in its channel."""
        self.slot: MessageSlot | None = None
        """What is being painted just now."""
        self.brought = asyncio.Event()
        """Set once that has been brought about, or has failed."""
        self.held: dict[MessageSlot, Skipped | None] = {}
        """Places that a press is about to paint itself, with what was left to it."""
        self.ends: dict[Seat, float] = {}
        """When the panels end that somebody looks after."""
        self.call: float | None = None
        """When the next person is called who is left alone for now."""

    @property
    def idle(self) -> bool:
        """Whether there is nothing to remember."""
        asked = self.pending or self.task or self.sign or self.held or self.ends or self.call is not None
        busy = asked or self.talk or self.newest
        return not busy and not self.lock.locked()
