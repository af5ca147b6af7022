"""What is stored of a person: handed out, and erased."""

from __future__ import annotations

import contextlib

import msgspec
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.people.blocked import blocked
from bot.table import lobby, series
from bot.table.table import Table
from bot.table.tables import Tables
from storage.store import Store

ABOUT = "All that this bot stores of the person with this Discord number. Moments are seconds since 1970."


async def stored(store: Store, user: int) -> bytes:
    """Give all that is stored of a person as the bytes of a JSON file. Of a game that runs it holds the person's own
    moves, and nothing that was drawn."""
    barred = user in await blocked(store, "people")
    known = {"about": ABOUT, "person": user, **await store.known_of(user), "blocked": barred}
    return msgspec.json.format(msgspec.json.encode(known), indent=1)


async def erase(tables: Tables, user: int) -> None:
    """Let nobody know a person any more. Open lobbies are left and tables where nobody else plays end. Other games are
    lost: of two players the other wins, of more a computer takes the seat. What is kept names a number instead. Raises
    StoreError; then it can be asked for again."""
    for table in (*tables.of_user(user), *tables.suspended_of(user)):
        with contextlib.suppress(Illegal):
            await _part(table, user)
    async with contextlib.AsyncExitStack() as alone:
        known = sorted((table for table in tables.known if table.names_person(user)), key=lambda table: table.id)
        for table in known:
            await alone.enter_async_context(table.lock)
        await tables.store.erase(user, tables.now())
        for table in known:
            await table.renew()


async def _part(table: Table, user: int) -> None:
    """Take a person out of a table, as far as that needs its rules."""
    seat = table.seat_of(user)
    if all(each.user in (None, user) for each in table.record.seats):
        await table.end("empty")
    elif table.record.status == "lobby":
        await table.alter(lambda record: lobby.leave(record, user))
    elif seat is not None and table.record.status == "playing" and len(table.record.seats) == 2:
        await table.resign(seat)
    else:
        await table.change(lambda record: replace(record, match=series.left(record.match, seat)))
