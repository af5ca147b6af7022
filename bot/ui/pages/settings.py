"""What somebody has chosen for all tables, with the buttons and menus that change it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.page import Button, Choice, Menu, Page
from bot.engine.press import at_home
from bot.engine.texts import Say
from bot.people import calls as calling
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.rows import packed
from storage.records.servers import CallsRecord, PersonRecord

SETTINGS = ("text_first", "coaching", "shown")
"""What is chosen, by its name in the record."""

PINGS = ("on", "direct", "off")
"""How one is called, beside the message of a day."""

DIGESTS = range(5, 24)
"""The hours at which that message may come."""

HOLIDAYS = (0, 1, 3, 7, 14)
"""Days of a holiday; none ends it."""


def settings_page(person: PersonRecord, say: Say, now: float, serial: int = 0) -> Page:
    """Tell what holds for a person `now`, and offer what else could; `serial` is that of the menus."""
    chosen = {name: "on" if getattr(person, name) else "off" for name in SETTINGS}
    calls = person.calls
    soon = "on" if calls.soon else "off"
    lines = (
        *(say(f"settings-{name}-{is_now}") for name, is_now in chosen.items()),
        say(f"settings-pings-{calls.pings}", hour=_hour(calls.hour)),
        say(f"settings-soon-{soon}"),
        *_times(calls, say, now),
        "",
        say("settings-about"),
    )
    other = {"on": "off", "off": "on"}
    buttons = [Button(say(f"button-{name}-{other[is_now]}"), at_home("settings", f"{name}.{other[is_now]}"))
               for name, is_now in chosen.items()]  # fmt: skip
    buttons.append(Button(say(f"button-soon-{other[soon]}"), at_home("calls", f"soon.{other[soon]}", serial)))
    buttons.append(Button(say("button-zone"), at_home("calls", "zone", serial)))
    known = calling.zone(calls.zone) is not None
    menus = (_pings(calls, say, serial), *((_quiet(calls, say, serial),) if known else ()), _holiday(say, serial))
    return Page(say("settings-title"), lines, colour=COLOUR, rows=(*packed(buttons), *menus))


def zone_page(person: PersonRecord, say: Say, now: float, serial: int = 0) -> Page:
    """Ask where somebody lives, or what time it is there."""
    calls = person.calls
    listed = ((name, f"{_city(name, say)} · {_clock(name, now)}") for name in calling.ZONES if calling.zone(name))
    typed = ((name, _clock(name, now)) for name in map(calling.offset, calling.OFFSETS))
    menus = (
        _menu(say("settings-zone-list"), "zone", listed, calls.zone, serial),
        _menu(say("settings-zone-now"), "offset", typed, calls.zone, serial),
    )
    back = Button(say("button-settings"), at_home("calls", "back", serial))
    return Page(say("settings-zone-title"), (say("settings-zone-why"),), colour=COLOUR, rows=(*menus, (back,)))


def _times(calls: CallsRecord, say: Say, now: float) -> list[str]:
    """Tell the time zone, the quiet hours, and what of them, or of other rest, holds just now."""
    if calling.zone(calls.zone) is None:
        lines = [say("settings-zone-unknown")]
    elif calls.quiet is None:
        lines = [say("settings-quiet-none", now=_clock(calls.zone, now))]
    else:
        first, last = map(_hour, calls.quiet)
        lines = [say("settings-quiet", first=first, last=last, now=_clock(calls.zone, now))]
    if calls.away is not None and calling.away(calls, now):
        lines.append(say("settings-away", until=f"<t:{int(calls.away)}:f>"))
    if calls.snoozed is not None and now < calls.snoozed:
        lines.append(say("settings-snoozed", until=f"<t:{int(calls.snoozed)}:f>"))
    return lines


def _pings(calls: CallsRecord, say: Say, serial: int) -> Menu:
    digests = ((f"digest.{hour}", say("menu-pings-digest", hour=_hour(hour))) for hour in DIGESTS)
    choices = (*((name, say(f"menu-pings-{name}")) for name in PINGS), *digests)
    chosen = f"digest.{calls.hour}" if calls.pings == "digest" else calls.pings
    return _menu(say("menu-pings"), "pings", choices, chosen, serial)


def _quiet(calls: CallsRecord, say: Say, serial: int) -> Menu:
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


def _city(name: str, say: Say) -> str:
    return say(f"zone-{name.rpartition('/')[2].lower()}")


def _hour(hour: int) -> str:
    return f"{hour}:00"


def _clock(zone: str, now: float) -> str:
    """Write what time it is in a zone."""
    there = calling.local(CallsRecord(zone=zone), now)
    return f"{there.hour}:{there.minute:02}"
