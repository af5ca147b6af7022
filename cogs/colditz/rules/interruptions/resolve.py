"""Ending interruptions that have all their answers, until a player has to answer."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step, then
from cogs.colditz.rules.interruptions import conclusions
from cogs.colditz.rules.turn import journey
from cogs.colditz.rules.turn.course import step_after
from cogs.colditz.state import Interruption, State


def end_loss(state: State, interruption: Interruption, chance: Chance) -> Step[State]:
    """Return the state and events after officers have given up all Equipment that they had to."""
    return step_after(state, ())


CONCLUSIONS = {
    "gate": journey.end_gate,
    "search": conclusions.end_search,
    "arrest": conclusions.end_arrest,
    "onward": conclusions.end_onward,
    "sweep": conclusions.end_sweep,
    "shot": conclusions.end_shot,
    "call": conclusions.end_call,
    "loss": end_loss,
}


def resolve(step: Step[State], chance: Chance) -> Step[State]:
    """Return the state and events after each interruption with all answers has ended, one after the other.

    `step` has the state and the events so far.
    """
    while (interruption := step.state.interruption) is not None and not interruption.asked:
        step = then(
            step.events, CONCLUSIONS[interruption.kind](replace(step.state, interruption=None), interruption, chance)
        )
    return step
