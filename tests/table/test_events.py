"""What a table tells of its last moves: read once for each version, and never an older one."""

import random
from collections.abc import Sequence

import pytest

from bot.engine.codec import read_events
from bot.engine.game import Event
from bot.table import Table
from bot.tables import Tables
from storage.sqlite import SqliteStore
from storage.store import MoveRecord
from tests.table.play import dealt_table, fugitive, play_on, random_move

LAST = 4


async def stored(store: SqliteStore, table: Table, last: int) -> list[Event]:
    return [
        event for row in await store.moves(table.id, last) for event in read_events(table.game, row.events, row.schema)
    ]


async def test_the_last_events_after_every_move(store: SqliteStore, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    for number in range(20):
        assert await table.events(LAST) == await table.events(LAST) == await stored(store, table, LAST)
        assert await table.events(2) == await stored(store, table, 2)
        assert await table.events() == await stored(store, table, -1)
        await play_on(table, random.Random(number), 1)


async def test_one_version_is_read_once(store: SqliteStore, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt_table(tables, fugitive())
    read, moves, dealt = [], store.moves, table.record.version

    async def counted(number: int, last: int = -1) -> Sequence[MoveRecord]:
        read.append(table.record.version)
        return await moves(number, last)

    monkeypatch.setattr(store, "moves", counted)
    for _ in range(2):
        for _ in range(3):
            (await table.events(LAST)).clear()
        await play_on(table, random.Random(5), 1)
    assert read == [dealt, dealt + 1]


async def test_a_move_while_events_are_read(
    store: SqliteStore, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt_table(tables, fugitive())
    seat, move = random_move(table, random.Random(6))
    moves = store.moves

    async def overtaken(number: int, last: int = -1) -> Sequence[MoveRecord]:
        rows = await moves(number, last)
        monkeypatch.setattr(store, "moves", moves)
        await table.submit(seat, move, table.token(seat))
        return rows

    monkeypatch.setattr(store, "moves", overtaken)
    before = await table.events(LAST)
    after = await table.events(LAST)
    assert after == await stored(store, table, LAST)
    assert len(after) > len(before)
