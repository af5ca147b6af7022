"""The numbers of the box (docs/rules/fugitive.md §2). All published unless marked reconstructed."""

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
"""All numbers that can be guessed, by decks: 1 to 3 stand with the first one."""

DEALT = (3, 2, 0)
"""Random cards of each deck in the Fugitive's first hand."""

REACH = 3
"""How far a hideout may lie beyond the last one without sprinting."""

MANHUNT_BELOW = 30
"""A manhunt starts while no revealed hideout is this high."""

MARSHAL_FIRST_DRAWS = 2

LAST_ROUND = 60
"""Reconstructed: without a winner after the Marshal's guess of this round she wins."""


def sprint(card: int) -> int:
    """Return the footprints on `card`: an odd number has 1, an even number 2 (parity: independent sources)."""
    return 2 - card % 2


def footprints(cards: Iterable[int]) -> int:
    """Add up the footprints on `cards`."""
    return sum([2 - card % 2 for card in cards])


def band(card: int) -> int:
    """Return the deck that `card` comes from, 0 to 2. Raises ValueError for 0 to 3 and 42, which lie in none."""
    for deck, numbers in enumerate(BANDS):
        if card in numbers:
            return deck
    raise ValueError(f"{card} lies in no deck")
