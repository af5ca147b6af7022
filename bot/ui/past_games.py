"""Loads the data for the pages about ended games. Handlers of presses and commands call it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.archive.ratings import person_key
from bot.archive.statistics import board, bounds, season, statistics
from bot.archive.story import of_season, story
from bot.engine.page import Page
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_games, names
from bot.table.export import Exported, export
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.pages.history import history_page
from bot.ui.pages.statistics import AtTable, find_title, leaders_page, statistics_page, title_page
from bot.ui.pages.story import season_page, story_page
from bot.ui.user_errors import UserError, check_may_replay
from storage.records.outcomes import PlayedRecord


async def games_of(client: Client, user: int, say: Say, first: int = 0, serial: int = 0) -> Page:
    """Return the page with a person's ended games."""
    games, hidden = await client.store.outcomes_of(user), await client.store.hidden()
    return history_page(games, user, say, hidden - {user}, first, serial)


async def statistics_of(
    client: Client, user: int, say: Say, guild: int | None, name: str = "", serial: int = 0
) -> Page:
    """Return the page with a person's statistics of the game `name`. If `name` is empty, all games count.

    On a server the page links to the leader board.
    """
    games, hidden = await client.store.outcomes_of(user), await client.store.hidden()
    one = find_title(name) if name else None
    if name and one is None:
        raise UserError("press-unreadable")
    if one is not None:
        who = (person_key(user), person_key(user, practice=True))
        ratings = await client.store.ratings(one.name, who)
        return title_page(one, statistics(_of(games, one.name), user, hidden), ratings, user, say, serial)
    each = {one.name: statistics(found, user) for one in installed_games() if (found := _of(games, one.name))}
    me = person_key(user)
    ratings = {one: rating for one in each if (rating := (await client.store.ratings(one, (me,))).get(me)) is not None}
    return statistics_page(statistics(games, user, hidden), each, ratings, say, guild is not None, serial)


async def leaders_of(
    client: Client,
    guild: int,
    one: InstalledGame,
    user: int,
    say: Say,
    number: int | None = None,
    serial: int = 0,
    table: Table | None = None,
) -> Page:
    """Return the page with the leader board of a game on a server.

    `number` is the season, by default the present one. If a `table` is given, the people at this table are listed above
    the leader board.
    """
    store, now = client.store, season(client.now())
    began = await store.first_outcome_on(guild)
    first = now if began is None else min(now, season(began))
    number = now if number is None else min(max(number, first), now)
    hidden = await store.hidden()
    games = await store.outcomes_on(guild, one.name, *bounds(number))
    ranked = await asyncio.to_thread(board, games, hidden)
    sitting = [] if table is None else await _sitting(client, table, guild, hidden - {user})
    return leaders_page(one, number, ranked, first, now, user, say, sitting, serial)


async def story_of(client: Client, guild: int, say: Say) -> Page:
    """Return the page with the statistics of all games that were played on a server."""
    ended, now = await client.store.sums_on(guild), client.now()
    running, last = (of_season(ended, season(now) - back) for back in (0, 1))
    return story_page(story(ended), running, last, now, say)


async def season_of(client: Client, guild: int, say: Say) -> Page:
    """Return the page with the picture of a server's last season.

    Raises UserError if no games were played in this season.
    """
    now = client.now()
    last = of_season(await client.store.sums_on(guild), season(now) - 1)
    if not any(chapter.game in names() for chapter in last.chapters):
        raise UserError("story-season-none")
    return season_page(last, now, say)


async def _sitting(client: Client, table: Table, guild: int, hidden: frozenset[int]) -> list[AtTable]:
    """Return the people at a table, each with their statistics in the table's game.

    People who are hidden on the server are left out.
    """
    found, name = [], table.title.name
    for player in table.record.seats:
        if player.user is None or player.user in hidden:
            continue
        games = _of(await client.store.outcomes_of(player.user), name)
        shown = [played for played in games if not (played.hidden and played.guild == guild)]
        counted = statistics(shown, player.user)
        ratings = await client.store.ratings(name, (str(player.user),))
        found.append(AtTable(player.name, counted, ratings.get(str(player.user))))
    return found


def _of(games: Sequence[PlayedRecord], name: str) -> list[PlayedRecord]:
    return [played for played in games if played.game == name]


async def export_ended(client: Client, table: Table) -> Exported:
    """Return an ended game in the form in which it is exported. Raises UserError if it is not stored."""
    check_may_replay(table, "verify-later")
    if table.record.lesson is not None:
        raise UserError("verify-lesson")
    return export(table.record, await client.store.moves(table.id))


def file_name(table: Table) -> str:
    """Return the file name for an exported game."""
    return f"table-{table.id}.json"
