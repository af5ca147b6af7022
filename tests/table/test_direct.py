"""Tables in direct messages, as the bot keeps them."""

import pytest
from msgspec.structs import replace

from bot.engine.page import Line
from bot.table import lobby
from bot.table.outbox import content
from bot.table.put_back import log_posts
from bot.table.table import Table
from bot.table.tables import ALONE, Crowded, Tables
from storage.store import Store
from tests.table.play import HOST, dealt_table, fugitive, lobby_record, open_table

HOME = 700


async def opened(tables: Tables) -> Table:
    """Open a lobby of HOST in direct messages."""
    record = replace(lobby_record(fugitive(), HOME), guild=None)
    return await tables.open(replace(record, seats=(replace(record.seats[0], dm=HOME),)))


async def test_there_are_five(store: Store, tables: Tables) -> None:
    """Of one person; what stands on a server does not count, and what has ended makes room."""
    there = await tables.open(lobby_record(fugitive(), 500))
    found = [await opened(tables) for _ in range(ALONE)]
    with pytest.raises(Crowded) as crowded:
        await opened(tables)
    assert crowded.value.tables == tuple(found) == tuple(tables.alone(HOST))
    assert tables.in_channel(HOME) is found[-1], "the newest is meant"
    assert (tables.holder(None, HOME), tables.holder(9, 500)) == (None, there)
    await found[-1].end("ended")
    assert tables.in_channel(HOME) is found[-2]
    again = Tables(store)
    await again.recover()
    assert [table.id for table in again.alone(HOST)] == [table.id for table in found[:-1]]
    await opened(tables)


async def test_a_restore_is_told_once(tables: Tables) -> None:
    """Board and hand stand in the same channel."""
    table = await opened(tables)
    await table.alter(
        lambda record: lobby.add_computer(record, table.title, HOST, "easy", lambda number: f"Computer {number}")
    )
    await table.start(HOST)
    assert [post.seat for post in await log_posts(table, 1000, 2000.0)] == [-1]


async def test_on_a_server_a_restore_is_told_the_channel_and_whoever_is_reached_elsewhere(tables: Tables) -> None:
    waiting = await open_table(tables, fugitive(), 501)
    (post,) = await log_posts(waiting, 1000, 2000.0)
    assert content([post]) == Line(waiting.say()("rewound-lobby", when="<t:1000:d> <t:1000:t>"))
    table = await dealt_table(tables, fugitive())
    assert [post.seat for post in await log_posts(table, 1000, 2000.0)] == [-1]
    await table.keep_contact(2, 78, "es-ES")
    channel, hand = await log_posts(table, 1000, 2000.0)
    assert (channel.seat, hand.seat) == (-1, 1)
    assert "Fugitivo" in str(content([hand]))
