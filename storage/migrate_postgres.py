"""The migrations of `storage/migrate.py` on PostgreSQL, translated by `storage/pg_dialect.py`."""

from __future__ import annotations

from typing import Any

import psycopg

from storage.migrate import (
    NewerDatabase,
    NoDatabase,
    OlderDatabase,
    first_version,
    migrations_between,
    newest,
    script_of,
)
from storage.pg_dialect import declared
from storage.store_errors import StoreError

MIGRATING = 0x45534342
"""The number of the advisory lock that is held during a migration."""


def check(link: psycopg.Connection[Any], name: str, older: bool = False) -> None:
    """Check that the database has this program's version. With `older`, a lower version is allowed.

    Raises StoreError or NewerDatabase.
    """
    version = _version(link, name)
    if version < newest() and not older:
        raise StoreError(f"{name} has version {version}, this program reads {newest()}; start the bot on it once")


def migrate(link: psycopg.Connection[Any], name: str) -> None:
    """Upgrade a database to the newest version. If that fails, the database is unchanged.

    Raises NewerDatabase, OlderDatabase or StoreError.
    """
    with link.transaction():
        link.execute(b"select pg_advisory_xact_lock(%s)", (MIGRATING,))
        version = _version(link, name)
        if version == newest():
            return
        for number in migrations_between(version, newest()):
            link.execute(declared(script_of(number)))
        link.execute(b"create table if not exists schema_version (version bigint not null)")
        link.execute(b"delete from schema_version")
        link.execute(b"insert into schema_version values (%s)", (newest(),))


def _version(link: psycopg.Connection[Any], name: str) -> int:
    """Return the version of the database; 0 if it is empty."""
    there = {table for (table,) in link.execute(b"select tablename from pg_tables where schemaname = current_schema()")}
    if "schema_version" not in there:
        if there:
            raise NoDatabase("it belongs to another program")
        return 0
    ((version,),) = link.execute(b"select version from schema_version").fetchall()
    if version > newest():
        raise NewerDatabase(f"{name} has version {version}, this program knows {newest()}")
    if version < first_version():
        raise OlderDatabase(version)
    return int(version)
