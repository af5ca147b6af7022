"""`python -m bot export` and `import`: games of every title move between databases in the middle and are played on."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.command import export, import_, restore, starting
from bot.installed_games import installed_game, names
from bot.table.tables import Tables
from storage.database import Server
from storage.put_back import LIVE, REWOUND
from storage.records.tables import EPOCH
from storage.store import Store
from tests.postgres import Cluster, connected
from tests.table.play import agrees, dealt_table, open_table, opened_store, play_on

DATABASE = Path("data/escapade.db")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a database once, for all of these tests."""
    path = tmp_path_factory.mktemp("house") / DATABASE.name
    asyncio.run(played(path))
    return path


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, house: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", str(DATABASE))
    DATABASE.parent.mkdir()
    shutil.copyfile(house, DATABASE)


def exported(file: str) -> int:
    return export.run(Namespace(file=Path(file)))


def imported(file: str) -> int:
    return import_.run(Namespace(file=Path(file)))


def at(monkeypatch: pytest.MonkeyPatch, database: Path | Server) -> None:
    monkeypatch.setenv("DATABASE", database.address if isinstance(database, Server) else str(database))


@pytest.fixture
def other(request: pytest.FixtureRequest) -> Iterator[Path | Server]:
    """A second database, of each kind."""
    if request.param == "sqlite":
        yield Path("other/house.db")
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    server = cluster.fresh()
    yield server
    cluster.give_back(server)


async def played(database: Path) -> None:
    """Leave a game of each title in the middle, one that is over, and a lobby."""
    async with opened_store(database) as store:
        tables, rng = Tables(store), random.Random(3)
        for number, name in enumerate(names()):
            table = await dealt_table(tables, installed_game(name), 500 + number, pace=300)
            await play_on(table, rng, 6)
        over = await dealt_table(tables, installed_game("fugitive"), 600)
        await play_on(over, rng, 4)
        await over.resign(0)
        await open_table(tables, installed_game("stalag17"), 601)


async def played_out(database: Path | Server, moves: int = 10_000) -> int:
    """Play all that lives to its end, or so many moves, in the new house, and see that memory and disk agree; give how
    many games."""
    store = await Store.open(database)
    try:
        tables, rng, ended = Tables(store), random.Random(4), 0
        await tables.recover()
        for table in list(tables):
            assert table.record.seal
            if table.record.status == "playing":
                await play_on(table, rng, moves)
                await agrees(store, table)
                ended += 1
        return ended
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("other", "moves"),
    [("postgres", 3), *[pytest.param(kind, 10_000, marks=pytest.mark.long) for kind in ("sqlite", "postgres")]],
    indirect=["other"],
)
def test_a_house_moves_and_its_games_are_played_on_to_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], other: Path | Server, moves: int
) -> None:
    assert exported("house.zip") == starting.DONE
    assert "Everything (7 tables, " in capsys.readouterr().out
    at(monkeypatch, other)
    assert imported("house.zip") == starting.DONE
    assert "6 tables were played again" in capsys.readouterr().out.replace("7 tables were", "6 tables were")
    assert asyncio.run(played_out(other, moves)) == len(names())
    assert imported("house.zip") == starting.REFUSED
    why = "the database that DATABASE names is not empty: import into an empty one; nothing has changed.\n"
    assert capsys.readouterr().err == why
    assert exported("back.zip") == starting.DONE
    at(monkeypatch, Path("back.db"))
    assert imported("back.zip") == starting.DONE
    assert "Everything (7 tables, " in capsys.readouterr().out


@pytest.mark.parametrize("other", ["postgres"], indirect=True)
def test_after_pg_restore_one_command_begins_an_epoch_and_tells_every_live_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], other: Server
) -> None:
    assert exported("house.zip") == starting.DONE
    at(monkeypatch, other)
    assert imported("house.zip") == starting.DONE
    capsys.readouterr()
    assert restore.run(Namespace(file=None)) == starting.DONE
    first, *tables, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{other} is back at ")
    assert last == restore.START
    with connected(other) as link:
        live = link.execute(f"select id, painted, epoch from game_table where {LIVE} order by id").fetchall()
        told = link.execute("select distinct table_id from outbox where kind = %s", (REWOUND,)).fetchall()
        (epoch,) = link.execute("select value from note where key = %s", (EPOCH,)).fetchone()
    assert [line.split(",")[0] for line in tables] == [f"Table {number}" for number, *_ in live]
    assert {(painted, at) for _, painted, at in live} == {(-1, int(epoch))}
    assert {number for (number,) in told} == {number for number, *_ in live}


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        ("update move set move = replace(move, 'setup', 'resign') where table_id = 1", "does not follow"),
        ("update game_table set secret = zeroblob(32) where id = 1", "its seal is not that of its secret"),
        ("update game_table set head = 'ab' where id = 1", "the head of its chain is not in its log"),
        (
            "update game_table set snapshot = (select snapshot from game_table where id = 6) where id = 4",
            "cannot be taken",
        ),
        ("update game_table set game = 'bridge' where id = 7", "table 7: there is no game bridge here"),
    ],
)
def test_what_does_not_hold_together_is_refused_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], harm: str, why: str
) -> None:
    with closing(sqlite3.connect(DATABASE)) as database, database:
        database.execute(harm)
    assert exported("house.zip") == starting.DONE
    at(monkeypatch, Path("other.db"))
    assert imported("house.zip") == starting.REFUSED
    told = capsys.readouterr().err
    assert why in told
    assert told.endswith("nothing has changed.\n")
    assert not Path("other.db").exists()


def test_a_house_in_use_is_left_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with starting.held(DATABASE):
        assert exported("house.zip") == starting.SECOND_COPY
        assert "Another copy of the bot is running" in capsys.readouterr().err
    assert not Path("house.zip").exists()
    assert exported("house.zip") == starting.DONE
    assert exported("house.zip") == starting.REFUSED
    assert "house.zip is there already" in capsys.readouterr().err
    with starting.held(DATABASE):
        assert imported("house.zip") == starting.SECOND_COPY
