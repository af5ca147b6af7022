"""Export a whole database to a file that any later release can read.

See docs/host.md, *Move*, and docs/dev/hosting.md.

The file is a zip. `escapade.json` describes it and lists the columns. Each database table has a `NAME.jsonl` with a
JSON object for each row, bytes in base64. To read a file of an older release, its rows are put into a database of that
version, which is then migrated.
"""

from __future__ import annotations

import base64
import contextlib
import sqlite3
import zipfile
import zlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec
from msgspec.structs import replace

from storage.backups import empty, on_disk
from storage.migrate import NewerDatabase, OlderDatabase, first_version, migrate, newest
from storage.store_errors import StoreError

FORMAT = 1

MANIFEST = "escapade.json"

Columns = dict[str, dict[str, str]]
"""The columns of each database table with their SQLite types."""


class ExportManifest(msgspec.Struct, frozen=True):
    """The description of an export file."""

    format: int
    program: str
    """The release that wrote the file."""
    schema: int
    """The version of the exported database."""
    made: float
    """The time at which the file was made, in seconds since 1970."""
    alive_at: float | None
    """The table time at which the games continue (bot/table/table_time.py); None if it is not known."""
    last: int
    """The highest number that any game table has had so far in the exported database."""
    columns: Columns
    rows: dict[str, int]
    """The number of rows of each database table."""


Row = dict[str, Any]


def write_export(path: Path, contents: ExportManifest, rows: Callable[[str], Iterable[Row]]) -> ExportManifest:
    """Write the rows of each database table to a file that only its owner can read.

    The function `rows` returns the rows of the table with a given name. Return the file's description with the numbers
    of rows. Raises StoreError; then no file is left.
    """
    part = path.with_name(f"{path.name}.part")
    counts = dict.fromkeys(contents.columns, 0)
    try:
        empty(part)
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, columns in contents.columns.items():
                with archive.open(f"{name}.jsonl", "w", force_zip64=True) as out:
                    for row in rows(name):
                        out.write(msgspec.json.encode(_plain(row, columns)) + b"\n")
                        counts[name] += 1
            contents = replace(contents, rows=counts)
            archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(contents), indent=1))
        on_disk(part)
        part.replace(path)
        on_disk(path.parent)
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error}") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return contents


async def read_into_database(path: Path, database: Path) -> ExportManifest:
    """Create the database `database` from the export file at `path`; return the file's description.

    The database gets today's version and must not exist yet. Raises StoreError if the file is damaged, NewerDatabase if
    a newer release wrote it.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            contents = _read_manifest(path, archive)
            await _migrated(database, contents.schema)
            with closing(sqlite3.connect(database)) as staged:
                _fill(staged, path, archive, contents)
            await _migrated(database)
    except (OSError, KeyError, zipfile.BadZipFile, zlib.error, sqlite3.Error, ValueError, OverflowError) as error:
        raise StoreError(f"{path} is no sound export: {error}") from error
    return contents


def columns_of(database: sqlite3.Connection) -> Columns:
    """Return the columns of an SQLite database by table.

    Database tables to which others refer come first.
    """
    names = [
        name
        for (name,) in database.execute("select name from sqlite_master where type = 'table' order by name")
        if not name.startswith("sqlite_")
    ]
    referred = {row[2] for name in names for row in database.execute(f"pragma foreign_key_list({name})")}
    return {
        name: {column: kind.lower() for _, column, kind, *_ in database.execute(f"pragma table_info({name})")}
        for name in sorted(names, key=lambda name: (name not in referred, name))
    }


def _read_manifest(path: Path, archive: zipfile.ZipFile) -> ExportManifest:
    """Return the description of an export file. Raises StoreError or NewerDatabase."""
    manifest = archive.read(MANIFEST)
    number = msgspec.json.decode(manifest, type=Mapping[str, Any]).get("format")
    if isinstance(number, int) and number > FORMAT:
        raise NewerDatabase(f"{path} has format {number}, this program knows {FORMAT}")
    contents = msgspec.json.decode(manifest, type=ExportManifest)
    if contents.schema > newest():
        raise NewerDatabase(f"{path} has version {contents.schema}, this program knows {newest()}")
    if contents.schema < first_version():
        raise OlderDatabase(contents.schema, path)
    return contents


async def _migrated(database: Path, version: int | None = None) -> None:
    connection = await aiosqlite.connect(database, isolation_level=None)
    try:
        await connection.execute_fetchall("pragma synchronous = off")
        await migrate(connection, database, version)
    finally:
        await connection.close()


def _fill(database: sqlite3.Connection, path: Path, archive: zipfile.ZipFile, contents: ExportManifest) -> None:
    """Insert all rows of an export file into a database. Raises StoreError."""
    there = columns_of(database)
    if contents.columns.keys() - there.keys():
        raise StoreError(f"{path} holds what no database of version {contents.schema} has")
    for name, given in contents.columns.items():
        known = there[name]
        if given.keys() - known.keys():
            raise StoreError(f"{path} holds columns of {name} that no database of version {contents.schema} has")
        insert = f"insert into {name} ({', '.join(given)}) values ({', '.join('?' * len(given))})"
        count = 0
        with archive.open(f"{name}.jsonl") as lines:
            for line in lines:
                row = msgspec.json.decode(line, type=dict[str, Any])
                database.execute(insert, [_read(row[column], known[column]) for column in given])
                count += 1
        if count != contents.rows[name]:
            raise StoreError(f"{path} holds {count} rows of {name}, not {contents.rows[name]}")
    if broken := database.execute("pragma foreign_key_check").fetchall():
        raise StoreError(f"{path} is no sound export: {len(broken)} rows refer to nothing")
    database.execute("delete from sqlite_sequence")
    database.execute("insert into sqlite_sequence (name, seq) values ('game_table', ?)", (contents.last,))
    database.commit()


def _plain(row: Row, columns: Mapping[str, str]) -> Row:
    """Return a row in the form in which it is exported.

    Values of bytes columns become bytes, whatever type the database returns.
    """
    return {
        name: value.encode() if isinstance(value, str) and columns[name] == "blob" else _bytes(value)
        for name, value in row.items()
    }


def _bytes(value: Any) -> Any:
    return bytes(value) if isinstance(value, memoryview) else value


def _read(value: Any, kind: str) -> Any:
    return base64.b64decode(value, validate=True) if kind == "blob" and value is not None else value
