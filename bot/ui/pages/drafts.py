"""Drafts: stored choices for a move that is not made yet.

A draft also has the serial number of the menus in which the choices are made.
"""

from __future__ import annotations

from bot.engine.custom_id import token_and_serial, with_serial
from bot.engine.move import Move
from bot.engine.record import Seat
from bot.table.table import Table
from storage.records.tables import Draft


def drafted(table: Table, seat: Seat, draft: Draft | None) -> Move | None:
    """Return the unfinished move in a draft; None if it is empty or belongs to an earlier question."""
    move, _ = _current(table, seat, draft)
    return move


def serial(table: Table, seat: Seat, draft: Draft | None) -> int:
    """Return the serial number of the menus that show a draft. It is 0 for a draft of an earlier question."""
    _, number = _current(table, seat, draft)
    return number


def redrafted(table: Table, seat: Seat, draft: Draft | None, move: Move | None) -> Draft:
    """Return the new draft after the player has chosen `move`. If it is None, the player starts again.

    The serial number changes only if choices were removed. While it stays the same, Discord leaves each menu as the
    player sees it, even an open one.
    """
    before, number = _current(table, seat, draft)
    chosen = move or Move("")
    before = before or Move(chosen.verb)
    joins = chosen == Move(before.verb, (*before.picks, *chosen.picks[-1:]))
    return Draft(with_serial(table.token(seat), number if joins else number + 1), str(chosen))


def _current(table: Table, seat: Seat, draft: Draft | None) -> tuple[Move | None, int]:
    """Return the unfinished move and the serial number of a draft, if it belongs to the present question.

    Otherwise return None and 0.
    """
    if draft is None:
        return None, 0
    token, number = token_and_serial(draft.token)
    if token != table.token(seat):
        return None, 0
    return Move.parse(draft.move) if draft.move else None, number
