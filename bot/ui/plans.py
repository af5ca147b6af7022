"""Runs plans of several games, such as tournaments and party evenings.

Tables are opened as people and channels are free. Results are entered without a press, and one message shows the state
of the plan.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from typing import ClassVar, Generic, TypeVar

import discord
import structlog
from msgspec.structs import replace

from bot.engine.page import Page
from bot.table.leases import NotHeld
from bot.table.table import Table
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.kept_pictures import FIXED
from bot.ui.reconcile.message_editor import nonce
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reply import LOST, looking
from bot.ui.threads import new_thread
from storage.records.contests import PartyRecord, TournamentRecord
from storage.records.tables import PostedMessage, TableRecord
from storage.store_errors import Conflict, StoreError

log = structlog.get_logger()

ENDED = ("over", "void")

EVERY = 60.0
"""Seconds between two checks of what could not be done at once."""

TRIES = 3
"""How often a change is tried if other processes change the plan first."""

P = TypeVar("P", TournamentRecord, PartyRecord)


class Plans(Generic[P]):
    """All plans of one kind that are not over, also those from before a start of the bot.

    Each is changed by one task at a time.
    """

    kind: ClassVar[str]
    silent: ClassVar[bool] = False
    """Whether its message is posted without a sound."""

    def __init__(self, client: Client, reconciler: Reconciler) -> None:
        self._client = client
        self._reconciler = reconciler
        self._live: dict[int, int] = {}
        self._next = 0.0
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._running: set[asyncio.Task[None]] = set()
        client.tables.listeners.append(self.wake)
        client.clock.beats.append(self.beat)

    async def read(self, number: int) -> P | None:
        """Read a plan."""
        raise NotImplementedError

    async def keep(self, record: P) -> P:
        """Write a plan as its next revision. Raises Conflict if another process was faster."""
        raise NotImplementedError

    async def listed(self) -> Sequence[int]:
        """List the plans that are not over."""
        raise NotImplementedError

    def of(self, table: TableRecord) -> int | None:
        """Return the plan that a table belongs to."""
        raise NotImplementedError

    def page(self, record: P) -> Page:
        """Return the page that shows how a plan stands."""
        raise NotImplementedError

    def secret(self, record: P) -> bytes:
        """Return the secret from which the nonces of its messages are made."""
        raise NotImplementedError

    def open_ends(self, record: P) -> bool:
        """Return whether a plan that is over may still get a result."""
        return False

    async def before_post(self, record: P) -> None:
        """Post what must be above the message of a plan."""

    async def follow(self, record: P, anew: bool) -> None:
        """Enter all new results, and open all tables that may be opened.

        Nothing else changes the plan meanwhile.
        """
        raise NotImplementedError

    async def start(self) -> None:
        """Load the plans that are not over. The first beat checks them."""
        for number in await self.listed():
            if (record := await self.read(number)) is not None:
                self._live[number] = record.channel

    def stands_in(self, channel: int) -> bool:
        """Return whether a channel has a plan that is not over."""
        return channel in self._live.values()

    @contextlib.asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Hold all plans still, except in the store; then show what they have become."""
        async with contextlib.AsyncExitStack() as alone:
            for number in sorted(self._live):
                await alone.enter_async_context(self._locks[number])
            yield
        for number in self._live:
            self.begin(number, anew=True)

    def wake(self, table: Table) -> None:
        """Enter the result of a game that has ended, and do what follows."""
        number = self.of(table.record)
        if number is not None and table.record.status not in ("lobby", "playing"):
            self.begin(number)

    def beat(self) -> None:
        """Check regularly what could not be done at once."""
        now = self._client.tables.table_time.now()
        if now >= self._next:
            self._next = now + EVERY
            for number in self._live:
                self.begin(number)

    async def open(self, record: P) -> P:
        """Open a plan and show it. Raises what makes a request fail, StoreError."""
        async with self._locks[record.id]:
            shown = replace(record, message=await self._posted(record))
            shown = await self.keep(shown)
            self._live[record.id] = record.channel
        return shown

    async def change(self, number: int, change: Callable[[P], P]) -> P | None:
        """Change a plan and show it; return None if there is none.

        If another process was faster, the change is applied to what it has written. Raises Illegal, StoreError.
        """
        for tries in reversed(range(TRIES)):
            async with self._locks[number]:
                before = await self.read(number)
                if before is None:
                    return None
                try:
                    await self.kept(before, change(before))
                    break
                except Conflict:
                    if not tries:
                        raise
        self.begin(number)
        return await self.read(number)

    async def flush(self) -> bool:
        """Wait until no work is left, and return whether there was any."""
        return await finished(self._running)

    def begin(self, number: int, anew: bool = False) -> None:
        """Check a plan soon. `anew` shows it in any case."""
        task = asyncio.create_task(self._advance(number, anew), name=f"{self.kind} {number}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _advance(self, number: int, anew: bool) -> None:
        try:
            async with self._locks[number]:
                record = await self.read(number)
                if record is None or (record.status in ENDED and not anew and not self.open_ends(record)):
                    self._live.pop(number, None)
                    return
                leases = self._client.tables.leases
                if not leases.looks_after(record.guild):
                    return
                await leases.see(record.guild)
                with looking(lambda: leases.see(record.guild)):
                    await self.follow(record, anew)
        except NotHeld:
            log.info("another process runs the plan", kind=self.kind, plan=number)
        except Conflict:  # the next try starts from what the other process has written
            self.begin(number)
        except StoreError as error:
            log.warning("a plan waits", kind=self.kind, plan=number, error=str(error))
        except (discord.HTTPException, *LOST) as error:
            log.warning("a plan is not shown", kind=self.kind, plan=number, error=str(error))

    async def kept(self, before: P, record: P, anew: bool = False) -> P:
        """Store a plan and show it, if it has changed or `anew`. Return it as it is stored.

        Raises Conflict if another process has changed it since `before`.
        """
        if record == before and not anew:
            return record
        record = await self.keep(record)
        if record.status in ENDED:
            self._live.pop(record.id, None)
        else:
            self._live[record.id] = record.channel
        message = await self._shown(record)
        if message == record.message:
            return record
        return await self.keep(replace(record, message=message))

    async def reached(self, channel: int) -> bool:
        """Return whether a channel still exists in which tables can be opened."""
        if self._client.get_channel(channel) is not None:
            return True
        try:
            await self._client.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    async def thread(self, parent: int, name: str) -> int | None:
        """Make a thread for a table, if Discord lets the bot."""
        channel = self._client.get_channel(parent)
        if not isinstance(channel, discord.TextChannel):
            return None
        return await new_thread(channel, channel.permissions_for(channel.guild.me), name)

    async def _shown(self, record: P) -> int:
        """Update the message and return it; post another if it is deleted or cannot be edited now."""
        posted = PostedMessage(self.kind, -1, record.channel, record.message)
        try:
            await self._reconciler.messages.edit(posted, self.page(record))
        except discord.NotFound:
            return await self._posted(record)
        except (discord.HTTPException, *LOST) as error:
            if isinstance(error, discord.HTTPException) and error.code in FIXED:
                return await self._posted(record)
            log.warning("a plan is not shown", kind=self.kind, plan=record.id, error=str(error))
        return record.message

    async def _posted(self, record: P) -> int:
        """Post the message of a plan, and return it."""
        await self.before_post(record)
        name = nonce(self.secret(record), self.kind, record.id, record.message)
        sent = await self._reconciler.messages.post(record.channel, self.page(record), name, False, self.silent)
        return sent.message
