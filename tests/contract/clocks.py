"""A clock belongs to its seat, in every installed game, whoever moves."""

from __future__ import annotations

from collections import Counter
from itertools import count

from bot.engine.game import TABLE
from bot.table.history import settled_by
from bot.table.seat_clocks import LEAST, Asked, left, moved
from storage.store import SeatRecord
from tests.contract.playouts import Case, recorded, setup

PACE = 1000.0
PAUSE = 7.0
"""Seconds between two moves."""


def check_clocks(one: Case) -> Counter[str]:
    """See that a clock begins full, is moved by steps of its own seat alone, and stands only in an interrupted turn;
    count how often one does."""
    seen: Counter[str] = Counter()
    game, dealt = one.game, setup(one)[0].state
    before = Asked.by(game, dealt, one.seats)
    seats = moved([SeatRecord(str(seat)) for seat in range(one.seats)], PACE, 0.0, Asked(), before, None)
    for turn, now in zip(recorded(one.name, one.number), count(PAUSE, PAUSE), strict=False):
        if game.result(turn.step.state) is not None:
            break
        after = Asked.by(game, turn.step.state, one.seats)
        settled = settled_by(turn.seat, turn.move)
        free = turn.seat != TABLE and any(
            ask.free for ask in game.asks(turn.before, turn.seat) if ask.verb == turn.move.verb
        )
        own = None if free else settled
        answered = [
            SeatRecord(each.name, answered=each.answered + (seat == settled), clock=each.clock)
            for seat, each in enumerate(seats)
        ]
        fresh = moved(answered, PACE, now, before, after, own)
        assert before.turn is None or 0 <= before.turn.seat < one.seats
        for seat, (old, new) in enumerate(zip(seats, fresh, strict=True)):
            where = f"seat {seat} after move {turn.version}, {turn.seat}: {turn.move}"
            begins = after.turn is not None and after.turn != before.turn and after.turn.seat == seat
            runs = new.clock is not None and new.clock.running is not None
            assert runs == (seat in after.seats), where
            if new.clock is None:
                continue
            if old.clock is None or begins:
                assert left(new.clock, now) == PACE, where
            elif seat != own and runs and old.clock.running is not None:
                assert new.clock == old.clock, where
            else:
                assert left(new.clock, now) <= max(left(old.clock, now), LEAST * PACE), where
                assert seat != own or left(new.clock, now) >= LEAST * PACE, where
            if not runs:
                assert after.turn == before.turn is not None, where
                seen["interrupted"] += seat == after.turn.seat
            elif old.clock is not None and old.clock.running is None:
                seen["went on"] += not begins
        seats, before = fresh, after
    return seen
