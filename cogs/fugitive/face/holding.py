"""The Fugitive's hand sorted by use, and what is at stake (docs/rules/fugitive.md §3.2, §3.3, §3.5)."""

from __future__ import annotations

from itertools import combinations, islice
from typing import NamedTuple

from cogs.fugitive import data
from cogs.fugitive.data import sprint
from cogs.fugitive.view import View

TRIED = 5000
"""How many sets of sprint cards are compared at most, the smallest first."""


class Holding(NamedTuple):
    """The Fugitive's hand, sorted by use.

    - `near`: hideouts that need no sprint cards, up to the number `end`
    - `sprinting`: hideouts that the hand has enough sprint cards for
    - `far`: hideouts that are too far even with all sprint cards
    - `dead`: cards up to the last hideout
    """

    last: int
    end: int
    near: tuple[int, ...]
    sprinting: tuple[int, ...]
    far: tuple[int, ...]
    dead: tuple[int, ...]

    def need(self, card: int) -> int:
        """Return the footprints that `card` needs as the next hideout."""
        return max(0, card - self.end)


def holding(view: View) -> Holding:
    """Return the hand of the Fugitive's view, sorted by use."""
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


def find_cheapest_sprints(view: View, hideout: int) -> tuple[int, ...]:
    """Return the sprint cards for `hideout` that cost the Fugitive least.

    Using few future hideouts matters most, then few spare footprints, then few cards. Empty if none are needed, or if
    all together are too few.
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


def list_missed_numbers(view: View) -> frozenset[int]:
    """Return the numbers of all guesses that missed. These are public."""
    return frozenset(number for guess in view.guesses if not guess.hit for number in guess.numbers)


def list_just_drawn(view: View) -> frozenset[int]:
    """Return the cards that the viewer drew in this round."""
    drawn = (draw.card for draw in view.draws if draw.seat == view.viewer and draw.round == view.round)
    return frozenset(card for card in drawn if card is not None)


def was_given_up(view: View) -> bool:
    """Return whether the Marshal gave up the manhunt, rather than losing it by a miss (§3.5)."""
    last = view.guesses[-1] if view.guesses else None
    missed = last is not None and not last.hit and last.row == len(view.row)
    return view.result is not None and view.result.reason == "escaped" and not missed


def excludes_manhunt(view: View) -> bool:
    """Return whether a hideout of 30 or more is found, so that the 42 wins without a manhunt (§3.2)."""
    return any(spot.revealed and data.MANHUNT_BELOW <= (spot.hideout or 0) < data.ESCAPE for spot in view.row)
