"""Games between the same two people change ratings three times a day; the end of a further one says so."""

from __future__ import annotations

import random

import pytest

from bot.archive.day import DAY
from bot.archive.keeper import Keeper
from bot.archive.ratings import UNKNOWN
from bot.archive.statistics import board
from bot.installed_games import installed_game
from bot.table.tables import Tables
from storage.store import Store
from tests.table.play import Time, dealt_table, play_on

TODAY = 20_000 * DAY
SAID = "Not rated: two people here have already played three rated games together today (UTC)."


@pytest.fixture
def now() -> Time:
    return Time(TODAY + 60.0)


async def ended(tables: Tables, seats: int = 2, game: str = "fugitive") -> bool:
    """Play a game to its end, by a player who resigns where there are two, and tell whether its end says that it is not
    rated."""
    table = await dealt_table(tables, installed_game(game), seats=seats)
    await (table.resign(1) if seats == 2 else play_on(table, random.Random(1)))
    assert table.record.status == "over"
    sql = "select content from outbox where table_id = ? and kind = 'ending' order by number"
    posts = [bytes(content).decode() for (content,) in await tables.store._read(sql, table.id)]
    assert posts
    await Keeper(tables.store).catch_up()
    return SAID in posts[-1]


async def games(store: Store, *people: int, game: str = "fugitive") -> list[int]:
    """Give in how many games the ratings of some people were changed."""
    known = await store.ratings(game, map(str, people))
    return [known.get(str(user), UNKNOWN).games for user in people]


async def test_three_games_a_day_change_ratings(store: Store, tables: Tables, now: Time) -> None:
    said = []
    for _ in range(5):
        said.append(await ended(tables))
        now.now += 60
    assert said == [False, False, False, True, True]
    assert await games(store, 1, 2) == [3, 3]
    now.now = TODAY + DAY - 1
    assert await ended(tables), "until the day of UTC is over"
    now.now = TODAY + DAY
    assert not await ended(tables)
    assert await games(store, 1, 2) == [4, 4]
    before = await store.ratings("fugitive", ("1", "2"))
    await Keeper(store).again()
    assert await store.ratings("fugitive", ("1", "2")) == before


async def test_all_titles_and_whoever_else_sits_there_count(store: Store, tables: Tables, now: Time) -> None:
    said = []
    for seats, game in ((2, "fugitive"), (3, "stalag17"), (2, "fugitive"), (3, "stalag17"), (2, "fugitive")):
        said.append(await ended(tables, seats, game))
        now.now += 60
    assert said == [False, False, False, True, True]
    assert (await games(store, 1, 2), await games(store, 1, 2, 3, game="stalag17")) == ([2, 2], [1, 1, 1])


async def test_a_game_that_is_not_rated_counts_otherwise(store: Store, tables: Tables, now: Time) -> None:
    for _ in range(5):
        await ended(tables)
        now.now += 60
    found = await store.outcomes_on(9, "fugitive", 0.0, now.now)
    assert [played.rates for played in found] == [True, True, True, False, False]
    best, _ = board(found, ())
    assert (best.user, best.tally.played, best.tally.won, best.rating.games) == (1, 5, 5, 3)
    assert best.rating == (await store.ratings("fugitive", ("1",)))["1"]
