"""What only PostgreSQL does: connections that are lost, transactions in each other's way, a schema of its own."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from storage.database import Connection, Server, Work
from storage.migrate import NewerDatabase, NoDatabase, OlderDatabase, newest
from storage.records.contests import EntrantRecord, TournamentRecord
from storage.store import Store
from storage.store_errors import InUse, StoreError
from tests.old.later import NEXT, SQL, add_migration
from tests.postgres import Cluster
from tests.storage.build import at_play, commit, lobby, moved, row

psycopg = pytest.importorskip("psycopg")
on_postgres = pytest.importorskip("storage.on_postgres")

TYPES = {"integer": "bigint", "real": "double precision", "blob": "bytea", "text": "text"}


@pytest.fixture
def server(cluster: Cluster) -> Iterator[Server]:
    made = cluster.fresh()
    yield made
    cluster.give_back(made)


@pytest.fixture
def database(server: Server) -> Server:
    """The store of these tests is on PostgreSQL."""
    return server


async def test_both_have_the_same_columns(tmp_path: Path, store: Store, server: Server) -> None:
    path = tmp_path / "escapade.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as file, psycopg.connect(server.address) as link:
        names = [name for (name,) in file.execute("select name from sqlite_master where type = 'table'")]
        for name in sorted(names):
            if name.startswith("sqlite_"):
                continue
            ours = [
                (column, TYPES[kind.lower()], bool(needed or key))
                for _, column, kind, needed, _, key in file.execute(f"pragma table_info({name})")
            ]
            theirs = link.execute(
                """select column_name, data_type, is_nullable = 'NO' from information_schema.columns
                    where table_name = %s and table_schema = 'public' order by ordinal_position""",
                (name,),
            ).fetchall()
            assert theirs == ours, name
        indexes = {name for (name,) in file.execute("select name from sqlite_master where type = 'index'")}
        there = {name for (name,) in link.execute("select indexname from pg_indexes where schemaname = 'public'")}
        assert {name for name in indexes if not name.startswith("sqlite_")} <= there


async def test_a_connection_that_was_lost_between_moves_costs_none(store: Store, cluster: Cluster) -> None:
    table = await at_play(store, lobby())
    await asyncio.gather(*(store.load(table.id) for _ in range(8)))
    cluster.disconnect()
    after = moved(table)
    await commit(store, after, row(after, 0), 7)
    assert await store.load(table.id) == after


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_connection_that_is_lost_in_the_commit(
    store: Store, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    """Whether the commit has arrived is asked for: what is there is not done again, and what is not there is."""
    table = await at_play(store, lobby())

    class Breaking(on_postgres.Link):
        def execute(self, query, *values, **named):  # type: ignore[no-untyped-def, override]
            if query != b"commit":
                return super().execute(query, *values, **named)
            monkeypatch.undo()
            if arrives:
                super().execute(query)
            self.close()
            raise psycopg.OperationalError("the connection is lost")

    monkeypatch.setattr(store._database._pool, "connection_class", Breaking)  # type: ignore[attr-defined]
    store._database._pool.drain()  # type: ignore[attr-defined]
    after = moved(table)
    await commit(store, after, row(after, 0), 7)
    assert await store.load(table.id) == after
    assert len(await store.moves(table.id)) == after.version


async def test_transactions_in_each_others_way_are_done_again(store: Store) -> None:
    first, second = await at_play(store, lobby(1)), await at_play(store, lobby(2))
    meet = threading.Barrier(2)

    begun: list[int] = []

    def work(first: int, second: int) -> Work[None]:
        touch = "update game_table set pressed = coalesce(pressed, 0) + 1 where id = ?"

        def done(connection: Connection) -> None:
            connection.run(touch, first)
            begun.append(first)
            if begun.count(first) == 1:
                meet.wait(10)
            connection.run(touch, second)

        return done

    orders = (first.id, second.id), (second.id, first.id)
    await asyncio.gather(*(store._transaction(work(*order)) for order in orders))
    assert len(begun) > 2
    assert [table.pressed for table in await store.live()] == [2, 2]


async def test_who_signs_up_while_another_is_erased_stays_signed_up(store: Store) -> None:
    """By two processes: the tournament that is written last knows what the other has written."""
    ada, bob = EntrantRecord("Ada", 1), EntrantRecord("Bob", 2)
    plan = TournamentRecord(77, 9, 500, 2, "fugitive", "cup", 0, b"4" * 32, "cd" * 32, entrants=(ada,))
    plan = await store.keep_tournament(plan)
    written, erased = threading.Event(), threading.Event()

    def signs_up(connection: Connection) -> None:
        later = replace(plan, entrants=(ada, bob), revision=plan.revision + 1)
        connection.run("update tournament set plan = ? where id = 77", msgspec.json.encode(later).decode())
        written.set()
        erased.wait(10)

    signing = asyncio.create_task(store._transaction(signs_up))
    await asyncio.to_thread(written.wait, 10)
    erasing = asyncio.create_task(store.erase(1, 5.0))
    while not await store._read("select 1 from pg_stat_activity where wait_event_type = 'Lock'"):
        assert not erasing.done()
    erased.set()
    await asyncio.gather(signing, erasing)
    known = await store.tournament(77)
    assert known is not None
    assert (known.entrants, known.revision) == ((bob,), plan.revision + 2)


async def test_one_bot_has_the_database_and_others_may_look(
    store: Store, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_play(store, lobby())
    monkeypatch.setattr(on_postgres, "LOCK_PATIENCE", 50)
    with pytest.raises(InUse, match="another copy of the bot is running on postgresql:///"):
        await Store.open(server)
    with pytest.raises(InUse, match="another copy"), on_postgres.held_alone(server):
        raise AssertionError("held by two")
    reader = await Store.open(server, read_only=True)
    try:
        assert await reader.load(table.id) == table
        with pytest.raises(StoreError, match="read-only"):
            await reader.write("key", "value")
    finally:
        await reader.close()


async def test_a_database_is_held_and_left_as_it_is(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    server = cluster.fresh(anew=True)
    monkeypatch.setattr(on_postgres, "LOCK_PATIENCE", 50)
    with on_postgres.held_alone(server), pytest.raises(InUse):
        await Store.open(server)
    with psycopg.connect(server.address) as link:
        tables = "select count(*) from pg_tables where schemaname = 'public'"
        assert link.execute(tables).fetchone() == (0,)
    await (await Store.open(server)).close()


async def test_what_is_no_database_of_this_release_is_left_alone(cluster: Cluster) -> None:
    server = cluster.fresh(anew=True)
    with psycopg.connect(server.address, autocommit=True) as link:
        link.execute("create table customer (id integer)")
        with pytest.raises(NoDatabase, match="another program"):
            await on_postgres.Postgres.open(server)
        link.execute("drop table customer")
        await (await Store.open(server)).close()
        link.execute("update schema_version set version = version + 1")
        for read_only in (False, True):
            with pytest.raises(NewerDatabase, match=f"has version {newest() + 1}, this program knows {newest()}"):
                await Store.open(server, read_only)


@pytest.mark.parametrize("old", [1, 7, 13, 99])
async def test_a_version_before_the_first_release_is_refused_and_left_alone(cluster: Cluster, old: int) -> None:
    server = cluster.fresh(anew=True)
    with psycopg.connect(server.address, autocommit=True) as link:
        link.execute("create table schema_version (version bigint not null)")
        link.execute("insert into schema_version values (%s)", (old,))
        for read_only in (False, True):
            with pytest.raises(OlderDatabase, match=f"^it has version {old}, from before the first release"):
                await Store.open(server, read_only)
        assert link.execute("select version from schema_version").fetchall() == [(old,)]
        tables = link.execute("select tablename from pg_tables where schemaname = 'public'").fetchall()
        assert tables == [("schema_version",)]
        held = "select count(*) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database"
        assert link.execute(f"{held} where datname = current_database())").fetchall() == [(0,)]


async def test_a_migration_whose_connection_is_lost_changes_nothing(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = cluster.fresh(anew=True)
    store = await Store.open(server)
    table = await at_play(store, lobby())
    await store.close()
    added = add_migration(tmp_path / "migrations", monkeypatch, f"{SQL} select pg_terminate_backend(pg_backend_pid());")
    with pytest.raises(StoreError, match="terminating connection"):
        await Store.open(server)
    with psycopg.connect(server.address) as link:
        assert link.execute("select version from schema_version").fetchall() == [(NEXT - 1,)]
        columns = "select 1 from information_schema.columns where table_name = 'move' and column_name = 'colour'"
        assert link.execute(columns).fetchall() == []
    added.write_text(SQL, encoding="utf-8")
    store = await Store.open(server)
    try:
        assert await store.load(table.id) == table
        assert await store._read("select distinct colour from move order by 1") == [("blue",), ("red",)]
    finally:
        await store.close()


async def test_a_server_that_does_not_answer_is_a_store_error(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="connection"):
        await Store.open(Server(f"postgresql:///none?host={tmp_path}"))


def test_a_password_is_shown_nowhere() -> None:
    server = Server("postgresql://ada:secret@example.org:5433/escapade?sslmode=require")
    assert str(server) == "postgresql://example.org:5433/escapade"
    assert "secret" not in repr(server)
