"""The answer to one interaction. It is always private: nothing here is posted in public."""

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
from bot.ui.kept_pictures import Content, KeptPicture, edited, ends_turn, kept, print_of, shown_in
from bot.ui.pages import render
from storage.records.tables import PostedMessage

log = structlog.get_logger()

Interaction = discord.Interaction[Any]

EXPIRED = frozenset((10062, 10015, 50027))
"""Discord's codes for an interaction that is gone."""

LOST = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError)
"""Errors of a request that failed through no fault of its own."""

LONGEST = 5.0
"""Seconds for which a request by an interaction is waited for.

Such requests have rate limits of their own: 5 in 2 s for an interaction, and perhaps those of the channel's webhooks,
30 in a minute (discord-api-docs issues 2701 and 3763). discord.py waits for them inside the call, for up to a minute.
"""

ANSWERED = 40060
"""Discord's code for a first answer when an earlier one has already arrived."""

UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that is gone, such as a private one that its reader has dismissed."""

UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel that is gone."""

CLOSED = frozenset((50007, 50278))
"""Discord's codes for a person whose direct messages are closed to the bot, or who shares no server with it."""

ASTRAY = frozenset((0, UNKNOWN_MESSAGE))
"""Codes of a 404 that says nothing: without a reason, or from a request that named no message.

A 404 of a request that did name a message is caught."""

TIMED_OUT, TOO_MANY, FAILURES = 408, 429, 500
"""HTTP statuses: a proxy timed out, too many requests, and the first of those that say nothing about the request."""


def lost(error: BaseException) -> bool:
    """Return whether a request failed through no fault of its own, so that it may be tried again."""
    if isinstance(error, discord.NotFound):
        return error.code in ASTRAY
    if isinstance(error, discord.HTTPException) and error.status in (TIMED_OUT, TOO_MANY):
        return True
    return isinstance(error, LOST)


def proves_closed(error: discord.HTTPException) -> bool:
    """Return whether a refused direct message proves that its person takes none.

    Any other refusal is the bot's problem, such as too many opened channels (40003) or quarantine (20026). It says
    nothing about the person, and the operator is told.
    """
    if error.code in CLOSED:
        log.info("direct messages closed", code=error.code)
        return True
    log.warning("direct messages are refused to the bot", code=error.code, error=str(error))
    return False


_answering: ContextVar[dict[Any, Any] | None] = ContextVar("answering", default=None)
"""The `extras` of the interaction whose first answer is being sent."""

LOOKING: ContextVar[Callable[[], Awaitable[None]] | None] = ContextVar("looking", default=None)
"""A check that runs right before each request. It may raise to prevent the request."""


@contextlib.contextmanager
def looking(look: Callable[[], Awaitable[None]]) -> Iterator[None]:
    """Run `look` right before each request of this block."""
    before = LOOKING.set(look)
    try:
        yield
    finally:
        LOOKING.reset(before)


UNSURE = "unsure"
"""Set in the `extras` of an interaction when a first answer to it was lost: it may have arrived."""

THINKING = "thinking"
"""Set in the `extras` of an interaction while Discord shows that the bot is thinking: an edit answers that. A follow-up
message does so, too, but Discord calls this deprecated."""


