"""Edits of messages that Discord has accepted and the database does not know yet."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Sequence
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reconcile.slots import MessageSlot, slot_of
from storage.records.tables import UNKNOWN, PostedMessage
from storage.shown import MessageEdit
from storage.store_errors import StoreError


class PendingEdits:
    """Stores the edits of a round in one write. After a kill, those that were not stored are made again."""

    def __init__(self, client: Client) -> None:
        self._store = client.store
        self._surely = client.tables.leases.surely
        self._edits: dict[int, Sequence[MessageEdit]] = {}
        """The edits that are not stored yet, by table. Those that are being written are among them."""
        self._writing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._rounds: set[int] = set()

    @contextlib.asynccontextmanager
    async def gathered(self, table: Table) -> AsyncIterator[None]:
        """Gather the edits of a table during the context: the round in it stores them.

        Edits that an earlier round has left are stored first.
        """
        await self.store(table)
        self._rounds.add(table.id)
        try:
            yield
        finally:
            self._rounds.discard(table.id)

    async def add(self, table: Table, old: PostedMessage, new: PostedMessage) -> bool:
        """Store an edit of the message `old`: with the others of the round that runs, otherwise at once.

        Return False if another process has edited the message meanwhile.
        """
        gathered = table.id in self._rounds
        if not gathered and not self.of(table):
            return await self._store.repaint(table.id, old, new)
        self._edits[table.id] = (*self.of(table), (old, new))
        return gathered or await self.store(table)

    async def replace(self, table: Table, posted: PostedMessage) -> None:
        """Store the message in a slot in place of the stored one. Drop its older edits, which the message contains."""
        async with self._alone(table):
            self._drop(table, [each for each in self.of(table) if slot_of(each[0]) == slot_of(posted)])
            await self._store.paint(table.id, posted)

    async def store(self, table: Table, version: int | None = None, since: int | None = None) -> bool:
        """Store the edits of a table that are not stored yet. With `version`, its messages show this version.

        `since` is the last such version. Return False if another process has edited one of the messages meanwhile.
        """
        alone = True
        async with self._alone(table):
            while (edits := self.of(table)) or version is not None:
                written = edits
                if not self._surely(table.record.guild):  # another process may have read what was stored before
                    written = [(old, replace(new, digest=UNKNOWN)) for old, new in edits]
                try:
                    alone &= await self._store.edited(table.id, written, version if alone else None, since)
                except StoreError:
                    raise  # they are kept, and tried again
                except BaseException:
                    self._drop(table, edits)
                    raise
                self._drop(table, edits)
                version = None
        return alone

    def of(self, table: Table) -> Sequence[MessageEdit]:
        """Return the edits of a table that may not be stored yet. Read them before its stored messages."""
        return self._edits.get(table.id, ())

    def _drop(self, table: Table, edits: Sequence[MessageEdit]) -> None:
        left = tuple(each for each in self._edits.pop(table.id, ()) if not any(each is one for one in edits))
        if left:
            self._edits[table.id] = left

    def _alone(self, table: Table) -> asyncio.Lock:
        return self._writing.setdefault(table.id, asyncio.Lock())


def latest(posted: Iterable[PostedMessage], edits: Iterable[MessageEdit]) -> dict[MessageSlot, PostedMessage]:
    """Return the stored messages of a table by slot, as they are after `edits`."""
    found = {slot_of(each): each for each in posted}
    for old, new in edits:
        each = found.get(slot_of(old))
        if each is not None and (each.message, each.digest) == (old.message, old.digest):
            found[slot_of(old)] = new
    return found
