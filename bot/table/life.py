"""Whether a table lives: barred while its channel lets nothing through, suspended when that has lasted or the channel
is gone, and back again. Each function gives the changed record, or the same when there is nothing to change."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.table import seat_clocks
from storage.records.tables import TableRecord

LIVE = ("lobby", "playing")
"""What becomes of a table that has its channel to itself."""

ALIVE = (*LIVE, "suspended")
"""What becomes of a table that has not ended."""

DAY = 24 * 3600.0
"""Seconds for which a table may be barred; then it is suspended."""

KEPT = 30 * DAY
"""Seconds for which a suspended table is kept; then it is broken off."""


def not_open(record: TableRecord) -> Refusal:
    """Return why a lobby or game that was meant is none."""
    return Refusal({"playing": "started", "suspended": "suspended"}.get(record.status, "closed"))


def served(record: TableRecord) -> bool:
    """Return whether the clocks of a table run, as far as its channel goes and its people have agreed."""
    return record.barred is None and record.status != "suspended" and not record.agreements.halted


def barred(record: TableRecord, now: float) -> TableRecord:
    """Let nothing be tried in the channel; since when, the first refusal says."""
    return record if record.barred is not None or record.status == "suspended" else replace(record, barred=now)


def let_in(record: TableRecord) -> TableRecord:
    """Let the channel be painted again."""
    return record if record.barred is None else replace(record, barred=None)


def suspended(record: TableRecord, why: str, now: float) -> TableRecord:
    """Take a living table out of its channel and keep it."""
    if record.status not in LIVE:
        return record
    return replace(record, status="suspended", barred=None, suspended=now, suspended_for=why)


def resumed(record: TableRecord) -> TableRecord:
    """Let a suspended table live again, in its lobby or at play."""
    if record.status != "suspended":
        return record
    status = "playing" if record.snapshot else "lobby"
    return replace(record, status=status, suspended=None, suspended_for="")


def moved(record: TableRecord, guild: int | None, channel: int) -> TableRecord:
    """Let a table live in another channel. Raises Illegal when it has ended."""
    if record.status not in ALIVE:
        raise Illegal(not_open(record))
    agreements = replace(record.agreements, thread=False)
    return let_in(replace(resumed(record), guild=guild, channel=channel, agreements=agreements))


def ended(record: TableRecord, reason: str) -> TableRecord:
    """Break a table off: nobody wins. Raises Illegal when it has ended already."""
    if record.status not in ALIVE:
        raise Illegal(not_open(record))
    return replace(let_in(record), status="void", reason=reason, seats=seat_clocks.stopped(record.seats), ends=None)


def kept_until(record: TableRecord) -> float:
    """Return the table time until which a suspended table is kept."""
    return (record.suspended or 0.0) + KEPT
