"""Edits with the token of a press: they show a hand as its answer, or update the pressed message."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping

import discord
import structlog
from msgspec.structs import replace

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.kept_pictures import KeptPicture
from bot.ui.reconcile.desired import SHOWN, fingerprint, hand
from bot.ui.reconcile.messages import Messages
from bot.ui.reconcile.pending_edits import PendingEdits
from bot.ui.reconcile.pings import changed_digest
from bot.ui.reconcile.reader import Reader
from bot.ui.reconcile.slots import LIFE, OWN, MessageSlot
from bot.ui.reply import LOST, Reply, Shown
from storage.records.tables import PostedMessage
from storage.store_errors import StoreError

log = structlog.get_logger()


class PressEdits:
    """Shows hands in answer to presses and commands.

    The reconciler makes sure that no other edit of these messages runs at the same time.
    """

    def __init__(
        self,
        client: Client,
        messages: Messages,
        reader: Reader,
        pending: PendingEdits,
        watch: Callable[[Table, Seat, float], None],
    ) -> None:
        """Create an object that shows hands.

        `watch` schedules an update for the time when a private message can no longer be edited.
        """
        self._now = client.now
        self._store = client.store
        self._messages = messages
        self._reader = reader
        self._pending = pending
        self._watch = watch

    async def show(self, table: Table, seat: Seat, via: Reply, note: str, unfolded: bool) -> bool:
        """Show the player in `seat` their hand as the answer `via`, and store what the message shows now.

        Return True if nothing more needs an update: this is stored, the table has not changed since, and a pressed hand
        shows it. Raises the errors of failed requests.
        """
        version = -1
        while version != table.record.version:  # otherwise news and state could be of two versions
            version = table.record.version
            own = await self._reader.own(table, seat, via.posted)
            news = await table.news(seat) if table.record.status in SHOWN else ()
        page = hand(table, seat, own.draft, news, via.locale, own.manner._replace(note=note, unfolded=unfolded))
        pressed = next(
            (each for each in own.standing.values() if via.posted and each.message == via.posted.message), None
        )
        stands = KeptPicture(pressed.picture, pressed.attachment) if pressed is not None else KeptPicture()
        shown = await via.show(page, stands)
        stored = False
        with noted(table):
            stored = await self._store_shown(table, seat, via, shown, fingerprint(page), own.standing)
        gone = pressed is not None and pressed.kind in OWN and shown.message != pressed.message  # or it seems so
        return stored and not gone and table.record.version == version

    async def _store_shown(
        self,
        table: Table,
        seat: Seat,
        via: Reply,
        shown: Shown,
        digest: str,
        standing: Mapping[MessageSlot, PostedMessage],
    ) -> bool:
        """Store which message now shows the hand: the pressed one, otherwise a new private message.

        A new private message replaces the player's former one, which is deleted if Discord allows it. Return False if
        another process has changed the stored record meanwhile.
        """
        ends = self._now() + LIFE
        former = [
            standing[slot] for slot in (MessageSlot("hand", seat), MessageSlot("panel", seat)) if slot in standing
        ]
        pressed = next((each for each in former if each.message == shown.message), None)
        if pressed is not None:
            digest = changed_digest(pressed, digest)
            seen = max(pressed.seen, via.posted.seen if via.posted is not None else 0)
            via.posted = replace(pressed, digest=digest, token=via.token, original=shown.original, ends=ends, seen=seen,
                                 picture=shown.picture.picture, attachment=shown.picture.attachment)  # fmt: skip
            if pressed.kind == "panel":
                self._watch(table, seat, ends)
            return await self._pending.add(table, pressed, via.posted)
        panel = PostedMessage("panel", seat, shown.channel, shown.message, digest, self._now(), token=via.token,
                         original=shown.original, ends=ends,
                         picture=shown.picture.picture, attachment=shown.picture.attachment)  # fmt: skip
        await self._pending.replace(table, panel)
        self._watch(table, seat, ends)
        for each in former:
            if each.kind == "panel" and each.message and self._now() <= each.ends:
                await self._take_away(table, each)
        return True

    async def _take_away(self, table: Table, panel: PostedMessage) -> None:
        try:
            await self._messages.delete(panel)
        except (discord.HTTPException, *LOST) as error:
            log.info("an old panel stays", table=table.id, error=str(error))

    async def renew(self, table: Table, via: Reply) -> bool:
        """Store the token of a press, so that later edits of the pressed message use it.

        Return whether it was stored. With a new token, a private message can be updated for longer. Edits with a token
        also save requests that Discord counts for the whole bot. For a public message, the token is only stored after
        half of the time of the last one.
        """
        pressed = via.posted
        if pressed is None or not via.updates or pressed.token == via.token:
            return False
        if pressed.kind not in OWN and self._now() < pressed.ends - LIFE / 2:
            return False
        via.posted = replace(pressed, token=via.token, original=True, ends=self._now() + LIFE)
        lives_by_it = pressed.kind == "panel"
        with noted(table) if lives_by_it else contextlib.suppress(StoreError):
            await self._store.keep_press(table.id, via.posted)
            if lives_by_it:
                self._watch(table, pressed.seat, via.posted.ends)
            return True
        return False


@contextlib.contextmanager
def noted(table: Table) -> Iterator[None]:
    """Ignore errors of the database during the context, so that the press still succeeds.

    If there is an error, the private message is not updated later, or an explanation is repeated.
    """
    try:
        yield
    except StoreError as error:
        log.warning("what was shown is not noted", table=table.id, error=str(error))
