"""The stacks of hidden tiles, and the record of all looks into these stacks.

Stacks are numbered: lockers by colour, then exits in the order in which they closed. See docs/rules/escape_plan.md
§3.6.4, §3.12.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.record import Seat
from cogs.escape_plan.data import KEYS
from cogs.escape_plan.state import LEFT, LOOKING, NEUTRAL, Look, Looks, PublicTable, State


def stack_of_locker(colour: str) -> int:
    """Return the number of the stack of tiles in a locker."""
    return KEYS.index(colour)


def stack_of_exit(table: PublicTable, number: int) -> int:
    """Return the number of the stack of tiles at a closed exit."""
    return len(KEYS) + table.closed.index(number)


def stack_looked_at(looks: Looks) -> int:
    """Return the number of the stack whose tiles a player is looking at now."""
    return next(at for at, stack in enumerate(looks) if stack and stack[-1].slot == LOOKING)


def record_look(state: State, stack: int, seat: Seat, values: tuple[int, ...]) -> State:
    """Return the state after recording that `seat` starts to look at tiles of a stack."""
    return _with(state, stack, (*state.looks[stack], Look(seat, values, LOOKING)))


def record_removal(state: State, stack: int, value: int) -> State:
    """Return the state after recording that an Inspector took a tile of a stack."""
    return _with(state, stack, (*state.looks[stack], Look(NEUTRAL, (value,), LEFT)))


def record_kept(state: State, number: int, slot: int) -> State:
    """Return the state after recording that the player kept one of the seen tiles, and in which slot."""
    stack = stack_looked_at(state.looks)
    *before, last = state.looks[stack]
    values = (last.values[number], *last.values[:number], *last.values[number + 1 :])
    return _with(state, stack, (*before, replace(last, values=values, slot=slot)))


def record_left(state: State) -> State:
    """Return the state after recording that the player kept none of the seen tiles."""
    stack = stack_looked_at(state.looks)
    *before, last = state.looks[stack]
    return _with(state, stack, (*before, replace(last, slot=LEFT)))


def _with(state: State, stack: int, looks: tuple[Look, ...]) -> State:
    return replace(state, looks=(*state.looks[:stack], looks, *state.looks[stack + 1 :]))
