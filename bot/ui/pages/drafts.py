"""Drafts: the picks of a move that is not made yet, and the serial number of the menus that show them."""

from __future__ import annotations

from bot.engine.custom_id import token_and_serial, with_serial
from bot.engine.move import Move
from bot.engine.record import Seat
from bot.table.table import Table
from storage.records.tables import Draft


def drafted(table: Table, seat: Seat, draft: Draft | None) -> Move | None:
    """Return the move of a draft; None if the draft is empty or belongs to an earlier question."""
    move, _ = _current(table, seat, draft)
    return move


def serial(table: Table, seat: Seat, draft: Draft | None) -> int:
    """Return the serial number of the menus that show a draft; 0 if it belongs to an earlier question."""
    _, number = _current(table, seat, draft)
    return number


def redrafted(table: Table, seat: Seat, draft: Draft | None, move: Move | None) -> Draft:
    """Return the draft after `move` was chosen. None starts the choice over.

    The serial number changes only if choices were removed. While it stays the same, Discord keeps each menu as the
    player has left it, even an open one.
    """
    before, number = _current(table, seat, draft)
    chosen = move or Move("")
    before = before or Move(chosen.verb)
    joins = chosen == Move(before.verb, (*before.picks, *chosen.picks[-1:]))
    return Draft(with_serial(table.token(seat), number if joins else number + 1), str(chosen))


def _current(table: Table, seat: Seat, draft: Draft | None) -> tuple[Move | None, int]:
    """Return the move and serial number of a draft if it belongs to the present question of `seat`."""
    if draft is None:
        return None, 0
    token, number = token_and_serial(draft.token)
    if token != table.token(seat):
        return None, 0
    return Move.parse(draft.move) if draft.move else None, number
