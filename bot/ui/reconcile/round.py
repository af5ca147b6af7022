"""One round of the reconciler for a table: it updates each message of the table once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, NamedTuple

import discord

from bot.engine.record import Seat
from bot.table import early_end
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reconcile import desired, pings
from bot.ui.reconcile.folding import Folding
from bot.ui.reconcile.loudness import is_buried
from bot.ui.reconcile.message_editor import MessageEditor, needs_update, with_present_picture
from bot.ui.reconcile.pauses import Pauses
from bot.ui.reconcile.pending_edits import PendingEdits, latest
from bot.ui.reconcile.poster import Poster
from bot.ui.reconcile.reach import Reach, is_inaccessible
from bot.ui.reconcile.slots import OWN, DesiredMessage, MessageSlot, ReconcileInput, is_posted
from bot.ui.reconcile.state import ReconcileState
from bot.ui.reconcile.ways import Ways
from bot.ui.reply import LOST, UNKNOWN_CHANNEL, lost
from storage.records.tables import UNKNOWN, PostedMessage

AT_ONCE = 4
"""The most seats whose hands are updated at the same time."""

HASTE = 1.0
"""The most seconds for which a round waits for a press that edits the same message.

The press starts another round afterwards.
"""


class Overtaken(OSError):
    """Raised if another process or press has edited the same message meanwhile.

    The message then needs one more edit.
    """


class Parts(NamedTuple):
    """The objects and functions that a round needs."""

    client: Client
    known: Callable[[Table], Awaitable[ReconcileInput]]
    """A function that returns what the pages of a table show in addition to the state of the game."""
    editor: MessageEditor
    pending: PendingEdits
    poster: Poster
    folding: Folding
    reach: Reach
    ways: Ways
    pauses: Pauses
    wake: Callable[[Table], None]
    """A function that schedules an update of a table's messages."""
    watch: Callable[[Table, Seat, float], None]
    """A function that schedules an update when the private message of a seat can no longer be edited."""
    live: Callable[[Table], None]
    """A function that schedules an update of the board messages of spectators."""
    shown: Callable[[Table, int], None]
    """A function that is called with a table and its version, once everybody can see it in the channel."""


