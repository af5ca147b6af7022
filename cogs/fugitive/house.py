"""The house events as data (docs/rules/fugitive.md §6.4). They are our own, not the printed cards.

All are reconstructed. In decks and piles, an event card has the number of the event plus 42, so 43 to 59. The six
placeholders are 60 to 65.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from cogs.fugitive import data


class House(IntEnum):
    """The seventeen house events by number."""

    FOG = 1
    CROWD = 2
    LAST_HOPE = 3
    SHORTCUT = 4
    SAFE_HOUSE = 5
    LEAK = 6
    ROADBLOCK = 7
    WITNESS = 8
    FOOTPRINTS = 9
    INFORMANT = 10
    OVERTIME = 11
    RAID = 12
    TIP = 13
    STAKE_OUT = 14
    PICKPOCKET = 15
    BLACKOUT = 16
    SECOND_WIND = 17


ICONS: Final = ("fugitive", "neutral", "marshal")
"""The icons on the event cards: the side that an event helps.

The variant Catch-up uses them in this order: the more face-down hideouts, the later the icon.
"""

BY_ICON: Final = {
    "fugitive": tuple(House)[:6],
    "marshal": tuple(House)[6:12],
    "neutral": tuple(House)[12:],
}

VARIANTS: Final = ("none", "random", "discovery", "helpful_fugitive", "helpful_marshal", "catch_up")
"""The variants that the lobby offers. Helpful has one for each side that it can help (§6.3)."""

IN_EACH_DECK: Final = 2
"""How many events or placeholders are shuffled into each deck."""

NO_EVENT: Final = 0
"""The event number of a draw that no event caused: the replacement draw of a second-edition pass."""

DRAWN_AT_ONCE: Final = 2
"""How many cards Last hope and Roadblock let a player draw."""

SHORTCUT_REACH: Final = 5
"""The reach of the next hideout without sprint cards after a Shortcut."""

WATCHED: Final = 2
"""How many cards of a deck a Stake-out shows."""

PLACEHOLDERS: Final = tuple(range(data.ESCAPE + len(House) + 1, data.ESCAPE + len(House) + 7))

CODES: Final = PLACEHOLDERS[-1] + 1
"""One more than the highest card number."""


def card_of(event: House) -> int:
    """Return the card number of `event`."""
    return data.ESCAPE + event


def event_of(card: int) -> House:
    """Return the event on `card`. Raises ValueError for a hideout or a placeholder."""
    return House(card - data.ESCAPE)


def is_hideout(card: int) -> bool:
    """Return whether the card is a hideout, rather than an event or a placeholder."""
    return card <= data.ESCAPE


def in_decks(variant: str) -> tuple[House, ...]:
    """Return the events that may be shuffled into the decks in this variant (§6.3)."""
    return tuple(House) if variant == "random" else BY_ICON.get(variant.removeprefix("helpful_"), ())


def in_piles(variant: str) -> tuple[tuple[House, ...], ...]:
    """Return the events of each pile in this variant (§6.3)."""
    if variant == "discovery":
        return (tuple(House),)
    return tuple(BY_ICON[icon] for icon in ICONS) if variant == "catch_up" else ()
