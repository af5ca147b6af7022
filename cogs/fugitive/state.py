"""What is true at a table of Fugitive (docs/rules/fugitive.md §3.1)."""

from __future__ import annotations

from bot.engine.game import Record, Result, Seat
from cogs.fugitive.data import ESCAPE, sprint


class Spot(Record, frozen=True):
    """A hideout in the row with the sprint cards under it."""

    hideout: int
    sprints: tuple[int, ...]
    round: int
    revealed: bool = False


class Guess(Record, frozen=True):
    """A guess, its answer, and how long the row was then."""

    numbers: tuple[int, ...]
    hit: bool
    round: int
    row: int


class Draw(Record, frozen=True):
    """A card drawn: who, from which deck (0 to 2), in which round."""

    seat: Seat
    deck: int
    round: int
    card: int


class State(Record, frozen=True):
    """Everything. `phase` is one of first, f_draw, f_play, bonus, m_draw, m_guess, manhunt, over."""

    fugitive: Seat
    bonus_pass: bool
    decks: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    marshal_hand: tuple[int, ...] = ()
    row: tuple[Spot, ...] = (Spot(0, (), 0, True),)
    phase: str = "first"
    round: int = 1
    due: int = 0
    """Draws that the Marshal still makes in this phase."""
    draws: tuple[Draw, ...] = ()
    guesses: tuple[Guess, ...] = ()
    result: Result | None = None

    @property
    def marshal(self) -> Seat:
        """The Marshal's seat."""
        return 1 - self.fugitive

    @property
    def last(self) -> int:
        """The number of the last hideout."""
        return self.row[-1].hideout

    def open_decks(self) -> tuple[str, ...]:
        """List the decks that hold a card, by their number from 1."""
        return tuple(str(deck + 1) for deck, cards in enumerate(self.decks) if cards)

    def hidden(self) -> frozenset[int]:
        """The numbers of the face-down hideouts."""
        return frozenset(spot.hideout for spot in self.row if not spot.revealed)

    def payable(self, hideout: int) -> int:
        """All footprints that could be laid under `hideout` (§3.3)."""
        total = sum(sprint(card) for card in self.hand if card != ESCAPE)
        return total if hideout == ESCAPE else total - sprint(hideout)
