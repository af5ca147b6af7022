"""A fault that a player has reported: kept without anything of the game, which the store has anyway; told to whoever
runs the bot with the moves that lead there, without what is others' secret while the game runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot import logs
from bot.table.access import may_replay
from bot.table.table import Table
from storage.records.tables import MoveRecord, TableRecord
from storage.store import Store


class Fault(msgspec.Struct, frozen=True):
    """Where a table stood when somebody there reported a fault."""

    reference: str
    table: int
    seat: int
    version: int
    """That of the table."""
    release: str
    made: float
    lines: tuple[str, ...]
    """The last lines of the log about this table, or none in particular."""

    @classmethod
    def now(cls, table: Table, seat: int, reference: str, release: str) -> Fault:
        """Note what is going on at a table."""
        lines = tuple(line for number, line in logs.LAST if number in (None, table.id))
        return cls(reference, table.id, seat, table.record.version, release, table.time, lines)


def key_of(reference: str) -> str:
    """Return the key under which a fault is kept: one for each seat of a table."""
    return f"fault_{reference.rpartition('-')[0]}"


async def bundle(store: Store, reference: str, now: float) -> dict[str, Any] | None:
    """Return a fault with its table's game, options and moves, or None for a reference that is not kept.

    Once the game has no secrets any more these are the moves of all. Before that they are the reporter's own, numbered
    1, 2, 3, and no count of the log is told. A day's escape has no moves here before its day is over.
    """
    text = await store.read(key_of(reference))
    fault = msgspec.json.decode(text, type=Fault) if text else None
    record = await store.load(fault.table) if fault is not None else None
    if fault is None or record is None or fault.reference != reference:
        return None
    told = may_replay(record, now)
    rows = [row for row in await store.moves(record.id) if row.version <= fault.version]
    known = msgspec.to_builtins(fault)
    if not told:
        del known["version"]
    return {
        **known,
        "game": record.game,
        "options": record.options,
        "seats": len(record.seats),
        "pace": record.pace,
        "status": record.status,
        "schema": record.schema,
        "rules": sorted({row.rules for row in rows if told or row.version == 0 or row.seat == fault.seat}),
        "moves": [_whole(row) for row in rows] if told else _own(record, rows, fault.seat),
    }


def _whole(row: MoveRecord) -> dict[str, Any]:
    return {"version": row.version, "seat": row.seat, "move": row.move, "chance": list(row.chance)}


def _own(record: TableRecord, rows: Sequence[MoveRecord], seat: int) -> list[dict[str, Any]]:
    """Return the moves of one seat while the game has secrets: those of its player now, not of one before, and none of
    a day's escape, which others still play."""
    since = record.seats[seat].taken
    own = [row.move for row in rows if row.seat == seat and row.version > since and record.day is None]
    return [{"number": number, "seat": seat, "move": move} for number, move in enumerate(own, 1)]
