"""Remembers the people whose direct messages could not be opened.

They are tried again when a game is dealt and when the person presses a button.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord
import structlog

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reply import LOST, lost, proves_closed

log = structlog.get_logger()

SHUT = 24 * 3600.0
"""Seconds after which the bot tries again to open closed direct messages."""


class Ways:
    """Remembers whose direct messages are closed, until the bot stops."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._closed: dict[int, float] = {}

    def closed(self, user: int) -> None:
        """Register that the direct messages of a person are closed."""
        self._closed[user] = self._client.now()

    async def open(self, table: Table, seats: Iterable[Seat]) -> bool:
        """Open direct messages for the players in `seats` who have none. Return whether any could be opened.

        Whether the player accepts messages is only known after the hand is sent.
        """
        opened = False
        for seat in seats:
            player = table.record.seats[seat]
            if player.user is None or not self.may_open(table, seat):
                continue
            try:
                channel = await self._client.create_dm(discord.Object(player.user))
            except (discord.HTTPException, *LOST) as error:
                if lost(error):
                    log.info("direct messages not opened", table=table.id, seat=seat, error=str(error))
                elif isinstance(error, discord.HTTPException) and proves_closed(error):
                    self.closed(player.user)
                continue
            await table.keep_contact(player.user, channel.id, player.locale)
            opened = True
        return opened

    def may_open(self, table: Table, seat: Seat) -> bool:
        """Return whether a player has no open direct messages and the bot may try to open them.

        At a party evening the bot may not, because all messages stay in the channel.
        """
        player = table.record.seats[seat]
        if table.direct or table.record.status != "playing" or table.record.party is not None:
            return False
        return player.user is not None and player.dm is None and not self._is_closed(player.user)

    def _is_closed(self, user: int) -> bool:
        if self._client.now() < self._closed.get(user, -SHUT) + SHUT:
            return True
        self._closed.pop(user, None)
        return False
