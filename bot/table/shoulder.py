"""Looking over a shoulder: a friend sees a player's hand live.

The player must agree, and the table must be casual. The friend cannot take a seat in this game or in the next one of
the same people. In a teaching game, two people see each other's hands.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table.access import may_look_on
from storage.records.agreements import Shoulder
from storage.records.tables import TableRecord

KIND = "shoulder"
"""The kind of the messages that show a hand to a friend."""

PRESSED = "over-shoulder"
"""The action of all buttons on a message that shows a hand to a friend. If the friend presses one, the bot answers that
it does nothing.
"""


def is_possible(record: TableRecord) -> bool:
    """Return whether players of a table may show their hands to friends. The game must be casual."""
    counts = record.tournament or record.party or record.match or record.lesson or record.day is not None
    return record.status == "playing" and record.guild is not None and record.agreements.casual and not counts


def taught(record: TableRecord) -> tuple[Seat, ...]:
    """Return the two seats of a teaching game, whose people see each other's hands."""
    if not (record.agreements.teaching and is_possible(record)):
        return ()
    people = tuple(seat for seat, player in enumerate(record.seats) if player.user is not None)
    return people if len(people) == 2 else ()


def shoulders(record: TableRecord) -> Mapping[Seat, Shoulder]:
    """Return the friend of each seat who sees its hand or is invited to see it."""
    if not is_possible(record):
        return {}
    if pair := taught(record):
        others = {seat: record.seats[other] for seat, other in zip(pair, reversed(pair), strict=True)}
        return {seat: Shoulder(each.user or 0, each.name, each.dm, each.locale) for seat, each in others.items()}
    found = {int(seat): each for seat, each in record.agreements.shoulders.items()}
    return {seat: each for seat, each in found.items() if record.seats[seat].user is not None}


def looking(record: TableRecord) -> Mapping[Seat, Shoulder]:
    """Return the friend of each seat who sees its hand now."""
    return {seat: each for seat, each in shoulders(record).items() if each.dm is not None}


def onlookers(record: TableRecord) -> frozenset[int]:
    """Return the ids of people who have seen another player's hand in this game.

    They are friends who looked over a player's shoulder, and the players of a teaching game.
    """
    taught_people = [seat.user for seat in record.seats if seat.user is not None] * record.agreements.teaching
    return frozenset((*map(int, record.agreements.looked), *taught_people))


def check_may_offer(record: TableRecord, seat: Seat, guest: int) -> None:
    """Raise Illegal unless the player of `seat` may show the hand to `guest`."""
    if not is_possible(record) or taught(record):
        raise Illegal(Refusal("shoulder_rated"))
    played = any(guest in (each.user, each.charged) for each in record.seats)
    if played:
        raise Illegal(Refusal("shoulder_seat"))
    if not may_look_on(record, guest) or guest in record.agreements.sent_away:
        raise Illegal(Refusal("shoulder_barred"))
    elsewhere = any(each.user == guest for other, each in shoulders(record).items() if other != seat)
    if elsewhere or record.agreements.looked.get(str(guest), seat) != seat:
        raise Illegal(Refusal("shoulder_other"))


def offered(record: TableRecord, seat: Seat, guest: int) -> TableRecord:
    """Return the record with `guest` invited to see the hand of `seat`, instead of an earlier guest."""
    check_may_offer(record, seat, guest)
    return _with(record, {**record.agreements.shoulders, str(seat): Shoulder(guest, f"<@{guest}>")})


def with_looker(record: TableRecord, shown: Shoulder) -> TableRecord:
    """Return the record after the invited person `shown` accepted to see a hand.

    The person's direct messages are open.
    """
    seat = next((seat for seat, each in shoulders(record).items() if each.user == shown.user), None)
    if seat is None or taught(record):
        raise Illegal(Refusal("shoulder_over"))
    check_may_offer(record, seat, shown.user)
    kept = _with(record, {**record.agreements.shoulders, str(seat): shown})
    looked = {**kept.agreements.looked, str(shown.user): seat}
    return replace(kept, agreements=replace(kept.agreements, looked=looked))


def with_hand_hidden(record: TableRecord, seat: Seat) -> TableRecord:
    """Return the record after `seat` stopped showing its hand. In a teaching game, both hands are hidden."""
    if seat in taught(record):
        return replace(record, agreements=replace(record.agreements, teaching=False))
    return _with(record, {each: one for each, one in record.agreements.shoulders.items() if each != str(seat)})


def without_looker(record: TableRecord, user: int) -> TableRecord:
    """Return the record after `user` stopped seeing a hand."""
    seat = next((seat for seat, each in shoulders(record).items() if each.user == user), None)
    return record if seat is None else with_hand_hidden(record, seat)


def public_lines(record: TableRecord, say: Say) -> tuple[str, ...]:
    """Return text lines for everybody that say which people see which hands."""
    seen = looking(record)
    if taught(record) and seen:
        first, second = (record.seats[seat].name for seat in taught(record))
        return (say("shoulder-both", first=first, second=second),)
    return tuple(say("shoulder-one", who=each.name, name=record.seats[seat].name) for seat, each in seen.items())


def _with(record: TableRecord, kept: Mapping[str, Shoulder]) -> TableRecord:
    return replace(record, agreements=replace(record.agreements, shoulders=dict(kept)))
