"""What paintings need of Discord: to post a message once, to change it, and to take it away."""

from __future__ import annotations

from typing import Any, cast

import discord
import structlog

from bot.engine.page import Line, Page
from bot.ui.client import Client
from bot.ui.pages import render
from bot.ui.reply import LOST, UNKNOWN_MESSAGE
from storage.records.tables import Painting

log = structlog.get_logger()


class Original:
    """The message that an interaction came from, as Discord spells it in a path; discord.py would quote a string."""

    def __str__(self) -> str:
        return "@original"


class Messages:
    """Messages in channels, direct messages and, by the token of an interaction, private panels."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def post(self, channel: int, page: Page | Line, nonce: str, private: bool) -> int:
        """Post a message and give its id. With a `nonce` that was used minutes ago Discord gives what it has posted
        then instead."""
        kind = discord.ChannelType.private if private else None
        target = self._client.get_partial_messageable(channel, type=kind)
        drawn = await self._client.pictures.of(page)
        message = await target.send(nonce=nonce, **render.message(page, drawn))
        return message.id

    async def edit(self, painting: Painting, page: Page | Line) -> None:
        """Let a message show `page`."""
        drawn = await self._client.pictures.of(page)
        content = render.edit(page, drawn)
        if painting.token:
            await self._interaction(painting).edit_message(_name(painting), **content)
        else:
            await self._partial(painting).edit(**content)

    async def strip(self, painting: Painting) -> None:
        """Take the controls off a message that has been replaced, if Discord lets us."""
        try:
            await self._partial(painting).edit(view=None)
        except (discord.HTTPException, *LOST) as error:
            log.info("old message kept its buttons", channel=painting.channel, error=str(error))

    async def delete(self, painting: Painting) -> None:
        """Take a message away, if it is still there."""
        try:
            if painting.token:
                await self._interaction(painting).delete_message(_name(painting))
            else:
                await self._partial(painting).delete()
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            log.info("message deleted already", kind=painting.kind)

    def _partial(self, painting: Painting) -> discord.PartialMessage:
        return self._client.get_partial_messageable(painting.channel).get_partial_message(painting.message)

    def _interaction(self, painting: Painting) -> discord.Webhook:
        return discord.Webhook.partial(cast("int", self._client.application_id), painting.token, client=self._client)


def _name(painting: Painting) -> Any:
    """Call the message of a panel as its interaction does: one that it has added has a number of its own."""
    return Original() if painting.original else painting.message
