"""What the Marshal's notepad shows: how each number stands, and which guesses it tells of (§7)."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.fugitive import data
from cogs.fugitive.deduction import impossible, missed_alone, possible
from cogs.fugitive.face.holding import named_in_vain
from cogs.fugitive.face.marks import mark_of
from cogs.fugitive.state import Guess
from cogs.fugitive.view import View

OPEN = ("possible", "suspected", "doubted")
"""How numbers stand that may lie there."""

STATES = (*OPEN, "held", "found")
"""How a number stands if it is not struck out, in the order of the legend."""


def states(view: View) -> dict[int, str]:
    """Return how each number stands."""
    found = {spot.hideout for spot in view.row if spot.revealed}
    held, out = set(view.marshal_hand or ()), impossible(view)

    def state(number: int) -> str:
        if number in found:
            return "found"
        return "held" if number in held else "out" if number in out else mark_of(view, number) or "possible"

    return {number: state(number) for number in data.GUESSABLE}


def pared(view: View) -> View:
    """Return `view` with nothing but what the notepad shows: of all guesses those that single numbers missed by, where
    they tell anything, and the numbers named in vain that may lie there."""
    open_to = possible(replace(view, guesses=()))
    alone = {(min(numbers), row) for numbers, row in missed_alone(view)}
    told = sorted(miss for miss in alone if miss[0] in open_to)
    vain = tuple(sorted(named_in_vain(view).intersection(possible(view))))
    return replace(
        view,
        phase="m_guess",
        round=0,
        due=0,
        deck_sizes=(),
        hand_size=0,
        draws=(),
        pending=(),
        guesses=(*(Guess((number,), False, 0, row) for number, row in told), Guess(vain, False, 0, 0)),
    )
