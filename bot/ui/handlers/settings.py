"""Handlers for a person's settings, for buttons under pings, and for deleting all data of a person."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.page import Page
from bot.engine.texts import LANGUAGES
from bot.people import notifications as calling
from bot.people import zones
from bot.people.notifications import TooLong
from bot.table.privacy import erase
from bot.ui.pages.notifications import SNOOZES
from bot.ui.pages.settings import (
    DIGESTS,
    DISCORD,
    HOLIDAYS,
    PINGS,
    SETTINGS,
    SWITCHES,
    language_page,
    region_page,
    settings_page,
    zone_page,
)
from bot.ui.press_context import HomePressContext, at_home
from bot.ui.reply import texts_for
from bot.ui.spoken import choose_language
from bot.ui.user_errors import UserError
from storage.records.servers import NotificationsRecord, PersonRecord

Change = Callable[[NotificationsRecord], NotificationsRecord]


@at_home("calls", personal=True)
async def calls(press: HomePressContext) -> None:
    """Change one of the presser's notification settings, and show all settings."""
    store, now, serial = press.client.store, press.client.now(), press.custom_id.serial + 1
    if press.custom_id.argument == "zone" and not press.values:
        await press.reply.show(zone_page(await store.person(press.user), press.say, now, serial))
        return
    if press.custom_id.argument == "region" and press.values and press.values[0] in zones.REGIONS:
        person = await store.person(press.user)
        await press.reply.show(region_page(press.values[0], person, press.say, now, serial))
        return
    if press.custom_id.argument == "back":
        person = await store.person(press.user)
    else:
        try:
            change = _parse_change(press.custom_id.argument, press.values[0] if press.values else "", now)
            person = await changed(press, change)
        except ValueError:
            raise UserError("press-unreadable") from None
        except TooLong as error:
            raise UserError("away-too-long", again=f"<t:{int(error.again)}:D>") from None
    await press.reply.show(settings_page(person, press.say, now, serial))


@at_home("snooze")
async def snooze(press: HomePressContext) -> None:
    """Stop pings to the presser for a while. Raises UserError for a button under another person's ping."""
    until, _, user = press.custom_id.argument.partition(".")
    if until not in SNOOZES:
        raise UserError("press-unreadable")
    if user != str(press.user):
        raise UserError("snooze-others")
    person = await changed(press, lambda known: calling.snoozed(known, until, press.client.now()))
    await press.reply.say(press.say("snoozed", until=f"<t:{int(person.calls.snoozed or 0)}:f>"))


async def changed(press: HomePressContext, change: Change) -> PersonRecord:
    """Apply `change` to the presser's notification settings at once. Return the record of this person."""
    person = await press.client.people.call(press.user, change)
    press.client.notifier.changed(press.user)
    return person


def _parse_change(name: str, chosen: str, now: float) -> Change:
    """Return a function that changes the notification setting `name` to the value `chosen`.

    Raises ValueError for a value that is not offered. The returned function may raise TooLong.
    """
    switch, _, to = name.partition(".")
    if switch in SWITCHES and to in ("on", "off"):
        return lambda calls: replace(calls, **{switch: to == "on"})
    if name == "pings" and chosen in PINGS:
        return lambda calls: replace(calls, pings=chosen, snoozed=None)
    if name == "pings" and chosen in (f"digest.{hour}" for hour in DIGESTS):
        hour = int(chosen.partition(".")[2])
        return lambda calls: replace(calls, pings="digest", hour=hour, digest=now, snoozed=None)
    if name == "quiet" and chosen == "none":
        return lambda calls: replace(calls, quiet=None)
    quiet = next((hours for hours in calling.quiet_hours() if chosen == f"{hours[0]}.{hours[1]}"), None)
    if name == "quiet" and quiet is not None:
        return lambda calls: replace(calls, quiet=quiet)
    if name == "away" and chosen in map(str, HOLIDAYS):
        return lambda calls: calling.holiday(calls, int(chosen), now)
    if name.partition(".")[0] == "zone" and zones.zone(chosen) is not None:
        return lambda calls: replace(calls, zone=chosen)
    raise ValueError(name)


@at_home("settings", personal=True)
async def settings(press: HomePressContext) -> None:
    """Turn one of the presser's other settings on or off, and update the presser's hands."""
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
    """Show the languages that the presser can choose, or store the chosen language."""
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
    """Delete everything that is stored about the presser."""
    async with press.client.tournaments.still(), press.client.parties.still():
        await erase(press.client.tables, press.user)
    press.client.people.forget(press.user)
    press.client.avatars.forget(press.user)
    await press.reply.show(Page(press.say("deleted-title"), (press.say("deleted"),)))
