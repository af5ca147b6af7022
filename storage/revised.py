"""What is written of a table without being a version of its game, and what other processes are told of it."""

from __future__ import annotations

from storage.database import Connection
from storage.faults import Conflict
from storage.records.tables import TableRecord

PEOPLE = "people"
"""What other processes are told when somebody has chosen otherwise how to be called."""


def revise(connection: Connection, table: TableRecord, **columns: object) -> None:
    """Write some columns of a table as its next revision, inside a transaction. Raises Conflict unless the stored one
    is one less, and of the same version."""
    changed = connection.run(
        f"""update game_table set {"".join(f"{column} = ?, " for column in columns)}revision = ?
            where id = ? and version = ? and revision = ?""",
        *columns.values(),
        table.revision,
        table.id,
        table.version,
        table.revision - 1,
    )
    if changed != 1:
        raise Conflict(f"table {table.id} is not at version {table.version}, revision {table.revision - 1}")
    written(connection, table.id, table.revision)


def written(connection: Connection, table: int, revision: int = 0) -> None:
    """Tell other processes that a table was written, inside a transaction; 0 where it is not known how often."""
    connection.tell(f"table {table} {revision}")
