"""What a seat may see of a table of Alien 1979, built field by field (docs/rules/alien1979.md §3.1)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat, Viewer
from cogs.alien1979 import data
from cogs.alien1979.state import NOWHERE, Codes, Passage, State


class PawnView(Record, frozen=True):
    """A pawn. `codes` is None unless it is the viewer's own, or the game is over."""

    place: str
    count: int
    codes: Codes | None
    marks: int
    weapon: bool
    shielded: bool
    fate: str

    @property
    def alive(self) -> bool:
        """Whether the pawn is still in the game."""
        return self.fate == "alive"


class View(Record, frozen=True):
    """The table as one viewer knows it. Tuples by main sector follow `data.SECTORS`."""

    viewer: Viewer
    strict: bool
    first: Seat
    pawns: tuple[PawnView, ...]
    alien: str
    deck_size: int
    discards: tuple[data.Card, ...]
    lying: tuple[int, ...]
    phase: str
    turn: Seat
    points: int
    round: int
    owed: tuple[Seat, ...]
    chosen: tuple[Seat, ...]
    """Who has chosen a code to put down while others still choose."""
    choice: str | None
    """The code that the viewer has chosen to put down while others still choose."""
    known: tuple[Codes, ...]
    """The codes that the viewer put down and that lie there still for certain; at the end, all that lie there."""
    trail: tuple[Passage, ...]
    """How codes have passed between sectors and hands since they were hidden."""
    passed: Codes
    """The codes of the viewer's own passages."""
    enterer: Seat | None
    shown: Codes
    """The combination that the enterer showed."""
    countdown: int | None
    raged: bool
    """Whether the Alien was mad when its last card was revealed."""
    result: Result | None
    haunting: bool = False
    """Whether the dead haunt the ship (R25)."""
    haunted: bool = False
    """Whether they have exchanged cards since the Alien's last one."""
    coming: tuple[data.Card, ...] = ()
    """The Alien's next cards, for the dead who haunt the ship."""
    deck: tuple[data.Card, ...] = ()
    """The Alien's deck from the top, once the game is over."""

    @property
    def capacity(self) -> int:
        """The seats of the ship."""
        return data.capacity(len(self.pawns))

    @property
    def aboard(self) -> tuple[Seat, ...]:
        """The seats aboard the ship."""
        return self.at(data.NAVE)

    @property
    def card(self) -> data.Card | None:
        """The last card of the Alien."""
        return self.discards[-1] if self.discards else None

    @property
    def own(self) -> Codes:
        """The viewer's own codes; none for the channel."""
        return (self.pawns[self.viewer].codes or ()) if self.viewer is not None else ()

    def at(self, place: str) -> tuple[Seat, ...]:
        """List the seats whose pawns stand at `place`."""
        return tuple(seat for seat, pawn in enumerate(self.pawns) if pawn.place == place)


def view(state: State, viewer: Viewer) -> View:
    """Show `state` to `viewer`. Once the game is over everything is shown to everybody."""
    over = state.result is not None
    own = state.pawns[viewer] if viewer is not None else None
    pawns = tuple(
        [
            PawnView(
                pawn.place,
                len(pawn.codes),
                pawn.codes if over or seat == viewer else None,
                pawn.marks,
                pawn.weapon,
                pawn.shielded,
                pawn.fate,
            )
            for seat, pawn in enumerate(state.pawns)
        ]
    )
    return View(
        viewer=viewer,
        strict=state.strict,
        first=state.first,
        pawns=pawns,
        alien=state.alien,
        deck_size=len(state.deck),
        discards=state.discards,
        lying=tuple([len(codes) for codes in state.lying]),
        phase=state.phase,
        turn=state.turn,
        points=state.points,
        round=state.round,
        owed=state.owed,
        chosen=tuple([seat for seat, _ in state.chosen]),
        choice=_choice(state, viewer),
        known=state.lying if over else own.known if own is not None else NOWHERE,
        trail=state.trail,
        passed=own.passed if own is not None else (),
        enterer=state.enterer,
        shown=state.shown,
        countdown=state.countdown,
        raged=state.raged,
        result=state.result,
        haunting=state.haunting,
        haunted=state.haunted,
        coming=state.deck[: data.FORESEEN] if viewer is not None and state.haunts(viewer) and not over else (),
        deck=state.deck if over else (),
    )


def _choice(state: State, viewer: Viewer) -> str | None:
    return next((code for seat, code in state.chosen if seat == viewer), None)
