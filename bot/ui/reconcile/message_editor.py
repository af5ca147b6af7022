"""Changes the message in one slot to its desired content: by an edit, a new message or a deletion.

A slot is a place for one message of a table.
"""

from __future__ import annotations

import contextlib
import hashlib

import discord
import structlog
from msgspec.structs import replace

from bot.engine.codec import encode
from bot.engine.page import Line, Page
from bot.table import forum_post
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.kept_pictures import ARCHIVED, FIXED, KeptPicture
from bot.ui.reconcile.loudness import message_sounds
from bot.ui.reconcile.messages import OVER, Messages
from bot.ui.reconcile.pending_edits import PendingEdits
from bot.ui.reconcile.pings import unknown_digest
from bot.ui.reconcile.slots import DIRECT, PASSING, PUBLIC, DesiredMessage, MessageSlot
from bot.ui.reconcile.ways import Ways
from bot.ui.reply import LOST, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, lost, proves_closed
from storage.records.tables import UNKNOWN, PostedMessage

log = structlog.get_logger()

CAUGHT_UP = " caught up"
"""The suffix of the stored hash of a board message whose picture was updated in the middle of a turn."""


class MessageEditor:
    """Posts, edits, moves and deletes the messages of tables, and removes the controls of old messages."""

    def __init__(self, client: Client, messages: Messages, ways: Ways, pending: PendingEdits) -> None:
        self._now = client.now
        self._pending = pending
        self._messages = messages
        self._ways = ways

    async def bring(
        self,
        table: Table,
        slot: MessageSlot,
        desired: DesiredMessage | None,
        standing: PostedMessage | None,
        anew: bool = False,
        buried: bool = False,
    ) -> PostedMessage | None:
        """Make the message in a slot show `desired`. Return the new message if one was posted, otherwise None.

        The present message (`standing`) is edited if possible, otherwise replaced. With `anew`, it is replaced in any
        case; with `buried`, it is replaced if it has changed. The first message of a forum post is always edited.
        Raises errors of requests, except for a person who accepts no direct messages.
        """
        old = standing or PostedMessage(*slot, desired.channel if desired else 0)
        if not needs_update(desired, standing, anew):
            return None
        try:
            if desired is None:
                await self._remove(table, old)
                return None
            left = old
            if desired.fresh:
                await self._remove(table, old)
                left = replace(old, message=0)
            elif old.unsure is None and (
                is_first_of_post(table, standing) or not (anew or buried or _in_other_channel(desired, standing))
            ):
                changed = await self._try_edit(table, desired, old)
                if changed is None:
                    return None
                left = changed
            if slot.kind == "panel":
                return None
            replaces = old.message != 0 and not desired.fresh
            sounds = message_sounds(slot.kind, calls=desired.calls, replaces=replaces)
            silent = not sounds or table.record.party is not None
            if replaces and not _in_other_channel(desired, standing):
                desired = _without_pings(desired)
            return await self._post(table, slot, desired, left, silent)
        except (discord.Forbidden, discord.NotFound) as error:
            if lost(error) or slot.kind not in DIRECT or table.direct:
                raise
            await self._store_refusal(table, slot, error)
            return None

    async def _remove(self, table: Table, old: PostedMessage) -> None:
        """Remove a message of a table that is no longer needed.

        Messages of short-lived kinds are deleted. So is the hand of a folded or ended game in direct messages. The bot
        only forgets a private message that a press has opened. A board or another hand stays.
        """
        folds = old.kind == "hand" and table.direct and (table.record.folded or table.record.status == "over")
        if not old.message or (old.kind in ("board", "hand") and not folds):
            return
        if old.kind in PASSING or folds:
            await self._delete(table, old)
        gone = PostedMessage(old.kind, old.seat, old.channel, posts=old.posts, ends=old.ends)
        await self._pending.add(table, old, gone)

    async def _try_edit(self, table: Table, desired: DesiredMessage, old: PostedMessage) -> PostedMessage | None:
        """Edit a message. Return None after a successful edit.

        If the message cannot be edited, return its record, so that the caller can replace it.
        """
        page = desired.page
        if not old.message:
            return old
        try:
            edited = await self._edit_or_reopen(table, old, page)
        except (discord.HTTPException, *LOST) as error:
            code = error.code if isinstance(error, discord.HTTPException) else None
            if old.kind == "panel" and isinstance(error, discord.HTTPException) and error.status in OVER:
                log.info("a panel is gone", table=table.id, code=code)
                await self._remove(table, old)
                return None
            if code == UNKNOWN_MESSAGE:
                return replace(old, message=0)
            if code in FIXED and not is_first_of_post(table, old):
                return old
            if lost(error):
                await self._pending.add(table, old, replace(old, digest=unknown_digest(old)))
            raise
        if desired.last:
            await self._remove(table, old)
        else:
            await self._pending.add(table, old, replace(edited, digest=desired.digest))
        return None

    async def _edit_or_reopen(self, table: Table, old: PostedMessage, page: Page | Line) -> PostedMessage:
        """Edit a message to show `page`. If its forum post is archived, unarchive the post first."""
        try:
            return await self._messages.edit(old, page)
        except discord.HTTPException as error:
            if error.code != ARCHIVED or not is_first_of_post(table, old):
                raise
        await self._messages.reopen(old.channel)
        return await self._messages.edit(old, page)

    async def _post(
        self, table: Table, slot: MessageSlot, desired: DesiredMessage, old: PostedMessage, silent: bool
    ) -> PostedMessage:
        """Post a message in place of `old`, remove the controls of `old`, and return the new message.

        A `silent` message causes no notification. If the new message pings its player, the old one is deleted.

        Before the request, the database registers that the message is being posted. If it is unknown whether Discord
        got the request, the message is posted again with the same nonce. Then its id is known but not its content, so
        it is edited.
        """
        sure = old.unsure is None
        version = table.record.version if old.unsure is None else old.unsure
        if sure:
            await self._pending.replace(table, replace(old, digest=desired.digest, unsure=version))
        name = message_nonce(table, old.kind, old.seat, version, old.posts)
        try:
            message, shown, _ = await self._messages.post(
                desired.channel, desired.page, name, slot.kind in DIRECT, silent
            )
        except discord.HTTPException as error:
            if not lost(error):
                refused = replace(old, unsure=None, digest=old.digest if sure else UNKNOWN)
                await self._pending.replace(table, refused)
            raise
        stays = old.message not in (0, message)
        if stays and (desired.calls or old.kind in PASSING):
            stays = not await self._try_delete(table, old) and old.kind not in PASSING
        digest = desired.digest if sure or old.digest == desired.digest else UNKNOWN
        if digest == UNKNOWN:
            shown = KeptPicture()
        new = PostedMessage(*slot, desired.channel, message, digest, self._now(), old.posts + 1, ends=old.ends,
                            seen=old.seen, picture=shown.picture, attachment=shown.attachment)  # fmt: skip
        await self._pending.replace(table, new)
        if stays:
            await self._mark_replaced(table, old)
        return new

    async def _mark_replaced(self, table: Table, old: PostedMessage) -> None:
        """Add a note to an old board or hand that it was replaced, and remove its controls.

        In direct messages, board and hand are in the same channel. There the old message is deleted if Discord allows
        it.
        """
        if table.direct:
            with contextlib.suppress(discord.HTTPException, *LOST):
                await self._messages.delete(old)
                return
        locale = table.record.seats[old.seat].locale if old.seat >= 0 else table.record.locale
        await self._messages.retire(old, table.say(locale)("replaced"))

    async def _delete(self, table: Table, old: PostedMessage) -> None:
        """Delete a message. If Discord refuses because the table has left the channel, ignore the error."""
        try:
            await self._messages.delete(old)
        except discord.HTTPException as error:
            left = old.kind in PUBLIC and old.channel != table.record.channel
            if not left or isinstance(error, LOST):
                raise

    async def _try_delete(self, table: Table, old: PostedMessage) -> bool:
        """Delete an old message before the new one is stored. Return False if Discord refuses.

        If the request is lost, both messages are tried again. The nonce prevents a second new message.
        """
        try:
            await self._delete(table, old)
        except discord.HTTPException as error:
            if lost(error):
                raise
            log.warning("an old message stays", table=table.id, kind=old.kind, error=str(error))
            return False
        return True

    async def _store_refusal(self, table: Table, slot: MessageSlot, error: discord.HTTPException) -> None:
        """Store that a player accepts no direct messages, because Discord has refused a hand.

        The refusal of another kind of message proves nothing.
        """
        closed, player = proves_closed(error), table.record.seats[slot.seat]
        if slot.kind != "hand" or player.user is None:
            return
        if closed:
            self._ways.closed(player.user)
        if closed or error.code == UNKNOWN_CHANNEL:
            await table.keep_contact(player.user, None, player.locale)


