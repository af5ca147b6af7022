"""The departure of a player before the game is over.

If a player leaves while officers choose colours, the officers who are left get theirs in turn order
(docs/rules/colditz.md §3.2).
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import NOT_NOW, Illegal
from cogs.colditz.events.course import Left
from cogs.colditz.rules.castle.pawns import owner
from cogs.colditz.rules.interruptions.conclusions import settle_guard
from cogs.colditz.rules.setup import assign_rest
from cogs.colditz.rules.turn.course import close_turn, early_end, eliminate, end_game
from cogs.colditz.state import GERMAN, Interruption, State


def leave(state: State, who: int, chance: Chance) -> Step[State]:
    """Return the state and events after a player has left the game.

    Raises Illegal for an officer who is already out.
    """
    seat = state.seat(who)
    left = (Left(seat),)
    if who == GERMAN:
        winners = sorted(state.seat(officer) for officer, one in enumerate(state.officers) if not one.out)
        return then(left, end_game(state, tuple(winners), "german_left"))
    if state.officers[who].out:
        raise Illegal(NOT_NOW)
    step = assign_rest(Step(state, left)) if state.phase == "colours" else Step(state, left)
    state = step.state
    step = then(step.events, eliminate(state, who))
    interruption = state.interruption
    if interruption is not None:
        step = then(step.events, _continue_without(replace(step.state, interruption=None), interruption, who))
    if (ended := early_end(step.state)) is not None:
        return then(step.events, ended)
    if state.active == who and state.phase != "posts":
        return then(step.events, close_turn(replace(step.state, interruption=None), chance))
    return step


def _continue_without(state: State, interruption: Interruption, who: int) -> Step[State]:
    """Return the state and events after an officer who has left no longer takes part in an interruption.

    The interruption ends if it was about one of that officer's men.
    """
    concerned = interruption.man.startswith(f"{who}.") or (
        interruption.kind in ("arrest", "shot") and owner(interruption.men[0]) == who
    )
    if concerned:
        return settle_guard(state, interruption.guard) if interruption.kind == "arrest" else Step(state, ())
    asked = tuple(other for other in interruption.asked if other != who)
    answers = tuple(answer for answer in interruption.answers if answer[0] != who)
    if interruption.kind != "gate":
        interruption = replace(interruption, men=tuple(name for name in interruption.men if owner(name) != who))
    return Step(replace(state, interruption=replace(interruption, asked=asked, answers=answers)), ())
