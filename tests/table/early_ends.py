"""A game of two that is stopped in each of the ways there are, and what came of it for each thing it counts for."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from bot.archive.keeper import Keeper
from bot.archive.ratings import UNKNOWN
from bot.archive.statistics import own_outcome, statistics
from bot.command.restore import restore_copy
from bot.engine.move import Illegal
from bot.table import early_end, ending, life, privacy, series, substitute, tournament
from bot.table.early_end import Effect
from bot.table.ending import Asker
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.tournaments import Tournaments
from storage.backups import copy
from storage.records.contests import EntrantRecord, TournamentRecord
from storage.records.tables import MatchRecord, TableRecord
from storage.store import Store
from tests.table.play import HOST, Time, fugitive, lobby_record, person, play_on, timed_out

LEAVER, GUEST, MODERATOR, CONTEST = 2, 77, 88, 5
SEED, MOVES, LATER = 3, 12, 11
"""With the first seed a random game has not ended after so many moves, and both have moved. With the last one it goes
on so that the second seat wins, in whichever way it was stopped."""


class Case:
    """A table of two people who have both moved, alone, in a series or in a tournament."""

    def __init__(self, path: Path, store: Store, column: str) -> None:
        self.path, self.store, self.column = path, store, column
        self.now = Time()
        self.tables = Tables(store, self.now)
        self.contest: TournamentRecord | None = None
        self.table: Table

    async def open(self, moves: int = MOVES) -> None:
        """Deal the game, and let it be played for so many moves."""
        record = replace(lobby_record(fugitive(), pace=300), seats=(person(HOST), person(LEAVER)))
        record = replace(record, options={**record.options, "roles": "host_fugitive"})
        if self.column == "series":
            record = replace(record, match=MatchRecord((1, 0), 1))
        if self.column in tournament.KINDS:
            self.contest = drawn(self.column)
            first = self.contest.pairings[0]
            users = [self.contest.entrants[side or 0].user for side in (first.one, first.two)]
            seats = tuple(replace(person(user), user=user) for user in users)
            record = replace(record, seats=seats, host=users[0], tournament=(CONTEST, 0))
        self.table = await self.tables.open(record)
        await self.table.start(self.table.record.host)
        if self.contest is not None:
            self.contest = tournament.played(self.contest, 0, self.table.id, 500)
        await play_on(self.table, random.Random(SEED), moves)

    @property
    def leaver(self) -> int:
        """The person in the second seat."""
        return self.table.record.seats[1].user or LEAVER

    async def finish(self) -> None:
        """Play the game to its end, once its table lives."""
        if self.table.record.status == "suspended":
            await self.table.change(life.resumed)
        await play_on(self.table, random.Random(LATER))

    async def noted(self) -> TournamentRecord:
        """Return the tournament with what has become of the table."""
        assert self.contest is not None
        client: Any = SimpleNamespace(tables=self.tables, store=self.store, clock=SimpleNamespace(beats=[]))
        reconciler: Any = None
        self.contest = await Tournaments(client, reconciler).with_results(self.contest)
        return self.contest


def drawn(kind: str) -> TournamentRecord:
    """Return a tournament of four after its draw."""
    record = replace(tournament.opened(CONTEST, 9, 500, 1, "fugitive", kind, 300), secret=b"a fixed secret")
    for user in range(1, 5):
        record = tournament.join(record, EntrantRecord(f"Player {user}", user, contribution=f"press {user}"))
    return tournament.start(record, 1, "Ada")


# the ways, by the names of `early_end.WAYS`


async def _resigned(case: Case) -> None:
    await case.table.resign(1)


async def _host(case: Case) -> None:
    await ending.end(case.table, case.store, Asker(case.table.record.host))


async def _consent(case: Case) -> None:
    first, second = (seat.user or 0 for seat in case.table.record.seats)
    await ending.ask(case.table, case.store, Asker(first))
    assert await ending.agree(case.table, second, case.table.record.head[:16])


async def _moderator(case: Case) -> None:
    await ending.end(case.table, case.store, Asker(MODERATOR, moderates=True))


async def _operator(case: Case) -> None:
    await case.table.end(early_end.OPERATOR)


async def _deleted_person(case: Case) -> None:
    await privacy.erase(case.tables, case.leaver)


async def _left_server(case: Case) -> None:
    await case.table.leave(case.leaver)


async def _away(case: Case) -> None:
    rng = random.Random(SEED)
    while not case.table.record.seats[1].stand_in:
        if case.table.waited_for()[0] == 1:
            await timed_out(case.table)
        else:
            await play_on(case.table, rng, 1)


async def _replaced(case: Case) -> None:
    table, former = case.table, case.leaver
    await table.leave(former)
    await table.agree(lambda: substitute.agreed(table, table.record.host, 1, 0.0))
    await table.sit_in(1, person(GUEST))


async def _deleted_channel(case: Case) -> None:
    await case.table.change(lambda record: life.suspended(record, early_end.DELETED, case.now()))


async def _closed_channel(case: Case) -> None:
    await case.table.change(lambda record: life.barred(record, case.now()))
    case.now.now += life.DAY
    await case.table.change(lambda record: life.suspended(record, early_end.SHUT, case.now()))


async def _moved(case: Case) -> None:
    await case.table.change(lambda record: life.moved(record, 9, 501))


async def _suspended(case: Case) -> None:
    await case.table.change(lambda record: life.suspended(record, early_end.DESERTED, case.now()))


async def _void(case: Case) -> None:
    broken = "update game_table set snapshot = ? where id = ?"
    await case.store._database.write(broken, b"{}", case.table.id)
    await _again(case)


async def _restored(case: Case) -> None:
    backup = case.path.with_name("backup.db")
    copy(case.path, backup)
    await case.finish()
    await Keeper(case.store).catch_up()
    await case.store.close()
    await restore_copy(backup, case.path, case.now())
    case.store = await Store.open(case.path)
    await _again(case)


async def _again(case: Case) -> None:
    """Start the bot again."""
    case.tables = Tables(case.store, case.now)
    await case.tables.recover()
    found = await case.tables.find(case.table.id)
    assert found is not None
    case.table = found


STOPS: dict[str, Callable[[Case], Awaitable[None]]] = {
    "resigned": _resigned,
    "host": _host,
    "consent": _consent,
    "moderator": _moderator,
    "operator": _operator,
    "deleted-person": _deleted_person,
    "left-server": _left_server,
    "away": _away,
    "replaced": _replaced,
    "deleted-channel": _deleted_channel,
    "closed-channel": _closed_channel,
    "moved": _moved,
    "suspended": _suspended,
    "void": _void,
    "restored": _restored,
}


# what came of it, column by column


async def effect(case: Case, stop: Callable[[Case], Awaitable[None]]) -> Effect:
    """Stop the game of a case, and return what that meant for its column."""
    leaver = case.leaver
    try:
        await stop(case)
    except Illegal:
        assert case.table.record.status == "playing"
        return Effect.BARRED
    if case.column == "result":
        return await _result(case)
    if case.column == "series":
        return await _series(case)
    if case.column in tournament.KINDS:
        return await _contest(case)
    return await (_rating if case.column == "rating" else _statistics)(case, leaver)


def _alive(record: TableRecord) -> Effect | None:
    return {"void": Effect.VOID, "suspended": Effect.WAITS}.get(record.status)


async def _result(case: Case) -> Effect:
    stands = _alive(case.table.record)
    if stands is Effect.VOID:
        return stands
    await case.finish()
    (played,) = await case.store.outcomes_of(HOST)
    first, second = (sitter.outcome for sitter in played.sitters)
    if second.left:
        assert (first.won, first.place, second.won, second.place) == (True, 1, False, 2)
        return Effect.LOST
    assert (first.won, second.won) == (False, True), "as the game was played"
    return stands or Effect.PLAYED


async def _rating(case: Case, leaver: int) -> Effect:
    stands = _alive(case.table.record)
    if stands is not Effect.VOID:
        assert not await _mus(case, leaver) or case.table.record.status == "over"
        await case.finish()
    first, second = await _mus(case, leaver) or (UNKNOWN.mu, UNKNOWN.mu)
    assert str(GUEST) not in await case.store.ratings("fugitive", [str(GUEST)])
    if first == second == UNKNOWN.mu:
        return Effect.VOID
    if first > UNKNOWN.mu > second:
        return Effect.LOST
    return stands or Effect.PLAYED


async def _mus(case: Case, leaver: int) -> tuple[float, float] | None:
    """Return the ratings of both; that of an erased person is known by another number."""
    await Keeper(case.store).catch_up()
    known = await case.store.ratings("fugitive", [str(HOST), str(leaver), "-1"])
    if not known:
        return None
    return known[str(HOST)].mu, known.get(str(leaver), known.get("-1", UNKNOWN)).mu


async def _statistics(case: Case, leaver: int) -> Effect:
    stands = _alive(case.table.record)
    if stands is not Effect.VOID:
        await case.finish()
    games = await case.store.outcomes_of(HOST)
    assert await case.store.outcomes_of(GUEST) == []
    if not games:
        return Effect.VOID
    loser = next(sitter.user for sitter in games[0].sitters if sitter.user != HOST)
    assert loser in (leaver, -1)
    both = [statistics(games, user or 0).with_people for user in (HOST, loser)]
    if both == [(1, 1), (1, 0)]:
        assert own_outcome(games[0], loser or 0).achievements == ()
        return Effect.LOST
    assert both == [(1, 0), (1, 1)]
    return stands or Effect.PLAYED


async def _series(case: Case) -> Effect:
    record, match = case.table.record, case.table.record.match
    assert match is not None
    if match.left:
        assert (match.left, series.winners(match or MatchRecord()), series.decided(match)) == ((1,), (0,), True)
        return Effect.LOST
    if series.goes_on(record):
        assert (match.score, match.played) == ((1, 0), 1)
        return Effect.AGAIN
    await case.finish()
    match = case.table.record.match
    assert match is not None
    assert (match.score, match.played) == ((1, 1), 2)
    return _alive(record) or Effect.PLAYED


async def _contest(case: Case) -> Effect:
    pairing = (await case.noted()).pairings[0]
    if pairing.done:
        assert pairing.winner == pairing.one
        return Effect.LOST
    if pairing.waits is not None:
        case.now.now += tournament.WAITS - 60
        assert (await case.noted()).pairings[0] == pairing
        case.now.now += 60
        pairing = (await case.noted()).pairings[0]
        assert (pairing.former, pairing.table, pairing.waits) == (case.table.id, 0, None)
        assert case.table.record.reason == early_end.REPLAYED
        return Effect.WAITS
    if pairing.former:
        assert (pairing.former, pairing.table) == (case.table.id, 0)
        return Effect.AGAIN
    await case.finish()
    pairing = (await case.noted()).pairings[0]
    assert (pairing.done, pairing.winner) == (True, pairing.two), "as the game was played"
    return Effect.PLAYED
