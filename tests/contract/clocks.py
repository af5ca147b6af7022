"""A clock belongs to its seat, in every installed game, whoever moves."""

from __future__ import annotations

from collections import Counter
from itertools import count

from msgspec.structs import replace

from bot.archive.rows import settled_by
from bot.engine.game import result_of
from bot.engine.record import TABLE
from bot.table.seat_clocks import LEAST, MOST, Asked, left, moved, time_banks
from storage.records.tables import SeatRecord
from tests.contract.playouts import Case, recorded, setup

PACE = 900
"""A live one, with a bank."""
PAUSE = 7.0
"""Seconds between two moves."""


def check_clocks(one: Case) -> Counter[str]:
    """See that a clock begins full and with its bank, is moved by steps of its own seat alone, and stands only in an
    interrupted turn, and that nobody saves time by what others do; count how often one stands."""
    seen: Counter[str] = Counter()
    game, dealt = one.game, setup(one)[0].state
    before = Asked.by(game, dealt, one.seats)
    people = [SeatRecord(str(seat), user=seat + 1) for seat in range(one.seats)]
    seats, held = moved(people, PACE, 0.0, Asked(), before, None), dict[str, float]()
    for turn, now in zip(recorded(one.name, one.number), count(PAUSE, PAUSE), strict=False):
        if result_of(turn.step.state) is not None:
            break
        after = Asked.by(game, turn.step.state, one.seats)
        settled = settled_by(turn.seat, turn.move)
        free = turn.seat != TABLE and any(
            ask.free for ask in game.asks(turn.before, turn.seat) if ask.verb == turn.move.verb
        )
        own = None if free else settled
        answered = [replace(each, answered=each.answered + (seat == settled)) for seat, each in enumerate(seats)]
        saved = time_banks(held, answered, PACE, now, before, after, own)
        fresh = moved(answered, PACE, now, before, after, own, saved)
        assert before.turn is None or 0 <= before.turn.seat < one.seats
        for seat, (old, new) in enumerate(zip(seats, fresh, strict=True)):
            where = f"seat {seat} after move {turn.version}, {turn.seat}: {turn.move}"
            begins = after.turn is not None and after.turn != before.turn and after.turn.seat == seat
            runs = new.clock is not None and new.clock.running is not None
            assert runs == (seat in after.seats), where
            kept, had = saved.get(str(seat), 0.0), held.get(str(seat), 0.0)
            stood = old.clock is not None and old.clock.running is None
            assert kept <= MOST * PACE if seat == own or stood else kept <= had, where
            if new.clock is None:
                continue
            if old.clock is None or begins:
                assert left(new.clock, now) == PACE + kept, where
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
        seats, held, before = fresh, saved, after
    return seen
