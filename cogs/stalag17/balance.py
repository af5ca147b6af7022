"""What `python -m bot balance stalag17` tells of a game."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.stalag17.state import State


def figures(end: State) -> Mapping[str, float]:
    """Give who won, after how many rounds, how often two escaped together and coins were spent, and what was left."""
    assert end.result is not None
    players, winners = end.players, end.result.winners
    return {
        **{f"won by seat {seat + 1}": float(seat in winners) for seat in range(len(players))},
        "winners": float(len(winners)),
        "rounds": float(end.round),
        "joint escapes": float(sum(len(past.out) > 1 for past in end.past)),
        "informers": float(sum(len(past.informers) for past in end.past)),
        "prisoners left": sum(player.left for player in players) / len(players),
        "vigilance": sum(player.vigilance for player in players) / len(players),
    }
