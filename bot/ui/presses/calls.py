"""What people choose about being called: on their settings, and under what calls them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.people import calls as calling
from bot.people import zones
from bot.people.calls import TooLong
from bot.ui.pages.calls import SNOOZES
from bot.ui.pages.settings import DIGESTS, HOLIDAYS, PINGS, region_page, settings_page, zone_page
from bot.ui.pressed import AtHome, at_home
from bot.ui.sorry import Sorry
from storage.records.servers import CallsRecord, PersonRecord

Change = Callable[[CallsRecord], CallsRecord]


@at_home("calls")
async def calls(pressed: AtHome) -> None:
    """Change one thing about how the presser is called, and show all that was chosen."""
    store, now, serial = pressed.client.store, pressed.client.now(), pressed.press.serial + 1
    if pressed.press.argument == "zone" and not pressed.values:
        await pressed.reply.show(zone_page(await store.person(pressed.user), pressed.say, now, serial))
        return
    if pressed.press.argument == "region" and pressed.values and pressed.values[0] in zones.REGIONS:
        person = await store.person(pressed.user)
        await pressed.reply.show(region_page(pressed.values[0], person, pressed.say, now, serial))
        return
    if pressed.press.argument == "back":
        person = await store.person(pressed.user)
    else:
        try:
            change = _change(pressed.press.argument, pressed.values[0] if pressed.values else "", now)
            person = await changed(pressed, change)
        except ValueError:
            raise Sorry("press-unreadable") from None
        except TooLong as error:
            raise Sorry("away-too-long", again=f"<t:{int(error.again)}:D>") from None
    await pressed.reply.show(settings_page(person, pressed.say, now, serial))


@at_home("snooze")
async def snooze(pressed: AtHome) -> None:
    """Let nobody call the presser for a while; what calls somebody else is no business of the presser."""
    until, _, user = pressed.press.argument.partition(".")
    if until not in SNOOZES:
        raise Sorry("press-unreadable")
    if user != str(pressed.user):
        raise Sorry("snooze-others")
    person = await changed(pressed, lambda known: calling.snoozed(known, until, pressed.client.now()))
    await pressed.reply.say(pressed.say("snoozed", until=f"<t:{int(person.calls.snoozed or 0)}:f>"))


async def changed(pressed: AtHome, change: Change) -> PersonRecord:
    """Change how the presser is called; it holds at once."""
    person = await pressed.client.people.call(pressed.user, change)
    pressed.client.caller.changed(pressed.user)
    return person


def _change(name: str, chosen: str, now: float) -> Change:
    """Read what was chosen. Raises ValueError for what nobody offers; the change may raise TooLong."""
    if name in ("soon.on", "soon.off"):
        return lambda calls: replace(calls, soon=name == "soon.on")
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
