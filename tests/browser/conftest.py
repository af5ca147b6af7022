"""The bot in a process of its own behind a local Discord, and people at real pages in front of it."""

from __future__ import annotations

import pytest
import pytest_asyncio

from tests.browser.night import GameNight
from tests.local import chromium


def pytest_configure(config):
    config.addinivalue_line("markers", "browser: needs Chromium")


def pytest_collection_modifyitems(items):
    absent = pytest.mark.skip(reason="no Chromium here; `make test-browser` installs it or says what is missing")
    for item in items:
        if item.path.parent.name == "browser":
            item.add_marker(pytest.mark.browser)
            if chromium.program() is None:
                item.add_marker(absent)


@pytest_asyncio.fixture
async def night(tmp_path, request):
    night = GameNight(tmp_path, request.node.name)
    await night.open()
    yield night
    await night.close()


@pytest_asyncio.fixture
async def sit(night):
    """Sit somebody down at a page: `await sit("Ana", 1400, "dark")`; nothing may have gone wrong in it at the end."""
    people = []
    async with chromium.chromium() as open_page:

        async def sit_down(name, width, scheme):
            people.append(await night.sit(await open_page("about:blank"), name, width, scheme))
            return people[-1]

        yield sit_down
        for person in people:
            # A press on what has just gone from a message is refused, there as at Discord.
            assert [one for one in person.page.errors if "status of 400" not in one.get("text", "")] == [], person.name
