"""The data that the reconciler keeps for one table.

They are only in memory. After a restart of the bot they are not needed.
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
    """The reconciler's data for one table: updates that wait, locks and schedules."""

    def __init__(self) -> None:
        self.pending: Table | None = None
        """The table with the newest version that waits for an update; None if no update waits."""
        self.since: float | None = None
        """The monotonic time since which an update waits without being tried; None if no update waits."""
        self.task: asyncio.Task[None] | None = None
        """The task that runs updates as long as an update waits."""
        self.lock = asyncio.Lock()
        """The lock that is held during an update of the table's messages."""
        self.sign = False
        """Whether there was a sign that the inaccessible channel of the table is accessible again."""
        self.talk = 0
        """The number of messages of other people below the board message."""
        self.known_at = -1
        """The revision of the table at which its posted messages were read.

        It is -1 after a press has changed these messages.
        """
        self.newest = 0
        """The id of the last message about the table in its channel; 0 if it does not matter."""
        self.places: defaultdict[MessageSlot, asyncio.Lock] = defaultdict(asyncio.Lock)
        """A lock for each slot. It is held while the reconciler or a press edits the message in this slot."""
        self.moves: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        """A lock for each seat. It is held while a press makes a move and shows the result."""
        self.moved_at: dict[Seat, float] = {}
        """The time of the last press that made a move, by seat."""
        self.fresh: set[MessageSlot] = set()
        """The slots whose message a press has just updated, so that the reconciler need not update it."""
        self.left: set[MessageSlot] = set()
        """The slots that the last round has skipped, for instance because a press was editing the message."""
        self.crossed: dict[MessageSlot, float] = {}
        """The times of further edits, by slot, that are needed because an edit by a press came too early."""
        self.behind: tuple[int, float] | None = None
        """The version of the table whose board has an older picture, and the time of the picture's update."""
        self.held: float | None = None
        """The time of the first edit that is delayed; None if none is."""
        self.ends: dict[Seat, float] = {}
        """The times after which private messages cannot be edited any more, by seat."""
        self.call: float | None = None
        """The time of the next ping that is delayed; None if none is."""

    @property
    def idle(self) -> bool:
        """Whether there is nothing to remember about the table, so that these data can be deleted."""
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
        """Wait until a press has made a move for `seat` and shown the result, for at most `patience` seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience), self.moves[seat]:
                pass

    @contextlib.asynccontextmanager
    async def alone(self, slot: MessageSlot, patience: float) -> AsyncIterator[None]:
        """Lock a slot during the context.

        Raises TimeoutError if another edit holds the lock for more than `patience` seconds.
        """
        async with asyncio.timeout(patience):
            await self.places[slot].acquire()
        try:
            yield
        finally:
            self.places[slot].release()
