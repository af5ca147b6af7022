"""Doing again what a log says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import TABLE, AnyGame, Move, Step, play


def replayed(
    game: AnyGame, seats: int, options: Mapping[str, str], state: Any, seat: int, move: str, chance: Chance
) -> Step[Any]:
    """Do again what a row of the log says: the deal, which comes first and only once, or a move, however old.

    Raises Illegal, ValueError.
    """
    if (state is None) != (seat == TABLE and move == "setup"):
        raise ValueError("a deal in the wrong place")
    if state is None:
        return game.setup(seats, options, chance)
    return play(game, state, seat, game.respelled(state, Move.parse(move)), chance)
