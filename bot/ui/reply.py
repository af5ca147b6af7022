"""The answer to one interaction. Only the user of the interaction sees it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextvars import ContextVar
from typing import Any, NamedTuple

import aiohttp
import discord
import structlog

from bot import metrics
from bot.engine.page import Page
from bot.engine.texts import Say, texts
from bot.ui.kept_pictures import Content, KeptPicture, edit_keeping, ends_turn, picture_hash, picture_in, try_keeping
from bot.ui.pages import render
from storage.records.tables import PostedMessage

log = structlog.get_logger()

Interaction = discord.Interaction[Any]

EXPIRED = frozenset((10062, 10015, 50027))
"""Discord's error codes for an interaction that has expired."""

LOST = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError)
"""The errors of lost requests. Such a request failed on the way; Discord did not refuse it."""

LONGEST = 5.0
"""The most seconds to wait for a request that answers an interaction.

Such requests have their own rate limits: 5 in 2 s for an interaction, and perhaps the channel's limit for webhooks, 30
a minute (discord-api-docs issues 2701 and 3763). At a limit, discord.py waits inside the call, for up to a minute.
"""

ANSWERED = 40060
"""Discord's error code for an interaction that has already got its first answer."""

UNKNOWN_MESSAGE = 10008
"""Discord's error code for a deleted message, or for a private message that its reader has dismissed."""

UNKNOWN_CHANNEL = 10003
"""Discord's error code for a deleted channel."""

CLOSED = frozenset((50007, 50278))
"""Discord's error codes for a user to whom the bot cannot send direct messages.

Either the user accepts none from the bot, or the user shares no server with the bot.
"""

ASTRAY = frozenset((0, UNKNOWN_MESSAGE))
"""The error codes of a response 404 that does not prove that a channel or user is gone.

They are a 404 without a reason, and one for an unknown message. Where a request names a message, the caller handles its
404 itself.
"""

TIMED_OUT, TOO_MANY, FAILURES = 408, 429, 500
"""Three HTTP statuses: a proxy's timeout, too many requests, and the first of the server errors."""


def lost(error: BaseException) -> bool:
    """Return whether a request was lost on the way or failed inside Discord, so that it can be repeated."""
    if isinstance(error, discord.NotFound):
        return error.code in ASTRAY
    if isinstance(error, discord.HTTPException) and error.status in (TIMED_OUT, TOO_MANY):
        return True
    return isinstance(error, LOST)


def proves_closed(error: discord.HTTPException) -> bool:
    """Return whether a refused direct message proves that the user accepts no direct messages.

    Other refusals are problems of the bot, such as too many new conversations (40003) or quarantine (20026). They prove
    nothing about the user. For these the operator gets a log line.
    """
    if error.code in CLOSED:
        log.info("direct messages closed", code=error.code)
        return True
    log.warning("direct messages are refused to the bot", code=error.code, error=str(error))
    return False


_answering: ContextVar[dict[Any, Any] | None] = ContextVar("answering", default=None)
"""The `extras` of the interaction whose first answer is being sent; None if none is being sent."""

LOOKING: ContextVar[Callable[[], Awaitable[None]] | None] = ContextVar("looking", default=None)
"""A function that runs directly before each request. It may raise an error to prevent the request."""


@contextlib.contextmanager
def checking(look: Callable[[], Awaitable[None]]) -> Iterator[None]:
    """During the context, call `look` directly before each request to Discord.

    `look` may raise an error to prevent the request.
    """
    before = LOOKING.set(look)
    try:
        yield
    finally:
        LOOKING.reset(before)


UNSURE = "unsure"
"""A key in an interaction's `extras`.

It says that the first answer to the interaction was lost on the way, but may have arrived.
"""

THINKING = "thinking"
"""A key in an interaction's `extras`. It says that Discord shows *the bot is thinking* to the user.

An edit of the answer replaces that text. A follow-up message does so too, but Discord calls that deprecated.
"""


