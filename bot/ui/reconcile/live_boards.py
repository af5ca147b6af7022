"""The private board messages of spectators.

Each is updated as long as Discord accepts edits with the token of the last press on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord
import structlog
from msgspec.structs import replace

from bot.engine.page import Page
from bot.engine.record import TABLE
from bot.engine.texts import language
from bot.table.news import ENDING
from bot.table.outbox import content
from bot.table.table import Table
from bot.table.watching import audience, may_watch
from bot.ui.client import Client
from bot.ui.guessing import guessable
from bot.ui.kept_pictures import KeptPicture
from bot.ui.pages.content import as_content
from bot.ui.pages.watch import Watched, last_moment, unwatched_page, watch_page
from bot.ui.reconcile.desired import SHOWN, fingerprint
from bot.ui.reconcile.messages import OVER, Messages
from bot.ui.reconcile.slots import GRACE, LIFE
from bot.ui.reply import LOST, Reply
from storage.records.servers import WatcherRecord
from storage.records.tables import Post, PostedMessage
from storage.store_errors import StoreError

log = structlog.get_logger()

PAUSE = 3.0
"""The pause between two rounds of edits, as a multiple of the usual pause for each board of a table.

The pause is long because these edits may count towards the channel's limit of 30 a minute (discord-api-docs issue
3763), and players' hands are more important.
"""

AGAIN = 10.0
"""Seconds before an edit of a board message is tried again if its request was lost."""


class _Shown(NamedTuple):
    """The content that a spectator's board message has now, as far as this process knows."""

    digest: str = ""
    picture: KeptPicture = KeptPicture()


