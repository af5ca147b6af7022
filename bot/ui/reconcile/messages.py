"""The reconciler's requests to Discord: posting a message once, editing and deleting it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, cast

import discord
import structlog
from msgspec.structs import replace

from bot.engine.page import Line, Page
from bot.ui.client import Client
from bot.ui.kept_pictures import (
    Content,
    KeptPicture,
    edit_keeping,
    keeps_picture,
    picture_hash,
    picture_in,
    try_keeping,
)
from bot.ui.pages import render
from bot.ui.reply import LONGEST, LOST, UNKNOWN_MESSAGE
from storage.records.tables import PostedMessage

log = structlog.get_logger()

OVER = frozenset((401, 403, 404))
"""The HTTP statuses of edits by an expired interaction, or of a message that its reader has dismissed."""

REFUSED = 400
"""The HTTP status if Discord refuses an edit by an interaction that it may accept from the bot, such as AutoMod."""


REOPENING = 5.0
"""The most seconds for unarchiving a post. discord.py would wait as long as Discord's rate limit says."""


class Sent(NamedTuple):
    """A new message and its picture."""

    message: int
    shown: KeptPicture = KeptPicture()
    whole: discord.Message | None = None


class Original:
    """The path `@original` for the message of an interaction. discord.py would escape a plain string."""

    def __str__(self) -> str:
        return "@original"


class Messages:
    """Posts, edits and deletes messages in channels and direct messages, and private messages of presses.

    A pressed message is edited with the token of that press.
    """

    def __init__(self, client: Client) -> None:
        self._client = client

    async def post(self, channel: int, page: Page | Line, nonce: str, private: bool, silent: bool = False) -> Sent:
        """Post a message. A `silent` one causes no notification.

        If the `nonce` was used a few minutes ago, Discord returns the message that it posted then.
        """
        kind = discord.ChannelType.private if private else None
        target = self._client.get_partial_messageable(channel, type=kind)
        drawn = await self._client.pictures.of(page)
        arguments = render.message(page, drawn)
        arguments["silent"] = silent or arguments.get("silent", False)
        message = await target.send(nonce=nonce, **arguments)
        return Sent(message.id, picture_in(message, picture_hash(page, drawn)), message)

    async def edit(self, posted: PostedMessage, page: Page | Line) -> PostedMessage:
        """Edit a message to show `page`. Return its new record.

        The record lacks the press if that can no longer edit. An unchanged picture is not uploaded again.
        """
        asked, stands = posted, KeptPicture(posted.picture, posted.attachment)

        async def send(content: Content) -> discord.Message:
            nonlocal asked
            asked, message = await self._request(
                asked,
                lambda webhook: webhook.edit_message(_message_id(posted), **content()),
                lambda message: message.edit(**content()),
            )
            assert isinstance(message, discord.Message)
            return message

        found = await try_keeping(page, stands, send) if keeps_picture(page, stands) else None
        if found is None:
            found = await edit_keeping(page, await self._client.pictures.of(page), stands, send)
        return replace(asked, picture=found[1].picture, attachment=found[1].attachment)

    async def reopen(self, post: int) -> None:
        """Unarchive a forum post. Raises an error if Discord refuses, for instance for a locked post."""
        await asyncio.wait_for(self._client.http.edit_channel(post, archived=False), REOPENING)

    async def retire(self, posted: PostedMessage, note: str) -> None:
        """Remove the controls of a replaced message and add a `note`, if Discord allows it."""
        try:
            await self._request(
                posted,
                lambda webhook: webhook.edit_message(_message_id(posted), content=note, view=None),
                lambda message: message.edit(content=note, view=None),
            )
        except (discord.HTTPException, *LOST) as error:
            log.info("old message kept its buttons", channel=posted.channel, error=str(error))

    async def delete(self, posted: PostedMessage) -> None:
        """Delete a message if it still exists."""
        try:
            await self._request(
                posted,
                lambda webhook: webhook.delete_message(_message_id(posted)),
                lambda message: message.delete(),
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            log.info("message deleted already", kind=posted.kind)

    async def _request(
        self,
        posted: PostedMessage,
        by_press: Callable[[discord.Webhook], Awaitable[Any]],
        plainly: Callable[[discord.PartialMessage], Awaitable[Any]],
    ) -> tuple[PostedMessage, Any]:
        """Send a request with the token of the last press on a message; if that fails, as the bot.

        Requests with a press's token do not count towards the bot's limit of 50 a second. If Discord refuses one or it
        takes longer than `LONGEST`, the bot sends it itself. That is impossible for a private message, so an error is
        raised. Return the message's record and the answer.
        """
        if by_interaction(posted, self._client.now()):
            try:
                return posted, await asyncio.wait_for(by_press(self._interaction(posted)), LONGEST)
            except TimeoutError:
                if posted.kind == "panel":
                    raise
                log.info("an edit by a press takes too long", kind=posted.kind)
                posted = replace(posted, token="")
            except discord.HTTPException as error:
                if posted.kind == "panel" or error.status not in OVER | {REFUSED}:
                    raise
                log.info("not edited by a press", kind=posted.kind, code=error.code)
                posted = replace(posted, token="")
        return posted, await plainly(self._partial(posted))

    def _partial(self, posted: PostedMessage) -> discord.PartialMessage:
        return self._client.get_partial_messageable(posted.channel).get_partial_message(posted.message)

    def _interaction(self, posted: PostedMessage) -> discord.Webhook:
        return discord.Webhook.partial(cast("int", self._client.application_id), posted.token, client=self._client)


def by_interaction(posted: PostedMessage, now: float) -> bool:
    """Return whether a message is now edited with the token of its last press."""
    return posted.token != "" and (posted.kind == "panel" or now < posted.ends)


def _message_id(posted: PostedMessage) -> Any:
    """Return the id of a private message in requests of its interaction.

    Only a message that the interaction added later has an id of its own.
    """
    return Original() if posted.original else posted.message
