"""The state of a table of Stalag 17 (docs/rules/stalag17.md §3.1, §6)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.stalag17.data import RECONSTRUCTED, RULES, Numbers

Cards = tuple[str, ...]
"""Ids of cards. Those of a hand are in the order of the box."""


class Plan(Record, frozen=True):
    """The plan of a round: its dice, and what an escape requires (§3.3).

    `objects` lists each required object as often as it was rolled (E4). `runaway` is the number of runaway points
    required before a player's vigilance is added.
    """

    faces: tuple[str, ...] = ()
    number: int = 0
    objects: tuple[str, ...] = ()
    runaway: int = 0
    wild: bool = False
    """Whether an information card can supply any object (E6)."""


class PublicPlayer(Record, frozen=True, kw_only=True):
    """The facts about a player that everybody knows."""

    left: int = RULES.prisoners
    """How many of the player's prisoners are still in the camp."""
    vigilance: int = 0
    coin: bool = False
    """Whether the player still has the coin and can become an informer (§4.1)."""
    informer: bool = False
    negotiated: Cards = ()
    offer: str = ""
    """The card that the player offers face-up. It is "" if there is none (§4.3)."""
    seen: Cards = ()
    """Face-down cards in play that everybody has seen, because an escape failed."""
    held: Cards = ()
    """Kinds of cards that everybody has seen the player take and that are certainly still in the hand."""
    somewhere: Cards = ()
    """Kinds of cards that everybody has seen the player take but that may now be face-down in play."""
    laid_then: tuple[int, ...] = ()
    """For each card of `somewhere`, how many cards were in play when it was certainly still in the hand."""
    rested: bool = False
    """Whether the player has used the action "quiet night" (§4.6)."""
    gone: bool = False


class Player(PublicPlayer, frozen=True, kw_only=True):
    """A player with all cards and secret choices."""

    side: str = ""
    """The side of the coin that the player has chosen in this round: heads, tails or "".

    It is secret until all players have chosen.
    """
    answer: str = ""
    """The player's answer whether to join an escape: join, stay or "".

    It is secret until it is certain who joins (§4.4).
    """
    late: bool = False
    """Whether the player ran out of time for choosing a side or for an answer.

    It is shown together with the side or the answer (E31).
    """
    hand: Cards = ()
    laid: Cards = ()
    """The player's face-down cards in play."""


class Line(Record, frozen=True):
    """A player's line in the table of a roll call, with every number of the sum (§3.7).

    `discount` is how much vigilance each prisoner of the player takes off.
    """

    seat: Seat
    role: str
    """The player's role in the roll call.

    It is escaped, joint, informer (an informer who escaped), or counted (any other player).
    """
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

    `out` lists the players whose prisoners got out. `after` is every player's vigilance after the round.
    """

    round: int
    out: tuple[Seat, ...]
    informers: tuple[Seat, ...]
    after: tuple[int, ...]


class PublicTable(Record, frozen=True, kw_only=True):
    """The part of a table's state that everybody knows.

    `phase` is coin, turn, joint or over.
    """

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
    """The seat of the player whose turn it is.

    While players are asked whether to join, it is the seat whose turn it was.
    """
    discards: Cards = ()
    reshuffles: int = 0
    attempted: bool = False
    """Whether the player has already failed to escape in this turn."""
    last: int | None = None
    """How many of the last turns of a round are left, including the current one.

    It is None before the last turns. If an action finds no card to draw, it is set to the number of seats plus 1. The
    last turns then start after that action (§3.9).
    """
    idle: int = 0
    """How many turns in a row passed in which no player acted (E31)."""
    voids: int = 0
    """How many rounds in a row have ended without an escape."""
    escaper: Seat | None = None
    joiner: Seat | None = None
    call: tuple[Line, ...] = ()
    """The lines of the last roll call."""
    past: tuple[Past, ...] = ()
    """The results of all finished rounds."""
    result: Result | None = None
    numbers: Numbers = RECONSTRUCTED
    rounds: int = 0
    """How many rounds a short game has; 0 if there is no limit (§4.7).

    After these rounds the player who is ahead wins.
    """
    quiet_night: bool = False
    """Whether the house rule "quiet night" is used (§4.6).

    With it, each player may once discard the hand to halve the player's vigilance.
    """

    def present(self) -> tuple[Seat, ...]:
        """Return the seats of the players who have not left the game."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.gone)

    def offers(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of other players who offer a card."""
        return tuple([other for other, player in enumerate(self.players) if player.offer and other != seat])


class State(PublicTable, frozen=True, kw_only=True):
    """The whole state of a table, with all cards and secret choices."""

    players: tuple[Player, ...]
    deck: Cards
