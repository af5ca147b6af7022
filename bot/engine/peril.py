"""Mistakes by which a beginner loses without noticing, and the better move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.move import Move, Scalar


class Peril(NamedTuple):
    """A mistake that a seat is about to make, by its name in its game.

    `GAME-peril-NAME` says what happens if the seat does it, and what to do instead. `words` has its own numbers. They
    are worded as the arguments of refusals are (`Presenter.arguments`).
    """

    name: str
    remedy: Move
    """The whole move that is better. The seat is offered it."""
    words: Mapping[str, Scalar] = {}
