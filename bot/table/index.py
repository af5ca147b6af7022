"""Live tables by server, channel and person, so that nobody walks all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from storage.records.tables import TableRecord

K = TypeVar("K")


class Entry(NamedTuple):
    """Under what a table is found."""

    guild: int | None
    channel: int
    users: frozenset[int]


class Index:
    """The numbers of tables."""

    def __init__(self) -> None:
        self._entries: dict[int, Entry] = {}
        self._guilds: dict[int | None, set[int]] = {}
        self._channels: dict[int, set[int]] = {}
        self._users: dict[int, set[int]] = {}

    def put(self, record: TableRecord) -> None:
        """Find a table under what its record says now."""
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
        """Find a table no more."""
        entry = self._entries.pop(table, None)
        if entry is not None:
            _forget(self._guilds, (entry.guild,), table)
            _forget(self._channels, (entry.channel,), table)
            _forget(self._users, entry.users, table)

    def on_server(self, guild: int) -> list[int]:
        """List the tables of a server, the oldest first."""
        return sorted(self._guilds.get(guild, ()))

    def in_channel(self, channel: int) -> list[int]:
        """List the tables of a channel, the oldest first."""
        return sorted(self._channels.get(channel, ()))

    def of_user(self, user: int) -> list[int]:
        """List the tables where a person sits, the oldest first."""
        return sorted(self._users.get(user, ()))


def _forget(found: dict[K, set[int]], keys: Iterable[K], table: int) -> None:
    for key in keys:
        found[key].discard(table)
        if not found[key]:
            del found[key]
