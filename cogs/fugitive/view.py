"""What a seat may see of a table of Fugitive, built field by field (docs/rules/fugitive.md §3.1)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat, Viewer
from cogs.fugitive.house_state import Effects, Fact, Look, PendingEffect, Shown
from cogs.fugitive.state import Guess, State


class SpotView(Record, frozen=True):
    """A place of the row. `hideout` and `sprints` are None while the viewer may not know them.

    `revealed` and `sprints_open` tell what everybody sees, `sprints_shown` what events said of it; `reach` is how far
    it could have lain without sprinting.
    """

    hideout: int | None
    sprints: tuple[int, ...] | None
    sprint_count: int
    round: int
    revealed: bool
    sprints_open: bool
    sprints_shown: bool | None
    reach: int

    def open_cards(self) -> tuple[int, ...]:
        """Give the cards that everybody sees here."""
        hideout = (self.hideout,) if self.revealed and self.hideout is not None else ()
        return hideout + ((self.sprints or ()) if self.sprints_open else ())


class DrawView(Record, frozen=True):
    """A draw: the card is None unless it was the viewer's."""

    seat: Seat
    deck: int
    round: int
    card: int | None
    row: int


class LookView(Record, frozen=True):
    """A look that an event gave to `seat`: that it looked is public, and at how many cards; which, only if the viewer
    did."""

    event: int
    seat: Seat
    round: int
    row: int
    count: int
    cards: tuple[int, ...] | None
    deck: int
    kept: bool | None
    drawn: int


class View(Record, frozen=True):
    """The table as one viewer knows it. `hand` is the viewer's own; at the end both hands lie open.

    From `variant` on stands what events brought (§6.4), all of it public but the cards of `looks`.
    """

    viewer: Viewer
    fugitive: Seat
    marshal: Seat
    bonus_pass: bool
    phase: str
    round: int
    due: int
    row: tuple[SpotView, ...]
    deck_sizes: tuple[int, ...]
    hand_size: int
    marshal_hand_size: int
    hand: tuple[int, ...] | None
    marshal_hand: tuple[int, ...] | None
    draws: tuple[DrawView, ...]
    guesses: tuple[Guess, ...]
    result: Result | None
    variant: str
    pending: tuple[PendingEffect, ...]
    pile_sizes: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    effects: Effects
    shown: tuple[Shown, ...]
    looks: tuple[LookView, ...]
    facts: tuple[Fact, ...]
    out: tuple[int, ...]
    suspected: tuple[int, ...] = ()
    """Numbers that the Marshal has marked: hideouts, as the Marshal thinks."""
    doubted: tuple[int, ...] = ()
    """Others: none, as the Marshal thinks."""

    @property
    def pending_effect(self) -> PendingEffect | None:
        """What an event asks for now."""
        return self.pending[-1] if self.pending and self.result is None else None

    @property
    def asked(self) -> Seat | None:
        """The seat that everybody waits for."""
        if self.phase == "over":
            return None
        if self.pending_effect is not None:
            return self.pending_effect.seat
        return self.fugitive if self.phase in ("first", "f_draw", "f_play", "bonus") else self.marshal

    @property
    def own(self) -> tuple[int, ...]:
        """The viewer's own hand; empty for the channel."""
        hand = self.hand if self.viewer == self.fugitive else self.marshal_hand
        return hand or () if self.viewer is not None else ()

    @property
    def reach(self) -> int:
        """How far beyond the last one the next hideout may lie without sprinting (§3.3, §6.4)."""
        return self.effects.reach

    def hidden_count(self) -> int:
        """How many hideouts lie face-down."""
        return sum(not spot.revealed for spot in self.row)


def view(state: State, viewer: Viewer) -> View:
    """Show `state` to `viewer`. Once the game is over everything is shown to everybody."""
    over = state.result is not None
    sees_row = over or viewer == state.fugitive
    sees_marshal = over or viewer == state.marshal
    row = tuple(
        SpotView(
            spot.hideout if sees_row or spot.revealed else None,
            spot.sprints if sees_row or spot.sprints_open else None,
            len(spot.sprints),
            spot.round,
            spot.revealed,
            spot.sprints_open,
            spot.sprints_shown,
            spot.reach,
        )
        for spot in state.row
    )
    draws = tuple(
        DrawView(draw.seat, draw.deck, draw.round, draw.card if over or draw.seat == viewer else None, draw.row)
        for draw in state.draws
    )
    return View(
        viewer=viewer,
        fugitive=state.fugitive,
        marshal=state.marshal,
        bonus_pass=state.bonus_pass,
        phase=state.phase,
        round=state.round,
        due=state.due,
        row=row,
        deck_sizes=tuple(len(deck) for deck in state.decks),
        hand_size=len(state.hand),
        marshal_hand_size=len(state.marshal_hand),
        hand=state.hand if sees_row else None,
        marshal_hand=state.marshal_hand if sees_marshal else None,
        draws=draws,
        guesses=state.guesses,
        result=state.result,
        variant=state.variant,
        pending=state.pending,
        pile_sizes=tuple(len(pile) for pile in state.piles),
        discards=state.discards,
        effects=state.effects,
        shown=state.shown,
        looks=tuple(_look(look, over or look.seat == viewer) for look in state.looks),
        facts=state.facts,
        out=state.out,
    )


def _look(look: Look, shown: bool) -> LookView:
    cards, count = look.cards if shown else None, len(look.cards)
    return LookView(look.event, look.seat, look.round, look.row, count, cards, look.deck, look.kept, look.drawn)
