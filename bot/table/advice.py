"""Advice for a player: the best moves, found by a strong computer player.

The computer player sees only what the player's seat sees.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.engine.codec import encode
from bot.engine.move import Ask, must_decide
from bot.engine.record import Seat
from bot.engine.search import LEAST, Advice, Budget, Found
from bot.table.computers import PLAYOUTS, STRONGEST
from bot.table.refused import Stale
from bot.table.table import Table
from bot.workers.think import Question

QUICKLY = Budget(LEAST * 12)
"""The budget of a search without a time limit."""

SHOWN = 2
"""The number of moves that an advice shows."""

Weigh = Callable[[Question], Awaitable[Sequence[Found]]]


class Busy(Exception):
    """The computer player is already searching a move for this person."""


class Adviser:
    """Gives advice to people, one request per person at a time.

    The advice is kept at the table until the view of the seat changes.
    """

    def __init__(self, weigh: Weigh, seconds: float = 0.0) -> None:
        """Create an adviser. The function `weigh` answers its questions; each search may take `seconds`."""
        self._weigh = weigh
        self._budget = search_budget(seconds)
        self._advised: set[int] = set()

    async def advise(self, table: Table, seat: Seat, user: int) -> None:
        """Search the best moves for `seat`, in which `user` sits, and store them as advice at the table.

        Raises Busy if `user` is already being advised. Raises Stale if the seat's view or question changes meanwhile.
        """
        if current_advice(table, seat):
            return
        if user in self._advised:
            raise Busy
        question, token = current_question(table, seat, self._budget), table.token(seat)
        self._advised.add(user)
        try:
            found = await self._weigh(question)
        finally:
            self._advised.discard(user)
        table.advice[seat] = Advice(token, question.view, tuple(found[:SHOWN]))
        if not current_advice(table, seat):
            raise Stale


def search_budget(seconds: float) -> Budget:
    """Return the budget of a search that may take `seconds`. If it is 0, the search has no time limit."""
    return Budget(PLAYOUTS, seconds) if seconds else QUICKLY


def current_question(table: Table, seat: Seat, budget: Budget) -> Question:
    """Return the question to the computer player about the present decision of `seat`."""
    return question(table, seat, table.view(seat), table.asks(seat), budget)


def question(table: Table, seat: Seat, view: Any, asks: tuple[Ask, ...], budget: Budget) -> Question:
    """Return the question to the computer player about a decision of `seat`.

    It contains the `view` and the `asks` of the seat. Equal views get equal answers.
    """
    game, seen = table.game, encode(view)
    seed = hashlib.blake2b(seen, digest_size=32).digest()
    return Question(game.name, game.schema, STRONGEST, len(table.record.seats), seat, seen, asks, seed, budget)


def current_advice(table: Table, seat: Seat) -> tuple[Found, ...]:
    """Return the moves that the last advice to `seat` recommends; () if it is out of date.

    Advice is out of date if the seat's question or view has changed since.
    """
    kept = table.advice.get(seat)
    if kept is None or kept.token != table.token(seat) or kept.view != encode(table.view(seat)):
        return ()
    return kept.moves


def is_allowed(table: Table) -> bool:
    """Return whether players may ask for advice at this table.

    They may if the host allows it, or if one person plays alone with computer players. A day's escape has no advice.
    """
    if table.record.day is not None:
        return False
    people = sum(seat.user is not None for seat in table.record.seats)
    return table.record.status == "playing" and (table.record.advice or people == 1)


def is_offered(table: Table, seat: Seat) -> bool:
    """Return whether `seat` may ask for advice now: it must decide something and has no advice yet."""
    return is_allowed(table) and must_decide(table.asks(seat)) and not current_advice(table, seat)
