"""Where every press, form and command enters. Each is acknowledged in time and answered, whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands

from bot.engine.game import Illegal, Seat
from bot.engine.texts import Say, language, texts
from bot.table import Repeated, Stale, Table
from bot.tasks import finished
from bot.ui.press import OtherRelease, Press, Unreadable, read
from bot.ui.reply import EXPIRED, LOST, Reply
from storage.store import ChannelBusy

if TYPE_CHECKING:
    from bot.app import Escapade

log = structlog.get_logger()

Interaction = discord.Interaction[Any]
Work = Callable[[], Awaitable[None]]


class Sorry(Exception):
    """What was asked cannot be done; the text key says why."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class Pressed:
    """A press that has been read and belongs to a table: all that a handler needs."""

    def __init__(self, app: Escapade, interaction: Interaction, press: Press, table: Table, reply: Reply) -> None:
        self.app = app
        self.interaction = interaction
        self.press = press
        self.table = table
        self.reply = reply
        self.user = interaction.user.id
        self.locale = str(interaction.locale)
        self.say = table.say(self.locale)
        self.data: dict[str, Any] = dict(interaction.data or {})
        self.values: list[str] = list(self.data.get("values", ()))

    @property
    def seat(self) -> Seat:
        """The presser's own seat. Raises Sorry for somebody who does not play here."""
        seat = self.table.seat_of(self.user)
        if seat is None:
            raise Sorry("not-your-table")
        return seat

    async def greet(self) -> None:
        """Keep the language that the player reads now; a press in a direct message tells that the way is open again."""
        seat = self.table.seat_of(self.user)
        if seat is None:
            return
        known = self.table.record.seats[seat]
        dm = self.interaction.channel_id if self.interaction.guild_id is None else known.dm
        if (known.dm, known.locale) != (dm, self.locale):
            await self.table.meet(seat, dm, self.locale)
        if known.dm != dm:
            self.app.painter.wake(self.table)

    @property
    def answers(self) -> dict[str, list[str]]:
        """What a form brought, by the name of its fields: what was chosen, or the one text that was typed."""
        return dict(_fields(self.data.get("components", ())))


Handler = Callable[[Pressed], Awaitable[None]]

HANDLERS: dict[str, Handler] = {}
FORMS: set[str] = set()


def on(action: str, form: bool = False) -> Callable[[Handler], Handler]:
    """Register the handler of an action. One that opens a `form` must be the first answer and acknowledges itself."""

    def register(handler: Handler) -> Handler:
        HANDLERS[action] = handler
        if form:
            FORMS.add(action)
        return handler

    return register


class Dispatch:
    """The one guard around all that people do."""

    def __init__(self, app: Escapade) -> None:
        self._app = app
        self._running: set[asyncio.Task[Any]] = set()
        self.stopping = False

    async def press(self, interaction: Interaction) -> None:
        """Serve a press of a button or menu, or a form that was sent in."""
        reply = Reply(interaction)

        async def work() -> None:
            try:
                press = read(str(dict(interaction.data or {}).get("custom_id", "")))
            except Unreadable:
                raise Sorry("press-unreadable") from None
            except OtherRelease:
                raise Sorry("press-old-release") from None
            handler = HANDLERS.get(press.action)
            if handler is None:
                raise Sorry("press-unreadable")
            if press.action not in FORMS or interaction.type is discord.InteractionType.modal_submit:
                await reply.acknowledge()
            table = await self._app.tables.find(press.table)
            if table is None:
                raise Sorry("table-gone", table=press.table)
            pressed = Pressed(self._app, interaction, press, table, reply)
            if press.seat is not None and pressed.seat != press.seat:
                raise Sorry("press-other-seat", who=table.names[press.seat] if press.seat < len(table.names) else "?")
            await pressed.greet()
            try:
                await handler(pressed)
            except BaseException:
                if self._app.painter.promises.broken(table, pressed.user):
                    self._app.painter.wake(table)
                raise
            await self._app.painter.promises.kept(table, pressed.user)

        await self.guarded(interaction, work)

    async def command(self, interaction: Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
        """Serve a slash command; `work` gets a reply that is acknowledged already."""
        reply = Reply(interaction)

        async def run() -> None:
            await reply.acknowledge()
            await work(reply)

        await self.guarded(interaction, run)

    async def guarded(self, interaction: Interaction, work: Work) -> None:
        """Run `work` and turn whatever goes wrong into a sentence for the presser."""
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            if self.stopping:
                raise Sorry("stopping")
            await work()
        except Repeated:
            await self._answer(interaction, shared(interaction)("repeated"))
        except Sorry as sorry:
            await self._answer(interaction, shared(interaction)(sorry.key, **sorry.arguments))
        except ChannelBusy as busy:
            await self._answer(interaction, shared(interaction)("channel-busy", table=busy.table))
        except Stale:
            await self._answer(interaction, shared(interaction)("stale"))
        except Illegal as illegal:
            key = f"refuse-{illegal.refusal.key}"
            say = shared(interaction)
            await self._answer(interaction, say(key if key in say else "refuse-not-offered", **illegal.refusal.args))
        except LOST as error:
            log.warning("answer lost", interaction=interaction.id, error=str(error))
            await self._answer(interaction, shared(interaction)("answer-lost"))
        except discord.HTTPException as error:
            if error.code in EXPIRED:
                log.warning("interaction expired", interaction=interaction.id, code=error.code)
            else:
                await self._failed(interaction, error)
        except Exception as error:
            await self._failed(interaction, error)
        finally:
            self._running.discard(task)

    async def flush(self) -> bool:
        """Wait until everything is answered and tell whether there was anything."""
        return await finished(self._running)

    async def drain(self, seconds: float) -> None:
        """Refuse what comes from now on with a sentence and wait for what is running."""
        self.stopping = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.flush(), seconds)

    async def _failed(self, interaction: Interaction, error: BaseException) -> None:
        reference = secrets.token_hex(4)
        log.error("interaction failed", reference=reference, interaction=interaction.id, exc_info=error)
        await self._answer(interaction, shared(interaction)("failed", reference=reference))

    async def _answer(self, interaction: Interaction, text: str) -> None:
        reply = Reply(interaction)
        try:
            await reply.acknowledge()
            await reply.say(text)
        except (discord.HTTPException, *LOST) as error:
            log.warning("answer not delivered", interaction=interaction.id, error=str(error))


class Tree(app_commands.CommandTree[Any]):
    """Commands whose errors are answered like those of presses."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer what went wrong before a command's own guard, such as a command of an older release."""
        dispatch: Dispatch = interaction.client.dispatcher
        known = isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch))
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def work() -> None:
            raise Sorry("command-old") if known else cause

        await dispatch.guarded(interaction, work)


def shared(interaction: Interaction) -> Say:
    """Give the texts that no game owns, in the language of whoever pressed."""
    return Say(texts(language(str(interaction.locale))))


def _fields(components: Any) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for component in components:
        if "component" in component:
            found += _fields([component["component"]])
        found += _fields(component.get("components", ()))
        if "custom_id" in component:
            typed = [str(component.get("value") or "")]
            found.append((component["custom_id"], list(component["values"]) if "values" in component else typed))
    return found
