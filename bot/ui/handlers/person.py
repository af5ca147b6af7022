"""What is pressed on the pages of a person that belong to no table: settings, and being erased."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.page import Page
from bot.engine.texts import LANGUAGES
from bot.table.privacy import erase
from bot.ui.pages.settings import DISCORD, SETTINGS, language_page, settings_page
from bot.ui.press_context import HomePressContext, at_home
from bot.ui.reply import texts_for
from bot.ui.spoken import choose_language
from bot.ui.user_errors import UserError


@at_home("settings", personal=True)
async def settings(press: HomePressContext) -> None:
    """Change one setting of the presser, and let the hands be painted as they are wanted now."""
    name, _, to = press.custom_id.argument.partition(".")
    if name not in SETTINGS or to not in ("on", "off"):
        raise UserError("press-unreadable")
    client, user = press.client, press.user
    person = await client.people.choose(user, lambda person: replace(person, **{name: to == "on"}))
    for table in press.client.tables.of_user(user):
        press.reconciler.wake(table)
    await press.reply.show(settings_page(person, press.say, client.now()))


@at_home("language", personal=True)
async def language(press: HomePressContext) -> None:
    """Ask in which language the presser reads, or let the presser read in the one that is chosen."""
    if press.values and press.values[0] not in (DISCORD, *LANGUAGES):
        raise UserError("press-unreadable")
    if press.values:
        chosen = "" if press.values[0] == DISCORD else press.values[0]
        await choose_language(press.client, press.reconciler, press.interaction, chosen)
    client, say, serial = press.client, texts_for(press.interaction), press.custom_id.serial + 1
    person = await client.store.person(press.user)
    page = settings_page(person, say, client.now(), serial) if press.values else language_page(person, say, serial)
    await press.reply.show(page)


@at_home("delete-sure", personal=True)
async def delete(press: HomePressContext) -> None:
    """Let nobody know the presser any more."""
    async with press.client.tournaments.still():
        await erase(press.client.tables, press.user)
    press.client.people.forget(press.user)
    await press.reply.show(Page(press.say("deleted-title"), (press.say("deleted"),)))
