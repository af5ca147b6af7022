"""A series of three games: points, when it is decided, and how it goes on by itself."""

import random

import pytest
from msgspec.structs import replace

from bot.engine.game import Result
from bot.engine.move import Illegal
from bot.installed_games import installed_game
from bot.table import hosting, lobby, series
from bot.table.tables import Tables
from bot.ui.next_game import next_lobby
from storage.records.tables import MatchRecord
from tests.table.play import HOST, fugitive, lobby_record, open_table, person, play_on


def result(winners: tuple[int, ...], standing: tuple[int, ...] = ()) -> Result:
    return Result(winners, "why", standing)


@pytest.mark.parametrize(("game", "ended", "seats", "won"), [
    ("fugitive", result((1,)), 2, (0, 1)),
    ("fugitive", result((0, 1)), 2, (0, 0)),
    ("stalag17", result((2,), (2, 3, 1)), 3, (1, 0, 2)),
    ("colditz", result((0, 1), (3, 3, 1)), 3, (1, 1, 0)),
    ("colditz", result((2,), (5, 9, 1)), 3, (0, 1, 2)),
    ("alien1979", result((0, 3)), 4, (2, 0, 0, 2)),
], ids=("one of two", "level", "by places", "by points", "one by points", "two of four"))  # fmt: skip
def test_points_are_those_who_came_off_worse(game: str, ended: Result, seats: int, won: tuple[int, ...]) -> None:
    assert series.points(installed_game(game).game, ended, seats) == won


@pytest.mark.parametrize(("match", "decided", "winners"), [
    (MatchRecord((1, 0), 1), False, (0,)),
    (MatchRecord((1, 1), 2), False, (0, 1)),
    (MatchRecord((0, 2), 2), True, (1,)),
    (MatchRecord((1, 1), 3), True, (0, 1)),
    (MatchRecord(), False, ()),
    (MatchRecord((1, 0), 1, left=(0,)), True, (1,)),
    (MatchRecord((3, 3, 0), 2), False, (0, 1)),
    (MatchRecord((4, 1, 1), 2), True, (0,)),
    (MatchRecord((4, 2, 0), 2, left=(0,)), True, (1,)),
    (MatchRecord((4, 2, 3), 2, left=(0, 2)), True, (1,)),
])  # fmt: skip
def test_when_a_series_is_decided(match: MatchRecord, decided: bool, winners: tuple[int, ...]) -> None:
    assert series.decided(match) == decided
    assert series.winners(match) == winners


def test_what_is_told_of_a_series() -> None:
    three = ("stalag17", 3)
    for (game, people), match, status, line in (
        (("fugitive", 2), MatchRecord(), "lobby", None),
        (("fugitive", 2), MatchRecord((1, 0), 1), "lobby", "game 2 · Player 1 **1 : 0** Player 2"),
        (three, MatchRecord((2, 0, 1), 1), "playing", "game 2 · Player 1 **2** · Player 2 **0** · Player 3 **1**"),
        (("fugitive", 2), MatchRecord((1, 0), 1), "over", "Best of three · Player 1 **1 : 0** Player 2"),
        (("fugitive", 2), MatchRecord((2, 0), 2), "over", "Player 1 wins the series"),
        (("fugitive", 2), MatchRecord((2, 0), 2), "void", None),
    ):
        seats = tuple(map(person, range(1, people + 1)))
        record = lobby_record(installed_game(game))
        record = replace(record, seats=seats, status=status, match=match)
        told = series.score_lines(record, installed_game(game).say("en", [seat.name for seat in seats]))
        assert [line in each for each in told] == ([True] if line else [])
    assert series.score_lines(lobby_record(fugitive()), fugitive().say("en", ("Player 1",))) == ()


def test_who_leaves_has_lost_the_series_if_one_is_on() -> None:
    match = MatchRecord((1, 0), 1)
    assert series.left(match, 0) == MatchRecord((1, 0), 1, left=(0,))
    assert series.left(match, None) == match
    assert series.left(None, 0) is None
    assert series.with_points(match, (1, 1)) == MatchRecord((2, 1), 2)


async def test_roles_are_exchanged_and_everybody_stays_seated(tables: Tables) -> None:
    table = await open_table(tables, fugitive())
    await table.decide(lambda record: hosting.switch(record, HOST, "three", True))
    await table.start(HOST)
    hunted = table.state.fugitive
    await play_on(table, random.Random(1))
    match = table.record.match
    assert match is not None
    assert (match.played, sum(match.score)) == (1, 1)
    assert series.goes_on(table.record)
    following = next_lobby(table)
    assert [seat.user for seat in following.seats] == [1, 2]
    assert following.options["roles"] == ("host_marshal" if hunted == 0 else "host_fugitive")
    assert [seat.contribution for seat in lobby.bring_all(following, "17").seats] == ["17", "17"]
    for change in (
        lambda: lobby.join(following, fugitive(), person(3)),
        lambda: lobby.choose(following, fugitive(), HOST, {}, 0),
        lambda: hosting.switch(following, HOST, "three", False),
        lambda: hosting.send_away(following, HOST, 2),
    ):
        with pytest.raises(Illegal, match="series"):
            change()
    over = lobby.leave(following, 2)
    assert (over.status, over.reason) == ("void", series.LEFT)
    assert over.match is not None
    assert series.winners(over.match) == (0,)


async def test_the_store_lists_the_tables_of_series(tables: Tables) -> None:
    table = await open_table(tables, fugitive())
    await open_table(tables, fugitive(), channel=501)
    assert await tables.store.matches() == []
    await table.decide(lambda record: hosting.switch(record, HOST, "three", True))
    assert await tables.store.matches() == [(table.id, "lobby", MatchRecord())]


@pytest.mark.parametrize(("status", "match", "on"), [
    ("over", MatchRecord((1, 0), 1), True),
    ("over", MatchRecord((2, 0), 2), False),
    ("over", MatchRecord((1, 0), 1, followed=True), False),
    ("playing", MatchRecord((1, 0), 1), False),
    ("over", None, False),
])  # fmt: skip
def test_the_next_lobby_is_opened_once_and_until_it_is_decided(
    status: str, match: MatchRecord | None, on: bool
) -> None:
    record = replace(lobby_record(fugitive()), status=status, match=match)
    assert series.goes_on(record) == on
