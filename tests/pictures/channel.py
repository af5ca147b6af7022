"""A channel in which a game is played, and the window in which somebody sees it."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.async_api import Browser, Page

from tests.chromium import until
from tests.pictures.moments import LOCALES, NAMES, Moment
from tests.ui.messages import Json, items
from tests.ui.on_local import LocalWorld, open_local
from tests.ui.player import Player, acquainted

WIDTH, SCALE = 920, 2

ZONE = "America/Los_Angeles"
"""Where it is evening when virtual time begins."""

SHOWN = "[...document.images].every(one => one.complete && one.naturalWidth)"

COLOURED = """(() => {
    const brush = Object.assign(document.createElement('canvas'), { width: 32, height: 32 }).getContext('2d')
    brush.font = '24px sans-serif'
    brush.fillText('🎯', 0, 26)
    const dots = brush.getImageData(0, 0, 32, 32).data
    return dots.some((dot, place) => place % 4 === 0 && Math.abs(dot - dots[place + 1]) > 40)
})()"""


class NoEmoji(Exception):
    """This machine draws no emoji, of which there are some in every picture."""


class Channel:
    """The game of a moment in a world, at its first move."""

    def __init__(self, world: LocalWorld, moment: Moment, people: list[Player], language: str) -> None:
        self.world, self.moment, self.people, self.language = world, moment, people, language
        self._left = iter(moment.played()[1:])

    async def go_on(self, moves: int) -> None:
        """Make the next moves."""
        table = self.world.table
        with self.world.uncounted():  # faster than people make them
            for _ in range(moves):
                played = next(self._left)
                await table.submit(played.seat, played.move, table.token(played.seat))
            await self.world.settle()

    async def press(self, person: Player, kind: str) -> None:
        """Press what the board offers of a kind, such as `down`."""
        button = next(item for item in items(self.world.board) if f":{kind}:" in item["custom_id"])
        await self.world.click(person, self.world.board, button["custom_id"])

    async def go_down(self) -> None:
        """Let somebody bring the board down whose window is not shown, and who alone sees the answer."""
        await self.people[self.moment.viewer - 1].slash("table board")

    async def say(self, seat: int, words: str) -> None:
        """Let somebody speak."""
        self.world.time.leap(40)
        await self.world.say(self.people[seat], words)

    @property
    def last(self) -> Json:
        """The newest message that everybody sees."""
        return self.world.public[-1]


@asynccontextmanager
async def channel(moment: Moment, language: str) -> AsyncIterator[Channel]:
    """Open a world in which the game of `moment` has been dealt, with people who have played before."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as monkeypatch:
        secret = SimpleNamespace(token_bytes=lambda size: moment.game_seed[:size])
        monkeypatch.setattr("bot.table.lobby.secrets", secret)
        monkeypatch.setattr("bot.table.closing.seed_from", lambda secret, brought: moment.game_seed)
        async with open_local(Path(folder) / "escapade.db", monkeypatch) as world:
            people = [world.join(name, LOCALES[language]) for name in NAMES[: moment.seats]]
            await acquainted(moment.name, *people)
            shown = Channel(world, moment, people, language)
            await people[0].slash(f"{moment.title.say('en')(f'{moment.name}-command')} new")
            for person in people[1:]:
                await shown.press(person, "join")
            await shown.press(people[0], "start")
            yield shown


@asynccontextmanager
async def window(browser: Browser, shown: Channel, scale: float = SCALE, height: int = 1100) -> AsyncIterator[Page]:
    """Open the window of the moment's viewer. Raises NoEmoji."""
    context = await browser.new_context(
        viewport={"width": WIDTH, "height": height},
        device_scale_factor=scale,
        locale=LOCALES[shown.language],
        timezone_id=ZONE,
        color_scheme="dark",
        reduced_motion="reduce",
    )
    try:
        page = await context.new_page()
        await page.clock.set_fixed_time(shown.world.time.now() + 1)
        viewer = shown.people[shown.moment.viewer]
        await page.goto(f"{shown.world.server.base_url}/?as={viewer.id}")
        if not await page.evaluate(COLOURED):
            raise NoEmoji("no emoji are drawn here: install a font of them (apt-get install fonts-noto-color-emoji)")
        await page.locator("#bot.online").wait_for()
        yield page
    finally:
        await context.close()


async def caught_up(page: Page, shown: Channel) -> None:
    """Wait until the window shows the world as it is now."""
    await page.locator(f".message[data-id='{shown.last['id']}']").wait_for()
    await until(page, SHOWN)
