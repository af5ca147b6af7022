"""Write the record of a table without a new version of its game, and notify other processes."""

from __future__ import annotations

from collections.abc import Mapping

from storage.database import Connection
from storage.records.tables import TableRecord
from storage.store_errors import Conflict

PEOPLE = "people"
"""The notification to other processes that a person has changed notification settings."""


def revise(connection: Connection, before: TableRecord, columns: Mapping[str, object]) -> None:
    """Write some columns of a table as the revision after `before`. `columns` has the new values.

    Call it inside a transaction. Raises Conflict if `before` is not the stored revision.
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
    notify_written(connection, before.id, revision)


def notify_written(connection: Connection, table: int, revision: int = 0) -> None:
    """Notify other processes that the record of a table was written. Call it inside a transaction.

    `revision` is the revision that was written; 0 means that it is not known.
    """
    connection.tell(f"table {table} {revision}")
