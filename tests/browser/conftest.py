"""The bot in a process of its own behind a local Discord, and people at real pages in front of it."""

from __future__ import annotations

import pytest
import pytest_asyncio

from tests import chromium
from tests.browser.night import GameNight


def pytest_configure(config):
    config.addinivalue_line("markers", "browser: needs Chromium")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.parent.name == "browser":
            item.add_marker(pytest.mark.browser)
            item.add_marker(chromium.needed)


@pytest_asyncio.fixture(loop_scope="session")
async def night(tmp_path, request):
    pictures = request.config.option.markexpr == "browser"  # nobody looks at those of `make test`
    night = GameNight(tmp_path, request.node.name, pictures)
    try:
        await night.open()
        yield night
    finally:
        await night.close()


@pytest_asyncio.fixture(loop_scope="session")
async def sit(night, open_page):
    """Sit somebody down at a page: `await sit("Ana", 1400, "dark")`; nothing may have gone wrong in it at the end."""
    people = []

    async def sit_down(name, width, scheme):
        people.append(await night.sit(open_page, name, width, scheme))
        return people[-1]

    yield sit_down
    for person in people:
        # A press on what has just gone from a message is refused, there as at Discord.
        assert [one for one in person.errors if "status of 400" not in one] == [], person.name
