"""All tables of this process: open them, load them after a restart, and react to their changes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

import structlog
from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.people.notifications import PLAIN
from bot.table import absence, early_end, fair_deal, life, path
from bot.table.draining import Draining
from bot.table.leases import Leases
from bot.table.table import Table
from bot.table.table_time import Ahead, ProcessTime, TableTime
from storage.records.servers import NotificationsRecord
from storage.records.tables import Post, PostedMessage, TableRecord
from storage.store import Store

K = TypeVar("K")


class Entry(NamedTuple):
    """The keys by which the index finds a table."""

    guild: int | None
    channel: int
    users: frozenset[int]


class Index:
    """An index that finds the numbers of tables by server, channel and person."""

    def __init__(self) -> None:
        self._entries: dict[int, Entry] = {}
        self._guilds: dict[int | None, set[int]] = {}
        self._channels: dict[int, set[int]] = {}
        self._users: dict[int, set[int]] = {}

    def put(self, record: TableRecord) -> None:
        """Add a table to the index, or update its keys from its record."""
        users = frozenset(seat.user for seat in record.seats if seat.user is not None)
        entry = Entry(record.guild, record.channel, users)
        if self._entries.get(record.id) == entry:
            return
        self.drop(record.id)
        self._entries[record.id] = entry
        self._guilds.setdefault(entry.guild, set()).add(record.id)
        self._channels.setdefault(entry.channel, set()).add(record.id)
        for user in entry.users:
            self._users.setdefault(user, set()).add(record.id)

    def drop(self, table: int) -> None:
        """Remove a table from the index."""
        entry = self._entries.pop(table, None)
        if entry is not None:
            _forget(self._guilds, (entry.guild,), table)
            _forget(self._channels, (entry.channel,), table)
            _forget(self._users, entry.users, table)

    def on_server(self, guild: int) -> list[int]:
        """Return the numbers of the tables on a server, the oldest first."""
        return sorted(self._guilds.get(guild, ()))

    def in_channel(self, channel: int) -> list[int]:
        """Return the numbers of the tables in a channel, the oldest first."""
        return sorted(self._channels.get(channel, ()))

    def of_user(self, user: int) -> list[int]:
        """Return the numbers of the tables at which a person has a seat, the oldest first."""
        return sorted(self._users.get(user, ()))


def _forget(found: dict[K, set[int]], keys: Iterable[K], table: int) -> None:
    for key in keys:
        found[key].discard(table)
        if not found[key]:
            del found[key]


log = structlog.get_logger()

KEPT = 200
"""The number of ended tables that are kept in memory for the buttons under their last board."""

ALONE = 5
"""The most live tables that a person may have in direct messages."""


class Crowded(Exception):
    """A person already has as many tables in direct messages as allowed."""

    def __init__(self, tables: Sequence[Table]) -> None:
        super().__init__(f"{len(tables)} tables in direct messages")
        self.tables = tuple(tables)


class Tables:
    """The live tables by number, channel and person, and the suspended ones.

    Listeners are called after each durable change.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        table_time: ProcessTime | None = None,
        leases: Leases | None = None,
    ) -> None:
        """Create the object without tables.

        The function `now` returns the time in seconds since 1970. `table_time` is the time that tables count. `leases`
        knows which tables this process serves.
        """
        self.store = store
        self.now = now
        self.table_time = table_time or ProcessTime.steady(now)
        self.leases = leases or Leases(store, self.table_time)
        self.serving: list[Callable[[Table], bool]] = []
        """Functions that return False if the people at a table cannot play now. Then its clocks stop."""
        self.hearing: list[Callable[[Table, float], bool]] = []
        """Functions that return whether all presses at a table before a moment of table time have arrived."""
        self.calls: Callable[[int], NotificationsRecord] = lambda user: PLAIN
        """A function that returns a person's notification settings. They also decide when the person's clocks stop."""
        self.tell: Callable[[str], None] = lambda text: None
        """A function that sends a message to the other processes that use this database."""
        self.draining = Draining(store)
        """The state of a drain. During a drain, people cannot open tables. Tables that a running game opens
        automatically still open.
        """
        self.listeners: list[Callable[[Table], None]] = []
        """Functions called after every change of a table that this process serves."""
        self.watchers: list[Callable[[Table], None]] = []
        """Functions called after every change of any table, even if another process made the change."""
        self._live: dict[int, Table] = {}
        self._suspended: dict[int, Table] = {}
        self._ended: OrderedDict[int, Table] = OrderedDict()
        self._index = Index()
        self._opening = 0

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)

    @property
    def own(self) -> tuple[Table, ...]:
        """The live tables that this process serves."""
        return tuple(table for table in self._live.values() if self.mine(table))

    def mine(self, table: Table) -> bool:
        """Return whether this process serves a table: it draws its messages and runs its clocks."""
        return self.leases.mine(table.record)

    def ahead(self, table: Table) -> float:
        """Return how many seconds the table time of a table is ahead of this process's time."""
        return self.leases.ahead(table.record)

    @property
    def suspended(self) -> tuple[Table, ...]:
        """The suspended tables.

        A table stays suspended until its channel can be used again or it is moved to another channel.
        """
        return tuple(self._suspended.values())

    @property
    def known(self) -> tuple[Table, ...]:
        """All tables in memory: live, suspended, and recently ended."""
        return (*self._live.values(), *self._suspended.values(), *self._ended.values())

    async def recover(self) -> None:
        """Load all tables that have not ended.

        A table that cannot be read ends as void; the others still load.
        """
        for record in await self.store.live():
            try:
                self._sort(self._table(record))
            except (ValueError, KeyError) as error:
                log.error("unreadable table", table=record.id, game=record.game, error=str(error))
                await self._void(record)

    def draft(self, record: TableRecord) -> Table:
        """Return a table that is not open, for example for a page that shows it."""
        return self._table(record)

    async def open(
        self,
        record: TableRecord,
        interaction: int | None = None,
        dealt: bool = False,
        standing: Sequence[PostedMessage] = (),
    ) -> Table:
        """Open a lobby and return its table. With `dealt`, the game is dealt before anybody sees the lobby.

        `standing` are messages that already show the table. Raises ChannelBusy, Crowded, Conflict, or Illegal during a
        drain. Once begun, the work is completed even if the caller is cancelled.
        """

        async def work() -> Table:
            self._opening += 1
            try:
                return await opening()
            finally:
                self._opening -= 1

        async def opening() -> Table:
            if interaction is not None:
                self.see_open()
            if record.guild is None:
                await self._end_lessons(record.host)
                self.see_room(record.host)
            pressed = self.table_time.now() + self.leases.ahead(record)
            opened = replace(record, pressed=pressed)
            created = await self.store.create(opened, interaction, standing, self._sealed)
            table = self._table(created)
            self._live[table.id] = table
            try:
                if dealt:
                    await table.start(created.host)
            finally:
                self._heard(table)
            return table

        return await asyncio.shield(asyncio.ensure_future(work()))

    def _sealed(self, created: TableRecord) -> Sequence[Post]:
        """Return the post with the seal of a new table; none for a lesson."""
        return (fair_deal.seal_post(created, self.now()),) if created.seal else ()

    async def find(self, number: int) -> Table | None:
        """Return the table with this number, or None. Ended tables are included."""
        table = self.at_hand(number)
        if table is not None:
            return table
        record = await self.store.load(number)
        if record is None:
            return None
        try:
            return self._sort(self._table(record))
        except (ValueError, KeyError):
            return None

    def in_channel(self, channel: int) -> Table | None:
        """Return the live table of a channel, or None. If direct messages have several, return the newest."""
        return next((self._live[number] for number in reversed(self._index.in_channel(channel))), None)

    def holder(self, guild: int | None, channel: int) -> Table | None:
        """Return the live table that occupies a channel. Direct messages are never occupied."""
        return self.in_channel(channel) if guild is not None else None

    def alone(self, user: int) -> list[Table]:
        """Return the live tables of `user` in direct messages, the oldest first."""
        return [table for table in self.of_user(user) if table.direct]

    def see_open(self) -> None:
        """Raise Illegal if people can't open tables any more, because of a drain."""
        if self.draining.on:
            raise Illegal(Refusal("draining"))

    def see_room(self, user: int) -> None:
        """Raise Crowded if `user` may not have another table in direct messages."""
        tables = [table for table in self.alone(user) if not path.is_finished(table.record, table.title)]
        if len(tables) >= ALONE:
            raise Crowded(tables)

    async def _end_lessons(self, user: int) -> None:
        """End the lessons that `user` has completed, since another game begins."""
        for table in self.alone(user):
            if path.is_finished(table.record, table.title) and table.record.status == "playing":
                await table.end("lesson")

    def of_user(self, user: int) -> list[Table]:
        """Return the live tables at which `user` has a seat."""
        return [self._live[number] for number in self._index.of_user(user)]

    def on_server(self, guild: int) -> list[Table]:
        """Return the live tables of a server."""
        return [self._live[number] for number in self._index.on_server(guild)]

    def forget_server(self, guild: int) -> None:
        """Remove the ended tables of a server from memory."""
        for table in [table for table in self._ended.values() if table.record.guild == guild]:
            del self._ended[table.id]

    def live(self, number: int) -> Table | None:
        """Return the live table with this number, or None."""
        return self._live.get(number)

    def at_hand(self, number: int) -> Table | None:
        """Return the table with this number if it is in memory, or None. Ended tables are included."""
        return self._live.get(number) or self._suspended.get(number) or self._ended.get(number)

    def served(self, table: Table) -> bool:
        """Return whether the people at `table` can play now, so that its clocks may run."""
        return (
            life.served(table.record) and not absence.deserted(table) and all(serves(table) for serves in self.serving)
        )

    def heard(self, table: Table, before: float) -> bool:
        """Return whether all presses at `table` before the moment `before` have arrived."""
        return all(hears(table, before - self.ahead(table)) for hears in self.hearing)

    def suspended_of(self, user: int) -> list[Table]:
        """Return the suspended tables at which `user` has a seat."""
        return [table for table in self._suspended.values() if table.seat_of(user) is not None]

    def _table(self, record: TableRecord) -> Table:
        time: TableTime = self.table_time
        if self.leases.shared:
            time = Ahead(self.table_time, lambda: self.leases.ahead(table.record))
        table = Table(record, self.store, self._heard, self.now, time, lambda user: self.calls(user))
        return table

    def _heard(self, table: Table) -> None:
        if table.id in self._live or table.id in self._suspended:
            self._sort(table)
        for watcher in self.watchers:
            watcher(table)
        if self.mine(table):
            for listener in self.listeners:
                listener(table)

    def _sort(self, table: Table) -> Table:
        """Put a table into the collection for its status (live, suspended or ended), and return the table."""
        self._suspended.pop(table.id, None)
        if table.record.status in life.LIVE:
            self._live[table.id] = table
            self._index.put(table.record)
            return table
        if self._live.pop(table.id, None) is not None:
            self._index.drop(table.id)
        if table.record.status == "suspended":
            self._suspended[table.id] = table
        else:
            self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._ended[table.id] = table
        while len(self._ended) > KEPT:
            self._ended.popitem(last=False)

    async def look(self, number: int, revision: int = 0) -> None:
        """Load what another process has written about a table, if this process has an older revision.

        A `revision` of 0 means any revision. Raises StoreError.
        """
        table = self.at_hand(number)
        if table is None:
            record = await self.store.load(number)
            if record is None or record.status not in (*life.LIVE, "suspended") or self._opening:
                return
            if number not in self._live and number not in self._suspended:
                with contextlib.suppress(ValueError, KeyError):
                    self._heard(self._sort(self._table(record)))
        elif not revision or table.record.revision < revision:
            await table.refresh()

    async def compare(self) -> None:
        """Reload every table whose stored revision differs from the one in memory. Raises StoreError."""
        stored = await self.store.revisions()
        known = {table.id: table.record.revision for table in (*self._live.values(), *self._suspended.values())}
        for number in sorted({*stored, *known}):
            if stored.get(number) != known.get(number):
                await self.look(number)

    async def _void(self, record: TableRecord) -> None:
        void = replace(record, status="void", reason=early_end.UNREADABLE, version=record.version + 1, ends=None)
        await self.store.save(record, replace(void, revision=record.revision + 1))
