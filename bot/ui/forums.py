"""Forum channels in which each table is a post. This module sets the title and the tag of each post.

Discord's documentation, *Threads* (Forums) and *Channel* (Start Thread in Forum or Media Channel, Modify Channel),
says:

- The first message of a post has the same id as its thread.
- Opening a post only needs *Send Messages*. The author of a post may change its title and tags.
- Setting a tag that only moderators may set needs *Manage Threads*.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

import discord
import structlog
from msgspec.structs import replace

from bot.engine.graphemes import shortened
from bot.engine.record import TABLE
from bot.engine.texts import LANGUAGES, Say, texts
from bot.table import forum_post, life
from bot.table.access import is_private
from bot.table.leases import NotHeld
from bot.table.table import Table
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.pages import render
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.setup import ForumView, permissions_of_forum
from bot.ui.permissions import NEEDED
from bot.ui.reply import LOST, checking, lost
from bot.ui.threads import ASLEEP, NAME, let_in
from storage.records.servers import ForumRecord
from storage.records.tables import ForumPost, PostedMessage, PostState, TableRecord
from storage.store_errors import StoreError

log = structlog.get_logger()

POSTING: Final = (*NEEDED, "send_messages_in_threads")
"""The permissions that the bot needs in a forum to open a table as a post."""

MODERATING: Final = "manage_threads"
"""The permission to set tags that only moderators may set. Discord calls it *Manage Threads*."""

PATIENCE: Final = 5.0
"""The most seconds that a change of a post's title and tag may take.

