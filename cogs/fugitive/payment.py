"""A search for sprint cards that can pay for the hideouts of a row.

Cards of the same deck with the same footprints are treated as equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import add
from typing import NamedTuple

from cogs.fugitive.hand import Hand
from cogs.fugitive.supply import Supply
from cogs.fugitive.view import View


class Alike(NamedTuple):
    """Cards that are equal for the search, and the first place where they can be laid."""

    odd: int
    first: int
    cards: tuple[int, ...]


class Payment:
    """A depth-first search for sprint cards that pay for a row with the hideouts `numbers`."""

    def __init__(self, view: View, supply: Supply, numbers: tuple[int, ...], tries: int) -> None:
        self._view, self._supply, self._numbers, self._tries = view, supply, numbers, tries
        sure = [Alike(card % 2, first, (card,)) for card, first in supply.first.items() if card not in numbers]
        open_ = (
            Alike(odd, 0, tuple(card for card in cards if card % 2 == odd and card not in numbers))
            for cards in supply.open
            for odd in (0, 1)
        )
        self._kinds = [*sure, *(kind for kind in open_ if kind.cards)]
        self._failed: set[tuple[tuple[int, ...], ...]] = set()

    def laid(self) -> tuple[tuple[int, tuple[int, ...]], ...] | None:
        """Return the row with its sprint cards, or None if the allowed number of tries finds none."""
        hand = Hand(self._supply, self._numbers)
        return self._complete(((0, ()),), (0,) * len(self._kinds), hand) if hand.ways() else None

    def _complete(
        self, laid: tuple[tuple[int, tuple[int, ...]], ...], used: tuple[int, ...], hand: Hand
    ) -> tuple[tuple[int, tuple[int, ...]], ...] | None:
        """Return the row with all places after those in `laid` filled in, or None if that fails.

        `used` is how many cards of each kind are used so far.
        """
        place = len(laid)
        if place == len(self._numbers):
            return laid
        number, spot = self._numbers[place], self._view.row[place]
        if spot.sprints is not None:
            return self._complete((*laid, (number, spot.sprints)), used, hand)
        if (state := (used, *hand.laid)) in self._failed:
            return None
        odd_at_most = 2 * spot.sprint_count - max(0, number - laid[-1][0] - spot.reach)
        room = tuple(
            len(kind.cards) - gone if kind.first <= place else 0 for kind, gone in zip(self._kinds, used, strict=True)
        )
        for split in splits(room, spot.sprint_count):
            if sum(kind.odd * count for kind, count in zip(self._kinds, split, strict=True)) > odd_at_most:
                continue
            self._tries -= 1
            if self._tries < 0:
                return None
            taken = zip(self._kinds, used, split, strict=True)
            cards = tuple(sorted(card for kind, gone, count in taken for card in kind.cards[gone : gone + count]))
            after = hand.with_laid(cards, place)
            now = tuple(map(add, used, split))
            if after.ways() and (found := self._complete((*laid, (number, cards)), now, after)):
                return found
        self._failed.add(state)
        return None


def splits(room: tuple[int, ...], total: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to take `total` cards from piles of the sizes `room`, each as a count for every pile."""
    if not room:
        yield ()
        return
    rest = sum(room[1:])
    for count in range(min(room[0], total), max(0, total - rest) - 1, -1):
        for others in splits(room[1:], total - count):
            yield (count, *others)
