"""What a server remembers of an ended game, from what everybody heard: sums of what happened there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.engine.chronicle import LogEntry
from bot.engine.event import Event

Heard: TypeAlias = "Sequence[LogEntry]"
"""The moves of an ended game that stand, each with the events that everybody heard."""

Sum: TypeAlias = "Callable[[Heard], int]"
"""Counts something in an ended game; its name is a text of the game, `GAME-sum-NAME`."""


def times(*kinds: type[Event]) -> Sum:
    """Return what counts the events of some kinds."""
    return lambda moves: sum(isinstance(event, kinds) for move in moves for event in move.events)
