"""Boards and hands at some moments of numbered games, as people with usual names see them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry, heard
from bot.engine.game import result_of
from bot.engine.page import Page
from bot.engine.record import TABLE, Seat
from bot.table.table import Table
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.ui.pages.shown_hand import Manner
from storage.records.tables import SeatClock
from tests.contract.paint import NAMES
from tests.contract.playouts import Case, case, recorded, setup
from tests.contract.reach import seated

GAMES = 10
"""Numbered games of each title."""

TURNS = 4
"""Turns of each game that are looked at, beside its first."""


class Screen(NamedTuple):
    """A board or hand, and the height of its picture by the width."""

    called: str
    page: Page
    shape: float = 0.75


class Moment(NamedTuple):
    """A table at some turn of a game: what it is called, what all have heard, and each seat since its last turn."""

    called: str
    table: Table
    told: list[LogEntry]
    since: dict[Seat, int]


def moments(name: str, number: int) -> Iterator[Moment]:
    """Yield some moments of a game, its first and its last among them."""
    one, dice = case(name, number), random.Random(f"screens/{number}")
    played = recorded(name, number)
    chosen = {0, *dice.sample(range(len(played)), min(TURNS, len(played)))}
    told = [LogEntry(TABLE, setup(one)[0].events)]
    answered: Counter[Seat] = Counter()
    since = dict.fromkeys(range(one.seats), 0)
    for at, turn in enumerate(played):
        if at in chosen:
            yield Moment(f"{name} {number}, turn {at}", _table(one, turn.before, answered), list(told), dict(since))
        if turn.seat in since:
            since[turn.seat] = len(told)
            answered[turn.seat] += 1
        told.append(LogEntry(turn.seat, turn.step.events))
    yield Moment(f"{name} {number}, the end", _table(one, played[-1].step.state, answered), told, since)


def _table(one: Case, state: Any, answered: Counter[Seat]) -> Table:
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


def boards(name: str, number: int, language: str) -> Iterator[Screen]:
    """Yield the boards of some moments of a game."""
    for each in moments(name, number):
        news = heard(each.told, lambda event: event.reaches(None))[-each.table.title.presenter.recent :]
        yield Screen(each.called, board_page(each.table, news, locale=language))


def hands(name: str, number: int, language: str) -> Iterator[Screen]:
    """Yield the hands of those who are asked at some moments of a game, as somebody sees them who has met nothing."""
    for each in moments(name, number):
        for seat in each.table.waited_for():
            news = heard(each.told[each.since[seat] :], lambda event, seat=seat: event.reaches(seat))
            page = hand_page(each.table, seat, None, news, language, Manner(met=frozenset()))
            shape = each.table.title.presenter.private_shape(each.table.view(seat), None, each.table.say(language))
            yield Screen(f"{each.called}, seat {seat}", page, shape)
