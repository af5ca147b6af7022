"""The house events as data (docs/rules/fugitive.md §6.4). They are our own, not the printed cards.

On a card, an event has its own number plus 42, so 43 to 59. The six placeholder cards are 60 to 65.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from cogs.fugitive import data


class House(IntEnum):
    """The seventeen house events with their numbers."""

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
"""The icons on event cards. An icon names the side that the event helps.

The variant Catch-up uses the icons in this order: with more face-down hideouts, a later icon.
"""

BY_ICON: Final = {
    "fugitive": tuple(House)[:6],
    "marshal": tuple(House)[6:12],
    "neutral": tuple(House)[12:],
}

VARIANTS: Final = ("none", "random", "discovery", "helpful_fugitive", "helpful_marshal", "catch_up")
"""The variants that the lobby offers. Helpful exists twice, once for each side that it helps (§6.3)."""

IN_EACH_DECK: Final = 2
"""The number of events or placeholder cards that are shuffled into each deck."""

NO_EVENT: Final = 0
"""The event number for a draw that no event caused.

In the second edition, it is the additional draw for a pass.
"""

DRAWN_AT_ONCE: Final = 2
"""The number of cards that a player draws after the events Last hope and Roadblock."""

SHORTCUT_REACH: Final = 5
"""How far the next hideout may be from the last one after the event Shortcut, without sprint cards."""

WATCHED: Final = 2
"""The number of cards of a deck that the event Stake-out shows."""

PLACEHOLDERS: Final = tuple(range(data.ESCAPE + len(House) + 1, data.ESCAPE + len(House) + 7))

CODES: Final = PLACEHOLDERS[-1] + 1
"""A number that is one higher than all card numbers."""


def card_of(event: House) -> int:
    """Return the number of the card with a house event."""
    return data.ESCAPE + event


def event_of(card: int) -> House:
    """Return the house event on a card. Raises ValueError for a hideout or a placeholder card."""
    return House(card - data.ESCAPE)


def is_hideout(card: int) -> bool:
    """Return whether a card is a hideout, and not a house event or a placeholder card."""
    return card <= data.ESCAPE


def in_decks(variant: str) -> tuple[House, ...]:
    """Return the house events that may be shuffled into the decks in a variant (§6.3)."""
    return tuple(House) if variant == "random" else BY_ICON.get(variant.removeprefix("helpful_"), ())


def in_piles(variant: str) -> tuple[tuple[House, ...], ...]:
    """Return the house events of each pile in a variant (§6.3)."""
    if variant == "discovery":
        return (tuple(House),)
    return tuple(BY_ICON[icon] for icon in ICONS) if variant == "catch_up" else ()
