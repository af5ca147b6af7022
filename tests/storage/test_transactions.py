"""All or nothing, durable, and not to be interrupted."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage.on_sqlite import Sqlite, Together
from storage.sql import SqlStore
from storage.store import Conflict, StoreError, TableRecord
from tests.storage.build import BOB, at_play, dealt, lobby, moved, row

CANCELLATIONS = 200


def contents(path: Path) -> list[str]:
    """Read all that is in the database, through a connection of its own."""
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


async def test_the_pragmas_are_really_on(path: Path) -> None:
    database = await Sqlite.open(path)
    try:
        found = {
            name: (await database.read(f"pragma {name}"))[0][0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "trusted_schema")
        }
    finally:
        await database.close()
    full = 2
    assert found == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 5000,
        "trusted_schema": 0,
    }


@pytest.mark.parametrize("off", [-1, 1, 5])
async def test_a_conflict_leaves_nothing_changed(store: SqlStore, path: Path, off: int) -> None:
    table = await at_play(store, lobby())
    wrong = replace(moved(table), version=table.version + 1 + off)
    before = contents(path)
    with pytest.raises(Conflict):
        await store.commit(wrong, replace(row(wrong, 0), version=99), 7)
    with pytest.raises(Conflict):
        await store.change(replace(wrong, seats=(BOB,)), 7)
    assert contents(path) == before
    assert not await store.seen(7)
    right = moved(table)
    await store.commit(right, row(right, 0), 7)
    assert await store.load(table.id) == right


async def test_an_ended_table_takes_no_more(store: SqlStore, path: Path) -> None:
    over = moved(await at_play(store, lobby()), "over")
    await store.commit(over, row(over, 0), None)
    before = contents(path)
    again = moved(over)
    with pytest.raises(Conflict):
        await store.commit(again, row(again, 0), None)
    with pytest.raises(Conflict):
        await store.change(again, None)
    assert contents(path) == before


async def test_an_interaction_used_twice_takes_the_whole_transaction_with_it(store: SqlStore, path: Path) -> None:
    table = await at_play(store, lobby(500))
    after = moved(table)
    await store.commit(after, row(after, 0), 7)
    before = contents(path)
    twice = moved(after)
    for attempt in (
        store.commit(twice, row(twice, 0), 7),
        store.change(replace(twice, seats=(BOB,)), 7),
        store.create(lobby(501), 7),
    ):
        with pytest.raises(Conflict):
            await attempt
        assert contents(path) == before


async def test_a_row_that_cannot_be_written_takes_the_snapshot_with_it(store: SqlStore, path: Path) -> None:
    table = await at_play(store, lobby())
    before = contents(path)
    after = moved(table)
    with pytest.raises(StoreError):
        await store.commit(after, replace(row(after, 0), version=table.version), None)
    assert contents(path) == before


def full_at(statement: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk be full once, when `statement` comes."""

    def execute(together: Together, sql: str, *values: object) -> sqlite3.Cursor:
        if sql == statement:
            monkeypatch.delattr(Together, "execute")
            raise sqlite3.OperationalError("database or disk is full")
        return sqlite3.Connection.execute(together, sql, *values)

    monkeypatch.setattr(Together, "execute", execute, raising=False)


@pytest.mark.parametrize("statement", ["begin immediate", "commit"])
async def test_the_store_goes_on_after_a_full_disk(
    store: SqlStore, path: Path, monkeypatch: pytest.MonkeyPatch, statement: str
) -> None:
    table = await at_play(store, lobby())
    before = contents(path)
    full_at(statement, monkeypatch)
    after = moved(table)
    with pytest.raises(StoreError, match="full"):
        await store.commit(after, row(after, 0), 7)
    assert contents(path) == before
    await store.commit(after, row(after, 0), 7)
    assert await store.load(table.id) == after


async def test_whoever_holds_the_file_makes_a_store_error(
    store: SqlStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store._database.read("pragma busy_timeout = 0")
    table = await at_play(store, lobby())
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    after = moved(table)
    with pytest.raises(StoreError, match="locked"):
        await store.commit(after, row(after, 0), None)
    assert await store.load(table.id) == table
    other.execute("rollback")
    other.close()
    await store.commit(after, row(after, 0), None)


async def test_cancelled_at_random_instants_a_transaction_is_whole(store: SqlStore, path: Path) -> None:
    """A cancelled commit has happened or not; the store says which, and takes the next one."""
    rng = random.Random(1)
    playing = dealt(await store.create(lobby(), None))
    await store.commit(playing, row(playing), None)
    cancelled = done = 0
    while cancelled < CANCELLATIONS:
        after = moved(playing)
        task = asyncio.create_task(store.commit(after, row(after, 0), after.version))
        await _instant(rng)
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            cancelled += 1
        stored = await _settled(store, playing)
        assert stored in (playing, after)
        assert await store.seen(after.version) == (stored == after)
        done += stored == after
        playing = stored
    assert done > CANCELLATIONS / 4
    assert [record.version for record in await store.moves(playing.id)] == list(range(1, playing.version + 1))
    connection = sqlite3.connect(path)
    assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
    connection.close()


async def test_a_transaction_once_begun_is_finished_for_whoever_has_gone(store: SqlStore) -> None:
    table = await at_play(store, lobby())
    for turns in range(2, 8):
        after = moved(table)
        task = asyncio.create_task(store.commit(after, row(after, 0), None))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(10):
            while await store.load(table.id) != after:
                continue
        table = after


async def test_a_cancelled_reader_leaves_the_store_free(store: SqlStore) -> None:
    rng = random.Random(2)
    table = await at_play(store, lobby())
    for _ in range(50):
        task = asyncio.create_task(store.load(table.id))
        await _instant(rng)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert await store.load(table.id) == table


async def test_closing_waits_for_the_running_transaction(path: Path) -> None:
    store = await SqlStore.open(path)
    table = await at_play(store, lobby())
    after = moved(table)
    task = asyncio.create_task(store.commit(after, row(after, 0), None))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await store.close()
    await task
    again = await SqlStore.open(path)
    assert await again.load(table.id) == after
    await again.close()


async def _instant(rng: random.Random) -> None:
    """Let a random, short while go by: the instant of a cancellation is what is tested."""
    if rng.random() < 0.3:
        for _ in range(rng.randrange(4)):
            await asyncio.sleep(0)
    else:
        await asyncio.sleep(rng.random() * 0.0015)


async def _settled(store: SqlStore, table: TableRecord) -> TableRecord:
    """Read the table, which waits for the transaction that may still be running."""
    stored = await store.load(table.id)
    assert stored is not None
    return stored
