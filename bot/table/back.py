"""Taking moves back, either by the player alone or by a vote of all people.

A player may take back an unnoticed move alone. To return to an earlier moment of the game, every person with a seat
must agree, because everybody has seen what is undone. This includes people who are away and people who resigned and
would play again.

A return is a log row `return`, and the game then earns no rating and no achievement. A move that its player takes back
alone is a log row `back`, which has no such effect.

The name of a vote depends only on public events, so it does not reveal how many secret moves there were. The player
chooses a moment by its number among the public events. The vote also stores the total of these events, so a new public
event ends the vote.
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
    """A moment to which a game can return.

    It has its number since the deal, the public events of that moment, and the version before these events.
    """

    number: int
    events: tuple[Event, ...]
    version: int


class Vote(NamedTuple):
    """A vote to return to an earlier moment of the game.

    It has the seat that asked for it, the number of the moment, and the users who agree. `of` is the number of moments
    when the vote began.
    """

    seat: Seat
    number: int
    of: int
    users: tuple[int, ...]

    @property
    def key(self) -> str:
        """The unique name of the vote, as a text."""
        return f"{BACK} {self.seat} {self.number} {self.of}"


async def take_back(table: Table, store: Store, seat: Seat, token: str, interaction: int | None = None) -> None:
    """Take back the last move of `seat`, if the rules of taking back allow it.

    Raises Illegal, Stale, Repeated or StoreError.
    """

    async def work_out(chance: Chance) -> path.Arranged:
        if token != table.token(seat):
            raise Stale
        if not (steps := table.steps(seat)):
            raise Illegal(NOT_NOW)
        try:
            made, state = await archive.state_without(store, table.game, table.record, seat, steps[-1])
        except (LookupError, ValueError):
            raise Illegal(NOT_NOW) from None
        time = table.record.undo.times.get(str(steps[-1]))
        if time is not None and left_again(time, table.record.seats[seat].clock, table.clock_time) <= 0:
            raise Illegal(NO_TIME)
        events = undo.take_back_events(seat, read_events(table.game, made.events, made.schema), len(table.record.seats))
        return path.Arranged(take_back_move(seat, steps[-1]), Step(state, events), seat, table.record.lesson)

    await table.arrange(work_out, interaction)


def is_possible(table: Table) -> bool:
    """Return whether people may vote to return to an earlier moment at this table.

    They may not in a day's escape, a series or a tournament. In a lesson (tutorial), a button returns to the script
    instead.
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
    """Return all moments with public events since the deal, the oldest first."""
    found: list[Moment] = []
    for row in (await store.moves(table.id))[1:]:
        events = read_events(table.game, row.events, row.schema)
        if heard := tuple(event for event in events if event.reaches(None)):
            found.append(Moment(len(found), heard, row.version - 1))
    return found


def vote(table: Table) -> Vote | None:
    """Return the open vote to return to an earlier moment, or None."""
    for what, users in table.record.agreements.votes.items():
        if what.startswith(BACK):
            seat, number, of = map(int, what.split(" ")[1:])
            return Vote(seat, number, of, users)
    return None


def people_to_agree(table: Table, users: Sequence[int]) -> tuple[int, ...]:
    """Return the people with a seat who still have to agree. `users` are the people who have agreed.

    People who are away or have resigned must agree too.
    """
    players = (seat.user for seat in table.record.seats)
    return tuple(user for user in players if user is not None and user not in users)


def check_no_other_vote(table: Table, seat: Seat) -> None:
    """Raise Illegal if another seat than `seat` has opened a vote to return to an earlier moment."""
    open_now = vote(table)
    if open_now is not None and open_now.seat != seat:
        raise Illegal(Refusal("back-asked"))


async def ask(table: Table, store: Store, seat: Seat, number: int, of: int, interaction: int | None = None) -> None:
    """Open a vote of `seat` to return to the time before a moment of the game.

    If nobody has to agree, return at once. The moment has the number `number` among `of` moments. Raises Illegal,
    Repeated or StoreError.
    """
    user = table.record.seats[seat].user
    heard = await moments(table, store)
    if user is None or not is_possible(table) or of != len(heard) or not 0 <= number < of:
        raise Illegal(OVER)
    asked = Vote(seat, number, of, (user,))

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        check_no_other_vote(table, seat)
        others = people_to_agree(table, asked.users)
        agreements = without_vote(table.record.agreements, BACK)
        agreements = replace(agreements, votes={**agreements.votes, asked.key: asked.users})
        return agreements, [_vote_post(table, asked, heard[number], others)] if others else []

    await table.agree(change, interaction)
    await _go_if_agreed(table, store, asked)


async def agree(table: Table, store: Store, seat: Seat, named: str, interaction: int | None = None) -> None:
    """Record that the player of `seat` agrees to the vote whose name the pressed button has.

    Raises Illegal, Repeated or StoreError.
    """

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        agreements, open_now, user = (
            table.record.agreements,
            _open_vote_named(table, named),
            table.record.seats[seat].user,
        )
        users = open_now.users if user is None or user in open_now.users else (*open_now.users, user)
        return replace(agreements, votes={**agreements.votes, open_now.key: users}), ()

    await table.agree(change, interaction)
    await _go_if_agreed(table, store, _open_vote_named(table, named))


async def refuse(table: Table, seat: Seat, named: str, interaction: int | None = None) -> None:
    """End the vote whose name the pressed button has, because the player of `seat` refuses.

    Raises Illegal, Repeated or StoreError.
    """

    def change() -> tuple[TableAgreements, Sequence[Post]]:
        _open_vote_named(table, named)
        line = table.say()("back-refused", name=table.names[seat])
        return without_vote(table.record.agreements, BACK), [post(BACK, Line(line, quiet=True), table.time)]

    await table.agree(change, interaction)


async def _go_if_agreed(table: Table, store: Store, asked: Vote) -> None:
    """Return the game to the moment of the vote `asked`, if everybody has agreed."""

    async def work_out(chance: Chance) -> path.Arranged:
        heard = await moments(table, store)
        if (open_now := vote(table)) is None or open_now.key != asked.key or people_to_agree(table, open_now.users):
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
    if open_now is not None and open_now.key == asked.key and not people_to_agree(table, open_now.users):
        await table.arrange(work_out)


def _open_vote_named(table: Table, named: str) -> Vote:
    """Return the open vote if it has the name of the pressed button. Raises Illegal otherwise."""
    open_now = vote(table)
    if open_now is None or not is_possible(table) or f"{open_now.seat}.{open_now.number}.{open_now.of}" != named:
        raise Illegal(OVER)
    return open_now


def _vote_post(table: Table, asked: Vote, moment: Moment, others: Sequence[int]) -> Post:
    """Return the post in the channel that asks the players of the seats `others` to agree to a vote."""
    say, named = table.say(), f"{asked.seat}.{asked.number}.{asked.of}"
    calls = " ".join(f"<@{user}>" for user in others)
    line = say("back-asks", name=table.names[asked.seat], before=_worded(table, moment), others=calls)
    agree, refuse = (table.press(action, argument=named) for action in ("agree-back", "refuse-back"))
    rows = (Button(say("button-agree-back"), agree, "next"), Button(say("button-refuse-back"), refuse))
    return post(BACK, Line(line, tuple(others), rows=(rows,)), table.time)


def _worded(table: Table, moment: Moment) -> str:
    return turn_line(table.title.presenter, moment.events, table.say())
