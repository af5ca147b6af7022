"""An ended game as the file that is handed out."""

from __future__ import annotations

from bot.table.export import Exported, export
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.sorry import Sorry, see_told


async def ended(client: Client, table: Table) -> Exported:
    """Give an ended game as it is handed out. Raises Sorry where there is none."""
    see_told(table, "verify-later")
    if table.record.lesson is not None:
        raise Sorry("verify-lesson")
    return export(table.record, await client.store.moves(table.id))


def file_name(table: Table) -> str:
    """Name the file of an ended game."""
    return f"table-{table.id}.json"
