"""Pictures, states, and how long the event loop is held up while pictures and hard computer players are at work."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

from bot.engine.codec import encode, read_state
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from bot.table.computers import Computers
from bot.table.table import Table
from bot.table.tables import Tables
from bot.titles import Title, titles
from bot.ui.pages import render
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.ui.pages.pictures import Pictures
from bot.workers.draw import warm_all
from bot.workers.pool import Pool
from tests.bench.report import Figure, part
from tests.table.play import HOST, computers_table, opened_store

PICTURE = 60.0
HELD = 50.0
STATE = 1.0
"""Limits in milliseconds: one picture, the loop held up, a state written and read."""

GAMES = 10
PICTURES = 25
RUNS = 3
AT_ONCE = 4
TICK = 0.001


def measure(folder: Path) -> list[Figure]:
    """Measure every installed game."""
    figures = []
    for game in titles():

        def limited(what: str, value: float, limit: float, name: str = game.name) -> None:
            figures.append(Figure(f"{name}: {what}", value, limit, "ms", "most"))

        states = _states(game)
        each = [_state(game, state) for state in states]
        limited("encode + decode a state, p50", part(each, 0.5), STATE)
        limited("encode + decode a state, p99", part(each, 0.99), STATE)
        shown = random.Random(1).sample(states, min(PICTURES, len(states)))
        first, *each = [_picture(game, state) for state in shown]
        figures.append(Figure(f"{game.name}: the first picture of a process", first, None, "ms"))
        limited("one picture, p50", part(each, 0.5), PICTURE)
        limited(f"one picture, slowest of {len(each)}", max(each), PICTURE)
        held = [asyncio.run(_held(game, folder / f"held-{game.name}-{run}.db")) for run in range(RUNS)]
        limited(f"loop held up, longest, best of {RUNS} runs", min(held), HELD)
        limited(f"loop held up, longest, worst of {RUNS} runs", max(held), HELD)
    return figures


def _states(game: Title) -> list[Any]:
    """Give every state of some random games at the smallest and the largest table."""
    options, all_seats = settled(game.game, {}), game.game.seats
    return [
        played.step.state
        for seats in sorted({all_seats[0], all_seats[-1]})
        for number in range(GAMES)
        for played in playout(game.game, seats, options, game_seed("bench", number), [RandomPolicy()])
    ]


def _state(game: Title, state: Any) -> float:
    """Time one state there and back, in milliseconds."""
    started = time.perf_counter()
    again = read_state(game.game, encode(state), game.game.schema)
    seconds = time.perf_counter() - started
    assert again == state
    return seconds * 1000


def _picture(game: Title, state: Any) -> float:
    """Time one picture, drawn and encoded, in milliseconds."""
    view = game.game.view(state, None)
    say = game.say("en-US", tuple(f"Player {seat}" for seat in range(game.game.seats[-1])))
    started = time.perf_counter()
    assert game.face.picture(view, say)
    return (time.perf_counter() - started) * 1000


async def _held(game: Title, path: Path) -> float:
    """Let hard computers play at several tables, each change painted as by the bot; give the loop's longest delay."""
    async with opened_store(path) as store:
        tables = Tables(store)
        computers = Computers(tables)
        drawings = Drawings()
        tables.listeners.append(drawings.paint)
        seats = ("hard",) * game.game.seats.start
        opened = [await computers_table(tables, game, seats, channel) for channel in range(AT_ONCE)]
        watching = asyncio.create_task(_watch(done := asyncio.Event()))
        for table in opened:
            await table.start(HOST)
        while await computers.flush():
            pass
        done.set()
        longest = await watching
        await drawings.close()
    return longest * 1000


async def _watch(done: asyncio.Event) -> float:
    """Give the longest delay of a task that wants to run every millisecond."""
    longest = 0.0
    while not done.is_set():
        started = time.perf_counter()
        await asyncio.sleep(TICK)
        longest = max(longest, time.perf_counter() - started - TICK)
    return longest


class Drawings:
    """Paints as the bot's painter does: pages in the loop, pictures in a process of their own."""

    def __init__(self) -> None:
        self._pool = Pool(1, warm_all)
        self._pictures = Pictures(self._pool)
        self._running: set[asyncio.Task[bytes]] = set()

    def paint(self, table: Table) -> None:
        """Build the pages and begin the picture, unless enough are waiting."""
        if table.state is None or len(self._running) > AT_ONCE:
            return
        board = board_page(table, ())
        for page in (board, *(hand_page(table, seat, None, (), "en-US") for seat in range(len(table.names)))):
            render.digest(page)
        task = asyncio.create_task(self._pictures.of(board))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """Wait for the last picture."""
        await asyncio.gather(*self._running)
        self._pool.close()