def traced() -> aiohttp.TraceConfig:
    """Return a trace that notices lost answers although discord.py itself tries again.

    It is for the bot's `http_trace`.
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
    """A private answer: the message, and whether it is the `original` that was pressed."""

    channel: int
    message: int
    original: bool
    picture: KeptPicture = KeptPicture()


class AnsweredElsewhere(Exception):
    """Another process of the same application has answered the interaction, so this one does not.

    A process with the lease of the shard serves it all the same: the other process had lost that lease, and may be
    dead.
    """


class Reply:
    """Acknowledge first, then say or show. A press on a private message changes that message."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._acknowledged = False
        self._opened = False
        self._began = time.perf_counter()
        self.token = interaction.token
        """The token that can change what is shown, for a while."""
        self.posted: PostedMessage | None = None
        """The message that was pressed, if it is stored for a table."""
        self.private = interaction.message is not None and interaction.message.flags.ephemeral
        """Whether the press came from a message that only its presser sees."""

    @property
    def locale(self) -> str:
        """The language of the person who is answered, as Discord writes it."""
        return str(self._interaction.locale)

    @property
    def updates(self) -> bool:
        """Whether the token can change the message that was pressed."""
        return self._acknowledged and self._interaction.message is not None and not self._opened

    def pressed(self, posted: PostedMessage | None, private: bool) -> None:
        """Store what was pressed: a `posted` message of a table, or a message that only its presser sees.

        For messages of a table we know ourselves who sees them.
        """
        self.posted = posted
        self.private = private or (self.private and posted is None)

    def apart(self) -> None:
        """Show answers in a message of their own, not in place of what was pressed."""
        self.private = False

    async def acknowledge(self) -> None:
        """Acknowledge the press to Discord in time. Raises AnsweredElsewhere."""
        if not self._acknowledged and not self._interaction.response.is_done():
            thinking = self._interaction.message is None
            await self._first(lambda: self._interaction.response.defer(ephemeral=thinking, thinking=thinking))
            self._interaction.extras[THINKING] = thinking

    async def open(self, form: discord.ui.Modal) -> None:
        """Open a form, which must be the first answer. Raises AnsweredElsewhere."""
        await self._first(lambda: self._interaction.response.send_modal(form))
        self._opened = True

    async def _first(self, answer: Callable[[], Awaitable[Any]]) -> None:
        """Send the first answer. If it was lost on the way, send it once more; the first may have arrived."""
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
        """Send a sentence to the presser alone."""
        await self._told(text)

    async def give(self, text: str, file: discord.File) -> None:
        """Send a sentence to the presser alone, with a file."""
        await self._told(text, file)

    async def say_long(self, text: str) -> Callable[..., Awaitable[None]]:
        """Send a sentence to the presser alone, and return a function that replaces it.

        The function takes another sentence, and files to add.
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
        if (answered := await self._answered(content, files)) is not None:
            return answered
        async with asyncio.timeout(_patience(files)):
            return await self._interaction.followup.send(
                text, files=files, ephemeral=True, suppress_embeds=True, allowed_mentions=render.NOBODY, wait=True
            )

    async def strip(self) -> None:
        """Remove the controls from the message that was pressed."""
        await self._interaction.edit_original_response(view=None)

    async def show(self, page: Page, stands: KeptPicture = NO_PICTURE) -> Shown:
        """Show a page: in the pressed panel if it is private and still there, otherwise in a new message.

        A new message is private, too. The picture `stands` is not uploaded again if it is the same, and one of a
        decision that ends a turn stays.
        """
        if self.private:
            found = await kept(page, stands, self._in_place) if ends_turn(page, stands) else None
            if found is None:
                drawn = await self._interaction.client.pictures.of(page)
                found = await edited(page, drawn, stands, self._in_place)
            message, picture = found
            if message is not None:
                return Shown(self._interaction.channel_id or 0, message.id, True, picture)
        return await self.add(page)

    async def add(self, page: Page, *files: discord.File) -> Shown:
        """Show a page as a new private message, with `files`."""
        drawn, channel = await self._interaction.client.pictures.of(page), self._interaction.channel_id or 0
        content = render.edit(page, drawn)
        content["attachments"] += files
        if (answered := await self._answered(content, files)) is not None:
            return Shown(channel, answered.id, True, shown_in(answered, print_of(page, drawn)))
        content = render.message(page, drawn)
        own = content.pop("files", [])
        async with asyncio.timeout(_patience(files)):
            message = await self._interaction.followup.send(**content, ephemeral=True, files=[*own, *files], wait=True)
        return Shown(channel, message.id, False, shown_in(message, print_of(page, drawn)))

    async def _answered(self, content: dict[str, Any], files: Sequence[discord.File]) -> discord.Message | None:
        """Replace *thinking* by `content`. Return that message, or None if there is none to replace."""
        if not self._interaction.extras.get(THINKING):
            return None
        message = await self._edited(content, _patience(files))
        self._interaction.extras[THINKING] = False
        for file in content["attachments"] if message is None else ():
            file.reset(seek=True)  # it is sent once more
        return message

    async def _in_place(self, content: Content) -> discord.Message | None:
        """Edit what was pressed.

        If the interaction takes too long, edit it as the bot; a private panel can only be edited by the interaction.
        """
        try:
            return await self._edited(content(), LONGEST)
        except TimeoutError:
            pressed = self._interaction.message
            if pressed is None or pressed.flags.ephemeral:
                raise
            log.info("an answer takes too long", interaction=self._interaction.id)
            return await pressed.edit(**content())

    async def _edited(self, content: dict[str, Any], patience: float | None) -> discord.Message | None:
        """Edit the original message and return it, or None if its reader has dismissed it.

        Raises TimeoutError.
        """
        try:
            async with asyncio.timeout(patience):
                return await self._interaction.edit_original_response(**content)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None


def _patience(files: Sequence[discord.File]) -> float | None:
    """Return how long to wait for a request. One with a file, such as a film of a game, may take its time."""
    return None if files else LONGEST


def texts_for(interaction: Interaction) -> Say:
    """Return the texts that no game owns, in the presser's language."""
    return Say(texts(str(interaction.locale)))
