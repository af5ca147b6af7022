"""The bot as most modules see it: a discord.py client with the tables, database, clock and pictures."""

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
    """A discord.py client with the parts that presenters and handlers need. `bot/app.py` sets these parts."""

    settings: Settings
    now: Callable[[], float]
    """A function that returns the time in seconds since 1970."""
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
    """The ids of servers that the bot has joined since its start.

    discord.py may report such a server as *available* instead of *joined*.
    """
    stop: Callable[[], None]
    """A function that stops the process cleanly."""

    async def link(self, table: Table) -> str:
        """Return the URL of the message with a table's board.

        For a table in direct messages it is the URL of the player's hand. If there is no such message, it is the URL of
        the channel.
        """
        posted = {each.kind: each for each in await self.store.posted_messages(table.id) if each.message}
        found = (posted.get("hand") if table.direct else None) or posted.get("board")
        if found is not None:
            return link(table.record.guild, found.channel, found.message)
        return link(table.record.guild, table.record.channel)


def link(guild: int | None, channel: int, message: int | None = None) -> str:
    """Return the URL of a Discord channel, or of the message with the id `message` in that channel."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place
