"""All or nothing, durable, and not to be interrupted."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage import on_sqlite
from storage.database import Connection, Server
from storage.on_sqlite import Sqlite, Together
from storage.records.tables import Post, TableRecord
from storage.store import Store
from storage.store_errors import ChannelBusy, Conflict, StoreError
from tests import hasty
from tests.postgres import connected
from tests.storage.build import BOB, at_play, commit, dealt, lobby, moved, row, save

CANCELLATIONS = 200

READERS = 20

TABLES = ("game_table", "seat", "move", "interaction", "outbox")


def contents(database: Path | Server) -> list[object]:
    """Read all that is in the database, through a connection of its own."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as connection:
            return list(connection.iterdump())
    with connected(database) as link:
        return [row for name in TABLES for row in link.execute(f"select * from {name} order by 1, 2".encode())]


async def test_the_pragmas_are_really_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_sqlite, "SYNCHRONOUS", hasty.SYNCHRONOUS)
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


@pytest.mark.parametrize("off", [-2, 1, 5])
async def test_a_conflict_leaves_nothing_changed(store: Store, database: Path | Server, off: int) -> None:
    table = await at_play(store, lobby())
    wrong = replace(moved(table), version=table.version + 1 + off)
    before = contents(database)
    with pytest.raises(Conflict):
        await commit(store, wrong, replace(row(wrong, 0), version=99), 7)
    with pytest.raises(Conflict):
        await save(store, replace(wrong, seats=(BOB,)), 7)
    assert contents(database) == before
    assert not await store.seen(7)
    right = moved(table)
    await commit(store, right, row(right, 0), 7)
    assert await store.load(table.id) == right


async def test_an_ended_table_takes_no_more(store: Store, database: Path | Server) -> None:
    over = moved(await at_play(store, lobby()), "over")
    await commit(store, over, row(over, 0), None)
    before = contents(database)
    again = moved(over)
    with pytest.raises(Conflict):
        await commit(store, again, row(again, 0), None)
    with pytest.raises(Conflict):
        await save(store, again, None)
    assert contents(database) == before


async def test_an_interaction_used_twice_takes_the_whole_transaction_with_it(
    store: Store, database: Path | Server
) -> None:
    table = await at_play(store, lobby(500))
    after = moved(table)
    await commit(store, after, row(after, 0), 7)
    before = contents(database)
    twice = moved(after)
    for attempt in (
        commit(store, twice, row(twice, 0), 7),
        save(store, replace(twice, seats=(BOB,)), 7),
        store.create(lobby(501), 7),
    ):
        with pytest.raises(Conflict):
            await attempt
        assert contents(database) == before


async def test_a_row_that_cannot_be_written_takes_the_snapshot_with_it(store: Store, database: Path | Server) -> None:
    table = await at_play(store, lobby())
    before = contents(database)
    after = moved(table)
    with pytest.raises(StoreError):
        await commit(store, after, replace(row(after, 0), version=table.version), None)
    assert contents(database) == before


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
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch, statement: str
) -> None:
    table = await at_play(store, lobby())
    before = contents(path)
    full_at(statement, monkeypatch)
    after = moved(table)
    with pytest.raises(StoreError, match="full"):
        await commit(store, after, row(after, 0), 7)
    assert contents(path) == before
    await commit(store, after, row(after, 0), 7)
    assert await store.load(table.id) == after


async def test_what_waits_together_is_made_durable_together_and_fails_alone(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await at_play(store, lobby(channel)) for channel in range(8)]
    commits: list[str] = []

    def execute(together: Together, sql: str, *values: object) -> sqlite3.Cursor:
        commits.extend([sql] * (sql == "commit"))
        return sqlite3.Connection.execute(together, sql, *values)

    monkeypatch.setattr(Together, "execute", execute, raising=False)
    after = [moved(table) for table in tables]
    before = [replace(table, version=98) if number == 3 else table for number, table in enumerate(tables)]

    def broken(connection: Connection) -> None:
        connection.run("update game_table set version = 0")
        raise ZeroDivisionError

    told = await asyncio.gather(
        *(
            store.commit(stored, table, row(table, 0), table.channel + 100)
            for stored, table in zip(before, after, strict=True)
        ),
        store._transaction(broken),
        store._write("update nowhere set version = 0"),
        return_exceptions=True,
    )
    assert [type(each) for each in told if each is not None] == [Conflict, ZeroDivisionError, StoreError]
    assert await store.live() == [*after[:3], tables[3], *after[4:]]
    assert [await store.seen(number) for number in range(100, 108)] == [True] * 3 + [False] + [True] * 4
    assert len(commits) <= 2


async def test_when_a_common_commit_fails_all_fail(store: Store, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await at_play(store, lobby(channel)) for channel in range(4)]
    before = contents(path)
    full_at("commit", monkeypatch)
    after = [moved(table) for table in tables]
    moves = [store.commit(stored, table, row(table, 0), None) for stored, table in zip(tables, after, strict=True)]
    assert {str(told) for told in await asyncio.gather(*moves, return_exceptions=True)} == {"database or disk is full"}
    assert contents(path) == before
    await asyncio.gather(*(commit(store, table, row(table, 0), None) for table in after))
    assert await store.live() == after


