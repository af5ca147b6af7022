"""Forum channels in which each table is a post: permissions, and the post's title and tag.

Discord's documentation, *Threads* (Forums) and *Channel* (Start Thread in Forum or Media Channel, Modify Channel),
says:

- The first message of a post has the id of its thread.
- Opening a post only needs *Send Messages*, and its author may change its title and tags.
- Changing a tag for moderators needs *Manage Threads*.
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
"""The permission to set tags that only moderators may set."""

PATIENCE: Final = 5.0
"""The most seconds for changing a post's title and tag.

Discord allows two changes in 10 minutes for each post (discord-api-docs#1900, discord.js#6651), and discord.py would
sleep until the next one is allowed.
"""

AGAIN: Final = 60.0
"""Seconds before a change of title and tag is tried again after a lost request."""

MOST_TAGS: Final = 5
"""The most tags of one post."""


class NoPost(NamedTuple):
    """Why a table cannot be a post in its server's forum: the key of a text, and the missing permissions."""

    key: str
    missing: tuple[str, ...] = ()

    def said(self, say: Say) -> str:
        """Return the reason as a sentence."""
        return say(self.key, missing=permissions_of_forum(self.missing, say))


class Forum(NamedTuple):
    """The forum that a server has chosen for tables, with the tags chosen for their states."""

    channel: discord.ForumChannel
    chosen: ForumRecord

    def tag(self, state: PostState) -> discord.ForumTag | None:
        """Return the tag for tables in a state; None if none was chosen or the tag has been deleted."""
        number: int = getattr(self.chosen, state)
        return self.channel.get_tag(number) if number else None

    def missing(self) -> tuple[str, ...]:
        """Return the permissions that the bot lacks in the forum. Return none if its own roles are unknown."""
        me: discord.Member | None = self.channel.guild.me
        if me is None:
            return ()
        allowed = self.channel.permissions_for(me)
        tags = [self.tag(state) for state in forum_post.STATES]
        needed = (*POSTING, MODERATING) if any(tag and tag.moderated for tag in tags) else POSTING
        return tuple(name for name in needed if not getattr(allowed, name))

    def applied(self, state: PostState, before: Sequence[discord.ForumTag] = ()) -> list[discord.ForumTag]:
        """Return the tags of a post whose table is in a state.

        Other tags in `before`, which people added, stay as long as there is space.
        """
        own = {self.chosen.looking, self.chosen.playing, self.chosen.over}
        tag = self.tag(state)
        return [*([tag] if tag else []), *(each for each in before if each.id not in own)][:MOST_TAGS]


class Forums:
    """Opens tables as forum posts, and keeps each post's title and tag in step with its table."""

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
        """Wait until no title is being changed. Return whether one was."""
        return await finished(self._running)

    def close(self) -> None:
        """Cancel all running changes. The next start continues them."""
        for task in self._running:
            task.cancel()

    async def find(self, chosen: ForumRecord) -> Forum | None:
        """Return the forum that a server has chosen; None if it was deleted or the bot cannot see it."""
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
        """Return a record of a newly chosen forum. Tags that are named after a table's state are included.

        Raises ValueError if the channel is not a forum of the server.
        """
        forum = await self.find(ForumRecord(number))
        if forum is None or forum.channel.guild.id != guild:
            raise ValueError(number)
        looking, playing, over = (_find_tag(forum.channel, state) for state in forum_post.STATES)
        return ForumRecord(number, looking, playing, over)

    async def view(self, chosen: ForumRecord | None) -> ForumView | None:
        """Return the data about the chosen forum that the setup page shows; None if none is chosen."""
        if chosen is None:
            return None
        if (forum := await self.find(chosen)) is None:
            return ForumView(chosen, None)
        tags = {tag.id: tag.name for tag in forum.channel.available_tags}
        return ForumView(chosen, tags, forum.missing(), forum.channel.flags.require_tag)

    async def usable(self, guild: int | None, private: bool = False) -> Forum | NoPost | None:
        """Return the forum for a new table of a server, or the reason why it cannot be used.

        Return None if the server has chosen no forum or the table is `private`, because everybody can read a forum.
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
        """Open a table as a post whose first message is the board. Return the table, or why Discord refused.

        `former` is the id of the table whose rematch this is. Raises errors of lost requests, and those of
        `Tables.open`.
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
        """Open a table as a post, or in the channel of `record` if no forum can be used.

        Return the table and the reason why it is not a post, if there is one. Raises the same errors as `open`.
        """
        forum = await self.usable(record.guild, is_private(record))
        if isinstance(forum, Forum):
            made = await self.open(forum, record, interaction, former=former)
            if isinstance(made, Table):
                return made, None
            forum = made
        return await self._client.tables.open(record, interaction), forum

    def rematch(self, former: Table) -> Table | None:
        """Return the live table of the rematch of `former` that is a forum post; None if there is none."""
        for table in self._client.tables.on_server(former.record.guild or 0):
            post = table.record.forum_post
            if post is not None and post.former == former.id and table.record.status in life.LIVE:
                return table
        return None

    def rematches(self, former: Table) -> asyncio.Lock:
        """Return the lock for opening the rematch of a table, so that two presses open only one."""
        return self._rematches.setdefault(former.id, asyncio.Lock())

    def wake(self, table: Table) -> None:
        """Start to update the title and tag of a table's post in the background, if they have changed."""
        if forum_post.next_state(table.record) is None or table.id in self._at_work:
            return
        self._at_work.add(table.id)
        task = asyncio.create_task(self._update(table), name=f"forum post of table {table.id}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _update(self, table: Table) -> None:
        """Update a post's title and tag until they match its table's state.

        A change that Discord refuses, or delays too long, is skipped. A lost request is tried again later and at the
        next start.
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
        """Set a post's title and tag in one request. If the post is archived, the request unarchives it."""
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
        """Delete the post of a table that could not be opened, as far as Discord allows it."""
        with contextlib.suppress(discord.HTTPException, *LOST):
            await message.delete()
            await thread.edit(archived=True)


def post_title(table: Table, state: PostState) -> str:
    """Return the title of a table's post: the game, the table's number and its state. It names no player."""
    say = table.say()
    game = say(f"{table.title.name}-title")
    return shortened(say(f"post-{state}", game=game, table=table.id), NAME)


def _find_tag(channel: discord.ForumChannel, state: PostState) -> int:
    """Return the id of the forum tag whose name is that of a state in any language; 0 if there is none."""
    names = {texts(language).say(f"forum-state-{state}").casefold() for language in LANGUAGES}
    return next((tag.id for tag in channel.available_tags if tag.name.strip().casefold() in names), 0)
