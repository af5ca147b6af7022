"""The lasting effects of house events at a table (docs/rules/fugitive.md §6.4).

All are public except the cards of a `Look`.
"""

from __future__ import annotations

from bot.engine.record import Record, Seat
from cogs.fugitive import data, house


class PendingEffect(Record, frozen=True):
    """The question that an event asks `seat` before the game goes on.

    `kind` is draw (`count` cards), trace, probe, watch, keep (from `deck`) or close.
    """

    kind: str
    seat: Seat
    event: int
    count: int = 1
    deck: int = -1


class Closed(Record, frozen=True):
    """A deck that a Blackout closed until `seat` has finished the draw phase of `round`."""

    deck: int
    seat: Seat
    round: int


class Effects(Record, frozen=True):
    """The temporary effects of events."""

    fog: int = 0
    """The number of coming guess actions that must name exactly one number."""
    crowd: bool = False
    """Whether the next successful guess leaves the sprint cards face-down."""
    shortcut: bool = False
    stride: int = 0
    """Second winds of the Fugitive: each adds 1 to the reach of the next hideout."""
    safe_houses: int = 0
    """Additional hideouts that may be placed in the Fugitive's next F_PLAY, or still in this one."""
    overtime: int = 0
    """Additional guess actions in the Marshal's next M_GUESS, or still in this one."""
    overtime_later: int = 0
    """The same for the Marshal's turn after this one."""
    second_winds: int = 0
    """Guesses of one number that still follow the Marshal's other ones."""
    alone: bool = False
    """Whether the guess that is due is one of these."""
    closed: tuple[Closed, ...] = ()

    @property
    def reach(self) -> int:
        """How far the next hideout may be without sprinting."""
        return (house.SHORTCUT_REACH if self.shortcut else data.REACH) + self.stride

    def closed_decks(self) -> set[int]:
        """Return the decks that nobody may draw from."""
        return {each.deck for each in self.closed}


class Shown(Record, frozen=True):
    """An event that came up: its number, the drawer, the round, and the deck (-1: from a pile alone).

    `drawn` counts the cards that had been drawn for hands by then.
    """

    event: int
    seat: Seat
    round: int
    deck: int = -1
    drawn: int = 0


class PublicLook(Record, frozen=True):
    """The public part of a look that an event gave to `seat`.

    The look is at a hand (Leak), at one card of it (Pickpocket), or at the top of `deck`. `cards` is None for a viewer
    who may not know them.

    `row` is the length of the row then, `drawn` counts the cards that had been drawn for hands. `kept` tells whether a
    Stake-out kept a card; None while it is to be chosen.
    """

    event: int
    seat: Seat
    round: int
    row: int
    cards: tuple[int, ...] | None
    deck: int = -1
    kept: bool | None = None
    drawn: int = 0


class Look(PublicLook, frozen=True):
    """A look with the cards that it showed."""

    cards: tuple[int, ...]


class Fact(Record, frozen=True):
    """The public answer of a Witness or an Informant about the face-down hideouts at `places`.

    Witness: whether the one there is odd (`answer` 1) or even (0). Informant: how many of them are in `region`.
    """

    event: int
    places: tuple[int, ...]
    answer: int
    round: int
    region: int = -1
