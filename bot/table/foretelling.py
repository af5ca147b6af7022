"""What computers think of how a table ends, by what everybody sees: asked for the house rule *Call it*."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.engine.codec import encode
from bot.engine.foretelling import Outlook
from bot.engine.game import CALL_IT
from bot.table.reads import TableReads
from bot.workers.think import Future

SECONDS = 6.0
"""How long computers may play worlds for one answer."""

Foretell = Callable[[Future], Awaitable[Outlook]]


class Foreteller:
    """Asks computers, and keeps the last answer for each table: until everybody sees something else."""

    def __init__(self, foretell: Foretell) -> None:
        self._foretell = foretell
        self._known: dict[int, tuple[bytes, Outlook]] = {}

    async def outlook(self, table: TableReads) -> tuple[Outlook, bytes]:
        """Return how a table is likely to end, with the public view that this was found from, as JSON."""
        view, game = seen(table), table.game
        known = self._known.get(table.id)
        if known is None or known[0] != view:
            future = Future(game.name, game.schema, len(table.record.seats), view, SECONDS)
            known = self._known[table.id] = (view, await self._foretell(future))
        return known[1], view


def seen(table: TableReads) -> bytes:
    """Return what everybody sees of a table, as JSON."""
    return encode(table.view(None))


def allowed(table: TableReads) -> bool:
    """Return whether the people of a table may call its game: by its options, with at least two seats, but not in a
    day's escape."""
    record = table.record
    chosen = record.options.get(CALL_IT.name) == "yes"
    return chosen and record.status == "playing" and record.day is None and len(record.seats) > 1
