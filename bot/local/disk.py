"""The database file in which the local server stores users, servers, channels and messages."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.local.errors import Json

SCHEMA = """
create table if not exists thing (kind text not null, id text not null, body text not null, primary key (kind, id));
create table if not exists file (path text primary key, kind text not null, body blob not null);
"""


class Disk:
    """A SQLite file with the objects of the simulated Discord.

    Without a file, nothing is kept when the process ends. A commit in WAL mode is kept even if the process is killed,
    and the server commits before it answers.
    """

    def __init__(self, path: Path | None) -> None:
        self._link: sqlite3.Connection | None = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._link = sqlite3.connect(path, isolation_level=None)
            self._link.execute("pragma journal_mode = wal")
            self._link.execute("pragma synchronous = normal")
            self._link.executescript(SCHEMA)

    def things(self) -> Iterator[tuple[str, str, Json]]:
        """Yield all stored objects, the oldest first. Each comes with its kind and id."""
        if self._link:
            for kind, key, body in self._link.execute("select kind, id, body from thing order by rowid"):
                yield kind, key, json.loads(body)

    def write(self, changes: Iterable[tuple[str, str, Json | None]]) -> None:
        """Store objects in one transaction. An object with the same kind and id is replaced.

        If None is given for an object, the object is deleted.
        """
        if not self._link:
            return
        self._link.execute("begin immediate")
        for kind, key, body in changes:
            if body is None:
                self._link.execute("delete from thing where kind = ? and id = ?", (kind, key))
            else:
                text = json.dumps(body, separators=(",", ":"))
                self._link.execute(
                    "insert into thing values (?, ?, ?) on conflict do update set body = excluded.body",
                    (kind, key, text),
                )
        self._link.execute("commit")

    def put_file(self, path: str, kind: str, body: bytes) -> bool:
        """Store the content of an attachment. Return False if this server has no database file."""
        if not self._link:
            return False
        self._link.execute("insert or replace into file values (?, ?, ?)", (path, kind, body))
        return True

    def get_file(self, path: str) -> tuple[bytes, str] | None:
        """Return the content of an attachment and its content type. Return None if it is not stored."""
        if not self._link:
            return None
        row = self._link.execute("select body, kind from file where path = ?", (path,)).fetchone()
        return (row[0], row[1]) if row else None

    def drop_file(self, path: str) -> None:
        """Delete the content of an attachment."""
        if self._link:
            self._link.execute("delete from file where path = ?", (path,))

    def close(self) -> None:
        """Close the database file."""
        if self._link:
            self._link.close()
            self._link = None
