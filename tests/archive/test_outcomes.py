"""What came of an ended game is derived from it alone, and is the same whenever it is reckoned."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.archive.keeper import Keeper
from bot.engine.game import result_of
from bot.installed_games import installed_game, names
from bot.table import privacy, substitute
from bot.table.tables import Tables
from storage.records.outcomes import PlayedRecord
from storage.records.servers import PersonRecord
from storage.store import Store
from tests.table.play import Time, computers_table, dealt_table, person, play_on, timed_out


@pytest.mark.parametrize("game", names())
async def test_an_ended_game_is_reckoned_with_its_end_and_the_same_again(
    store: Store, tables: Tables, game: str
) -> None:
    each = installed_game(game)
    table = await dealt_table(tables, each, seats=min(3, each.game.seats[-1]))
    await play_on(table, random.Random(game))
    (played,) = await store.outcomes_of(1)
    result = result_of(table.state)
    assert result is not None
    assert {seat for seat, sitter in enumerate(played.sitters) if sitter.outcome.won} == {*result.winners}
    assert min(sitter.outcome.place for sitter in played.sitters) in (1, 2)
    for sitter in played.sitters:
        role = sitter.outcome.role
        assert not role or f"{game}-role-{role}" in each.say("es")
    keeper = Keeper(store)
    assert await keeper.catch_up() == 0
    ratings = await store.ratings(game, [str(user) for user in range(1, len(played.sitters) + 1)])
    assert len(ratings) == len(played.sitters)
    assert await keeper.again() == 1
    assert await store.outcomes_of(1) == [played]
    assert await store.ratings(game, ratings) == ratings


async def test_times_count_from_the_question_and_turns_from_the_clock(store: Store, now: Time) -> None:
    tables = Tables(store, now)
    table = await dealt_table(tables, installed_game("fugitive"), pace=900)
    rng = random.Random(3)
    while table.record.status == "playing":
        now.now += 7
        if rng.random() < 0.1:
            await timed_out(table)
        else:
            await play_on(table, rng, 1)
    (played,) = await store.outcomes_of(1)
    for sitter in played.sitters:
        assert sitter.outcome.seconds == 7
        assert 0 < sitter.outcome.late < sitter.outcome.turns <= sitter.outcome.moves + sitter.outcome.late


async def test_who_leaves_has_lost(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, installed_game("stalag17"), seats=3)
    await table.resign(1)
    await play_on(table, random.Random(1))
    (played,) = await store.outcomes_of(2)
    assert [sitter.outcome.left for sitter in played.sitters] == [False, True, False]
    assert played.sitters[1].outcome.place == 3
    await Keeper(store).catch_up()
    assert set(await store.ratings("stalag17", ("1", "2", "3"))) == {"1", "2", "3"}


async def test_of_three_who_is_erased_has_lost_and_a_computer_plays_on(store: Store, tables: Tables) -> None:
    """Whatever the computer does in that seat; the others are rated between them."""
    table = await dealt_table(tables, installed_game("stalag17"), seats=3)
    await play_on(table, random.Random(1), 9)
    await privacy.erase(tables, 2)
    assert (table.record.status, table.record.seats[1].user, table.record.seats[1].level) == ("playing", None, "normal")
    await play_on(table, random.Random(1))
    await Keeper(store).catch_up()
    (played,) = await store.outcomes_of(1)
    assert [(sitter.user, sitter.outcome.left) for sitter in played.sitters] == [(1, False), (-1, True), (3, False)]
    assert played.people == 3
    gone = played.sitters[1].outcome
    assert (gone.place, gone.won, gone.moves, gone.achievements) == (3, False, 0, ())
    assert set(await store.ratings("stalag17", ("1", "2", "3", "-1", "computer normal"))) == {"1", "3", "-1"}


async def test_a_replaced_player_is_told_of_and_erased(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, installed_game("fugitive"), pace=300)
    await table.leave(2)
    await table.agree(lambda: substitute.agreed(table, 1, 1, 0.0))
    await table.sit_in(1, person(77))
    known = await store.known_of(2)
    assert known["replaced"] == [{"table_id": table.id, "seat": 1, "charged_name": "Player 2"}]
    assert known["tables"] == []
    await privacy.erase(tables, 2)
    assert not any((await store.known_of(2)).values())
    await play_on(table, random.Random(2))
    (played,) = await store.outcomes_of(1)
    assert [(sitter.user, sitter.name) for sitter in played.sitters] == [(1, "Player 1"), (-1, "Incognito 1")]
    assert (played.sitters[0].outcome.won, await store.outcomes_of(77)) == (True, [])


async def test_computers_have_nothing_but_a_rating(store: Store, tables: Tables) -> None:
    table = await computers_table(tables, installed_game("fugitive"), ("easy", "normal"))
    await table.start(1)
    await play_on(table, random.Random(2))
    await Keeper(store).catch_up()
    assert set(await store.ratings("fugitive", ("computer easy", "computer normal", "side marshal"))) == {
        "computer easy", "computer normal", "side marshal",
    }  # fmt: skip


async def test_two_processes_that_rate_the_same_games_count_each_once(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when one was stopped in the middle of it, and another took the house meanwhile."""
    for number in range(3):
        table = await dealt_table(tables, installed_game("fugitive"), 500 + number)
        await play_on(table, random.Random(number))
    unrated = store.unrated

    async def overtaken() -> Sequence[PlayedRecord]:
        found = await unrated()
        monkeypatch.undo()
        await Keeper(store).catch_up()
        return found

    monkeypatch.setattr(store, "unrated", overtaken)
    await Keeper(store).catch_up()
    ratings = await store.ratings("fugitive", ("1", "2"))
    assert [rating.games for rating in ratings.values()] == [3, 3]
    await Keeper(store).again()
    assert await store.ratings("fugitive", ("1", "2")) == ratings


