# ruff: noqa: ASYNC221, ASYNC240
"""A database of this release is brought up to date by a later one: its migration, and a schema step of a game."""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import subprocess
import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import pytest

from bot.archive import states as archive
from bot.command import check, export, import_, replay, restore
from bot.engine.codec import encode
from bot.table.export import export as exported
from bot.table.tables import Tables
from bot.table.verify import verify
from tests.old.later import NEXT, SQL, Upgrades, add_migration, earlier, later
from tests.table.play import agrees, dealt_table, fugitive, opened_store, play_on

ROOT = Path(__file__).parents[2]

KILLED = 9

KILLER = """
import asyncio, os, sys
from pathlib import Path
import aiosqlite
from storage import migrate
from storage.store import Store

database, folder, last = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
migrate.FOLDER = folder
script = aiosqlite.Connection.executescript
count = 0

async def traced(self, sql):
    def step(statement):
        global count
        count += 1
        if count > last:
            os._exit(9)
    await self.set_trace_callback(step)
    return await script(self, sql)

aiosqlite.Connection.executescript = traced
asyncio.run(Store.open(database))
os._exit(0)
"""
"""Brings a database up to date, and ends as in a power cut before the statement after the last one that is named."""


@pytest.fixture
async def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database of the earlier release: one game in its middle, and one that is over."""
    path = tmp_path / "old" / "escapade.db"
    path.parent.mkdir()
    with monkeypatch.context() as patch:
        earlier(patch)
        async with opened_store(path) as store:
            tables, rng = Tables(store), random.Random(5)
            await play_on(await dealt_table(tables, fugitive(), 500, pace=300), rng, 9)
            await play_on(await dealt_table(tables, fugitive(), 501), rng)
            await store.write("alive_at", "1000.0")
    with closing(sqlite3.connect(path)) as database:
        database.execute("pragma journal_mode = delete")
    return path


@pytest.fixture
def upgrades(old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Upgrades:
    """The later release."""
    add_migration(tmp_path / "migrations", monkeypatch)
    return later(monkeypatch)


def rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(sql).fetchall()


async def test_games_are_read_shown_and_played_on_by_the_later_release(old: Path, upgrades: Upgrades) -> None:
    async with opened_store(old) as store:
        tables = Tables(store)
        await tables.recover()
        (table,) = tables
        before = await store.moves(table.id)
        assert {row.move.split()[0] for row in before} >= {"pull"}
        assert (upgrades.states, table.record.schema) == (1, fugitive().game.schema - 1)
        assert table.state.weather == "fine"
        told = await table.log_entries(None)
        assert upgrades.events >= len(told) > 4
        await play_on(table, random.Random(6))
        assert upgrades.moves == 0, "nothing is played again to be played on"
        after = await store.moves(table.id)
        assert [(row.version, row.move, row.link) for row in after[: len(before)]] == [
            (row.version, row.move, row.link) for row in before
        ]
        assert {row.schema for row in after} == {table.record.schema - 1, table.record.schema}
        await agrees(store, table)
        for number in (1, 2):
            ended = await tables.find(number)
            assert ended is not None
            states = await archive.states_of(store, ended.game, ended.record)
            assert encode(states[-1]) == encode(ended.state)
            assert {state.weather for state in states} == {"fine"}
            verdict = verify(exported(ended.record, await store.moves(number)))
            assert verdict.agrees, verdict
        assert upgrades.moves > 3
    assert rows(old, "pragma user_version") == [(NEXT,)]
    assert rows(old, "select distinct colour from move where table_id = 2 order by 1") == [("blue",), ("red",)]


def test_check_reads_it_before_it_is_brought_up_to_date(
    old: Path, upgrades: Upgrades, capsys: pytest.CaptureFixture[str]
) -> None:
    before = old.read_bytes()
    assert check.run(Namespace(database=old, table=None)) == 0
    assert capsys.readouterr().out.startswith("1 live tables, 0 failed")
    assert old.read_bytes() == before
    assert [path.name for path in old.parent.iterdir()] == [old.name]
    assert upgrades.states


def test_replay_leads_to_what_the_earlier_release_has_written(
    old: Path, upgrades: Upgrades, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay.run(Namespace(database=old, table=1, html=None)) == 2
    assert f"has version {NEXT - 1}, this program reads {NEXT}; start the bot on it once" in capsys.readouterr().err
    with contextlib.closing(sqlite3.connect(old)) as database:
        database.executescript(f"{SQL}\npragma user_version = {NEXT};")
    for number in (1, 2):
        assert replay.run(Namespace(database=old, table=number, html=None)) == 0
        assert capsys.readouterr().out.endswith("the log leads to the snapshot\n")
    assert upgrades.moves


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the database in use."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "data/escapade.db")
    return Path("data/escapade.db")


async def played_out(path: Path) -> None:
    async with opened_store(path) as store:
        tables = Tables(store)
        await tables.recover()
        (table,) = tables
        await play_on(table, random.Random(7))
        await agrees(store, table)


async def test_a_copy_of_it_is_restored(old: Path, upgrades: Upgrades, here: Path) -> None:
    before = old.read_bytes()
    here.parent.mkdir()
    told = await restore.restore_copy(old, here, 5000.0)
    assert [line for line in told if line.startswith("Table 1, fugitive: Round ")]
    assert old.read_bytes() == before
    assert rows(here, "pragma user_version") == [(NEXT,)]
    assert not list(here.parent.glob("*before*"))
    await played_out(here)


async def test_it_moves_to_a_house_of_the_later_release(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, here: Path
) -> None:
    file = tmp_path / "house.zip"
    monkeypatch.setenv("DATABASE", str(old))
    await export._run(file)
    add_migration(tmp_path / "migrations", monkeypatch)
    later(monkeypatch)
    here.parent.mkdir()
    told = await import_.import_file(file, here, tmp_path / "staged.db")
    assert "2 were begun under earlier rules: their seals and chains agree." in told
    await played_out(here)


@pytest.fixture
def killed(old: Path, tmp_path: Path) -> Path:
    """A folder with the migrations of the later release, for another process."""
    with pytest.MonkeyPatch.context() as patch:
        add_migration(tmp_path / "migrations", patch)
    return tmp_path / "migrations"


@pytest.mark.parametrize("last", range(8))
async def test_killed_at_any_statement_of_a_migration_it_is_done_again(
    old: Path, killed: Path, monkeypatch: pytest.MonkeyPatch, last: int
) -> None:
    words = [sys.executable, "-c", KILLER, str(old), str(killed), str(last)]
    ended = subprocess.run(words, env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=60)
    assert ended.returncode == KILLED
    assert rows(old, "pragma user_version") == [(NEXT if last == 7 else NEXT - 1,)], "the seventh one commits"
    copy = Path(f"{old}.before-{NEXT}")
    assert rows(copy, "select count(*) from move") == rows(old, "select count(*) from move")
    monkeypatch.setattr("storage.migrate.FOLDER", killed)
    later(monkeypatch)
    await played_out(old)
    assert rows(old, "pragma user_version") == [(NEXT,)]
    assert rows(copy, "pragma user_version") == [(NEXT - 1,)]
