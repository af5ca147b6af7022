"""Seat a newcomer under a safe name that differs from the other players' names.

Only this module can create a seat.

Lobbies and sign-ups use a `Newcomer`, which cannot be stored in a record. Only this module turns it into a seat or an
entrant.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.table.names import safe, told_apart
from storage.records.agreements import Shoulder
from storage.records.contests import EntrantRecord, GuestRecord
from storage.records.guesses import Guesser
from storage.records.tables import SeatRecord


class Newcomer(msgspec.Struct, frozen=True):
    """A person who wants to take part, with the `name` that Discord shows."""

    name: str
    user: int
    contribution: str = ""
    """The id of the person's press on the button, which is mixed into the shuffle."""
    dm: int | None = None
    locale: str = "en-US"


def person(newcomer: Newcomer, others: Iterable[str]) -> SeatRecord:
    """Return the seat of `newcomer`, with a name that differs from the `others`."""
    name = told_apart(safe(newcomer.name), others)
    return SeatRecord(name, newcomer.user, contribution=newcomer.contribution, dm=newcomer.dm, locale=newcomer.locale)


def computer(number: int, level: str, name: str) -> SeatRecord:
    """Return the seat of a computer player. Its contribution to the shuffle is not secret."""
    return SeatRecord(name=name, level=level, contribution=f"computer {number}")


def friend(newcomer: Newcomer, others: Iterable[str], dm: int, text_first: bool = False) -> Shoulder:
    """Return the record of `newcomer` as a friend who sees a player's hand.

    `others` are the names at the table. `dm` is the channel of the friend's direct messages.
    """
    name = told_apart(safe(newcomer.name), others)
    return Shoulder(newcomer.user, name, dm, newcomer.locale, text_first)


def guesser(newcomer: Newcomer, others: Iterable[str], ghost: bool) -> Guesser:
    """Return the record of `newcomer` as a person who guesses at a table.

    `others` are the names at the table. `ghost` says that the person is a player who is out of the game.
    """
    return Guesser(safe(newcomer.name) if ghost else told_apart(safe(newcomer.name), others), ghost)


def called(newcomer: Newcomer) -> str:
    """Return the safe name of `newcomer`, for texts that contain no other names."""
    return safe(newcomer.name)


def entrant(newcomer: Newcomer, others: Iterable[str]) -> EntrantRecord:
    """Return `newcomer` as an entrant of a tournament, with a name that differs from the `others`."""
    name = told_apart(safe(newcomer.name), others)
    return EntrantRecord(
        name, newcomer.user, contribution=newcomer.contribution, dm=newcomer.dm, locale=newcomer.locale
    )


def guest(newcomer: Newcomer, others: Iterable[str], voice: bool) -> GuestRecord:
    """Return `newcomer` as a guest of a party evening, with a name that differs from the `others`.

    A party stays in its channel, so the guest gets no direct messages.
    """
    name = told_apart(safe(newcomer.name), others)
    return GuestRecord(name, newcomer.user, contribution=newcomer.contribution, locale=newcomer.locale, voice=voice)


def computer_entrant(level: str, name: str, others: Iterable[str]) -> EntrantRecord:
    """Return a computer player as an entrant of a tournament, with a name that differs from the `others`.

    With this entrant, an odd number of entrants becomes even.
    """
    return EntrantRecord(name=told_apart(name, others), level=level, contribution="computer")


def seat_of_entrant(entrant: EntrantRecord) -> SeatRecord:
    """Return the seat of `entrant` in a game of the tournament.

    Its name already differs from those of all other entrants.
    """
    return SeatRecord(
        entrant.name, entrant.user or None, entrant.level, entrant.contribution, entrant.dm, entrant.locale
    )


def again(seat: SeatRecord) -> SeatRecord:
    """Return the seat of the same player in the next game of a series, with the same name.

    A person gives a new word for the shuffle.
    """
    contribution = seat.contribution if seat.user is None else ""
    return SeatRecord(seat.name, seat.user, seat.level, contribution, seat.dm, seat.locale)
