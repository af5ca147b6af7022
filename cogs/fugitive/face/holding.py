"""The Fugitive's hand sorted by use, and what the Fugitive can win or lose now.

See docs/rules/fugitive.md §3.2, §3.3, §3.5.
"""

from __future__ import annotations

from itertools import combinations, islice
from typing import NamedTuple

from cogs.fugitive import data
from cogs.fugitive.data import sprint
from cogs.fugitive.view import View

TRIED = 5000
"""The largest number of sets of sprint cards that are compared. The smallest sets come first."""


class Holding(NamedTuple):
    """The cards of the Fugitive's hand, sorted by their use as the next hideout.

    - `near`: hideouts that need no sprint cards, with numbers up to `end`
    - `sprinting`: hideouts for which the hand has enough sprint cards
    - `far`: hideouts that are too far even with all sprint cards
    - `dead`: cards that are not higher than the last hideout
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


def find_cheapest_sprints(view: View, hideout: int) -> tuple[int, ...]:
    """Return the sprint cards for laying `hideout` that the Fugitive can best do without.

    Using few cards that could be hideouts later matters most, then few spare footprints, then few cards. The result is
    empty if no sprint cards are needed, or if all of them together are too few.
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
    """Return the numbers in all guesses that missed. Everybody knows them."""
    return frozenset(number for guess in view.guesses if not guess.hit for number in guess.numbers)


def list_just_drawn(view: View) -> frozenset[int]:
    """Return the cards that the viewer has drawn in the current round."""
    drawn = (draw.card for draw in view.draws if draw.seat == view.viewer and draw.round == view.round)
    return frozenset(card for card in drawn if card is not None)


def was_given_up(view: View) -> bool:
    """Return whether the Marshal gave up the manhunt and did not lose it by a wrong guess (§3.5)."""
    last = view.guesses[-1] if view.guesses else None
    missed = last is not None and not last.hit and last.row == len(view.row)
    return view.result is not None and view.result.reason == "escaped" and not missed


def excludes_manhunt(view: View) -> bool:
    """Return whether laying the 42 now wins without a manhunt: a hideout of 30 or more is found (§3.2)."""
    return any(spot.revealed and data.MANHUNT_BELOW <= (spot.hideout or 0) < data.ESCAPE for spot in view.row)
