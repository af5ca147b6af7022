"""A PostgreSQL server for the tests, thrown away after them, where its programs are found."""

import asyncio
import inspect
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from storage.database import Server
from storage.store import Store

DEBIAN = Path("/usr/lib/postgresql")

QUICK = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "autovacuum=off",
    "shared_buffers=32MB",
    "deadlock_timeout=50ms",
)
"""What a server may do whose data nobody misses."""

WHILE_READ = '"$@" & cat; kill -INT $!; wait $!'
"""Runs a program until its own input ends, which it does even when the tests are killed."""

MISSING = "PostgreSQL's programs are not installed (Debian: apt-get install postgresql)"


class Cluster:
    """A server of its own on a socket in a folder of its own; `durable`, as one is run whose data is missed."""

    def __init__(self, programs: Path, durable: bool = False) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="postgres-"))
        self._programs = programs
        self._numbers = count(1)
        self._free: list[Server] = []
        # The programs refuse to run as root.
        other: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": ()} if os.getuid() == 0 else {}
        if other:
            shutil.chown(self._folder, "nobody", "nogroup")
        self._other, self._settings = other, () if durable else QUICK
        initdb = [
            programs / "initdb",
            "-D",
            self._data,
            "-U",
            "escapade",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "-N",
        ]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, cwd="/", **other)
        self.go_on()

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def go_on(self) -> None:
        """Start the server."""
        settings = [word for setting in self._settings for word in ("-c", setting)]
        program = [self._programs / "postgres", "-D", self._data, "-k", self._folder, "-h", "", *settings]
        self._process = subprocess.Popen(
            ["sh", "-c", WHILE_READ, "sh", *program],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            **self._other,
        )
        self._link = self._connected()

    def halt(self) -> None:
        """Stop the server; what it keeps stays."""
        self._link.close()
        self._process.communicate()

    def server(self, name: str) -> Server:
        return Server(f"postgresql://escapade@/{name}?host={self._folder}")

    def fresh(self, anew: bool = False) -> Server:
        """Give an empty database: one that was given back, or a new one."""
        if self._free and not anew:
            return self._free.pop()
        name = f"test{next(self._numbers)}"
        self._link.execute(f"create database {name}".encode())
        return self.server(name)

    def give_back(self, server: Server) -> None:
        """Empty a database, for the next test. To make it anew would cost ten times as much."""
        with connected(server) as link:
            found = link.execute(b"select tablename from pg_tables where schemaname = 'public'").fetchall()
            statements = [f"delete from {name}" for (name,) in found if name != "schema_version"]
            if statements:
                link.execute("; ".join([*statements, "alter sequence game_table_id_seq restart"]).encode())
        self._free.append(server)

    def disconnect(self) -> None:
        """Break every connection, as a server does that is started anew."""
        self._link.execute(b"select pg_terminate_backend(pid) from pg_stat_activity where pid != pg_backend_pid()")

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _connected(self) -> Any:
        from psycopg import OperationalError

        for _ in range(400):
            try:
                return connected(self.server("postgres"))
            except OperationalError:
                time.sleep(0.05)
        raise TimeoutError("PostgreSQL does not answer")


def connected(server: Server) -> Any:
    """Connect beside the bot. Psycopg may not be installed where PostgreSQL is not."""
    import psycopg

    return psycopg.connect(server.address, autocommit=True)


def programs() -> Path:
    """Give where PostgreSQL's programs are, or would be."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(DEBIAN.glob("*/bin"))
    return folders[-1] if folders else DEBIAN


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Start a server for this process, or skip the test and say why. With REQUIRE_POSTGRES that is a failure."""
    without = pytest.fail if os.environ.get("REQUIRE_POSTGRES") else pytest.skip
    if find_spec("psycopg") is None:
        without("psycopg is not installed")
    if not (programs() / "initdb").exists():
        without(MISSING)
    started = Cluster(programs())
    yield started
    started.stop()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Name a file for a database of SQLite."""
    return tmp_path / "escapade.db"


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database of SQLite, to be copied: to make it takes longer than most tests of it."""
    made = tmp_path_factory.mktemp("empty") / "escapade.db"
    asyncio.run(_made(made))
    return made


async def _made(path: Path) -> None:
    await (await Store.open(path)).close()


@pytest.fixture
def database(request: pytest.FixtureRequest, path: Path) -> Iterator[Path | Server]:
    """Name an empty database, of each kind that the test can be played on."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield shutil.copy(request.getfixturevalue("empty"), path)
        return
    running: Cluster = request.getfixturevalue("cluster")
    server = running.fresh()
    yield server
    running.give_back(server)


def on_both(metafunc: pytest.Metafunc) -> None:
    """Let each test of a store be played on both databases, but for those that name one themselves."""
    if "path" in inspect.signature(metafunc.function).parameters or "server" in metafunc.fixturenames:
        return
    if "database" in metafunc.fixturenames:
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True)


def once(items: list[pytest.Item]) -> None:
    """Play a test on PostgreSQL with the first of its parameters alone: games make no difference to a database."""
    played = set()
    for item in list(items):
        name = getattr(item, "originalname", None)
        if (
            name is None
            or getattr(item, "callspec", None) is None
            or item.callspec.params.get("database") != "postgres"
        ):
            continue
        if (item.parent, name) in played:
            items.remove(item)
        played.add((item.parent, name))
