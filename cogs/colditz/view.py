"""What a seat may see of a table of Escape from Colditz, built field by field (docs/rules/colditz.md §3.19)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat, Viewer
from cogs.colditz.data import kind
from cogs.colditz.rules.castle.pawns import owner, with_man
from cogs.colditz.rules.interruptions.trade import as_told
from cogs.colditz.state import EVERYBODY, GERMAN, Cards, Guard, Interruption, Man, State, Stock, Trade, Turn, in_order


class OfficerView(Record, frozen=True):
    """An escape officer. `cards` and `stock` are the owner's own, None for others, who see how many there are and the
    kinds in `seen`."""

    men: tuple[Man, ...]
    stock: Stock | None
    seen: Stock
    equipment: int
    count: int
    cards: Cards | None
    kit: bool
    dared: int
    escapes: int
    out: bool


class Laid(Record, frozen=True):
    """A card that went under its deck: who saw it, EVERYBODY or the one who put it away, and its kind if that is the
    viewer, else empty."""

    by: int
    kind: str


class InterruptionView(Record, frozen=True):
    """What interrupts the turn: what everybody sees of it, the viewer's own answer to a roll call, and where his own
    man goes on to from a gate."""

    kind: str
    asked: tuple[Seat, ...]
    man: str
    men: tuple[str, ...]
    guard: int
    place: str
    owing: tuple[int, ...]
    answer: str | None
    answers: tuple[tuple[int, str], ...] = ()
    """Who has answered, and what; to a roll call that is empty, for it is secret."""
    path: tuple[str, ...] = ()
    from_hand: bool = False


class View(Record, frozen=True):
    """The table as one viewer knows it. Officers are in turn order; `me` is the viewer's own, GERMAN, or None."""

    viewer: Viewer
    me: int | None
    german: Seat
    officers: tuple[OfficerView, ...]
    guards: tuple[Guard, ...]
    opportunity: int
    security: int
    dares: Cards
    """The kinds of the Do or die cards that nobody has drawn."""
    under: tuple[Laid, ...]
    """The last cards of the Opportunity deck, as they went under it."""
    security_under: tuple[Laid, ...]
    phase: str
    piles: Stock
    hand_count: int
    hand: Cards | None
    cell: str
    tunnels: tuple[str, ...]
    active: int
    round: int
    rounds: int
    late: bool
    target: int
    house: tuple[str, ...]
    called: bool
    skipped: bool
    turn: Turn
    interruption: InterruptionView | None
    trades: tuple[Trade, ...]
    result: Result | None
    chosen: tuple[int, ...]
    pinned: int | None = None
    """The plan that the viewer has pinned for himself, beside the game; none in what `view` gives."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.officers) + 1

    def seat(self, officer: int) -> Seat:
        """Give the seat of an officer, or the German's for GERMAN."""
        if self.chosen and officer != GERMAN:
            officer = in_order(self.chosen, len(self.officers)).index(officer)
        return (self.german + officer + 1) % self.players

    def officer(self, seat: Seat) -> int:
        """Give the officer at `seat`, or GERMAN."""
        return next((officer for officer in range(len(self.officers)) if self.seat(officer) == seat), GERMAN)

    def undecided(self, officer: int) -> bool:
        """Tell whether it is still open who plays an officer (§3.2)."""
        return self.phase == "colours" and officer != GERMAN and officer not in self.chosen


def view(state: State, viewer: Viewer) -> View:
    """Show `state` to `viewer`. Once the game is over everything is shown to everybody."""
    over = state.result is not None
    me = None if viewer is None else state.officer(viewer)
    officers = tuple(
        OfficerView(
            men=_standing(state, number),
            stock=one.stock if over or me == number else None,
            seen=one.seen,
            equipment=sum(one.stock),
            count=len(one.cards),
            cards=one.cards if over or me == number else None,
            kit=one.kit,
            dared=one.dared,
            escapes=one.escapes,
            out=one.out,
        )
        for number, one in enumerate(state.officers)
    )
    return View(
        viewer=viewer,
        me=me,
        german=state.german,
        officers=officers,
        guards=state.guards,
        opportunity=len(state.opportunity),
        security=len(state.security),
        dares=_fresh(state),
        under=_laid(state.opportunity, state.under, me),
        security_under=_laid(state.security, state.security_under, me),
        phase=state.phase,
        piles=state.piles,
        hand_count=len(state.hand),
        hand=state.hand if over or me == GERMAN else None,
        cell=state.cell,
        tunnels=tuple(kind(card) for card in state.tunnels),
        active=state.active,
        round=state.round,
        rounds=state.rounds,
        late=state.late,
        target=state.target,
        house=state.house,
        called=state.called,
        skipped=state.skipped,
        turn=state.turn,
        interruption=_interruption(state, state.interruption, me),
        trades=tuple(as_told(trade) for trade in state.trades if me in (trade.giver, trade.taker)),
        result=state.result,
        chosen=state.chosen,
    )


def _fresh(state: State) -> Cards:
    """List the kinds of the Do or die cards that nobody has drawn."""
    drawn = {str(one.dared) for one in state.officers}
    return tuple(sorted(what for card in state.dares if (what := kind(card)) not in drawn))


def _laid(deck: Cards, under: tuple[int, ...], me: int | None) -> tuple[Laid, ...]:
    """Show the last cards of a deck to who saw them."""
    last = deck[len(deck) - len(under) :]
    return tuple(Laid(by, kind(card) if by in (EVERYBODY, me) else "") for card, by in zip(last, under, strict=True))


def _standing(state: State, officer: int) -> tuple[Man, ...]:
    """Give where an officer's men are seen: one whose key or pass is looked at stands before the gate (§3.7)."""
    men, interruption = state.officers[officer].men, state.interruption
    if interruption is None or interruption.kind != "gate" or owner(interruption.man) != officer:
        return men
    return with_man(state, interruption.man, place=interruption.men[-1]).officers[officer].men


def _interruption(state: State, interruption: Interruption | None, me: int | None) -> InterruptionView | None:
    if interruption is None:
        return None
    owns = interruption.kind == "gate" and owner(interruption.man) == me
    own = next((word for officer, word in interruption.answers if officer == me), None)
    return InterruptionView(
        kind=interruption.kind,
        asked=tuple(state.seat(officer) for officer in interruption.asked),
        man=interruption.man,
        men=interruption.men,
        guard=interruption.guard,
        place=interruption.place,
        owing=interruption.owing,
        answer=own if interruption.kind == "call" else None,
        answers=tuple((officer, "" if interruption.kind == "call" else word) for officer, word in interruption.answers),
        path=interruption.path if owns else (),
        from_hand=interruption.from_hand and owns,
    )
