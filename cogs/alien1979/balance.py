"""The figures that `python -m bot balance alien1979` prints about games."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.alien1979.state import State


def figures(end: State) -> Mapping[str, float]:
    """Return how many players got away, whether the ship left with any player, and the number of rounds."""
    assert end.result is not None
    winners = end.result.winners
    return {
        "crew that escapes": len(winners) / len(end.pawns),
        "crew that lives": len(end.living()) / len(end.pawns),
        "won by nobody": float(not winners),
        **{f"won by seat {seat + 1}": float(seat in winners) for seat in range(len(end.pawns))},
        "rounds": float(end.round),
    }
