"""The entry point of all interactions: presses, modals and commands.

Each interaction is acknowledged in time and always gets an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakValueDictionary

import discord
import structlog

from bot import metrics
from bot.engine.custom_id import HOME, CustomId, OtherRelease, Unreadable, read
from bot.engine.record import Seat
from bot.table import early_end, life, shoulder
from bot.table.leases import NotHeld
from bot.table.table import Table
from bot.table.tables import Crowded
from bot.tasks import finished
from bot.ui.application import Application
from bot.ui.flood import SUGGESTIONS, Flood
from bot.ui.installation import PERSONAL, invite_link, is_outside, is_personal
from bot.ui.pages.out_of_play import crowded_page
from bot.ui.payloads import press_data
from bot.ui.personal import reply_to
from bot.ui.press_context import (
    FORMS,
    HANDLERS,
    HOME_FORMS,
    HOME_HANDLERS,
    OUTSIDE,
    PRIVATE,
    HomePressContext,
    PressContext,
    Work,
)
from bot.ui.put_back import refuse_outdated
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reconcile.slots import OWN
from bot.ui.reply import EXPIRED, LOST, AnsweredElsewhere, Interaction, Reply, lost, texts_for
from bot.ui.spoken import speak
from bot.ui.user_errors import UserError, check_alive, check_may_look_on, reason
from storage.records.shown import ShownRecord
from storage.records.tables import PostedMessage
from storage.store_errors import StoreError

log = structlog.get_logger()

KINDS = {"not-saved": "not_saved", "answer-lost": "lost", "failed": "failed"}
"""Kinds of errors in the metrics, by the key of the error's text. All other errors count as refused."""

LAST = 2.0
"""Seconds before the end of a stop at which people who still wait are told that the bot stops."""


