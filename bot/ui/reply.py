"""The answer to one interaction. It is always private."""

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
"""The errors of lost requests: failed on the way, not refused by Discord."""

LONGEST = 5.0
"""Seconds to wait for a request by an interaction.

Such requests have their own rate limits: 5 in 2 s for an interaction, and perhaps the channel's limit for webhooks, 30
a minute (discord-api-docs issues 2701 and 3763). discord.py waits for them inside the call, for up to a minute.
"""

ANSWERED = 40060
"""Discord's error code for a first answer when an earlier one has already arrived."""

UNKNOWN_MESSAGE = 10008
"""Discord's error code for a deleted message, or a private one that its reader has dismissed."""

UNKNOWN_CHANNEL = 10003
"""Discord's error code for a deleted channel."""

CLOSED = frozenset((50007, 50278))
"""Discord's error codes for a user who accepts no direct messages from the bot, or shares no server with it."""

ASTRAY = frozenset((0, UNKNOWN_MESSAGE))
"""Error codes of a 404 that proves nothing: without a reason, or for a request that named no message.

A 404 for a request that named a message is handled separately.
"""

TIMED_OUT, TOO_MANY, FAILURES = 408, 429, 500
"""HTTP statuses: timeout of a proxy, too many requests, and the first of the server errors."""


def lost(error: BaseException) -> bool:
    """Return whether a request was lost on the way or failed inside Discord.

    Such a request can be repeated.
    """
    if isinstance(error, discord.NotFound):
        return error.code in ASTRAY
    if isinstance(error, discord.HTTPException) and error.status in (TIMED_OUT, TOO_MANY):
        return True
    return isinstance(error, LOST)


def proves_closed(error: discord.HTTPException) -> bool:
    """Return whether a refused direct message proves that its user accepts none.

    Other refusals are the bot's own problem, such as too many new conversations (40003) or quarantine (20026). They say
    nothing about the user, and the operator gets a log line.
    """
    if error.code in CLOSED:
        log.info("direct messages closed", code=error.code)
        return True
    log.warning("direct messages are refused to the bot", code=error.code, error=str(error))
    return False


_answering: ContextVar[dict[Any, Any] | None] = ContextVar("answering", default=None)
"""The `extras` of the interaction whose first answer is being sent."""

LOOKING: ContextVar[Callable[[], Awaitable[None]] | None] = ContextVar("looking", default=None)
"""A check that runs directly before each request. It may raise an error to prevent the request."""


@contextlib.contextmanager
def checking(look: Callable[[], Awaitable[None]]) -> Iterator[None]:
    """Run the check `look` directly before each request during the context."""
    before = LOOKING.set(look)
    try:
        yield
    finally:
        LOOKING.reset(before)


UNSURE = "unsure"
"""A key in an interaction's `extras`: its first answer was lost, but may have arrived."""

THINKING = "thinking"
"""A key in an interaction's `extras`: Discord shows that the bot is thinking, and an edit answers that.

A follow-up message does so too, but Discord calls that deprecated.
"""


def lost_answer_trace() -> aiohttp.TraceConfig:
    """Return a trace for the bot's `http_trace` that detects lost answers.

    It is needed because discord.py itself repeats such requests.
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
    """A private answer: its message, and whether that is the pressed message (`original`)."""

    channel: int
    message: int
    original: bool
    picture: KeptPicture = KeptPicture()


class AnsweredElsewhere(Exception):
    """Raised if another process of the same bot has already answered the interaction.

    A process with the lease of the shard answers in any case, because the other process had lost that lease and may be
    dead.
    """


class Reply:
    """The answer to an interaction: first acknowledge, then send text or show a page.

    After a press on a private message, pages replace that message.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._acknowledged = False
        self._opened = False
        self._began = time.perf_counter()
        self.token = interaction.token
        """The token that can edit the answer for 15 minutes."""
        self.posted: PostedMessage | None = None
        """The pressed message, if it is stored for a table."""
        self.private = interaction.message is not None and interaction.message.flags.ephemeral
        """Whether the pressed message is visible only to its presser."""

    @property
    def locale(self) -> str:
        """The locale of the user who gets the answer, in Discord's form."""
        return str(self._interaction.locale)

    @property
    def updates(self) -> bool:
        """Whether the token can edit the pressed message."""
        return self._acknowledged and self._interaction.message is not None and not self._opened

    def pressed(self, posted: PostedMessage | None, private: bool) -> None:
        """Register the pressed message: the `posted` message of a table, and whether only its presser sees it.

        For messages of a table, this is more exact than Discord's own data.
        """
        self.posted = posted
        self.private = private or (self.private and posted is None)

    def apart(self) -> None:
        """Show further pages in a new message instead of the pressed one."""
        self.private = False

    async def acknowledge(self) -> None:
        """Acknowledge the press in time. Raises AnsweredElsewhere."""
        if not self._acknowledged and not self._interaction.response.is_done():
            thinking = self._interaction.message is None
            await self._first(lambda: self._interaction.response.defer(ephemeral=thinking, thinking=thinking))
            self._interaction.extras[THINKING] = thinking

    async def open(self, form: discord.ui.Modal) -> None:
        """Open a modal, which must be the first answer. Raises AnsweredElsewhere."""
        await self._first(lambda: self._interaction.response.send_modal(form))
        self._opened = True

    async def _first(self, answer: Callable[[], Awaitable[Any]]) -> None:
        """Send the first answer. If it is lost, send it once more, although it may have arrived."""
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
        """Send a private text to the user."""
        await self._told(text)

    async def give(self, text: str, file: discord.File) -> None:
        """Send a private text with a file to the user."""
        await self._told(text, file)

    async def say_long(self, text: str) -> Callable[..., Awaitable[None]]:
        """Send a private text to the user. Return a function that replaces it.

        The function takes another text, and files to add.
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
        """Remove the controls from the pressed message."""
        await self._interaction.edit_original_response(view=None)

    async def show(self, page: Page, stands: KeptPicture = NO_PICTURE) -> Shown:
        """Show a page in the pressed message if that is private and exists, otherwise in a new private one.

        An unchanged picture (`stands`) is not uploaded again. After a decision that ends a turn, the old picture stays.
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
        """Show a page as a new private message with `files`."""
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
        """Replace *the bot is thinking* by `content`. Return the message; None if there is nothing to replace."""
        if not self._interaction.extras.get(THINKING):
            return None
        message = await self._edit_original(content, _timeout(files))
        self._interaction.extras[THINKING] = False
        for file in content["attachments"] if message is None else ():
            file.reset(seek=True)  # it is sent once more
        return message

    async def _edit_pressed(self, content: Content) -> discord.Message | None:
        """Edit the pressed message.

        If the interaction's edit takes too long, the bot edits the message itself. For a private message that is
        impossible.
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
        """Edit the message of the interaction. Return it, or None if its reader has dismissed it.

        Raises TimeoutError.
        """
        try:
            async with asyncio.timeout(patience):
                return await self._interaction.edit_original_response(**content)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None


def _timeout(files: Sequence[discord.File]) -> float | None:
    """Return how many seconds to wait for a request; None (no limit) if it has files."""
    return None if files else LONGEST


def texts_for(interaction: Interaction) -> Say:
    """Return the function that formats the bot's texts in the user's language."""
    return Say(texts(str(interaction.locale)))
