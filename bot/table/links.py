"""The hash chain of a table's log."""

from __future__ import annotations

from bot.engine import chain
from storage.records.tables import MoveRecord, TableRecord


def link(record: TableRecord, row: MoveRecord, last: MoveRecord | None) -> bytes:
    """Return the hash-chain link of the log row `row`. `last` is the row before it, or None for the deal."""
    former = opening(record) if last is None else last.link
    return chain.link(former, chain.key_from(record.secret), spelled(row))


def opening(record: TableRecord) -> bytes:
    """Return the first link of a table's hash chain, which comes before the deal."""
    beacon = None if record.beacon is None else (record.beacon.round, record.beacon.randomness)
    contributions = [seat.contribution for seat in record.seats]
    return chain.opening(record.game, record.options, record.seal, contributions, beacon)


def spelled(row: MoveRecord) -> bytes:
    """Return the bytes of a log row from which the hash chain computes its link."""
    made = milliseconds(row.made)
    return chain.row(row.version, row.seat, row.move, row.chance, row.bounds, row.schema, row.rules, made)


def milliseconds(made: float) -> int:
    """Return a time in seconds as whole milliseconds."""
    return round(made * 1000)
