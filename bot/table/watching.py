"""People who watch a table without a seat. Watching does not affect the game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table import access, shoulder
from storage.records.servers import WatcherRecord
from storage.records.tables import TableRecord


def may_watch(record: TableRecord, user: int) -> bool:
    """Return whether `user` may watch a table.

    The person must not be a player of the table, and the host must not have removed the person.
    """
    seated = any(seat.user == user for seat in record.seats)
    return not seated and access.may_look_on(record, user) and user not in record.agreements.sent_away


def audience(record: TableRecord, watchers: Sequence[WatcherRecord]) -> int:
    """Return how many people watch a table.

    Friends who see a player's hand do not count, since the board names them.
    """
    named = {each.user for each in shoulder.looking(record).values()}
    return sum(each.user not in named and may_watch(record, each.user) for each in watchers)
