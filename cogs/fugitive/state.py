"""What is true at a table of Fugitive (docs/rules/fugitive.md §3.1)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.fugitive import data, house
from cogs.fugitive.data import ESCAPE, footprints, sprint
from cogs.fugitive.house_state import Effects, Fact, Look, PendingEffect, PublicLook, Shown

DECKS = ("1", "2", "3")
"""What the decks are called."""


class PublicSpot(Record, frozen=True):
    """What everybody sees of a hideout in the row, and how far it could have lain without sprint cards. `hideout` and
    `sprints`, the cards under it, are None for a viewer who may not know them."""

    hideout: int | None
    sprints: tuple[int, ...] | None
    round: int
    revealed: bool = False
    sprints_shown: bool | None = None
    """Whether the sprint cards lie face-up, where Crowd or Footprints said so (§6.4); None: as the hideout."""
    reach: int = data.REACH

    @property
    def sprints_open(self) -> bool:
        """Whether everybody sees the sprint cards."""
        if self.sprints_shown is not None:
            return self.sprints_shown
        return self.revealed and self.hideout != ESCAPE

    def open_cards(self) -> tuple[int, ...]:
        """Return the cards that everybody sees here."""
        hideout = (self.hideout,) if self.revealed and self.hideout is not None else ()
        return hideout + ((self.sprints or ()) if self.sprints_open else ())


class Spot(PublicSpot, frozen=True):
    """A hideout in the row with the sprint cards under it."""

    hideout: int
    sprints: tuple[int, ...]


class Guess(Record, frozen=True):
    """A guess, its answer, and how long the row was then."""

    numbers: tuple[int, ...]
    hit: bool
    round: int
    row: int


class PublicDraw(Record, frozen=True):
    """What everybody sees of a draw: who, from which deck (0 to 2), in which round, and how long the row was then.
    `card` is None for a viewer who may not know it."""

    seat: Seat
    deck: int
    round: int
    card: int | None
    row: int = 0


class Draw(PublicDraw, frozen=True):
    """A card drawn."""

    card: int


class PublicTable(Record, frozen=True, kw_only=True):
    """What everybody sees of a table. `phase` is first, f_draw, f_play, bonus, m_draw, m_guess, manhunt, over."""

    fugitive: Seat
    bonus_pass: bool
    row: tuple[PublicSpot, ...]
    phase: str = "first"
    round: int = 1
    due: int = 0
    """Draws that the Marshal still makes in this phase."""
    draws: tuple[PublicDraw, ...] = ()
    guesses: tuple[Guess, ...] = ()
    result: Result | None = None
    variant: str = "none"
    """One of house.VARIANTS (§6.3); everything below stays as it is without events."""
    pending: tuple[PendingEffect, ...] = ()
    """What events still ask for before the phase goes on; the last one first."""
    effects: Effects = Effects()
    discards: tuple[tuple[int, ...], ...] = ()
    shown: tuple[Shown, ...] = ()
    looks: tuple[PublicLook, ...] = ()
    facts: tuple[Fact, ...] = ()
    out: tuple[int, ...] = ()
    """Cards that left the game for everybody to see."""

    @property
    def marshal(self) -> Seat:
        """The Marshal's seat."""
        return 1 - self.fugitive

    @property
    def reach(self) -> int:
        """How far beyond the last one the next hideout may lie without sprinting (§3.3, §6.4)."""
        return self.effects.reach

    def hidden_places(self) -> tuple[int, ...]:
        """Return the places of the face-down hideouts in the row."""
        return tuple([place for place, spot in enumerate(self.row) if not spot.revealed])


class State(PublicTable, frozen=True, kw_only=True):
    """Everything, secrets included."""

    decks: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    marshal_hand: tuple[int, ...] = ()
    row: tuple[Spot, ...] = (Spot(0, (), 0, True),)
    draws: tuple[Draw, ...] = ()
    looks: tuple[Look, ...] = ()
    piles: tuple[tuple[int, ...], ...] = ()
    """Event piles, face-down: one for Discovery; one for each of house.ICONS for Catch-up."""

    @property
    def last(self) -> int:
        """The number of the last hideout."""
        return self.row[-1].hideout

    def open_decks(self) -> tuple[str, ...]:
        """List the decks that can be drawn from, by their number from 1: they hold a card and no event closed them."""
        if not any(self.decks):
            return ()
        closed = self.effects.closed_decks() if self.effects.closed else ()
        return tuple([name for deck, name in enumerate(DECKS) if self.decks[deck] and deck not in closed])

    def hidden(self) -> frozenset[int]:
        """The numbers of the face-down hideouts."""
        return frozenset([spot.hideout for spot in self.row if not spot.revealed])

    def hand_of(self, seat: Seat) -> tuple[int, ...]:
        """Return the hand of `seat`."""
        return self.hand if seat == self.fugitive else self.marshal_hand

    def watched(self) -> tuple[int, ...]:
        """Return the hideouts of a Stake-out one of which is to be kept; empty at any other time (§6.4 event 14)."""
        if not self.pending or self.pending[-1].kind != "keep":
            return ()
        return tuple(card for card in self.decks[self.pending[-1].deck][: house.WATCHED] if house.is_hideout(card))

    def payable(self, hideout: int) -> int:
        """All footprints that could be laid under `hideout` (§3.3)."""
        held = footprints([card for card in self.hand if card != ESCAPE])
        return held if hideout == ESCAPE else held - sprint(hideout)
