"""What the Marshal's notepad shows: how each number stands, and which guesses it tells of (§7)."""

from __future__ import annotations

from cogs.fugitive import data
from cogs.fugitive.deduction import impossible
from cogs.fugitive.face.marks import mark_of
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
