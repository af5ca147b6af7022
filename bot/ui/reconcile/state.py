"""What the reconciler has under way at one table: all that it keeps in memory, and nothing that a restart would
miss."""

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
        """The revision of the table at which it was read what stands there; -1 after a press has written that."""
        self.newest = 0
        """The last message that told something of the table in its channel."""
        self.places: defaultdict[MessageSlot, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held by whoever edits there, the reconciler or a press."""
        self.moves: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held by a press while it makes a move and shows what came of it."""
        self.fresh: set[MessageSlot] = set()
        """Places in which a press shows what it has read since anything happened: there is nothing to be painted."""
        self.left: set[MessageSlot] = set()
        """Places that the reconciler has left as they are for now, such as to a press that was at work there."""
        self.crossed: dict[MessageSlot, float] = {}
        """When messages are edited once more that a press has edited too soon or beside another edit."""
        self.behind: tuple[int, float] | None = None
        """Of which version the board shows an older picture, and when that is to catch up."""
        self.held: float | None = None
        """When the first edit is due that was left for later."""
        self.ends: dict[Seat, float] = {}
        """When the panels end that somebody looks after."""
        self.call: float | None = None
        """When the next person is called who is left alone for now."""

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
        """Return whether a press has shown all that there is to be seen in `slot`."""
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