def is_first_of_post(table: Table, posted: PostedMessage | None) -> bool:
    """Return whether a message is the first message of the table's forum post.

    Such a message has the same id as the post.
    """
    return forum_post.is_in_post(table.record) and posted is not None and posted.message == table.record.channel


def needs_update(desired: DesiredMessage | None, standing: PostedMessage | None, anew: bool = False) -> bool:
    """Return whether the message in a slot must be posted, edited or deleted.

    `desired` is the message that should be there, `standing` the present one. With `anew`, it is posted again.
    """
    if standing is None or not (standing.message or standing.unsure is not None):
        return desired is not None and desired.anew
    if desired is None:
        return standing.message != 0
    same = standing.digest.removesuffix(CAUGHT_UP) == desired.digest.removesuffix(CAUGHT_UP)
    same = desired.digest in (standing.digest, standing.digest.removesuffix(CAUGHT_UP))
    return anew or standing.unsure is not None or not same or _in_other_channel(desired, standing)


def with_present_picture(desired: DesiredMessage) -> DesiredMessage:
    """Return the board message with its present picture, although the turn has not ended yet.

    During a turn, a board message usually keeps an older picture.
    """
    assert isinstance(desired.page, Page)
    picture = desired.page.picture
    page = desired.page if picture is None else replace(desired.page, picture=replace(picture, mark=""))
    return desired._replace(page=page, digest=f"{desired.digest}{CAUGHT_UP}")


def _in_other_channel(desired: DesiredMessage, standing: PostedMessage | None) -> bool:
    """Return whether the present message is in another channel than the desired one.

    This happens to a public message after the table has moved. It also happens to a hand for a friend who no longer
    watches.
    """
    moves = standing is not None and (standing.kind in PUBLIC or standing.kind == "shoulder")
    return moves and standing is not None and standing.channel != desired.channel


def _without_pings(desired: DesiredMessage) -> DesiredMessage:
    """Return the desired message without pings. It replaces a message that has already pinged its player."""
    return desired._replace(page=replace(desired.page, calls=()))


def message_nonce(table: Table, kind: str, seat: int, version: int, attempt: int) -> str:
    """Return the nonce for a message of `table`. It is the same for the same arguments.

    It also depends on the time of the last restore of the database (the epoch).
    """
    return nonce(table.record.secret, table.record.epoch, table.id, kind, seat, version, attempt)


def nonce(secret: bytes, *what: int | str) -> str:
    """Return a nonce. If a nonce is used twice in a few minutes, Discord posts the message only once.

    The same arguments give the same nonce. The nonce reveals nothing about them.
    """
    return hashlib.blake2b(encode(what), key=secret).hexdigest()[:24]
