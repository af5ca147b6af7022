"""The cards and numbers that come in the box of Fugitive.

All are from the published rules, unless a comment says that a number is our own. See docs/rules/fugitive.md §2.
"""

from __future__ import annotations

from collections.abc import Iterable

ESCAPE = 42
"""The number of the hideout with which the Fugitive wins. It is also the highest number."""

HIGHEST_GUESS = 41

GUESSABLE = range(1, HIGHEST_GUESS + 1)

FIRST_HAND = (1, 2, 3, ESCAPE)

BANDS = (range(4, 15), range(15, 29), range(29, 42))
"""The numbers of the cards in each of the three decks."""

REGIONS = (range(1, 15), *BANDS[1:])
"""The numbers that the Marshal can guess, by deck. The numbers 1 to 3 count as the first deck's."""

DEALT = (3, 2, 0)
"""The number of random cards from each deck in the Fugitive's first hand."""

REACH = 3
"""How far the next hideout may be from the last one if no sprint cards are laid."""

MANHUNT_BELOW = 30
"""Laying the 42 starts a manhunt if all revealed hideouts are below this number."""

MARSHAL_FIRST_DRAWS = 2

LAST_ROUND = 60
"""If nobody has won after the Marshal's guess in this round, the Marshal wins. The number is our own."""


def sprint(card: int) -> int:
    """Return the footprints on a card: 1 on odd cards, 2 on even cards.

    Several independent sources confirm this.
    """
    return 2 - card % 2


def footprints(cards: Iterable[int]) -> int:
    """Return the sum of the footprints on `cards`."""
    return sum([2 - card % 2 for card in cards])


def band(card: int) -> int:
    """Return the index (0 to 2) of the deck that a card comes from.

    Raises ValueError for 0 to 3 and for 42, which belong to no deck.
    """
    for deck, numbers in enumerate(BANDS):
        if card in numbers:
            return deck
    raise ValueError(f"{card} lies in no deck")
