"""Small steps that every part of the rules takes."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.game import Event, Result, Seat, Step
from cogs.fugitive.state import State


def then(events: tuple[Event, ...], step: Step[State]) -> Step[State]:
    """Put earlier `events` before those of `step`."""
    return Step(step.state, events + step.events)


def over(state: State, winner: Seat, reason: str) -> Step[State]:
    """End the game."""
    result = Result((winner,), reason)
    return Step(replace(state, phase="over", result=result), (Event("over_" + reason, {"seat": winner}, None),))
