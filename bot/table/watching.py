"""Who watches a table without a seat. Nothing of it reaches the game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table import access, shoulder
from storage.records.servers import WatcherRecord
from storage.records.tables import TableRecord


def may_watch(record: TableRecord, user: int) -> bool:
    """Return whether somebody may watch: nobody who plays here, and nobody whom the host has sent away."""
    seated = any(seat.user == user for seat in record.seats)
    return not seated and access.may_look_on(record, user) and user not in record.agreements.sent_away


def audience(record: TableRecord, watchers: Sequence[WatcherRecord]) -> int:
    """Return how many people watch. The board names those who look over a shoulder, so they are not among them."""
    named = {each.user for each in shoulder.looking(record).values()}
    return sum(each.user not in named and may_watch(record, each.user) for each in watchers)
