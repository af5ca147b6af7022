"""The application as its parts know it.

It is the bot on Discord, with the tables, the store, the clock and the pictures.
"""

from __future__ import annotations

from collections.abc import Callable

from discord.ext import commands

from bot.people.people import People
from bot.settings import Settings
from bot.table.advice import Adviser
from bot.table.clock import Clock
from bot.table.days import Days
from bot.table.dealer import Dealer
from bot.table.foretelling import Foreteller
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.avatars import Avatars
from bot.ui.pages.pictures import Pictures
from bot.ui.replays import Replays
from storage.store import Store


class Client(commands.AutoShardedBot):
    """The parts that every presenter and handler needs; `bot/app.py` puts them together."""

    settings: Settings
    now: Callable[[], float]
    """The time in seconds since 1970."""
    store: Store
    tables: Tables
    clock: Clock
    adviser: Adviser
    foreteller: Foreteller
    days: Days
    dealer: Dealer
    pictures: Pictures
    avatars: Avatars
    replays: Replays
    people: People
    joined: set[int]
    """The servers that the bot has joined since it started. For some of them discord.py says *available* instead."""
    stop: Callable[[], None]
    """Stops the process cleanly."""

    async def link(self, table: Table) -> str:
        """Return the address of a table's board.

        In direct messages it is the address of its hand. While there is no message, it is the address of its channel.
        """
        posted = {each.kind: each for each in await self.store.posted_messages(table.id) if each.message}
        found = (posted.get("hand") if table.direct else None) or posted.get("board")
        if found is not None:
            return link(table.record.guild, found.channel, found.message)
        return link(table.record.guild, table.record.channel)


def link(guild: int | None, channel: int, message: int | None = None) -> str:
    """Return the address of a channel or message."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place
