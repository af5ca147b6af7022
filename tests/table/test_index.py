"""Tables are found by channel and person as a walk over all of them would find them."""

import random

from bot.engine.move import Illegal
from bot.table import lobby
from bot.table.tables import Tables
from storage.store import Store
from tests.table.play import HOST, fugitive, joining, open_table

CHANNELS, PEOPLE = range(1, 9), range(1, 8)


def as_walked(tables: Tables) -> None:
    """Compare with a walk."""
    live = [*tables]
    for channel in CHANNELS:
        assert tables.in_channel(channel) is next((each for each in live if each.record.channel == channel), None)
    for user in PEOPLE:
        assert tables.of_user(user) == [each for each in live if each.seat_of(user) is not None]


async def test_by_channel_and_person(store: Store, tables: Tables) -> None:
    dice, found = random.Random("index"), 0
    for _ in range(250):
        channel, user = dice.choice(CHANNELS), dice.choice(PEOPLE)
        table = tables.in_channel(channel)
        try:
            if table is None:
                await open_table(tables, fugitive(), channel, seats=1)
            else:
                act = dice.choice(("join", "join", "leave", "start", "resign", "end"))
                match act:
                    case "join":
                        await table.alter(joining(fugitive(), user))
                    case "leave":
                        await table.alter(lambda record, user=user: lobby.leave(record, user))  # type: ignore[misc]
                    case "start":
                        await table.start(HOST)
                    case "resign":
                        await table.resign(dice.randrange(2))
                    case "end":
                        await table.end("ended")
        except Illegal:
            continue
        found += len(tables.of_user(user))
        as_walked(tables)
    assert found > 100
    again = Tables(store)
    await again.recover()
    as_walked(again)
    assert [table.id for table in again] == [table.id for table in tables]
