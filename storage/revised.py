"""What is written of a table without being a version of its game, and what other processes are told of it."""

from __future__ import annotations

from collections.abc import Mapping

from storage.database import Connection
from storage.records.tables import TableRecord
from storage.store_errors import Conflict

PEOPLE = "people"
"""What other processes are told when somebody has chosen otherwise how to be called."""


def revise(connection: Connection, before: TableRecord, columns: Mapping[str, object]) -> None:
    """Write some columns of a table as the revision after that of `before`, inside a transaction. Raises Conflict
    unless `before` is what is stored."""
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
    """Tell other processes that a table was written, inside a transaction; 0 where it is not known how often."""
    connection.tell(f"table {table} {revision}")
