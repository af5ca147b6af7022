# ruff: noqa: ASYNC240
"""Databases from nothing, from the past, and from the future."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import migrate
from storage.migrate import NewerDatabase, NoDatabase, OlderDatabase, newest
from storage.store import Store
from storage.store_errors import StoreError
from tests.storage.build import at_play, fill, lobby

ANEW = """
create table newer (
    id integer primary key autoincrement, game text not null, guild integer, channel integer not null,
    host integer not null, locale text not null, secret blob not null, options text not null, pace integer not null,
    status text not null, version integer not null, schema integer not null, snapshot blob not null,
    reason text not null default '', painted integer not null default -1, ends real,
    show text not null default 'show', watch integer not null default 1, calls text not null default '[]',
    barred real, suspended real, suspended_for text not null default '', paused real, pressed real,
    release integer not null default 1, epoch integer not null default 0, seal text not null default '',
    head text not null default '', beacon text not null default 'null', dealt integer,
    advice integer not null default 0, talk integer not null default 1, lesson text not null default 'null',
    agreements text not null default '{}', guesses text not null default '{}',
    undo text not null default '{}', time_banks text not null default '{}',
    match text not null default 'null', tournament text not null default 'null',
    party text not null default 'null',
    folded integer not null default 0,
    forum_post text not null default 'null',
    day integer, hidden integer not null default 0, annulled integer not null default 0,
    revision integer not null default 0,
    colour text not null default 'red'
);
insert into newer select *, 'blue' from game_table;
drop table game_table;
alter table newer rename to game_table;
"""
"""A further migration that makes a table anew, which is how SQLite changes what `alter table` cannot."""

TODAY = newest()


@pytest.fixture
def further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder of migrations with one more than there are."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.FOLDER, folder)
    added = folder / f"{TODAY + 1:04}.sql"
    added.write_text(ANEW, encoding="utf-8")
    monkeypatch.setattr(migrate, "FOLDER", folder)
    return added


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    number: int = connection.execute("pragma user_version").fetchone()[0]
    connection.close()
    return number


def schema(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    rows = connection.execute("select sql from sqlite_master where sql is not null order by name").fetchall()
    connection.close()
    return [" ".join(sql.split()) for (sql,) in rows]


async def test_from_nothing_to_the_newest(path: Path, store: Store) -> None:
    assert version(path) == newest()
    assert not list(path.parent.glob("*before*"))


async def test_opening_again_changes_nothing(path: Path) -> None:
    for _ in range(2):
        store = await Store.open(path)
        await store.close()
    assert version(path) == newest()
    assert not list(path.parent.glob("*before*"))


def test_migrations_are_numbered_without_a_gap() -> None:
    numbers = sorted(int(each.stem) for each in migrate.FOLDER.glob("*.sql"))
    assert numbers == list(range(100, newest() + 1))


async def test_an_empty_file_is_no_new_database(path: Path) -> None:
    path.touch()
    for read_only in (False, True):
        with pytest.raises(NoDatabase, match="it is empty; remove it to begin anew, or put a backup in its place"):
            await Store.open(path, read_only)
    assert path.stat().st_size == 0


async def test_the_database_of_another_program_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("create table customer (id integer); insert into customer values (1);")
        before = list(connection.iterdump())
        with pytest.raises(NoDatabase, match="it belongs to another program"):
            await Store.open(path)
        assert list(connection.iterdump()) == before


async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    store = await Store.open(path)
    await fill(store)
    await store.close()
    connection = sqlite3.connect(path)
    connection.execute(f"pragma user_version = {newest() + 1}")
    connection.commit()
    before = list(connection.iterdump())
    for read_only in (False, True):
        with pytest.raises(NewerDatabase, match=f"has version {newest() + 1}, this program knows {newest()}"):
            await Store.open(path, read_only)
    assert list(connection.iterdump()) == before
    connection.close()
    assert version(path) == newest() + 1


async def test_a_backup_before_the_first_migration_of_a_database_that_holds_something(
    path: Path, request: pytest.FixtureRequest
) -> None:
    store = await Store.open(path)
    table = await at_play(store, lobby())
    await store.close()
    request.getfixturevalue("further")
    store = await Store.open(path)
    copy = Path(f"{path}.before-{TODAY + 1}")
    try:
        assert (version(path), version(copy)) == (TODAY + 1, TODAY)
        assert await store.load(table.id) == table
        assert len(await store.moves(table.id)) == 2, "making a table anew has deleted what refers to it"
    finally:
        await store.close()
    connection = sqlite3.connect(copy)
    assert connection.execute("select id, version from game_table").fetchall() == [(table.id, table.version)]
    assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    connection.close()


async def test_no_backup_of_a_new_database(path: Path, further: Path) -> None:
    store = await Store.open(path)
    await store.close()
    assert version(path) == TODAY + 1
    assert not list(path.parent.glob("*before*"))


async def test_a_migration_that_fails_changes_nothing(path: Path, request: pytest.FixtureRequest) -> None:
    store = await Store.open(path)
    table = await at_play(store, lobby())
    await store.close()
    further: Path = request.getfixturevalue("further")
    further.write_text("create table extra (id integer);\ninsert into nowhere values (1);", encoding="utf-8")
    before = schema(path)
    with pytest.raises(StoreError, match="nowhere"):
        await Store.open(path)
    assert version(path) == TODAY
    assert schema(path) == before
    further.write_text("create table extra (id integer);", encoding="utf-8")
    store = await Store.open(path)
    assert await store.load(table.id) == table
    await store.close()


async def test_a_migration_that_leaves_something_without_its_table_changes_nothing(
    path: Path, request: pytest.FixtureRequest
) -> None:
    store = await Store.open(path)
    table = await at_play(store, lobby())
    await store.close()
    further: Path = request.getfixturevalue("further")
    further.write_text("delete from game_table;", encoding="utf-8")
    with pytest.raises(StoreError, match=r"cannot become version \d+: 4 rows refer to nothing"):
        await Store.open(path)
    assert version(path) == TODAY
    further.unlink()
    store = await Store.open(path)
    assert await store.load(table.id) == table
    await store.close()


@pytest.mark.parametrize("read_only", [False, True])
@pytest.mark.parametrize("old", [1, 7, 13, 99])
async def test_a_version_before_the_first_release_is_refused_and_left_alone(
    path: Path, old: int, read_only: bool
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"create table game_table (id integer); pragma user_version = {old};")
    before = path.read_bytes()
    with pytest.raises(OlderDatabase, match=f"^it has version {old}, from before the first release"):
        await Store.open(path, read_only)
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


async def test_read_only_looks_and_changes_nothing(path: Path, store: Store) -> None:
    table = await at_play(store, lobby())
    reader = await Store.open(path, read_only=True)
    try:
        assert await reader.load(table.id) == table
        with pytest.raises(StoreError, match="readonly"):
            await reader.write("key", "value")
        assert await reader.load(table.id) == table
    finally:
        await reader.close()


async def test_read_only_makes_no_file(path: Path) -> None:
    with pytest.raises(StoreError):
        await Store.open(path, read_only=True)
    assert not path.exists()


async def test_read_only_refuses_what_the_bot_has_not_brought_up_to_date(
    path: Path, request: pytest.FixtureRequest
) -> None:
    store = await Store.open(path)
    await store.close()
    request.getfixturevalue("further")
    with pytest.raises(StoreError, match=f"has version {TODAY}, this program reads {TODAY + 1}"):
        await Store.open(path, read_only=True)
    assert version(path) == TODAY


async def test_a_file_that_is_no_database(path: Path) -> None:
    path.write_text("Dear diary, " * 100, encoding="utf-8")
    for read_only in (False, True):
        with pytest.raises(StoreError, match="not a database"):
            await Store.open(path, read_only)


async def test_a_path_with_signs_that_mean_something_in_an_address(tmp_path: Path) -> None:
    path = tmp_path / "100% mine? #1" / "a b.db"
    path.parent.mkdir()
    store = await Store.open(path)
    await store.write("key", "value")
    await store.close()
    assert path.exists()
    reader = await Store.open(path, read_only=True)
    assert await reader.read("key") == "value"
    await reader.close()
