"""The life of a table: barred while its channel refuses the bot, suspended if that lasts, and resumed.

A table is also suspended if its channel is deleted. Each function returns the changed record, or the same one if there
is nothing to change.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.table import seat_clocks
from storage.records.tables import TableRecord

LIVE = ("lobby", "playing")
"""The states of a table that has its channel to itself."""

ALIVE = (*LIVE, "suspended")
"""The states of a table that has not ended."""

DAY = 24 * 3600.0
"""Seconds for which a table may be barred before it is suspended."""

KEPT = 30 * DAY
"""Seconds for which a suspended table is kept before it is broken off."""


def not_open(record: TableRecord) -> Refusal:
    """Return why a lobby or game cannot be used: it has started, is suspended or is closed."""
    return Refusal({"playing": "started", "suspended": "suspended"}.get(record.status, "closed"))


def served(record: TableRecord) -> bool:
    """Return whether the clocks of a table run, as far as its channel and its people's agreements allow."""
    return record.barred is None and record.status != "suspended" and not record.agreements.halted


def barred(record: TableRecord, now: float) -> TableRecord:
    """Stop all attempts to write in the channel. The time of the first refusal is kept."""
    return record if record.barred is not None or record.status == "suspended" else replace(record, barred=now)


def let_in(record: TableRecord) -> TableRecord:
    """Allow writing in the channel again."""
    return record if record.barred is None else replace(record, barred=None)


def suspended(record: TableRecord, why: str, now: float) -> TableRecord:
    """Take a live table out of its channel and keep it."""
    if record.status not in LIVE:
        return record
    return replace(record, status="suspended", barred=None, suspended=now, suspended_for=why)


def resumed(record: TableRecord) -> TableRecord:
    """Resume a suspended table, in its lobby or at play."""
    if record.status != "suspended":
        return record
    status = "playing" if record.snapshot else "lobby"
    return replace(record, status=status, suspended=None, suspended_for="")


def moved(record: TableRecord, guild: int | None, channel: int) -> TableRecord:
    """Move a table to another channel. Raises Illegal if it has ended."""
    if record.status not in ALIVE:
        raise Illegal(not_open(record))
    agreements = replace(record.agreements, thread=False)
    return let_in(replace(resumed(record), guild=guild, channel=channel, agreements=agreements))


def ended(record: TableRecord, reason: str) -> TableRecord:
    """Break a table off: nobody wins. Raises Illegal if it has ended already."""
    if record.status not in ALIVE:
        raise Illegal(not_open(record))
    return replace(let_in(record), status="void", reason=reason, seats=seat_clocks.stopped(record.seats), ends=None)


def kept_until(record: TableRecord) -> float:
    """Return the table time until which a suspended table is kept."""
    return (record.suspended or 0.0) + KEPT
