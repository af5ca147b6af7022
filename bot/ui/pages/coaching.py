"""The help that a beginner reads next to a hand and a board.

It is the goal, a warning of a mistake, and one sentence on something new.
"""

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
"""Begins the warning to a beginner who is about to lose by a mistake."""

PERIL = "peril-"
"""Prefix of the names of mistakes of which the store knows that a person was warned."""


def aim(table: Table, viewer: Viewer, say: Say) -> tuple[str, ...]:
    """Return the goal in one line: to a seat until its first move, to everybody as long as they play.

    A standing order may have answered for the seat before. The order for beginners counts although it is gone by then.
    """
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
    """Return the mistake that `seat` is about to make and was not warned of, or None.

    `met` are the warnings that the seat has had, None if it wants no coaching. It depends on what the seat sees and on
    the drafted `move`. None in a lesson and in a day's escape, where only the player's own wits count.
    """
    if met is None or table.record.day is not None or not _teaches(table):
        return None
    found = perils(table, seat, move)
    return next((each for each in found if f"{table.title.name}.{PERIL}{each.name}" not in met), None)


def perils(table: Table, seat: Seat, move: Move | None) -> tuple[Peril, ...]:
    """List the mistakes that `seat` is about to make and can still avoid."""
    asks = table.asks(seat)
    ask = next((ask for ask in asks if move is not None and ask.verb == move.verb), None)
    whole = complete(table, seat, ask, move.picks) if ask is not None and move is not None else None
    found = table.title.presenter.perils(table.view(seat), asks, whole)
    return tuple(each for each in found if table.forbidden(seat, each.remedy) is None)


def lesson(table: Table, seat: Seat, met: Set[str], move: Move | None = None) -> str:
    """Return the name of the sentence that `seat` is told now; "" for none.

    A mistake that it is about to make comes first, then the first new thing that is not in `met`. There is none in a
    lesson, which explains everything itself.
    """
    if not _teaches(table):
        return ""
    if (found := peril(table, seat, met, move)) is not None:
        return f"{table.title.name}.{PERIL}{found.name}"
    named = (f"{table.title.name}.{name}" for name in table.title.presenter.hints(table.view(seat), table.asks(seat)))
    return next((name for name in named if name not in met), "")


def coaching(table: Table, seat: Seat, met: Set[str] | None, say: Say, move: Move | None = None) -> tuple[str, ...]:
    """Return the sentence on something that is new to a person who has `met` the others.

    Empty if `met` is None: then the person wants no coaching.
    """
    if (found := peril(table, seat, met, move)) is not None:
        return (f"{SAVES} {told(table, found, say)}",)
    name = lesson(table, seat, met, move) if met is not None else ""
    return (_told(name, say),) if name else ()


def told(table: Table, found: Peril, say: Say) -> str:
    """Return the sentence on what happens if the player goes on like that, and what to do instead."""
    face = table.title.presenter
    return say(f"{face.game}-peril-{found.name}", **face.worded(found.words, say))


def _teaches(table: Table) -> bool:
    taught = table.record.lesson is not None and not table.record.lesson.over
    return table.record.status == "playing" and not taught


def _told(name: str, say: Say) -> str:
    return f"{HINT} {say('{}-coach-{}'.format(*name.split('.', 1)))}"
