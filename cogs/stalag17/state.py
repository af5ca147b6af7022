"""The state of a table of Stalag 17 (docs/rules/stalag17.md §3.1, §6)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.stalag17.data import RECONSTRUCTED, RULES, Numbers

Cards = tuple[str, ...]
"""Ids of cards. Those of a hand are in the order of the box."""


class Plan(Record, frozen=True):
    """The plan of a round: its dice and what they require (§3.3).

    `objects` has each required object as often as it was rolled (E4). `runaway` is the number of runaway points
    required before vigilance is added.
    """

    faces: tuple[str, ...] = ()
    number: int = 0
    objects: tuple[str, ...] = ()
    runaway: int = 0
    wild: bool = False
    """Whether information can supply any object (E6)."""


class PublicPlayer(Record, frozen=True, kw_only=True):
    """The public facts about a player."""

    left: int = RULES.prisoners
    """How many prisoners are still in the camp."""
    vigilance: int = 0
    coin: bool = False
    """Whether the player has not spent the coin and may still be an informer (§4.1)."""
    informer: bool = False
    negotiated: Cards = ()
    offer: str = ""
    """The card that the player offers face-up, or "" (§4.3)."""
    seen: Cards = ()
    """Face-down cards in play that a failed escape has shown to everybody."""
    held: Cards = ()
    """Kinds of cards in the hand that everybody has seen the player take."""
    somewhere: Cards = ()
    """Kinds of cards that everybody has seen the player take and that are in hand or face-down now."""
    laid_then: tuple[int, ...] = ()
    """For each card of `somewhere`, how many cards were in play when it was last known to be in hand."""
    rested: bool = False
    """Whether the player has had the quiet night (§4.6)."""
    gone: bool = False


class Player(PublicPlayer, frozen=True, kw_only=True):
    """A player with all secrets."""

    side: str = ""
    """The side of the coin chosen this round: heads, tails or "". It is secret until all have chosen."""
    answer: str = ""
    """The answer whether to join an escape: join, stay or "". It is secret until it is certain who joins (§4.4)."""
    late: bool = False
    """Whether the player ran out of time for a side or an answer. It is shown together with these (E31)."""
    hand: Cards = ()
    laid: Cards = ()
    """Face-down cards in play."""


class Line(Record, frozen=True):
    """A player's line of the roll call, with every term (§3.7).

    `discount` is what each prisoner takes off.
    """

    seat: Seat
    role: str
    """The player's role: escaped, joint, informer (an informer who escaped), or counted (any other player)."""
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
    """The result of a finished round.

    `out` has the players whose prisoners got out. `after` is every player's vigilance after it.
    """

    round: int
    out: tuple[Seat, ...]
    informers: tuple[Seat, ...]
    after: tuple[int, ...]


class PublicTable(Record, frozen=True, kw_only=True):
    """The public part of a table's state. `phase` is coin, turn, joint or over."""

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
    """The seat whose turn it is. While joining is asked, it is the seat whose turn it was."""
    discards: Cards = ()
    reshuffles: int = 0
    attempted: bool = False
    """Whether the player has already failed to escape in this turn."""
    last: int | None = None
    """How many last turns are left, including the current one; None before last turns.

    If an action finds no card to draw, this is set to the number of seats plus 1, and last turns start after that
    action (§3.9).
    """
    idle: int = 0
    """How many turns in a row passed without any action (E31)."""
    voids: int = 0
    """How many void rounds there have been in a row."""
    escaper: Seat | None = None
    joiner: Seat | None = None
    call: tuple[Line, ...] = ()
    """The last roll call."""
    past: tuple[Past, ...] = ()
    """All finished rounds."""
    result: Result | None = None
    numbers: Numbers = RECONSTRUCTED
    rounds: int = 0
    """The number of rounds in a short game, after which the player who is ahead wins; 0 for no limit (§4.7)."""
    quiet_night: bool = False
    """Whether each player may once discard the hand to halve the vigilance. It is a house rule (§4.6)."""

    def present(self) -> tuple[Seat, ...]:
        """Return the seats that have not left the game."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.gone)

    def offers(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats that offer a card."""
        return tuple([other for other, player in enumerate(self.players) if player.offer and other != seat])


class State(PublicTable, frozen=True, kw_only=True):
    """The whole state of a table, with all secrets."""

    players: tuple[Player, ...]
    deck: Cards
