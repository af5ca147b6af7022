"""Random sprint cards that the Fugitive may have laid, with the probabilities of the deal.

See supply.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import comb, factorial, prod
from random import Random
from typing import NamedTuple

from cogs.fugitive.supply import Supply


class Chosen(NamedTuple):
    """Drawn sprint cards with a weight: their true probability divided by the probability of the draw."""

    cards: tuple[int, ...]
    weight: float


class Hand:
    """The cards that the Fugitive may have laid at each place of a row with the hideouts `numbers`."""

    def __init__(self, supply: Supply, numbers: Sequence[int]) -> None:
        self._supply = supply
        self.laid = list(supply.laid)
        """For each deck, the deadlines of its laid cards, sorted.

        The deadline of a card is the draw before which the Fugitive must have had the card.
        """
        used = frozenset(numbers)
        self._sure, self._open = (
            [[[card for card in cards if card % 2 == odd and card not in used] for cards in groups] for odd in (0, 1)]
            for groups in ((supply.first,), supply.open)
        )
        for place, number in enumerate(numbers):
            self.lay((number,), place)

    def lay(self, cards: Sequence[int], place: int) -> None:
        """Record that `cards` were laid at `place`. Cards whose origin is known get no deadline."""
        for card in cards:
            if (band := self._supply.band.get(card)) is not None:
                self.laid[band] = self._with(band, place)

    def with_laid(self, cards: Sequence[int], place: int) -> Hand:
        """Return a copy of the hand in which `cards` were also laid at `place`."""
        later = copy(self)
        later.laid = list(self.laid)
        later.lay(cards, place)
        return later

    def ways(self) -> float:
        """Return the share of deals in which the Fugitive had all laid cards in time."""
        return prod(map(self._supply.ways, range(len(self.laid)), self.laid))

    def weights(self, place: int) -> list[float]:
        """Return, for each deck, the weight of laying one more of its cards at `place`."""
        return [self._weight(band, place) for band in range(len(self.laid))]

    def parities(self, place: int) -> tuple[float, float]:
        """Return two weights: of all even cards and of all odd cards that can be laid at `place`."""
        weights = self.weights(place)
        return _total(self._groups(place, 0, weights)), _total(self._groups(place, 1, weights))

    def sprints(self, place: int, fewest: int, count: int, random: Random) -> Chosen | None:
        """Return random sprint cards for `place`, with at least `fewest` even ones; None if that fails."""
        evens, odds = self.parities(place)
        likely = [comb(count, twos) * evens**twos * odds ** (count - twos) for twos in range(fewest, count + 1)]
        if not sum(likely):
            return None
        twos = random.choices(range(fewest, count + 1), likely)[0]
        weight = sum(likely) / likely[twos - fewest] / factorial(twos) / factorial(count - twos)
        weights, cards = self.weights(place), list[int]()
        for odd in (0,) * twos + (1,) * (count - twos):
            groups = self._groups(place, odd, weights)
            total = _total(groups)
            if not total:
                return None
            group = random.choices(range(len(groups)), [each * len(among) for each, among in groups])[0]
            card = random.choice(groups[group][1])
            (self._sure[odd][0] if not group else groups[group][1]).remove(card)
            if group:
                self.lay((card,), place)
                weights[group - 1] = self._weight(group - 1, place)
            cards.append(card)
            weight *= total
        return Chosen(tuple(sorted(cards)), weight)

    def _groups(self, place: int, odd: int, weights: Sequence[float]) -> list[tuple[float, list[int]]]:
        """Return groups of odd or of even cards that can be laid at `place`, each with a weight per card.

        The first group has the cards that the Fugitive certainly had. The other groups are the decks.
        """
        first = self._supply.first
        sure = [card for card in self._sure[odd][0] if first[card] <= place]
        return [(1.0, sure), *zip(weights, self._open[odd], strict=True)]

    def _weight(self, band: int, place: int) -> float:
        ways = self._supply.ways(band, self.laid[band])
        return self._supply.ways(band, self._with(band, place)) / ways if ways else 0.0

    def _with(self, band: int, place: int) -> tuple[int, ...]:
        return tuple(sorted((*self.laid[band], self._supply.deadlines[place])))


def _total(groups: Sequence[tuple[float, list[int]]]) -> float:
    return sum(weight * len(cards) for weight, cards in groups)