class LiveBoards:
    """Updates the board messages of spectators, with one task for each table.

    Players never wait for these updates.
    """

    def __init__(self, client: Client, messages: Messages) -> None:
        self._client = client
        self._store = client.store
        self._messages = messages
        self._pending: dict[int, Table] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._rests: dict[int, asyncio.TimerHandle] = {}
        self._shown: dict[tuple[int, int], _Shown] = {}
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._timers: set[tuple[int, int, float]] = set()

    @property
    def tasks(self) -> Sequence[asyncio.Task[None]]:
        """The tasks that update boards now."""
        return [*self._tasks.values()]

    def wake(self, table: Table) -> None:
        """Start to update the board messages of a table's spectators, if this process is responsible for it."""
        if not self._client.tables.mine(table):
            return
        self._pending[table.id] = table
        self._start(table.id)

    def close(self) -> None:
        """Cancel all updates. After the next start of the bot they are made again."""
        self._pending.clear()
        for task in self._tasks.values():
            task.cancel()
        for timer in self._rests.values():
            timer.cancel()

    async def answer(self, table: Table, watcher: WatcherRecord, via: Reply) -> None:
        """Show the board to a spectator as the answer to a press, and keep it up to date from then on.

        `via` is the answer to the press.
        """
        key = table.id, watcher.user
        async with self._lock(key):
            now, before = self._client.now(), await self.watcher(table, watcher.user)
            watcher = replace(watcher, token=via.token, ends=now + LIFE)
            page = await self._page(table, watcher, await self._all_watchers(table, watcher))
            shown = await via.show(page)
            if table.record.status != "playing":
                return
            watcher = replace(watcher, channel=shown.channel, message=shown.message, original=shown.original)
            self._shown[key] = _Shown(fingerprint(page), shown.picture)
            await self._store.keep_live(table.id, watcher)
            self._schedule_end(table, watcher)
        if before is not None and before.token and before.message != shown.message and now < before.ends:
            await self._delete(before)
        self.wake(table)

    async def stop(self, table: Table, user: int) -> None:
        """Stop the updates of a spectator's board message, because this person no longer watches."""
        async with self._lock((table.id, user)):
            await self._store.unwatch(table.id, user)
            self._forget((table.id, user))

    def _start(self, number: int) -> None:
        if number in self._pending and number not in self._tasks and number not in self._rests:
            table = self._pending.pop(number)
            self._tasks[number] = asyncio.create_task(self._serve(table), name=f"live boards of table {number}")

    async def _serve(self, table: Table) -> None:
        boards = 0
        try:
            boards = await self._edit_all(table)
        except StoreError as error:
            log.warning("live boards are not read", table=table.id, error=str(error))
        except Exception:
            log.exception("live boards failed", table=table.id)
        finally:
            del self._tasks[table.id]
            self._pause(table.id, self._client.settings.paint_pause * PAUSE * boards)

    def _pause(self, number: int, pause: float) -> None:
        """Make no edits for a table for `pause` seconds. A timer then starts them again.

        A task that sleeps would delay a stop of the bot. `number` is the id of the table.
        """

        def rested() -> None:
            del self._rests[number]
            self._start(number)

        if pause:
            self._rests[number] = asyncio.get_running_loop().call_later(pause, rested)
        else:
            self._start(number)

    async def _edit_all(self, table: Table) -> int:
        """Edit each board message whose content has changed.

        Return the number of boards that are still kept up to date.
        """
        if table.record.status not in (*SHOWN, "void"):
            return 0
        watchers = await self._store.watchers(table.id)
        live = [each for each in watchers if each.token]
        await asyncio.gather(*(self._bring(table, each, watchers) for each in live))
        return len(live)

    async def _bring(self, table: Table, watcher: WatcherRecord, watchers: Sequence[WatcherRecord]) -> None:
        key = table.id, watcher.user
        async with self._lock(key):
            newest = await self.watcher(table, watcher.user)
            if newest is None or newest.token != watcher.token:
                return  # a press has shown it meanwhile
            now, shown = self._client.now(), self._shown.get(key, _Shown())
            if now >= watcher.ends + GRACE:
                await self._let_go(table, watcher)
                return
            last = now >= watcher.ends or table.record.status != "playing" or not may_watch(table.record, watcher.user)
            page = await self._page(table, watcher, watchers)
            if fingerprint(page) != shown.digest:
                try:
                    edited = await self._messages.edit(_posted(watcher, shown), page)
                except (discord.HTTPException, *LOST) as error:
                    log.info("a live board is not edited", table=table.id, error=str(error))
                    gone = isinstance(error, discord.HTTPException) and error.status in OVER
                    if not gone:
                        self._client.clock.after(AGAIN, lambda: self.wake(table))
                        return
                    last = True
                else:
                    picture = KeptPicture(edited.picture, edited.attachment)
                    self._shown[key] = _Shown(fingerprint(page), picture)
            if last:
                await self._let_go(table, watcher)
            else:
                self._schedule_end(table, watcher)

    async def _page(self, table: Table, watcher: WatcherRecord, watchers: Sequence[WatcherRecord]) -> Page:
        """Return the page for a spectator. It says until when it is kept up to date."""
        if table.record.status not in SHOWN or not may_watch(table.record, watcher.user):
            return unwatched_page(table, watcher.locale)
        shown = await self._store.shown(table.id, [watcher.user])
        playing = table.record.status == "playing"
        watched = Watched(
            news=await table.news(None),
            link=await self._client.link(table),
            told=watcher.told,
            moment=last_moment(await table.log_entries(None)) if playing else None,
            people=audience(table.record, watchers),
            until=watcher.ends if self._client.now() < watcher.ends else None,
            ending=None if playing else _end_page(shown.endings, watcher.locale),
        )
        page = watch_page(table, watched, watcher.locale)
        if watched.until is not None:
            page = await guessable(self._store, table, watcher.user, page, watcher.locale)
        return as_content(page, shown.readers[watcher.user].chosen.text_first)

    async def _all_watchers(self, table: Table, watcher: WatcherRecord) -> list[WatcherRecord]:
        """Return all spectators of a table. They include `watcher`, who may not be stored yet."""
        others = [each for each in await self._store.watchers(table.id) if each.user != watcher.user]
        return [*others, watcher]

    async def watcher(self, table: Table, user: int) -> WatcherRecord | None:
        """Return the record of a spectator; None if the person does not watch the table."""
        return next((each for each in await self._store.watchers(table.id) if each.user == user), None)

    async def _let_go(self, table: Table, watcher: WatcherRecord) -> None:
        await self._store.keep_live(table.id, replace(watcher, token="", message=0))
        self._forget((table.id, watcher.user))

    async def _delete(self, watcher: WatcherRecord) -> None:
        """Delete a spectator's board message, which a new one has replaced, if Discord allows it."""
        try:
            await self._messages.delete(_posted(watcher, _Shown()))
        except (discord.HTTPException, *LOST) as error:
            log.info("an old live board stays", error=str(error))

    def _schedule_end(self, table: Table, watcher: WatcherRecord) -> None:
        """Schedule a last update of a board message for the time when its updates end."""
        timer = table.id, watcher.user, watcher.ends
        if timer in self._timers:
            return

        def ended() -> None:
            self._timers.discard(timer)
            self.wake(table)

        self._timers.add(timer)
        self._client.clock.after(watcher.ends - self._client.now(), ended)

    def _lock(self, key: tuple[int, int]) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def _forget(self, key: tuple[int, int]) -> None:
        self._shown.pop(key, None)


def _posted(watcher: WatcherRecord, shown: _Shown) -> PostedMessage:
    """Return the record of a spectator's board message.

    It is a private message, which can only be edited with the token of its press.
    """
    return PostedMessage(
        "panel", TABLE, watcher.channel, watcher.message, token=watcher.token, original=watcher.original,
        ends=watcher.ends, picture=shown.picture.picture, attachment=shown.picture.attachment,
    )  # fmt: skip


def _end_page(endings: Sequence[Post], locale: str) -> Page | None:
    """Return the page of the end of a game in the language `locale`.

    Return None if the end was not posted in that language.
    """
    found: Mapping[str, Post] = {each.kind: each for each in endings if each.content}
    told = found.get(f"{ENDING}-{language(locale)}") or found.get(ENDING)
    page = content([told]) if told is not None else None
    return page if isinstance(page, Page) else None
