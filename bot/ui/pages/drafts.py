"""What a seat has chosen but not yet played, as the store keeps it."""

from __future__ import annotations

from bot.engine.custom_id import token_and_serial, with_serial
from bot.engine.move import Move
from bot.engine.record import Seat
from bot.table.table import Table
from storage.records.tables import Draft


def drafted(table: Table, seat: Seat, draft: Draft | None) -> Move | None:
    """Give the move that a draft spells, or None when it is empty or belongs to another question."""
    move, _ = _current(table, seat, draft)
    return move


def serial(table: Table, seat: Seat, draft: Draft | None) -> int:
    """Give the serial of the menus that show a draft; 0 when it belongs to another question."""
    _, number = _current(table, seat, draft)
    return number


def redrafted(table: Table, seat: Seat, draft: Draft | None, move: Move | None) -> Draft:
    """Give the draft that follows `draft` when `move` is chosen, or, with None, when the choice is started over.

    Its serial stays while one choice joins those before it, since each menu then shows what was chosen in it, and a
    menu that somebody quick has opened meanwhile stays as it is.
    """
    before, number = _current(table, seat, draft)
    chosen = move or Move("")
    before = before or Move(chosen.verb)
    joins = chosen == Move(before.verb, (*before.picks, *chosen.picks[-1:]))
    return Draft(with_serial(table.token(seat), number if joins else number + 1), str(chosen))


def _current(table: Table, seat: Seat, draft: Draft | None) -> tuple[Move | None, int]:
    """Read the move and the serial of a draft for the question that `seat` has open now."""
    if draft is None:
        return None, 0
    token, number = token_and_serial(draft.token)
    if token != table.token(seat):
        return None, 0
    return Move.parse(draft.move) if draft.move else None, number
