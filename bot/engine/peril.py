"""What a beginner loses by without noticing, and the move that does better."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.move import Move, Scalar


class Peril(NamedTuple):
    """A mistake that a seat is about to make, by its name among those of its game.

    `GAME-peril-NAME` says what happens if the seat goes on like that, and what to do instead, with `words`: its own
    numbers. These are worded as the arguments of refusals are (`Presenter.arguments`).
    """

    name: str
    remedy: Move
    """The whole move that does better: one that the seat is offered."""
    words: Mapping[str, Scalar] = {}
