"""Beliefs about the row: the probabilities of hidden hideouts (docs/rules/fugitive.md §8.1).

The numbers of the row form a Markov chain from place to place. Its weights model how people lay hideouts, and depend on
the history of the game. Whole rows drawn from the chain give joint probabilities.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from functools import cache
from itertools import pairwise, starmap
from math import comb
from random import Random
from typing import NamedTuple

from cogs.fugitive import data
from cogs.fugitive.chain import NUMBERS, Chain
from cogs.fugitive.deduction import count_in_region, list_seen_outside, misses
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Fact
from cogs.fugitive.view import View


class Habits(NamedTuple):
    """A model of the Fugitive: the weights of steps from hideout to hideout (§8.1). All are our own."""

    steps: tuple[float, float, float] = (0.8, 1.0, 1.2)
    """The weights of steps of 1, 2 and 3 that are made without sprint cards."""
    fewest: float = 0.9
    """The weight of using the smallest number of sprint cards that can pay for the step."""
    one_more: float = 0.6
    more: float = 0.2
    bluff: float = 0.12
    """The weight of each sprint card if the step needs none."""
    luck: float = 1.0
    """The exponent of the chance that hidden sprint cards pay for the step.

    It is below 1 for a Fugitive who chooses the sprint cards well.
    """
    held: float = 1.0
    """The exponent of the chance that the Fugitive had the number in hand.

    It is below 1 for a Fugitive who chooses well among the cards in hand.
    """


PLAIN = Habits()
"""The model of a Fugitive who lays hideouts without choosing."""

CHOOSY = Habits((1.0, 1.05, 2.1), 1.0, 0.27, 0.025, 0.306, 0.297, 0.361)
"""The model of a Fugitive who hides where the Marshal expects a hideout least.

