"""The state of a table of Fugitive (docs/rules/fugitive.md §3.1)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.fugitive import data, house
from cogs.fugitive.data import ESCAPE, footprints, sprint
from cogs.fugitive.house_state import Effects, Fact, Look, PendingEffect, PublicLook, Shown

DECKS = ("1", "2", "3")
"""The names of the decks."""


class PublicSpot(Record, frozen=True):
    """The public part of a hideout in the row, and how far it could have been without sprint cards.

    `hideout` and `sprints`, the cards under it, are None for a viewer who may not know them.
    """

    hideout: int | None
    sprints: tuple[int, ...] | None
    round: int
    revealed: bool = False
    sprints_shown: bool | None = None
    """Whether the sprint cards are face-up, if Crowd or Footprints decided it (§6.4).

    None: the same as the hideout.
    """
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
    """The public part of a draw: the player, the deck (0 to 2), the round, and how long the row was then.

    `card` is None for a viewer who may not know it.
    """

    seat: Seat
    deck: int
    round: int
    card: int | None
    row: int = 0


class Draw(PublicDraw, frozen=True):
    """A drawn card."""

    card: int


class PublicTable(Record, frozen=True, kw_only=True):
    """The public part of a table.

    `phase` is first, f_draw, f_play, bonus, m_draw, m_guess, manhunt, over.
    """

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
    """The variant, one of house.VARIANTS (§6.3); everything below keeps its default without events."""
    pending: tuple[PendingEffect, ...] = ()
    """The pending effects of events before the phase goes on; the last one first."""
    effects: Effects = Effects()
    discards: tuple[tuple[int, ...], ...] = ()
    shown: tuple[Shown, ...] = ()
    looks: tuple[PublicLook, ...] = ()
    facts: tuple[Fact, ...] = ()
    out: tuple[int, ...] = ()
    """Cards that left the game, seen by everybody."""

    @property
    def marshal(self) -> Seat:
        """The Marshal's seat."""
        return 1 - self.fugitive

    @property
    def reach(self) -> int:
        """How far beyond the last hideout the next may be without sprinting (§3.3, §6.4)."""
        return self.effects.reach

    def hidden_places(self) -> tuple[int, ...]:
        """Return the places of the face-down hideouts in the row."""
        return tuple([place for place, spot in enumerate(self.row) if not spot.revealed])


class State(PublicTable, frozen=True, kw_only=True):
    """The whole state, with all secrets."""

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
        """Return the decks that can be drawn from, by their number from 1.

        They are not empty and not closed by an event.
        """
        if not any(self.decks):
            return ()
        closed = self.effects.closed_decks() if self.effects.closed else ()
        return tuple([name for deck, name in enumerate(DECKS) if self.decks[deck] and deck not in closed])

    def hidden(self) -> frozenset[int]:
        """Return the numbers of the face-down hideouts."""
        return frozenset([spot.hideout for spot in self.row if not spot.revealed])

    def hand_of(self, seat: Seat) -> tuple[int, ...]:
        """Return the hand of `seat`."""
        return self.hand if seat == self.fugitive else self.marshal_hand

    def watched(self) -> tuple[int, ...]:
        """Return the hideouts of a Stake-out from which one is to be kept (§6.4 event 14).

        Empty at any other time.
        """
        if not self.pending or self.pending[-1].kind != "keep":
            return ()
        return tuple(card for card in self.decks[self.pending[-1].deck][: house.WATCHED] if house.is_hideout(card))

    def payable(self, hideout: int) -> int:
        """Return the footprints that could be laid under `hideout` (§3.3)."""
        held = footprints([card for card in self.hand if card != ESCAPE])
        return held if hideout == ESCAPE else held - sprint(hideout)
