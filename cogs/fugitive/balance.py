"""What `python -m bot balance fugitive` tells of a game."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.fugitive.state import State


def figures(end: State) -> Mapping[str, float]:
    """Give who won, after how many rounds, and how far the Fugitive came."""
    assert end.result is not None
    return {
        "won by the Fugitive": float(end.fugitive in end.result.winners),
        "won by the Marshal": float(end.marshal in end.result.winners),
        "rounds": float(end.round),
        "hideouts": float(len(end.row) - 1),
        "hideouts never found": float(len(end.hidden())),
        "last hideout": float(end.last),
    }
