"""Records of ended games: the result of each seat, and the ratings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec


class SeatOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of an ended game for one seat."""

    place: int
    """The place of the seat, 1 for the best. Several seats may share a place."""
    won: bool = False
    left: bool = False
    """Whether the player left the game before its end."""
    role: str = ""
    """The text key of the seat's role; "" in a game without roles."""
    side: str = ""
    """The key of what makes winning easier or harder for the seat. By default it is the role."""
    moves: int = 0
    """The number of the seat's moves whose time was measured."""
    seconds: float = 0.0
    """The median time of a move of the seat, in seconds."""
    turns: int = 0
    late: int = 0
    """The number of the seat's turns in which time ran out."""
    achievements: tuple[str, ...] = ()


class OutcomeRecord(msgspec.Struct, frozen=True):
    """The outcome of an ended game, by seat. It is computed from the game's log and states."""

    ended: float
    """The time at which the game ended, in seconds since 1970."""
    people: int
    """The number of people who played the game. Computer players do not count."""
    seats: tuple[SeatOutcome, ...]
    house: int | None = None
    """The place of the game itself, in a game that nobody may win; None if a player always wins."""
    reckoned: int = 0
    """The version of the computation that made this outcome."""
    returned: bool = False
    """Whether the players agreed to return to an earlier moment. Then the game earns no rating and no achievement."""
    casual: bool = False
    """Whether the host chose a casual game, which earns no rating and no achievement."""
    sums: Mapping[str, int] = {}
    """How often each thing that the game counts has happened, by name, for the server's statistics. It is empty for
    private tables.
    """


class Sitter(NamedTuple):
    """The player of a seat, with the outcome of the seat. A computer player is given by its level."""

    user: int | None
    name: str
    level: str
    outcome: SeatOutcome


class PlayedRecord(msgspec.Struct, frozen=True):
    """An ended game with its players and their results."""

    table: int
    game: str
    guild: int | None
    ended: float
    people: int
    house: int | None
    sitters: tuple[Sitter, ...]
    rates: bool = True
    """Whether the game changes the ratings of its players."""
    hidden: bool = False
    """Whether a moderator has hidden the game from the server's pages."""
    returned: bool = False
    """Whether the players agreed to return to an earlier moment."""
    casual: bool = False
    """Whether the host chose a casual game."""


class SumsRecord(NamedTuple):
    """How often each thing that a game counts has happened in an ended game, for the server's statistics."""

    game: str
    ended: float
    sums: Mapping[str, int]


class MemoryRecord(msgspec.Struct, frozen=True):
    """A deed of one player to another in an ended game at an open table of a server.

    `who` and `whom` are ids of people or names of computer characters; at least one is a person. The game defines the
    `kind`.
    """

    guild: int
    table: int
    kind: str
    who: str
    whom: str
    day: int
    """The day on which the deed was done, in days since 1970."""
    game: str = ""
    """The name of the game."""


class RatingRecord(msgspec.Struct, frozen=True):
    """A player's rating: its mean, its uncertainty (standard deviation), and the number of rated games."""

    mu: float
    sigma: float
    games: int = 0
