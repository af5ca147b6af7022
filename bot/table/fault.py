"""Reports of faults by players.

A report keeps nothing of the game itself, which the store has anyway. The person who runs the bot gets the moves that
lead there. During the game the report leaves out the secrets of other players.
"""

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
    """The state of a table when a player there reported a fault."""

    reference: str
    table: int
    seat: int
    version: int
    """The version of the table."""
    release: str
    made: float
    lines: tuple[str, ...]
    """The last lines of the log about this table. There may be none."""

    @classmethod
    def now(cls, table: Table, seat: int, reference: str, release: str) -> Fault:
        """Return a report of the present state of a table."""
        lines = tuple(line for number, line in logs.LAST if number in (None, table.id))
        return cls(reference, table.id, seat, table.record.version, release, table.time, lines)


def key_of(reference: str) -> str:
    """Return the key under which a fault is kept: one for each seat of a table."""
    return f"fault_{reference.rpartition('-')[0]}"


async def bundle(store: Store, reference: str, now: float) -> dict[str, Any] | None:
    """Return a fault with its table's game, options and moves, or None for an unknown reference.

    Once the game has no more secrets, these are the moves of all players. Before that they are the reporter's own,
    numbered 1, 2, 3, and no count of the log is shown. A day's escape shows no moves before its day is over.
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
    """Return the moves of one seat while the game has secrets.

    They are the moves of its present player, not of a former one. A day's escape, which others still play, shows none.
    """
    since = record.seats[seat].taken
    own = [row.move for row in rows if row.seat == seat and row.version > since and record.day is None]
    return [{"number": number, "seat": seat, "move": move} for number, move in enumerate(own, 1)]
