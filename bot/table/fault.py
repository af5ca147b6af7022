"""Fault reports by players: a player tells the operator that something went wrong at a table.

A report contains nothing of the game itself, since the store has the game. The operator can get the moves that led to
the fault. During the game, these moves leave out the secrets of other players.
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
    """A fault report: the state of a table when a player reported a fault there."""

    reference: str
    table: int
    seat: int
    version: int
    """The version of the table."""
    release: str
    made: float
    lines: tuple[str, ...]
    """The last lines of the program's log about this table."""

    @classmethod
    def now(cls, table: Table, seat: int, reference: str, release: str) -> Fault:
        """Return a report about the present state of a table."""
        lines = tuple(line for number, line in logs.LAST if number in (None, table.id))
        return cls(reference, table.id, seat, table.record.version, release, table.time, lines)


def key_of(reference: str) -> str:
    """Return the key under which a fault report is stored. Each seat of a table has its own key."""
    return f"fault_{reference.rpartition('-')[0]}"


async def report_with_moves(store: Store, reference: str, now: float) -> dict[str, Any] | None:
    """Return a fault report with its table's game, options and moves; None for an unknown reference.

    If the game has no secrets any more, all moves are included. Otherwise only the reporting player's own moves are
    included. They are numbered 1, 2, 3, and counts of log rows are left out. Moves of a day's escape are left out
    before its day is over.
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
        "moves": [_whole(row) for row in rows] if told else _own_moves(record, rows, fault.seat),
    }


def _whole(row: MoveRecord) -> dict[str, Any]:
    return {"version": row.version, "seat": row.seat, "move": row.move, "chance": list(row.chance)}


def _own_moves(record: TableRecord, rows: Sequence[MoveRecord], seat: int) -> list[dict[str, Any]]:
    """Return the moves of one seat, for a fault report on a game that still has secrets.

    Only moves of the seat's present player are included. For a day's escape, which other people still play, there are
    none.
    """
    since = record.seats[seat].taken
    own = [row.move for row in rows if row.seat == seat and row.version > since and record.day is None]
    return [{"number": number, "seat": seat, "move": move} for number, move in enumerate(own, 1)]