def lost_answer_trace() -> aiohttp.TraceConfig:
    """Return a trace for discord.py's `http_trace` that detects lost answers to interactions.

    It is needed because discord.py repeats lost requests itself and does not report them.
    """

    async def begins(session: Any, context: Any, request: aiohttp.TraceRequestStartParams) -> None:
        if (look := LOOKING.get()) is not None:
            await look()

    async def ended(session: Any, context: Any, request: aiohttp.TraceRequestEndParams) -> None:
        metrics.DISCORD.labels(str(request.response.status)).inc()
        if request.response.status >= FAILURES or request.response.status == TIMED_OUT:
            unsure()

    async def broke(session: Any, context: Any, request: aiohttp.TraceRequestExceptionParams) -> None:
        metrics.DISCORD.labels("lost").inc()
        unsure()

    def unsure() -> None:
        if (extras := _answering.get()) is not None:
            extras[UNSURE] = True

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begins)
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(broke)
    return trace


NO_PICTURE = KeptPicture()


class Shown(NamedTuple):
    """A private message that shows an answer: the ids of its channel and message, and its picture.

    `original` says whether it is the message that an edit of the interaction changes.
    """

    channel: int
    message: int
    original: bool
    picture: KeptPicture = KeptPicture()


class AnsweredElsewhere(Exception):
    """Raised if another process of the same bot has already answered the interaction.

    It is not raised in a process with the lease of the shard. The other process has then lost the lease and may be
    dead.
    """


