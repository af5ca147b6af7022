"""The work of the reconciler at one table.

The reconciler keeps nothing else in memory, and a restart needs none of it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.reconcile.slots import MessageSlot


class ReconcileState:
    """The work at one table."""

    def __init__(self) -> None:
        self.pending: Table | None = None
        """The version that is to be painted soon."""
        self.since: float | None = None
        """The monotonic time since which something is pending that was not tried yet."""
        self.task: asyncio.Task[None] | None = None
        """Paints as long as anything is pending."""
        self.lock = asyncio.Lock()
        """Held while the table is painted."""
        self.sign = False
        """Whether the channel that refused to be painted may be open again."""
        self.talk = 0
        """Messages of others below the board."""
        self.known_at = -1
        """The revision of the table at which its posted messages were read; -1 after a press has stored a change."""
        self.newest = 0
        """The last message that told something of the table in its channel."""
        self.places: defaultdict[MessageSlot, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held during an edit in a slot, by the reconciler or a press."""
        self.moves: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held by a press while it makes a move and shows the result."""
        self.fresh: set[MessageSlot] = set()
        """Slots in which a press shows what it has read since anything happened: they need no painting."""
        self.left: set[MessageSlot] = set()
        """Slots that the reconciler has left as they are for now, such as to a press that was working there."""
        self.crossed: dict[MessageSlot, float] = {}
        """When messages are edited once more that a press has edited too soon or during another edit."""
        self.behind: tuple[int, float] | None = None
        """The version whose board shows an older picture, and when that catches up."""
        self.held: float | None = None
        """When the first delayed edit is due."""
        self.ends: dict[Seat, float] = {}
        """When the panels end that are looked after."""
        self.call: float | None = None
        """When the next ping that waits is due."""

    @property
    def idle(self) -> bool:
        """Whether there is nothing to remember."""
        asked = (
            self.pending
            or self.task
            or self.sign
            or self.ends
            or self.crossed
            or self.held is not None
            or self.call is not None
        )
        busy = (
            asked
            or self.talk
            or self.newest
            or any(each.locked() for each in (*self.places.values(), *self.moves.values()))
        )
        return not busy and not self.lock.locked()

    def done(self, slot: MessageSlot) -> bool:
        """Return whether a press has shown everything that belongs in `slot`."""
        return slot in self.fresh and not self.places[slot].locked()

    async def moved(self, seat: Seat, patience: float) -> None:
        """Wait until a move that `seat` makes by a press is shown there, if that is soon."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience), self.moves[seat]:
                pass

    @contextlib.asynccontextmanager
    async def alone(self, slot: MessageSlot, patience: float) -> AsyncIterator[None]:
        """Edit in `slot` alone, if that is free in time. Raises TimeoutError otherwise."""
        async with asyncio.timeout(patience):
            await self.places[slot].acquire()
        try:
            yield
        finally:
            self.places[slot].release()
