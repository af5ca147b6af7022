"""Going further back: who has to agree, where nobody can, and what a game that went back counts for."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.archive.keeper import Keeper
from bot.archive.statistics import board, statistics
from bot.engine.move import Illegal
from bot.engine.texts import texts
from bot.installed_games import installed_game
from bot.table import back
from bot.table.news import ENDING
from bot.table.seating import computer
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages.statistics import statistics_page
from storage.records.tables import MatchRecord
from storage.store import Store
from tests.table.play import HOST, dealt_table, fugitive, lobby_record, person, play_on

NAMED = "0.0"
"""The first seat asks to go back before the first moment."""


async def ask(table: Table, store: Store) -> str:
    """Let the first seat ask to go back to the deal, and give the name of that vote."""
    heard = len(await back.moments(table, store))
    await back.ask(table, store, 0, 0, heard)
    return f"{NAMED}.{heard}"


async def begun(tables: Tables, game: str = "fugitive", seats: int = 2) -> tuple[Table, Any]:
    """Deal a game, play some of it, and give the state after the deal too."""
    table = await dealt_table(tables, installed_game(game), seats=seats)
    dealt = table.state
    await play_on(table, random.Random(4), 8)
    return table, dealt


async def test_who_is_away_has_not_agreed(tables: Tables) -> None:
    table, dealt = await begun(tables)
    await table.leave(2)
    stands = table.state
    named = await ask(table, tables.store)
    assert back.people_to_agree(table, (1,)) == (2,)
    assert table.state == stands != dealt
    await back.agree(table, tables.store, 0, named)
    assert table.state == stands, "who asks agrees for nobody else"
    await table.come_back(2)
    await back.agree(table, tables.store, 1, named)
    assert table.state == dealt


async def test_who_has_resigned_is_asked_and_may_refuse(tables: Tables) -> None:
    table, dealt = await begun(tables, "stalag17", 3)
    await table.resign(1)
    stands = table.state
    named = await ask(table, tables.store)
    await back.agree(table, tables.store, 2, named)
    assert table.state == stands
    assert back.people_to_agree(table, (1, 3)) == (2,)
    posts = await tables.store.posts(table.id, "back")
    assert {seat: len(made) for seat, made in posts.items()} == {-1: 1}
    await back.refuse(table, 1, named)
    assert back.vote(table) is None
    await back.agree(table, tables.store, 1, await _asked_by(table, tables, 1))
    assert not table.plays(1)
    await back.agree(table, tables.store, 0, f"2.0.{len(await back.moments(table, tables.store))}")
    assert table.state == dealt
    assert table.plays(1)


async def _asked_by(table: Table, tables: Tables, agrees: int) -> str:
    """Let the third seat ask."""
    heard = len(await back.moments(table, tables.store))
    await back.ask(table, tables.store, 2, 0, heard)
    assert back.people_to_agree(table, (3,)) == (1, 2)
    return f"2.0.{heard}"


@pytest.mark.parametrize(
    "part", [{"tournament": (5, 0)}, {"match": MatchRecord()}, {"match": MatchRecord((1, 0), 1)}, {"day": 3}]
)
async def test_nobody_goes_back_in_a_tournament_a_series_or_a_days_escape(tables: Tables, part: dict[str, Any]) -> None:
    table, _ = await begun(tables)
    assert back.is_possible(table)
    named = await ask(table, tables.store)
    table.record = replace(table.record, **part)
    assert not back.is_possible(table)
    with pytest.raises(Illegal):
        await ask(table, tables.store)
    with pytest.raises(Illegal):
        await back.agree(table, tables.store, 1, named)


@pytest.fixture
def earns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody earn an achievement in each game."""
    achievements = fugitive().achievements
    assert isinstance(achievements, dict)
    for name in achievements:
        monkeypatch.setitem(achievements, name, lambda frames, seat, name=name: name == "streak")


async def ended(tables: Tables, table: Table, goes_back: str) -> None:
    """Play a game to its end, with steps taken back alone or all together on the way."""
    if goes_back == "back":
        while not table.steps(0) and not table.steps(1):
            await play_on(table, random.Random(table.record.version), 1)
        seat = 0 if table.steps(0) else 1
        await back.take_back(table, tables.store, seat, table.token(seat))
    await play_on(table, random.Random(1), 6)
    if goes_back == "return":
        named = await ask(table, tables.store)
        if table.record.seats[1].user is not None:
            await back.agree(table, tables.store, 1, named)
    verbs = {row.move.split(" ")[0] for row in await tables.store.moves(table.id) if row.seat == -1}
    assert verbs & {"back", "return"} == ({goes_back} if goes_back else set())
    await play_on(table, random.Random(3))


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("goes_back", ["", "back", "return"])
async def test_a_game_that_went_back_earns_no_rating_and_no_achievement(
    tables: Tables, earns: None, goes_back: str, alone: bool
) -> None:
    """Neither with people nor in practice; what a player takes back alone changes nothing of that."""
    store, second = tables.store, computer(1, "easy", "Computer 1") if alone else person(2)
    record = lobby_record(fugitive())
    record = replace(record, seats=(person(HOST), second), options={**record.options, "roles": "host_fugitive"})
    table = await tables.open(record)
    await table.start(HOST)
    await ended(tables, table, goes_back)
    keeper, counts = Keeper(store), goes_back != "return"
    await keeper.catch_up()
    (played,) = await store.outcomes_of(HOST)
    assert played.returned is not counts
    assert played.sitters[0].outcome.achievements == (("streak",) if counts else ())
    assert bool(await store.ratings("fugitive", ("1", "2", "practice 1", "computer easy", "side marshal"))) is counts
    found = statistics([played], HOST)
    assert (found.played, found.returned, len(found.earned)) == (1, int(not counts), int(counts))
    for language in ("en", "es"):
        say = fugitive().say(language)
        page = statistics_page(found, {"fugitive": found}, {}, say, server=False)
        assert (say("stats-returned", count=1) in page.lines) is not counts
    assert {ranked.user for ranked in board([played] * 3, ())} == ({1, 2} if counts and not alone else set())
    (ending,) = [bytes(each.content).decode() for each in await store.outbox(table.id) if each.kind == ENDING]
    say = texts("en").say
    assert (say("ending-returned") in ending) is not counts
    assert ("🏅" in ending) is counts
    await keeper.again()
    assert await store.outcomes_of(HOST) == [played]
