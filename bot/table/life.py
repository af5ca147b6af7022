"""The status of a table: barred, suspended, resumed or ended.

A table is barred while the bot may not post in its channel. It is suspended if that lasts long or if its channel is
deleted. Each function returns the changed record, or the same record if nothing changes.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.table import seat_clocks
from storage.records.tables import TableRecord

LIVE = ("lobby", "playing")
"""The statuses of a table that occupies its channel."""

ALIVE = (*LIVE, "suspended")
"""The statuses of a table that has not ended."""

DAY = 24 * 3600.0
"""The seconds for which a table may be barred before it is suspended."""

KEPT = 30 * DAY
"""The seconds for which a suspended table is kept before it is ended."""


def not_open(record: TableRecord) -> Refusal:
    """Return the reason why a lobby or game cannot be used: started, suspended or closed."""
    return Refusal({"playing": "started", "suspended": "suspended"}.get(record.status, "closed"))


def served(record: TableRecord) -> bool:
    """Return whether a table's clocks may run.

    They may not while the bot cannot post in its channel, or while its people have agreed to a pause.
    """
    return record.barred is None and record.status != "suspended" and not record.agreements.halted


def barred(record: TableRecord, now: float) -> TableRecord:
    """Return the record with the note that the bot may not post in the channel since `now`.

    If the record already has such a note, its time stays.
    """
    return record if record.barred is not None or record.status == "suspended" else replace(record, barred=now)


def let_in(record: TableRecord) -> TableRecord:
    """Return the record with the note that the bot may post in the table's channel again."""
    return record if record.barred is None else replace(record, barred=None)


def suspended(record: TableRecord, why: str, now: float) -> TableRecord:
    """Return the record of a table that is suspended for the reason `why`: it is no longer in its channel."""
    if record.status not in LIVE:
        return record
    return replace(record, status="suspended", barred=None, suspended=now, suspended_for=why)


def resumed(record: TableRecord) -> TableRecord:
    """Return the record of a table that is no longer suspended."""
    if record.status != "suspended":
        return record
    status = "playing" if record.snapshot else "lobby"
    return replace(record, status=status, suspended=None, suspended_for="")


def moved(record: TableRecord, guild: int | None, channel: int) -> TableRecord:
    """Return the record of a table moved to another channel. Raises Illegal if it has ended."""
    if record.status not in ALIVE:
        raise Illegal(not_open(record))
    agreements = replace(record.agreements, thread=False)
    return let_in(replace(resumed(record), guild=guild, channel=channel, agreements=agreements))


def ended(record: TableRecord, reason: str) -> TableRecord:
    """Return the record ended without a winner. Raises Illegal if it has already ended."""
    if record.status not in ALIVE:
        raise Illegal(not_open(record))
    return replace(let_in(record), status="void", reason=reason, seats=seat_clocks.stopped(record.seats), ends=None)


def kept_until(record: TableRecord) -> float:
    """Return the table time until which a suspended table is kept."""
    return (record.suspended or 0.0) + KEPT
