"""The migrations of `storage/migrate.py` on PostgreSQL. A database there begins with `migrations/postgres/0011.sql`, in
place of the numbers up to that; a file in that folder always stands for the one of its number beside it."""

from __future__ import annotations

from typing import Any

import psycopg

from storage import migrate as numbered
from storage.faults import StoreError
from storage.migrate import NewerDatabase, NoDatabase, newest
from storage.spelling import declared

MIGRATING = 0x45534342
"""The lock that is held while a database is brought up to date."""


def check(link: psycopg.Connection[Any], name: str, older: bool = False) -> None:
    """See that the database is of the version that this program reads, or an `older` one. Raises StoreError,
    NewerDatabase."""
    version = _version(link, name)
    if version < newest() and not older:
        raise StoreError(f"{name} has version {version}, this program reads {newest()}; start the bot on it once")


def migrate(link: psycopg.Connection[Any], name: str) -> None:
    """Bring a database up to the newest version, all of it or nothing. Raises NewerDatabase, StoreError."""
    with link.transaction():
        link.execute(b"select pg_advisory_xact_lock(%s)", (MIGRATING,))
        version = _version(link, name)
        if version == newest():
            return
        own = {int(path.stem): path for path in (numbered.FOLDER / "postgres").glob("*.sql")}
        for number in range(version + 1 if version else min(own), newest() + 1):
            path = own.get(number, numbered.FOLDER / f"{number:04}.sql")
            link.execute(declared(path.read_text(encoding="utf-8")))
        link.execute(b"create table if not exists schema_version (version bigint not null)")
        link.execute(b"delete from schema_version")
        link.execute(b"insert into schema_version values (%s)", (newest(),))


def _version(link: psycopg.Connection[Any], name: str) -> int:
    """Give the version of the database; 0 for one that is empty."""
    there = {table for (table,) in link.execute(b"select tablename from pg_tables where schemaname = current_schema()")}
    if "schema_version" not in there:
        if there:
            raise NoDatabase("it belongs to another program")
        return 0
    ((version,),) = link.execute(b"select version from schema_version").fetchall()
    if version > newest():
        raise NewerDatabase(f"{name} has version {version}, this program knows {newest()}")
    return int(version)
