"""What a seat may see of a table of Escape from Colditz, built field by field (docs/rules/colditz.md §3.19)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.record import Record, Seat, Viewer, shared
from cogs.colditz.data import kind
from cogs.colditz.rules.castle.pawns import owner, with_man
from cogs.colditz.rules.interruptions.trade import as_told
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
    """An escape officer. `cards` and `stock` are the owner's own, None for others, who see how many there are and the
    kinds in `seen`. Of his men, one whose key or pass is looked at stands before the gate (§3.7)."""

    stock: Stock | None
    equipment: int
    count: int
    cards: Cards | None


class Laid(Record, frozen=True):
    """A card that went under its deck: who saw it, EVERYBODY or the one who put it away, and its kind if that is the
    viewer, else empty."""

    by: int
    kind: str


class View(PublicTable, frozen=True, kw_only=True):
    """The table as one viewer knows it. Officers are in turn order; `me` is the viewer's own, GERMAN, or None."""

    viewer: Viewer
    me: int | None
    officers: tuple[OfficerView, ...]
    opportunity: int
    security: int
    dares: Cards
    """The kinds of the Do or die cards that nobody has drawn."""
    under: tuple[Laid, ...]
    """The last cards of the Opportunity deck, as they went under it."""
    security_under: tuple[Laid, ...]
    hand_count: int
    hand: Cards | None
    tunnels: tuple[str, ...]
    """The kind of the card on show at each tunnel."""
    interruption: Interruption | None
    """What interrupts the turn, without what others have said to a roll call, and where another's man goes on to from
    a gate."""
    trades: tuple[Trade, ...]
    """The viewer's own."""
    pinned: int | None = None
    """The plan that the viewer has pinned for himself, beside the game; none in what `view` gives."""

    def undecided(self, officer: int) -> bool:
        """Return whether it is still open who plays an officer (§3.2)."""
        return self.phase == "colours" and officer != GERMAN and officer not in self.chosen

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Whom an interruption asks."""
        return tuple(map(self.seat, self.interruption.asked)) if self.interruption is not None else ()

    @property
    def sent(self) -> str | None:
        """The men whom the viewer has sent to a roll call; None before that."""
        if self.interruption is None or self.interruption.kind != "call":
            return None
        return next((men for officer, men in self.interruption.answers if officer == self.me), None)


def view(state: State, viewer: Viewer) -> View:
    """Show `state` to `viewer`. Once the game is over everything is shown to everybody."""
    over = state.result is not None
    me = None if viewer is None else state.officer(viewer)
    officers = _standing(state).officers
    return View(
        **shared(PublicTable, state, "officers"),
        viewer=viewer,
        me=me,
        officers=tuple([_officer(one, over or me == number) for number, one in enumerate(officers)]),
        opportunity=len(state.opportunity),
        security=len(state.security),
        dares=_fresh(state),
        under=_laid(state.opportunity, state.under, me),
        security_under=_laid(state.security, state.security_under, me),
        hand_count=len(state.hand),
        hand=state.hand if over or me == GERMAN else None,
        tunnels=tuple([kind(card) for card in state.tunnels]),
        interruption=state.interruption and _interruption(state.interruption, me),
        trades=tuple([as_told(trade) for trade in state.trades if me in (trade.giver, trade.taker)]),
    )


def _officer(one: Officer, own: bool) -> OfficerView:
    return OfficerView(
        **shared(PublicOfficer, one),
        stock=one.stock if own else None,
        equipment=sum(one.stock),
        count=len(one.cards),
        cards=one.cards if own else None,
    )


def _fresh(state: State) -> Cards:
    """List the kinds of the Do or die cards that nobody has drawn."""
    drawn = {str(one.dared) for one in state.officers}
    return tuple(sorted(what for card in state.dares if (what := kind(card)) not in drawn))


def _laid(deck: Cards, under: tuple[int, ...], me: int | None) -> tuple[Laid, ...]:
    """Show the last cards of a deck to who saw them."""
    last = deck[len(deck) - len(under) :]
    return tuple(Laid(by, kind(card) if by in (EVERYBODY, me) else "") for card, by in zip(last, under, strict=True))


def _standing(state: State) -> State:
    """Put a man whose key or pass is looked at where he is seen, before the gate (§3.7)."""
    interruption = state.interruption
    if interruption is None or interruption.kind != "gate":
        return state
    return with_man(state, interruption.man, place=interruption.men[-1])


def _interruption(interruption: Interruption, me: int | None) -> Interruption:
    """Leave out who goes to the roll call, but for the viewer's own men, and where another's man goes on to."""
    own = interruption.kind == "gate" and owner(interruption.man) == me
    secret = interruption.kind == "call"
    return replace(
        interruption,
        answers=tuple([(who, "" if secret and who != me else word) for who, word in interruption.answers]),
        path=interruption.path if own else (),
        from_hand=interruption.from_hand and own,
    )
