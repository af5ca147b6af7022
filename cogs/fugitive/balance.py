"""The statistics of a game of Fugitive, averaged by `python -m bot balance fugitive`."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.engine.record import Seat
from cogs.fugitive.state import State

SEATED = {"roles": "host_fugitive"}


def figures(end: State) -> Mapping[str, float]:
    """Return the statistics of an ended game: the winner, the rounds, and how far the Fugitive came."""
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
    """Return, for the name of each side, the options that assign the roles, and the seats with that side."""
    return {"Fugitive": (SEATED, (0,)), "Marshal": (SEATED, (1,))}
