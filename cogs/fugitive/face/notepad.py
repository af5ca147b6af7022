"""The state of each number on the Marshal's notepad, for example possible or found (§7)."""

from __future__ import annotations

from cogs.fugitive import data
from cogs.fugitive.deduction import impossible
from cogs.fugitive.face.marks import mark_of
from cogs.fugitive.view import View

OPEN = ("possible", "suspected", "doubted")
"""The states of numbers that may be face-down in the row."""

STATES = (*OPEN, "held", "found")
"""The states of numbers that are not crossed out, in the order of the legend."""


def states(view: View) -> dict[int, str]:
    """Return the state of each number from 1 to 41."""
    found = {spot.hideout for spot in view.row if spot.revealed}
    held, out = set(view.marshal_hand or ()), impossible(view)

    def state(number: int) -> str:
        if number in found:
            return "found"
        return "held" if number in held else "out" if number in out else mark_of(view, number) or "possible"

    return {number: state(number) for number in data.GUESSABLE}
