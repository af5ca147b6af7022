"""The effects of house events that last longer than the draw (docs/rules/fugitive.md §6.4).

All are public except the cards of a `Look`.
"""

from __future__ import annotations

from bot.engine.record import Record, Seat
from cogs.fugitive import data, house


class PendingEffect(Record, frozen=True):
    """A question that a house event asks the player at `seat` before the game goes on.

    `kind` is draw (`count` cards), trace, probe, watch, keep (a card from `deck`) or close.
    """

    kind: str
    seat: Seat
    event: int
    count: int = 1
    deck: int = -1


class Closed(Record, frozen=True):
    """A deck that the event Blackout closed. It opens after the draw phase of `seat` in round `round`."""

    deck: int
    seat: Seat
    round: int


class Effects(Record, frozen=True):
    """The effects of house events that last for some time."""

    fog: int = 0
    """The number of the Marshal's next guesses that may have only one number."""
    crowd: bool = False
    """Whether sprint cards stay face-down at the next right guess."""
    shortcut: bool = False
    stride: int = 0
    """The number of the Fugitive's Second winds. Each adds 1 to the reach of the next hideout."""
    safe_houses: int = 0
    """Additional hideouts in the Fugitive's next play phase, or in the current one."""
    overtime: int = 0
    """Additional guesses in the Marshal's next guess phase, or in the current one."""
    overtime_later: int = 0
    """Additional guesses in the Marshal's next turn."""
    second_winds: int = 0
    """The number of guesses of one number that follow after the Marshal's other guesses."""
    alone: bool = False
    """Whether the guess that the Marshal has to make now is one of the `second_winds`."""
    closed: tuple[Closed, ...] = ()

    @property
    def reach(self) -> int:
        """How far the next hideout may be from the last one if no sprint cards are laid."""
        return (house.SHORTCUT_REACH if self.shortcut else data.REACH) + self.stride

    def closed_decks(self) -> set[int]:
        """Return the indices of the decks from which no player may draw."""
        return {each.deck for each in self.closed}


class Shown(Record, frozen=True):
    """A house event that came up: its number, the player who drew it, the round, and the deck.

    `deck` is -1 if the event came from a pile and not from a deck. `drawn` is how many cards the players had drawn into
    their hands before.
    """

    event: int
    seat: Seat
    round: int
    deck: int = -1
    drawn: int = 0


class PublicLook(Record, frozen=True):
    """The public part of a look at cards that a house event gave to the player at `seat`.

    The look is at a hand (event Leak), at one card of a hand (Pickpocket), or at the top of `deck` (Stake-out). `cards`
    is None for viewers who may not know the cards.

    `row` is the length of the row at that time, and `drawn` is how many cards the players had drawn into their hands.
    `kept` says whether the player kept a card of a Stake-out. It is None until the player decides.
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
    """A look with the cards that the player saw."""

    cards: tuple[int, ...]


class Fact(Record, frozen=True):
    """A fact about the face-down hideouts at `places` that a Witness or an Informant revealed.

    A Witness reveals whether the only hideout is odd (`answer` 1) or even (0). An Informant reveals how many of the
    hideouts are in `region`.
    """

    event: int
    places: tuple[int, ...]
    answer: int
    round: int
    region: int = -1
