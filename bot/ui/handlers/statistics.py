"""Handlers of the pages about ended games: past games, statistics, leader boards and a server's story."""

from __future__ import annotations

from msgspec.structs import replace

from bot.archive.statistics import season
from bot.engine.page import Page
from bot.engine.texts import Say, language, texts
from bot.installed_games import names
from bot.ui.channel_checks import chosen_channel, require_unblocked
from bot.ui.flood import see_limit
from bot.ui.installation import is_outside
from bot.ui.pages import render
from bot.ui.pages.history import past_page
from bot.ui.pages.statistics import find_title
from bot.ui.pages.story import PICTURE, POST, posting_menu
from bot.ui.past_games import games_of, leaders_of, season_of, statistics_of, story_of
from bot.ui.press_context import HANDLERS, HomePressContext, at_home
from bot.ui.user_errors import UserError

INTO = ("replay", "log", "report")
"""The actions of the buttons for an ended game. They are shown while the game is still stored."""


@at_home("history", personal=True)
async def history(press: HomePressContext) -> None:
    """Show another page of the list of the presser's ended games."""
    first = _parse_number(press.custom_id.argument or "0")
    await press.reply.show(await games_of(press.client, press.user, press.say, first, press.custom_id.serial + 1))


@at_home("past")
async def past(press: HomePressContext) -> None:
    """Show one of the presser's ended games, chosen in a menu."""
    if len(press.values) != 1:
        raise UserError("press-unreadable")
    first = _parse_number(press.custom_id.argument or "0")
    await press.reply.show(await _past_page(press, _parse_number(press.values[0]), first))


@at_home("stats", personal=True)
async def stats(press: HomePressContext) -> None:
    """Show the presser's statistics of all games together, or of the game chosen in a menu.

    If the button is on the home page, the statistics are shown in a new private message.
    """
    if press.custom_id.argument:
        press.reply.apart()
    name, serial = next(iter(press.values), ""), press.custom_id.serial + 1
    guild = None if is_outside(press.interaction) else press.interaction.guild_id
    await press.reply.show(await statistics_of(press.client, press.user, press.say, guild, name, serial))


@at_home("leaders")
async def leaders(press: HomePressContext) -> None:
    """Show the leader board of the game or season chosen in a menu.

    At first it is the leader board of the game that was last played on the server.
    """
    guild, client, (name, _, number) = (
        press.interaction.guild_id,
        press.client,
        press.custom_id.argument.partition("."),
    )
    if guild is None:
        raise UserError("press-unreadable")
    if not press.custom_id.argument:
        name, number = await client.store.last_game_on(guild) or names()[0], str(season(client.now()))
    one = find_title(press.values[0] if press.values else name)
    if one is None:
        raise UserError("press-unreadable")
    serial = press.custom_id.serial + 1
    await press.reply.show(await leaders_of(client, guild, one, press.user, press.say, _parse_number(number), serial))


@at_home("story")
async def story(press: HomePressContext) -> None:
    """Show the statistics of a server (its story) or the picture of its last season.

    A button posts the picture in the chosen channel.
    """
    client, guild, asked = press.client, press.interaction.guild_id, press.custom_id.argument
    if guild is None or asked not in ("", PICTURE, POST):
        raise UserError("press-unreadable")
    if not asked:
        press.reply.apart()
        await press.reply.show(await story_of(client, guild, press.say))
        return
    if asked == PICTURE:
        serial = press.custom_id.serial + 1
        page = await season_of(client, guild, press.say)
        await press.reply.add(replace(page, rows=(posting_menu(serial, press.say),)))
        return
    channel = chosen_channel(press.interaction, press.values)
    await require_unblocked(client, guild)
    page = await season_of(client, guild, Say(texts(await _public_language(press, guild))))
    drawn = await client.pictures.of(page)
    await see_limit(client.store, "story", press.user, client.now(), guild)
    await channel.send(nonce=str(press.interaction.id), **render.message(page, drawn))
    await press.reply.say(press.say("story-done", channel=str(channel.id)))


async def _public_language(press: HomePressContext, guild: int) -> str:
    """Return the language for public posts on a server.

    It is the language that the server has set, otherwise the language of the presser.
    """
    return language((await press.client.store.server(guild)).language or press.locale)


async def _past_page(press: HomePressContext, number: int, first: int) -> Page:
    """Return the page about one of the presser's ended games. Raises UserError for any other game."""
    table = await press.client.tables.find(number)
    if table is None or table.seat_of(press.user) is None or table.record.status != "over":
        raise UserError("table-gone", table=number)
    return past_page(table, press.say, first, [action for action in INTO if action in HANDLERS], press.custom_id.serial)


def _parse_number(text: str) -> int:
    """Return a number from the text of a button's argument. Raises UserError if it is not a number."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 15):
        raise UserError("press-unreadable")
    return int(text)