class Round:
    """One update of all messages of a table. Only one round at a time runs for a table.

    With `anew`, the board is posted again at the bottom of the channel.
    """

    def __init__(self, parts: Parts, table: Table, state: ReconcileState, anew: bool = False) -> None:
        self._parts = parts
        self._store = parts.client.store
        self._table = table
        self._state = state
        self._anew = anew
        self._version = 0
        self._failed: list[Exception] = []

    async def run(self, sign: bool) -> bool:
        """Update all messages of the table. Return whether the channel has accepted them.

        With `sign`, a channel that has refused messages is tried again. If there are errors, all messages are still
        tried; then the first error is raised. All edits are stored in one write at the end.
        """
        async with self._parts.pending.gathered(self._table):
            return await self._update_all(sign)

    async def _update_all(self, sign: bool) -> bool:
        table, state, reach = self._table, self._state, self._parts.reach
        tried, was_stuck = await reach.tried(table, sign), table.id in reach.stuck
        known = await self._read_newest()
        if _just_dealt(table, known) and await self._parts.ways.open(table, range(len(table.record.seats))):
            known = await self._read_newest()
        state.left.clear()
        if any(each.token for each in known.watchers):
            self._parts.live(table)
        comes = self._anew or not is_posted(known.posted, MessageSlot("board"))
        if table.direct and comes and not table.record.folded and table.record.status in ("lobby", "playing"):
            await self._parts.folding.fold_others(table)
        if tried:
            tried = await self._try(self._send_posts(known))
        public = self._update_public(known) if tried else _no_access()
        reached = _have_dm(table)
        if table.direct or not is_posted(known.posted, MessageSlot("board")):  # hands are below it
            tried = await public
            stuck = table.id in reach.stuck
            if stuck and table.record.status == "lobby" and not is_posted(known.posted, MessageSlot("board")):
                await reach.close(table)
                return False
            shown = await _gather(self._private_updates(known, tried))
        else:
            tried, *shown = await _gather([public, *self._private_updates(known, True)])
        stuck, skipped = table.id in reach.stuck, bool(state.left) or not all(shown)
        if stuck != was_stuck:  # each hand says so
            self._parts.wake(table)
        if _have_dm(table) != reached:  # a person who takes no direct messages is pinged in the channel
            self._parts.wake(table)
        if MessageSlot("board") not in state.left:
            self._parts.shown(table, self._version)
        self._schedule_ping(pings.next_call(table, known) if table.record.version == self._version else None)
        skipped = skipped or stuck or bool(self._failed) or state.call is not None
        shows = not skipped and (tried or table.record.status == "suspended")
        if not await self._parts.pending.store(table, self._version if shows else None, known.painted):
            self._failed.append(Overtaken(f"table {table.id}"))
        if self._failed:
            raise next((error for error in self._failed if lost(error)), self._failed[0])
        return tried and not stuck and table.record.reason != early_end.REFUSED

    async def _read_newest(self) -> ReconcileInput:
        """Read the data that the pages show. If the table's version has changed meanwhile, read them again."""
        table = self._table
        while True:
            self._version, self._state.known_at = table.record.version, table.record.revision
            known = await self._parts.known(table)
            if table.record.version == self._version:
                return known

    async def _update_public(self, known: ReconcileInput) -> bool:
        """Update the board and the pings in the channel, until the channel refuses one of them.

        Return whether the channel has accepted all.
        """
        for slot, target in desired.public_slots(self._table, known):
            board = slot.kind == "board"
            part = self._update_slot(slot, target, known.posted, self._anew and board)
            if not await self._try(self._parts.reach.board(self._table, part) if board else part):
                return False
        if not any(lost(error) for error in self._failed):
            await self._parts.reach.opened(self._table)
        return True

    def _private_updates(self, known: ReconcileInput, tried: bool) -> list[Coroutine[Any, Any, bool]]:
        """Return a coroutine for each seat. It updates all messages that only the player in this seat sees.

        Seats with a question come first. A coroutine returns False if the table has a newer version than `known`;
        another round soon shows that version. The direct messages of each player have their own rate limits.
        """
        table, state, pauses = self._table, self._state, self._parts.pauses
        free = asyncio.Semaphore(AT_ONCE)

        async def shown(seat: Seat) -> bool:
            await state.moved(seat, HASTE)
            waits = pauses.waits(table, state, seat)
            if waits:
                state.left.add(MessageSlot("hand", seat))
            async with free:
                for slot, target in desired.private_slots(table, known, seat, lambda slot: waits or state.done(slot)):
                    if table.record.version != self._version:
                        return False
                    if table.direct and not tried and slot.kind != "panel":
                        continue  # it is in the channel that refuses everything
                    calls = target is not None and target.calls
                    moves = calls or desired.is_overtaken(table, slot, known.posted, state.newest)
                    edits = slot.kind in OWN and needs_update(target, known.posted.get(slot))
                    await self._try(self._update_slot(slot, target, known.posted, moves))
                    if edits and slot not in state.left:
                        pauses.told(table, seat)
                    if slot.kind == "hand" and not self._failed:
                        state.newest = 0
            return True

        return [shown(seat) for seat in desired.update_order(table)]

    async def _send_posts(self, known: ReconcileInput) -> None:
        """Send the posts in the outbox of the table.

        In direct messages, the id of the last post is stored, because the hand must be below it.
        """
        last = await self._parts.poster.post(self._table, known.outbox)
        if self._table.direct:
            await self._parts.folding.take_ending_away(self._table)
        self._state.newest = max(self._state.newest, last if self._table.direct else 0)

    async def _try(self, part: Awaitable[None]) -> bool:
        """Run one part of the round. If it raises an error, store the error so that the other parts go on.

        Return False if the error means that the channel is inaccessible, otherwise True.
        """
        try:
            await part
        except (discord.HTTPException, *LOST) as error:
            if is_inaccessible(error):
                await self._parts.reach.bar(self._table, error)
                return False
            if isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
                self._parts.reach.doubt(self._table)
                return False
            self._failed.append(error)
        return True

    async def _update_slot(
        self,
        slot: MessageSlot,
        target: DesiredMessage | None,
        known: dict[MessageSlot, PostedMessage],
        anew: bool,
    ) -> None:
        """Update the message in one slot if its content has changed. With `anew`, update it in any case.

        A board message that changes moves to the bottom if people have written much below it. A new message is added to
        `known` for the next slots.
        """
        table, state = self._table, self._state
        board, standing = slot.kind == "board", known.get(slot)
        if slot.kind == "panel" and standing is not None and target is not None and not target.last:
            self._parts.watch(table, slot.seat, standing.ends)
        posted = standing if board and target is not None else None
        if target is not None and posted is not None and self._parts.pauses.catches_up(table, state, target, posted):
            target, state.behind = with_present_picture(target), None
        if not needs_update(target, standing, anew):
            return
        async with contextlib.AsyncExitStack() as stack:
            try:
                await stack.enter_async_context(state.alone(slot, HASTE))
            except TimeoutError:
                state.left.add(slot)
                return
            newer = target is not None and slot in state.fresh  # an unwanted message is deleted in any case
            if newer and not anew:
                return
            if self._store.shared or state.known_at != table.record.revision:
                before, standing = standing, (await self._standing()).get(slot)
                if slot.kind in OWN and before is not None and standing is not None:
                    newer = newer or (before.digest != standing.digest and needs_update(target, standing))
            if newer:
                self._parts.wake(table)  # what is known may be older than what a press has shown there
                if not anew:
                    return
            moved = await self._edit_or_post(slot, target, standing, anew)
        if moved is not None:
            known[slot] = moved
        if board and moved is not None:
            state.talk = 0

    async def _edit_or_post(
        self, slot: MessageSlot, target: DesiredMessage | None, standing: PostedMessage | None, anew: bool
    ) -> PostedMessage | None:
        """Edit or post the message in a slot, unless an edit would come too early.

        No other edit of the message may run at the same time. Return the new message; None if none was posted.
        """
        table, state, pauses, editor = self._table, self._state, self._parts.pauses, self._parts.editor
        age = self._parts.client.now() - standing.posted if standing is not None else 0.0
        buried = slot.kind == "board" and is_buried(state.talk, age, table.record.pace)
        edits = needs_update(target, standing) and not (anew or buried)
        if edits and pauses.hold(table, state, slot, target, standing):
            state.left.add(slot)
            return None
        moved = await editor.bring(table, slot, target, standing, anew, buried)
        if moved is not None and target is not None and moved.digest == UNKNOWN:
            if pauses.hold(table, state, slot, target, moved):
                state.left.add(slot)
            else:
                await editor.bring(table, slot, target, moved)
        return moved

    async def _standing(self) -> dict[MessageSlot, PostedMessage]:
        edits = self._parts.pending.of(self._table)
        return latest(await self._store.posted_messages(self._table.id), edits)

    def _schedule_ping(self, when: float | None) -> None:
        """Schedule an update for the time `when`, at which a delayed ping is due.

        After a restart of the bot, this is done again for the remaining time.
        """
        state = self._state
        if when is not None and when != state.call:
            self._parts.client.clock.after(when - self._parts.client.now(), lambda: self._called(when))
        state.call = when

    def _called(self, when: float) -> None:
        if self._state.call == when:
            self._state.call = None
            self._parts.wake(self._table)


async def _no_access() -> bool:
    """Return False. It replaces an update of messages in a channel that is inaccessible."""
    return False


async def _gather(parts: Sequence[Coroutine[Any, Any, bool]]) -> list[bool]:
    """Run coroutines at the same time and wait for all of them. If some fail, raise the first error."""
    done = await asyncio.gather(*parts, return_exceptions=True)
    for each in done:
        if isinstance(each, BaseException):
            raise each
    return [each is True for each in done]


def _have_dm(table: Table) -> list[bool]:
    """Return for each seat whether its direct messages can be opened."""
    return [player.dm is not None for player in table.record.seats]


def _just_dealt(table: Table, known: ReconcileInput) -> bool:
    """Return whether people have seen nothing of the game since the deal.

    A choice or a setting also marks the table to be shown again, but then a hand is already posted.
    """
    hands = any(slot.kind == "hand" and is_posted(known.posted, slot) for slot in known.posted)
    return known.painted < (table.record.dealt or 0) and not hands
