"""Going back in a game: a step that its player takes back alone, and further back where all people agree.

Going further back needs everybody with a seat: a moment is something that all have heard. A person who is away has not
agreed, and neither has one who resigned and would play again. Such a row of the log is a `return`, and its game earns
no rating and no achievement. A step that its player takes back alone is a row `back`, and changes nothing of that.

What all agree on is named by what everybody heard: how many secret moves there were tells nobody. Whoever asks names a
moment by its number among those, and by how many there were then: what happens meanwhile ends the vote.
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
from bot.engine.log_replay import returned, went_back
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
    """Something that everybody heard: its number among all such since the deal, what was heard of it, and the version
    before it."""

    number: int
    events: tuple[Event, ...]
    version: int


class Vote(NamedTuple):
    """Who asks to go back before which moment, of how many, and who has agreed, by their user numbers."""

    seat: Seat
    number: int
    of: int
    users: tuple[int, ...]

    @property
    def key(self) -> str:
        """Its name among all votes."""
        return f"{BACK} {self.seat} {self.number} {self.of}"


async def take_back(table: Table, store: Store, seat: Seat, token: str, interaction: int | None = None) -> None:
    """Take the last step of `seat` back, where it may. Raises Illegal, Stale, Repeated, StoreError."""

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
        events = undo.told_of(seat, read_events(table.game, made.events, made.schema), len(table.record.seats))
        return path.Arranged(went_back(seat, steps[-1]), Step(state, events), seat, table.record.lesson)

    await table.arrange(work_out, interaction)


def possible(table: Table) -> bool:
    """Return whether people may go further back here: not in a day's escape, a series or a tournament, nor in a
    lesson, which has its own way."""
    record = table.record
    return (
        record.status == "playing"
        and record.day is None
        and record.match is None
        and record.tournament is None
        and (record.lesson is None or record.lesson.over)
    )


async def moments(table: Table, store: Store) -> list[Moment]:
    """List what everybody has heard since the deal, the oldest first."""
    found: list[Moment] = []
    for row in (await store.moves(table.id))[1:]:
        events = read_events(table.game, row.events, row.schema)
        if heard := tuple(event for event in events if event.reaches(None)):
            found.append(Moment(len(found), heard, row.version - 1))
    return found


def vote(table: Table) -> Vote | None:
    """Return what is voted on."""
    for what, users in table.record.agreements.votes.items():
        if what.startswith(BACK):
            seat, number, of = map(int, what.split(" ")[1:])
            return Vote(seat, number, of, users)
    return None


def missing(table: Table, users: Sequence[int]) -> tuple[int, ...]:
    """List the people with a seat who still have to agree, of those too who are away or have resigned."""
    players = (seat.user for seat in table.record.seats)
    return tuple(user for user in players if user is not None and user not in users)


def check_ask(table: Table, seat: Seat) -> None:
    """Raise Illegal while another seat than `seat` asks to go back."""
    open_now = vote(table)
    if open_now is not None and open_now.seat != seat:
        raise Illegal(Refusal("back-asked"))


async def ask(table: Table, store: Store, seat: Seat, number: int, of: int, interaction: int | None = None) -> None:
    """Let `seat` ask all to go back before a moment; alone it goes at once. Raises Illegal, Repeated, StoreError."""
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
    """Let `seat` agree to what is voted on, as a button `named` it. Raises Illegal, Repeated, StoreError."""

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        agreements, open_now, user = table.record.agreements, _named(table, named), table.record.seats[seat].user
        users = open_now.users if user is None or user in open_now.users else (*open_now.users, user)
        return replace(agreements, votes={**agreements.votes, open_now.key: users}), ()

    await table.agree(change, interaction)
    await _go_if_agreed(table, store, _named(table, named))


async def refuse(table: Table, seat: Seat, named: str, interaction: int | None = None) -> None:
    """Let `seat` refuse what is voted on, which is over by that. Raises Illegal, Repeated, StoreError."""

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        _named(table, named)
        line = table.say()("back-refused", name=table.names[seat])
        return without_vote(table.record.agreements, BACK), [post(BACK, Line(line, quiet=True), table.time)]

    await table.agree(change, interaction)


async def _go_if_agreed(table: Table, store: Store, asked: Vote) -> None:
    """Go back if all have agreed to what was `asked`."""

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
            returned(asked.seat, moment.version),
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
    """Return the vote that is open, if it is the one that a button `named`. Raises Illegal."""
    open_now = vote(table)
    if open_now is None or not possible(table) or f"{open_now.seat}.{open_now.number}.{open_now.of}" != named:
        raise Illegal(OVER)
    return open_now


def _asking(table: Table, asked: Vote, moment: Moment, others: Sequence[int]) -> Post:
    """Ask the `others` in the channel."""
    say, named = table.say(), f"{asked.seat}.{asked.number}.{asked.of}"
    calls = " ".join(f"<@{user}>" for user in others)
    line = say("back-asks", name=table.names[asked.seat], before=_worded(table, moment), others=calls)
    agree, refuse = (table.press(action, argument=named) for action in ("agree-back", "refuse-back"))
    rows = (Button(say("button-agree-back"), agree, "next"), Button(say("button-refuse-back"), refuse))
    return post(BACK, Line(line, tuple(others), rows=(rows,)), table.time)


def _worded(table: Table, moment: Moment) -> str:
    return turn_line(table.title.presenter, moment.events, table.say())
