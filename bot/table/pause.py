"""A pause by consent: the clocks stop when all players have agreed, and any player can end it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.engine.page import Button, Line
from bot.engine.record import Seat
from bot.table import absence
from bot.table.outbox import post
from bot.table.reads import TableReads
from storage.records.agreements import TableAgreements
from storage.records.tables import Post

PAUSE = "pause"
"""The name of the vote, and the kind of posts about it."""


def is_possible(table: TableReads) -> bool:
    """Return whether `table` has a running clock that the players could pause."""
    record = table.record
    return record.status == "playing" and (record.pace > 0 or record.ends is not None)


def seats_to_agree(table: TableReads) -> tuple[Seat, ...]:
    """Return the seats that still have to agree to a pause. Players who are away need not agree."""
    agreed = table.record.agreements.votes.get(PAUSE, ())
    return tuple(seat for seat in absence.present(table) if table.record.seats[seat].user not in agreed)


def agreed(table: TableReads, user: int, now: float) -> tuple[TableAgreements, Sequence[Post]]:
    """Return the table's agreements after `user` agrees to a pause, and posts about it. Raises Illegal.

    The pause begins when the last player agrees.
    """
    agreements, seat = table.record.agreements, table.seat_of(user)
    if seat is None or not is_possible(table) or agreements.halted:
        raise Illegal(Refusal("no_pause"))
    known = agreements.votes.get(PAUSE, ())
    others = [each for each in seats_to_agree(table) if each != seat]
    if not others:
        votes = {what: users for what, users in agreements.votes.items() if what != PAUSE}
        return replace(agreements, halted=True, votes=votes), [_told(table, "pause-begins", seat, now)]
    if user in known:
        return agreements, ()
    voted = replace(agreements, votes={**agreements.votes, PAUSE: (*known, user)})
    return voted, () if known else [_told(table, "pause-asked", seat, now, others)]


def ended(table: TableReads, user: int, now: float) -> tuple[TableAgreements, Sequence[Post]]:
    """Return the table's agreements after `user` ends the pause, and posts about it. Raises Illegal."""
    agreements, seat = table.record.agreements, table.seat_of(user)
    if seat is None or not agreements.halted:
        raise Illegal(Refusal("no_pause"))
    return replace(agreements, halted=False), [_told(table, "pause-ends", seat, now)]


def _told(table: TableReads, key: str, seat: Seat, now: float, others: Sequence[Seat] = ()) -> Post:
    """Return the post that `seat` wants a pause, begins it or ends it. It asks `others` to agree.

    `key` is the key of its text.
    """
    say, players = table.say(), table.record.seats
    names = {"pause": say("button-pause"), "resume": say("button-resume")}
    calls = tuple(user for other in others if (user := players[other].user) is not None)
    action = {"pause-asked": PAUSE, "pause-begins": "resume"}.get(key)
    rows = ((Button(say(f"button-{action}"), table.press(action), "next"),),) if action else ()
    line = say(key, name=players[seat].name, others="".join(f"<@{user}> " for user in calls), **names)
    return post(PAUSE, Line(line, calls, quiet=not calls, rows=rows), now)
