"""Presses over real HTTP and WebSocket against a bot that only acknowledges. `python -m tests.lab.bench.wire`."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from storage.database import Server
from tests.lab.bench.report import Figure, part, show, verdict
from tests.lab.bench.stand import Seats, Stand
from tests.ui.messages import Json, items, says

BUSY = (1, 20, 100)
ROUNDS = 4
"""Bursts of each bot, by turns."""

BURST = 2.0

SPREAD = 1.0
"""Seconds in which all tables begin to press, of a bot that is pressed at as soon as it has answered."""

HERD = 1.5
"""How many times as long as the bot that only acknowledges ours may take when all press in one moment."""

MANY = 1000
HELD = 30.0
FLAT = 1.1
"""What the memory may grow to from the second quarter of the long hold to its last, when it is called flat."""

FULL = 200
"""Tables at play during the long hold."""

AT_ONCE = 20

USUAL, SLOWEST = 8.0, 30.0
"""Milliseconds in which half of the presses, and 99 of 100, are to be acknowledged at many tables."""

HEADING = "The wire: presses, by turns with a bot that only acknowledges and is pressed as often"


def measure(folder: Path, seconds: float = HELD) -> list[Figure]:
    """Give all figures of the wire; the long hold takes `seconds`."""
    return asyncio.run(_measure(folder, seconds))


async def _measure(folder: Path, seconds: float) -> list[Figure]:
    figures = await _presses(folder, seconds)
    return figures + await _recovery(folder)


async def _presses(folder: Path, seconds: float) -> list[Figure]:
    ours = await Stand(folder / "ours", "bot").open(FULL)
    empty = await Stand(folder / "empty", "tests.lab.bench.empty_bot").open(BUSY[-1])
    figures: list[Figure] = []
    try:
        await ours.boot()
        await empty.boot()
        for busy in BUSY:
            taken: dict[Stand, list[float]] = {ours: [], empty: []}
            for _ in range(ROUNDS):
                played = await burst(ours.tables[:busy], BURST, Seats.step)
                taken[ours] += played
                taken[empty] += await burst(empty.tables[:busy], BURST, hand, busy * BURST / max(1, len(played)))
            figures += _latency(busy, taken[ours], taken[empty])
        figures += await _herds(ours, empty)
        rates: dict[Stand, list[float]] = {ours: [], empty: []}
        for _ in range(ROUNDS):
            for stand in (ours, empty):
                act = _hand_shown if stand is ours else hand
                rates[stand].append(len(await burst(stand.tables[-AT_ONCE:], BURST, act)) / BURST)
        name = f"presses of My hand, {AT_ONCE} at once (the empty bot shows none)"
        figures.append(Figure(name, max(rates[ours]), max(rates[empty]), "per second"))
        figures += await _hold(ours, seconds)
    finally:
        await ours.close()
        await empty.close()
    return figures


async def _herds(ours: Stand, empty: Stand) -> list[Figure]:
    """Let all of many tables press in one moment, and again when everything is shown."""
    taken: dict[Stand, list[float]] = {ours: [], empty: []}
    for _ in range(ROUNDS):
        for stand, act in ((ours, Seats.step), (empty, hand)):
            pressed = await asyncio.gather(*(act(seats) for seats in stand.tables[: BUSY[-1]]))
            taken[stand] += [milliseconds for milliseconds in pressed if milliseconds is not None]
    name = f"press to acknowledgement, {BUSY[-1]} in one moment"
    halves = part(taken[ours], 0.5), part(taken[empty], 0.5)
    return [
        Figure(f"{name}, p50", *halves, "ms"),
        Figure(f"{name}, p99", part(taken[ours], 0.99), part(taken[empty], 0.99), "ms"),
        Figure(f"{name}, p50: times the empty bot's", halves[0] / halves[1], HERD, "", "most"),
    ]


def _latency(busy: int, ours: list[float], empty: list[float]) -> list[Figure]:
    name = f"press to acknowledgement, {busy} busy table{'s' if busy > 1 else ''}"
    figures = [
        Figure(f"{name}, p50", part(ours, 0.5), part(empty, 0.5), "ms"),
        Figure(f"{name}, p99", part(ours, 0.99), part(empty, 0.99), "ms"),
    ]
    if busy == 1:
        figures.append(Figure(f"{name}, p50: times the empty bot's", figures[0].ratio or 0, 4, "", "most"))
    if busy == BUSY[-1]:
        figures.append(Figure(f"{name}, p50", figures[0].ours, USUAL, "ms", "most"))
        figures.append(Figure(f"{name}, p99", figures[1].ours, SLOWEST, "ms", "most"))
    return figures


Act = Callable[[Seats], Awaitable[float | None]]


async def burst(tables: list[Seats], seconds: float, act: Act, pause: float = 0.0) -> list[float]:
    """Let players press for `seconds`, each table as soon as its last press is answered and shown.

    With a `pause` in seconds a table presses once in about that time: as often as the bot that it is held against. The
    tables begin one after the other: all at once are a herd, which is measured apart.
    """
    began = time.perf_counter()
    taken: list[float] = []

    async def one(seats: Seats, due: float) -> None:
        while max(due, time.perf_counter()) < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause * seats.chance.uniform(0.5, 1.5)
            milliseconds = await act(seats)
            if milliseconds is not None:
                taken.append(milliseconds)

    starts = spread(pause or SPREAD, len(tables))
    await asyncio.gather(*(one(seats, began + start) for seats, start in zip(tables, starts, strict=True)))
    return taken


def spread(seconds: float, count: int) -> list[float]:
    """Return when each of `count` tables begins within `seconds`: no two in one moment.

    >>> spread(1.0, 4)
    [0.0, 0.25, 0.5, 0.75]
    """
    return [seconds * number / count for number in range(count)]


async def hand(seats: Seats) -> float | None:
    """Press *My hand*: acknowledged is all that it needs."""
    return await seats.press(seats.users[0], *_button(seats))


async def _hand_shown(seats: Seats) -> float | None:
    """Press *My hand* and wait until the hand is shown."""
    asked = await seats.asked(seats.users[0], *_button(seats))
    while asked.failed is None and not asked.followups:
        seats.changed.clear()
        await seats.change()
    return asked.milliseconds


def _button(seats: Seats) -> tuple[Json, Json]:
    board = seats.panel(seats.channel)
    assert board is not None
    buttons = [item for item in items(board) if item["type"] == 2]
    return board, next((item for item in buttons if says(item) == "My hand"), buttons[-1])


async def _hold(stand: Stand, seconds: float) -> list[Figure]:
    """Play at all tables for `seconds`, and watch the memory."""
    held: list[float] = []
    before, busy = _moves(stand.database), stand.processor
    watching = asyncio.create_task(watch_memory(stand, held))
    playing = asyncio.create_task(burst(stand.tables, seconds, Seats.step))
    await asyncio.sleep(seconds)
    moves, busy = _moves(stand.database) - before, stand.processor - busy
    watching.cancel()
    taken = await playing
    name = f"moves held for {seconds:.0f} s at {len(stand.tables)} tables"
    return [
        Figure(name, moves / seconds, 50, "per second", "least"),
        Figure("moves in a second of the bot's own processor time", moves / busy),
        Figure("press to acknowledgement meanwhile, p99", part(taken, 0.99), None, "ms"),
        *flat(held),
    ]


async def watch_memory(stand: Stand, held: list[float]) -> None:
    """Note the bot's memory once a second."""
    while True:
        held.append(stand.memory)
        await asyncio.sleep(1)


