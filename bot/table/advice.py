"""Advice: what a strong computer would do in a player's place, from nothing but what that seat sees."""

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
"""What is looked at where no time is given to search."""

SHOWN = 2
"""Moves that are advised."""

Weigh = Callable[[Question], Awaitable[Sequence[Found]]]


class Busy(Exception):
    """Somebody is being advised already."""


class Adviser:
    """Advises people, each one at a time. What was found is kept with the table until its seat sees something else."""

    def __init__(self, weigh: Weigh, seconds: float = 0.0) -> None:
        """`weigh` answers questions, `seconds` is how long it may search."""
        self._weigh = weigh
        self._budget = budgeted(seconds)
        self._advised: set[int] = set()

    async def advise(self, table: Table, seat: Seat, user: int) -> None:
        """Find out what `seat`, at which `user` sits, had best do. Raises Busy, and Stale when it is asked or sees
        something else before that."""
        if given(table, seat):
            return
        if user in self._advised:
            raise Busy
        question, token = asked(table, seat, self._budget), table.token(seat)
        self._advised.add(user)
        try:
            found = await self._weigh(question)
        finally:
            self._advised.discard(user)
        table.advice[seat] = Advice(token, question.view, tuple(found[:SHOWN]))
        if not given(table, seat):
            raise Stale


def budgeted(seconds: float) -> Budget:
    """Return how much is searched where that may take so many seconds, 0 for no time."""
    return Budget(PLAYOUTS, seconds) if seconds else QUICKLY


def asked(table: Table, seat: Seat, budget: Budget) -> Question:
    """Ask for `seat` from what it sees."""
    return question(table, seat, table.view(seat), table.asks(seat), budget)


def question(table: Table, seat: Seat, view: Any, asks: tuple[Ask, ...], budget: Budget) -> Question:
    """Ask what a strong computer would do on `seat`, which sees `view` and is asked `asks`: the same view is answered
    alike."""
    game, seen = table.game, encode(view)
    seed = hashlib.blake2b(seen, digest_size=32).digest()
    return Question(game.name, game.schema, STRONGEST, len(table.record.seats), seat, seen, asks, seed, budget)


def given(table: Table, seat: Seat) -> tuple[Found, ...]:
    """Return what `seat` was advised to do, while it is asked the same and sees the same; () where it was not."""
    kept = table.advice.get(seat)
    if kept is None or kept.token != table.token(seat) or kept.view != encode(table.view(seat)):
        return ()
    return kept.moves


def allowed(table: Table) -> bool:
    """Return whether people may ask for advice: where the host says so, and who plays alone with computers, but for a
    day's escape."""
    if table.record.day is not None:
        return False
    people = sum(seat.user is not None for seat in table.record.seats)
    return table.record.status == "playing" and (table.record.advice or people == 1)


def offered(table: Table, seat: Seat) -> bool:
    """Return whether `seat` may ask for advice now: while it has something to decide and was not advised."""
    return allowed(table) and must_decide(table.asks(seat)) and not given(table, seat)
