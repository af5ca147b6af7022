"""A database from before the first release: each command says so, ends with status 2 and writes nothing."""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot import logs
from bot.command import annul, check, export, reckon, replay, run
from storage.database import Server
from storage.store import Store
from tests.postgres import Cluster, connected

COMMANDS: dict[str, Callable[[Path | Server], int]] = {
    "run": lambda database: run.run(Namespace()),
    "check": lambda database: check.run(Namespace(database=database, table=None)),
    "export": lambda database: export.run(Namespace(file=Path("house.zip"), server=None, table=None)),
    "reckon": lambda database: reckon.run(Namespace()),
    "annul": lambda database: annul.run(Namespace(table=1, undo=False)),
    "replay": lambda database: replay.run(Namespace(database=database, table=1, html=None)),
}


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setattr(run, "_keep_connected", lambda settings, *others: Store.open(settings.database))
    monkeypatch.setattr(logs, "set_up", lambda level, as_json: None)


@pytest.fixture
def too_old(request: pytest.FixtureRequest, old: int, kind: str) -> Iterator[Path | Server]:
    """A database of a version that was never released."""
    if kind == "sqlite":
        path = Path("escapade.db")
        with closing(sqlite3.connect(path)) as database:
            database.executescript(f"create table game_table (id integer); pragma user_version = {old};")
        yield path
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    server = cluster.fresh(anew=True)
    with connected(server) as link:
        link.execute(b"create table schema_version (version bigint not null)")
        link.execute(b"insert into schema_version values (%s)", (old,))
    yield server


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("old", [1, 7, 13])
def test_it_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], too_old: Path | Server, old: int, command: str
) -> None:
    monkeypatch.setenv("DATABASE", too_old.address if isinstance(too_old, Server) else str(too_old))
    before = too_old.read_bytes() if isinstance(too_old, Path) else b""
    assert COMMANDS[command](too_old) == 2
    says = capsys.readouterr().err.splitlines()[-1]
    assert f"it has version {old}, from before the first release; no release can read it" in says
    if isinstance(too_old, Path):
        assert too_old.read_bytes() == before
        assert [path.name for path in Path().iterdir()] == [too_old.name]
    else:
        assert list(Path().iterdir()) == []
        with connected(too_old) as link:
            tables = link.execute(b"select tablename from pg_tables where schemaname = current_schema()").fetchall()
        assert tables == [("schema_version",)]
