"""The part of a game of Fugitive that a viewer may see, field by field (docs/rules/fugitive.md §3.1)."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.record import Seat, Viewer, shared
from cogs.fugitive.house_state import Look, PendingEffect, PublicLook
from cogs.fugitive.state import Draw, PublicDraw, PublicSpot, PublicTable, Spot, State

KEPT = 4096
"""The size of the caches for views of places, draws and looks. Few of them change with a move."""


class SpotView(PublicSpot, frozen=True, kw_only=True):
    """A place of the row as a viewer sees it, with its number of sprint cards."""

    sprint_count: int


class LookView(PublicLook, frozen=True, kw_only=True):
    """A look at cards as a viewer sees it, with the number of seen cards."""

    count: int


class View(PublicTable, frozen=True, kw_only=True):
    """The whole game as one viewer knows it. `hand` is None unless the viewer may see it.

    At the end everybody sees both hands.
    """

    viewer: Viewer
    row: tuple[SpotView, ...]
    looks: tuple[LookView, ...] = ()
    deck_sizes: tuple[int, ...]
    hand_size: int
    marshal_hand_size: int
    hand: tuple[int, ...] | None
    marshal_hand: tuple[int, ...] | None
    pile_sizes: tuple[int, ...]
    suspected: tuple[int, ...] = ()
    """The numbers that the Marshal has marked as likely hideouts on the notepad."""
    doubted: tuple[int, ...] = ()
    """The numbers that the Marshal has marked as ruled out on the notepad."""

    @property
    def pending_effect(self) -> PendingEffect | None:
        """The house event's question that is asked now, or None."""
        return self.pending[-1] if self.pending and self.result is None else None

    @property
    def asked(self) -> Seat | None:
        """The seat that has to decide now, or None after the end."""
        if self.phase == "over":
            return None
        if self.pending_effect is not None:
            return self.pending_effect.seat
        return self.fugitive if self.phase in ("first", "f_draw", "f_play", "bonus") else self.marshal

    @property
    def own(self) -> tuple[int, ...]:
        """The cards in the viewer's own hand. It is empty for a spectator."""
        hand = self.hand if self.viewer == self.fugitive else self.marshal_hand
        return hand or () if self.viewer is not None else ()

    def hidden_count(self) -> int:
        """Return how many hideouts are face-down."""
        return len(self.hidden_places())


def view(state: State, viewer: Viewer) -> View:
    """Return the view of `viewer` on the state. Once the game is over, everybody sees everything."""
    over = state.result is not None
    sees_row = over or viewer == state.fugitive
    sees_marshal = over or viewer == state.marshal
    return View(
        **shared(PublicTable, state, "row", "draws", "looks"),
        viewer=viewer,
        row=tuple([_spot(spot, sees_row) for spot in state.row]),
        draws=tuple([_draw(draw, over or draw.seat == viewer) for draw in state.draws]),
        looks=tuple([_look(look, over or look.seat == viewer) for look in state.looks]),
        deck_sizes=tuple([len(deck) for deck in state.decks]),
        hand_size=len(state.hand),
        marshal_hand_size=len(state.marshal_hand),
        hand=state.hand if sees_row else None,
        marshal_hand=state.marshal_hand if sees_marshal else None,
        pile_sizes=tuple([len(pile) for pile in state.piles]),
    )


@lru_cache(KEPT)
def _spot(spot: Spot, sees: bool) -> SpotView:
    return SpotView(
        **shared(PublicSpot, spot, "hideout", "sprints"),
        hideout=spot.hideout if sees or spot.revealed else None,
        sprints=spot.sprints if sees or spot.sprints_open else None,
        sprint_count=len(spot.sprints),
    )


@lru_cache(KEPT)
def _draw(draw: Draw, sees: bool) -> PublicDraw:
    return PublicDraw(**shared(PublicDraw, draw, "card"), card=draw.card if sees else None)


@lru_cache(KEPT)
def _look(look: Look, sees: bool) -> LookView:
    cards = look.cards if sees else None
    return LookView(**shared(PublicLook, look, "cards"), cards=cards, count=len(look.cards))
