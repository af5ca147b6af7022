"""One short message for a turn, in the channel: it calls whoever is waited for and goes when the turn is taken."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

import discord
import structlog

from bot.engine.game import Seat
from bot.table import Table
from bot.ui.reply import LOST
from storage.store import Panel

if TYPE_CHECKING:
    from bot.app import Escapade

log = structlog.get_logger()

PING = "ping"


class Pings:
    """Calls players. `post` and `delete` are the painter's ways to send a message once and to take it away."""

    def __init__(
        self,
        app: Escapade,
        post: Callable[..., Awaitable[tuple[int, bool]]],
        delete: Callable[[Panel], Awaitable[None]],
    ) -> None:
        self._app = app
        self._post = post
        self._delete = delete

    async def call(self, table: Table, panels: Mapping[tuple[str, Seat], Panel]) -> None:
        """Let a ping stand for each person who is waited for, and no other; `panels` are those of the table."""
        waited = {seat for seat in table.waited_for() if table.record.seats[seat].user is not None}
        if len(waited) == len(table.record.seats) == 1:
            waited = set()
        errand = table.title.face.errand(table.view(None)) if waited else ""
        standing = set()
        for (kind, seat), panel in panels.items():
            if kind == PING and seat in waited and panel.digest == errand:
                standing.add(seat)
            elif kind == PING:
                await self._delete(panel)
                await self._app.store.unpanel(table.id, PING, seat)
        for seat in sorted(waited - standing):
            await self._ping(table, seat, errand)

    async def forget(self, table: Table) -> None:
        """Take away all pings of `table`, so that new ones come."""
        for panel in await self._app.store.panels(table.id):
            if panel.kind == PING:
                try:
                    await self._delete(panel)
                except (discord.HTTPException, *LOST) as error:
                    log.warning("no reminder", table=table.id, seat=panel.seat, error=str(error))
                else:
                    await self._app.store.unpanel(table.id, PING, panel.seat)

    async def _ping(self, table: Table, seat: Seat, errand: str) -> None:
        say, record = table.say(), table.record
        user = discord.Object(record.seats[seat].user or 0)
        turn = table.title.face.turn(table.view(None), say, seat)
        message, _ = await self._post(
            table,
            (PING, seat),
            self._app.get_partial_messageable(record.channel),
            f"p{table.id}.{record.version}.{seat}.{int(record.reminded)}",
            content=say("ping-remind" if record.reminded else PING, user=f"<@{user.id}>", turn=turn),
            allowed_mentions=discord.AllowedMentions(users=[user]),
        )
        await self._app.store.panel(table.id, Panel(PING, seat, record.channel, message, errand, self._app.now()))
