"""Going back in a game: a player takes back a step alone, or all people agree to go further back.

Going further back needs the consent of every person with a seat, because everybody has heard what is undone. A person
who is away has not agreed, and neither has one who resigned and would play again. Such a row of the log is a `return`,
and its game earns no rating and no achievement. A step that its player takes back alone is a row `back`, which has no
such effect.

A vote is identified by the public events alone, so that it does not reveal how many secret moves there were. The player
who asks chooses a moment by its number among the public events. The vote also keeps their total: a new public event
ends the vote.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.archive import states as archive
from bot.engine import undo
from bot.engine.chance import Chance
from bot.engine.codec import read_events
from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.log_replay import return_move, take_back_move
from bot.engine.move import NOT_NOW, Illegal, Refusal
from bot.engine.page import Button, Line
from bot.engine.record import Seat
from bot.engine.table_events import Returned
from bot.engine.turn_line import turn_line
from bot.table import path
from bot.table.outbox import post
from bot.table.refused import Stale
from bot.table.seat_clocks import left_again
from bot.table.table import Table
from bot.table.undoable import BACK, without_vote
from storage.records.agreements import TableAgreements
from storage.records.tables import Post
from storage.store import Store

OVER = Refusal("back-over")

NO_TIME = Refusal("back-no-time")


class Moment(NamedTuple):
    """A public event: its number since the deal, what everybody heard, and the version before it."""

    number: int
    events: tuple[Event, ...]
    version: int


class Vote(NamedTuple):
    """A vote to go back: the seat that asks, the moment, the number of moments, the users who agree."""

    seat: Seat
    number: int
    of: int
    users: tuple[int, ...]

    @property
    def key(self) -> str:
        """The vote's name, which no other vote has."""
        return f"{BACK} {self.seat} {self.number} {self.of}"


async def take_back(table: Table, store: Store, seat: Seat, token: str, interaction: int | None = None) -> None:
    """Take back the last step of `seat`, if it may. Raises Illegal, Stale, Repeated, StoreError."""

    async def work_out(chance: Chance) -> path.Arranged:
        if token != table.token(seat):
            raise Stale
        if not (steps := table.steps(seat)):
            raise Illegal(NOT_NOW)
        try:
            made, state = await archive.without(store, table.game, table.record, seat, steps[-1])
        except (LookupError, ValueError):
            raise Illegal(NOT_NOW) from None
        time = table.record.undo.times.get(str(steps[-1]))
        if time is not None and left_again(time, table.record.seats[seat].clock, table.clock_time) <= 0:
            raise Illegal(NO_TIME)
        events = undo.take_back_events(seat, read_events(table.game, made.events, made.schema), len(table.record.seats))
        return path.Arranged(take_back_move(seat, steps[-1]), Step(state, events), seat, table.record.lesson)

    await table.arrange(work_out, interaction)


def possible(table: Table) -> bool:
    """Return whether people may go further back here.

    They may not in a day's escape, a series or a tournament. A lesson has its own way back.
    """
    record = table.record
    return (
        record.status == "playing"
        and record.day is None
        and record.match is None
        and record.tournament is None
        and (record.lesson is None or record.lesson.over)
    )


async def moments(table: Table, store: Store) -> list[Moment]:
    """List the public events since the deal, the oldest first."""
    found: list[Moment] = []
    for row in (await store.moves(table.id))[1:]:
        events = read_events(table.game, row.events, row.schema)
        if heard := tuple(event for event in events if event.reaches(None)):
            found.append(Moment(len(found), heard, row.version - 1))
    return found


def vote(table: Table) -> Vote | None:
    """Return the vote that is open, or None."""
    for what, users in table.record.agreements.votes.items():
        if what.startswith(BACK):
            seat, number, of = map(int, what.split(" ")[1:])
            return Vote(seat, number, of, users)
    return None


def missing(table: Table, users: Sequence[int]) -> tuple[int, ...]:
    """List the people with a seat who still have to agree, including those who are away or have resigned."""
    players = (seat.user for seat in table.record.seats)
    return tuple(user for user in players if user is not None and user not in users)


