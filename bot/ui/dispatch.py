"""Where every press, form and command enters. Each is acknowledged in time and answered, whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from weakref import WeakValueDictionary

import discord
import structlog
from discord import app_commands

from bot import measures
from bot.engine.move import Illegal
from bot.engine.press import HOME, OtherRelease, Press, Unreadable, read
from bot.engine.record import Seat
from bot.engine.texts import Say, language, texts
from bot.table import life
from bot.table.refused import Repeated, Stale
from bot.table.room import may_look_on
from bot.table.table import Table
from bot.table.tables import Crowded
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.flood import Flood
from bot.ui.painting.painter import Painter
from bot.ui.painting.paintings import OWN, place_of
from bot.ui.private import renew, show
from bot.ui.reply import EXPIRED, LOST, Reply, Taken, lost
from bot.ui.rewound import Rewound, outlived
from storage.faults import ChannelBusy, Conflict, StoreError, UsedBefore
from storage.records.tables import Painting

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

    def __init__(self, dispatch: Dispatch, interaction: Interaction, press: Press, table: Table, reply: Reply) -> None:
        self.dispatch = dispatch
        self.client = dispatch.client
        self.painter = dispatch.painter
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
        """Keep the language that the player reads now; a press on the hand in direct messages tells that the way there
        is open again."""
        seat = self.table.seat_of(self.user)
        if seat is None:
            return
        known = self.table.record.seats[seat]
        pressed = self.reply.painting
        dm = pressed.channel if pressed is not None and pressed.kind == "hand" else known.dm
        if (known.dm, known.locale) != (dm, self.locale):
            await self.table.meet(self.user, dm, self.locale)
        if known.dm != dm:
            self.painter.wake(self.table)

    async def show_hand(self, note: str = "", unfolded: bool = False) -> None:
        """Show the presser's hand as it is now, with a `note` above it, `unfolded` with all there is to say. Raises
        Sorry before the deal."""
        if self.table.record.status == "lobby":
            raise Sorry("not-dealt")
        await show(self.painter, self.table, self.seat, self.reply, self.locale, note, unfolded)

    @property
    def answers(self) -> dict[str, list[str]]:
        """What a form brought, by the name of its fields: what was chosen, or the one text that was typed."""
        return dict(_fields(self.data.get("components", ())))


class AtHome:
    """A press that belongs to no table: all that a handler of the house needs."""

    def __init__(self, dispatch: Dispatch, interaction: Interaction, press: Press, reply: Reply) -> None:
        self.dispatch = dispatch
        self.client = dispatch.client
        self.painter = dispatch.painter
        self.interaction = interaction
        self.press = press
        self.reply = reply
        self.user = interaction.user.id
        self.locale = str(interaction.locale)
        self.say = shared(interaction)
        data: dict[str, Any] = dict(interaction.data or {})
        self.values: list[str] = list(data.get("values", ()))
        self.answers = dict(_fields(data.get("components", ())))
        """What a form brought, by the name of its fields."""


Handler = Callable[[Pressed], Awaitable[None]]
HouseHandler = Callable[[AtHome], Awaitable[None]]

HANDLERS: dict[str, Handler] = {}
HOUSE: dict[str, HouseHandler] = {}
"""The handlers of presses that belong to no table."""
FORMS: set[str] = set()
HOUSE_FORMS: set[str] = set()
PRIVATE: set[str] = set()
KINDS = {"not-saved": "not_saved", "answer-lost": "lost", "failed": "failed"}
"""How what went wrong is counted, by the key of its text; all else is refused."""

OUTSIDE = frozenset(("end-sure",))
"""What whoever moderates a channel may do at a private table."""


def on(action: str, form: bool = False, private: bool = False) -> Callable[[Handler], Handler]:
    """Register the handler of an action. One that opens a `form` must be the first answer and acknowledges itself; one
    that stands on `private` panels may be pressed there wherever they are, any other in the table's channel alone."""

    def register(handler: Handler) -> Handler:
        HANDLERS[action] = handler
        if form:
            FORMS.add(action)
        if private:
            PRIVATE.add(action)
        return handler

    return register


def at_home(action: str, form: bool = False) -> Callable[[HouseHandler], HouseHandler]:
    """Register the handler of an action of the house, spelt with table 0 (`press.at_home`): it may be pressed
    anywhere. One that opens a `form` acknowledges itself, as with `on`."""

    def register(handler: HouseHandler) -> HouseHandler:
        HOUSE[action] = handler
        if form:
            HOUSE_FORMS.add(action)
        return handler

    return register


