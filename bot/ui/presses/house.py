"""What is pressed on the pages of a person that belong to no table: settings, and being erased."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.page import Page
from bot.table.privacy import erase
from bot.ui.pages.settings import SETTINGS, settings_page
from bot.ui.pressed import AtHome, at_home
from bot.ui.sorry import Sorry


@at_home("settings")
async def settings(pressed: AtHome) -> None:
    """Change one setting of the presser, and let the hands be painted as they are wanted now."""
    name, _, to = pressed.press.argument.partition(".")
    if name not in SETTINGS or to not in ("on", "off"):
        raise Sorry("press-unreadable")
    client, user = pressed.client, pressed.user
    person = await client.people.choose(user, lambda person: replace(person, **{name: to == "on"}))
    for table in pressed.client.tables.of_user(user):
        pressed.painter.wake(table)
    await pressed.reply.show(settings_page(person, pressed.say, client.now()))


@at_home("delete-sure")
async def delete(pressed: AtHome) -> None:
    """Let nobody know the presser any more."""
    async with pressed.client.tournaments.still():
        await erase(pressed.client.tables, pressed.user)
    pressed.client.people.forget(pressed.user)
    await pressed.reply.show(Page(pressed.say("deleted-title"), (pressed.say("deleted"),)))
