"""Sends the posts in the outbox of a table: in order, and each only once, even after errors.

A post is a message that is sent once and not updated, such as one about a great moment.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog
from msgspec.structs import replace

from bot.engine.page import Button, Line, Page
from bot.engine.record import TABLE, Seat
from bot.engine.texts import language
from bot.people.notifications import rests, where_to_ping
from bot.table.news import BEFELL, ENDING, SCENE
from bot.table.outbox import WATCHERS, content, next_message
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reconcile.films import Films
from bot.ui.reconcile.loudness import PARTY, post_sounds
from bot.ui.reconcile.message_editor import message_nonce, nonce
from bot.ui.reconcile.messages import Messages
from bot.ui.reconcile.reach import is_inaccessible
from bot.ui.reconcile.reactions import Gasp, Reactions, with_gasp
from bot.ui.reply import UNKNOWN_CHANNEL, lost, proves_closed
from storage.records.tables import Post, PostedMessage

log = structlog.get_logger()


class Poster:
    """Sends the posts in the outboxes of tables to channels and direct messages."""

    def __init__(self, client: Client, messages: Messages, films: Films, reactions: Reactions) -> None:
        self._client = client
        self._now = client.now
        self._store = client.store
        self._messages = messages
        self._films = films
        self._reactions = reactions
        self._told: dict[tuple[int, Seat], int] = {}
        """Players who got a message about an event that affected them, by table and seat.

        The value is the number of turns that they had finished then. Their next turn deletes the message.
        """

    async def post(self, table: Table, posts: Sequence[Post]) -> int:
        """Send all posts that wait, beginning with `posts`. Return the id of the last message in the channel.

        The id is 0 if there is no such message. Raises the error if the channel refuses all messages or a request is
        lost; the posts that were not sent then stay in the outbox. The nonce of a message comes from the numbers of its
        posts. Posts that share a message are stored as such before it is sent. So no post is sent twice.
        """
        last = 0
        gasp: Gasp | None = None
        counted = False
        while posts:
            chosen = next_message(posts, self._now())
            numbers, seat = [each.number for each in chosen], chosen[0].seat
            ends = any(each.kind.partition("-")[0] == ENDING for each in chosen)
            if ends and not counted:
                gasp, counted = await self._reactions.most_gasped(table), True
            if len(numbers) > 1 and chosen[0].joined is None:
                await self._store.join(table.id, numbers)
            if seat == WATCHERS:
                await self._show_watchers(table, chosen, gasp if ends else None)
                posts = await self._store_posted(table, numbers, 0)
                continue
            if table.direct and all(each.kind == SCENE for each in chosen):  # the hand shows it
                posts = await self._store_posted(table, numbers, 0)
                continue
            private = seat != TABLE
            channel = table.record.seats[seat].dm if private else table.record.channel
            message = 0
            if channel is not None:
                name = message_nonce(table, "post", seat, numbers[0], len(numbers))
                try:
                    silent = not await self._has_sound(table, chosen)
                    page = with_gasp(table, self._adapted(table, chosen), gasp if ends else None, table.record.locale)
                    sent = await self._messages.post(channel, page, name, private, silent)
                    message = sent.message
                    if ends:
                        self._films.begin(table, sent)
                    if all(each.kind == SCENE for each in chosen):
                        self._reactions.begin(table, sent.whole)
                except discord.HTTPException as error:
                    if lost(error) or (not private and _is_refusal(error)):
                        raise
                    if private:
                        proves_closed(error)
                    level = log.info if private else log.error
                    level("not posted", table=table.id, kind=chosen[0].kind, seat=seat, code=error.code)
            posts = await self._store_posted(table, numbers, message)
            last = max(last, 0 if private else message)
            if chosen[0].kind == BEFELL and message:
                self._told[table.id, seat] = table.record.seats[seat].done
                await self._delete_old(table, seat, 1)
        for number, seat in [each for each in self._told if each[0] == table.id]:
            if table.record.status != "playing" or table.record.seats[seat].done != self._told[number, seat]:
                del self._told[number, seat]
                await self._delete_old(table, seat, 0)
        return last

    async def _store_posted(self, table: Table, numbers: Sequence[int], message: int) -> Sequence[Post]:
        """Store that the posts with these `numbers` were sent as one message. Return the posts still to send."""
        await self._store.posted(table.id, numbers, message)
        return await self._store.outbox(table.id)

    async def _has_sound(self, table: Table, chosen: Sequence[Post]) -> bool:
        """Return whether a message with these posts causes a notification, unless its text decides otherwise."""
        if table.record.party is not None:
            return any(each.kind == PARTY for each in chosen)
        first, seat = True, chosen[0].seat
        if any(each.kind == BEFELL for each in chosen):
            made = (await self._store.posts(table.id, BEFELL)).get(seat, ())
            first = not made or chosen[0].made <= made[0]
        own_turn = seat in table.waited_for()
        return any(post_sounds(each.kind, first=first, own_turn=own_turn) for each in chosen)

    def _adapted(self, table: Table, chosen: Sequence[Post]) -> Page | Line:
        """Return the content of a message, adapted to the settings of its readers.

        People who want no pings now are not pinged. During quiet hours, the message is silent.
        """
        page, seat, now, people = content(chosen), chosen[0].seat, self._now(), self._client.people
        page = replace(
            page, calls=tuple(user for user in page.calls if where_to_ping(people.calls(user), now) != "nowhere")
        )
        user = table.record.seats[seat].user if seat != TABLE else None
        if user is not None and isinstance(page, Line) and rests(people.calls(user), now):
            page = replace(page, quiet=True)
        return page

    async def _show_watchers(self, table: Table, chosen: Sequence[Post], gasp: Gasp | None) -> None:
        """Send posts to all spectators who want them and who read in the language of these posts.

        Each gets them only once. A spectator whose direct messages are closed gets no more posts. Raises the errors of
        lost requests.
        """
        _, _, lang = chosen[0].kind.partition("-")
        watchers = [
            each for each in await self._store.watchers(table.id)
            if each.told and each.dm is not None and language(each.locale) == lang
        ]  # fmt: skip
        if not watchers:
            return
        way = Button(table.say(lang)("button-board"), "", link=await self._client.link(table))
        page = replace(with_gasp(table, content(chosen), gasp, lang), rows=((way,),))
        for watcher in watchers:
            record, first = table.record, chosen[0].number
            name = nonce(record.secret, record.epoch, table.id, "watched", watcher.user, first, len(chosen))
            try:
                await self._messages.post(watcher.dm or 0, page, name, True)
            except discord.HTTPException as error:
                if lost(error):
                    raise
                if not proves_closed(error):
                    continue
                log.info("a watcher is not told any more", table=table.id, code=error.code)
                await self._store.watch(table.id, replace(watcher, told=False))

    async def _delete_old(self, table: Table, seat: Seat, left: int) -> None:
        """Delete the messages to a player about events that affected them.

        The newest `left` (0 or 1) stay. The hand shows the same events, and too many messages would push it out of
        sight.
        """
        standing = list((await self._store.standing(table.id, BEFELL, seat)).items())
        for message, numbers in standing[: len(standing) - left]:
            try:
                await self._messages.delete(PostedMessage(BEFELL, seat, table.record.seats[seat].dm or 0, message))
            except discord.HTTPException as error:
                if lost(error):
                    raise
                log.info("not taken away", table=table.id, seat=seat, code=error.code)
            await self._store.posted(table.id, numbers, 0)


def _is_refusal(error: discord.HTTPException) -> bool:
    """Return whether an error means that the channel now accepts no message at all."""
    return is_inaccessible(error) or error.code == UNKNOWN_CHANNEL
