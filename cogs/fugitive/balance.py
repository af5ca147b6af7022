"""The statistics of one game that `python -m bot balance fugitive` averages."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.engine.record import Seat
from cogs.fugitive.state import State

SEATED = {"roles": "host_fugitive"}


def figures(end: State) -> Mapping[str, float]:
    """Return statistics of an ended game: the winner, the rounds, and the Fugitive's progress."""
    assert end.result is not None
    return {
        "won by the Fugitive": float(end.fugitive in end.result.winners),
        "won by the Marshal": float(end.marshal in end.result.winners),
        "rounds": float(end.round),
        "hideouts": float(len(end.row) - 1),
        "hideouts never found": float(len(end.hidden())),
        "last hideout": float(end.last),
    }


def sides(seats: int) -> Mapping[str, tuple[Mapping[str, str], Collection[Seat]]]:
    """Return for each side its name, the options that assign it, and its seats under them."""
    return {"Fugitive": (SEATED, (0,)), "Marshal": (SEATED, (1,))}
