"""The reconciler updates the messages of tables in channels and direct messages.

It only shows the newest version of a table. Players never wait for it. It repeats lost requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

import structlog
from msgspec.structs import replace

from bot import metrics
from bot.engine.record import Seat
from bot.table.leases import NotHeld
from bot.table.table import Table
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.reconcile.films import Films
from bot.ui.reconcile.folding import Folding
from bot.ui.reconcile.live_boards import LiveBoards
from bot.ui.reconcile.message_editor import MessageEditor
from bot.ui.reconcile.messages import Messages
from bot.ui.reconcile.pauses import Pauses
from bot.ui.reconcile.pending_edits import PendingEdits
from bot.ui.reconcile.poster import Poster
from bot.ui.reconcile.press_edits import PressEdits
from bot.ui.reconcile.reach import Reach
from bot.ui.reconcile.reactions import Reactions
from bot.ui.reconcile.reader import Reader
from bot.ui.reconcile.round import Parts, Round
from bot.ui.reconcile.slots import OWN, MessageSlot, slot_of
from bot.ui.reconcile.state import ReconcileState
from bot.ui.reconcile.ways import Ways
from bot.ui.reply import Reply, checking, lost
from bot.ui.user_errors import UserError
from storage.records.tables import UNKNOWN, PostedMessage
from storage.store_errors import StoreError

log = structlog.get_logger()

AGAIN = (1.0, 30.0)
"""Seconds before a failed update is tried again: after the first failure, and the most after others."""

PATIENCE = 5.0
"""The most seconds for which a press waits until another edit of the same message is done."""


def request_text(what: str, table: Table, *more: Seat) -> str:
    """Return a text with which this process asks the process responsible for a table to do `what`.

    See `bot/ui/cluster.py` for the possible texts.
    """
    return " ".join(map(str, (what, table.id, *more)))


class Reconciler:
    """Updates the messages of all tables, with one task for each table.

    Versions of a table that are no longer the newest are skipped.
    """

    def __init__(self, client: Client, messages: Messages | None = None) -> None:
        self._client = client
        self.store = client.store
        self.messages = messages or Messages(client)
        self._ways = Ways(client)
        self._pending = PendingEdits(client)
        self._editor = MessageEditor(client, self.messages, self._ways, self._pending)
        self._films = Films(client)
        self._reactions = Reactions(client)
        self._poster = Poster(client, self.messages, self._films, self._reactions)
        self.live_boards = LiveBoards(client, self.messages)
        self._folding = Folding(client, self.messages, self.wake)
        self._reach = Reach(client, self.wake)
        self._pauses = Pauses(client, self.wake)
        reader = Reader(client, self._pending, self._reach.stuck)
        self.known, self.own = reader.known, reader.own
        self._by_press = PressEdits(client, self.messages, reader, self._pending, self.watch)
        self._works: dict[int, ReconcileState] = {}
        self._seeking: set[asyncio.Task[None]] = set()
        self._storing: set[asyncio.Task[None]] = set()
        self._closed = False
        self.shown: Callable[[Table, int], None] = lambda table, version: None
        """A function that is called with a table and its version, once everybody can see it in the channel."""

    def wake(self, table: Table) -> None:
        """Start to update the messages of `table`. If another process is responsible for it, ask that process."""
        if self._closed:
            return
        if not self._mine(table):
            self._client.tables.tell(request_text("paint", table))
            return
        self._start_storing(table)
        state = self._work(table)
        state.pending = table
        state.fresh.clear()
        if state.since is None:
            state.since = time.monotonic()
        if state.task is None:
            state.task = asyncio.create_task(self._serve(table.id, state), name=f"painter of table {table.id}")

    def _start_storing(self, table: Table) -> None:
        """Start to store the edits of a round that a newer version overtakes.

        Otherwise a kill could leave a message that shows the older version, if the newer one looks like the stored one.
        """
        if self._pending.of(table):
            task = asyncio.create_task(self.store_edits(table), name=f"edits of table {table.id}")
            self._storing.add(task)
            task.add_done_callback(self._storing.discard)

    async def store_edits(self, table: Table) -> None:
        """Store the edits of the messages of `table` that are not stored yet."""
        with contextlib.suppress(StoreError):  # they are tried again
            if not await self._pending.store(table):
                self.wake(table)

    def sign(self, table: Table) -> None:
        """Register a sign that the channel of `table` is accessible, and check the channel if it was not."""
        closed = table.record.barred is not None or table.record.status == "suspended"
        if closed and not self._mine(table):
            self._client.tables.tell(request_text("sign", table))
        elif closed:
            self._work(table).sign = True
            self.wake(table)

    def seek(self, table: Table, seat: Seat) -> None:
        """Start to test the direct messages of the player in `seat` again, if they were closed before.

        The table's messages are updated only if they are open now, because a press may be showing the hand at the same
        time.
        """
        if self._closed or not self._ways.may_open(table, seat):
            return
        if not self._mine(table):
            self._client.tables.tell(request_text("seek", table, seat))
            return
        task = asyncio.create_task(self._sought(table, seat), name=f"way to seat {seat} of table {table.id}")
        self._seeking.add(task)
        task.add_done_callback(self._seeking.discard)

    async def _sought(self, table: Table, seat: Seat) -> None:
        with contextlib.suppress(StoreError):
            if await self._ways.open(table, (seat,)):
                self.wake(table)

    def retry(self, concerns: Callable[[Table], bool]) -> None:
        """Check again the channels of inaccessible tables for which `concerns` returns True."""
        for table in self._client.tables.known:
            if self._mine(table) and concerns(table):
                self.sign(table)

    def heard(self, table: Table) -> None:
        """Register that another person has written a message in the channel of `table`."""
        self._work(table).talk += 1

    async def flush(self) -> bool:
        """Wait until all messages are up to date. Return whether any update was running."""
        painting = (state.task for state in self._works.values() if state.task is not None)
        return await finished([*self._background_tasks, *painting])

    @property
    def _background_tasks(self) -> list[asyncio.Task[None]]:
        """Return the running background tasks, other than the updates of messages."""
        return [*self._seeking, *self._storing, *self._films.tasks, *self._reactions.tasks, *self.live_boards.tasks]

    def close(self) -> None:
        """Cancel all updates and start no more. After the next start of the bot they are made again."""
        self._closed = True
        self.live_boards.close()
        for task in self._background_tasks:
            task.cancel()
        for state in self._works.values():
            state.pending = None
            if state.task is not None:
                state.task.cancel()

    async def now(self, table: Table, seat: Seat, via: Reply, note: str = "", unfolded: bool = False) -> None:
        """Show the player in `seat` their hand as the answer `via`, with the text `note` above it.

        An `unfolded` hand has all text. If the pressed message is private, it is edited; otherwise a new private
        message is sent. Raises errors of requests. Other messages that are out of date afterwards are updated soon.
        """
        state = self._work(table)
        pressed = via.posted
        slot = slot_of(pressed) if pressed is not None and pressed.kind in OWN else MessageSlot("panel", seat)
        crosses = self._pauses.crosses(state, pressed, slot)
        async with contextlib.AsyncExitStack() as stack:
            with contextlib.suppress(TimeoutError):  # a hanging edit delays no answer: `repaint` sees both
                await stack.enter_async_context(state.alone(slot, PATIENCE))
            state.fresh.add(slot)
            try:
                stands = await self._by_press.show(table, seat, via, note, unfolded)
                if crosses and via.posted is not None:
                    await self._pending.add(table, via.posted, replace(via.posted, digest=UNKNOWN))
                    self._pauses.cross(table, state, slot)
            except BaseException:
                stands = False
                raise
            finally:
                state.known_at = -1
                seen = slot in state.fresh and state.lock.locked()  # the reconciler has left it, and counts it as shown
                if not stands or (slot in state.left and not seen):
                    self.wake(table)
                state.left.discard(slot)

    async def pressed(self, table: Table, via: Reply) -> None:
        """Use the token of the press behind `via` for edits of the pressed message from now on."""
        if await self._by_press.renew(table, via):
            self._work(table).known_at = -1

    async def seen(self, table: Table, posted: PostedMessage) -> PostedMessage:
        """Return the record of a pressed hand, with the number of the last post that its reader has seen.

        For this reader, later posts are news.
        """
        last = await self.store.last_post(table.id)
        if last <= posted.seen:
            return posted
        with contextlib.suppress(StoreError):
            await self.store.keep_seen(table.id, posted, last)
        return replace(posted, seen=last)

    def _mine(self, table: Table) -> bool:
        return self._client.tables.mine(table)

    @contextlib.asynccontextmanager
    async def still(self, table: Table) -> AsyncIterator[None]:
        """Suspend all updates of the messages of `table` during the context."""
        async with self._work(table).lock:
            yield

    @contextlib.asynccontextmanager
    async def moving(self, table: Table, seat: Seat) -> AsyncIterator[None]:
        """Suspend updates of the messages that only the player in `seat` sees during the context.

        A press makes a move in this context and then updates these messages itself.
        """
        state = self._work(table)
        async with state.moves[seat]:
            state.moved_at[seat] = self._client.now()
            yield

    def watch(self, table: Table, seat: Seat, ends: float) -> None:
        """Schedule an update for the time `ends`, after which the private message of `seat` cannot be edited."""
        if not self._mine(table):
            self.wake(table)
            return
        state = self._work(table)
        watched = seat in state.ends
        state.ends[seat] = ends
        if not watched:
            self._client.clock.after(ends - self._client.now(), lambda: self._ended(table, state, seat))

    def _ended(self, table: Table, state: ReconcileState, seat: Seat) -> None:
        if (left := state.ends[seat] - self._client.now()) > 0:
            self._client.clock.after(left, lambda: self._ended(table, state, seat))
            return
        del state.ends[seat]
        self.wake(table)

    async def reconcile(self, table: Table, anew: bool = False) -> bool:
        """Update all messages of `table` now. Return whether its channel has accepted them.

        With `anew`, the board is posted again at the bottom of the channel. After a refusal, the channel is tried again
        only if there is a sign that it is accessible; `anew` counts as such a sign. If another process is responsible
        for the table, that process updates the messages.
        """
        if (state := self._works.get(table.id)) is not None:
            state.fresh.clear()
        return await self._update(table, anew)

    def why(self, table: Table) -> UserError:
        """Return an error that tells users why `reconcile` could not update the messages of `table`."""
        return self._reach.why(table)

    async def _update(self, table: Table, anew: bool = False) -> bool:
        """Update the messages of `table` like `reconcile`. Skip messages that presses have already updated."""
        if not self._mine(table):
            self._client.tables.tell(request_text("anew" if anew else "paint", table))
            return True
        state = self._work(table)
        if anew:
            await self._folding.unfold(table)
        async with state.lock:
            sign, state.sign = state.sign or anew, False
            with checking(lambda: self._client.tables.leases.see(table.record.guild)):
                try:
                    return await Round(self._parts(), table, state, anew).run(sign)
                except Exception as error:
                    state.sign = state.sign or (sign and lost(error))
                    raise

    async def _serve(self, number: int, state: ReconcileState) -> None:
        again, most = AGAIN
        try:
            while (table := state.pending) is not None:
                state.pending = None
                if table.record.status == "lobby":
                    self._client.pictures.warm(table.title.name)
                try:
                    since, state.since = state.since, None
                    await self._update(table)
                    if since is not None:
                        metrics.PAINTED.observe(time.monotonic() - since)
                except NotHeld:
                    log.info("another process paints", table=number)
                    self._client.tables.tell(request_text("paint", table))
                except Exception as error:
                    if lost(error) or isinstance(error, StoreError):
                        log.warning("not painted", table=number, error=str(error), again_in=again)
                        await asyncio.sleep(again)
                        again = min(most, again * 2)
                        state.pending = state.pending or table
                        state.fresh.clear()
                        state.since = since
                        metrics.REPAINTED.inc()
                    else:
                        metrics.UNPAINTED.inc()
                        log.exception("painting failed", table=number)
                if state.pending is not None:
                    await asyncio.sleep(self._client.settings.paint_pause)
        finally:
            state.task = None
            if state.pending is not None:
                self.wake(state.pending)
            elif state.idle and self._works.get(number) is state:
                del self._works[number]

    def _parts(self) -> Parts:
        """Return the objects that one round of the reconciler needs."""
        return Parts(
            self._client, self.known, self._editor, self._pending, self._poster, self._folding, self._reach, self._ways,
            self._pauses, self.wake, self.watch, self.live_boards.wake, self.shown,
        )  # fmt: skip

    def _work(self, table: Table) -> ReconcileState:
        return self._works.setdefault(table.id, ReconcileState())
