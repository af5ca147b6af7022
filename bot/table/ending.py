"""Ending a table early: who may do it, and votes to end a game.

There are two votes. The first ends the game without a result. The second belongs to the optional rule *Call it* and
ends the game with the winners that computer players expect. `bot/table/early_end.py` lists the other ways of ending. A
called game counts like any game that ended by its rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.foretelling import Outlook
from bot.engine.move import Illegal, Refusal
from bot.engine.page import Button, Line
from bot.engine.record import Seat
from bot.table import early_end, foretelling, life, series
from bot.table.outbox import post
from bot.table.reads import TableReads
from bot.table.table import Table
from bot.table.undoable import CALL, END, without_vote
from storage.records.agreements import TableAgreements
from storage.records.tables import MoveRecord, Post
from storage.store import Store

OVER = Refusal("end-over")


class Asker(NamedTuple):
    """A person who wants to end a table, with that person's other rights."""

    user: int
    moderates: bool = False
    """Whether the person may manage messages in the table's channel."""
    leads: bool = False
    """Whether the person is the host of the table's tournament."""


class Powers(NamedTuple):
    """A person's rights to stop a table.

    A person who may not `end` or `leave` the table may still `ask` or `resign`.
    """

    end: str = ""
    """The reason to store if the person ends the table, so that the game counts for nobody. It is "" if the person may
    not end it.
    """
    leave: bool = False
    """Whether the person may leave a series between two of its games. This person then loses the series."""
    ask: bool = False
    """Whether the person may ask all other people in the game to end it without a result."""
    resign: bool = False
    call: bool = False
    """Whether the person may ask all other people in the game to end it with the expected winners. It is independent of
    the other rights.
    """


NOTHING = Powers()


def at_play(table: TableReads) -> tuple[Seat, ...]:
    """Return the seats of the people who are still in the game, including those who are away."""
    people = (seat for seat, player in enumerate(table.record.seats) if player.user is not None)
    return tuple(seat for seat in people if table.plays(seat))


def several_moved(table: TableReads, rows: Sequence[MoveRecord]) -> bool:
    """Return whether more than one person has moved, according to the log `rows`.

    Moves that a computer player made for an absent person do not count.
    """
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
    calls = seat in playing and foretelling.is_allowed(table)
    if not early_end.is_barred("host", record):
        if asker.user == record.host and not several_moved(table, await store.moves(table.id)):
            return Powers(early_end.HOST, call=calls)
        alone = all(player.user in (None, asker.user) for player in record.seats)
        if playing == (seat,) or (alone and asker.user == record.host):
            return Powers(early_end.HOST, call=calls)
    if record.status != "playing" or seat not in playing:
        return NOTHING
    return Powers(ask=not early_end.is_barred("consent", record), resign=True, call=calls)


async def end(table: Table, store: Store, asker: Asker, interaction: int | None = None) -> None:
    """End a table on behalf of one person, if that person may. Raises Illegal or Repeated."""

    async def reason() -> str:
        if table.record.status not in life.ALIVE:
            raise Illegal(life.not_open(table.record))
        found = (await powers(table, store, asker)).end
        if not found:
            raise Illegal(Refusal("end-needs-all"))
        return found

    await table.end_for(reason, interaction)


def voters(table: TableReads, kind: str = END) -> tuple[int, ...]:
    """Return the people who have agreed in the open vote of this `kind`: END or CALL."""
    return table.record.agreements.votes.get(_vote_name(table, kind), ())


def seats_to_agree(table: TableReads, kind: str = END) -> tuple[Seat, ...]:
    """Return the seats of people in the game who have not agreed yet. People who are away have not agreed."""
    agreed = voters(table, kind)
    return tuple(seat for seat in at_play(table) if table.record.seats[seat].user not in agreed)


async def ask(table: Table, store: Store, asker: Asker, interaction: int | None = None) -> None:
    """Open a vote among the people in the game to end it without a result. Raises Illegal or Repeated."""
    if not (await powers(table, store, asker)).ask:
        raise Illegal(OVER)

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        seat = table.seat_of(asker.user)
        if voters(table) or seat is None:
            raise Illegal(Refusal("end-asked"))
        agreements = without_vote(table.record.agreements, END)
        voted = replace(agreements, votes={**agreements.votes, _vote_name(table): (asker.user,)})
        return voted, [_vote_post(table, seat)]

    await table.agree(change, interaction)


