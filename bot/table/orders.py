"""Standing orders at a table: orders that the bot carries out for a player over several turns.

They are stored with the seat and carried out as the seat's own moves. So neither the log nor the rules know them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.move import Ask, Move, must_decide
from bot.engine.orders import Standing
from bot.engine.play import BACK
from bot.engine.record import TABLE, Seat
from bot.installed_games import InstalledGame
from bot.table.reads import TableReads
from storage.records.tables import MoveRecord, OrdersChange, SeatRecord, TableRecord
from storage.store import Store

MOST = 12
"""The most standing orders of a seat. A further order removes the oldest one."""


def answer(table: TableReads, seat: Seat) -> Move | None:
    """Return the move that the standing orders of `seat` make automatically.

    Return None if the player must decide.
    """
    return _move_by(table, seat, table.title.orders.answer)


def carried(table: TableReads, seat: Seat) -> Move | None:
    """Return the next move that the button *Carry out* makes for `seat`.

    Return None if no standing order applies.
    """
    return _move_by(table, seat, table.title.orders.carried)


def fingerprint(orders: Sequence[str]) -> str:
    """Return a short hash of standing orders, as a text for the button *Carry out*.

    The button carries out only the orders that it shows.
    """
    return hashlib.sha256("\n".join(orders).encode()).hexdigest()[:8]


def offered(table: TableReads, seat: Seat) -> tuple[str, ...]:
    """Return the standing orders that the player of `seat` may give with a button now.

    There are none before the deal or after the end.
    """
    if table.record.status != "playing":
        return ()
    standing = table.record.seats[seat].orders
    found = table.title.orders.offered(table.view(seat), table.asks(seat), standing)
    return tuple(order for order in found if order not in standing)


def adding(order: str, table: TableReads) -> Callable[[SeatRecord], SeatRecord]:
    """Return a function that takes a seat and returns the seat with the standing order `order` added."""
    return lambda player: replace(player, orders=table.title.orders.joined(player.orders, order)[-MOST:])


async def with_beginner_orders(title: InstalledGame, record: TableRecord, state: Any, store: Store) -> TableRecord:
    """Return the dealt table with default standing orders for beginners.

    Beginners are people who want hints and do not know the game yet. In a lesson (tutorial) nobody gets such orders,
    since the script asks every question.
    """
    seats = list(record.seats)
    for seat, player in enumerate(seats):
        given = title.orders.beginner(state, seat) if player.user is not None and record.lesson is None else ()
        if player.user is None or not given or not (await store.person(player.user)).coaching:
            continue
        if not any(name.startswith(f"{title.name}.") for name in await store.met(player.user)):
            seats[seat] = replace(player, orders=given)
    return replace(record, seats=tuple(seats))


def change(before: Standing, after: Standing) -> OrdersChange | None:
    """Return how a move changed the standing orders of its seat; None for no change."""
    gone = tuple(order for order in before if order not in after)
    given = tuple(order for order in after if order not in before)
    return OrdersChange(gone, given) if gone or given else None


def with_orders_restored(title: InstalledGame, record: TableRecord, row: MoveRecord) -> list[SeatRecord]:
    """Return the seats of `record` with the standing orders that they have after the log row `row`.

    If `row` takes a move back, its seat gets back the orders that the move removed. It loses the orders that the move
    added. Orders given since then stay.
    """
    seats = list(record.seats)
    move = Move.parse(row.move)
    if row.seat != TABLE or move.verb != BACK:
        return seats
    seat, (version,) = int(move.picks[0][0]), move.picks[1]
    if (done := record.undo.orders.get(version)) is not None:
        since = [order for order in seats[seat].orders if order not in (*done.given, *done.gone)]
        seats[seat] = replace(seats[seat], orders=reduce(title.orders.joined, since, done.gone)[-MOST:])
    return seats


class Made(NamedTuple):
    """A move in the log: its player, the state before it, and its result."""

    seat: Seat
    move: str
    before: Any
    state: Any
    events: Sequence[Event]


def after(title: InstalledGame, seats: Sequence[SeatRecord], made: Made) -> list[SeatRecord]:
    """Return `seats` with the standing orders that still apply after a move."""
    return [
        replace(player, orders=_standing(title, seat, player.orders, made, given=not player.stand_in))
        if player.user is not None and made.before is not None and (player.orders or seat == made.seat)
        else player
        for seat, player in enumerate(seats)
    ]


def _standing(title: InstalledGame, seat: Seat, orders: Standing, made: Made, given: bool) -> Standing:
    if seat == made.seat and given:
        orders = title.orders.given(title.game.view(made.before, seat), Move.parse(made.move), orders)
    if not orders:
        return ()
    heard = [event for event in made.events if event.reaches(seat)]
    return title.orders.kept(title.game.view(made.state, seat), heard, orders)[-MOST:]


def _move_by(table: TableReads, seat: Seat, lead: Callable[[Any, Sequence[Ask], Standing], Move | None]) -> Move | None:
    """Return a move that follows from the standing orders of `seat`, if the rules allow it.

    The function `lead` derives the move from the seat's view, asks and orders.
    """
    orders = table.record.seats[seat].orders
    asks = table.asks(seat) if orders else ()
    move = lead(table.view(seat), asks, orders) if must_decide(asks) else None
    return move if move is not None and table.forbidden(seat, move) is None else None
