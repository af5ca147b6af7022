"""Handlers of the home page. Presses there belong to no table."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine.texts import LANGUAGES
from bot.installed_games import InstalledGame, installed_game, names
from bot.people.gathering import LASTS, SIZES
from bot.table.seating import called as called_by
from bot.table.ways_on import HOME
from bot.ui.active_games import active_games
from bot.ui.installation import invite_link, is_outside
from bot.ui.opening import begin, open_lobby
from bot.ui.pages.gathering import NEVER, called_page, gathering_page
from bot.ui.pages.home import WHOLE, about_page, game_page, help_page, more_page, server_language_page
from bot.ui.pages.privacy import document_pages
from bot.ui.personal import own_home, tables_page
from bot.ui.press_context import HomePressContext, at_home
from bot.ui.private import seated
from bot.ui.reply import texts_for
from bot.ui.spoken import choose_language
from bot.ui.user_errors import UserError, check_alive
from storage.records.servers import WishRecord


@at_home("home", personal=True)
async def home(press: HomePressContext) -> None:
    """Show the presser the home page. If the button is for a language, first set the presser's language."""
    chosen = press.custom_id.argument in LANGUAGES
    if press.custom_id.argument != HOME:
        press.reply.apart()
    if chosen:
        await choose_language(press.client, press.reconciler, press.interaction, press.custom_id.argument)
    page = await own_home(press.client, press.interaction, str(press.interaction.locale))
    say = texts_for(press.interaction)
    await press.reply.show(replace(page, lead=say("home-language")) if chosen else page)
    if chosen and await _may_choose_for_server(press):
        await press.reply.add(server_language_page(say))


@at_home("game", personal=True)
async def game(press: HomePressContext) -> None:
    """Show the page about one game."""
    direct = press.interaction.guild_id is None
    await press.reply.show(game_page(_title(press), press.locale, direct))


@at_home("more", personal=True)
async def more(press: HomePressContext) -> None:
    """Show those buttons of the home page that do not open a game."""
    await press.reply.show(more_page(press.locale, on_server=press.interaction.guild_id is not None))


@at_home("gather")
async def gather(press: HomePressContext) -> None:
    """Show who wants to play on this server, or store that the presser wants to play.

    The presser says how many people must want to play. If enough people want to, they are pinged.
    """
    client, guild, size = press.client, press.interaction.guild_id, press.custom_id.argument
    if guild is None or press.interaction.channel_id is None:
        raise UserError("gather-server")
    called: tuple[WishRecord, ...] = ()
    if size == NEVER:
        await client.store.forget_wishes(guild, [press.user])
    elif size in map(str, SIZES):
        name = called_by(await seated(press.interaction, None))
        await client.store.wish(guild, WishRecord(press.user, int(size), name, client.now() + LASTS))
        called = await client.gathering.look(guild, press.interaction.channel_id, press.user)
    elif size:
        raise UserError("press-unreadable")
    else:
        press.reply.apart()
    if called:
        await press.reply.show(called_page(called, press.user, press.say))
        return
    wishes = await client.store.wishes(guild, client.now())
    await press.reply.show(gathering_page(wishes, press.user, press.say))


async def _may_choose_for_server(press: HomePressContext) -> bool:
    """Return whether the presser may set the language of new tables on this server.

    This needs the right to manage the server. The language must not be set yet.
    """
    guild = press.interaction.guild_id
    if guild is None or is_outside(press.interaction) or not press.interaction.permissions.manage_guild:
        return False
    return not (await press.client.store.server(guild)).language


@at_home("play", personal=True)
async def play(press: HomePressContext) -> None:
    """Open a table for a first game against computer players, deal, and show the presser's hand."""
    title = _title(press)
    table, why = await begin(press.client, press.interaction, title, _options(title, press.custom_id.argument))
    if why is not None:
        await press.reply.say(why.said(press.say))
    await press.enter(table, "play-begun-direct" if table.direct else "play-begun")


@at_home("table")
async def open_table(press: HomePressContext) -> None:
    """Open a lobby for a game in this channel, with the game's default options."""
    await open_lobby(press.client, press.reconciler, press.interaction, press.reply, _title(press), {})


@at_home("friends", personal=True)
async def friends(press: HomePressContext) -> None:
    """Open a lobby in this channel. If nobody else could join there, explain where friends can play."""
    title = _title(press)
    if press.interaction.guild_id is None or is_outside(press.interaction):
        game = title.say(press.locale)(f"{title.name}-title")
        await press.reply.say(press.say("friends-elsewhere", game=game))
        return
    await open_lobby(press.client, press.reconciler, press.interaction, press.reply, title, {})


@at_home("continue", personal=True)
async def go_on(press: HomePressContext) -> None:
    """Show the presser's hand in the running game that the button names.

    If the button names no game, list the presser's running games.
    """
    number = press.custom_id.argument
    if not number and is_outside(press.interaction):
        await press.reply.add(tables_page(press.client, press.user, press.locale))
        return
    if not number:
        lines = await active_games(press.client, press.user, press.locale)
        await press.reply.say("\n".join(lines) or press.say("continue-none"))
        return
    table = await press.find_table(number)
    if table is None or table.seat_of(press.user) is None:
        raise UserError("continue-none")
    check_alive(table)
    if table.record.status != "playing" and not is_outside(press.interaction):
        await press.reply.say(press.say("continue-there", link=await press.client.link(table)))
        return
    await press.enter(table)


@at_home("help", personal=True)
async def help_(press: HomePressContext) -> None:
    """Show the page that explains how to start playing."""
    await press.reply.add(help_page(press.locale))


@at_home("about", personal=True)
async def about(press: HomePressContext) -> None:
    """Show the page that says what the bot is and who made it."""
    deals, client = await press.client.store.deals(), press.client
    owner = press.user in client.settings.owners
    await press.reply.add(about_page(press.locale, deals, invite_link(client), client.settings, owner))


@at_home("privacy", personal=True)
async def privacy(press: HomePressContext) -> None:
    """Show what the bot stores about people, for how long, and how they can delete it."""
    for page in document_pages("privacy", press.say):
        await press.reply.add(page)


@at_home("terms", personal=True)
async def terms(press: HomePressContext) -> None:
    """Show the bot's terms of use."""
    for page in document_pages("terms", press.say):
        await press.reply.add(page)


def _title(press: HomePressContext) -> InstalledGame:
    """Return the game that is named in the custom_id of a button. Raises UserError."""
    name = press.custom_id.argument.partition(".")[0]
    if name not in names():
        raise UserError("press-unreadable")
    return installed_game(name)


def _options(title: InstalledGame, argument: str) -> Mapping[str, str]:
    """Return the easiest options for a person's first game.

    `argument` comes from the button. It says whether to use all rules, or only those taught by the tutorial.
    """
    offer, way = title.offer, argument.partition(".")[2]
    if way == WHOLE:
        return offer.with_all_rules(title.game)
    return {**offer.options, **next((each.play for each in title.lessons if each.side == way), {})}
