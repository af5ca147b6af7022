"""Mistakes by which a beginner loses without noticing, each with a better move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.move import Move, Scalar


class Peril(NamedTuple):
    """A mistake that a seat is about to make.

    The text `GAME-peril-NAME` says what would happen and what to do instead. `words` are its arguments. They are worded
    like the arguments of refusals (`Presenter.arguments`).
    """

    name: str
    remedy: Move
    """The better move, complete with picks. The bot offers it to the player."""
    words: Mapping[str, Scalar] = {}