class Dispatch:
    """Runs the handlers of all interactions and turns their errors into answers.

    It also limits how many interactions a person can send in a short time.
    """

    def __init__(self, client: Application, reconciler: Reconciler) -> None:
        self.client = client
        self.reconciler = reconciler
        self._flood = Flood(client.settings.most_presses, client.tables.table_time.now)
        self._suggestions = Flood(SUGGESTIONS, client.tables.table_time.now)
        self._running: set[asyncio.Task[Any]] = set()
        self._turns: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self.stopping = False
        self.stopped = False
        """Whether the bot has stopped answering."""
        self.heard = client.tables.table_time.now()
        """The table time of the last press or command."""

    async def press(self, interaction: Interaction) -> None:
        """Handle the press of a button or menu, or a submitted modal."""
        reply = reply_to(interaction)

        async def work() -> None:
            custom_id = _parse_custom_id(interaction)
            await (self._at_home if custom_id.table == HOME else self._at_table)(interaction, custom_id, reply)

        await self._run_limited(interaction, work)

    async def _at_table(self, interaction: Interaction, custom_id: CustomId, reply: Reply) -> None:
        """Handle a press that belongs to a table.

        Presses of the same person run one after the other, except presses that open a modal. A modal must be the first
        answer to a press, so it cannot wait for another press.
        """
        sent_in = _is_modal(interaction)
        if custom_id.action not in (FORMS if sent_in else HANDLERS):
            raise UserError("press-unreadable")
        self._require_installed(interaction)
        opens = custom_id.action in FORMS and not sent_in
        if not opens:
            await reply.acknowledge()
        table = await self._find_table(interaction, custom_id, reply)
        if opens:
            await self._handle(await self._context(interaction, table, custom_id, reply))
        else:
            async with self._turns.setdefault((table.id, interaction.user.id), asyncio.Lock()):
                await self._handle(await self._context(interaction, table, custom_id, reply))

    async def _context(self, interaction: Interaction, table: Table, custom_id: CustomId, reply: Reply) -> PressContext:
        """Return the context of a press. Raises UserError if this person may not make this press."""
        shown = await self._recognize(interaction, table, reply)
        if reply.posted is not None and reply.posted.kind == shoulder.KIND:
            custom_id = CustomId(shoulder.PRESSED, custom_id.table, custom_id.epoch)
        press = PressContext(self.client, self.reconciler, interaction, custom_id, table, reply, self.later, shown)
        _check_allowed(press)
        return press

    async def _find_table(self, interaction: Interaction, custom_id: CustomId, reply: Reply) -> Table:
        """Return the table that a custom_id names.

        Raises UserError if there is no such table. Raises Rewound if the button was posted before the database was
        restored from a backup.
        """
        table = await self.client.tables.find(custom_id.table)
        if custom_id.epoch != (table.record.epoch if table is not None else await self.client.store.epoch()):
            await refuse_outdated(self.client.store, reply, interaction, custom_id)
        if table is None:
            raise UserError("table-gone", table=custom_id.table)
        return table

    async def _at_home(self, interaction: Interaction, custom_id: CustomId, reply: Reply) -> None:
        """Handle a press that belongs to no table. Presses of the same person run one after the other."""
        sent_in = _is_modal(interaction)
        if (
            custom_id.action not in (HOME_FORMS if sent_in else HOME_HANDLERS)
            or custom_id.epoch
            or custom_id.seat is not None
        ):
            raise UserError("press-unreadable")
        if custom_id.action not in PERSONAL:
            self._require_installed(interaction)
        if sent_in or custom_id.action not in HOME_FORMS:
            await reply.acknowledge()
        press = HomePressContext(self.client, self.reconciler, interaction, custom_id, reply)
        async with self._turns.setdefault((HOME, press.user), asyncio.Lock()):
            await HOME_HANDLERS[custom_id.action](press)

    def _require_installed(self, interaction: Interaction) -> None:
        """Raise UserError if the bot is not installed where the press comes from.

        The error has a link with which the bot can be installed.
        """
        if is_outside(interaction):
            raise UserError("invite-me", link=invite_link(self.client))

    async def unreadable(self, interaction: Interaction) -> None:
        """Answer an interaction that discord.py could not parse."""

        async def work() -> None:
            raise UserError("press-unreadable")

        await self.guarded(interaction, work)

    async def _recognize(self, interaction: Interaction, table: Table, reply: Reply) -> ShownRecord | None:
        """Find the stored data of the pressed message and register them in `reply`.

        Return all that is stored about the messages of the table; None if no message was pressed. The message may also
        be an old one in direct messages, which is not stored any more. Raises UserError for another person's private
        message.
        """
        if interaction.message is None:
            return None
        await self.reconciler.store_edits(table)
        shown = await self.client.store.shown(table.id, [interaction.user.id])
        posted = next((each for each in shown.posted_messages if each.message == interaction.message.id), None)
        seat = table.seat_of(interaction.user.id)
        dm = table.record.seats[seat].dm if seat is not None else None
        if _is_foreign(interaction, posted, seat):
            raise UserError("press-others")
        left = posted is None and dm is not None and interaction.channel_id == dm and not table.direct
        if posted is not None and posted.kind in OWN and table.direct:
            posted = await self.reconciler.seen(table, posted)
        reply.pressed(posted, left or (posted is not None and posted.kind in (*OWN, shoulder.KIND)))
        return shown

    async def _handle(self, press: PressContext) -> None:
        """Run the handler of a press, and update the messages that are affected by the press."""
        table, reconciler, reply = press.table, self.reconciler, press.reply
        await self._try_resume(table, press.user)
        await table.touch(press.user)
        await press.greet()
        posted = reply.posted
        own = posted is not None and posted.kind in OWN
        if not own:
            await reconciler.pressed(table, reply)
        try:
            await table.come_back(press.user)
            await HANDLERS[press.custom_id.action](press)
        finally:
            if own:
                await reconciler.pressed(table, reply)

    async def _try_resume(self, table: Table, user: int) -> None:
        """Try to resume a suspended table after a press.

        The channel may be accessible again, or a player may have come back. Raises UserError if the table stays
        suspended, and ChannelBusy.
        """
        if table.record.suspended_for == early_end.DESERTED and table.seat_of(user) is not None:
            await table.change(life.resumed)
        self.reconciler.sign(table)
        if table.record.status == "suspended":
            with contextlib.suppress(discord.HTTPException, *LOST):
                await self.reconciler.reconcile(table)
        check_alive(table)

    async def command(self, interaction: Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
        """Acknowledge a slash command, then run `work` with the reply object for the command."""
        reply = reply_to(interaction)

        async def run() -> None:
            await reply.acknowledge()
            if not is_personal(interaction.command):
                self._require_installed(interaction)
            await work(reply)

        await self._run_limited(interaction, run)

    async def _run_limited(self, interaction: Interaction, work: Work) -> None:
        """Run `work` unless this person sends too many interactions.

        The first interaction that is too many is answered with a text. The next ones are ignored for a while.
        """

        async def flooded() -> None:
            raise UserError("flood")

        verdict = self._flood.verdict(interaction.user.id)
        self.client.avatars.see(interaction.user)
        if verdict != "ignore":
            await self.guarded(interaction, work if verdict == "serve" else flooded)

    async def suggests(self, interaction: Interaction) -> bool:
        """Count an autocompletion, and return whether the bot answers it with suggestions.

        The first autocompletion that is too many gets an empty list. The next ones are ignored for a while.
        """
        speak(self.client.people, interaction)
        verdict = self._suggestions.verdict(interaction.user.id)
        if verdict == "tell":
            with contextlib.suppress(discord.HTTPException, *LOST):
                await interaction.response.autocomplete([])
        return verdict == "serve"

    async def guarded(self, interaction: Interaction, work: Work) -> None:
        """Run `work`, and answer the presser with an explanation if an error is raised."""
        if self.stopped:
            return
        speak(self.client.people, interaction)
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        self.heard = self.client.tables.table_time.now()
        began, outcome = time.perf_counter(), "lost"
        try:
            if self.stopping:
                raise UserError("stopping")
            if not is_outside(interaction):  # otherwise it belongs to no server whose lease could be held
                with contextlib.suppress(StoreError):
                    await self.client.tables.leases.see(interaction.guild_id)
            await work()
            outcome = "done"
        except NotHeld:
            outcome = "taken"
            log.warning("another process answers: this one was stopped", interaction=interaction.id)
        except AnsweredElsewhere:
            outcome = "taken"
            log.warning("answered already: is another copy running with this token?", interaction=interaction.id)
        except asyncio.CancelledError:
            if not self.stopping:
                raise
            kept = await self._has_changed(interaction)
            outcome = await self._explain(interaction, UserError("stopping-kept" if kept else "stopping"))
        except Exception as error:
            outcome = await self._explain(interaction, error)
        finally:
            metrics.SERVED.observe(time.perf_counter() - began)
            metrics.ANSWERS.labels(outcome).inc()
            self._running.discard(task)

    def later(self, interaction: Interaction, work: Work) -> None:
        """Run long `work` in the background, after the press is answered.

        Later presses of the same person do not wait for this work.
        """
        self._running.add(asyncio.create_task(self.guarded(interaction, work)))

    async def flush(self) -> bool:
        """Wait until every interaction is answered. Return whether any had to be answered."""
        return await finished(self._running)

    async def drain(self, seconds: float) -> None:
        """Refuse new interactions with a text. Wait up to `seconds` for those that are being handled.

        Near the end, people who still wait are told that the bot stops. After that, no interaction is answered.
        """
        self.stopping = True
        for patience in (seconds, min(seconds, LAST)):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.flush(), patience)
            for task in self._running:
                task.cancel()
        self.stopped = True
        await self.flush()

    async def _explain(self, interaction: Interaction, error: Exception) -> str:
        """Answer an interaction with a text that explains an error, if it can still be answered.

        Return the kind of the error for the metrics.
        """
        if isinstance(error, discord.HTTPException) and error.code in EXPIRED:
            log.warning("interaction expired", interaction=interaction.id, code=error.code)
            return "lost"
        if lost(error):
            log.warning("answer lost", interaction=interaction.id, error=str(error))
        key, arguments = reason(error)
        kind = KINDS.get(key, "refused")
        if key == "not-saved":
            log.warning("not saved", interaction=interaction.id, error=str(error))
            key = "not-shown" if await self._has_changed(interaction) else key
        if key == "failed":
            log.error("interaction failed", interaction=interaction.id, exc_info=error, **arguments)
        say = texts_for(interaction)
        reply = reply_to(interaction)
        try:
            await reply.acknowledge()
            if isinstance(error, Crowded):
                await reply.add(crowded_page(error.tables, str(interaction.locale)))
            else:
                await reply.say(say(key, **arguments) if key in say else say("refuse-not-offered"))
        except (discord.HTTPException, AnsweredElsewhere, *LOST) as undelivered:
            log.warning("answer not delivered", interaction=interaction.id, error=str(undelivered))
            return "lost"
        return kind

    async def _has_changed(self, interaction: Interaction) -> bool:
        """Return whether handling an interaction has changed the database.

        If that cannot be checked, return True.
        """
        try:
            return await self.client.store.seen(interaction.id)
        except StoreError:
            return True


