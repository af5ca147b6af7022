"""How one painting comes to stand: what is wanted and what stands in a place are brought together."""

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
from bot.ui.reconcile.slots import DIRECT, PASSING, PUBLIC, DesiredMessage, MessageSlot
from bot.ui.reconcile.ways import Ways
from bot.ui.reply import LOST, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, lost, proves_closed
from storage.records.tables import UNKNOWN, PostedMessage

log = structlog.get_logger()

CAUGHT_UP = " caught up"
"""The end of the print of a board whose picture was renewed in the middle of a turn."""


class Overtaken(OSError):
    """Somebody else has edited the message at the same time, so it is to be edited once more."""


class MessageEditor:
    """Creates, edits, moves down, strips and deletes."""

    def __init__(self, client: Client, messages: Messages, ways: Ways) -> None:
        self._now = client.now
        self._surely = client.tables.leases.surely
        self._store = client.store
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
        """Let what is `desired` stand in `slot`: in the message that is `standing` there while that may be edited, else
        in another one, and give that painting if it is another one. `anew` wants another in any case, `buried` if there
        is anything to change; but the first message of a forum post is edited for ever.

        Raises what a request fails with, but for a person who cannot be written to.
        """
        old = standing or PostedMessage(*slot, desired.channel if desired else 0)
        if not misses(desired, standing, anew):
            return None
        try:
            if desired is None:
                await self._let_go(table, old)
                return None
            left = old
            if desired.fresh:
                await self._let_go(table, old)
                left = replace(old, message=0)
            elif old.unsure is None and (
                is_first_of_post(table, standing) or not (anew or buried or _elsewhere(desired, standing))
            ):
                changed = await self._edited(table, desired, old)
                if changed is None:
                    return None
                left = changed
            if slot.kind == "panel":
                return None
            replaces = old.message != 0 and not desired.fresh
            sounds = message_sounds(slot.kind, calls=desired.calls, replaces=replaces)
            silent = not sounds or table.record.party is not None
            if replaces and not _elsewhere(desired, standing):
                desired = _unheard(desired)
            return await self._post(table, slot, desired, left, silent)
        except (discord.Forbidden, discord.NotFound) as error:
            if lost(error) or slot.kind not in DIRECT or table.direct:
                raise
            await self._refused(table, slot, error)
            return None

    async def _let_go(self, table: Table, old: PostedMessage) -> None:
        """Take away what passes, and in direct messages the hand of a game that is folded or over; forget a panel; a
        board or another hand stays."""
        folds = old.kind == "hand" and table.direct and (table.record.folded or table.record.status == "over")
        if not old.message or (old.kind in ("board", "hand") and not folds):
            return
        if old.kind in PASSING or folds:
            await self._take_away(table, old)
        await self._store.repaint(
            table.id, old, PostedMessage(old.kind, old.seat, old.channel, posts=old.posts, ends=old.ends)
        )

    async def _edited(self, table: Table, desired: DesiredMessage, old: PostedMessage) -> PostedMessage | None:
        """Edit what stands; where that is not possible give what is left of it, to be replaced."""
        page = desired.page
        if not old.message:
            return old
        try:
            edited = await self._changed(table, old, page)
        except (discord.HTTPException, *LOST) as error:
            code = error.code if isinstance(error, discord.HTTPException) else None
            if old.kind == "panel" and isinstance(error, discord.HTTPException) and error.status in OVER:
                log.info("a panel is gone", table=table.id, code=code)
                await self._let_go(table, old)
                return None
            if code == UNKNOWN_MESSAGE:
                return replace(old, message=0)
            if code in FIXED and not is_first_of_post(table, old):
                return old
            if lost(error):
                await self._store.repaint(table.id, old, replace(old, digest=UNKNOWN))
            raise
        if desired.last:
            await self._let_go(table, old)
        else:
            sure = self._surely(table.record.guild)  # else another may have painted while this process was stopped
            new = replace(edited, digest=desired.digest if sure else UNKNOWN)
            if not await self._store.repaint(table.id, old, new):
                raise Overtaken(f"{old.kind} of seat {old.seat}")
        return None

    async def _changed(self, table: Table, old: PostedMessage, page: Page | Line) -> PostedMessage:
        """Let a message show `page`; a forum post that was closed is opened for its board."""
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
        """Post a message in place of `old`, which then loses its controls, and return the new one.

        A `silent` one notifies nobody. One that calls its player has the former one deleted.

        That it is on its way is written before. One that may have arrived is asked for again by its nonce: then it is
        known, and what it shows is to be put right: its print is unknown.
        """
        sure = old.unsure is None
        version = table.record.version if old.unsure is None else old.unsure
        if sure:
            await self._store.paint(table.id, replace(old, digest=desired.digest, unsure=version))
        name = called(table, old.kind, old.seat, version, old.posts)
        try:
            message, shown, _ = await self._messages.post(
                desired.channel, desired.page, name, slot.kind in DIRECT, silent
            )
        except discord.HTTPException as error:
            if not lost(error):
                refused = replace(old, unsure=None, digest=old.digest if sure else UNKNOWN)
                await self._store.paint(table.id, refused)
            raise
        stays = old.message not in (0, message)
        if stays and (desired.calls or old.kind in PASSING):
            stays = not await self._taken_over(table, old) and old.kind not in PASSING
        digest = desired.digest if sure or old.digest == desired.digest else UNKNOWN
        if digest == UNKNOWN:
            shown = KeptPicture()
        new = PostedMessage(*slot, desired.channel, message, digest, self._now(), old.posts + 1, ends=old.ends,
                            seen=old.seen, picture=shown.picture, attachment=shown.attachment)  # fmt: skip
        await self._store.paint(table.id, new)
        if stays:
            await self._replaced(table, old)
        return new

    async def _replaced(self, table: Table, old: PostedMessage) -> None:
        """Take the controls off a board or hand that stands elsewhere now and say that it does; in direct messages,
        where both stand in one channel, take the whole message away, if Discord lets us."""
        if table.direct:
            with contextlib.suppress(discord.HTTPException, *LOST):
                await self._messages.delete(old)
                return
        locale = table.record.seats[old.seat].locale if old.seat >= 0 else table.record.locale
        await self._messages.retire(old, table.say(locale)("replaced"))

    async def _take_away(self, table: Table, old: PostedMessage) -> None:
        """Delete a message; in a channel that the table has left, if that lets us."""
        try:
            await self._messages.delete(old)
        except discord.HTTPException as error:
            left = old.kind in PUBLIC and old.channel != table.record.channel
            if not left or isinstance(error, LOST):
                raise

    async def _taken_over(self, table: Table, old: PostedMessage) -> bool:
        """Delete what another message has taken the place of, before that one is stored: what is lost is tried again,
        and the nonce finds the new one. Return False where Discord refuses that."""
        try:
            await self._take_away(table, old)
        except discord.HTTPException as error:
            if lost(error):
                raise
            log.warning("an old message stays", table=table.id, kind=old.kind, error=str(error))
            return False
        return True

    async def _refused(self, table: Table, slot: MessageSlot, error: discord.HTTPException) -> None:
        """Keep what a refused hand tells of a player's direct messages; a notice alone proves nothing."""
        closed, player = proves_closed(error), table.record.seats[slot.seat]
        if slot.kind != "hand" or player.user is None:
            return
        if closed:
            self._ways.closed(player.user)
        if closed or error.code == UNKNOWN_CHANNEL:
            await table.keep_contact(player.user, None, player.locale)


