"""Posts the results of each daily game in the channel that a server has chosen for them.

There is at most one message per day and server. The message pings nobody. It is edited if a result changes.
"""

from __future__ import annotations

import asyncio

import discord
import structlog
from msgspec.structs import replace

from bot.archive.day import DAY, day_of
from bot.engine.page import Page
from bot.engine.texts import Say, texts
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.pages.daily import posted_page
from bot.ui.pages.render import digest, edit, message
from bot.ui.reply import LOST
from storage.records.servers import DailyPostRecord, ServerRecord
from storage.store_errors import StoreError

log = structlog.get_logger()

HOUR = 3600


class DailyPosts:
    """Posts yesterday's results of the daily games on each server that wants them.

    It checks all servers at each full hour and when the bot starts.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self._looked = -1
        self._running: set[asyncio.Task[None]] = set()
        client.clock.beats.append(self.beat)

    def beat(self) -> None:
        """Start a check of all servers if a new hour has begun. The clock of the tables calls this regularly.

        Of the system clock and the clock of the tables, the earlier one counts. So results are posted only after the
        end of their day.
        """
        now = self._client.tables.table_time.sure()
        if int(now // HOUR) != self._looked and self._client.tables.leases.house:
            self._looked = int(now // HOUR)
            task = asyncio.create_task(self._look(now), name="results of the day")
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def flush(self) -> bool:
        """Wait until no message with results is being posted. Return whether one was being posted."""
        return await finished(self._running)

    async def _look(self, now: float) -> None:
        try:
            await self._client.days.look()
            await self._client.days.settle()
            servers = await self._client.store.servers_with_daily()
        except StoreError as error:
            log.warning("the results of the day are not read", error=str(error))
            return
        for guild, server in servers:
            try:
                await self._post_results(guild, server, now)
            except (discord.HTTPException, *LOST, StoreError) as error:
                log.warning("the results of the day are not posted", guild=guild, error=str(error))

    async def _post_results(self, guild: int, server: ServerRecord, now: float) -> None:
        """Post yesterday's results on one server. If they are posted already, update the message."""
        day, posted = day_of(now) - 1, server.daily_post
        told = posted is not None and posted.day == day
        early = now % DAY < server.daily_hour * HOUR
        if server.daily is None or (not told and (early or server.show == "quiet")):
            return
        page = await self._page(guild, server, day, told)
        if page is None:
            return
        if posted is None or not told:
            await self._post(guild, DailyPostRecord(day, server.daily, shown=digest(page)), page)
        elif posted.message and posted.shown != digest(page):
            channel = self._client.get_partial_messageable(posted.channel)
            await channel.get_partial_message(posted.message).edit(**edit(page))
            await self._note(guild, replace(posted, shown=digest(page)))

    async def _post(self, guild: int, post: DailyPostRecord, page: Page) -> None:
        """Post a page with results, at most once.

        The plan to post it is stored before the message is sent. If the process ends in between, the message is lost,
        but it is never sent twice.
        """
        await self._note(guild, post)
        content = message(page, b"") | {"silent": True}
        sent = await self._client.get_partial_messageable(post.channel).send(**content)
        await self._note(guild, replace(post, message=sent.id))

    async def _note(self, guild: int, post: DailyPostRecord) -> None:
        await self._client.store.change_server(guild, lambda server: replace(server, daily_post=post))

    async def _page(self, guild: int, server: ServerRecord, day: int, told: bool) -> Page | None:
        """Return the page with the results of a day; None if no message needs to be posted or updated.

        `told` says whether the results are posted already. People who have turned off the show around the games are
        left out.
        """
        store, people = self._client.store, self._client.people
        found = self._client.get_guild(guild)
        locale = server.language or str(found.preferred_locale if found is not None else "en-US")
        dailies = await store.dailies(day)
        tries = [each for each in await store.tries_on(guild, day) if people.wants_show(each.user)]
        return posted_page(dailies, tries, told, Say(texts(locale))) if dailies else None
