"""The statistics of a game of Alien 1979, averaged by `python -m bot balance alien1979`."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.alien1979.state import State


def figures(end: State) -> Mapping[str, float]:
    """Return the statistics of an ended game: how many escaped, lived and won, and the rounds."""
    assert end.result is not None
    winners = end.result.winners
    return {
        "crew that escapes": len(winners) / len(end.pawns),
        "crew that lives": len(end.living()) / len(end.pawns),
        "won by nobody": float(not winners),
        **{f"won by seat {seat + 1}": float(seat in winners) for seat in range(len(end.pawns))},
        "rounds": float(end.round),
    }