class Reply:
    """The answer to an interaction. It must be acknowledged first; then it sends texts or shows pages.

    After a press on a private message, a page replaces that message.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._acknowledged = False
        self._opened = False
        self._began = time.perf_counter()
        self.token = interaction.token
        """The interaction's token, with which the answer can be edited for 15 minutes."""
        self.posted: PostedMessage | None = None
        """The stored data of the pressed message, if it belongs to a table."""
        self.private = interaction.message is not None and interaction.message.flags.ephemeral
        """Whether only the presser sees the pressed message."""

    @property
    def locale(self) -> str:
        """The locale of the user who gets the answer, as Discord spells it."""
        return str(self._interaction.locale)

    @property
    def updates(self) -> bool:
        """Whether the interaction's token can edit the pressed message."""
        return self._acknowledged and self._interaction.message is not None and not self._opened

    def pressed(self, posted: PostedMessage | None, private: bool) -> None:
        """Register what is stored about the pressed message.

        `posted` is the message if it belongs to a table. `private` says whether only the presser sees it. For messages
        of a table, this is more exact than Discord's own data.
        """
        self.posted = posted
        self.private = private or (self.private and posted is None)

    def apart(self) -> None:
        """Show all further pages in a new message, not in the pressed one."""
        self.private = False

    async def acknowledge(self) -> None:
        """Acknowledge the interaction in time, if that has not been done. Raises AnsweredElsewhere."""
        if not self._acknowledged and not self._interaction.response.is_done():
            thinking = self._interaction.message is None
            await self._first(lambda: self._interaction.response.defer(ephemeral=thinking, thinking=thinking))
            self._interaction.extras[THINKING] = thinking

    async def open(self, form: discord.ui.Modal) -> None:
        """Open a modal. It must be the first answer to the interaction. Raises AnsweredElsewhere."""
        await self._first(lambda: self._interaction.response.send_modal(form))
        self._opened = True

    async def _first(self, answer: Callable[[], Awaitable[Any]]) -> None:
        """Send the first answer to Discord.

        If the request is lost on the way, send it again, although the first one may have arrived.
        """
        extras = self._interaction.extras
        answering = _answering.set(extras)
        try:
            try:
                await answer()
            except (aiohttp.ClientError, OSError):
                extras[UNSURE] = True
                await answer()
        except discord.HTTPException as error:
            if error.code != ANSWERED:
                raise
            if UNSURE not in extras and not self._interaction.client.tables.leases.hears(self._interaction.guild_id):
                raise AnsweredElsewhere from error
        finally:
            _answering.reset(answering)
        self._acknowledged = True
        metrics.ACKNOWLEDGED.observe(time.perf_counter() - self._began)

    async def say(self, text: str) -> None:
        """Send a text that only the user can see."""
        await self._told(text)

    async def give(self, text: str, file: discord.File) -> None:
        """Send a text with a file. Only the user can see it."""
        await self._told(text, file)

    async def say_long(self, text: str) -> Callable[..., Awaitable[None]]:
        """Send a private text to the user. Return a function that replaces this text.

        The function takes the new text and files to attach.
        """
        message = await self._told(text)

        async def change(text: str, *files: discord.File) -> None:
            content: dict[str, Any] = {"content": text, "attachments": files, "allowed_mentions": render.NOBODY}
            try:
                if isinstance(message, discord.WebhookMessage):
                    await message.edit(**content)
                else:
                    await self._interaction.edit_original_response(**content)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE or not files:
                    return
                for file in files:
                    file.reset(seek=True)
                await self._told(text, *files)  # its reader has dismissed the sentence, and wants the file

        return change

    async def _told(self, text: str, *files: discord.File) -> discord.Message:
        content = {"content": text, "attachments": files, "allowed_mentions": render.NOBODY}
        if (answered := await self._replace_thinking(content, files)) is not None:
            return answered
        async with asyncio.timeout(_timeout(files)):
            return await self._interaction.followup.send(
                text, files=files, ephemeral=True, suppress_embeds=True, allowed_mentions=render.NOBODY, wait=True
            )

    async def strip(self) -> None:
        """Remove all buttons and menus from the pressed message."""
        await self._interaction.edit_original_response(view=None)

    async def show(self, page: Page, stands: KeptPicture = NO_PICTURE) -> Shown:
        """Show a page in the pressed message if that is private and exists, otherwise in a new private one.

        `stands` is the picture of the pressed message. An unchanged picture is not uploaded again. After a decision
        that ends a turn, the old picture stays.
        """
        if self.private:
            found = await try_keeping(page, stands, self._edit_pressed) if ends_turn(page, stands) else None
            if found is None:
                drawn = await self._interaction.client.pictures.of(page)
                found = await edit_keeping(page, drawn, stands, self._edit_pressed)
            message, picture = found
            if message is not None:
                return Shown(self._interaction.channel_id or 0, message.id, True, picture)
        return await self.add(page)

    async def add(self, page: Page, *files: discord.File) -> Shown:
        """Show a page as a new private message, with `files` attached."""
        drawn, channel = await self._interaction.client.pictures.of(page), self._interaction.channel_id or 0
        content = render.edit(page, drawn)
        content["attachments"] += files
        if (answered := await self._replace_thinking(content, files)) is not None:
            return Shown(channel, answered.id, True, picture_in(answered, picture_hash(page, drawn)))
        content = render.message(page, drawn)
        own = content.pop("files", [])
        async with asyncio.timeout(_timeout(files)):
            message = await self._interaction.followup.send(**content, ephemeral=True, files=[*own, *files], wait=True)
        return Shown(channel, message.id, False, picture_in(message, picture_hash(page, drawn)))

    async def _replace_thinking(self, content: dict[str, Any], files: Sequence[discord.File]) -> discord.Message | None:
        """Replace *the bot is thinking* by `content` and return the message.

        Return None if that text is not shown, or if the reader has dismissed it.
        """
        if not self._interaction.extras.get(THINKING):
            return None
        message = await self._edit_original(content, _timeout(files))
        self._interaction.extras[THINKING] = False
        for file in content["attachments"] if message is None else ():
            file.reset(seek=True)  # it is sent once more
        return message

    async def _edit_pressed(self, content: Content) -> discord.Message | None:
        """Edit the pressed message through the interaction. If that takes too long, edit it as the bot.

        The bot itself cannot edit a private message. Raises TimeoutError for one.
        """
        try:
            return await self._edit_original(content(), LONGEST)
        except TimeoutError:
            pressed = self._interaction.message
            if pressed is None or pressed.flags.ephemeral:
                raise
            log.info("an answer takes too long", interaction=self._interaction.id)
            return await pressed.edit(**content())

    async def _edit_original(self, content: dict[str, Any], patience: float | None) -> discord.Message | None:
        """Edit the message of the interaction and return it. Return None if the reader has dismissed it.

        Raises TimeoutError after `patience` seconds.
        """
        try:
            async with asyncio.timeout(patience):
                return await self._interaction.edit_original_response(**content)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None


def _timeout(files: Sequence[discord.File]) -> float | None:
    """Return how many seconds to wait for a request. Return None, which means no limit, if it has files."""
    return None if files else LONGEST


def texts_for(interaction: Interaction) -> Say:
    """Return the function that formats the bot's texts in the user's language."""
    return Say(texts(str(interaction.locale)))
