"""A long chase by two people at two pages, from the first hideout to the 42 and beyond."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.chase import chase


@pytest.mark.long
async def test_a_long_chase(sit):
    ana, ben = await sit("Ana", 390, "dark"), await sit("Ben", 1400, "light")
    await ana.slash("/fug", roles="host is the F")
    await ben.press("Join")
    await ben.reads("You're in.")
    await ana.press("Start")
    await ben.reads("is choosing the first hideout")
    for person in (ana, ben):
        await person.go("Escapade")

    async def seen(turn):
        if turn % 16 == 9:
            await ana.moment("hand")
            await ben.moment("hand")

    await chase(ana, ben, seen)
    for person in (ana, ben):
        await person.moment("hand-over")
        await person.go("games")
        await person.click(person.messages.filter(has_text="Again").last.locator(".picture"))
        await expect(person.large).to_be_visible()
        await person.moment("picture-over")
        await person.press("Close", person.large)
        await person.moment("board-over")
        await person.press("Log")
        await person.reads("Log of table 1", person.last)
        await person.moment("log-over")
