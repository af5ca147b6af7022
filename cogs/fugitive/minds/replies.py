"""What the Marshal may guess after a play, as far as the Fugitive can tell (docs/rules/fugitive.md §8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cogs.fugitive import data
from cogs.fugitive.minds.belief import CHOOSY, Belief, public
from cogs.fugitive.minds.guessing import best_set
from cogs.fugitive.view import View

ROWS = 100
"""Rows by which each of the guesses is chosen. Reconstructed."""


class Reply(NamedTuple):
    """What a guess does: how often it names all that lies face-down, and how many hideouts it turns up on average."""

    caught: float
    found: float


class Replies:
    """The guesses of a Marshal with each of some hands that she may hold for all the Fugitive knows. They depend on no
    more of a play than everybody sees, which is how many sprint cards it takes."""

    def __init__(self, view: View, count: int, random: Random) -> None:
        self._view, self._seed = view, random.getrandbits(62)
        clues = public(view)
        self._beliefs = [Belief(clues, held, CHOOSY) for held in hands(view, count, random)]
        self._named: dict[int | None, list[frozenset[int]]] = {}

    def to(self, sprints: int | None, hidden: Sequence[int]) -> Reply:
        """Judge a play over so many sprint cards, None for waiting, after which `hidden` lie face-down."""
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
            belief = belief.grown(sprints, self._view.round, None, self._view.reach)
            places.append(len(row))
        return best_set(belief, places, ROWS, Random(self._seed)) if places else frozenset()


def hands(view: View, count: int, random: Random) -> list[frozenset[int]]:
    """Draw that many hands of the Marshal: of each deck as many cards as she drew, which the Fugitive has not seen."""
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
