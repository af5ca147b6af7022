"""Leases: which process serves which tables, if several processes share one database.

There is a lease for each shard. The process that holds it draws the messages, runs the clocks and moves the computer
players of the shard's tables. So each table is served by the process that receives its channel's events.

Processes do not compare clocks. A holder keeps incrementing a counter in its leases. If another process sees a counter
unchanged for `GONE` seconds, it takes the lease. A holder that has not incremented for `HELD` seconds checks its leases
before it trusts them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

import structlog

from bot.shards import Shards, shard_of
from bot.table.table_time import ProcessTime
from storage.leases import HOUSE, LeaseRecord, Tending
from storage.records.tables import TableRecord
from storage.store import Store
from storage.store_errors import StoreError

log = structlog.get_logger()

EVERY, HELD, GONE = 1.5, 4.5, 6.0
"""The seconds between two rounds, the seconds for which a round is trusted, and the seconds after which an unchanged
lease is free.

A killed process is replaced within EVERY + GONE + EVERY seconds.
"""


class NotHeld(Exception):
    """Another process has this lease now, so this process must not do the work."""


class Leases:
    """The leases of this process. Without SHARDS or without PostgreSQL, this process does all work."""

    def __init__(
        self,
        store: Store,
        table_time: ProcessTime,
        shards: Shards | None = None,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """Create the object without leases. The first round takes leases that are free."""
        self.shared = store.shared and shards is not None
        self._store = store
        self._table_time = table_time
        self._shards = shards or Shards(0, 0, 1)
        self._monotonic = monotonic
        self._me = f"{id(self):x}-{time.time_ns():x}"
        self._held: frozenset[str] = frozenset()
        self._at = -GONE
        self._stood: dict[str, tuple[int, float]] = {}
        self._ahead: dict[str, float] = {}
        self._rows: dict[str, LeaseRecord] = {}
        self._round = asyncio.Lock()
        self._news = asyncio.Event()
        self.gained: Callable[[frozenset[str]], None] = lambda names: None
        """A function that is called with the names of leases that this process has gained."""
        self.lost: Callable[[frozenset[str]], None] = lambda names: None
        """A function that is called with the names of leases that this process has lost."""

    def name(self, guild: int | None) -> str:
        """Return the name of the lease for the tables of a server. None stands for direct messages."""
        return self._name(shard_of(guild, self._shards.count))

    def mine(self, record: TableRecord) -> bool:
        """Return whether this process serves the table of a record: it has the lease of the table's server."""
        return self.looks_after(record.guild)

    def looks_after(self, guild: int | None) -> bool:
        """Return whether this process serves the tables of a server. None stands for direct messages.

        This may be out of date. If two processes write a table, the store decides. Before a request is handled, `see`
        checks it again.
        """
        return not self.shared or self.name(guild) in self._held

    @property
    def house(self) -> bool:
        """Whether this process does the work that only one process may do."""
        return not self.shared or HOUSE in self._held

    def hears(self, guild: int | None) -> bool:
        """Return whether only this process receives a server's events.

        It does if it has the lease and runs the shard of the server.
        """
        return self.shared and self.holds(name := self.name(guild)) and name in self._wanted

    def surely(self, guild: int | None) -> bool:
        """Return whether surely no other process serves the tables of a server now, without asking the store."""
        return not self.shared or self.holds(self.name(guild))

    def holds(self, name: str) -> bool:
        """Return whether this process surely has the lease called `name`, so that no check is needed."""
        return name in self._held and self._monotonic() - self._at < HELD

    def runs(self, name: str) -> bool:
        """Return whether a lease belongs to a shard that this process should run."""
        return name in self._wanted

    def elsewhere(self, shard: int) -> bool:
        """Return whether another process has the lease of a shard, as far as this process knows."""
        row = self._rows.get(self._name(shard))
        return row is not None and row.holder not in ("", self._me)

    async def see(self, guild: int | None) -> None:
        """Check in the store that this process still serves the tables of a server.

        Raises NotHeld or StoreError.
        """
        await self._see(self.name(guild))

    async def see_house(self) -> None:
        """Check in the store that this process may still do the work that only one process may do.

        Raises NotHeld or StoreError.
        """
        await self._see(HOUSE)

    async def _see(self, name: str) -> None:
        if self.shared and not self.holds(name):
            await self.tend()
            if not self.holds(name):
                raise NotHeld(name)

    async def until_held(self, shard: int) -> None:
        """Wait until this process has the lease of a shard."""
        while self.shared and not self.holds(self._name(shard)):
            self._news.clear()
            await self._news.wait()

    def ahead(self, record: TableRecord) -> float:
        """Return how many seconds the table time of a table is ahead of this process's time."""
        return self._ahead.get(self.name(record.guild), 0.0) if self.shared else 0.0

    def least(self, now: float) -> float:
        """Return the earliest table time of all leases. `now` is this process's time."""
        return min((row.time for row in self._rows.values() if row.time is not None), default=now)

    async def run(self) -> None:
        """Renew this process's leases and take free ones, until this task is cancelled."""
        while True:
            try:
                await self.tend()
            except StoreError as error:
                log.warning("leases not kept", error=str(error))
            except Exception:
                log.exception("leases not kept")
            await asyncio.sleep(EVERY)

    async def begin(self) -> None:
        """Read the leases, create missing ones, and take free ones. Raises StoreError."""
        if self.shared:
            for _ in range(3):
                await self.tend()

    async def tend(self) -> None:
        """Do one round: renew this process's leases and take free ones. Raises StoreError."""
        async with self._round:
            began = self._monotonic()
            rows = await self._store.tend(self._me, self._tending(began))
            self._believe(rows, began)

    async def leave(self) -> None:
        """Release all leases when the process shuts down."""
        if self._held:
            async with self._round:
                leaves, self._held = sorted(self._held), frozenset()
                await self._store.tend(self._me, Tending(leaves=leaves))
            await self._store.tell(["leases"])

    @property
    def _wanted(self) -> frozenset[str]:
        return frozenset(map(self._name, self._shards.numbers))

    def _name(self, shard: int) -> str:
        return f"{shard}/{self._shards.count}"

    def _tending(self, now: float) -> Tending:
        """Return the plan for this round of leases, based on the last round. The first round only reads.

        After a pause, such as a database outage, this process does not know which leases stayed unchanged.
        """
        if now - self._at >= HELD:
            self._stood = {name: (beat, now) for name, (beat, _) in self._stood.items()}
        times: dict[str, float | None] = {}
        takes, wants, leaves = dict[str, int](), list[str](), list[str]()
        makes: dict[str, float | None] = {}
        ours = {HOUSE, *(self._name(shard) for shard in range(self._shards.count))}
        others = {name: row for name, row in self._rows.items() if name not in ours}
        known = [row.time for row in self._rows.values() if row.time is not None]
        for name in sorted(ours):
            row = self._rows.get(name)
            wanted = name == HOUSE or name in self._wanted
            if row is None:
                if self._stood and all(self._stands(other, now) for other in others.values()):
                    makes[name] = None if name == HOUSE else min(known, default=self._table_time.now())
            elif row.holder == self._me:
                if row.wanted and not wanted:
                    leaves.append(name)
                else:
                    times[name] = None if name == HOUSE else self._table_time.now() + self._ahead.get(name, 0.0)
            elif (wanted and not row.holder) or self._stands(row, now):
                takes[name] = row.beat
            elif wanted and name != HOUSE and row.wanted != self._me:
                wants.append(name)
        gone = {name: row.beat for name, row in others.items() if not makes and self._stands(row, now)}
        return Tending(times, takes, makes, wants, leaves, gone)

    def _stands(self, row: LeaseRecord, now: float) -> bool:
        beat, since = self._stood.get(row.name, (-1, now))
        return beat == row.beat and now - since >= GONE

    def _believe(self, rows: Iterable[LeaseRecord], began: float) -> None:
        """Update the leases from the result of a round that started at `began`."""
        self._rows = {row.name: row for row in rows}
        self._stood.setdefault("", (0, began))
        for row in self._rows.values():
            if self._stood.get(row.name, (-1, 0.0))[0] != row.beat:
                self._stood[row.name] = (row.beat, began)
                if row.time is not None and (row.holder != self._me or row.name not in self._held):
                    self._ahead[row.name] = row.time - self._table_time.now()
        before, self._at = self._held, began
        self._held = frozenset(name for name, row in self._rows.items() if row.holder == self._me)
        if gained := self._held - before:
            log.info("leases taken", names=sorted(gained))
            self._news.set()
            self.gained(gained)
        if lost := before - self._held:
            log.warning("leases lost", names=sorted(lost))
            self.lost(lost)
