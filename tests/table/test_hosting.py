"""Who is host next, and when."""

import pytest
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.table import hosting, lobby, room
from bot.table.clock import Clock
from bot.table.housekeeping import Housekeeping
from bot.table.table import Table
from bot.table.tables import Tables
from bot.titles import title
from tests.table.play import HOST, Time, lobby_record, person

HOUR = 3600.0


async def at_play(tables: Tables, game: str, players: int) -> Table:
    """Deal a game to so many."""
    record = lobby_record(title(game))
    record = replace(record, seats=tuple(person(user) for user in range(1, players + 1)))
    return await tables.open(record, dealt=True)


async def test_only_a_host_for_whom_something_waits_is_missed(tables: Tables, now: Time) -> None:
    table = await at_play(tables, "fugitive", 2)
    keeper = Housekeeping(tables, Clock(tables, lambda table: None))
    (asked,) = table.waited_for()
    other = 2 - asked
    await table.decide(lambda record: replace(record, host=other))

    async def hours(count: int) -> int:
        for _ in range(count):
            now.now += HOUR
            await keeper.keep()
        return table.record.host

    assert await hours(50) == other, "nothing waits for this one"
    await table.decide(lambda record: replace(record, host=asked + 1))
    assert await hours(20) == asked + 1
    await table.touch(asked + 1)
    assert await hours(24) == asked + 1
    assert await hours(1) == other
    assert [post.kind for post in await tables.store.outbox(table.id)][-1] == hosting.KIND
    assert (await tables.find(table.id)).record == await tables.store.load(table.id)  # type: ignore[union-attr]


async def test_whoever_has_left_the_game_is_not_made_host(tables: Tables) -> None:
    table = await at_play(tables, "stalag17", 3)
    await table.resign(1)
    await table.resign(0)
    assert table.record.host == 3
    assert table.record == await tables.store.load(table.id)


def test_a_rematch_of_a_private_table_is_private() -> None:
    game = title("stalag17")
    private = hosting.switch(lobby_record(game), HOST, "private", True)
    private = hosting.invite(private, HOST, 2)
    again = lobby.again(private, game, person(2), {})
    assert again.room.invited == (HOST, 2)
    assert (room.may_look_on(again, HOST), room.may_look_on(again, 3)) == (True, False)
    with pytest.raises(Illegal):
        lobby.join(again, game, person(3))
