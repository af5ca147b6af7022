"""The order of phases: how the game goes on if no player has a question to answer.

See docs/rules/fugitive.md §3.2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.game import Step
from cogs.fugitive import data
from cogs.fugitive.events import Round
from cogs.fugitive.rules.house_events import has_target
from cogs.fugitive.state import State


def go_on(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Return state and events after everything that needs no answer from a player is skipped.

    Skipped are effects without a target, draws without an open deck, and finished phases. If a new round starts, its
    event follows after `events`.
    """
    while (following := _find_next_state(state)) is not None:
        if following.round != state.round:
            events = (*events, Round(following.round))
        state = following
    return Step(state, events)


def _find_next_state(state: State) -> State | None:
    if state.pending:
        return None if has_target(state, state.pending[-1]) else replace(state, pending=state.pending[:-1])
    onward = ONWARD.get(state.phase)
    return onward(state) if onward else None


def _skip_empty_draw(state: State) -> State | None:
    """Return the state after a draw phase in which no card can be drawn, or None if a deck is open."""
    return None if state.open_decks() else end_draw_phase(state)


def end_draw_phase(state: State) -> State:
    """Return the state after the current draw phase. The player's Blackout ends with it (§6.4 event 16)."""
    phase, effects = "f_play" if state.phase == "f_draw" else "m_guess", state.effects
    if not effects.closed:
        return replace(state, phase=phase)
    seat = state.fugitive if phase == "f_play" else state.marshal
    closed = tuple(each for each in effects.closed if each.seat != seat or each.round > state.round)
    return replace(state, phase=phase, effects=replace(effects, closed=closed))


def end_turn(state: State, told: tuple[Event, ...] = ()) -> Step[State]:
    """Return state and events after the Fugitive's turn ends. The events `told` come first."""
    return go_on(start_marshal_draws(end_play_phase(state)), told)


def end_play_phase(state: State) -> State:
    """Return the state after the Fugitive's play phase ends.

    Additional hideouts from a Safe house that were not laid are lost (§6.4 event 5).
    """
    return replace(state, effects=replace(state.effects, safe_houses=0)) if state.effects.safe_houses else state


def start_marshal_draws(state: State) -> State:
    """Return the state at the beginning of the Marshal's draw phase (§3.2)."""
    return replace(state, phase="m_draw", due=data.MARSHAL_FIRST_DRAWS if state.round == 1 else 1)


def go_to_next_guess(state: State) -> State:
    """Return the state at the Marshal's next guess in this turn, or at the start of the next round.

    See §3.2 and §6.4 events 11 and 17.
    """
    now = state.effects
    if now.overtime:
        return replace(state, phase="m_guess", effects=replace(now, overtime=now.overtime - 1))
    if now.second_winds:
        return replace(state, phase="m_guess", effects=replace(now, second_winds=now.second_winds - 1, alone=True))
    effects = now
    if now.overtime_later or now.alone:
        effects = replace(now, overtime=now.overtime_later, overtime_later=0, alone=False)
    return replace(state, phase="f_draw", round=state.round + 1, effects=effects)


ONWARD: Final[Mapping[str, Callable[[State], State | None]]] = {
    "f_draw": _skip_empty_draw,
    "f_after": start_marshal_draws,
    "m_draw": _skip_empty_draw,
    "m_after": go_to_next_guess,
}
"""For each phase that may have no question, the function that returns the state after the phase.

The function returns None if the phase has a question.
"""
