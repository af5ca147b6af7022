"""The part of a game of Alien 1979 that a viewer may see, field by field.

See docs/rules/alien1979.md §3.1.
"""

from __future__ import annotations

from functools import lru_cache

from bot.engine.record import Seat, Viewer, shared
from cogs.alien1979 import data
from cogs.alien1979.state import NOWHERE, Codes, Pawn, PublicPawn, PublicTable, State


class PawnView(PublicPawn, frozen=True, kw_only=True):
    """A pawn as one viewer knows it.

    `codes` is None unless the pawn is the viewer's own, or the game is over.
    """

    count: int
    """The number of codes in the player's hand."""
    codes: Codes | None


class View(PublicTable, frozen=True, kw_only=True):
    """The whole game as one viewer knows it.

    Tuples with one entry for each main sector are in the order of `data.SECTORS`.
    """

    viewer: Viewer
    pawns: tuple[PawnView, ...]
    deck_size: int
    lying: tuple[int, ...]
    """The number of face-down codes in each main sector."""
    chosen: tuple[Seat, ...]
    """The seats of the players who have chosen a code to put down while others still choose."""
    choice: str | None
    """The code that the viewer has chosen to put down while other players still choose."""
    known: tuple[Codes, ...]
    """For each main sector, the viewer's own codes that are certainly still in it; at the end, all codes."""
    passed: Codes
    """The codes that the viewer put down or took, in the order of these passages."""
    coming: tuple[data.Card, ...] = ()
    """The Alien's next cards, which only dead players who haunt the ship see."""
    deck: tuple[data.Card, ...] = ()
    """The Alien's deck from the top. It is empty until the game is over."""

    @property
    def own(self) -> Codes:
        """The codes in the viewer's own hand. It is empty for a spectator."""
        return (self.pawns[self.viewer].codes or ()) if self.viewer is not None else ()


def view(state: State, viewer: Viewer) -> View:
    """Return the view of `viewer` on the state. Once the game is over, everybody sees everything."""
    over = state.result is not None
    own = state.pawns[viewer] if viewer is not None else None
    return View(
        **shared(PublicTable, state, "pawns"),
        viewer=viewer,
        pawns=tuple([_pawn(pawn, over or seat == viewer) for seat, pawn in enumerate(state.pawns)]),
        deck_size=len(state.deck),
        lying=tuple([len(codes) for codes in state.lying]),
        chosen=tuple([seat for seat, _ in state.chosen]),
        choice=_choice(state, viewer),
        known=state.lying if over else own.known if own is not None else NOWHERE,
        passed=own.passed if own is not None else (),
        coming=state.deck[: data.FORESEEN] if viewer is not None and state.haunts(viewer) and not over else (),
        deck=state.deck if over else (),
    )


@lru_cache(1024)
def _pawn(pawn: Pawn, own: bool) -> PawnView:
    return PawnView(**shared(PublicPawn, pawn), count=len(pawn.codes), codes=pawn.codes if own else None)


def _choice(state: State, viewer: Viewer) -> str | None:
    return next((code for seat, code in state.chosen if seat == viewer), None)
