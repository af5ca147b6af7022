"""Predictions of the Marshal's next guess after a move of the Fugitive.

See docs/rules/fugitive.md §8.2.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cogs.fugitive import data
from cogs.fugitive.minds.belief import CHOOSY, Belief, public_clues
from cogs.fugitive.minds.guessing import choose_best_set
from cogs.fugitive.view import View

ROWS = 100
"""The number of rows that are drawn to choose each predicted guess. It is our own."""


class Reply(NamedTuple):
    """The predicted result of the Marshal's next guess.

    `caught` is the share of cases in which the guess finds every face-down hideout. `found` is the average number of
    hideouts that it finds.
    """

    caught: float
    found: float


class Replies:
    """The guesses of a Marshal for each of several hands that she may have.

    The guesses depend only on the public part of the Fugitive's move: the number of sprint cards.
    """

    def __init__(self, view: View, count: int, random: Random) -> None:
        self._view, self._seed = view, random.getrandbits(62)
        clues = public_clues(view)
        self._beliefs = [Belief(clues, held, CHOOSY) for held in sample_hands(view, count, random)]
        self._named: dict[int | None, list[frozenset[int]]] = {}

    def predict(self, sprints: int | None, hidden: Sequence[int]) -> Reply:
        """Return the predicted result of the Marshal's guess after a move of the Fugitive.

        The move lays a hideout with `sprints` sprint cards, or is a pass if that is None. After it, the numbers
        `hidden` are face-down.
        """
        if sprints not in self._named:
            self._named[sprints] = [self._guess(belief, sprints) for belief in self._beliefs]
        lying = frozenset(hidden)
        hits = [named for named in self._named[sprints] if named <= lying]
        count = len(self._beliefs)
        return Reply(sum(named == lying for named in hits) / count, sum(map(len, hits)) / count)

    def _guess(self, belief: Belief, sprints: int | None) -> frozenset[int]:
        row = self._view.row
        places = [place for place, spot in enumerate(row) if not spot.revealed]
        if sprints is not None:
            belief = belief.extended(sprints, self._view.round, None, self._view.reach)
            places.append(len(row))
        return choose_best_set(belief, places, ROWS, Random(self._seed)) if places else frozenset()


def sample_hands(view: View, count: int, random: Random) -> list[frozenset[int]]:
    """Return `count` random hands that the Marshal may have.

    A hand has as many cards of each deck as she drew from it. The Fugitive has seen none of these cards.
    """
    own = {card for spot in view.row for card in (spot.hideout or 0, *(spot.sprints or ()))}
    known = own.union(view.hand or (), view.out)
    drawn = [draw.deck for draw in view.draws if draw.seat != view.fugitive]
    unseen = [[card for card in band if card not in known] for band in data.BANDS]
    return [
        frozenset(
            card
            for deck, cards in enumerate(unseen)
            for card in random.sample(cards, min(drawn.count(deck), len(cards)))
        )
        for _ in range(count)
    ]
