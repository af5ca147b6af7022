"""Forecasts of how a table will end, made by computer players for the optional rule *Call it*.

The computer players use only public information.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.engine.codec import encode
from bot.engine.foretelling import Outlook
from bot.engine.game import CALL_IT
from bot.table.reads import TableReads
from bot.workers.think import Future

SECONDS = 6.0
"""The most seconds of playouts for a forecast."""

Foretell = Callable[[Future], Awaitable[Outlook]]


class Foreteller:
    """Makes forecasts and caches the last one of each table until its public view changes."""

    def __init__(self, foretell: Foretell) -> None:
        self._foretell = foretell
        self._known: dict[int, tuple[bytes, Outlook]] = {}

    async def outlook(self, table: TableReads) -> tuple[Outlook, bytes]:
        """Return how a table will probably end, and the public view on which this forecast is based.

        The view is JSON.
        """
        view, game = public_view(table), table.game
        known = self._known.get(table.id)
        if known is None or known[0] != view:
            future = Future(game.name, game.schema, len(table.record.seats), view, SECONDS)
            known = self._known[table.id] = (view, await self._foretell(future))
        return known[1], view


def public_view(table: TableReads) -> bytes:
    """Return the public view of a table as JSON."""
    return encode(table.view(None))


def is_allowed(table: TableReads) -> bool:
    """Return whether the people of a table may vote to end its game with the expected winners.

    Its options must allow it, and it needs at least 2 seats. In a day's escape it is never allowed.
    """
    record = table.record
    chosen = record.options.get(CALL_IT.name) == "yes"
    return chosen and record.status == "playing" and record.day is None and len(record.seats) > 1