It is fitted to games of hard and normal computer players. Such a Fugitive assumes that the Marshal has the same model.
"""


class Place(NamedTuple):
    """A place of the row as everybody sees it. `number` and `footprints` are None while hidden."""

    number: int | None
    sprints: int
    footprints: int | None
    round: int
    reach: int = data.REACH


class Miss(NamedTuple):
    """A missed guess: not all `numbers` were face-down at the first `row` places."""

    numbers: frozenset[int]
    row: int


class Clues(NamedTuple):
    """The public facts about the row: places, draws, seen cards, and missed guesses.

    `draws` has the deck and the round of each of the Fugitive's draws.
    """

    places: tuple[Place, ...]
    draws: tuple[tuple[int, int], ...]
    seen: frozenset[int]
    misses: tuple[Miss, ...]
    facts: tuple[Fact, ...] = ()
    """The facts that Witnesses and Informants revealed (§6.4)."""

    def extended(self, sprints: int, turn: int, number: int | None = None, reach: int = data.REACH) -> Clues:
        """Return the facts after one more hideout with `sprints` sprint cards in round `turn`."""
        return self._replace(places=(*self.places, Place(number, sprints, None, turn, reach)))


def public_clues(view: View) -> Clues:
    """Return the public facts in `view`, which may be any viewer's.

    They contain no face-down card, no hand and no drawn card.
    """
    places = tuple(
        Place(
            spot.hideout if spot.revealed else None,
            spot.sprint_count,
            sum(map(data.sprint, spot.sprints or ())) if spot.sprints_open else None,
            spot.round,
            spot.reach,
        )
        for spot in view.row
    )
    seen = set(view.out).union(*(spot.open_cards() for spot in view.row))
    dealt = tuple((deck, 0) for deck, count in enumerate(data.DEALT) for _ in range(count))
    drawn = tuple((draw.deck, draw.round) for draw in view.draws if draw.seat == view.fugitive)
    return Clues(places, dealt + drawn, frozenset(seen), tuple(starmap(Miss, misses(view, seen))), view.facts)


def marshal_clues(view: View) -> Clues:
    """Return the facts that the Marshal knows.

    They are the public ones, and the hideouts that house events showed her outside the row (§6.4).
    """
    clues = public_clues(view)
    seen = (Miss(frozenset((card,)), row) for cards, row in list_seen_outside(view) for card in sorted(cards))
    return clues._replace(misses=(*clues.misses, *seen))


@cache
def steps(
    sprints: int, footprints: int | None = None, reach: int = data.REACH, habits: Habits = PLAIN
) -> tuple[float, ...]:
    """Return the weights of the steps 1, 2, ... to a hideout with this many sprint cards (§8.1).

    `footprints` is the sum of footprints on the sprint cards, if it is known.
    """
    if not sprints:
        return habits.steps + habits.steps[-1:] * (reach - data.REACH)
    longest = reach + (2 * sprints if footprints is None else footprints)
    return tuple(_step(sprints, max(0, step - reach), footprints is None, habits) for step in range(1, longest + 1))


def _step(sprints: int, need: int, unknown: bool, habits: Habits) -> float:
    if not need:
        return habits.bluff**sprints
    spare = sprints - (need + 1) // 2
    liked = (habits.fewest, habits.one_more)[spare] if spare < 2 else habits.more
    chance = chance_to_pay(sprints, need) if unknown else 1.0
    return float(liked * chance**habits.luck) if chance else 0.0


@cache
def chance_to_pay(sprints: int, need: int) -> float:
    """Return the chance that `sprints` random cards have at least `need` footprints.

    Each card has 1 or 2 footprints.
    """
    ways = sum(comb(sprints, twos) for twos in range(max(0, need - sprints), sprints + 1))
    return float(ways / 2**sprints)


class Belief:
    """The probabilities of hidden hideouts for a player who knows the facts `clues` and the cards `held`.

    For the Marshal, `held` is her hand. Face-up hideouts divide the row into independent parts. Each part is a chain.
    """

    def __init__(self, clues: Clues, held: frozenset[int] = frozenset(), habits: Habits = PLAIN) -> None:
        self.clues, self._habits = clues, habits
        self.known = clues.seen | held
        self._unseen = [[number for number in band if number not in self.known] for band in data.BANDS]
        self._had: dict[int, list[float]] = {}
        fits = [self._fits(place) for place in range(len(clues.places))]
        ways = [steps(place.sprints, place.footprints, place.reach, habits) for place in clues.places]
        ends = [number for number, place in enumerate(clues.places) if place.number is not None]
        parts = (*pairwise(ends), (ends[-1], len(fits) - 1))
        self._parts = [Chain(fits[first : last + 1], ways[first : last + 1]) for first, last in parts]

    def extended(self, sprints: int, turn: int, number: int | None = None, reach: int = data.REACH) -> Belief:
        """Return the belief after one more hideout with `sprints` sprint cards in round `turn`."""
        later = copy(self)
        later.clues = self.clues.extended(sprints, turn, number, reach)
        fits = later._fits(len(self.clues.places))
        later._parts = [*self._parts[:-1], self._parts[-1].extended(fits, steps(sprints, None, reach, self._habits))]
        return later

    def chances(self) -> list[list[float]]:
        """Return, for every place, the probability of each number from 0 to 42."""
        return [*self._parts[0].chances[:1], *(row for part in self._parts for row in part.chances[1:])]

    def face_down(self) -> list[float]:
        """Return, for each number from 0 to 42, the probability that it is a face-down hideout."""
        hidden = [part.inside for part in self._parts]
        if self.clues.places[-1].number is None:
            hidden.append(self._parts[-1].chances[-1])
        return [min(1.0, total) for total in map(sum, zip(*hidden, strict=True))]

    def estimate_face_down(self, count: int, random: Random) -> list[float]:
        """Return what `face_down` returns, but also considering missed guesses of several numbers.

        A chain cannot represent such guesses. So the probabilities are counted in `count` drawn rows.
        """
        if all(len(miss.numbers) == 1 for miss in self.clues.misses):
            return self.face_down()
        places = [number for number, place in enumerate(self.clues.places) if place.number is None]
        rows = self.rows(count, random)
        columns, named = list(zip(*rows, strict=True)), Counter[int]()
        for place in places:
            named.update(columns[place])
        return [named[number] / len(rows) for number in range(NUMBERS)]

    def chance(self, row: Sequence[int]) -> float:
        """Return the probability that exactly these hideouts are in the row."""
        chance, first = 1.0, 0
        for part in self._parts:
            chance *= part.chance(row[first : first + len(part)])
            first += len(part) - 1
        return chance

    def expected_last(self) -> float:
        """Return the number that the last hideout has on average."""
        return sum(number * chance for number, chance in enumerate(self._parts[-1].chances[-1]))

    def rows(self, count: int, random: Random) -> list[tuple[int, ...]]:
        """Return up to `count` random rows that agree with all facts.

        If no drawn row agrees, all drawn rows are returned.
        """
        drawn = [part.rows(count, random) for part in self._parts]
        rows = drawn[0]
        for part in drawn[1:]:
            rows = [row + more[1:] for row, more in zip(rows, part, strict=True)]
        kept = rows
        for miss in self.clues.misses:
            if len(miss.numbers) > 1:
                kept = [row for row in kept if not miss.numbers.issubset(row[: miss.row])]
        for fact in self.clues.facts:
            if fact.event == House.INFORMANT:
                kept = [row for row in kept if count_in_region(fact, row) == fact.answer]
        return kept or rows

    def _fits(self, place: int) -> list[float]:
        """Return the weight of each number at `place`: the chance that the Fugitive had it then (§8.1)."""
        spot = self.clues.places[place]
        if spot.number is not None:
            fits = [0.0] * NUMBERS
            fits[spot.number] = 1.0
            return fits
        fits = [*(self._had.get(spot.round) or self._had_by(spot.round))]
        for miss in self.clues.misses:
            if len(miss.numbers) == 1 and place < miss.row:
                fits[min(miss.numbers)] = 0.0
        for fact in self.clues.facts:
            if fact.event == House.WITNESS and fact.places == (place,):
                for number in range(1 - fact.answer, NUMBERS, 2):
                    fits[number] = 0.0
        return fits

    def _had_by(self, turn: int) -> list[float]:
        """Return, for each number, the chance that the Fugitive had drawn it by round `turn`."""
        had = [0.0] * NUMBERS
        for number in data.FIRST_HAND[:-1]:
            had[number] = float(number not in self.known)
        for deck, unseen in enumerate(self._unseen):
            drawn = sum([which == deck and when <= turn for which, when in self.clues.draws])
            share = min(1.0, drawn / max(1, len(unseen))) ** self._habits.held if drawn else 0.0
            for number in unseen:
                had[number] = share
        self._had[turn] = had
        return had
