"""A phone of 390 pixels: the local page in Chromium, which lays words out as a person sees them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from playwright.async_api import Page

from bot.local.first_world import first_world
from bot.local.server import LocalDiscord
from tests.chromium import chromium, program

WIDTH, HEIGHT = 390, 844

EMBED = "document.querySelector('.embed')"

MEASURE = """(async hands => {
  const { markdown } = await import('/page/markdown.js')
  const box = %s
  const tall = part => part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight)
  return hands.map(text => {
    box.replaceChildren(...markdown(text))
    return [...box.children].reduce((lines, part) => lines + Math.max(1, Math.round(tall(part))), 0)
  })
})(%s)"""


def there() -> bool:
    """Tell whether there is a Chromium."""
    return program() is not None


class Phone:
    """A page that shows a message with an embed."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def lines(self, texts: Sequence[str]) -> list[int]:
        """Lay each text out in the embed and give how many lines it takes."""
        lines: list[int] = await self._page.evaluate(MEASURE % (EMBED, json.dumps(list(texts))))
        return lines


@asynccontextmanager
async def phone() -> AsyncIterator[Phone]:
    """Open the local page at a phone's width."""
    server = LocalDiscord(record=False)
    first_world(server.world)
    await server.start(0)
    try:
        world = server.world
        channel = next(iter(world.channels))
        world.store.make(channel, world.bot["id"], {"embeds": [{"title": "Hand", "description": "A line"}]}, {})
        async with chromium() as browser:
            page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, is_mobile=True)
            await page.goto(f"{server.base_url}/?as={world.people[0]['id']}")
            await page.locator(".embed").wait_for()
            yield Phone(page)
    finally:
        await server.stop()
