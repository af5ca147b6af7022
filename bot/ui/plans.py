"""The common base class of tournaments and party evenings. Both are plans that have several games.

A plan opens a table when its players and a channel are free. It enters results automatically. One message shows the
state of the plan.
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
from bot.ui.reply import LOST, checking
from bot.ui.threads import new_thread
from storage.records.contests import PartyRecord, TournamentRecord
from storage.records.tables import PostedMessage, TableRecord
from storage.store_errors import Conflict, StoreError

log = structlog.get_logger()

ENDED = ("over", "void")

EVERY = 60.0
"""Seconds between two checks of all plans. A check may open tables that could not be opened before."""

TRIES = 3
"""How many times the bot tries to change a plan while other processes change it too."""

P = TypeVar("P", TournamentRecord, PartyRecord)


class Plans(Generic[P]):
    """The running plans of one kind, also those that were started before a restart of the bot.

    Only one task at a time changes a plan.
    """

    kind: ClassVar[str]
    silent: ClassVar[bool] = False
    """Whether the message of the plan is posted without a notification."""

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
        """Return the record of a plan; None if there is none."""
        raise NotImplementedError

    async def keep(self, record: P) -> P:
        """Write the record of a plan as its next revision.

        Raises Conflict if another process has written that revision.
        """
        raise NotImplementedError

    async def listed(self) -> Sequence[int]:
        """Return the ids of all running plans."""
        raise NotImplementedError

    def of(self, table: TableRecord) -> int | None:
        """Return the id of the plan to which a table belongs; None if it belongs to none."""
        raise NotImplementedError

    def page(self, record: P) -> Page:
        """Return the public page of a plan."""
        raise NotImplementedError

    def secret(self, record: P) -> bytes:
        """Return the secret from which the nonces of the plan's messages are derived."""
        raise NotImplementedError

    def open_ends(self, record: P) -> bool:
        """Return whether a finished plan may still get a result, so that it must be checked."""
        return False

    async def before_post(self, record: P) -> None:
        """Post messages that must be above the message of the plan. By default there are none."""

    async def follow(self, record: P, anew: bool) -> None:
        """Enter all new results of a plan and open all tables that are due. The plan is locked meanwhile.

        With `anew`, the message of the plan is updated even if nothing has changed.
        """
        raise NotImplementedError

    async def start(self) -> None:
        """Load the running plans. The first check follows about a second later."""
        for number in await self.listed():
            if (record := await self.read(number)) is not None:
                self._live[number] = record.channel

    def stands_in(self, channel: int) -> bool:
        """Return whether a running plan has its message in a channel."""
        return channel in self._live.values()

    @contextlib.asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Suspend all changes of plans during the context. Then check all plans and update their messages."""
        async with contextlib.AsyncExitStack() as alone:
            for number in sorted(self._live):
                await alone.enter_async_context(self._locks[number])
            yield
        for number in self._live:
            self.begin(number, anew=True)

    def wake(self, table: Table) -> None:
        """Start a check of the plan that `table` belongs to, if the game of this table has ended."""
        number = self.of(table.record)
        if number is not None and table.record.status not in ("lobby", "playing"):
            self.begin(number)

    def beat(self) -> None:
        """Start a check of all plans if `EVERY` seconds have passed since the last one.

        The clock of the tables calls this about once a second.
        """
        now = self._client.tables.table_time.now()
        if now >= self._next:
            self._next = now + EVERY
            for number in self._live:
                self.begin(number)

    async def open(self, record: P) -> P:
        """Post the message of a new plan and store the plan.

        Raises StoreError, and the errors of failed requests to Discord.
        """
        async with self._locks[record.id]:
            shown = replace(record, message=await self._post_message(record))
            shown = await self.keep(shown)
            self._live[record.id] = record.channel
        return shown

    async def change(self, number: int, change: Callable[[P], P]) -> P | None:
        """Apply `change` to a plan and update its message. Return None if there is no such plan.

        If another process has changed the plan meanwhile, `change` is applied again to the newer plan. Raises Illegal,
        StoreError.
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
        """Wait until no check of plans is running. Return whether one was running."""
        return await finished(self._running)

    def begin(self, number: int, anew: bool = False) -> None:
        """Start a check of a plan. With `anew`, its message is updated even if nothing has changed."""
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
                with checking(lambda: leases.see(record.guild)):
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
        """Store a plan and update its message, if the plan has changed. Return the stored record.

        With `anew`, this is done even for an unchanged plan. Raises Conflict if another process has changed the plan
        since `before`.
        """
        if record == before and not anew:
            return record
        record = await self.keep(record)
        if record.status in ENDED:
            self._live.pop(record.id, None)
        else:
            self._live[record.id] = record.channel
        message = await self._update_message(record)
        if message == record.message:
            return record
        return await self.keep(replace(record, message=message))

    async def reached(self, channel: int) -> bool:
        """Return whether a channel still exists and the bot can see it."""
        if self._client.get_channel(channel) is not None:
            return True
        try:
            await self._client.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    async def thread(self, parent: int, name: str) -> int | None:
        """Create a thread for a table in the channel `parent` and return the thread's id.

        Return None if Discord or the permissions do not allow it.
        """
        channel = self._client.get_channel(parent)
        if not isinstance(channel, discord.TextChannel):
            return None
        return await new_thread(channel, channel.permissions_for(channel.guild.me), name)

    async def _update_message(self, record: P) -> int:
        """Update the message of a plan and return the id of the message.

        If the message is deleted or cannot be edited, post a new one.
        """
        posted = PostedMessage(self.kind, -1, record.channel, record.message)
        try:
            await self._reconciler.messages.edit(posted, self.page(record))
        except discord.NotFound:
            return await self._post_message(record)
        except (discord.HTTPException, *LOST) as error:
            if isinstance(error, discord.HTTPException) and error.code in FIXED:
                return await self._post_message(record)
            log.warning("a plan is not shown", kind=self.kind, plan=record.id, error=str(error))
        return record.message

    async def _post_message(self, record: P) -> int:
        """Post the message of a plan and return the id of the message."""
        await self.before_post(record)
        name = nonce(self.secret(record), self.kind, record.id, record.message)
        sent = await self._reconciler.messages.post(record.channel, self.page(record), name, False, self.silent)
        return sent.message
