"""How long a hand is on a phone: of everybody who is asked, in every state of some games, in both languages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from statistics import median

from msgspec.structs import replace

from bot.archive.rows import settled_by
from bot.engine.chronicle import LogEntry, heard
from bot.engine.play import waited_for
from bot.engine.record import TABLE
from bot.installed_games import names
from bot.ui.pages.hand import TALL, hand_page
from bot.ui.pages.log import height
from bot.ui.pages.since import SMALL_PRINT
from tests.contract.playouts import Case, case, recorded, setup
from tests.contract.reach import seated
from tests.lab.bench.phone import WIDTH, phone, there
from tests.lab.bench.report import Figure

HEADING = f"Lines of a hand before its picture and controls, on a phone of {WIDTH} pixels"

GAMES = range(20)
"""The numbers of the games."""

Hand = tuple[str, ...]


def measure() -> list[Figure]:
    """Measure every installed game: by the page where there is a Chromium, else by letters."""
    hands = {(name, locale): _hands(name, locale) for name in names() for locale in ("en", "es")}
    if there():
        lines = asyncio.run(_laid_out(hands))
    else:
        print("Chromium is not installed here, so lines are reckoned by letters.")
        lines = {key: [sum(map(_height, hand)) for hand in shown] for key, shown in hands.items()}
    figures = []
    for (name, locale), tall in lines.items():
        figures.append(Figure(f"{name}, {locale}: median of {len(tall)} hands", median(tall), TALL, "", "most"))
        figures.append(Figure(f"{name}, {locale}: the longest", max(tall), TALL, "", "most"))
    return figures


async def _laid_out(hands: dict[tuple[str, str], list[Hand]]) -> dict[tuple[str, str], list[int]]:
    async with phone() as page:
        return {key: await page.lines(["\n".join(hand) for hand in shown]) for key, shown in hands.items()}


def _hands(name: str, locale: str) -> list[Hand]:
    return [hand for number in GAMES for hand in _asked(case(name, number), locale)]


def _asked(one: Case, locale: str) -> Iterator[Hand]:
    """Give each hand that is asked something."""
    moves = [LogEntry(TABLE, setup(one)[0].events)]
    done = [0] * one.seats
    for turn in recorded(one.name, one.number):
        asked = waited_for(one.game, turn.before, one.seats)
        table = seated(one.name, turn.before, one.seats)
        seats = tuple(replace(player, name=f"Player {at + 1}", done=done[at])
                      for at, player in enumerate(table.record.seats))  # fmt: skip
        table.record = replace(table.record, seats=seats)
        for seat in asked:
            news: Sequence[LogEntry] = heard(moves[done[seat] :], lambda event, seat=seat: event.reaches(seat))  # type: ignore[misc]
            yield hand_page(table, seat, None, news, locale).lines
        mover = settled_by(turn.seat, turn.move)
        moves.append(LogEntry(TABLE if mover is None else mover, turn.step.events))
        for seat in set(asked) - set(waited_for(one.game, turn.step.state, one.seats)):
            done[seat] = len(moves) - 1


def _height(line: str) -> int:
    return height([line.removeprefix("-# ")], SMALL_PRINT) if line.startswith("-# ") else height([line])
