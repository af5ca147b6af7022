"""The figures that `python -m bot balance fugitive` reports for a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.engine.record import Seat
from cogs.fugitive.state import State

SEATED = {"roles": "host_fugitive"}


def figures(end: State) -> Mapping[str, float]:
    """Return who won, after how many rounds, and how far the Fugitive came."""
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
    """Return for each side, by name, options that seat it and the seats that it then has."""
    return {"Fugitive": (SEATED, (0,)), "Marshal": (SEATED, (1,))}
