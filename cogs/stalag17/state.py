"""The state of a table of Stalag 17 (docs/rules/stalag17.md §3.1, §6)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.stalag17.data import RECONSTRUCTED, RULES, Numbers

Cards = tuple[str, ...]
"""Ids of cards; those of a hand are in the order of the box."""


class Plan(Record, frozen=True):
    """The dice of a round (§3.3): the object dice, the numbered die, and their sum.

    `objects` has each required object as often as it shows (E4). `runaway` is the number of points required before
    vigilance.
    """

    faces: tuple[str, ...] = ()
    number: int = 0
    objects: tuple[str, ...] = ()
    runaway: int = 0
    wild: bool = False
    """Whether information supplies any of the objects (E6)."""


class PublicPlayer(Record, frozen=True, kw_only=True):
    """The public facts about a seat."""

    left: int = RULES.prisoners
    """Prisoners still in the camp."""
    vigilance: int = 0
    coin: bool = False
    """Whether the seat may still be an informer once (§4.1)."""
    informer: bool = False
    negotiated: Cards = ()
    offer: str = ""
    """The card offered face-up, or empty (§4.3)."""
    seen: Cards = ()
    """Face-down cards in play that a failed escape has shown to everybody."""
    held: Cards = ()
    """Kinds of cards in the hand that everybody has seen the player take. Copies are alike."""
    somewhere: Cards = ()
    """Kinds of cards that everybody has seen the player take, and that are now in hand or face-down."""
    laid_then: tuple[int, ...] = ()
    """For each of `somewhere`, the number of cards in play when everybody last knew that card to be in hand."""
    rested: bool = False
    """Whether the seat has had its quiet night (§4.6)."""
    gone: bool = False


class Player(PublicPlayer, frozen=True, kw_only=True):
    """A seat with its secrets."""

    side: str = ""
    """The side of the coin chosen this round, heads or tails; hidden until all have chosen."""
    answer: str = ""
    """The answer when asked to join an escape, join or stay; hidden until the window closes (§4.4)."""
    late: bool = False
    """Whether the player's time ran out over a side or an answer; shown together with these (E31)."""
    hand: Cards = ()
    laid: Cards = ()
    """Face-down cards in play."""


class Line(Record, frozen=True):
    """A player's line of the roll call, with every term (§3.7). `discount` is what one prisoner takes off."""

    seat: Seat
    role: str
    """escaped, joint, informer (an informer who escaped), or counted (any other player)."""
    hand: Cards
    laid: Cards
    negotiated: int
    in_hand: int
    barracks: int
    extra: int
    left: int
    discount: int
    change: int
    before: int
    after: int


class Past(Record, frozen=True):
    """The result of a round: whose prisoners got out, the informers, and everybody's vigilance after it."""

    round: int
    out: tuple[Seat, ...]
    informers: tuple[Seat, ...]
    after: tuple[int, ...]


class PublicTable(Record, frozen=True, kw_only=True):
    """The public facts about a table. `phase` is coin, turn, joint or over."""

    informer: bool
    negotiation: bool
    exchange: bool
    joint: bool
    tie_break: bool
    players: tuple[PublicPlayer, ...]
    plan: Plan
    phase: str = "turn"
    round: int = 1
    start: Seat = 0
    turn: Seat = 0
    """The seat whose turn it is; in the joint window, the seat whose turn it was."""
    discards: Cards = ()
    reshuffles: int = 0
    attempted: bool = False
    """Whether the player has already failed an escape in this turn."""
    last: int | None = None
    """Last turns left, including the current one. If an action finds no card to draw, this is set to the number of
    seats plus 1, and last turns begin after that action (§3.9)."""
    idle: int = 0
    """Turns in a row in which nothing was done (E31)."""
    voids: int = 0
    """Void rounds in a row."""
    escaper: Seat | None = None
    joiner: Seat | None = None
    call: tuple[Line, ...] = ()
    """The last roll call."""
    past: tuple[Past, ...] = ()
    """All rounds that are over."""
    result: Result | None = None
    numbers: Numbers = RECONSTRUCTED
    rounds: int = 0
    """The number of rounds in a short game, after which the player who is ahead wins; 0 for no limit (§4.7)."""
    quiet_night: bool = False
    """Whether each seat may once discard its hand to halve its vigilance: a house rule (§4.6)."""

    def present(self) -> tuple[Seat, ...]:
        """List the seats that have not left."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.gone)

    def offers(self, seat: Seat) -> tuple[Seat, ...]:
        """List the other seats with an offered card."""
        return tuple([other for other, player in enumerate(self.players) if player.offer and other != seat])


class State(PublicTable, frozen=True, kw_only=True):
    """The whole state, secrets included."""

    players: tuple[Player, ...]
    deck: Cards
