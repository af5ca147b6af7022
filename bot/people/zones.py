"""Time zones that people can choose: those of tzdata by region, and fixed offsets such as `UTC+5:30`."""

from __future__ import annotations

import importlib.resources
import zoneinfo
from collections.abc import Iterator
from datetime import timedelta, timezone, tzinfo
from functools import cache
from pathlib import Path

OFFSETS = (
    *(-720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -150, -120, -60),
    *(0, 60, 120, 180, 210, 240, 270, 300, 330, 345, 360, 390, 420, 480, 525),
    *(540, 570, 600, 630, 660, 720, 765, 780, 825, 840),
)  # fmt: skip
"""All offsets from UTC in use, in minutes, including those of summer time. They are for people who tell the bot what
time it is instead of choosing a time zone.
"""

REGIONS = (
    "usa", "canada", "central", "south", "europe", "russia", "africa", "asia", "indian", "australia", "pacific",
    "antarctica",
)  # fmt: skip
"""The regions from which people choose. The names are also the ends of text keys."""

COUNTRIES = {
    "usa": "US",
    "canada": "CA GL PM",
    "south": "AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE",
    "europe": "ES FO IS PT",
    "russia": "RU",
    "africa": "CV SH",
    "australia": "AU",
}
"""Countries by region. All time zones of such a country belong to this region, whatever the names of the zones begin
with.
"""

BEGINNINGS = {
    "America": "central", "Arctic": "europe", "Atlantic": "central", "Africa": "africa", "Antarctica": "antarctica",
    "Asia": "asia", "Australia": "australia", "Europe": "europe", "Indian": "indian", "Pacific": "pacific",
}  # fmt: skip
"""The region of all time zones of other countries, by the beginning of the zone's name."""


@cache
def zone(name: str) -> tzinfo | None:
    """Return the time zone with this name; None if there is none.

    The name is that of a time zone in a region, or an offset.

    >>> zone(offset(330)).utcoffset(None), zone("Moon/Crater")
    (datetime.timedelta(seconds=19800), None)
    """
    if name in _offsets():
        return timezone(timedelta(minutes=_offsets()[name]))
    return zoneinfo.ZoneInfo(name) if region_of(name) else None


def offset(minutes: int) -> str:
    """Return the name of the time zone that is `minutes` ahead of UTC.

    >>> offset(120), offset(-660), offset(-570), offset(345)
    ('UTC+2', 'UTC-11', 'UTC-9:30', 'UTC+5:45')
    """
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")


def region_of(name: str) -> str:
    """Return the name of the region of a time zone; "" if the zone is in none.

    >>> region_of("Europe/Madrid"), region_of("Pacific/Honolulu"), region_of("UTC+2")
    ('europe', 'usa', '')
    """
    return _listed().get(name, "")


@cache
def of_region(region: str) -> tuple[str, ...]:
    """Return the names of a region's time zones.

    >>> "Europe/Lisbon" in of_region("europe")
    True
    """
    return tuple(sorted(name for name, its in _listed().items() if its == region))


@cache
def _offsets() -> dict[str, int]:
    return {offset(minutes): minutes for minutes in OFFSETS}


@cache
def _listed() -> dict[str, str]:
    """Return the region of each time zone by the zone's name. tzdata lists these zones for a country."""
    by_country = {country: region for region, some in COUNTRIES.items() for country in some.split()}
    listed = {}
    for country, name in _rows():
        region = by_country.get(country) or BEGINNINGS.get(name.partition("/")[0])
        if region is not None:
            listed[name] = region
    return listed


def _rows() -> Iterator[tuple[str, str]]:
    """Yield the country and the time zone of each row of `zone.tab`, a file of tzdata.

    The file is searched where `zoneinfo` searches for time zones: first in the system, then in the package tzdata.
    """
    system = (Path(folder, "zone.tab") for folder in zoneinfo.TZPATH)
    table = next((file for file in system if file.is_file()), None)
    text = (table or importlib.resources.files("tzdata.zoneinfo") / "zone.tab").read_text("utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            country, _, name = line.split("\t")[:3]
            yield country, name