def is_first_of_post(table: Table, posted: PostedMessage | None) -> bool:
    """Return whether a message is the first one of the forum post in which `table` stands: it has the post's id."""
    return forum_post.stands_in_post(table.record) and posted is not None and posted.message == table.record.channel


def misses(desired: DesiredMessage | None, standing: PostedMessage | None, anew: bool = False) -> bool:
    """Return whether anything is to be done in a place."""
    if standing is None or not (standing.message or standing.unsure is not None):
        return desired is not None and desired.anew
    if desired is None:
        return standing.message != 0
    same = standing.digest.removesuffix(CAUGHT_UP) == desired.digest.removesuffix(CAUGHT_UP)
    same = desired.digest in (standing.digest, standing.digest.removesuffix(CAUGHT_UP))
    return anew or standing.unsure is not None or not same or _elsewhere(desired, standing)


def caught_up(desired: DesiredMessage) -> DesiredMessage:
    """Return a board with the present picture, although its turn has not ended."""
    assert isinstance(desired.page, Page)
    picture = desired.page.picture
    page = desired.page if picture is None else replace(desired.page, picture=replace(picture, mark=""))
    return desired._replace(page=page, digest=f"{desired.digest}{CAUGHT_UP}")


def _elsewhere(desired: DesiredMessage, standing: PostedMessage | None) -> bool:
    """Return whether what stands for everybody to see is in a channel that the table has left, or a hand with a friend
    who looks at it no longer."""
    moves = standing is not None and (standing.kind in PUBLIC or standing.kind == "shoulder")
    return moves and standing is not None and standing.channel != desired.channel


def _unheard(desired: DesiredMessage) -> DesiredMessage:
    """Return what takes the place of a message that cannot be edited: whoever is named has been called already."""
    return desired._replace(page=replace(desired.page, calls=()))


def called(table: Table, kind: str, seat: int, version: int, attempt: int) -> str:
    """Return what a message of `table` is called by, in its epoch."""
    return nonce(table.record.secret, table.record.epoch, table.id, kind, seat, version, attempt)


def nonce(secret: bytes, *what: int | str) -> str:
    """Return what a message is called by so that it is posted once: the same for the same, and telling nothing."""
    return hashlib.blake2b(encode(what), key=secret).hexdigest()[:24]
