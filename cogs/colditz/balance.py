"""What `python -m bot balance colditz` tells of a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.engine.record import Seat
from cogs.colditz.state import State

SEATED = {"german": "host"}


def figures(end: State) -> Mapping[str, float]:
    """Give whether the German or an officer won, after how many rounds, and how many men escaped."""
    assert end.result is not None
    winners, officers = end.result.winners, range(len(end.officers))
    standing = end.result.standing
    return {
        "won by the German": float(end.german in winners),
        "won by nobody": float(not winners),
        **{f"won by officer {officer + 1}": float(end.seat(officer) in winners) for officer in officers},
        "rounds": float(end.round),
        "escapes": float(sum(standing[end.seat(officer)] for officer in officers)) if standing else 0.0,
    }


def sides(seats: int) -> Mapping[str, tuple[Mapping[str, str], Collection[Seat]]]:
    """Give by its name, for each side, options that seat it and the seats that have it then."""
    return {"the German": (SEATED, (0,)), "officers": (SEATED, range(1, seats))}
