"""The answer to one interaction. It is always private: there is no way here to say something in public."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import aiohttp
import discord

from bot.engine.page import Page
from bot.ui import render

EXPIRED = frozenset((10062, 10015, 40060, 50027))
"""Discord's codes for an interaction that is gone or was answered already."""

LOST = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError)
"""What happens to a request through no fault of its own."""

ANSWERED = 40060
"""Discord's code for a first answer that has arrived before."""

UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that is gone, such as a private one that its reader has dismissed."""

TOO_MANY = 429
"""The status of a request that came too soon after others."""


def lost(error: BaseException) -> bool:
    """Tell whether a request failed through no fault of its own, so that it may be tried again."""
    return isinstance(error, LOST) or (isinstance(error, discord.HTTPException) and error.status == TOO_MANY)


class Shown(NamedTuple):
    """A private answer as it stands; `remove` takes it away, for as long as Discord lets us."""

    message: int
    remove: Callable[[], Awaitable[None]]


class Reply:
    """Acknowledge first, then say or show. A press on a private panel changes that panel in place."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._acknowledged = False
        message = interaction.message
        passing = message is not None and message.flags.ephemeral
        self.standing = message.id if message is not None and interaction.guild_id is None and not passing else None
        """The direct message that was pressed."""
        self.panel = passing or self.standing is not None
        """Whether the press came from a message that only its presser sees."""

    async def acknowledge(self) -> None:
        """Tell Discord in time that the press was heard; a word that was lost on the way is said once more."""
        if self._acknowledged or self._interaction.response.is_done():
            return
        try:
            await self._defer()
        except (aiohttp.ClientError, OSError):
            await self._defer()

    async def _defer(self) -> None:
        response = self._interaction.response
        try:
            if self._interaction.message is not None:
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as error:
            if error.code != ANSWERED:
                raise
        self._acknowledged = True

    async def say(self, text: str) -> None:
        """Say a sentence to the presser alone."""
        await self._interaction.followup.send(text, ephemeral=True, allowed_mentions=render.NOBODY)

    async def show(self, page: Page) -> Shown:
        """Show a page: in the pressed panel when that is private and still there, else as a new private message."""
        if self.panel:
            try:
                message = await self._interaction.edit_original_response(**render.edit(page))
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return Shown(message.id, self._interaction.delete_original_response)
        return await self.add(page)

    async def add(self, page: Page, *files: discord.File) -> Shown:
        """Show a page as a new private message, with `files` beside it."""
        content = render.message(page)
        own = [content.pop("file")] if "file" in content else []
        message = await self._interaction.followup.send(**content, ephemeral=True, files=[*own, *files], wait=True)
        return Shown(message.id, message.delete)
