"""Every time zone can be chosen or expressed."""

from __future__ import annotations

import zoneinfo
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache

import pytest

from bot.engine.page import Menu, Page
from bot.engine.texts import LANGUAGES, Say, texts
from bot.people import zones
from bot.ui.pages.rows import CHOICES, ROWS
from bot.ui.pages.settings import region_page, zone_page
from storage.records.servers import PersonRecord

HOURS = [datetime(2027, 1, 1, tzinfo=UTC) + timedelta(hours=hours) for hours in range(0, 365 * 24, 3)]
NOW = HOURS[0].timestamp()


@pytest.fixture
def bare() -> Iterator[None]:
    """A system that has no time zones: no folder of them."""
    _forget()
    zoneinfo.reset_tzpath(())
    yield
    zoneinfo.reset_tzpath()
    _forget()


def _forget() -> None:
    zoneinfo.ZoneInfo.clear_cache()
    for known in (year, zones.zone, zones.of_region, zones._listed):
        known.cache_clear()


@cache
def year(zone: tzinfo) -> tuple[timedelta | None, ...]:
    """How far ahead a zone is, over 2027."""
    return tuple(hour.astimezone(zone).utcoffset() for hour in HOURS)


def choices(page: Page) -> list[str]:
    return [choice.value for menu in page.rows if isinstance(menu, Menu) for choice in menu.choices]


def pages(language: str) -> list[Page]:
    """The page that asks for the region, and those of all regions that it offers."""
    say, person = Say(texts(language)), PersonRecord()
    first = zone_page(person, say, NOW)
    assert isinstance(first.rows[0], Menu)
    return [first, *(region_page(each.value, person, say, NOW) for each in first.rows[0].choices)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_zone_can_be_chosen(language: str) -> None:
    """By its name, or as one that is the same all year: old names and those of no country are nobody's home."""
    offered = [name for page in pages(language) for name in choices(page) if name not in zones.REGIONS]
    assert len(offered) == len(set(offered))
    known = [zones.zone(name) for name in offered]
    years = {year(zone) for zone in known if zone is not None}
    listed = {name for _, name in zones._rows()}
    assert len(listed) > 400
    assert listed <= set(offered)
    missing = [name for name in zoneinfo.available_timezones()
               if name not in offered and year(zoneinfo.ZoneInfo(name)) not in years]  # fmt: skip
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_into_a_message(language: str) -> None:
    for page in pages(language):
        assert len(page.rows) <= ROWS
        for menu in page.rows:
            if isinstance(menu, Menu):
                assert 0 < len(menu.choices) <= CHOICES
                assert len(menu.placeholder) <= 150
                assert len({choice.label for choice in menu.choices}) == len(menu.choices)


def test_every_offset_in_use_can_be_expressed() -> None:
    """Half and quarter hours, and summer time of half an hour."""
    used = {ahead for name in zoneinfo.available_timezones() for ahead in year(zoneinfo.ZoneInfo(name))}
    typed = {zone.utcoffset(None) for minutes in zones.OFFSETS if (zone := zones.zone(zones.offset(minutes)))}
    assert used <= typed
    assert {timedelta(hours=5.5), timedelta(hours=12.75), timedelta(hours=-2.5)} <= typed


@pytest.mark.parametrize("name", ["UTC+25", "UTC+5:31", "UTC", "UTC+²", "../../etc/passwd", "Moon/Crater", ""])
def test_other_names_are_no_zones(name: str) -> None:
    assert zones.zone(name) is None


@pytest.mark.usefixtures("bare")
def test_a_system_without_time_zones_has_them_all() -> None:
    madrid = zones.zone("Europe/Madrid")
    assert madrid is not None
    assert len(set(year(madrid))) == 2
    for region in zones.REGIONS:
        for name in zones.of_region(region):
            assert zones.zone(name) is not None