class Dispatch:
    """The one guard around all that people do."""

    def __init__(self, client: Client, painter: Painter) -> None:
        self.client = client
        self.painter = painter
        self._flood = Flood(client.settings.most_presses, client.now)
        self._running: set[asyncio.Task[Any]] = set()
        self._turns: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self.stopping = False
        self.heard = client.now()
        """When somebody last pressed or commanded anything."""

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
            if press.table == HOME:
                return await self._at_home(interaction, press, reply)
            sent_in = interaction.type is discord.InteractionType.modal_submit
            if press.action not in (FORMS if sent_in else HANDLERS):
                raise Sorry("press-unreadable")
            opens = press.action in FORMS and not sent_in
            if not opens:
                await reply.acknowledge()
            table = await self.client.tables.find(press.table)
            if press.epoch != (table.record.epoch if table is not None else await self.client.store.epoch()):
                await outlived(self.client.store, reply, interaction, press)
            if table is None:
                raise Sorry("table-gone", table=press.table)
            await self._recognize(interaction, table, reply)
            if interaction.channel_id != table.record.channel and not (reply.private and press.action in PRIVATE):
                raise Sorry("press-elsewhere")
            pressed = Pressed(self, interaction, press, table, reply)
            if table.direct and table.seat_of(pressed.user) is None:
                raise Sorry("press-others")
            if press.action not in OUTSIDE:
                see_private(table, pressed.user)
            if press.seat is not None and pressed.seat != press.seat:
                raise Sorry("press-other-seat", who=table.names[press.seat] if press.seat < len(table.names) else "?")
            if opens:
                await self._handle(pressed, waits=False)
            else:
                async with self._turns.setdefault((table.id, pressed.user), asyncio.Lock()):
                    await self._handle(pressed, waits=True)

        await self._counted(interaction, work)

    async def _at_home(self, interaction: Interaction, press: Press, reply: Reply) -> None:
        """Serve a press that belongs to no table; those of one person come one after the other."""
        sent_in = interaction.type is discord.InteractionType.modal_submit
        if press.action not in (HOUSE_FORMS if sent_in else HOUSE) or press.epoch or press.seat is not None:
            raise Sorry("press-unreadable")
        if sent_in or press.action not in HOUSE_FORMS:
            await reply.acknowledge()
        pressed = AtHome(self, interaction, press, reply)
        async with self._turns.setdefault((HOME, pressed.user), asyncio.Lock()):
            await HOUSE[press.action](pressed)

    async def unreadable(self, interaction: Interaction) -> None:
        """Answer what is not spelt as Discord spells it."""

        async def work() -> None:
            raise Sorry("press-unreadable")

        await self.guarded(interaction, work)

    async def _recognize(self, interaction: Interaction, table: Table, reply: Reply) -> None:
        """Find out what was pressed: what stands for the table, or what is left in the presser's direct messages.

        Raises Sorry for what only somebody else can see.
        """
        if interaction.message is None:
            return
        standing = await self.client.store.paintings(table.id)
        painting = next((each for each in standing if each.message == interaction.message.id), None)
        seat = table.seat_of(interaction.user.id)
        dm = table.record.seats[seat].dm if seat is not None else None
        if _others(interaction, painting, seat):
            raise Sorry("press-others")
        left = painting is None and dm is not None and interaction.channel_id == dm and not table.direct
        reply.pressed(painting, left or (painting is not None and painting.kind in OWN))

    async def _handle(self, pressed: Pressed, waits: bool) -> None:
        """Serve a press. Those of one person at one table come one after the other, or a choice would be lost and the
        answer to an earlier one could stand last; what opens a form never `waits`: it is its own first answer."""
        table, painter, reply = pressed.table, self.painter, pressed.reply
        await self._reached(table, pressed.user)
        await table.touch(pressed.user)
        await pressed.greet()
        painting = reply.painting
        own = place_of(painting) if painting is not None and painting.kind in OWN else None
        async with painter.held(table, own, waits):
            await table.come_back(pressed.user)
            try:
                await HANDLERS[pressed.press.action](pressed)
            finally:
                await renew(self.painter, table, reply)

    async def _reached(self, table: Table, user: int) -> None:
        """A press is a sign that a closed channel may be open again, and brings a table back that all who play there
        had left alone. Raises Sorry for a table that stays suspended, ChannelBusy."""
        if table.record.suspended_for == life.DESERTED and table.seat_of(user) is not None:
            await table.live(life.resumed)
        self.painter.sign(table)
        if table.record.status == "suspended":
            with contextlib.suppress(discord.HTTPException, *LOST):
                await self.painter.paint(table)
        see_alive(table)

    async def command(self, interaction: Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
        """Serve a slash command; `work` gets a reply that is acknowledged already."""
        reply = Reply(interaction)

        async def run() -> None:
            await reply.acknowledge()
            await work(reply)

        await self._counted(interaction, run)

    async def _counted(self, interaction: Interaction, work: Work) -> None:
        """Do `work` unless it is one act too many of this person: the first such is answered, the next are ignored."""

        async def flooded() -> None:
            raise Sorry("flood")

        verdict = self._flood.verdict(interaction.user.id)
        if verdict != "ignore":
            await self.guarded(interaction, work if verdict == "serve" else flooded)

    async def guarded(self, interaction: Interaction, work: Work) -> None:
        """Run `work` and turn whatever goes wrong into a sentence for the presser."""
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        self.heard = self.client.now()
        began, outcome = time.perf_counter(), "lost"
        try:
            if self.stopping:
                raise Sorry("stopping")
            await work()
            outcome = "done"
        except Taken:
            outcome = "taken"
            log.warning("answered already: is another copy running with this token?", interaction=interaction.id)
        except Exception as error:
            outcome = await self._explain(interaction, error)
        finally:
            measures.SERVED.observe(time.perf_counter() - began)
            measures.ANSWERS.labels(outcome).inc()
            self._running.discard(task)

    def later(self, interaction: Interaction, work: Work) -> None:
        """Do what takes long when the press is answered: what its presser presses meanwhile does not wait for it."""
        self._running.add(asyncio.create_task(self.guarded(interaction, work)))

    async def flush(self) -> bool:
        """Wait until everything is answered and tell whether there was anything."""
        return await finished(self._running)

    async def drain(self, seconds: float) -> None:
        """Refuse what comes from now on with a sentence and wait for what is running."""
        self.stopping = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.flush(), seconds)

    async def _explain(self, interaction: Interaction, error: Exception) -> str:
        """Tell whoever pressed why it did not work, unless the interaction takes no answer any more; give the kind of
        what went wrong."""
        if isinstance(error, discord.HTTPException) and error.code in EXPIRED:
            log.warning("interaction expired", interaction=interaction.id, code=error.code)
            return "lost"
        if lost(error):
            log.warning("answer lost", interaction=interaction.id, error=str(error))
        key, arguments = reason(error)
        kind = KINDS.get(key, "refused")
        if key == "not-saved":
            log.warning("not saved", interaction=interaction.id, error=str(error))
            key = "not-shown" if await self._changed(interaction) else key
        if key == "failed":
            log.error("interaction failed", interaction=interaction.id, exc_info=error, **arguments)
        say = shared(interaction)
        if isinstance(error, Crowded):
            arguments = {"tables": tuple(table.called(table.say(str(interaction.locale))) for table in error.tables)}
        reply = Reply(interaction)
        try:
            await reply.acknowledge()
            await reply.say(say(key, **arguments) if key in say else say("refuse-not-offered"))
        except (discord.HTTPException, Taken, *LOST) as undelivered:
            log.warning("answer not delivered", interaction=interaction.id, error=str(undelivered))
            return "lost"
        return kind

    async def _changed(self, interaction: Interaction) -> bool:
        """Tell whether an interaction has changed something, or, where the store does not even say that, may have."""
        try:
            return await self.client.store.seen(interaction.id)
        except StoreError:
            return True


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


