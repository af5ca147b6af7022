"""Check which people may guess at a table, and record their guesses."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.engine.record import Seat
from bot.table import guesses, shoulder
from bot.table.access import has_looked, may_look_on
from bot.table.gone import may_go
from bot.table.reads import TableReads
from storage.records.guesses import Guesser
from storage.records.tables import Draft, TableRecord


def may_guess(table: TableReads, user: int) -> bool:
    """Return whether `user` may guess.

    The person must be a watcher, or a player who is out of the game. People who have seen a player's hand as a friend
    may not guess. Neither may players who were replaced.
    """
    record = table.record
    if record.status != "playing" or not guesses.are_possible(record) or not may_look_on(record, user):
        return False
    looks = has_looked(record, user) or any(each.user == user for each in shoulder.shoulders(record).values())
    if looks or any(seat.charged == user for seat in record.seats):
        return False
    seat = table.seat_of(user)
    return seat is None or may_go(table, seat)


def check_may_guess(table: TableReads, user: int) -> None:
    """Raise Illegal if `user` may not guess."""
    if not may_guess(table, user):
        raise Illegal(Refusal("guess_not_you"))


def has_begun(table: TableReads, drafts: Collection[tuple[Seat, Draft | None]]) -> bool:
    """Return whether a player whose move decides the question has begun to choose that move.

    `drafts` are the unfinished moves by seat.
    """
    return any(draft is not None and draft.token.partition(".")[0] == table.token(seat) for seat, draft in drafts)


def with_guess(
    table: TableReads, record: TableRecord, number: int, user: int, guesser: Guesser, choice: str
) -> TableRecord:
    """Return the record with the guess `choice` of `user` on question `number`.

    Raises Illegal if the question is closed or `user` has already guessed.
    """
    check_may_guess(table, user)
    now = guesses.question(record)
    if now is None or now.number != number or now.closed:
        raise Illegal(Refusal("guess_late"))
    if str(user) in now.given:
        raise Illegal(Refusal("guess_again"))
    if choice not in dict(now.choices):
        raise Illegal(Refusal("guess_late"))
    kept = record.guesses
    before = kept.people.get(str(user), guesser)
    now_called = replace(guesser, right=before.right, guesses=before.guesses, points=before.points)
    people = {**kept.people, str(user): now_called}
    taken = replace(now, given={**now.given, str(user): choice})
    return replace(record, guesses=replace(kept, open=taken, people=people))