async def call(table: Table, asker: Asker, outlook: Outlook, view: bytes, interaction: int | None = None) -> bool:
    """Open a vote among the people in the game to end it with the expected winners.

    Return whether the game has ended. It ends at once if there are no other people. `outlook` is the forecast of
    computer players for the public `view`. Raises Illegal or Repeated.
    """
    if not foretelling.is_allowed(table) or view != foretelling.public_view(table):
        raise Illegal(OVER)
    if not outlook.decided:
        raise Illegal(Refusal("call-open"))

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        seat = table.seat_of(asker.user)
        if seat not in at_play(table) or view != foretelling.public_view(table):
            raise Illegal(OVER)
        if voters(table, CALL):
            raise Illegal(Refusal("end-asked"))
        agreements = without_vote(table.record.agreements, CALL)
        name = f"{_vote_name(table, CALL)} {'+'.join(map(str, outlook.leaders))}".strip()
        voted = replace(agreements, votes={**agreements.votes, name: (asker.user,)})
        others = at_play(table) != (seat,)
        return voted, [_vote_post(table, seat or 0, CALL, outlook.leaders)] if others else ()

    await table.agree(change, interaction)
    return await _end_if_agreed(table, _vote_id(table), CALL)


async def agree(table: Table, user: int, named: str, interaction: int | None = None, kind: str = END) -> bool:
    """Record that `user` agrees to the vote whose name the pressed button has.

    Return whether the game has ended. Raises Illegal or Repeated.
    """

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        known = _open_voters(table, named, kind)
        if table.seat_of(user) not in at_play(table):
            raise Illegal(OVER)
        agreements, users = table.record.agreements, known if user in known else (*known, user)
        return replace(agreements, votes={**agreements.votes, _vote_name(table, kind): users}), ()

    await table.agree(change, interaction)
    return await _end_if_agreed(table, named, kind)


async def _end_if_agreed(table: Table, named: str, kind: str) -> bool:
    """End the game if everybody has agreed to the vote called `named`. Return whether it has ended."""

    def check() -> None:
        if not _open_voters(table, named, kind) or seats_to_agree(table, kind):
            raise Illegal(OVER)

    async def reason() -> str:
        check()
        return early_end.CONSENT

    def winners() -> tuple[Seat, ...]:
        check()
        *_, seats = _vote_name(table, CALL).split(" ")[2:] or ("",)
        return tuple(int(seat) for seat in seats.split("+") if seat)

    if seats_to_agree(table, kind):
        return False
    await (table.call(winners) if kind == CALL else table.end_for(reason))
    return True


async def refuse(table: Table, user: int, named: str, interaction: int | None = None, kind: str = END) -> None:
    """End the vote whose name the pressed button has, because `user` refuses. Raises Illegal or Repeated."""

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        _open_voters(table, named, kind)
        seat = table.seat_of(user)
        if seat not in at_play(table):
            raise Illegal(OVER)
        line = table.say()("end-refused", name=table.names[seat or 0])
        return without_vote(table.record.agreements, kind), [post(kind, Line(line, quiet=True), table.time)]

    await table.agree(change, interaction)


def _vote_id(table: TableReads) -> str:
    """Return the part of a vote's name that its buttons contain, as a text.

    It is a hash of the public events so far. So the name changes with each public move, which ends the vote.
    """
    return table.record.head[:16]


def _vote_name(table: TableReads, kind: str = END) -> str:
    """Return the name of the vote. The name of a vote of kind CALL also contains the expected winners."""
    name = f"{kind} {_vote_id(table)}"
    return next((vote for vote in table.record.agreements.votes if vote.startswith(name)), name)


def _open_voters(table: TableReads, named: str, kind: str) -> tuple[int, ...]:
    """Return the people who have agreed to the vote whose name the pressed button has.

    Raises Illegal if that vote is over.
    """
    known = voters(table, kind)
    if table.record.status != "playing" or _vote_id(table) != named or not known:
        raise Illegal(OVER)
    return known


def _vote_post(table: TableReads, asker: Seat, kind: str = END, winners: Sequence[Seat] = ()) -> Post:
    """Return the channel post that asks the other people for their votes.

    A vote of kind CALL ends the game as it is. `winners` are then the expected winners.
    """
    say, players = table.say(), table.record.seats
    others = tuple(user for seat in at_play(table) if seat != asker and (user := players[seat].user) is not None)
    called = " ".join(f"<@{user}>" for user in others)
    names = tuple(table.names[seat] for seat in winners)
    line = say(f"{kind}-asks", name=table.names[asker], others=called, winners=names, many=len(names))
    agree, refuse = (table.press(f"{action}-{kind}", argument=_vote_id(table)) for action in ("agree", "refuse"))
    rows = (Button(say(f"button-agree-{kind}"), agree, "danger"), Button(say("button-refuse-back"), refuse))
    return post(kind, Line(line, others, rows=(rows,)), table.time)
