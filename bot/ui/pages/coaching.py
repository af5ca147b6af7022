"""What a beginner is told beside a hand and a board: what it is all about, and one sentence on what is new."""

from __future__ import annotations

from collections.abc import Set

from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.table.table import Table

HINT = "💡"
"""Begins the sentence that is new to a beginner."""


def aim(table: Table, viewer: Viewer, say: Say) -> tuple[str, ...]:
    """Say in a line what wins: to a seat until it has moved for the first time, to everybody as long as they play. An
    order may have answered for it before, also the one for beginners, which has gone by then."""
    if table.record.status != "playing":
        return ()
    if viewer is not None:
        player = table.record.seats[viewer]
        ordered = player.orders or table.title.orders.beginner(table.state, viewer)
        if player.answered > bool(ordered):
            return ()
    told = table.title.presenter.goal(table.view(viewer), viewer, say)
    return (f"🎯 {told}",) if told else ()


def lesson(table: Table, seat: Seat, met: Set[str]) -> str:
    """Name the sentence that `seat` is told now: the first of what is new to somebody who has `met` all that; "" for
    none, as where a lesson is on, which tells everything itself."""
    taught = table.record.lesson is not None and not table.record.lesson.over
    if table.record.status != "playing" or taught:
        return ""
    named = (f"{table.title.name}.{name}" for name in table.title.presenter.hints(table.view(seat), table.asks(seat)))
    return next((name for name in named if name not in met), "")


def coaching(table: Table, seat: Seat, met: Set[str] | None, say: Say) -> tuple[str, ...]:
    """Say in a sentence what is new to somebody who has `met` all that; nothing to who wants no coaching (None)."""
    name = lesson(table, seat, met) if met is not None else ""
    return (_told(name, say),) if name else ()


def _told(name: str, say: Say) -> str:
    return f"{HINT} {say('{}-coach-{}'.format(*name.split('.', 1)))}"
