"""The state of a game of Fugitive (docs/rules/fugitive.md §3.1)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.fugitive import data, house
from cogs.fugitive.data import ESCAPE, footprints, sprint
from cogs.fugitive.house_state import Effects, Fact, Look, PendingEffect, PublicLook, Shown

DECKS = ("1", "2", "3")
"""The names of the three decks, as options of a question."""


class PublicSpot(Record, frozen=True):
    """The public part of a hideout in the row.

    `hideout` and `sprints` (the cards under it) are None for viewers who may not know them. `reach` is how far the
    hideout could have been from the previous one without sprint cards.
    """

    hideout: int | None
    sprints: tuple[int, ...] | None
    round: int
    revealed: bool = False
    sprints_shown: bool | None = None
    """Whether the sprint cards are face-up, if a Crowd or Footprints decided it (§6.4).

    None means that they are turned up together with the hideout.
    """
    reach: int = data.REACH

    @property
    def sprints_open(self) -> bool:
        """Whether everybody sees the sprint cards under this hideout."""
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
    """A guess: its numbers, whether it was right, its round, and the length of the row at that time."""

    numbers: tuple[int, ...]
    hit: bool
    round: int
    row: int


class PublicDraw(Record, frozen=True):
    """The public part of a draw: player, deck (0 to 2), round, and the length of the row at that time.

    `card` is None for viewers who may not know the card.
    """

    seat: Seat
    deck: int
    round: int
    card: int | None
    row: int = 0


class Draw(PublicDraw, frozen=True):
    """A draw with the card that was drawn."""

    card: int


class PublicTable(Record, frozen=True, kw_only=True):
    """The public part of a game's state.

    `phase` is "first", "f_draw", "f_play", "bonus", "m_draw", "m_guess", "manhunt" or "over".
    """

    fugitive: Seat
    bonus_pass: bool
    row: tuple[PublicSpot, ...]
    phase: str = "first"
    round: int = 1
    due: int = 0
    """The number of cards that the Marshal still has to draw in this phase."""
    draws: tuple[PublicDraw, ...] = ()
    guesses: tuple[Guess, ...] = ()
    result: Result | None = None
    variant: str = "none"
    """The variant of the game, one of `house.VARIANTS` (§6.3).

    Without house events, all fields below keep their defaults.
    """
    pending: tuple[PendingEffect, ...] = ()
    """Questions of house events that are asked before the phase goes on. The last one is asked first."""
    effects: Effects = Effects()
    discards: tuple[tuple[int, ...], ...] = ()
    shown: tuple[Shown, ...] = ()
    looks: tuple[PublicLook, ...] = ()
    facts: tuple[Fact, ...] = ()
    out: tuple[int, ...] = ()
    """The cards that left the game. Everybody has seen them."""

    @property
    def marshal(self) -> Seat:
        """The seat of the player who is the Marshal."""
        return 1 - self.fugitive

    @property
    def reach(self) -> int:
        """How far the next hideout may be from the last one if no sprint cards are laid (§3.3, §6.4)."""
        return self.effects.reach

    def hidden_places(self) -> tuple[int, ...]:
        """Return the indices of the places with face-down hideouts in the row."""
        return tuple([place for place, spot in enumerate(self.row) if not spot.revealed])


class State(PublicTable, frozen=True, kw_only=True):
    """The full state of a game, including all secrets."""

    decks: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    marshal_hand: tuple[int, ...] = ()
    row: tuple[Spot, ...] = (Spot(0, (), 0, True),)
    draws: tuple[Draw, ...] = ()
    looks: tuple[Look, ...] = ()
    piles: tuple[tuple[int, ...], ...] = ()
    """The face-down piles of event cards.

    The variant Discovery has one pile, Catch-up has one for each of `house.ICONS`.
    """

    @property
    def last(self) -> int:
        """The number of the last hideout."""
        return self.row[-1].hideout

    def open_decks(self) -> tuple[str, ...]:
        """Return the names of the decks from which a player can draw: not empty, and not closed by an event."""
        if not any(self.decks):
            return ()
        closed = self.effects.closed_decks() if self.effects.closed else ()
        return tuple([name for deck, name in enumerate(DECKS) if self.decks[deck] and deck not in closed])

    def hidden(self) -> frozenset[int]:
        """Return the numbers of the face-down hideouts."""
        return frozenset([spot.hideout for spot in self.row if not spot.revealed])

    def hand_of(self, seat: Seat) -> tuple[int, ...]:
        """Return the cards in the hand of the player at `seat`."""
        return self.hand if seat == self.fugitive else self.marshal_hand

    def watched(self) -> tuple[int, ...]:
        """Return the hideouts of a Stake-out of which the player must keep one (§6.4 event 14).

        The result is empty at any other time.
        """
        if not self.pending or self.pending[-1].kind != "keep":
            return ()
        return tuple(card for card in self.decks[self.pending[-1].deck][: house.WATCHED] if house.is_hideout(card))

    def payable(self, hideout: int) -> int:
        """Return how many footprints the Fugitive's hand could lay under `hideout` (§3.3)."""
        held = footprints([card for card in self.hand if card != ESCAPE])
        return held if hideout == ESCAPE else held - sprint(hideout)
