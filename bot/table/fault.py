"""A fault that a player has reported: kept without anything of the game, which the store has anyway; told to whoever
runs the bot with the moves that lead there, without what is others' secret while the game runs."""

from __future__ import annotations

from typing import Any

import msgspec

from bot import logs
from bot.table.table import Table
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
    """Give the key under which a fault is kept: one for each seat of a table."""
    return f"fault_{reference.rpartition('-')[0]}"


async def bundle(store: Store, reference: str) -> dict[str, Any] | None:
    """Give a fault with its table's game, options and moves: those of all once the game is over, before that the
    reporter's alone. None for a reference that is not kept."""
    text = await store.read(key_of(reference))
    fault = msgspec.json.decode(text, type=Fault) if text else None
    record = await store.load(fault.table) if fault is not None else None
    if fault is None or record is None or fault.reference != reference:
        return None
    told = record.status == "over"
    rows = [row for row in await store.moves(record.id) if row.version <= fault.version]
    return {
        **msgspec.to_builtins(fault),
        "game": record.game,
        "options": record.options,
        "seats": len(record.seats),
        "pace": record.pace,
        "status": record.status,
        "schema": record.schema,
        "rules": sorted({row.rules for row in rows}),
        "moves": [
            {"version": row.version, "seat": row.seat, "move": row.move}
            | ({"chance": list(row.chance)} if told else {})
            for row in rows
            if told or row.seat == fault.seat
        ],
    }
