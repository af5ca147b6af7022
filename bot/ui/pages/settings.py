"""The page with a person's settings for all tables, and the controls that change them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from anyascii import anyascii

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Choice, Menu, Page
from bot.engine.texts import LANGUAGES, Say
from bot.people import notifications as calling
from bot.people import zones
from bot.ui.pages.content import as_content
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.rows import CHOICES, packed
from storage.records.servers import NotificationsRecord, PersonRecord

SETTINGS = ("text_first", "coaching", "shown", "show")
"""The yes/no settings of a person, by their names in the record."""

SWITCHES = ("soon", "invitations", "whispers")
"""The yes/no settings of a person's notifications, by their names in the record."""

DISCORD = "discord"
"""The value in the menu of languages for the language of the person's Discord."""

PINGS = ("on", "direct", "off")
"""The values of the setting how a person is pinged. The daily digest is a further value."""

DIGESTS = range(5, 24)
"""The hours of the day at which a person can get the daily digest."""

HOLIDAYS = (0, 1, 3, 7, 14)
"""The lengths of an absence in days that a person can choose. The value 0 ends an absence."""


def settings_page(person: PersonRecord, say: Say, now: float, serial: int = 0) -> Page:
    """Return the page with a person's settings and the controls to change them.

    `now` is the present time. `serial` is the serial number of the menus.
    """
    chosen = {name: "on" if getattr(person, name) else "off" for name in SETTINGS}
    calls = person.calls
    switched = {name: "on" if getattr(calls, name) else "off" for name in SWITCHES}
    lines = (
        say(f"settings-language-{person.language or DISCORD}"),
        *(say(f"settings-{name}-{is_now}") for name, is_now in chosen.items()),
        say(f"settings-pings-{calls.pings}", hour=_hour(calls.hour)),
        *(say(f"settings-{name}-{is_now}") for name, is_now in switched.items()),
        *_time_lines(calls, say, now),
        "",
        say("settings-about"),
        *((say("settings-rest"),) if calls.quiet is not None or calling.away(calls, now) else ()),
    )
    other = {"on": "off", "off": "on"}
    buttons = [Button(say(f"button-{name}-{other[is_now]}"), at_home("settings", f"{name}.{other[is_now]}"))
               for name, is_now in chosen.items()]  # fmt: skip
    buttons += [Button(say(f"button-{name}-{other[is_now]}"), at_home("calls", f"{name}.{other[is_now]}", serial))
                for name, is_now in switched.items()]  # fmt: skip
    buttons.append(Button(say("button-language"), at_home("language", "", serial)))
    buttons.append(Button(say("button-zone"), at_home("calls", "zone", serial)))
    known = zones.zone(calls.zone) is not None
    menus = (_pings(calls, say, serial), *((_quiet(calls, say, serial),) if known else ()), _holiday(say, serial))
    page = Page(say("settings-title"), lines, colour=COLOUR, rows=(*packed(buttons), *menus))
    return as_content(page, person.text_first)


def language_page(person: PersonRecord, say: Say, serial: int) -> Page:
    """Return the page on which a person chooses their language. Each language has its own name for itself."""
    chosen = person.language or DISCORD
    choices = tuple(Choice(each, say(f"menu-language-{each}"), chosen=each == chosen) for each in (DISCORD, *LANGUAGES))
    menu = Menu(say("menu-language"), at_home("language", "", serial), choices)
    back = Button(say("button-settings"), at_home("calls", "back", serial))
    page = Page(say("menu-language"), (say("settings-language-why"),), colour=COLOUR, rows=(menu, (back,)))
    return as_content(page, person.text_first)


def zone_page(person: PersonRecord, say: Say, now: float, serial: int = 0) -> Page:
    """Return the page on which a person starts to choose their time zone.

    The person chooses a region, or the time that their clock shows now.
    """
    chosen = person.calls.zone
    regions = ((region, say(f"zone-region-{region}")) for region in zones.REGIONS)
    none = ""  # Discord sends nothing if a person picks what is chosen already, and the region leads on
    menus = [_menu(say("settings-zone-region"), "region", regions, none, serial)]
    west = [minutes for minutes in zones.OFFSETS if minutes < 0]
    for name, some in (("west", west), ("east", zones.OFFSETS[len(west) :])):
        offsets = ((zone, f"{_time_in(zone, now)} · {zone}") for zone in map(zones.offset, some))
        menus.append(_menu(say(f"settings-zone-{name}"), f"zone.{name}", offsets, chosen, serial))
    return as_content(_asked(menus, say, serial), person.text_first)