def _parse_custom_id(interaction: Interaction) -> CustomId:
    """Parse the custom_id of a press. Raises UserError if it is invalid or from another release."""
    try:
        return read(press_data(interaction).custom_id)
    except Unreadable:
        raise UserError("press-unreadable") from None
    except OtherRelease:
        raise UserError("press-old-release") from None


def _is_modal(interaction: Interaction) -> bool:
    """Return whether the interaction is a submitted modal, not a press of a button or menu."""
    return interaction.type is discord.InteractionType.modal_submit


def _check_allowed(press: PressContext) -> None:
    """Raise UserError if this person may not make this press, or may not make it in this channel."""
    table, custom_id = press.table, press.custom_id
    here = press.interaction.channel_id == table.record.channel
    if not here and not (press.reply.private and custom_id.action in PRIVATE):
        raise UserError("press-elsewhere")
    if table.direct or custom_id.action not in OUTSIDE:
        check_may_look_on(table, press.user)
    if custom_id.seat is not None and press.seat != custom_id.seat:
        raise UserError(
            "press-other-seat", who=table.names[custom_id.seat] if custom_id.seat < len(table.names) else "?"
        )


def _is_foreign(interaction: Interaction, posted: PostedMessage | None, seat: Seat | None) -> bool:
    """Return whether a person has pressed a component of another person's private message.

    Discord never allows that, so this is only a safeguard.
    """
    message = interaction.message
    asked = message.interaction_metadata if message is not None and message.flags.ephemeral else None
    if asked is not None and asked.user.id != interaction.user.id:
        return True
    return posted is not None and posted.kind in OWN and posted.seat != seat
