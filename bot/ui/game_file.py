"""An ended game as the file that is handed out."""

from __future__ import annotations

from bot.table.export import Exported, export
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.user_errors import UserError, check_may_replay


async def ended(client: Client, table: Table) -> Exported:
    """Give an ended game as it is handed out. Raises UserError where there is none."""
    check_may_replay(table, "verify-later")
    if table.record.lesson is not None:
        raise UserError("verify-lesson")
    return export(table.record, await client.store.moves(table.id))


def file_name(table: Table) -> str:
    """Name the file of an ended game."""
    return f"table-{table.id}.json"
