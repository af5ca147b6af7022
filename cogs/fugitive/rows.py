"""Random rows for a viewer who does not see the row, with the probabilities of the deal.

The method is importance sampling. A chain draws hideouts with nearly the right probabilities, then sprint cards are
drawn one by one. Of several such rows, one is chosen by its weight: its true probability divided by the probability of
the draw. See docs/rules/fugitive.md §3.3, §3.4.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import comb
from random import Random

from cogs.fugitive.chain import NUMBERS, Chain
from cogs.fugitive.data import sprint
from cogs.fugitive.deduction import count_in_region, misses
from cogs.fugitive.hand import Hand
from cogs.fugitive.house import House
from cogs.fugitive.payment import Payment
from cogs.fugitive.supply import Supply
from cogs.fugitive.view import SpotView, View

ENOUGH = 6
"""The number of rows that are drawn before one of them is chosen."""

TRIED = 60
"""After this many tries, one of the rows found so far is chosen."""

IN_VAIN = 150
"""After this many failed tries, all rows that the chain allows become equally likely.

This helps if nearly all cards were laid: then the likeliest rows of the chain cannot be paid for.
"""

MOST = 1500
"""After this many failed tries, a systematic search for rows begins."""

PATIENCE = (100, 10_000, 1_000_000)
"""For each pass of the search, the number of payments that are tried for the same hideouts."""

Laid = tuple[tuple[int, tuple[int, ...]], ...]
"""A row: for each place, the hideout and its sprint cards."""


class Rows:
    """The rows that agree with everything that the viewer of `view` knows."""

    def __init__(self, view: View, supply: Supply) -> None:
        self._view, self._supply = view, supply
        self._misses = tuple(misses(view, supply.gone))
        self._hand = Hand(supply, ())
        self._chain = Chain(
            [self._fits(place, spot) for place, spot in enumerate(view.row)],
            [self._steps(place, spot) for place, spot in enumerate(view.row)],
        )

    def draw(self, random: Random) -> Laid:
        """Return a random row that agrees with everything the viewer knows."""
        found: list[tuple[float, Laid]] = []
        chain = self._chain
        for tried in range(MOST):
            if tried == IN_VAIN and not found:
                chain = self._even
            (numbers,) = chain.rows(1, random)
            if self._agrees(numbers) and (row := self._add_sprints(chain, numbers, random)):
                found.append(row)
            if len(found) == ENOUGH or (found and tried >= TRIED):
                break
        if not found:
            return self._search(random)
        return random.choices([row for _, row in found], [weight for weight, _ in found])[0]

    @cached_property
    def _even(self) -> Chain:
        """A chain that gives the same probability to all rows that it allows."""
        every = ([self._fits(place, spot), self._steps(place, spot)] for place, spot in enumerate(self._view.row))
        fits, steps = zip(
            *([[float(weight > 0) for weight in weights] for weights in both] for both in every), strict=True
        )
        return Chain(fits, steps)

    def _fits(self, place: int, spot: SpotView) -> list[float]:
        fits = [0.0] * NUMBERS
        if spot.hideout is not None:
            fits[spot.hideout] = 1.0
            return fits
        for cards, weight in zip(self._supply.open, self._hand.weights(place), strict=True):
            for card in cards:
                fits[card] = weight
        for card, first in self._supply.first.items():
            fits[card] = float(first <= place)
        for numbers, row in self._misses:
            if len(numbers) == 1 and place < row:
                fits[min(numbers)] = 0.0
        for fact in self._view.facts:
            if fact.event == House.WITNESS and fact.places == (place,):
                for number in range(1 - fact.answer, NUMBERS, 2):
                    fits[number] = 0.0
        return fits

    def _steps(self, place: int, spot: SpotView) -> list[float]:
        """Return the weight of each step to `place`. It depends on the sprint cards that can pay for the step."""
        if spot.sprints is not None:
            return [1.0] * (spot.reach + sum(map(sprint, spot.sprints)))
        evens, odds = self._hand.parities(place)
        cards = spot.sprint_count
        paid = [comb(cards, twos) * evens**twos * odds ** (cards - twos) for twos in range(cards + 1)]
        return [sum(paid[max(0, step - spot.reach - cards) :]) for step in range(1, spot.reach + 2 * cards + 1)]

    def _agrees(self, numbers: Sequence[int]) -> bool:
        """Return whether hideouts agree with the missed guesses of several numbers and with Informants."""
        if any(len(missed) > 1 and missed.issubset(numbers[:row]) for missed, row in self._misses):
            return False
        told = (fact for fact in self._view.facts if fact.event == House.INFORMANT)
        return all(count_in_region(fact, numbers) == fact.answer for fact in told)

    def _add_sprints(self, chain: Chain, numbers: Sequence[int], random: Random) -> tuple[float, Laid] | None:
        """Return the weight of a row, and the row with sprint cards; None if nothing pays for the row.

        The weight is the true probability of the row divided by the probability that `chain` gives it.
        """
        hand = Hand(self._supply, numbers)
        weight = hand.ways() / chain.weight(numbers)
        if not weight:
            return None
        laid = []
        for place, spot in enumerate(self._view.row):
            cards = spot.sprints
            if cards is None:
                need = numbers[place] - numbers[place - 1] - spot.reach
                chosen = hand.sprints(place, max(0, need - spot.sprint_count), spot.sprint_count, random)
                if chosen is None:
                    return None
                cards, weight = chosen.cards, weight * chosen.weight
            laid.append((numbers[place], cards))
        return weight, tuple(laid)

    def _search(self, random: Random) -> Laid:
        """Return a row that agrees with everything known. A systematic search finds it.

        Such a row exists, since the true row agrees. Raises StopIteration if the allowed tries are used up.
        """
        chances = self._chain.chances

        def onward(numbers: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
            if len(numbers) == len(chances):
                yield numbers
                return
            may = [number for number, chance in enumerate(chances[len(numbers)]) if chance and number > numbers[-1]]
            for number in random.sample(may, len(may)):
                yield from onward((*numbers, number))

        paid = (
            Payment(self._view, self._supply, numbers, tries).laid()
            for tries in PATIENCE
            for numbers in onward((0,))
            if self._agrees(numbers)
        )
        return next(filter(None, paid))
