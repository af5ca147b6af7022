"""What is true at a table of Stalag 17 (docs/rules/stalag17.md §3.1, §6)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.stalag17.data import RECONSTRUCTED, RULES, Numbers

Cards = tuple[str, ...]
"""Ids of cards; those of a hand in the order of the box."""


class Plan(Record, frozen=True):
    """The dice of a round (§3.3): the faces of the object dice, the numbered die, and what they ask together.

    `objects` has each required object as often as it shows (E4); `runaway` is what is required before vigilance.
    """

    faces: tuple[str, ...] = ()
    number: int = 0
    objects: tuple[str, ...] = ()
    runaway: int = 0
    wild: bool = False
    """Whether information supplies any of the objects (E6)."""


class PublicPlayer(Record, frozen=True, kw_only=True):
    """What everybody sees of a seat."""

    left: int = RULES.prisoners
    """Prisoners still in the camp."""
    vigilance: int = 0
    coin: bool = False
    """Whether the seat may still be informer once (§4.1)."""
    informer: bool = False
    negotiated: Cards = ()
    offer: str = ""
    """The card offered face-up, or empty (§4.3)."""
    seen: Cards = ()
    """Face-down cards in play that a failed escape has shown to everybody."""
    held: Cards = ()
    """Kinds of cards that everybody has seen it take and that are in the hand: copies are alike."""
    somewhere: Cards = ()
    """Kinds of cards that everybody has seen it take, now in hand or face-down."""
    laid_then: tuple[int, ...] = ()
    """For each of `somewhere` how many cards lay in play when all last knew it to be in the hand."""
    rested: bool = False
    """Whether the seat has had its quiet night (§4.6)."""
    gone: bool = False


class Player(PublicPlayer, frozen=True, kw_only=True):
    """A seat with its secrets."""

    side: str = ""
    """The coin chosen this round, heads or tails; hidden until all have chosen."""
    answer: str = ""
    """What the seat has said when asked to join an escape, join or stay; hidden until the window closes (§4.4)."""
    late: bool = False
    """Whether its time ran out over a side or an answer, which is told when these are (E31)."""
    hand: Cards = ()
    laid: Cards = ()
    """Face-down cards in play."""


class Line(Record, frozen=True):
    """A player's line of the roll call, with every term (§3.7): `discount` is what one prisoner takes off."""

    seat: Seat
    role: str
    """escaped, joint, informer (who escaped), or counted (anybody else)."""
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
    """What a round brought: whose prisoners got out, who were informers, and everybody's vigilance after it."""

    round: int
    out: tuple[Seat, ...]
    informers: tuple[Seat, ...]
    after: tuple[int, ...]


class PublicTable(Record, frozen=True, kw_only=True):
    """What everybody sees of a table. `phase` is coin, turn, joint, over."""

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
    """Whose turn it is; in the joint window whose it was."""
    discards: Cards = ()
    reshuffles: int = 0
    attempted: bool = False
    """Whether the player has failed an escape in this turn already."""
    last: int | None = None
    """Last turns left, the running one included. Set to one more than there are seats by an action that found no card
    to draw, they begin after it (§3.9)."""
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
    """The rounds of a short game, after which whoever is ahead has won; 0 for no limit (§4.7)."""
    quiet_night: bool = False
    """Whether each seat may once discard its hand to halve its vigilance: a house rule (§4.6)."""

    def present(self) -> tuple[Seat, ...]:
        """List the seats that have not left."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.gone)

    def offers(self, seat: Seat) -> tuple[Seat, ...]:
        """List the other seats with an offered card."""
        return tuple([other for other, player in enumerate(self.players) if player.offer and other != seat])


class State(PublicTable, frozen=True, kw_only=True):
    """Everything, secrets included."""

    players: tuple[Player, ...]
    deck: Cards
