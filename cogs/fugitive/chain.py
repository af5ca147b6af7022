"""The row of hideouts as a Markov chain: each number depends only on its neighbours.

The numbers of a row rise in steps. The forward-backward algorithm computes the exact probability of every number at
every place. Sampling from the end backwards draws whole rows with these probabilities.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from operator import mul
from random import Random

from cogs.fugitive import data

NUMBERS = data.ESCAPE + 1

Weights = Sequence[float]

Ways = tuple[int, int, list[float]]
"""The cumulative sums of weights at a place, as (lowest number, index of the last sum, sums)."""


class Chain:
    """A Markov chain over the places of a row of hideouts.

    - `fits` has, for each place, the weights of the numbers 0 to 42.
    - `steps` has, for each place, the weights of a step of 1, 2, ... to this place. The first number is certain.
    - `forward` has the forward sums of the first places, if they are already known.
    """

    def __init__(self, fits: Sequence[Weights], steps: Sequence[Weights], forward: Sequence[Weights] = ()) -> None:
        self._fits, self._steps = fits, steps
        self.first = max(range(NUMBERS), key=fits[0].__getitem__)
        self._forward = [*(forward or fits[:1])]
        self._ways: list[dict[int, Ways]] = [{} for _ in fits]
        for place in range(len(self._forward), len(fits)):
            self._forward.append(self._forward_sums(place))

    def extended(self, fits: Weights, step: Weights) -> Chain:
        """Return a chain with one more place at its end. It reuses the forward sums of this chain."""
        return Chain([*self._fits, fits], [*self._steps, step], self._forward)

    @cached_property
    def chances(self) -> list[list[float]]:
        """For every place, the probability of each number from 0 to 42."""
        after: Weights = [1.0] * NUMBERS
        chances = [_normalize(self._forward[-1])]
        for place in range(len(self._fits) - 1, 0, -1):
            after = self._backward_sums(place, after)
            chances.append(_normalize(list(map(mul, self._forward[place - 1], after))))
        return chances[::-1]

    @cached_property
    def inside(self) -> list[float]:
        """For each number, the probability that it is strictly between the first and the last place."""
        return list(map(sum, zip(*self.chances[1:-1], strict=True))) or [0.0] * NUMBERS

    def __len__(self) -> int:
        return len(self._fits)

    def rows(self, count: int, random: Random) -> list[tuple[int, ...]]:
        """Return `count` random rows, drawn with the probabilities of the chain."""
        places, draw, rows = range(len(self._fits) - 1, 0, -1), random.random, list[tuple[int, ...]]()
        for _ in range(count):
            number, row = NUMBERS, list[int]()
            for place in places:
                first, last, sums = self._ways[place].get(number) or self._cumulative_weights(place, number)
                number = first + bisect(sums, draw() * sums[-1], 0, last)
                row.append(number)
            row.append(self.first)
            rows.append(tuple(row[::-1]))
        return rows

    def weight(self, row: Sequence[int]) -> float:
        """Return the weight of a row. The probability of a row is proportional to its weight."""
        weight = self._fits[0][row[0]]
        for place in range(1, len(row)):
            weight *= self._fits[place][row[place]] * self._steps[place][row[place] - row[place - 1] - 1]
        return weight

    def chance(self, row: Sequence[int]) -> float:
        """Return the probability that a drawn row is exactly `row`."""
        chance, ahead = 1.0, NUMBERS
        for place in range(len(row) - 1, -1, -1):
            first, _, sums = self._ways[place].get(ahead) or self._cumulative_weights(place, ahead)
            at = row[place] - first
            if not 0 <= at < len(sums) or not sums[-1]:
                return 0.0
            chance *= (sums[at] - (sums[at - 1] if at else 0.0)) / sums[-1]
            ahead = row[place]
        return chance

    def _cumulative_weights(self, place: int, ahead: int) -> Ways:
        """Return the cumulative weights of the numbers at `place`, if the next place has the number `ahead`."""
        here = self._forward[place]
        if ahead == NUMBERS:
            first, sums = 0, list(accumulate(here))
        else:
            step = self._steps[place + 1]
            first = max(0, ahead - len(step))
            sums = list(accumulate(map(mul, here[first:ahead], step[ahead - first - 1 :: -1])))
        self._ways[place][ahead] = ways = (first, len(sums) - 1, sums)
        return ways

    def _forward_sums(self, place: int) -> list[float]:
        """Return the forward sums at `place`: for each number, the weight of all rows up to this place."""
        step = self._steps[place][::-1]
        longest = len(step)
        before, fits, weights = self._forward[place - 1], self._fits[place], [0.0] * NUMBERS
        may = [number for number, weight in enumerate(before) if weight] or [0]
        for number in range(may[0] + 1, min(NUMBERS, may[-1] + longest + 1)):
            if fits[number]:
                start = number - longest
                ways = map(mul, before[max(0, start) : number], step[max(0, -start) :])
                weights[number] = fits[number] * sum(ways)
        return weights

    def _backward_sums(self, place: int, after: Weights) -> list[float]:
        """Return the backward sums at the place before `place`, computed from the sums `after` at `place`."""
        step, ahead, before = self._steps[place], list(map(mul, self._fits[place], after)), [0.0] * NUMBERS
        for number, weight in enumerate(self._forward[place - 1]):
            if weight:
                before[number] = sum(map(mul, step, ahead[number + 1 :]))
        return before


def _normalize(weights: Weights) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else [*weights]
