"""The part of a game of Escape from Colditz that one viewer may see (docs/rules/colditz.md §3.19)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.record import Record, Seat, Viewer, shared
from cogs.colditz.data import kind
from cogs.colditz.rules.castle.pawns import owner, with_man
from cogs.colditz.rules.interruptions.trade import without_secrets
from cogs.colditz.state import (
    EVERYBODY,
    GERMAN,
    Cards,
    Interruption,
    Officer,
    PublicOfficer,
    PublicTable,
    State,
    Stock,
    Trade,
)


class OfficerView(PublicOfficer, frozen=True, kw_only=True):
    """An escape officer as a viewer sees them.

    `cards` and `stock` are None if the viewer is another player. Such a viewer sees the numbers of cards, and the kinds
    in `seen`. If the German is checking a man's key or pass, the man is shown before the gate (§3.7).
    """

    stock: Stock | None
    equipment: int
    count: int
    cards: Cards | None


class Laid(Record, frozen=True):
    """A card at the bottom of its deck, as a viewer knows it.

    `by` says who saw it: EVERYBODY or the player who put it there. `kind` is "" if the viewer did not see the card.
    """

    by: int
    kind: str


class View(PublicTable, frozen=True, kw_only=True):
    """The whole game as one viewer knows it.

    Officers are in turn order. `me` is the viewer's officer number, GERMAN for the German, or None for a spectator.
    """

    viewer: Viewer
    me: int | None
    officers: tuple[OfficerView, ...]
    opportunity: int
    security: int
    dares: Cards
    """The kinds of the Do or die cards that are still in the deck."""
    under: tuple[Laid, ...]
    """The cards at the bottom of the Opportunity deck, in their order."""
    security_under: tuple[Laid, ...]
    hand_count: int
    hand: Cards | None
    tunnels: tuple[str, ...]
    """For each tunnel, the kind of the card that keeps it open. It is "" if the tunnel is closed."""
    interruption: Interruption | None
    """The current interruption, without what the viewer may not know.

    That is the choices of other officers for a roll call, and the destination of another officer's man at a gate.
    """
    trades: tuple[Trade, ...]
    """The open offers made by or to the viewer."""
    pinned: int | None = None
    """The escape plan that the viewer has pinned. It is not part of the game, so `view` sets None."""

    def undecided(self, officer: int) -> bool:
        """Return whether no player has chosen this officer's colour yet (§3.2)."""
        return self.phase == "colours" and officer != GERMAN and officer not in self.chosen

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats of the players who have to answer the current interruption."""
        return tuple(map(self.seat, self.interruption.asked)) if self.interruption is not None else ()

    @property
    def sent(self) -> str | None:
        """The men whom the viewer has chosen for a roll call, as text. It is None before the choice."""
        if self.interruption is None or self.interruption.kind != "call":
            return None
        return next((men for officer, men in self.interruption.answers if officer == self.me), None)


def view(state: State, viewer: Viewer) -> View:
    """Return the view of the game that `viewer` has. After the game, everybody sees everything."""
    over = state.result is not None
    me = None if viewer is None else state.officer(viewer)
    officers = _place_before_gate(state).officers
    return View(
        **shared(PublicTable, state, "officers"),
        viewer=viewer,
        me=me,
        officers=tuple([_officer(one, over or me == number) for number, one in enumerate(officers)]),
        opportunity=len(state.opportunity),
        security=len(state.security),
        dares=_undrawn_dares(state),
        under=_known_bottom(state.opportunity, state.under, me),
        security_under=_known_bottom(state.security, state.security_under, me),
        hand_count=len(state.hand),
        hand=state.hand if over or me == GERMAN else None,
        tunnels=tuple([kind(card) for card in state.tunnels]),
        interruption=state.interruption and _hide_secrets(state.interruption, me),
        trades=tuple([without_secrets(trade) for trade in state.trades if me in (trade.giver, trade.taker)]),
    )


def _officer(one: Officer, own: bool) -> OfficerView:
    return OfficerView(
        **shared(PublicOfficer, one),
        stock=one.stock if own else None,
        equipment=sum(one.stock),
        count=len(one.cards),
        cards=one.cards if own else None,
    )


def _undrawn_dares(state: State) -> Cards:
    """Return the kinds of Do or die cards that are still in the deck."""
    drawn = {str(one.dared) for one in state.officers}
    return tuple(sorted(what for card in state.dares if (what := kind(card)) not in drawn))


def _known_bottom(deck: Cards, under: tuple[int, ...], me: int | None) -> tuple[Laid, ...]:
    """Return the cards at the bottom of a deck, as the viewer `me` knows them."""
    last = deck[len(deck) - len(under) :]
    return tuple(Laid(by, kind(card) if by in (EVERYBODY, me) else "") for card, by in zip(last, under, strict=True))


def _place_before_gate(state: State) -> State:
    """Return the state with the man at a gate moved to the place before it (§3.7).

    He waits there while his key or pass is being checked.
    """
    interruption = state.interruption
    if interruption is None or interruption.kind != "gate":
        return state
    return with_man(state, interruption.man, place=interruption.men[-1])


def _hide_secrets(interruption: Interruption, me: int | None) -> Interruption:
    """Return an interruption without what the viewer `me` may not know.

    Choices for the roll call are kept only for the viewer's own men. The destination of another officer's man is
    removed.
    """
    own = interruption.kind == "gate" and owner(interruption.man) == me
    secret = interruption.kind == "call"
    return replace(
        interruption,
        answers=tuple([(who, "" if secret and who != me else word) for who, word in interruption.answers]),
        path=interruption.path if own else (),
        from_hand=interruption.from_hand and own,
    )
