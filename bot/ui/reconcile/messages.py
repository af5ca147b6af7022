"""The requests of the reconciler to Discord: they post a message only once, edit it, and delete it."""

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
"""The HTTP statuses of edits that can no longer succeed.

The interaction has expired, or the reader has dismissed the message.
"""

REFUSED = 400
"""The HTTP status of an edit with an interaction's token that Discord refuses.

Discord may accept the same edit from the bot itself, for instance if AutoMod has blocked it.
"""


REOPENING = 5.0
"""The most seconds for unarchiving a forum post. discord.py would wait until the rate limit allows it."""


class Sent(NamedTuple):
    """A message that was just sent, with its picture."""

    message: int
    shown: KeptPicture = KeptPicture()
    whole: discord.Message | None = None


class Original:
    """The path `@original` in requests, which means the message of an interaction.

    It is a type of its own, because discord.py would escape a plain string.
    """

    def __str__(self) -> str:
        return "@original"


class Messages:
    """Posts, edits and deletes messages in channels, direct messages, and private messages of presses.

    A message that was pressed is edited with the token of that press.
    """

    def __init__(self, client: Client) -> None:
        self._client = client

    async def post(self, channel: int, page: Page | Line, nonce: str, private: bool, silent: bool = False) -> Sent:
        """Post a page as a new message. A `silent` message causes no notification.

        If a message with this `nonce` was posted a few minutes ago, Discord posts nothing and returns that message.
        """
        kind = discord.ChannelType.private if private else None
        target = self._client.get_partial_messageable(channel, type=kind)
        drawn = await self._client.pictures.of(page)
        arguments = render.message(page, drawn)
        arguments["silent"] = silent or arguments.get("silent", False)
        message = await target.send(nonce=nonce, **arguments)
        return Sent(message.id, picture_in(message, picture_hash(page, drawn)), message)

    async def edit(self, posted: PostedMessage, page: Page | Line) -> PostedMessage:
        """Edit a message to show `page`. Return the new record of the message.

        If the last press can no longer edit the message, the new record does not contain it. An unchanged picture is
        not uploaded again.
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
        """Unarchive a forum post. Raises an error if Discord refuses, for instance because the post is locked."""
        await asyncio.wait_for(self._client.http.edit_channel(post, archived=False), REOPENING)

    async def retire(self, posted: PostedMessage, note: str) -> None:
        """Remove the controls of a message that was replaced, and add the text `note`, if Discord allows it."""
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
        """Send a request with the token of the last press on a message. If that fails, send it as the bot.

        Requests with the token of a press do not count towards the bot's limit of 50 a second. If Discord refuses such
        a request, or if it takes longer than `LONGEST`, the bot sends its own request. The bot cannot do so for a
        private message, so an error is raised. Return the record of the message and Discord's answer.
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
    """Return whether a message can be edited now with the token of the last press on it."""
    return posted.token != "" and (posted.kind == "panel" or now < posted.ends)


def _message_id(posted: PostedMessage) -> Any:
    """Return the id of a private message for requests with the token of its interaction.

    It is `@original`, unless the message was added to the interaction later and has its own id.
    """
    return Original() if posted.original else posted.message
