"""Seat a newcomer under a safe name that differs from the others' names.

There is no other way to a seat.

Lobbies and sign-ups use a `Newcomer`, which fits in no record. Only this module turns one into a seat or an entrant.
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
    """The id of the press, which is mixed into the shuffle."""
    dm: int | None = None
    locale: str = "en-US"


def person(newcomer: Newcomer, others: Iterable[str]) -> SeatRecord:
    """Return the seat of `newcomer`, with a name that differs from the `others`."""
    name = told_apart(safe(newcomer.name), others)
    return SeatRecord(name, newcomer.user, contribution=newcomer.contribution, dm=newcomer.dm, locale=newcomer.locale)


def computer(number: int, level: str, name: str) -> SeatRecord:
    """Return the seat of a computer player. It adds nothing secret to the shuffle."""
    return SeatRecord(name=name, level=level, contribution=f"computer {number}")


def friend(newcomer: Newcomer, others: Iterable[str], dm: int, text_first: bool = False) -> Shoulder:
    """Return `newcomer` as a friend who looks over a player's shoulder at a table of `others`."""
    name = told_apart(safe(newcomer.name), others)
    return Shoulder(newcomer.user, name, dm, newcomer.locale, text_first)


def guesser(newcomer: Newcomer, others: Iterable[str], ghost: bool) -> Guesser:
    """Return `newcomer` as a guesser at a table of `others`.

    A `ghost` is one of these players, who is out of the game.
    """
    return Guesser(safe(newcomer.name) if ghost else told_apart(safe(newcomer.name), others), ghost)


def called(newcomer: Newcomer) -> str:
    """Return the safe name of `newcomer`, for texts without other names."""
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
    """Return a computer player as an entrant, with a name that differs from the `others`.

    It makes an odd number of entrants even.
    """
    return EntrantRecord(name=told_apart(name, others), level=level, contribution="computer")


def seat_of_entrant(entrant: EntrantRecord) -> SeatRecord:
    """Return the seat of `entrant` in a game of the tournament. Names already differ since the sign-up."""
    return SeatRecord(
        entrant.name, entrant.user or None, entrant.level, entrant.contribution, entrant.dm, entrant.locale
    )


def again(seat: SeatRecord) -> SeatRecord:
    """Return `seat` for the next game of a series, with the same name. A person contributes a new word."""
    contribution = seat.contribution if seat.user is None else ""
    return SeatRecord(seat.name, seat.user, seat.level, contribution, seat.dm, seat.locale)
