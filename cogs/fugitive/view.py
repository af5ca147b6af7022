"""What a seat may see of a table of Fugitive, built field by field (docs/rules/fugitive.md §3.1)."""

from __future__ import annotations

from bot.engine.game import Record, Result, Seat, Viewer
from cogs.fugitive import data
from cogs.fugitive.state import Guess, State


class SpotView(Record, frozen=True):
    """A place of the row. `hideout` and `sprints` are None while the viewer may not know them."""

    hideout: int | None
    sprints: tuple[int, ...] | None
    sprint_count: int
    round: int
    revealed: bool


class DrawView(Record, frozen=True):
    """A draw: the card is None unless it was the viewer's."""

    seat: Seat
    deck: int
    round: int
    card: int | None


class View(Record, frozen=True):
    """The table as one viewer knows it. `hand` is the viewer's own; at the end both hands lie open."""

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

    @property
    def asked(self) -> Seat | None:
        """The seat that everybody waits for."""
        if self.phase == "over":
            return None
        return self.fugitive if self.phase in ("first", "f_draw", "f_play", "bonus") else self.marshal

    @property
    def own(self) -> tuple[int, ...]:
        """The viewer's own hand; empty for the channel."""
        hand = self.hand if self.viewer == self.fugitive else self.marshal_hand
        return hand or () if self.viewer is not None else ()

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
            spot.sprints if sees_row or (spot.revealed and spot.hideout != data.ESCAPE) else None,
            len(spot.sprints),
            spot.round,
            spot.revealed,
        )
        for spot in state.row
    )
    draws = tuple(
        DrawView(draw.seat, draw.deck, draw.round, draw.card if over or draw.seat == viewer else None)
        for draw in state.draws
    )
    return View(
        viewer=viewer,
        fugitive=state.fugitive,
        marshal=state.marshal,
        bonus_pass=state.bonus_pass,
        phase=state.phase,
        round=state.round,
        due=state.due if state.phase == "m_draw" else 0,
        row=row,
        deck_sizes=tuple(len(deck) for deck in state.decks),
        hand_size=len(state.hand),
        marshal_hand_size=len(state.marshal_hand),
        hand=state.hand if sees_row else None,
        marshal_hand=state.marshal_hand if sees_marshal else None,
        draws=draws,
        guesses=state.guesses,
        result=state.result,
    )


def impossible(view: View) -> frozenset[int]:
    """The numbers 1 to 41 that cannot lie face-down as far as the viewer of the Marshal's side knows (§7 notepad).

    Her own hand, everything revealed, and failed single guesses made since the row last grew.
    """
    known = set(view.marshal_hand or ())
    for spot in view.row:
        if spot.revealed and spot.hideout is not None:
            known.update((spot.hideout, *(spot.sprints or ())))
    for guess in view.guesses:
        if not guess.hit and len(guess.numbers) == 1 and guess.row == len(view.row):
            known.update(guess.numbers)
    return frozenset(known)
