"""Boards and hands on a phone: as messages on a page without a bot, to be measured."""

from __future__ import annotations

from typing import NamedTuple

from playwright.async_api import expect

from bot.engine.page import Page
from bot.ui.pages import render
from bot.workers.draw import draw

PHONE = (390, 844)

ROOM = 725
"""Pixels of a phone between the title of the page and the box in which one writes."""

MEASURE = """() => [...document.querySelectorAll('#log > .message')].map(message => {
    const height = name => Math.round(message.querySelector(name)?.getBoundingClientRect().height ?? 0)
    message.classList.remove('joined')
    return [Math.round(message.getBoundingClientRect().height), height('.picture'), height('.components')]
})"""
"""The height of each message in pixels, of its picture and of its buttons."""

LOADED = "Promise.all([...document.images].map(one => one.decode().catch(() => 0)))"

AT_ONCE = 25
"""Messages that the page surely shows at once."""


def post(world, channel, page):
    """Post a page as the bot would, with its picture."""
    drawn = draw(page.picture) if page.picture is not None else b""
    said = render.message(page, drawn)
    body = {"content": said.get("content"), "embeds": [embed.to_dict() for embed in said.get("embeds", ())]}
    body["components"] = said["view"].to_components() if "view" in said else []
    sent = dict(enumerate(said.get("files", ())))
    body["attachments"] = [{"id": at, "filename": file.filename} for at, file in sent.items()]
    files = {at: (file.filename, file.fp.read(), "image/png") for at, file in sent.items()}
    return world.store.make(channel, world.bot["id"], body, files)


class Measured(NamedTuple):
    """A screen with its height in pixels, that of its picture and of its buttons."""

    called: str
    page: Page
    whole: int
    picture: int
    buttons: int


class Phone:
    """A phone at a channel of a server without a bot."""

    def __init__(self, server, page):
        self.server, self.page = server, page
        self.measured = []

    async def measure(self, screens):
        """Post some pages, note how high each is, and take them away."""
        for some in batched(screens, AT_ONCE):
            await self._post([each.page for each in some])
            found = await self.page.evaluate(MEASURE)
            self.measured += [
                Measured(each.called, each.page, *heights) for each, heights in zip(some, found, strict=True)
            ]

    async def keep(self, measured, path):
        """Keep a picture of a screen."""
        path.parent.mkdir(parents=True, exist_ok=True)
        await self._post([measured.page])
        await self.page.evaluate(LOADED)
        await self.page.locator(".message").screenshot(path=path)

    async def _post(self, pages):
        world = self.server.world
        channel = next(id for id, channel in world.channels.items() if channel.get("name") == "games")
        for message in [*world.store.of(channel).values()]:
            world.store.remove(message)
        for page in pages:
            post(world, channel, page)
        await self.page.goto(f"{self.server.base_url}/?as={world.people[0]['id']}")
        await expect(self.page.locator("#log > .message")).to_have_count(len(pages))

    def told(self):
        """Tell the heights in a line."""
        heights = sorted(each.whole for each in self.measured)
        highest = max(self.measured, key=lambda each: each.whole)
        fits = sum(height <= ROOM for height in heights)
        return (
            f"{len(heights)} screens, {fits} fit, median {heights[len(heights) // 2]}, highest {highest.whole}"
            f" (picture {highest.picture}, buttons {highest.buttons}): {highest.called}"
        )


def batched(screens, size):
    """Yield lists of at most `size` of them."""
    left = list(screens)
    while left:
        yield left[:size]
        left = left[size:]
