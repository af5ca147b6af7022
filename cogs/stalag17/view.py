"""What a seat may see of a table of Stalag 17, built field by field (docs/rules/stalag17.md §6)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat, Viewer
from cogs.stalag17.data import Numbers
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.round import choosing
from cogs.stalag17.state import Cards, Line, Past, Plan, State


class PlayerView(Record, frozen=True):
    """A player. `hand`, `laid`, `side`, `answer`, `late` are the viewer's own, None for others until the game is over.

    `seen` lies face-down and was shown by a failed escape. `held` and `somewhere` are kinds of card, since nobody can
    tell copies apart: what was taken in the open and is in the hand, and what is in the hand or face-down; `laid_then`
    says of each such how many cards lay in play when it was last known to be in the hand.
    """

    left: int
    vigilance: int
    coin: bool
    informer: bool
    hand_size: int
    laid_size: int
    hand: Cards | None
    laid: Cards | None
    side: str | None
    answer: str | None
    late: bool | None
    negotiated: Cards
    offer: str
    seen: Cards
    held: Cards
    somewhere: Cards
    laid_then: tuple[int, ...]
    gone: bool


class View(Record, frozen=True):
    """The table as one viewer knows it."""

    viewer: Viewer
    informer: bool
    negotiation: bool
    exchange: bool
    joint: bool
    tie_break: bool
    players: tuple[PlayerView, ...]
    deck_size: int
    discards: Cards
    plan: Plan
    phase: str
    round: int
    start: Seat
    turn: Seat
    reshuffles: int
    attempted: bool
    last: int | None
    idle: int
    """Turns in a row in which nothing was done (E31)."""
    voids: int
    chosen: tuple[Seat, ...]
    """Who has chosen a side of the coin, or said whether to join."""
    choosing: tuple[Seat, ...]
    """Who still chooses."""
    escaper: Seat | None
    joiner: Seat | None
    call: tuple[Line, ...]
    past: tuple[Past, ...]
    result: Result | None
    numbers: Numbers

    @property
    def own(self) -> PlayerView | None:
        """The viewer's own seat; None for the channel."""
        return None if self.viewer is None else self.players[self.viewer]

    def missing(self) -> tuple[str, ...]:
        """List the objects that the viewer still lacks in play (§3.5); for a seat's own view."""
        own = self.players[self.viewer or 0]
        return plan.missing(self.plan, own.laid or (), len(own.negotiated))

    def runaway(self) -> tuple[int, int]:
        """Give the viewer's runaway points in play and those an escape needs now, or joining one (§3.5, §4.4)."""
        own = self.players[self.viewer or 0]
        joint_last = self.phase == "joint" and own.left == 1
        return plan.runaway(own.laid or ()), plan.required(self.plan, own.vigilance, own.informer, joint_last)


def view(state: State, viewer: Viewer) -> View:
    """Show `state` to `viewer`. Once the game is over everything is shown to everybody."""
    over = state.result is not None
    players = [
        PlayerView(
            left=player.left,
            vigilance=player.vigilance,
            coin=player.coin,
            informer=player.informer,
            hand_size=len(player.hand),
            laid_size=len(player.laid),
            hand=player.hand if over or seat == viewer else None,
            laid=player.laid if over or seat == viewer else None,
            side=player.side if over or seat == viewer else None,
            answer=player.answer if over or seat == viewer else None,
            late=player.late if over or seat == viewer else None,
            negotiated=player.negotiated,
            offer=player.offer,
            seen=player.seen,
            held=player.held,
            somewhere=player.somewhere,
            laid_then=player.laid_then,
            gone=player.gone,
        )
        for seat, player in enumerate(state.players)
    ]
    return View(
        viewer=viewer,
        informer=state.informer,
        negotiation=state.negotiation,
        exchange=state.exchange,
        joint=state.joint,
        tie_break=state.tie_break,
        players=tuple(players),
        deck_size=len(state.deck),
        discards=state.discards,
        plan=state.plan,
        phase=state.phase,
        round=state.round,
        start=state.start,
        turn=state.turn,
        reshuffles=state.reshuffles,
        attempted=state.attempted,
        last=state.last,
        idle=state.idle,
        voids=state.voids,
        chosen=tuple([seat for seat, player in enumerate(state.players) if player.side or player.answer]),
        choosing=choosing(state),
        escaper=state.escaper,
        joiner=state.joiner,
        call=state.call,
        past=state.past,
        result=state.result,
        numbers=state.numbers,
    )
