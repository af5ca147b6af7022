"""Statistics of simulated games, printed by `python -m bot balance colditz`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.colditz.events.guards import Arrested
from cogs.colditz.events.prisoners import Freed, Moved
from cogs.colditz.state import State

SEATED = {"german": "host"}


def figures(end: State) -> Mapping[str, float]:
    """Return numbers about an ended game, by name: who won, the rounds played, and the escapes."""
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


def occurrences(events: Iterable[Event]) -> Mapping[str, float]:
    """Return 2 counts: the men who left a cell, and those of them who were arrested at the cell's exit."""
    freed: dict[str, str] = {}
    counts = Counter({"freed": 0, "freed and arrested again there": 0})
    for event in events:
        if isinstance(event, Freed):
            freed[event.man] = event.place
            counts["freed"] += 1
        elif isinstance(event, Moved):
            freed.pop(event.man, None)
        elif isinstance(event, Arrested):
            counts["freed and arrested again there"] += freed.pop(event.man, None) is not None
    return {name: float(count) for name, count in counts.items()}


def sides(seats: int) -> Mapping[str, tuple[Mapping[str, str], Collection[Seat]]]:
    """Return the German's side and the officers' side by name.

    Each side has the game options that seat the players, and the seats on that side.
    """
    return {"the German": (SEATED, (0,)), "officers": (SEATED, range(1, seats))}