async def test_who_fills_the_disk_costs_nobody_an_answer_that_is_true(store: Store, path: Path) -> None:
    """A limit of pages is a full disk for SQLite, which may then take back the transaction of all that wait."""
    ((pages,),) = await store._read("pragma page_count")
    await store._read(f"pragma max_page_count = {pages + 20}")
    sizes = (10, 1_000_000, 20, 30)
    told = await asyncio.gather(*(store.write(str(size), "x" * size) for size in sizes), return_exceptions=True)
    assert isinstance(told[1], StoreError)
    for size, each in zip(sizes, told, strict=True):
        assert (await store.read(str(size)) is not None) == (each is None)
    await store.write("again", "x")
    assert await store.read("again") == "x"


async def test_two_lobbies_at_once_in_one_channel(store: Store) -> None:
    told = await asyncio.gather(*(store.create(lobby(), None) for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(each, ChannelBusy) for each in told) == 4
    assert len(await store.live()) == 1


async def test_moves_at_once_on_one_table(store: Store) -> None:
    table = await at_play(store, lobby())
    after = moved(table)
    told = await asyncio.gather(*(commit(store, after, row(after, 0), None) for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(each, Conflict) for each in told) == 4
    assert await store.load(table.id) == after


async def test_posts_and_erasures_at_once_get_numbers_of_their_own(store: Store) -> None:
    table = await at_play(store, lobby())
    post = Post("line", -1, b"{}", 1.0)

    def told(connection: Connection) -> None:
        connection.run("update game_table set painted = -1 where id = ?", table.id)
        store._write_posts(connection, table.id, [post])

    await asyncio.gather(*(store._transaction(told) for _ in range(5)))
    assert [each.number for each in await store.outbox(table.id)] == [1, 2, 3, 4, 5]
    await asyncio.gather(*(store.erase(user, 1.0) for user in range(10, 15)))
    instead = await store._read("select instead from erased")
    assert sorted(number for (number,) in instead) == [-5, -4, -3, -2, -1]


async def test_whoever_holds_the_file_makes_a_store_error(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store._database.read("pragma busy_timeout = 0")
    table = await at_play(store, lobby())
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    after = moved(table)
    with pytest.raises(StoreError, match="locked"):
        await commit(store, after, row(after, 0), None)
    assert await store.load(table.id) == table
    other.execute("rollback")
    other.close()
    await commit(store, after, row(after, 0), None)


async def test_cancelled_at_random_instants_a_transaction_is_whole(store: Store, path: Path) -> None:
    """A cancelled commit has happened or not; the store says which, and takes the next one."""
    rng = random.Random(1)
    playing = dealt(await store.create(lobby(), None))
    await commit(store, playing, row(playing), None)
    cancelled = done = 0
    while cancelled < CANCELLATIONS:
        after = moved(playing)
        task = asyncio.create_task(commit(store, after, row(after, 0), after.version))
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


async def test_a_transaction_once_begun_is_finished_for_whoever_has_gone(store: Store) -> None:
    table = await at_play(store, lobby())
    for turns in range(2, 8):
        after = moved(table)
        task = asyncio.create_task(store.commit(table, after, row(after, 0), None))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(10):
            while await store.load(table.id) != after:
                continue
        table = after


async def test_a_cancelled_reader_leaves_the_store_free(store: Store) -> None:
    rng = random.Random(2)
    table = await at_play(store, lobby())
    for _ in range(50):
        task = asyncio.create_task(store.load(table.id))
        await _instant(rng)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert await store.load(table.id) == table


async def test_closing_waits_for_the_running_transaction(path: Path) -> None:
    store = await Store.open(path)
    table = await at_play(store, lobby())
    after = moved(table)
    task = asyncio.create_task(store.commit(table, after, row(after, 0), None))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await store.close()
    await task
    again = await Store.open(path)
    assert await again.load(table.id) == after
    await again.close()


async def test_answers_come_one_in_each_turn_of_the_loop_in_the_order_of_asking(store: Store, path: Path) -> None:
    turn, answered = 0, []

    async def count() -> None:
        nonlocal turn
        while len(answered) < READERS:
            turn += 1
            await asyncio.sleep(0)

    async def read(number: int) -> None:
        await store.read(str(number))
        answered.append((turn, number))

    await asyncio.gather(count(), *(read(number) for number in range(READERS)))
    assert [number for _, number in answered] == list(range(READERS))
    assert len({turn for turn, _ in answered}) == READERS


async def test_closing_leaves_nobody_without_an_answer(path: Path) -> None:
    store = await Store.open(path)
    reading = [asyncio.create_task(store.read(str(number))) for number in range(READERS)]
    await asyncio.sleep(0)
    reading[3].cancel()
    await reading[0]
    reading[-1].cancel()
    await store.close()
    answers = await asyncio.gather(*reading, return_exceptions=True)
    assert [type(answer) for answer in answers].count(type(None)) == READERS - 2


async def _instant(rng: random.Random) -> None:
    """Let a random, short while go by: the instant of a cancellation is what is tested."""
    if rng.random() < 0.3:
        for _ in range(rng.randrange(4)):
            await asyncio.sleep(0)
    else:
        await asyncio.sleep(rng.random() * 0.0015)


async def _settled(store: Store, table: TableRecord) -> TableRecord:
    """Read the table, which waits for the transaction that may still be running."""
    stored = await store.load(table.id)
    assert stored is not None
    return stored
