"""Records of ended games: the result of each seat, and the ratings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec


class SeatOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of an ended game for one seat."""

    place: int
    """The place from 1, the best. Several seats may share one."""
    won: bool = False
    left: bool = False
    """Whether its player left the game before its end."""
    role: str = ""
    """The role, in a game with roles, as a text key of the game."""
    side: str = ""
    """The part of the role that makes winning easier or harder."""
    moves: int = 0
    """The number of its timed moves."""
    seconds: float = 0.0
    """The median time of a move."""
    turns: int = 0
    late: int = 0
    """The number of its turns that ran out of time."""
    achievements: tuple[str, ...] = ()


class OutcomeRecord(msgspec.Struct, frozen=True):
    """The outcome of an ended game, by seat. It is derived from the game's log and states."""

    ended: float
    """When the game ended, in seconds since 1970."""
    people: int
    """The number of people who played."""
    seats: tuple[SeatOutcome, ...]
    house: int | None = None
    """The place of the game itself, if nobody may win; None if a player always wins."""
    reckoned: int = 0
    """The version of the method that computed it."""
    returned: bool = False
    """Whether the players went back by agreement. Then it earns no rating and no achievement."""
    casual: bool = False
    """Whether its host had chosen a casual game, which earns neither."""
    sums: Mapping[str, int] = {}
    """How often each counted thing happened, for the server's story. It excludes private tables."""


class Sitter(NamedTuple):
    """The player of a seat, by number (a computer by level), and the seat's result."""

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
    """Whether it changes ratings."""
    hidden: bool = False
    """Whether a moderator has hidden it from the server's pages."""
    returned: bool = False
    """Whether the players went back by agreement."""
    casual: bool = False
    """Whether its host had chosen a game without a rating."""


class SumsRecord(NamedTuple):
    """How often each counted thing happened in an ended game, for the server's story."""

    game: str
    ended: float
    sums: Mapping[str, int]


class MemoryRecord(msgspec.Struct, frozen=True):
    """A deed of `who` to `whom` in an ended game at an open table of a server.

    Each is the number of a person or the name of a computer; at least one is a person. The game defines the `kind`.
    """

    guild: int
    table: int
    kind: str
    who: str
    whom: str
    day: int
    """The day, in days since 1970."""
    game: str = ""
    """The game of that table."""


class RatingRecord(msgspec.Struct, frozen=True):
    """A player's rating: the mean, its uncertainty, and the number of games."""

    mu: float
    sigma: float
    games: int = 0
