"""The numbers of the box.

See docs/rules/fugitive.md §2. All are published unless marked as reconstructed.
"""

from __future__ import annotations

from collections.abc import Iterable

ESCAPE = 42
"""The hideout that wins; also the last number."""

HIGHEST_GUESS = 41

GUESSABLE = range(1, HIGHEST_GUESS + 1)

FIRST_HAND = (1, 2, 3, ESCAPE)

BANDS = (range(4, 15), range(15, 29), range(29, 42))
"""The numbers of the three decks."""

REGIONS = (range(1, 15), *BANDS[1:])
"""All numbers that can be guessed, by deck: 1 to 3 belong to the first one."""

DEALT = (3, 2, 0)
"""Random cards of each deck in the Fugitive's first hand."""

REACH = 3
"""How far a hideout may be beyond the last one without sprinting."""

MANHUNT_BELOW = 30
"""A manhunt starts while no revealed hideout is this high."""

MARSHAL_FIRST_DRAWS = 2

LAST_ROUND = 60
"""Without a winner after the Marshal's guess of this round, she wins. Reconstructed."""


def sprint(card: int) -> int:
    """Return the footprints on `card`: an odd number has 1, an even number 2.

    The parity is known from independent sources.
    """
    return 2 - card % 2


def footprints(cards: Iterable[int]) -> int:
    """Return the sum of the footprints on `cards`."""
    return sum([2 - card % 2 for card in cards])


def band(card: int) -> int:
    """Return the deck that `card` comes from, 0 to 2.

    Raises ValueError for 0 to 3 and 42, which belong to no deck.
    """
    for deck, numbers in enumerate(BANDS):
        if card in numbers:
            return deck
    raise ValueError(f"{card} lies in no deck")