def check_ask(table: Table, seat: Seat) -> None:
    """Raise Illegal while another seat than `seat` asks to go back."""
    open_now = vote(table)
    if open_now is not None and open_now.seat != seat:
        raise Illegal(Refusal("back-asked"))


async def ask(table: Table, store: Store, seat: Seat, number: int, of: int, interaction: int | None = None) -> None:
    """Ask all people, on behalf of `seat`, to go back before a moment. A single person goes back at once.

    Raises Illegal, Repeated, StoreError.
    """
    user = table.record.seats[seat].user
    heard = await moments(table, store)
    if user is None or not possible(table) or of != len(heard) or not 0 <= number < of:
        raise Illegal(OVER)
    asked = Vote(seat, number, of, (user,))

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        check_ask(table, seat)
        others = missing(table, asked.users)
        agreements = without_vote(table.record.agreements, BACK)
        agreements = replace(agreements, votes={**agreements.votes, asked.key: asked.users})
        return agreements, [_asking(table, asked, heard[number], others)] if others else []

    await table.agree(change, interaction)
    await _go_if_agreed(table, store, asked)


async def agree(table: Table, store: Store, seat: Seat, named: str, interaction: int | None = None) -> None:
    """Note that `seat` agrees to the vote that the button `named`. Raises Illegal, Repeated, StoreError."""

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        agreements, open_now, user = table.record.agreements, _named(table, named), table.record.seats[seat].user
        users = open_now.users if user is None or user in open_now.users else (*open_now.users, user)
        return replace(agreements, votes={**agreements.votes, open_now.key: users}), ()

    await table.agree(change, interaction)
    await _go_if_agreed(table, store, _named(table, named))


async def refuse(table: Table, seat: Seat, named: str, interaction: int | None = None) -> None:
    """End the vote that the button `named`, because `seat` refuses. Raises Illegal, Repeated, StoreError."""

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        _named(table, named)
        line = table.say()("back-refused", name=table.names[seat])
        return without_vote(table.record.agreements, BACK), [post(BACK, Line(line, quiet=True), table.time)]

    await table.agree(change, interaction)


async def _go_if_agreed(table: Table, store: Store, asked: Vote) -> None:
    """Go back if everybody has agreed to the vote `asked`."""

    async def work_out(chance: Chance) -> path.Arranged:
        heard = await moments(table, store)
        if (open_now := vote(table)) is None or open_now.key != asked.key or missing(table, open_now.users):
            raise Illegal(OVER)
        moment = heard[asked.number]
        try:
            state = await archive.state_at(store, table.game, table.record, moment.version)
        except LookupError:
            raise Illegal(OVER) from None
        line = table.say()("back-done", before=_worded(table, moment))
        return path.Arranged(
            return_move(asked.seat, moment.version),
            Step(state, (Returned(asked.seat),)),
            asked.seat,
            table.record.lesson,
            tuple(range(len(table.record.seats))),
            (post(BACK, Line(line, quiet=True), table.time),),
        )

    open_now = vote(table)
    if open_now is not None and open_now.key == asked.key and not missing(table, open_now.users):
        await table.arrange(work_out)


def _named(table: Table, named: str) -> Vote:
    """Return the open vote if the button `named` it. Raises Illegal."""
    open_now = vote(table)
    if open_now is None or not possible(table) or f"{open_now.seat}.{open_now.number}.{open_now.of}" != named:
        raise Illegal(OVER)
    return open_now


def _asking(table: Table, asked: Vote, moment: Moment, others: Sequence[int]) -> Post:
    """Return the post that asks the `others` in the channel."""
    say, named = table.say(), f"{asked.seat}.{asked.number}.{asked.of}"
    calls = " ".join(f"<@{user}>" for user in others)
    line = say("back-asks", name=table.names[asked.seat], before=_worded(table, moment), others=calls)
    agree, refuse = (table.press(action, argument=named) for action in ("agree-back", "refuse-back"))
    rows = (Button(say("button-agree-back"), agree, "next"), Button(say("button-refuse-back"), refuse))
    return post(BACK, Line(line, tuple(others), rows=(rows,)), table.time)


def _worded(table: Table, moment: Moment) -> str:
    return turn_line(table.title.presenter, moment.events, table.say())
