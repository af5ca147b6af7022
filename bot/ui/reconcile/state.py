"""The reconciler's state for one table.

It is only kept in memory, and a restart does not need it.
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
    """The state for one table: waiting updates, locks and schedules."""

    def __init__(self) -> None:
        self.pending: Table | None = None
        """The version that waits for an update; None if none does."""
        self.since: float | None = None
        """The monotonic time since which an update has been waiting without a try."""
        self.task: asyncio.Task[None] | None = None
        """The task that runs updates while any is waiting."""
        self.lock = asyncio.Lock()
        """Held during an update of the table's messages."""
        self.sign = False
        """Whether there was a sign that an inaccessible channel may be accessible again."""
        self.talk = 0
        """The number of other people's messages below the board."""
        self.known_at = -1
        """The table's revision at which its posted messages were read; -1 after a press has changed them."""
        self.newest = 0
        """The id of the last message about the table in its channel."""
        self.places: defaultdict[MessageSlot, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One lock for each slot, held during an edit by the reconciler or a press."""
        self.moves: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One lock for each seat, held while a press makes a move and shows the result."""
        self.fresh: set[MessageSlot] = set()
        """Slots whose message a press has just updated, so that no update is needed."""
        self.left: set[MessageSlot] = set()
        """Slots that the last round has skipped, for instance because a press was editing the message."""
        self.crossed: dict[MessageSlot, float] = {}
        """The times of additional edits, by slot, after a press edited a message too early or during another edit."""
        self.behind: tuple[int, float] | None = None
        """The version whose board has an older picture, and the time when the picture is updated."""
        self.held: float | None = None
        """The time of the first delayed edit."""
        self.ends: dict[Seat, float] = {}
        """The times when private messages can no longer be edited, by seat."""
        self.call: float | None = None
        """The time of the next delayed ping."""

    @property
    def idle(self) -> bool:
        """Whether this state has nothing to remember and can be deleted."""
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
        """Return whether a press has already updated the message in `slot`."""
        return slot in self.fresh and not self.places[slot].locked()

    async def moved(self, seat: Seat, patience: float) -> None:
        """Wait for at most `patience` seconds until a press has made a move for `seat` and shown the result."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience), self.moves[seat]:
                pass

    @contextlib.asynccontextmanager
    async def alone(self, slot: MessageSlot, patience: float) -> AsyncIterator[None]:
        """Lock a slot during the context. Raises TimeoutError if it is not free within `patience` seconds."""
        async with asyncio.timeout(patience):
            await self.places[slot].acquire()
        try:
            yield
        finally:
            self.places[slot].release()
