"""Who may ask for a pause, whose consent it takes, and who may end it."""

from __future__ import annotations

import pytest

from bot.engine.move import Illegal
from bot.engine.page import Line
from bot.table import pause
from bot.table.outbox import content
from bot.table.table import Table
from bot.table.tables import Tables
from storage.records.tables import Post
from tests.table.play import dealt_table, fugitive, open_table


def calls(posts: list[Post]) -> list[tuple[int, ...]]:
    """Give whom each post calls."""
    lines = [content([each]) for each in posts]
    return [line.calls for line in lines if isinstance(line, Line)]


async def agree(table: Table, user: int) -> list[Post]:
    agreements, posts = pause.agreed(table, user, 5.0)
    await table.agree(lambda: (agreements, posts))
    return [*posts]


async def test_only_time_that_runs_can_stand(tables: Tables) -> None:
    lobby, free = await open_table(tables, fugitive(), 1, 300), await dealt_table(tables, fugitive(), 2)
    table = await dealt_table(tables, fugitive(), 3, 300)
    assert [pause.is_possible(each) for each in (lobby, free, table)] == [False, False, True]
    for where, user in ((lobby, 1), (free, 1), (table, 3)):
        with pytest.raises(Illegal):
            pause.agreed(where, user, 5.0)


@pytest.mark.parametrize(("first", "other"), [(1, 2), (2, 1)])
async def test_it_begins_with_the_last_who_agrees_and_anyone_there_ends_it(
    tables: Tables, first: int, other: int
) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    for user in (first, 3):
        with pytest.raises(Illegal):
            pause.ended(table, user, 5.0)
    assert calls(await agree(table, first)) == [(other,)]
    assert await agree(table, first) == []
    assert not table.record.agreements.halted
    assert calls(await agree(table, other)) == [()]
    assert (table.record.agreements.halted, table.record.agreements.votes) == (True, {})
    for again in (lambda: pause.agreed(table, first, 5.0), lambda: pause.ended(table, 3, 5.0)):
        with pytest.raises(Illegal):
            again()
    agreements, posts = pause.ended(table, first, 5.0)
    assert (agreements.halted, len(posts)) == (False, 1)
