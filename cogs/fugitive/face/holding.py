"""The uses of a hand, and the stakes (docs/rules/fugitive.md §3.2, §3.3, §3.5)."""

from __future__ import annotations

from itertools import combinations, islice
from typing import NamedTuple

from cogs.fugitive import data
from cogs.fugitive.data import sprint
from cogs.fugitive.view import View

TRIED = 5000
"""How many sets of sprint cards are compared at most, small ones first."""


class Holding(NamedTuple):
    """The Fugitive's hand, sorted by use.

    In order: hideouts in reach, those that need sprint cards, those that are too far even with all of them, and cards
    below the last hideout. `end` is the farthest number without sprinting.
    """

    last: int
    end: int
    near: tuple[int, ...]
    sprinting: tuple[int, ...]
    far: tuple[int, ...]
    dead: tuple[int, ...]

    def need(self, card: int) -> int:
        """Return how many footprints `card` needs as the next hideout."""
        return max(0, card - self.end)


def holding(view: View) -> Holding:
    """Return the hand in the Fugitive's view, sorted by use."""
    held = view.hand or ()
    last = view.row[-1].hideout or 0
    end = last + view.reach
    total = sum(sprint(card) for card in held if card != data.ESCAPE)
    payable = {card: total - (sprint(card) if card != data.ESCAPE else 0) for card in held}
    beyond = [card for card in held if card > end]
    return Holding(
        last,
        end,
        near=tuple(card for card in held if last < card <= end),
        sprinting=tuple(card for card in beyond if card - end <= payable[card]),
        far=tuple(card for card in beyond if card - end > payable[card]),
        dead=tuple(card for card in held if card <= last),
    )


def cheapest(view: View, hideout: int) -> tuple[int, ...]:
    """Return the sprint cards that take the Fugitive to `hideout` at the least loss.

    Cards that could still be hideouts count most, then spare footprints, then the number of cards. Empty if none are
    needed or all are too few.
    """
    need = hideout - (view.row[-1].hideout or 0) - view.reach
    cards = [card for card in view.hand or () if card not in (hideout, data.ESCAPE)]
    enough = (
        chosen
        for count in range(1, need + 1)
        for chosen in combinations(cards, count)
        if sum(map(sprint, chosen)) >= need
    )
    return min(
        islice(enough, TRIED),
        key=lambda chosen: (sum(card > hideout for card in chosen), sum(map(sprint, chosen)), len(chosen)),
        default=(),
    )


def named_in_vain(view: View) -> frozenset[int]:
    """Return the numbers that were named in a guess that missed. This is public."""
    return frozenset(number for guess in view.guesses if not guess.hit for number in guess.numbers)


def just_drawn(view: View) -> frozenset[int]:
    """Return the cards that the viewer drew in this round."""
    drawn = (draw.card for draw in view.draws if draw.seat == view.viewer and draw.round == view.round)
    return frozenset(card for card in drawn if card is not None)


def given_up(view: View) -> bool:
    """Return whether the game ended because the Marshal gave a manhunt up, not by a miss in it (§3.5)."""
    last = view.guesses[-1] if view.guesses else None
    missed = last is not None and not last.hit and last.row == len(view.row)
    return view.result is not None and view.result.reason == "escaped" and not missed


def opened(view: View) -> bool:
    """Return whether a hideout of 30 or more is found, so that the 42 brings no manhunt (§3.2 ESCAPE)."""
    return any(spot.revealed and data.MANHUNT_BELOW <= (spot.hideout or 0) < data.ESCAPE for spot in view.row)
