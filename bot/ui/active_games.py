"""The running games of a person, a line each."""

from __future__ import annotations

import math

from bot.engine.texts import Say, language, texts
from bot.engine.wording import MESSAGE, fitting
from bot.table import life
from bot.table.seat_clocks import runs_out
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.pages.times import relative


async def active_games(client: Client, user: int, locale: str) -> list[str]:
    """List the games of `user` with the way to each, those first that wait for a turn, and those last that are only
    watched."""
    say = Say(texts(language(locale)))
    waiting = waiting_for(client, user)
    rest: list[str] = []
    for table in client.tables.of_user(user):
        if table not in waiting:
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
    return fitting([*await turns(client, user, locale), *rest], MESSAGE)


async def turns(client: Client, user: int, locale: str) -> list[str]:
    """List the games that wait for `user`, with the way to each and the time that is left."""
    say, lines = Say(texts(language(locale))), []
    for table in waiting_for(client, user):
        line = say("games-turn", game=_game(table, locale), table=table.id, link=await client.link(table))
        out = _ends(table, user)
        lines.append(line if out == math.inf else f"{line} · ⏳ {relative(table.table_time.shown(out))}")
    return lines


def waiting_for(client: Client, user: int) -> list[Table]:
    """Give the tables that wait for `user`, those first whose time is up first."""
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
