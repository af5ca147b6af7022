"""The score of an evening."""

import functools
import random

import pytest
from msgspec.structs import replace

from bot.engine.page import Page
from bot.table import announcing, outbox
from bot.table.evening import BREAK, Evening, Played, evening
from bot.table.news import ENDING
from bot.table.table import Table
from bot.table.tables import Tables
from storage.records.tables import LessonRecord
from tests.table.play import dealt_table, fugitive, play_on

HOUR = 3600.0


def played(hour: float, winner: int, *others: int) -> Played:
    return Played(hour * HOUR, (hour + 1) * HOUR, frozenset((winner, *others)), frozenset((winner,)))


def test_games_of_the_same_people_without_a_long_break() -> None:
    before = [played(18, 2, 1), played(17, 1, 3), played(16, 2, 1), played(9.5, 1, 2), played(0, 1, 2)]
    assert evening(played(20, 1, 2), before) == (4, {1: 2, 2: 2})
    assert evening(played(20, 1, 2), [played(19 - BREAK / HOUR, 1, 2)]) == (1, {1: 1, 2: 0})
    assert evening(played(20, 1, 2), []) == (1, {1: 1, 2: 0})


async def test_the_end_tells_it_from_the_second_game_on(tables: Tables) -> None:
    told: list[list[str]] = []
    wins = [0, 0]
    for game in range(3):
        table = await dealt_table(tables, fugitive())
        await play_on(table, random.Random(game))
        wins[table.state.result.winners[0]] += 1
        page = next(each for each in await tables.store.outbox(table.id) if each.kind == ENDING)
        shown = outbox.content([page])
        assert isinstance(shown, Page)
        told.append([line for line in shown.lines if "This evening" in line])
    assert told[0] == []
    assert len(told[1]) == 1
    assert told[2] == [f"🌙 This evening, after 3 games: Player 1 **{wins[0]} : {wins[1]}** Player 2"]


@pytest.mark.parametrize("what", ["hidden", "annulled"])
async def test_a_game_that_is_hidden_or_annulled_is_of_no_evening(tables: Tables, what: str) -> None:
    first, second = [await ended(tables) for _ in range(2)]
    told = functools.partial(announcing._evening, second, tables.store)
    assert await told(second.record, second.time) == Evening(2, {1: 0, 2: 2})
    await first.change(lambda record: replace(record, **{what: True}))
    assert await told(second.record, second.time) == Evening(1, {1: 0, 2: 1})


async def ended(tables: Tables) -> Table:
    """Deal, and let the first player resign."""
    table = await dealt_table(tables, fugitive())
    await table.resign(0)
    return table


async def test_lessons_and_games_of_which_nobody_knows_when_they_began_are_of_no_evening(tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await table.resign(0)
    told = functools.partial(announcing._evening, table, tables.store)
    assert await told(table.record, 5.0) == Evening(1, {1: 0, 2: 1})
    assert await told(table.record, None) is None
    assert await told(replace(table.record, lesson=LessonRecord()), 5.0) is None
