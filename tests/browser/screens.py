"""Boards and hands of numbered games on a phone: as messages on a page without a bot, to be measured."""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace
from playwright.async_api import expect

from bot.engine.chronicle import LogEntry, heard
from bot.engine.game import result_of
from bot.engine.page import Page
from bot.engine.record import TABLE
from bot.table.table import Table
from bot.ui.pages import render
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import Manner, hand_page
from bot.workers.draw import draw
from storage.records.tables import SeatClock
from tests.contract.paint import NAMES
from tests.contract.playouts import case, recorded, setup
from tests.contract.reach import seated

GAMES = 20

PHONE = (390, 844)

ROOM = 725
"""Pixels of a phone between the title of the page and the box in which one writes."""

TURNS = 4
"""Turns of each game whose screens are measured, beside its first."""

MEASURE = """() => [...document.querySelectorAll('#log > .message')].map(message => {
    const height = name => Math.round(message.querySelector(name)?.getBoundingClientRect().height ?? 0)
    message.classList.remove('joined')
    return [Math.round(message.getBoundingClientRect().height), height('.picture'), height('.components')]
})"""
"""The height of each message in pixels, of its picture and of its buttons."""

LOADED = "Promise.all([...document.images].map(one => one.decode().catch(() => 0)))"

AT_ONCE = 25
"""Messages that the page surely shows at once."""


class Moment(NamedTuple):
    """A table at some turn of a game: what it is called, what all have heard, and each seat since its last turn."""

    called: str
    table: Table
    told: list[LogEntry]
    since: dict[int, int]


def moments(name, number):
    """Yield some moments of a game, its first and its last among them."""
    one, dice = case(name, number), random.Random(f"screens/{number}")
    played = recorded(name, number)
    chosen = {0, *dice.sample(range(len(played)), min(TURNS, len(played)))}
    told = [LogEntry(TABLE, setup(one)[0].events)]
    answered, since = Counter(), dict.fromkeys(range(one.seats), 0)
    for at, turn in enumerate(played):
        if at in chosen:
            yield Moment(f"{name} {number}, turn {at}", _table(one, turn.before, answered), list(told), dict(since))
        if turn.seat in since:
            since[turn.seat] = len(told)
            answered[turn.seat] += 1
        told.append(LogEntry(turn.seat, turn.step.events))
    yield Moment(f"{name} {number}, the end", _table(one, played[-1].step.state, answered), told, since)


def _table(one, state, answered):
    """Seat people with usual names at a game that stands in `state`."""
    table = seated(one.name, state, one.seats, NAMES)
    people = tuple(
        replace(player, answered=answered[seat], done=answered[seat]) for seat, player in enumerate(table.record.seats)
    )
    status = "playing" if result_of(state) is None else "over"
    clock = SeatClock(0, 86400.0, 0.0) if status == "playing" else None
    waited = table.waited_for()
    timed = tuple(replace(each, clock=clock if seat in waited else None) for seat, each in enumerate(people))
    table.record = replace(table.record, seats=timed, status=status, pace=86400)
    return table


def boards(name, number, language):
    """Yield the boards of some moments of a game."""
    for each in moments(name, number):
        news = heard(each.told, lambda event: event.reaches(None))[-each.table.title.presenter.recent :]
        yield each.called, board_page(each.table, news, locale=language)


def hands(name, number, language):
    """Yield the hands of those who are asked at some moments of a game, as somebody sees them who has met nothing."""
    for each in moments(name, number):
        for seat in each.table.waited_for():
            news = heard(each.told[each.since[seat] :], lambda event, seat=seat: event.reaches(seat))
            page = hand_page(each.table, seat, None, news, language, Manner(met=frozenset()))
            yield f"{each.called}, seat {seat}", page


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
            await self._post([page for _, page in some])
            found = await self.page.evaluate(MEASURE)
            self.measured += [Measured(*each, *heights) for each, heights in zip(some, found, strict=True)]

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
