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
    """The public part of a hideout in the row.

    `hideout` and `sprints`, the cards under it, are None for viewers who may not know them. `reach` is how far it could
    have been from the previous one without sprint cards.
    """

    hideout: int | None
    sprints: tuple[int, ...] | None
    round: int
    revealed: bool = False
    sprints_shown: bool | None = None
    """Whether the sprint cards are face-up, if Crowd or Footprints decided it (§6.4).

    None means that they are turned up with the hideout.
    """
    reach: int = data.REACH

    @property
    def sprints_open(self) -> bool:
        """Whether everybody sees the sprint cards."""
        if self.sprints_shown is not None:
            return self.sprints_shown
        return self.revealed and self.hideout != ESCAPE

    def open_cards(self) -> tuple[int, ...]:
        """Return the cards of this place that everybody sees."""
        hideout = (self.hideout,) if self.revealed and self.hideout is not None else ()
        return hideout + ((self.sprints or ()) if self.sprints_open else ())


class Spot(PublicSpot, frozen=True):
    """A hideout in the row with the sprint cards under it."""

    hideout: int
    sprints: tuple[int, ...]


class Guess(Record, frozen=True):
    """A guess, whether it was right, its round, and the length of the row then."""

    numbers: tuple[int, ...]
    hit: bool
    round: int
    row: int


class PublicDraw(Record, frozen=True):
    """The public part of a draw: the player, the deck (0 to 2), the round, and the length of the row then.

    `card` is None for viewers who may not know it.
    """

    seat: Seat
    deck: int
    round: int
    card: int | None
    row: int = 0


class Draw(PublicDraw, frozen=True):
    """A draw with its card."""

    card: int


class PublicTable(Record, frozen=True, kw_only=True):
    """The public part of a table's state.

    `phase` is first, f_draw, f_play, bonus, m_draw, m_guess, manhunt or over.
    """

    fugitive: Seat
    bonus_pass: bool
    row: tuple[PublicSpot, ...]
    phase: str = "first"
    round: int = 1
    due: int = 0
    """How many cards the Marshal must still draw in this phase."""
    draws: tuple[PublicDraw, ...] = ()
    guesses: tuple[Guess, ...] = ()
    result: Result | None = None
    variant: str = "none"
    """The variant, one of house.VARIANTS (§6.3). Without house events, all fields below keep their defaults."""
    pending: tuple[PendingEffect, ...] = ()
    """The pending effects that are asked before the phase goes on. The last one is asked first."""
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
        """How far the next hideout may be from the last one without sprint cards (§3.3, §6.4)."""
        return self.effects.reach

    def hidden_places(self) -> tuple[int, ...]:
        """Return the indices of the face-down hideouts in the row."""
        return tuple([place for place, spot in enumerate(self.row) if not spot.revealed])


class State(PublicTable, frozen=True, kw_only=True):
    """The whole state of a table, with all secrets."""

    decks: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    marshal_hand: tuple[int, ...] = ()
    row: tuple[Spot, ...] = (Spot(0, (), 0, True),)
    draws: tuple[Draw, ...] = ()
    looks: tuple[Look, ...] = ()
    piles: tuple[tuple[int, ...], ...] = ()
    """Event piles, face-down: one for Discovery, or one for each of house.ICONS for Catch-up."""

    @property
    def last(self) -> int:
        """The number of the last hideout."""
        return self.row[-1].hideout

    def open_decks(self) -> tuple[str, ...]:
        """Return the names of the decks that can be drawn from: not empty and not closed by an event."""
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
        """Return the hideouts of a Stake-out from which the player must keep one (§6.4 event 14).

        Empty at any other time.
        """
        if not self.pending or self.pending[-1].kind != "keep":
            return ()
        return tuple(card for card in self.decks[self.pending[-1].deck][: house.WATCHED] if house.is_hideout(card))

    def payable(self, hideout: int) -> int:
        """Return the footprints that the hand could lay under `hideout` (§3.3)."""
        held = footprints([card for card in self.hand if card != ESCAPE])
        return held if hideout == ESCAPE else held - sprint(hideout)
