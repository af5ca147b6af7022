"""The ways in which a game can stop before its end, and their effects.

docs/play.md, *Fair play*, has the same list.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from storage.records.tables import TableRecord

DELETED, UNKNOWN, SHUT, DESERTED = "deleted", "unknown", "shut", "deserted"
"""Reasons why a table is suspended: its channel was deleted, Discord does not know the channel, the bot had no access
to it for a day, or all players were away for too long.
"""

FORGOTTEN, REFUSED, UNREADABLE = "lost", "refused", "unreadable"
"""Reasons why a table was ended: a suspended table was not moved in time, Discord refused the first board of a lobby,
or the program can no longer read the game.
"""


class Effect(StrEnum):
    """The effect of an early stop on something that a game counts for, such as ratings."""

    LOST = "lost"
    """The player who leaves has lost. With 2 players, the other has won."""
    VOID = "void"
    """The game counts for nobody."""
    AGAIN = "again"
    """The game counts for nobody and is played again. In a tournament it is played again only once."""
    WAITS = "waits"
    """The game may still go on. A tournament waits for 7 days; then the game is played again once."""
    PLAYED = "played"
    """The game goes on and counts normally."""
    BARRED = "barred"
    """A game of this kind cannot stop in this way."""


class Way(NamedTuple):
    """A way in which a game stops early, with the effects on everything that it counts for."""

    name: str
    result: Effect
    rating: Effect
    statistics: Effect
    """The effect on statistics and achievements."""
    series: Effect
    knockout: Effect
    league: Effect
    reasons: tuple[str, ...] = ()
    """The reasons that are stored in a void or suspended table if it stopped in this way."""


COLUMNS = ("result", "rating", "statistics", "series", "knockout", "league")

LOST, VOID, AGAIN, WAITS, PLAYED, BARRED = Effect

HOST, CONSENT, MODERATOR, OPERATOR = "ended", "consent", "moderator", "operator"
"""The reasons that are stored in a table if people have ended it: its host, all players, a moderator, the operator."""

REPLAYED = "replayed"
"""The reason stored in a suspended tournament table if its game is played again at another table."""

WAYS = (
    Way("resigned", LOST, LOST, LOST, LOST, LOST, LOST),
    Way("host", VOID, VOID, VOID, AGAIN, BARRED, BARRED, (HOST,)),
    Way("consent", VOID, VOID, VOID, AGAIN, BARRED, BARRED, (CONSENT,)),
    Way("moderator", VOID, VOID, VOID, AGAIN, AGAIN, AGAIN, (MODERATOR,)),
    Way("operator", VOID, VOID, VOID, AGAIN, AGAIN, AGAIN, (OPERATOR,)),
    Way("deleted-person", LOST, LOST, LOST, LOST, LOST, LOST),
    Way("left-server", PLAYED, PLAYED, PLAYED, PLAYED, PLAYED, PLAYED),
    Way("away", PLAYED, PLAYED, PLAYED, PLAYED, PLAYED, PLAYED),
    Way("replaced", LOST, LOST, LOST, LOST, BARRED, BARRED),
    Way("deleted-channel", WAITS, WAITS, WAITS, WAITS, WAITS, WAITS, (DELETED, UNKNOWN)),
    Way("closed-channel", WAITS, WAITS, WAITS, WAITS, WAITS, WAITS, (SHUT,)),
    Way("moved", PLAYED, PLAYED, PLAYED, PLAYED, PLAYED, PLAYED),
    Way("suspended", WAITS, WAITS, WAITS, WAITS, WAITS, WAITS, (DESERTED,)),
    Way("void", VOID, VOID, VOID, AGAIN, AGAIN, AGAIN, (UNREADABLE,)),
    Way("restored", PLAYED, PLAYED, PLAYED, PLAYED, PLAYED, PLAYED),
)

_BY_REASON = {reason: way for way in WAYS for reason in way.reasons}
_BY_NAME = {way.name: way for way in WAYS}


def way(name: str) -> Way:
    """Return the way of stopping a game that has this name. Raises KeyError."""
    return _BY_NAME[name]


def way_of(record: TableRecord) -> Way | None:
    """Return the way in which a table has stopped early; None if it has not.

    A live table or a game that ended by its rules has not stopped early.
    """
    if record.status == "suspended":
        return _BY_REASON.get(record.suspended_for, way("suspended"))
    if record.status == "void":
        return _BY_REASON.get(record.reason, way("void"))
    return None


def is_barred(name: str, record: TableRecord) -> bool:
    """Return whether the way of stopping called `name` is impossible for the game of a table.

    For example, some ways are impossible in a tournament. Others are impossible at a party evening, where people come
    back.
    """
    if record.party is not None and name == "replaced":
        return True
    return record.tournament is not None and way(name).knockout is BARRED
