"""What is kept of ended games: how each seat came out, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec


class SeatOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an ended game was for one seat."""

    place: int
    """From 1, the best; several may share one."""
    won: bool = False
    left: bool = False
    """Whether its player left the game before its end."""
    role: str = ""
    """Whom it played, in a game with roles: a text of the game says it."""
    side: str = ""
    """What of that makes a difference to how easily one wins."""
    moves: int = 0
    """How many of its moves are timed."""
    seconds: float = 0.0
    """What the middle one of them took."""
    turns: int = 0
    late: int = 0
    """How many of its turns ran out of time."""
    achievements: tuple[str, ...] = ()


class OutcomeRecord(msgspec.Struct, frozen=True):
    """What came of an ended game, by seat: derived from its log and states."""

    ended: float
    """When, in seconds since 1970."""
    people: int
    """How many people played."""
    seats: tuple[SeatOutcome, ...]
    house: int | None = None
    """The place of the game itself, where nobody may win; None where somebody always does."""
    reckoned: int = 0
    """The number of the way in which it was reckoned."""
    returned: bool = False
    """Whether its people went back in it by agreement: then it earns no rating and no achievement."""
    casual: bool = False
    """Whether its host had chosen that it earns neither."""
    sums: Mapping[str, int] = {}
    """What happened in it how often, for the story of its server; nothing of a private table."""


class Sitter(NamedTuple):
    """Who sat in a seat, by number or, for a computer, by level, and what came of it."""

    user: int | None
    name: str
    level: str
    outcome: SeatOutcome


class PlayedRecord(msgspec.Struct, frozen=True):
    """An ended game with who played it and what came of it."""

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
    """Whether a moderator has hidden it from the pages of its server."""
    returned: bool = False
    """Whether its people went back in it by agreement."""
    casual: bool = False
    """Whether its host had chosen that it earns no rating."""


class SumsRecord(NamedTuple):
    """What happened in an ended game how often, for the story of its server."""

    game: str
    ended: float
    sums: Mapping[str, int]


class MemoryRecord(msgspec.Struct, frozen=True):
    """What `who` did to `whom` in an ended game at an open table of a server: each the number of a person or the name
    of a computer, one of them a person. The game says what a `kind` is."""

    guild: int
    table: int
    kind: str
    who: str
    whom: str
    day: int
    """In days since 1970."""
    game: str = ""
    """The game of that table."""


class RatingRecord(msgspec.Struct, frozen=True):
    """How strong somebody is held to be: the mean, and how far from it the truth may lie, after so many games."""

    mu: float
    sigma: float
    games: int = 0