def see_private(table: Table, user: int) -> None:
    """Raise Sorry for somebody who may not look on at a private table."""
    if not may_look_on(table.record, user):
        raise Sorry("private-table", table=table.id)


def see_alive(table: Table) -> None:
    """Raise Sorry for a table that is suspended."""
    if table.record.status == "suspended":
        deserted = table.record.suspended_for == life.DESERTED
        key = "suspended-alone" if deserted else "suspended-direct" if table.direct else "suspended"
        raise Sorry(key, table=table.id, until=f"<t:{int(life.kept_until(table.record))}:D>")


def reason(error: Exception) -> tuple[str, Mapping[str, Any]]:
    """Give the text that says why something could not be done, by its key, with its arguments; `failed` with a number
    to ask for when it is nobody's doing."""
    match error:
        case Sorry():
            return error.key, error.arguments
        case Rewound():
            return "press-rewound", {}
        case Illegal():
            return f"refuse-{error.refusal.key}", error.refusal.args
        case ChannelBusy():
            return "channel-busy", {"table": error.table}
        case Crowded():
            return "crowded", {"tables": ()}
        case Repeated() | UsedBefore():
            return "repeated", {}
        case Stale():
            return "stale", {}
        case Conflict():
            return "overtaken", {}
        case StoreError():
            return "not-saved", {}
    return ("answer-lost", {}) if lost(error) else ("failed", {"reference": secrets.token_hex(4)})


def shared(interaction: Interaction) -> Say:
    """Give the texts that no game owns, in the language of whoever pressed."""
    return Say(texts(language(str(interaction.locale))))


def _others(interaction: Interaction, painting: Painting | None, seat: Seat | None) -> bool:
    """Tell whether a private message was pressed by somebody other than its reader, which no Discord lets happen."""
    message = interaction.message
    asked = message.interaction_metadata if message is not None and message.flags.ephemeral else None
    if asked is not None and asked.user.id != interaction.user.id:
        return True
    return painting is not None and painting.kind in OWN and painting.seat != seat


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
