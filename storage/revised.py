"""Writes of a table that are no version of its game, and the notifications to other processes."""

from __future__ import annotations

from collections.abc import Mapping

from storage.database import Connection
from storage.records.tables import TableRecord
from storage.store_errors import Conflict

PEOPLE = "people"
"""The notification that a person has changed how to be pinged."""


def revise(connection: Connection, before: TableRecord, columns: Mapping[str, object]) -> None:
    """Write some columns of a table as the revision after `before`, inside a transaction.

    Raises Conflict unless `before` is what is stored.
    """
    revision = before.revision + 1
    changed = connection.run(
        f"""update game_table set {"".join(f"{column} = ?, " for column in columns if column != "revision")}revision = ?
            where id = ? and version = ? and revision = ?""",
        *(value for column, value in columns.items() if column != "revision"),
        revision,
        before.id,
        before.version,
        before.revision,
    )
    if changed != 1:
        raise Conflict(f"table {before.id} is not at version {before.version}, revision {before.revision}")
    written(connection, before.id, revision)


def written(connection: Connection, table: int, revision: int = 0) -> None:
    """Notify other processes that a table was written, inside a transaction.

    The revision is 0 if it is not known.
    """
    connection.tell(f"table {table} {revision}")