async def test_who_is_erased_while_games_are_rated_has_no_rating_left(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt_table(tables, installed_game("fugitive"))
    await play_on(table, random.Random(4))
    unrated = store.unrated

    async def overtaken() -> Sequence[PlayedRecord]:
        found = await unrated()
        monkeypatch.undo()
        await store.erase(2, 5.0)
        return found

    monkeypatch.setattr(store, "unrated", overtaken)
    await Keeper(store).catch_up()
    assert set(await store.ratings("fugitive", ("1", "2", "-1"))) == {"1", "-1"}


async def test_what_ends_otherwise_counts_in_nothing(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, installed_game("fugitive"))
    await table.end("ended")
    assert await Keeper(store).catch_up() == 0
    assert await store.outcomes_of(1) == []


async def test_an_annulled_game_counts_nowhere(store: Store, tables: Tables) -> None:
    """Its people have no rating, statistics or achievement of it, also after all is reckoned anew; others are rated as
    if it had not been played."""
    (first, *_), (alone, *_) = [
        [await dealt_table(tables, installed_game("fugitive"), 500 + number) for number in range(2)],
        [await dealt_table(tables, installed_game("stalag17"), 600, seats=3)],
    ]
    for table in tables:
        await play_on(table, random.Random(table.id))
    keeper = Keeper(store)
    await keeper.catch_up()
    before = await everything(store)
    for _ in range(2):
        assert await keeper.annul(first.id, True)
        assert [played.table for played in await store.outcomes_of(1) if played.game == "fugitive"] == [2]
        assert await games_of_ratings(store, "fugitive") == {1}
        assert await games_of_ratings(store, "stalag17") == {1}
        assert await keeper.again() == 2
    assert await store.load(first.id) == replace(first.record, annulled=True, revision=first.record.revision + 2)
    assert await keeper.annul(first.id, False)
    assert await everything(store) == before
    assert not await keeper.annul(99, True)
    assert not await keeper.annul((await dealt_table(tables, installed_game("fugitive"), 700)).id, True)
    assert alone.id == 3


async def everything(store: Store) -> list[object]:
    """Read all outcomes and ratings."""
    tables = "select table_id, ended, people, seats, rated from outcome order by table_id"
    return [await store._read(tables), await store._read("select * from rating order by game, who")]


async def games_of_ratings(store: Store, game: str) -> set[int]:
    """Give in how many games the ratings of the first two people were changed."""
    return {rating.games for rating in (await store.ratings(game, ("1", "2"))).values()}


async def test_who_is_erased_stays_a_number(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, installed_game("fugitive"))
    await play_on(table, random.Random(4))
    await Keeper(store).catch_up()
    await store.change_person(2, lambda person: PersonRecord(shown=False))
    assert await store.hidden() == {2}
    known = await store.known_of(2)
    assert (known["outcomes"][0]["table_id"], known["ratings"][0]["game"]) == (table.id, "fugitive")
    await store.erase(2, 5.0)
    assert await store.outcomes_of(2) == []
    (played,) = await store.outcomes_of(1)
    assert [(sitter.user, sitter.name) for sitter in played.sitters] == [(1, "Player 1"), (-1, "Incognito 1")]
    assert set(await store.ratings("fugitive", ("2", "-1"))) == {"-1"}
