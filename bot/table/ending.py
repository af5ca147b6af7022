"""Ending a table early: who may do it, and the vote by which all people at play agree to end their game.

What each way of ending means is in `bot/table/early_end.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.engine.page import Button, Line
from bot.engine.record import Seat
from bot.table import early_end, life, series
from bot.table.outbox import post
from bot.table.reads import TableReads
from bot.table.table import Table
from bot.table.undoable import END, without_vote
from storage.records.tables import MoveRecord, Post, TableAgreements
from storage.store import Store

OVER = Refusal("end-over")


class Asker(NamedTuple):
    """A person who wants to end a table, and what that person may do around it."""

    user: int
    moderates: bool = False
    """Whether the person manages messages in the channel of the table."""
    leads: bool = False
    """Whether the person is host of the tournament that the table belongs to."""


class Powers(NamedTuple):
    """What a person may do to stop a table: at most one of `end` and `leave`, or `ask` and `resign`."""

    end: str = ""
    """End it, so that it counts for nobody: the reason to keep; empty if not."""
    leave: bool = False
    """Leave a series between two of its games, and lose it."""
    ask: bool = False
    """Ask all other people at play to end it."""
    resign: bool = False


NOTHING = Powers()


def at_play(table: TableReads) -> tuple[Seat, ...]:
    """List the seats of the people who still play, of those too who are away."""
    people = (seat for seat, player in enumerate(table.record.seats) if player.user is not None)
    return tuple(seat for seat in people if table.plays(seat))


def several_moved(table: TableReads, rows: Sequence[MoveRecord]) -> bool:
    """Return whether more than one person has moved, by the `rows` of the log. What a computer did for a person who is
    away does not count."""
    moved = {
        row.seat
        for row in rows
        if row.seat >= 0 and (player := table.record.seats[row.seat]).user is not None
        and (not player.stood_in or row.version <= player.stood_in)
    }  # fmt: skip
    return len(moved) > 1


async def powers(table: TableReads, store: Store, asker: Asker) -> Powers:
    """Return what a person may do to stop a table now."""
    record, seat = table.record, table.seat_of(asker.user)
    if record.status not in life.ALIVE:
        return NOTHING
    moderates = asker.moderates or asker.leads
    if record.dealt is None:
        if series.begun(record) and seat is not None:
            return Powers(leave=True)
        return Powers(early_end.HOST if asker.user == record.host else early_end.MODERATOR if moderates else "")
    if seat is None:
        left = any(player.charged == asker.user for player in record.seats)
        return Powers(early_end.MODERATOR if moderates and not left else "")
    playing = at_play(table)
    if not early_end.barred("host", record):
        if asker.user == record.host and not several_moved(table, await store.moves(table.id)):
            return Powers(early_end.HOST)
        alone = all(player.user in (None, asker.user) for player in record.seats)
        if playing == (seat,) or (alone and asker.user == record.host):
            return Powers(early_end.HOST)
    if record.status != "playing" or seat not in playing:
        return NOTHING
    return Powers(ask=not early_end.barred("consent", record), resign=True)


async def end(table: Table, store: Store, asker: Asker, interaction: int | None = None) -> None:
    """End a table on the word of one person who may. Raises Illegal, Repeated."""

    async def reason() -> str:
        if table.record.status not in life.ALIVE:
            raise Illegal(life.not_open(table.record))
        found = (await powers(table, store, asker)).end
        if not found:
            raise Illegal(Refusal("end-needs-all"))
        return found

    await table.end_for(reason, interaction)


def voters(table: TableReads) -> tuple[int, ...]:
    """List the people who have agreed to end the game as it stands."""
    return table.record.agreements.votes.get(_vote(table), ())


def missing(table: TableReads) -> tuple[Seat, ...]:
    """List the seats of the people at play who have not agreed yet. A person who is away has not."""
    agreed = voters(table)
    return tuple(seat for seat in at_play(table) if table.record.seats[seat].user not in agreed)


async def ask(table: Table, store: Store, asker: Asker, interaction: int | None = None) -> None:
    """Ask all other people at play to end the game without a result. Raises Illegal, Repeated."""
    if not (await powers(table, store, asker)).ask:
        raise Illegal(OVER)

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        seat = table.seat_of(asker.user)
        if voters(table) or seat is None:
            raise Illegal(Refusal("end-asked"))
        agreements = without_vote(table.record.agreements, END)
        voted = replace(agreements, votes={**agreements.votes, _vote(table): (asker.user,)})
        return voted, [_asking(table, seat)]

    await table.agree(change, interaction)


async def agree(table: Table, user: int, named: str, interaction: int | None = None) -> bool:
    """Let a person agree to the vote that a button `named`, and return whether that has ended the game. Raises Illegal,
    Repeated."""

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        known = _open(table, named)
        if table.seat_of(user) not in at_play(table):
            raise Illegal(OVER)
        agreements, users = table.record.agreements, known if user in known else (*known, user)
        return replace(agreements, votes={**agreements.votes, _vote(table): users}), ()

    async def reason() -> str:
        if not _open(table, named) or missing(table):
            raise Illegal(OVER)
        return early_end.CONSENT

    await table.agree(change, interaction)
    if missing(table):
        return False
    await table.end_for(reason)
    return True


async def refuse(table: Table, user: int, named: str, interaction: int | None = None) -> None:
    """Let a person refuse, which ends the vote. Raises Illegal, Repeated."""

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        _open(table, named)
        seat = table.seat_of(user)
        if seat not in at_play(table):
            raise Illegal(OVER)
        line = table.say()("end-refused", name=table.names[seat or 0])
        return without_vote(table.record.agreements, END), [post(END, Line(line, quiet=True), table.time)]

    await table.agree(change, interaction)


def _vote(table: TableReads) -> str:
    """Name the vote: by what everybody has heard so far, since each public move ends it."""
    return f"{END} {table.record.head[:16]}"


def _open(table: TableReads, named: str) -> tuple[int, ...]:
    """Return who has agreed to the vote that a button `named`. Raises Illegal if it is over."""
    if table.record.status != "playing" or _vote(table) != f"{END} {named}" or not voters(table):
        raise Illegal(OVER)
    return voters(table)


def _asking(table: TableReads, asker: Seat) -> Post:
    """Ask the others in the channel."""
    say, players = table.say(), table.record.seats
    others = tuple(user for seat in at_play(table) if seat != asker and (user := players[seat].user) is not None)
    line = say("end-asks", name=table.names[asker], others=" ".join(f"<@{user}>" for user in others))
    named = _vote(table).removeprefix(f"{END} ")
    agree, refuse = (table.press(action, argument=named) for action in ("agree-end", "refuse-end"))
    rows = (Button(say("button-agree-end"), agree, "danger"), Button(say("button-refuse-back"), refuse))
    return post(END, Line(line, others, rows=(rows,)), table.time)
