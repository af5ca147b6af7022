"""Quiet private lines about what a seat may answer although nobody waits for it, such as an offer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.engine.game import Seat
from bot.table import Table
from bot.ui import render
from bot.ui.reply import lost
from storage.store import Panel

if TYPE_CHECKING:
    from bot.app import Escapade

log = structlog.get_logger()

KIND = "notice"


class Notices:
    """Told once in direct messages, without a sound; deleted when there is nothing left to answer.

    `post` and `delete` are the painter's ways to send a message once and to take it away.
    """

    def __init__(
        self,
        app: Escapade,
        post: Callable[..., Awaitable[tuple[int, bool]]],
        delete: Callable[[Panel], Awaitable[None]],
    ) -> None:
        self._app = app
        self._post = post
        self._delete = delete

    async def tell(self, table: Table, seat: Seat, panel: Panel | None) -> None:
        """Bring the notice of `seat` up to date; `panel` is the one that stands."""
        player = table.record.seats[seat]
        if player.user is None or player.dm is None:
            return
        text = ""
        if table.record.status == "playing":
            text = table.title.face.notice(table.view(seat), table.say(player.locale))
        try:
            await self._stand(table, seat, player.dm, text, panel)
        except (discord.Forbidden, discord.NotFound) as error:
            if lost(error):
                raise
            log.info("no notice: direct messages closed", table=table.id, seat=seat, code=error.code)

    async def _stand(self, table: Table, seat: Seat, dm: int, text: str, panel: Panel | None) -> None:
        """Let a notice with `text` stand in place of `panel`, or none without a text."""
        digest = render.digest(text)
        if panel is not None and (not text or panel.digest != digest):
            await self._delete(panel)
            await self._app.store.unpanel(table.id, KIND, seat)
            panel = None
        if not text or panel is not None:
            return
        channel = self._app.get_partial_messageable(dm, type=discord.ChannelType.private)
        nonce = f"n{table.id}.{table.record.version}.{seat}"
        content: dict[str, Any] = {"content": text, "silent": True, "allowed_mentions": render.NOBODY}
        message, sure = await self._post(table, (KIND, seat), channel, nonce, **content)
        kept = Panel(KIND, seat, dm, message, digest if sure else "", self._app.now())
        await self._app.store.panel(table.id, kept)
