"""Ending interruptions one after the other, until a player has to answer."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step, then
from cogs.colditz.rules.interruptions import conclusions
from cogs.colditz.rules.turn import journey
from cogs.colditz.rules.turn.course import after
from cogs.colditz.state import Interruption, State


def loss_over(state: State, interruption: Interruption, chance: Chance) -> Step[State]:
    """Return the step after officers have given up all Equipment that was due."""
    return after(state, ())


CONCLUSIONS = {
    "gate": journey.gate_over,
    "search": conclusions.search_over,
    "arrest": conclusions.arrest_over,
    "onward": conclusions.onward_over,
    "sweep": conclusions.sweep_over,
    "shot": conclusions.shot_over,
    "call": conclusions.call_over,
    "loss": loss_over,
}


def resolve(step: Step[State], chance: Chance) -> Step[State]:
    """Return the step with every fully answered interruption ended, one after the other."""
    while (interruption := step.state.interruption) is not None and not interruption.asked:
        step = then(
            step.events, CONCLUSIONS[interruption.kind](replace(step.state, interruption=None), interruption, chance)
        )
    return step
