"""The time that a seat has saved up at a live pace: what it left of its turns, which its next one begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.record import Seat
from bot.table.seat_clocks import LEAST, Asked, goes_on, left
from storage.records.tables import SeatRecord

LIVE = (300, 900)
"""The paces that are live: with a bank."""

MOST = 2
"""How many times the pace a bank holds."""


def time_banks(
    held: Mapping[str, float],
    seats: Sequence[SeatRecord],
    pace: float,
    now: float,
    before: Asked,
    after: Asked,
    own: Seat | None,
) -> dict[str, float]:
    """Give by seat the seconds in the banks after a move, which was a step of the seat `own`; `seats` have their clocks
    from before it, and the banks `held` what they did. A computer has none, nor has whoever one plays for."""
    if pace not in LIVE:
        return {}
    people = [number for number, seat in enumerate(seats) if seat.user is not None and not seat.stand_in]
    found = {str(number): held.get(str(number), 0.0) for number in people}
    for number in people:
        clock = seats[number].clock
        if clock is None or goes_on(number, seats[number], before, after):
            continue
        saved = left(clock, now)
        saved = min(saved, MOST * pace) if saved > LEAST * pace else 0.0
        whole = number == own or clock.running is None
        found[str(number)] = saved if whole else min(saved, found[str(number)])
    return {number: saved for number, saved in found.items() if saved}
