"""The effects of house events that last beyond the draw (docs/rules/fugitive.md §6.4).

All are public except the cards of a `Look`.
"""

from __future__ import annotations

from bot.engine.record import Record, Seat
from cogs.fugitive import data, house


class PendingEffect(Record, frozen=True):
    """A question that an event asks `seat` before the game goes on.

    `kind` is draw (`count` cards), trace, probe, watch, keep (from `deck`) or close.
    """

    kind: str
    seat: Seat
    event: int
    count: int = 1
    deck: int = -1


class Closed(Record, frozen=True):
    """A deck that a Blackout closed. It opens when `seat` has finished the draw phase of `round`."""

    deck: int
    seat: Seat
    round: int


class Effects(Record, frozen=True):
    """The temporary effects of events that are in force."""

    fog: int = 0
    """The number of coming guesses that may have only one number."""
    crowd: bool = False
    """Whether sprint cards stay face-down at the next right guess."""
    shortcut: bool = False
    stride: int = 0
    """The count of Second winds of the Fugitive. Each adds 1 to the reach of the next hideout."""
    safe_houses: int = 0
    """Additional hideouts for the Fugitive's next play phase, or for the rest of the current one."""
    overtime: int = 0
    """Additional guesses in the Marshal's next guess phase, or in the current one."""
    overtime_later: int = 0
    """Additional guesses in the Marshal's turn after this one."""
    second_winds: int = 0
    """Guesses of one number that follow the Marshal's other guesses."""
    alone: bool = False
    """Whether the guess that is due now is one of the `second_winds`."""
    closed: tuple[Closed, ...] = ()

    @property
    def reach(self) -> int:
        """How far the next hideout may be from the last one without sprint cards."""
        return (house.SHORTCUT_REACH if self.shortcut else data.REACH) + self.stride

    def closed_decks(self) -> set[int]:
        """Return the indices of the decks that nobody may draw from."""
        return {each.deck for each in self.closed}


class Shown(Record, frozen=True):
    """A house event that came up: its number, the player who drew it, the round, and the deck.

    `deck` is -1 if it came from a pile alone. `drawn` is how many cards the players had drawn into hands before.
    """

    event: int
    seat: Seat
    round: int
    deck: int = -1
    drawn: int = 0


class PublicLook(Record, frozen=True):
    """The public part of a look that a house event gave to `seat`.

    The look is at a hand (Leak), at one card of a hand (Pickpocket), or at the top of `deck` (Stake-out). `cards` is
    None for viewers who may not know them.

    `row` is the length of the row then, and `drawn` is how many cards the players had drawn into hands. `kept` tells
    whether a card of a Stake-out was kept; None while it is to be chosen.
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

    A Witness tells whether the only one is odd (`answer` 1) or even (0). An Informant tells how many are in `region`.
    """

    event: int
    places: tuple[int, ...]
    answer: int
    round: int
    region: int = -1