Discord allows two changes in 10 minutes for each post (discord-api-docs#1900, discord.js#6651). discord.py would sleep
until the next change is allowed.
"""

AGAIN: Final = 60.0
"""Seconds before a change of title and tag is tried again if the request was lost."""

MOST_TAGS: Final = 5
"""The most tags that Discord allows for one post."""


class NoPost(NamedTuple):
    """The reason why a table cannot be a post in its server's forum.

    It has the key of a text and the names of missing permissions.
    """

    key: str
    missing: tuple[str, ...] = ()

    def said(self, say: Say) -> str:
        """Return the reason as a sentence for the user."""
        return say(self.key, missing=permissions_of_forum(self.missing, say))


class Forum(NamedTuple):
    """The forum that a server has chosen for its tables, with a chosen tag for each state of a table."""

    channel: discord.ForumChannel
    chosen: ForumRecord

    def tag(self, state: PostState) -> discord.ForumTag | None:
        """Return the tag of the forum for tables in a state. Return None if none was chosen or it was deleted."""
        number: int = getattr(self.chosen, state)
        return self.channel.get_tag(number) if number else None

    def missing(self) -> tuple[str, ...]:
        """Return the permissions that the bot lacks in the forum. If the bot's roles are unknown, return none."""
        me: discord.Member | None = self.channel.guild.me
        if me is None:
            return ()
        allowed = self.channel.permissions_for(me)
        tags = [self.tag(state) for state in forum_post.STATES]
        needed = (*POSTING, MODERATING) if any(tag and tag.moderated for tag in tags) else POSTING
        return tuple(name for name in needed if not getattr(allowed, name))

    def applied(self, state: PostState, before: Sequence[discord.ForumTag] = ()) -> list[discord.ForumTag]:
        """Return the tags that a post must have while its table is in a state.

        `before` has the tags of the post until now. Of these, tags that people have added stay, as long as there is
        space.
        """
        own = {self.chosen.looking, self.chosen.playing, self.chosen.over}
        tag = self.tag(state)
        return [*([tag] if tag else []), *(each for each in before if each.id not in own)][:MOST_TAGS]


class Forums:
    """Opens tables as forum posts, and updates the title and tag of a post when its table changes."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._at_work: set[int] = set()
        self._running: set[asyncio.Task[None]] = set()
        self._rematches: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        client.tables.listeners.append(self.wake)

    async def start(self) -> None:
        """Update the posts of tables whose state changed shortly before the bot stopped."""
        for table in self._client.tables.own:
            self.wake(table)
        for number in await self._client.store.behind_in_forums():
            ended = await self._client.tables.find(number)
            if ended is not None and self._client.tables.mine(ended):
                self.wake(ended)

    async def flush(self) -> bool:
        """Wait until no post's title is being changed. Return whether one was being changed."""
        return await finished(self._running)

    def close(self) -> None:
        """Cancel all running changes of titles and tags. The next start of the bot makes them again."""
        for task in self._running:
            task.cancel()

    async def find(self, chosen: ForumRecord) -> Forum | None:
        """Return the forum that a server has chosen. Return None if it was deleted or the bot cannot see it."""
        channel = self._client.get_channel(chosen.channel)
        if channel is None:
            try:
                channel = await self._client.fetch_channel(chosen.channel)
            except (discord.DiscordException, *LOST) as error:
                log.info("the forum is not known", channel=chosen.channel, error=str(error))
        if not isinstance(channel, discord.ForumChannel) or channel.is_media():
            return None
        return Forum(channel, chosen)

    async def choose(self, guild: int, number: int) -> ForumRecord:
        """Return a record of the forum that a server has just chosen, with the id `number`.

        Tags that have the name of a table's state are chosen for that state. Raises ValueError if the channel is not a
        forum of the server.
        """
        forum = await self.find(ForumRecord(number))
        if forum is None or forum.channel.guild.id != guild:
            raise ValueError(number)
        looking, playing, over = (_find_tag(forum.channel, state) for state in forum_post.STATES)
        return ForumRecord(number, looking, playing, over)

    async def view(self, chosen: ForumRecord | None) -> ForumView | None:
        """Return the data about the chosen forum for the setup page; None if the server has chosen none."""
        if chosen is None:
            return None
        if (forum := await self.find(chosen)) is None:
            return ForumView(chosen, None)
        tags = {tag.id: tag.name for tag in forum.channel.available_tags}
        return ForumView(chosen, tags, forum.missing(), forum.channel.flags.require_tag)

    async def usable(self, guild: int | None, private: bool = False) -> Forum | NoPost | None:
        """Return the forum in which a new table of a server can be a post, or the reason why it cannot.

        Return None if the server has chosen no forum. A `private` table gets None too, because everybody can read a
        forum.
        """
        chosen = (await self._client.store.server(guild)).forum if guild is not None and not private else None
        if chosen is None:
            return None
        forum = await self.find(chosen)
        if forum is None:
            return NoPost("forum-gone")
        if missing := forum.missing():
            return NoPost("forum-missing", missing)
        if forum.channel.flags.require_tag and forum.tag("looking") is None:
            return NoPost("forum-tag")
        return forum

    async def open(
        self,
        forum: Forum,
        record: TableRecord,
        interaction: int | None = None,
        *,
        dealt: bool = False,
        former: int = 0,
    ) -> Table | NoPost:
        """Open a table as a forum post whose first message is the board.

        Return the table, or the reason why Discord refused. If the table is a rematch, `former` is the id of the table
        before. Raises the errors of lost requests and those of `Tables.open`.
        """
        tables, number = self._client.tables, await self._client.store.next_number()
        agreements = replace(record.agreements, thread=True)
        draft = tables.draft(replace(record, id=number, agreements=agreements))
        page = lobby_page(draft)
        shown = render.message(page, await self._client.pictures.of(page))
        try:
            post = await forum.channel.create_thread(
                name=post_title(draft, "looking"),
                applied_tags=forum.applied("looking"),
                auto_archive_duration=ASLEEP,
                **shown,
            )
        except discord.HTTPException as error:
            if lost(error):
                raise
            log.warning("no post", channel=forum.channel.id, code=error.code, error=str(error))
            return NoPost("forum-refused")
        opened = ForumPost(post.thread.id, former=former)
        placed = replace(draft.record, channel=post.thread.id, forum_post=opened)
        digest, now = render.digest(page), self._client.now()
        board = PostedMessage("board", TABLE, post.thread.id, post.message.id, digest, now, posts=1)
        try:
            table = await tables.open(placed, interaction, dealt, [board])
        except Exception:
            await self._delete_post(post.thread, post.message)
            raise
        await let_in(self._client, table, *(seat.user for seat in table.record.seats if seat.user is not None))
        return table

    async def open_where_usable(
        self, record: TableRecord, interaction: int | None = None, former: int = 0
    ) -> tuple[Table, NoPost | None]:
        """Open a table as a forum post. If no forum can be used, open it in the channel of `record`.

        Return the table, and the reason why it is not a post or None. Raises the same errors as `open`.
        """
        forum = await self.usable(record.guild, is_private(record))
        if isinstance(forum, Forum):
            made = await self.open(forum, record, interaction, former=former)
            if isinstance(made, Table):
                return made, None
            forum = made
        return await self._client.tables.open(record, interaction), forum

    def rematch(self, former: Table) -> Table | None:
        """Return the table that is the rematch of `former`, if it is a live forum post; otherwise None."""
        for table in self._client.tables.on_server(former.record.guild or 0):
            post = table.record.forum_post
            if post is not None and post.former == former.id and table.record.status in life.LIVE:
                return table
        return None

    def rematches(self, former: Table) -> asyncio.Lock:
        """Return the lock that a task holds while it opens the rematch of a table.

        So two presses cannot open two rematches.
        """
        return self._rematches.setdefault(former.id, asyncio.Lock())

    def wake(self, table: Table) -> None:
        """Start to update the title and the tag of a table's post in the background.

        If they have not changed, do nothing.
        """
        if forum_post.next_state(table.record) is None or table.id in self._at_work:
            return
        self._at_work.add(table.id)
        task = asyncio.create_task(self._update(table), name=f"forum post of table {table.id}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _update(self, table: Table) -> None:
        """Update the title and tag of a post until they match the state of its table.

        A change that Discord refuses or delays too long is skipped. After a lost request, the change is tried again
        later and at the next start.
        """
        leases = self._client.tables.leases
        try:
            await self._client.wait_until_ready()  # before that, the forum and its tags are unknown
            while (state := forum_post.next_state(table.record)) is not None:
                with checking(lambda: leases.see(table.record.guild)):
                    try:
                        await asyncio.wait_for(self._edit_post(table, state), PATIENCE)
                    except TimeoutError:
                        log.info("a forum post keeps its title", table=table.id, state=state)
                    except discord.HTTPException as error:
                        if lost(error) and error.status != 429:
                            raise
                        log.info("a forum post keeps its title", table=table.id, state=state, code=error.code)
                await table.change(lambda record, state=state: forum_post.with_state_shown(record, state))  # type: ignore[misc]
        except (NotHeld, StoreError, discord.DiscordException, *LOST) as error:
            log.warning("a forum post waits for its title", table=table.id, error=str(error))
            self._client.clock.after(AGAIN, lambda: self.wake(table))
        finally:
            self._at_work.discard(table.id)

    async def _edit_post(self, table: Table, state: PostState) -> None:
        """Set a post's title and tag in one request. This also unarchives an archived post."""
        post = table.record.forum_post
        assert post is not None
        thread = self._client.get_channel(post.channel) or await self._client.fetch_channel(post.channel)
        if not isinstance(thread, discord.Thread):
            return
        changes: dict[str, object] = {"archived": False} if thread.archived else {}
        chosen, parent = (await self._client.store.server(table.record.guild or 0)).forum, thread.parent
        if chosen is not None and isinstance(parent, discord.ForumChannel) and parent.id == chosen.channel:
            forum = Forum(parent, chosen)
            tags = forum.applied(state, thread.applied_tags)
            if not forum.missing() and (tags or not parent.flags.require_tag):
                changes["applied_tags"] = tags
        await thread.edit(name=post_title(table, state), **changes)  # type: ignore[arg-type]

    async def _delete_post(self, thread: discord.Thread, message: discord.Message) -> None:
        """Delete the post of a table that could not be opened. If Discord refuses that, the post stays."""
        with contextlib.suppress(discord.HTTPException, *LOST):
            await message.delete()
            await thread.edit(archived=True)


def post_title(table: Table, state: PostState) -> str:
    """Return the title of a table's post: the game, the table's number and its state.

    It has no player's name.
    """
    say = table.say()
    game = say(f"{table.title.name}-title")
    return shortened(say(f"post-{state}", game=game, table=table.id), NAME)


def _find_tag(channel: discord.ForumChannel, state: PostState) -> int:
    """Return the id of the forum tag that is named after a state in any language; 0 if there is none."""
    names = {texts(language).say(f"forum-state-{state}").casefold() for language in LANGUAGES}
    return next((tag.id for tag in channel.available_tags if tag.name.strip().casefold() in names), 0)
