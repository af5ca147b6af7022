"""Lists of tables with one line of text for each.

There is a list of a player's games, and one of lobbies that look for players.
"""

from __future__ import annotations

import math

import discord

from bot.engine.texts import Say, texts
from bot.engine.wording import MESSAGE, fitting
from bot.table import access, life
from bot.table.seat_clocks import runs_out
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.pages.times import relative
from bot.ui.reply import Interaction


async def active_games(client: Client, user: int, locale: str) -> list[str]:
    """List the games of `user`: one line of text for each, with a link to the table.

    Games that wait for the user's move come first. Games that the user only watches come last.
    """
    say = Say(texts(locale))
    waiting = waiting_for(client, user)
    rest: list[str] = []
    for table in client.tables.of_user(user):
        if table not in waiting and user not in table.record.agreements.gone:
            state = "games-lobby" if table.record.status == "lobby" else "games-waiting"
            state = state if table.record.barred is None else "games-barred"
            rest.append(say(state, game=_game(table, locale), table=table.id, link=await client.link(table)))
    for table in client.tables.suspended_of(user):
        until = f"<t:{table.table_time.shown(life.kept_until(table.record))}:d>"
        rest.append(say("games-suspended", game=_game(table, locale), table=table.id, until=until))
    for number in await client.store.watched(user):
        if (watched := client.tables.live(number)) is not None:
            link = await client.link(watched)
            rest.append(say("games-watched", game=_game(watched, locale), table=number, link=link))
    return fitting([*await waiting_lines(client, user, locale), *rest], MESSAGE)


async def waiting_lines(client: Client, user: int, locale: str) -> list[str]:
    """Return a line of text for each game that waits for a move of `user`.

    Each line has a link to the table and the time that the user has left.
    """
    say, lines = Say(texts(locale)), []
    for table in waiting_for(client, user):
        line = say("games-turn", game=_game(table, locale), table=table.id, link=await client.link(table))
        out = _ends(table, user)
        lines.append(line if out == math.inf else f"{line} · ⏳ {relative(table.table_time.shown(out))}")
    return lines


def waiting_for(client: Client, user: int) -> list[Table]:
    """Return the tables that wait for a move of `user`. The table where the least time is left is first."""
    tables = client.tables.of_user(user)
    mine = [table for table in tables if table.seat_of(user) in table.waited_for() and table.record.barred is None]
    return sorted(mine, key=lambda table: _ends(table, user))


def _ends(table: Table, user: int) -> float:
    seat = table.seat_of(user)
    clock = table.record.seats[seat].clock if seat is not None else None
    out = runs_out(clock) if clock is not None and table.record.paused is None else None
    return math.inf if out is None else out


def _game(table: Table, locale: str) -> str:
    return table.say(locale)(f"{table.title.name}-title")


SHOWN = 5
"""The most lobbies that the home page lists. The oldest lobby comes first."""


async def lobby_lines(client: Client, interaction: Interaction, locale: str) -> list[str]:
    """Return a line of text with a link for each lobby of this server that looks for players.

    Only lobbies that the user of `interaction` can see are listed. The list is empty outside of servers.
    """
    say = Say(texts(locale))
    found = [table for table in client.tables if _is_joinable(table, interaction)]
    lines = []
    for table in found[:SHOWN]:
        game, most = table.say(locale)(f"{table.title.name}-title"), table.title.game.seats[-1]
        seated, link = len(table.record.seats), await client.link(table)
        lines.append(say("home-wanted-table", game=game, table=table.id, seated=seated, most=most, link=link))
    return [say("home-wanted"), *lines] if lines else []


def _is_joinable(table: Table, interaction: Interaction) -> bool:
    """Return whether the user of `interaction` can see `table` and may take a seat there."""
    record, user = table.record, interaction.user
    if record.guild is None or record.guild != interaction.guild_id or not isinstance(user, discord.Member):
        return False
    if len(record.seats) >= table.title.game.seats[-1] or not access.looks_for(record, user.id):
        return False
    channel = user.guild.get_channel_or_thread(record.channel)
    return channel is not None and channel.permissions_for(user).view_channel
