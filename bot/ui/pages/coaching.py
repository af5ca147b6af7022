"""What a beginner is told beside a hand and a board: what it is all about, a mistake that is about to be made, and one
sentence on what is new."""

from __future__ import annotations

from collections.abc import Set

from bot.engine.move import Move
from bot.engine.peril import Peril
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages.controls import complete

HINT = "💡"
"""Begins the sentence that is new to a beginner."""

SAVES = "🛟"
"""Begins what a beginner is told who is about to lose by a mistake."""

PERIL = "peril-"
"""Begins the names under which the store knows which mistakes a person was told of."""


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


def peril(table: Table, seat: Seat, met: Set[str] | None, move: Move | None) -> Peril | None:
    """Return the mistake that `seat` is about to make and has not `met`, by what it sees and by the `move` that it has
    drafted; None where it wants no coaching, or only its own wits count, as in a lesson and a day's escape."""
    if met is None or table.record.day is not None or not _teaches(table):
        return None
    found = perils(table, seat, move)
    return next((each for each in found if f"{table.title.name}.{PERIL}{each.name}" not in met), None)


def perils(table: Table, seat: Seat, move: Move | None) -> tuple[Peril, ...]:
    """List the mistakes that `seat` is about to make for which there is a remedy now."""
    asks = table.asks(seat)
    ask = next((ask for ask in asks if move is not None and ask.verb == move.verb), None)
    whole = complete(table, seat, ask, move.picks) if ask is not None and move is not None else None
    found = table.title.presenter.perils(table.view(seat), asks, whole)
    return tuple(each for each in found if table.forbidden(seat, each.remedy) is None)


def lesson(table: Table, seat: Seat, met: Set[str], move: Move | None = None) -> str:
    """Return the sentence that `seat` is told now: of a mistake that it is about to make, else the first of what is new
    to somebody who has `met` all that; "" for none, as where a lesson is on, which tells everything itself."""
    if not _teaches(table):
        return ""
    if (found := peril(table, seat, met, move)) is not None:
        return f"{table.title.name}.{PERIL}{found.name}"
    named = (f"{table.title.name}.{name}" for name in table.title.presenter.hints(table.view(seat), table.asks(seat)))
    return next((name for name in named if name not in met), "")


def coaching(table: Table, seat: Seat, met: Set[str] | None, say: Say, move: Move | None = None) -> tuple[str, ...]:
    """Say in a sentence what is new to somebody who has `met` all that; nothing to who wants no coaching (None)."""
    if (found := peril(table, seat, met, move)) is not None:
        return (f"{SAVES} {told(table, found, say)}",)
    name = lesson(table, seat, met, move) if met is not None else ""
    return (_told(name, say),) if name else ()


def told(table: Table, found: Peril, say: Say) -> str:
    """Return what happens to somebody who goes on like that, and what to do instead."""
    face = table.title.presenter
    return say(f"{face.game}-peril-{found.name}", **face.worded(found.words, say))


def _teaches(table: Table) -> bool:
    taught = table.record.lesson is not None and not table.record.lesson.over
    return table.record.status == "playing" and not taught


def _told(name: str, say: Say) -> str:
    return f"{HINT} {say('{}-coach-{}'.format(*name.split('.', 1)))}"
