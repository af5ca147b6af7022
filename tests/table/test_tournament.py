"""Tournaments: the draw, brackets and cross tables, ties, and who leaves."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.installed_games import installed_game
from bot.table import tournament
from bot.table.tournament import champions, ready, standings, won
from storage.records.contests import EntrantRecord, PairingRecord, TournamentRecord
from storage.store import Store
from storage.store_errors import Conflict

NAMES = [
    "Ana",
    "Ben",
    "Cleo",
    "Dan",
    "Eva",
    "Fay",
    "Gus",
    "Hal",
    "Ida",
    "Jon",
    "Kim",
    "Leo",
    "Max",
    "Nia",
    "Oli",
    "Pia",
]


def drawn(kind: str, people: int) -> TournamentRecord:
    """Give a tournament of so many people after its draw, the same each time."""
    record = tournament.opened(77, 9, 500, 1, "fugitive", kind, 3600)
    record = replace(record, secret=b"a fixed secret of 32 bytes, sure")
    for user, name in enumerate(NAMES[:people], 1):
        record = tournament.join(record, EntrantRecord(name, user, contribution=f"press {user}"))
    return tournament.start(record, 1, "Ada")


def play(record: TournamentRecord, number: int, winner: int | None) -> TournamentRecord:
    return won(tournament.played(record, number, number + 1), number, winner)


@pytest.mark.parametrize("people", range(tournament.FEWEST, tournament.MOST + 1))
def test_a_knockout_ends_with_one_who_was_never_beaten(people: int) -> None:
    record = drawn("knockout", people)
    first = [each.two is None for each in record.pairings if each.round == 1]
    together = sum(one and two for one, two in zip(first[::2], first[1::2], strict=True))
    assert together == max(0, sum(first) - len(first) // 2), "those without an opponent meet only where they must"
    games = 0
    while record.status == "running":
        for number in ready(record):
            record = play(record, number, record.pairings[number].two)
            games += 1
    assert games == people - 1
    (best,) = champions(record)
    lost = [{each.one, each.two} - {each.winner} for each in record.pairings if each.one is not None and each.two]
    assert all(best not in each for each in lost)
    assert {side for each in record.pairings for side in (each.one, each.two)} >= set(range(people))


@pytest.mark.parametrize("people", range(tournament.FEWEST, tournament.MOST + 1))
def test_in_a_league_everybody_meets_everybody_once(people: int) -> None:
    record = drawn("league", people)
    sides = people + people % 2
    assert sum(not each.user for each in record.entrants) == people % 2
    pairs = Counter(frozenset((each.one, each.two)) for each in record.pairings)
    assert pairs == Counter(map(frozenset, combinations(range(sides), 2)))
    assert len(ready(record)) == sides // 2
    record = tournament.played(record, 0, 1)
    assert not {0} & set(ready(record))
    first = [
        (each.one, each.two).index(record.order[0])
        for each in record.pairings
        if record.order[0] in (each.one, each.two)
    ]
    assert abs(first.count(0) - first.count(1)) == 1, "the one who stays sits now here, now there"
    playing = {record.pairings[0].one, record.pairings[0].two}
    assert all(not playing & {record.pairings[each].one, record.pairings[each].two} for each in ready(record))


def test_the_draw_depends_on_what_everybody_brought() -> None:
    assert drawn("league", 8).order == drawn("league", 8).order
    assert drawn("league", 4).order == (1, 0, 2, 3), "whoever knows the secret can draw it again"
    assert drawn("league", 8).order != drawn("league", 7).order[:8]
    assert len({tournament.secret_of(drawn("league", 4), number) for number in range(6)}) == 6


def league(*results: tuple[int, int, int | None]) -> TournamentRecord:
    """Give a league of four in which so much was played: who, against whom, who has won."""
    record = drawn("league", 4)
    played = enumerate(results, 1)
    rows = tuple(PairingRecord(1, one, two, table, done=True, winner=who) for table, (one, two, who) in played)
    return replace(record, pairings=rows, order=(0, 1, 2, 3), status="over")


@pytest.mark.parametrize(("results", "places"), [
    ([(0, 1, 0), (2, 3, 2), (0, 2, 0), (1, 3, 1), (0, 3, 0), (1, 2, 1)], {0: 1, 1: 2, 2: 3, 3: 4}),
    ([(0, 1, 1), (0, 2, 0), (0, 3, 0), (1, 2, 1), (1, 3, 3), (2, 3, 2)], {1: 1, 0: 2, 2: 3, 3: 4}),
    ([(0, 1, 0), (1, 2, 1), (2, 0, 2), (0, 3, 0), (1, 3, 1), (2, 3, 2)], {0: 1, 1: 1, 2: 1, 3: 4}),
    ([(0, 1, None), (0, 2, 0), (0, 3, None), (1, 2, 1), (1, 3, 1), (2, 3, 3)], {1: 1, 0: 2, 3: 3, 2: 4}),
    ([(0, 1, None), (0, 2, 0), (0, 3, None), (1, 2, None), (1, 3, 1), (2, 3, 2)], {0: 1, 1: 2, 2: 3, 3: 4}),
    ([], {0: 1, 1: 1, 2: 1, 3: 1}),
])  # fmt: skip
def test_ties_of_a_league(results: list[tuple[int, int, int | None]], places: dict[int, int]) -> None:
    """By points; those who are level by their own games, then by whom they have beaten; a ring of three stays
    level."""
    record = league(*results)
    assert {each.entrant: each.place for each in standings(record)} == places
    assert champions(record) == [entrant for entrant, place in places.items() if place == 1]
    assert sum(each.points for each in standings(record)) == tournament.WIN * len(results)


def test_who_leaves_loses_what_is_to_come() -> None:
    record = drawn("knockout", 4)
    first, second, final = record.pairings
    assert first.one is not None
    record = tournament.leave(record, record.entrants[first.one].user)
    assert record.pairings[0].winner == first.two
    record = play(record, 1, second.one)
    assert (record.pairings[2].one, record.pairings[2].two) == (first.two, second.one)
    assert final.one is None
    record = play(record, 2, first.two)
    assert champions(record) == [first.two]
    assert record.status == "over"


@pytest.mark.parametrize("stop", [lambda record, number: play(record, number, None), tournament.again])
def test_a_knockout_game_without_a_winner_is_played_again_once(
    stop: Callable[[TournamentRecord, int], TournamentRecord],
) -> None:
    """Then both are out, whoever was drawn first; the other semi-final decides it all."""
    record = tournament.played(drawn("knockout", 4), 0, 71)
    secret = tournament.secret_of(record, 0)
    record = stop(record, 0)
    assert (record.pairings[0].table, record.pairings[0].done) == (0, False)
    assert record.pairings[0].former
    assert tournament.secret_of(record, 0) != secret
    assert 0 in ready(record)
    record = stop(tournament.played(record, 0, 72), 0)
    assert (record.pairings[0].done, record.pairings[0].winner, record.pairings[0].unplayed) == (True, None, True)
    one = record.pairings[1].one
    record = play(record, 1, one)
    assert (record.status, champions(record)) == ("over", [one])


def test_nobody_may_have_won() -> None:
    record = drawn("knockout", 4)
    for number in (0, 1, 0, 1):
        record = tournament.again(tournament.played(record, number, 71), number)
    assert (record.status, champions(record)) == ("over", [])


def test_a_result_replaces_that_there_was_none() -> None:
    """As long as nobody plays who met by that; in a league it brings its points in any case."""
    record = drawn("knockout", 8)
    for _ in range(2):
        record = tournament.again(tournament.played(record, 0, 71), 0)
    first, second = record.pairings[0], record.pairings[1]
    record = play(record, 1, second.two)
    assert (record.pairings[4].winner, record.pairings[4].table) == (second.two, 0)
    late = won(record, 0, first.one)
    assert (late.pairings[4].one, late.pairings[4].two, late.pairings[4].done) == (first.one, second.two, False)
    assert not late.pairings[0].unplayed
    for number in (2, 3):
        record = play(record, number, record.pairings[number].one)
    record = play(record, 5, record.pairings[5].one)
    final = tournament.played(record, 6, 99)
    assert won(final, 0, first.one).pairings[6] == final.pairings[6]
    over = play(record, 6, second.two)
    assert over.status == "over"
    late = won(over, 0, first.one)
    assert (late.status, late.pairings[0].winner, late.pairings[1:]) == ("over", first.one, over.pairings[1:])
    rows = league((0, 1, None), (2, 3, 2))
    none = replace(rows, pairings=tuple(replace(each, unplayed=each.winner is None) for each in rows.pairings))
    assert [each.points for each in standings(none)] == [2, 0, 0, 0]
    assert {each.entrant: each.points for each in standings(won(none, 0, 1))} == {0: 0, 1: 2, 2: 2, 3: 0}


def test_what_may_not_be() -> None:
    record = tournament.opened(77, 9, 500, 1, "fugitive", "league", 3600)
    record = tournament.join(record, EntrantRecord("Ana", 1))
    for change, why in (
        (lambda: tournament.join(record, EntrantRecord("Ana", 1)), "joined"),
        (lambda: tournament.start(record, 1, "Ada"), "few"),
        (lambda: tournament.start(record, 2, "Ada"), "host"),
        (lambda: tournament.leave(record, 2), "not-in"),
        (lambda: tournament.call_off(record, 2, False), "host"),
        (lambda: tournament.won(record, 0, 0), "open"),
        (lambda: tournament.join(drawn("league", 4), EntrantRecord("Zoe", 99)), "begun"),
    ):
        with pytest.raises(Illegal, match=why):
            change()
    assert tournament.join(record, EntrantRecord("Ana", 2)).entrants[1].name != "Ana"
    assert tournament.expired(record, 7 * 86400.0).status == "void"
    assert tournament.expired(record, 7 * 86400.0 - 1).status == "open"
    three = tournament.join(tournament.join(record, EntrantRecord("Ben", 2)), EntrantRecord("Cleo", 3))
    assert [each.name for each in tournament.leave(three, 2).entrants] == ["Ana", "Cleo"]
    assert {name for name in ("fugitive", "colditz", "stalag17", "alien1979", "escape_plan")
            if tournament.is_suited(installed_game(name).game)} == {"fugitive", "colditz", "stalag17"}  # fmt: skip


async def test_a_tournament_is_kept_told_and_forgets_who_is_erased(store: Store) -> None:
    record, waiting = drawn("league", 5), tournament.opened(78, 9, 500, 2, "fugitive", "league", 3600)
    waiting = tournament.join(waiting, EntrantRecord("Ana", 1))
    for each in (record, waiting):
        kept = await store.keep_tournament(each)
        assert kept == replace(each, revision=1)
        assert await store.tournament(each.id) == kept
    assert await store.tournaments() == [77, 78]
    known = (await store.known_of(1))["tournaments"]
    assert [each["tournament"] for each in known] == [77, 78]
    await store.erase(1, 0.0)
    erased = await store.tournament(77)
    assert erased is not None
    gone = erased.entrants[0]
    assert (gone.user < 0, gone.out, gone.name) == (True, True, "Incognito 1")
    assert erased.host == 2
    assert (await store.known_of(1))["tournaments"] == []
    left = await store.tournament(78)
    assert left is not None
    assert left.entrants == ()
    await store.keep_tournament(replace(erased, status="over"))
    assert await store.tournaments() == [78]
    await store.forget_server(9)
    assert await store.tournaments() == []


async def test_of_two_changes_to_one_revision_the_later_is_refused(store: Store) -> None:
    record = await store.keep_tournament(tournament.opened(78, 9, 500, 2, "fugitive", "league", 3600))
    with pytest.raises(Conflict):
        await store.keep_tournament(replace(record, revision=0))
    both = (tournament.join(record, EntrantRecord(name, user)) for name, user in (("Ana", 1), ("Ben", 2)))
    came = await asyncio.gather(*map(store.keep_tournament, both), return_exceptions=True)
    assert sorted(type(each).__name__ for each in came) == ["Conflict", "TournamentRecord"]
    (kept,) = (each for each in came if not isinstance(each, BaseException))
    assert await store.tournament(78) == kept
    await store.erase(kept.entrants[0].user, 0.0)
    with pytest.raises(Conflict):
        await store.keep_tournament(kept)
    with pytest.raises(Conflict):
        await store.keep_tournament(replace(kept, id=79))


async def test_a_tournament_of_before_has_been_written_never(store: Store) -> None:
    """Those that earlier releases wrote do not say how often."""
    record = tournament.opened(78, 9, 500, 2, "fugitive", "league", 3600)
    plan = msgspec.json.encode(record).decode()
    await store._write("insert into tournament values (78, 9, 1, ?)", plan)
    assert (await store.keep_tournament(record)).revision == 1
