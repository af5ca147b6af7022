"""What is pressed on the home page, which belongs to no table."""

from __future__ import annotations

import discord

from bot.titles import Title, names, title
from bot.ui.opening import begin, open_lobby
from bot.ui.pages.home import about_page, help_page, home_page
from bot.ui.pages.privacy import document_page
from bot.ui.permissions import INVITED
from bot.ui.pressed import AtHome, at_home
from bot.ui.running import running
from bot.ui.seeking import seeking
from bot.ui.sorry import Sorry, see_alive


@at_home("home")
async def home(pressed: AtHome) -> None:
    """Show the presser the home page, in the language of the button that was pressed."""
    pressed.reply.apart()
    tables = pressed.client.tables.of_user(pressed.user)
    locale = pressed.press.argument or pressed.locale
    wanted = await seeking(pressed.client, pressed.interaction, locale)
    await pressed.reply.show(home_page(locale, tables, pressed.user, wanted=wanted))


@at_home("play")
async def play(pressed: AtHome) -> None:
    """Open a first game against computers, deal, and show the presser's hand."""
    table = await begin(pressed.client, pressed.interaction, _title(pressed))
    await pressed.enter(table, "play-begun-direct" if table.direct else "play-begun")


@at_home("table")
async def open_table(pressed: AtHome) -> None:
    """Open a lobby in this channel, as the command of the game without options."""
    await open_lobby(pressed.client, pressed.painter, pressed.interaction, pressed.reply, _title(pressed), {})


@at_home("continue")
async def go_on(pressed: AtHome) -> None:
    """Show the hand of the running game that the button names; from where it names none, list those of the presser."""
    number = pressed.press.argument
    if not number:
        lines = await running(pressed.client, pressed.user, pressed.locale)
        await pressed.reply.say("\n".join(lines) or pressed.say("continue-none"))
        return
    table = await pressed.client.tables.find(int(number)) if number.isascii() and number.isdecimal() else None
    if table is None or table.seat_of(pressed.user) is None:
        raise Sorry("continue-none")
    see_alive(table)
    if table.record.status != "playing":
        await pressed.reply.say(pressed.say("continue-there", link=await pressed.client.link(table)))
        return
    await pressed.enter(table)


@at_home("help")
async def help_(pressed: AtHome) -> None:
    """Say how to begin."""
    await pressed.reply.add(help_page(pressed.locale))


@at_home("about")
async def about(pressed: AtHome) -> None:
    """Say what the bot is."""
    deals, client = await pressed.client.store.deals(), pressed.client
    owner = pressed.user in client.settings.owners
    invite = discord.utils.oauth_url(client.application_id or 0, permissions=INVITED)
    await pressed.reply.add(about_page(pressed.locale, deals, invite, client.settings.contact, owner))


@at_home("privacy")
async def privacy(pressed: AtHome) -> None:
    """Say what is stored of people, for how long, and what they can do."""
    await pressed.reply.add(document_page("privacy", pressed.say))


@at_home("terms")
async def terms(pressed: AtHome) -> None:
    """Say on which terms people play."""
    await pressed.reply.add(document_page("terms", pressed.say))


def _title(pressed: AtHome) -> Title:
    """Give the title that a button names. Raises Sorry."""
    if pressed.press.argument not in names():
        raise Sorry("press-unreadable")
    return title(pressed.press.argument)
