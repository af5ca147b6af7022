"""Export and erase a person's stored data."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.people.people import blocked
from bot.table import along, series
from bot.table.access import may_replay
from bot.table.table import Table
from bot.table.tables import Tables
from storage.store import Store

ABOUT = "All that this bot stores of the person with this Discord number. Moments are seconds since 1970."


async def stored(store: Store, user: int, now: float) -> bytes:
    """Return all stored data of a person as the bytes of a JSON file.

    They include the person's own moves, without random draws. While a game has secrets, its moves are numbered 1, 2, 3.
    Counts of log rows are left out, because they include moves that the person may not know of.
    """
    barred = user in await blocked(store, "people")
    known = await store.known_of(user)
    tables = [each if await _has_no_secrets(store, each, now) else _without_counts(each) for each in known["tables"]]
    whole = {"about": ABOUT, "person": user, **known, "tables": tables, "blocked": barred}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)


async def _has_no_secrets(store: Store, table: dict[str, Any], now: float) -> bool:
    """Return whether the game of an exported table, given as a dictionary, has no secrets any more."""
    record = await store.load(table["table_id"]) if table["status"] == "over" else None
    return record is not None and may_replay(record, now)


def _without_counts(table: dict[str, Any]) -> dict[str, Any]:
    """Return an exported table without counts of log rows."""
    kept = {key: value for key, value in table.items() if key not in ("answered", "done")}
    moves = [{"number": number, "move": row["move"]} for number, row in enumerate(table["moves"], 1)]
    return {**kept, "moves": moves, "orders_of_steps": [*table["orders_of_steps"].values()]}


async def erase(tables: Tables, user: int) -> None:
    """Erase a person's data from all tables and from the store.

    The person leaves open lobbies. Tables without other people end. The person loses all other running games: with 2
    players, the other one wins; with more, a computer player takes the seat. In stored records, a number replaces the
    person's id. Raises StoreError; then the caller may try again.
    """
    for table in (*tables.of_user(user), *tables.suspended_of(user)):
        with contextlib.suppress(Illegal):
            await _remove_from_table(table, user)
    async with contextlib.AsyncExitStack() as alone:
        known = sorted((table for table in tables.known if table.names_person(user)), key=lambda table: table.id)
        for table in known:
            await alone.enter_async_context(table.lock)
        await tables.store.erase(user, tables.now())
        for table in known:
            await table.renew()


async def _remove_from_table(table: Table, user: int) -> None:
    """Remove a person from a lobby or a game.

    Without other people, the table ends. In a game of 2 players, the person resigns. In a series, the record says that
    the person has left.
    """
    seat = table.seat_of(user)
    if all(each.user in (None, user) for each in table.record.seats):
        await table.end("empty")
    elif table.record.status == "lobby":
        await table.alter(lambda record: along.leave(record, user))
    elif seat is not None and table.record.status == "playing" and len(table.record.seats) == 2:
        await table.resign(seat)
    else:
        await table.change(lambda record: replace(record, match=series.left(record.match, seat)))
