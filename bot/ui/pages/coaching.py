"""Help for beginners on a hand and a board message: the goal, warnings of mistakes, and explanations."""

from __future__ import annotations

from collections.abc import Set

from bot.engine.move import Move
from bot.engine.peril import Peril
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages.controls import complete

HINT = "💡"
"""The sign before an explanation of something new."""

SAVES = "🛟"
"""The sign before a warning of a mistake that would lose the game."""

PERIL = "peril-"
"""The prefix under which the database stores that a person was warned of a mistake."""


def goal_line(table: Table, viewer: Viewer, say: Say) -> tuple[str, ...]:
    """Return the goal of the game as one line, or no line if it is not shown now.

    A player sees it until their first move. If `viewer` is None, it is shown as long as the game runs. Moves by
    standing orders do not count as a first move, nor does the order for beginners, which is deleted after use.
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


def new_peril(table: Table, seat: Seat, met: Set[str] | None, move: Move | None) -> Peril | None:
    """Return the mistake that the player in `seat` is about to make; None if there is none.

    A mistake of which the player has been warned does not count. `met` has the names of these warnings, or is None if
    the player wants no help. `move` is the player's draft. In tutorials and daily games there are no warnings.
    """
    if met is None or table.record.day is not None or not _teaches(table):
        return None
    found = find_perils(table, seat, move)
    return next((each for each in found if f"{table.title.name}.{PERIL}{each.name}" not in met), None)


def find_perils(table: Table, seat: Seat, move: Move | None) -> tuple[Peril, ...]:
    """Return the mistakes that the player in `seat` is about to make and can still avoid.

    `move` is the player's draft.
    """
    asks = table.asks(seat)
    ask = next((ask for ask in asks if move is not None and ask.verb == move.verb), None)
    whole = complete(table, seat, ask, move.picks) if ask is not None and move is not None else None
    found = table.title.presenter.perils(table.view(seat), asks, whole)
    return tuple(each for each in found if table.forbidden(seat, each.remedy) is None)


def next_explanation(table: Table, seat: Seat, met: Set[str], move: Move | None = None) -> str:
    """Return the name of the explanation that the player in `seat` gets now; empty if there is none.

    A warning of a mistake comes first, then the first explanation whose name is not in `met`. In a tutorial there is
    none, because the tutorial explains everything itself.
    """
    if not _teaches(table):
        return ""
    if (found := new_peril(table, seat, met, move)) is not None:
        return f"{table.title.name}.{PERIL}{found.name}"
    named = (f"{table.title.name}.{name}" for name in table.title.presenter.hints(table.view(seat), table.asks(seat)))
    return next((name for name in named if name not in met), "")


def explanation_line(
    table: Table, seat: Seat, met: Set[str] | None, say: Say, move: Move | None = None
) -> tuple[str, ...]:
    """Return a line with the next explanation for the player in `seat`, or no line.

    `met` has the names of the explanations that the player already knows. If it is None, the player wants no help.
    """
    if (found := new_peril(table, seat, met, move)) is not None:
        return (f"{SAVES} {warning_text(table, found, say)}",)
    name = next_explanation(table, seat, met, move) if met is not None else ""
    return (_told(name, say),) if name else ()


def warning_text(table: Table, found: Peril, say: Say) -> str:
    """Return the text that warns of a mistake: what will happen, and what to do instead."""
    face = table.title.presenter
    return say(f"{face.game}-peril-{found.name}", **face.worded(found.words, say))


def _teaches(table: Table) -> bool:
    taught = table.record.lesson is not None and not table.record.lesson.over
    return table.record.status == "playing" and not taught


def _told(name: str, say: Say) -> str:
    return f"{HINT} {say('{}-coach-{}'.format(*name.split('.', 1)))}"