def flat(held: Sequence[float]) -> list[Figure]:
    """Tell whether the memory grew."""
    quarter = max(1, len(held) // 4)
    second, last = (sum(values) / len(values) for values in (held[quarter : 2 * quarter], held[-quarter:]))
    return [
        Figure("memory in the last quarter beside the second", last, second, "MB"),
        Figure("memory in the last quarter: times the second", last / second, FLAT, "", "most"),
    ]


def _moves(database: Path | Server) -> int:
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        return int(connection.execute("select count(*) from move").fetchone()[0])
    finally:
        connection.close()


async def _recovery(folder: Path) -> list[Figure]:
    """Start with many live tables, press an old button until it is answered; then see what a table holds."""
    none = await Stand(folder / "none", "bot").open(0)
    many = await Stand(folder / "many", "bot").open(MANY)
    try:
        await none.boot()
        await asyncio.sleep(2)
        bare = none.memory
        await none.halt()
        began = time.perf_counter()
        booting = asyncio.create_task(many.boot())
        ready: list[float] = []
        booting.add_done_callback(lambda _: ready.append(time.perf_counter()))
        seats = many.tables[MANY // 2]
        first = await _answered(seats)
        await booting
        await asyncio.sleep(2)
        return [
            Figure(f"{MANY:,} live tables, start to the first old button's answer", first - began, 3, "s", "most"),
            Figure(f"{MANY:,} live tables, gateway to the first old button's answer", first - ready[0], 2, "s", "most"),
            Figure("memory for a live table", (many.memory - bare) * 1000 / MANY, None, "kB"),
        ]
    finally:
        await none.close()
        await many.close()


async def _answered(seats: Seats) -> float:
    """Press *My hand* again and again; give the moment when its hand was shown."""
    board, button = _button(seats)
    for _ in range(1000):
        asked = await seats.stand.server.people.click(seats.users[0], seats.channel, board["id"], button["custom_id"])
        await asked.done.wait()
        if asked.failed is None:
            while not asked.followups:
                seats.changed.clear()
                await seats.change()
            return time.perf_counter()
        await asyncio.sleep(0.01)
    raise TimeoutError("the bot never answered")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=HELD, help="length of the long hold")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(Path(folder), given.seconds)
    show(HEADING, figures)
    print(f"\n{verdict(figures)}")


if __name__ == "__main__":
    main()