def region_page(region: str, person: PersonRecord, say: Say, now: float, serial: int = 0) -> Page:
    """Return the page on which a person chooses one of the time zones in a region."""
    names = {zone: _city_name(zone, say) for zone in zones.of_region(region)}
    listed = sorted(names, key=lambda zone: anyascii(names[zone]).casefold())
    menus = []
    for number, some in enumerate(_split_evenly(listed)):
        heading = say("settings-zone-list", first=names[some[0]], last=names[some[-1]])
        labels = ((zone, f"{names[zone]} · {_time_in(zone, now)}") for zone in some)
        menus.append(_menu(heading, f"zone.{number}", labels, person.calls.zone, serial))
    return as_content(_asked(menus, say, serial), person.text_first)


def _split_evenly(listed: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield parts of a list, one for each menu: as few parts as possible, all of about the same length."""
    count = -(-len(listed) // CHOICES)
    for number in range(count):
        yield listed[len(listed) * number // count : len(listed) * (number + 1) // count]


def _asked(menus: Sequence[Menu], say: Say, serial: int) -> Page:
    back = Button(say("button-settings"), at_home("calls", "back", serial))
    return Page(say("settings-zone-title"), (say("settings-zone-why"),), colour=COLOUR, rows=(*menus, (back,)))


def _time_lines(calls: NotificationsRecord, say: Say, now: float) -> list[str]:
    """Return lines about a person's time zone and quiet hours, and whether pings are paused now."""
    if zones.zone(calls.zone) is None:
        lines = [say("settings-zone-unknown")]
    elif calls.quiet is None:
        lines = [say("settings-quiet-none", now=_time_in(calls.zone, now))]
    else:
        first, last = map(_hour, calls.quiet)
        lines = [say("settings-quiet", first=first, last=last, now=_time_in(calls.zone, now))]
    if calls.away is not None and calling.away(calls, now):
        lines.append(say("settings-away", until=f"<t:{int(calls.away)}:f>"))
    if calls.snoozed is not None and calling.snoozes(calls, now):
        lines.append(say("settings-snoozed", until=f"<t:{int(calls.snoozed)}:f>"))
    return lines


def _pings(calls: NotificationsRecord, say: Say, serial: int) -> Menu:
    digests = ((f"digest.{hour}", say("menu-pings-digest", hour=_hour(hour))) for hour in DIGESTS)
    choices = (*((name, say(f"menu-pings-{name}")) for name in PINGS), *digests)
    chosen = f"digest.{calls.hour}" if calls.pings == "digest" else calls.pings
    return _menu(say("menu-pings"), "pings", choices, chosen, serial)


def _quiet(calls: NotificationsRecord, say: Say, serial: int) -> Menu:
    hours = ((f"{first}.{last}", say("menu-quiet-hours", first=_hour(first), last=_hour(last)))
             for first, last in calling.quiet_hours())  # fmt: skip
    chosen = "none" if calls.quiet is None else f"{calls.quiet[0]}.{calls.quiet[1]}"
    return _menu(say("menu-quiet"), "quiet", (("none", say("menu-quiet-none")), *hours), chosen, serial)


def _holiday(say: Say, serial: int) -> Menu:
    return _menu(say("menu-away"), "away", ((str(days), say("menu-away-days", days=days)) for days in HOLIDAYS), "",
                 serial)  # fmt: skip


def _menu(heading: str, name: str, choices: Iterable[tuple[str, str]], chosen: str, serial: int) -> Menu:
    shown = tuple(Choice(value, label, chosen=value == chosen) for value, label in choices)
    return Menu(heading, at_home("calls", name, serial), shown)


def _city_name(name: str, say: Say) -> str:
    """Return the readable name of a time zone, such as *Madrid* or *Knox, Indiana*."""
    parts = reversed(name.split("/")[1:])
    return ", ".join(say("zone-name", zone=part, name=part.replace("_", " ")) for part in parts)


def _hour(hour: int) -> str:
    return f"{hour}:00"


def _time_in(zone: str, now: float) -> str:
    """Return the present time of day in a time zone as text."""
    there = calling.local(NotificationsRecord(zone=zone), now)
    return f"{there.hour}:{there.minute:02}"
