"""Deeds that players remember of each other: written at the end of an open table, said at a later one, and nothing
else."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.archive.day import DAY, day_of
from bot.archive.keeper import Keeper
from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.installed_games import installed_game
from bot.table import grudges, hosting, privacy
from bot.table.clock import Clock
from bot.table.housekeeping import Housekeeping
from bot.table.seating import computer
from bot.table.table import Table
from bot.table.tables import Tables
from storage.memories import KEPT
from storage.records.outcomes import MemoryRecord
from storage.store import Store
from tests.drills.few import first
from tests.table.play import HOST, Time, lobby_record, person, play_on

GUILD = 9
ALIEN = installed_game("alien1979")
ANA, BEN = "1", "2"
COMPUTER = ALIEN.crew[0].name


async def opened(tables: Tables, channel: int, **changes: object) -> Table:
    """Open a table of Alien 1979 for two people and a computer."""
    record = replace(lobby_record(ALIEN, channel), **changes)
    return await tables.open(replace(record, seats=(*record.seats, person(2), computer(2, "easy", COMPUTER))))


async def ended(tables: Tables, number: int, private: bool = False) -> Table:
    """Play such a game at random to its end."""
    table = await opened(tables, 500 + number)
    if private:
        await table.decide(lambda record: hosting.switch(record, HOST, "private", on=True))
    await table.start(HOST)
    await play_on(table, random.Random(number))
    return table


async def remember(store: Store, table: Table, kind: str, who: str, whom: str) -> None:
    """Write a deed as the end of a game does."""
    memory = MemoryRecord(GUILD, table.id, kind, who, whom, day_of(table.time))
    await store._transaction(lambda connection: store._write_memories(connection, [memory]))


async def kept(store: Store) -> list[int]:
    return [each.table for each in await store.memories(GUILD, [ANA, BEN, COMPUTER], 0)]


async def acquainted(store: Store, tables: Tables, games: int = grudges.FEWEST) -> Table:
    """Let the three play some games, and remember one deed among the people and one to the computer."""
    for number in range(games):
        table = await ended(tables, number)
    await store._write("delete from memory")
    await remember(store, table, "sent_espadas", BEN, ANA)
    await remember(store, table, "ejected", BEN, COMPUTER)
    return table


async def said(store: Store, tables: Tables, guild: int = GUILD, **changes: object) -> list[str]:
    """Deal such a game and return what is said of old deeds."""
    table = await opened(tables, 600 + len(tables.known), guild=guild, **changes)
    await table.start(HOST)
    lines = [line for post in await store.outbox(table.id) for line in post.content.decode().split("\\n")]
    return [line.partition('"')[0] for line in lines if "forgotten" in line]


OF_PEOPLE = "💭 Player 1 has not forgotten being sent to Swords. Has Player 2?"
OF_COMPUTER = f"> {ALIEN.crew[0].face} **{COMPUTER}**: I have not forgotten that flight out of the SHIP, Player 2."


async def test_an_open_table_of_a_server_is_remembered(store: Store, tables: Tables) -> None:
    """The last few deeds of each two; a private table is not."""
    await ended(tables, 0, private=True)
    assert await kept(store) == []
    for number in range(1, 9):
        await ended(tables, number)
    found = await store.memories(GUILD, [ANA, BEN, COMPUTER], 0)
    pairs = Counter(frozenset((each.who, each.whom)) for each in found)
    assert {frozenset((ANA, BEN)), frozenset((ANA, COMPUTER))} < {*pairs}
    assert max(pairs.values()) == KEPT
    assert all(f"alien1979-grudge-{each.kind}" in ALIEN.say("es") for each in found)


async def test_a_deed_is_what_everybody_heard(store: Store, tables: Tables) -> None:
    """Nothing that only some were told becomes one, however a game declares it."""
    table, heard = await ended(tables, 1), []

    def told(moves):
        heard.extend(event for move in moves for event in move.events)
        return [(0, 1), (1, 1)]

    title = dataclasses.replace(ALIEN, deeds={"ejected": told})
    found = await grudges.memories_of_game(
        store, title, table.record, await table.history.standing(table.record), table.time
    )
    assert heard
    assert all(isinstance(event, Event) and event.reaches(None) for event in heard)
    assert found == [MemoryRecord(GUILD, table.id, "ejected", ANA, BEN, day_of(table.time), ALIEN.name)]


async def test_it_is_said_after_three_games_of_the_same_two(store: Store, tables: Tables) -> None:
    await acquainted(store, tables, grudges.FEWEST - 1)
    assert await said(store, tables) == []
    table = await ended(tables, 9)
    await store._write("delete from memory where table_id = ?", table.id)
    assert await said(store, tables) == [OF_PEOPLE, OF_COMPUTER]


async def test_it_is_said_where_it_happened_and_both_want_it(store: Store, tables: Tables) -> None:
    """On the same server, at a table that makes a show, by no silent computer; whoever wants no show is silent too."""
    await acquainted(store, tables)
    assert await said(store, tables) == [OF_COMPUTER, OF_PEOPLE] or await said(store, tables) == [
        OF_PEOPLE,
        OF_COMPUTER,
    ]
    assert await said(store, tables, guild=10) == []
    assert await said(store, tables, show="quiet") == []
    assert await said(store, tables, talk=False) == [OF_PEOPLE]
    await store.change_person(1, lambda chosen: replace(chosen, show=False))
    assert await said(store, tables) == [OF_COMPUTER]


async def test_a_hidden_game_or_person_is_not_remembered(store: Store, tables: Tables) -> None:
    table = await acquainted(store, tables)
    await store._write("update game_table set hidden = 1 where id = ?", table.id)
    assert await said(store, tables) == []
    await store._write("update game_table set hidden = 0 where id = ?", table.id)
    assert len(await said(store, tables)) == 2
    await store.change_person(1, lambda chosen: replace(chosen, shown=False))
    await store.change_person(1, lambda chosen: replace(chosen, shown=True))
    assert await said(store, tables) == [OF_COMPUTER], "what was forgotten does not come back"
    assert (await store.known_of(2))["memories"] == [
        {"guild": GUILD, "table_id": table.id, "kind": "ejected", "day": day_of(table.time), "own": True}
    ]
    await privacy.erase(tables, 2)
    assert await kept(store) == []
    assert not any((await store.known_of(2)).values())


async def test_it_is_forgotten_in_time(store: Store, tables: Tables, now: Time) -> None:
    await acquainted(store, tables)
    now.now += grudges.DAYS * DAY
    assert len(await said(store, tables)) == 2
    now.now += DAY
    assert await said(store, tables) == []
    await Housekeeping(tables, Clock(tables, lambda table: None)).keep()
    assert await kept(store) == []


@pytest.mark.parametrize("seed", first(range(3)))
async def test_nothing_depends_on_what_is_said(store: Store, tables: Tables, seed: int) -> None:
    """The same game with and without old deeds: rows of the log, moves of computers, result, ratings, clocks."""
    await acquainted(store, tables)
    games = []
    for remembered in (True, False):
        if not remembered:
            await store._write("delete from memory")
        table = await opened(tables, 700, pace=300)
        await table.start(HOST)
        posts = "".join(post.content.decode() for post in await store.outbox(table.id))
        assert ("has not forgotten" in posts) == remembered
        games.append(await played(store, table, seed))
    assert games[0] == games[1]


async def played(store: Store, table: Table, seed: int) -> tuple[object, ...]:
    """Play a game to its end, its computer by its own mind, and return all that counts of it."""
    dice, mind = random.Random(seed), ALIEN.player("easy", 3, 2)
    while table.record.status == "playing":
        if 2 in (waited := table.waited_for()):
            move = mind.choose(table.view(2), table.asks(2), table.next_field(2), Chance(b"mind", table.record.version))
            await table.submit(2, move, table.token(2))
        elif waited:
            await play_on(table, dice, 1)
    await Keeper(store).catch_up()
    (came,) = [each for each in await store.outcomes_of(1) if each.table == table.id]
    rows = [(row.seat, row.move, row.chance, row.events, row.link) for row in await store.moves(table.id)]
    return rows, replace(came, table=0), table.record.snapshot, table.record.seats, table.record.time_banks
