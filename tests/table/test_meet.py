"""What is known of a player is written to that player's own seat, whoever leaves meanwhile."""

import asyncio
import random

from msgspec.structs import replace

from bot.installed_games import installed_game
from bot.table import lobby
from bot.table.tables import Tables
from storage.store import Store
from tests.table.play import HOST, agrees, dealt_table, open_table, play_on


async def test_what_is_known_of_a_player_is_kept(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, installed_game("fugitive"))
    version = table.record.version
    await table.keep_contact(2, 77, "es-ES")
    assert table.record.seats[1] == replace(table.record.seats[1], dm=77, locale="es-ES")
    assert table.record.version == version
    await agrees(store, table)
    await play_on(table, random.Random(17), 2)
    await agrees(store, table)


async def test_seats_that_move_up_keep_their_own_way(store: Store, tables: Tables) -> None:
    """Else the hand of one player would go to the direct messages of another."""
    table = await open_table(tables, installed_game("stalag17"), seats=3)
    left = asyncio.create_task(table.alter(lambda record: lobby.leave(record, HOST)))
    met = asyncio.create_task(table.keep_contact(2, 77, "es-ES"))
    await asyncio.gather(left, met)
    assert [(seat.user, seat.dm, seat.locale) for seat in table.record.seats] == [(2, 77, "es-ES"), (3, None, "en-US")]
    await agrees(store, table)


async def test_who_has_left_is_not_met(store: Store, tables: Tables) -> None:
    table = await open_table(tables, installed_game("stalag17"), seats=2)
    await table.alter(lambda record: lobby.leave(record, 2))
    await table.keep_contact(2, 77, "es-ES")
    assert [(seat.user, seat.dm) for seat in table.record.seats] == [(HOST, None)]
    await agrees(store, table)
