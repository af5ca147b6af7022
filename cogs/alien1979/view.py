"""A viewer's view of a table of Alien 1979, field by field (docs/rules/alien1979.md §3.1)."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.record import Seat, Viewer, shared
from cogs.alien1979 import data
from cogs.alien1979.state import NOWHERE, Codes, Pawn, PublicPawn, PublicTable, State


class PawnView(PublicPawn, frozen=True, kw_only=True):
    """A pawn as the viewer sees it.

    `codes` is None unless the pawn is the viewer's own, or the game is over.
    """

    count: int
    """The number of codes in the hand."""
    codes: Codes | None


class View(PublicTable, frozen=True, kw_only=True):
    """A table as one viewer knows it. Tuples with one entry for each main sector follow `data.SECTORS`."""

    viewer: Viewer
    pawns: tuple[PawnView, ...]
    deck_size: int
    lying: tuple[int, ...]
    """The count of face-down codes in each main sector."""
    chosen: tuple[Seat, ...]
    """The seats that have chosen a code to put down while others still choose."""
    choice: str | None
    """The code that the viewer has chosen to put down while others still choose."""
    known: tuple[Codes, ...]
    """For each main sector, the viewer's own codes that are certainly still there; at the end, all codes there."""
    passed: Codes
    """The codes of the viewer's own passages."""
    coming: tuple[data.Card, ...] = ()
    """The Alien's next cards. Only the dead who haunt the ship see them."""
    deck: tuple[data.Card, ...] = ()
    """The Alien's deck from the top, once the game is over."""

    @property
    def own(self) -> Codes:
        """The viewer's own codes; empty for a spectator."""
        return (self.pawns[self.viewer].codes or ()) if self.viewer is not None else ()


def view(state: State, viewer: Viewer) -> View:
    """Return `state` as `viewer` may see it. Once the game is over, every viewer sees everything."""
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
