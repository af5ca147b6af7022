"""What is pressed on the pages about ended games: history, statistics, the boards of a server."""

from __future__ import annotations

from bot.archive.statistics import season
from bot.engine.page import Page
from bot.titles import names
from bot.ui.pages.history import past_page
from bot.ui.pages.statistics import known
from bot.ui.past_games import games_of, leaders_of, statistics_of
from bot.ui.pressed import HANDLERS, AtHome, at_home
from bot.ui.sorry import Sorry

INTO = ("replay", "log")
"""What an ended game can be looked at by, as far as it is there."""


@at_home("history")
async def history(pressed: AtHome) -> None:
    """Show another part of the presser's games, or the one that was chosen there."""
    first = _number(pressed.press.argument or "0")
    if pressed.values:
        await pressed.reply.show(await _past(pressed, _number(pressed.values[0]), first))
        return
    await pressed.reply.show(await games_of(pressed.client, pressed.user, pressed.say, first, pressed.press.serial + 1))


@at_home("stats")
async def stats(pressed: AtHome) -> None:
    """Show what the presser's games come to, or those of the title that was chosen; from the home page beside it."""
    if pressed.press.argument:
        pressed.reply.apart()
    name, guild, serial = next(iter(pressed.values), ""), pressed.interaction.guild_id, pressed.press.serial + 1
    await pressed.reply.show(await statistics_of(pressed.client, pressed.user, pressed.say, guild, name, serial))


@at_home("leaders")
async def leaders(pressed: AtHome) -> None:
    """Show the board of another season, or of the title that was chosen, or at first the last that was played."""
    guild, client, (name, _, number) = (
        pressed.interaction.guild_id,
        pressed.client,
        pressed.press.argument.partition("."),
    )
    if guild is None:
        raise Sorry("press-unreadable")
    if not pressed.press.argument:
        name, number = await client.store.last_game_on(guild) or names()[0], str(season(client.now()))
    one = known(pressed.values[0] if pressed.values else name)
    if one is None:
        raise Sorry("press-unreadable")
    serial = pressed.press.serial + 1
    await pressed.reply.show(await leaders_of(client, guild, one, pressed.user, pressed.say, _number(number), serial))


async def _past(pressed: AtHome, number: int, first: int) -> Page:
    """Show one of the presser's ended games. Raises Sorry for any other."""
    table = await pressed.client.tables.find(number)
    if table is None or table.seat_of(pressed.user) is None or table.record.status != "over":
        raise Sorry("table-gone", table=number)
    return past_page(table, pressed.say, first, [action for action in INTO if action in HANDLERS], pressed.press.serial)


def _number(text: str) -> int:
    """Read a number of a button. Raises Sorry for what is none."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 15):
        raise Sorry("press-unreadable")
    return int(text)
