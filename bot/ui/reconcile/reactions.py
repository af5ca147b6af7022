"""The bot's reactions to messages about great moments of a game in a channel.

The bot adds reactions to such a message. At the end of the game it counts the people who have also reacted. The counts
are not stored; they only affect one line about the end. A reaction that Discord refuses is left out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import NamedTuple

import discord
import structlog
from msgspec.structs import replace

from bot.engine.page import Line, Page
from bot.engine.texts import language
from bot.table import shoulder
from bot.table.outbox import content
from bot.table.table import Table
from bot.ui.client import Client, link
from bot.ui.permissions import may_react
from bot.ui.reply import LOST
from storage.store_errors import StoreError

log = structlog.get_logger()

GASP = "😱"
ADDED = ("👏", GASP, "😂", "🤡")

LATEST = 5
"""How many of the latest great moments the bot counts the reactions to."""

PENDING = 10
"""The most messages about great moments that wait for their reactions.

Discord accepts about one reaction in 0.25 s for each channel.
"""

PATIENCE = 5.0
"""The most seconds for which the message about the end of a game waits for the counts of reactions."""


class Gasp(NamedTuple):
    """The great moment of a game with the most reactions, and their number."""

    people: int
    link: str
    title: str
    """The title of the great moment, in the language of the table."""


class Reactions:
    """Adds reactions to messages in the background, and counts the people who react.

    People who have seen a hand over a player's shoulder are not counted.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, table: Table, message: discord.Message | None) -> None:
        """Start to add reactions to the message of a great moment, if the table and the channel allow it."""
        if message is None or not _has_reactions(table) or len(self.tasks) >= PENDING:
            return
        if not may_react(self._client.get_channel(table.record.channel)):
            return
        task = asyncio.create_task(self._add(table, message), name=f"reactions of table {table.id}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _add(self, table: Table, message: discord.Message) -> None:
        try:
            for emoji in ADDED:
                await message.add_reaction(emoji)
        except (discord.HTTPException, *LOST) as error:
            log.info("no reactions", table=table.id, error=str(error))
        except Exception:
            log.exception("reactions are not added", table=table.id)

    async def most_gasped(self, table: Table) -> Gasp | None:
        """Return the great moment of a game with the most reactions; None if there is none.

        If several have the same number, return the latest.
        """
        if not _has_reactions(table):
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._most_gasped(table)
        except (discord.HTTPException, *LOST, StoreError) as error:
            log.info("reactions are not counted", table=table.id, error=str(error))
        except Exception:
            log.exception("reactions are not counted", table=table.id)
        return None

    async def _most_gasped(self, table: Table) -> Gasp | None:
        channel, uncounted = table.record.channel, shoulder.onlookers(table.record)
        moments = await self._client.store.moments(table.id, LATEST)
        counts = await asyncio.gather(*(self._count(channel, message, uncounted) for message in moments))
        people, message = max(zip(counts, moments, strict=True), default=(0, 0), key=lambda found: found[0])
        if not people:
            return None
        page = content([moments[message]])
        title = page.title if isinstance(page, Page) else ""
        return Gasp(people, link(table.record.guild, channel, message), title)

    async def _count(self, channel: int, message: int, uncounted: Collection[int]) -> int:
        """Return how many people have reacted to a message, without those in `uncounted`.

        The message may have been deleted; then the result is 0.
        """
        try:
            found = await self._client.get_partial_messageable(channel).get_partial_message(message).fetch()
            gasped = [each for each in found.reactions if each.emoji == GASP and each.count > each.me]
            return len(
                {user.id for each in gasped async for user in each.users() if not user.bot and user.id not in uncounted}
            )
        except discord.HTTPException as error:
            log.info("a moment is not counted", message=message, code=error.code)
            return 0


def with_gasp(table: Table, page: Page | Line, gasp: Gasp | None, locale: str) -> Page | Line:
    """Return the page of the end of a game, with a line about the great moment with the most reactions.

    The title of the moment is in the language of the table. Without such a moment, the page is unchanged.
    """
    if gasp is None or not isinstance(page, Page):
        return page
    title = gasp.title if language(locale) == language(table.record.locale) else ""
    said = table.say(locale)("ending-gasp", people=gasp.people, moment=title, link=gasp.link)
    return replace(page, lines=(*page.lines, "", said))


def _has_reactions(table: Table) -> bool:
    """Return whether the bot reacts to great moments of a table.

    The table must be in a channel of a server, and must not be quiet.
    """
    return not table.direct and table.record.show != "quiet"
