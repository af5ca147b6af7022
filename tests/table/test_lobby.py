"""Before the deal: who may do what, and every refusal."""

import dataclasses
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.installed_games import LEVELS, InstalledGame, installed_game
from bot.table import lobby
from bot.table.names import LONGEST, told_apart
from bot.table.seating import computer
from bot.table.tables import Tables
from storage.records.tables import SeatRecord, TableRecord
from storage.store import Store
from storage.store_errors import ChannelBusy, Conflict
from tests.table.play import HOST, agrees, fugitive, joining, lobby_record, open_table, person

ANNA = computer(1, "easy", "Anna")


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(Illegal) as caught:
        work()
    return caught.value.refusal.key


def seated(*seats: SeatRecord) -> TableRecord:
    return replace(lobby_record(fugitive()), seats=seats)


def test_a_lobby_opens_with_its_host_and_the_default_options() -> None:
    record = lobby.opened(fugitive(), person(5), None, 500, "es-ES", {"bonus_pass": "yes"}, 300)
    assert record.host == 5
    assert record.seats == (person(5),)
    assert record.options == {"roles": "random", "bonus_pass": "yes", "events": "none", "call_it": "no"}
    assert (record.status, record.version, record.snapshot) == ("lobby", 0, b"")
    assert len(record.secret) == 32
    assert lobby.opened(fugitive(), person(5), None, 500, "es-ES", {}, 0).secret != record.secret


@pytest.mark.parametrize(("options", "pace"), [({"roles": "thief"}, 0), ({"colour": "red"}, 0), ({}, 7)])
def test_a_lobby_with_an_unknown_option_does_not_open(options: dict[str, str], pace: int) -> None:
    with pytest.raises(ValueError, match="no "):
        lobby.opened(fugitive(), person(5), None, 500, "en-US", options, pace)


def test_joining() -> None:
    record = lobby.join(seated(person(HOST)), fugitive(), person(2))
    assert record.seats == (person(HOST), person(2))
    for level in LEVELS:
        assert lobby.join_computer(seated(person(HOST)), fugitive(), computer(2, level, "C")).seats[1].level == level


def test_joining_refused() -> None:
    game = fugitive()
    alone, both = seated(person(HOST)), seated(person(HOST), person(2))
    assert refused(lambda: lobby.join(alone, game, person(HOST))) == "seated_already"
    assert refused(lambda: lobby.join(both, game, person(2))) == "seated_already"
    assert refused(lambda: lobby.join(both, game, person(3))) == "full"
    assert refused(lambda: lobby.join_computer(both, game, ANNA)) == "full"
    for level in ("", "random", "grandmaster"):
        assert refused(lambda level=level: lobby.join_computer(alone, game, computer(2, level, "C"))) == "no_level"


def test_computers_are_told_apart() -> None:
    record, nobody = seated(person(HOST)), dataclasses.replace(installed_game("stalag17"), crew=())
    for name in ("Computer 2", "Computer 3"):
        record = lobby.add_computer(record, nobody, HOST, "easy", "Computer {}".format)
        assert record.seats[-1].name == name
    record = replace(record, seats=(record.seats[0], record.seats[2]))
    record = lobby.add_computer(record, nobody, HOST, "easy", "Computer {}".format)
    assert [seat.name for seat in record.seats[1:]] == ["Computer 3", "Computer 4"]
    assert refused(lambda: lobby.add_computer(record, nobody, 9, "easy", str)) == "host_only"


def test_a_crew_takes_its_seats_in_order_from_another_place_at_each_table() -> None:
    game = installed_game("stalag17")
    crew = [each.name for each in game.crew]
    record = replace(seated(person(HOST)), id=len(crew) - 1)
    for name in (crew[-1], crew[0]):
        record = lobby.add_computer(record, game, HOST, "easy", str)
        assert record.seats[-1].name == name
    record = lobby.add_computer(replace(record, seats=(record.seats[0], record.seats[2])), game, HOST, "easy", str)
    assert [seat.name for seat in record.seats[1:]] == [crew[0], crew[-1]]


def test_leaving_passes_the_host_on() -> None:
    left = lobby.leave(seated(person(HOST), person(2)), HOST)
    assert (left.host, left.seats, left.status) == (2, (person(2),), "lobby")
    left = lobby.leave(seated(person(HOST), person(2)), 2)
    assert (left.host, left.seats) == (HOST, (person(HOST),))


def test_a_lobby_without_people_closes() -> None:
    for seats in ((person(HOST),), (person(HOST), ANNA)):
        left = lobby.leave(seated(*seats), HOST)
        assert (left.status, left.reason) == ("void", "empty")


def test_leaving_refused() -> None:
    assert refused(lambda: lobby.leave(seated(person(HOST), ANNA), 3)) == "not_seated"


def test_sending_a_computer_away() -> None:
    bea = computer(2, "hard", "Bea")
    assert lobby.send_away(seated(ANNA, person(HOST), bea), HOST).seats == (ANNA, person(HOST))
    assert lobby.send_away(seated(ANNA, person(HOST)), HOST).seats == (person(HOST),)
    assert refused(lambda: lobby.send_away(seated(person(HOST)), HOST)) == "no_computer"
    assert refused(lambda: lobby.send_away(seated(person(HOST), ANNA), 2)) == "host_only"


def test_choosing_options() -> None:
    record = lobby.choose(seated(person(HOST)), fugitive(), HOST, {"roles": "host_marshal"}, 900)
    assert record.options == {"roles": "host_marshal", "bonus_pass": "no", "events": "none", "call_it": "no"}
    assert record.pace == 900


@pytest.mark.parametrize(
    ("user", "options", "pace", "key"),
    [
        (2, {}, 300, "host_only"),
        (HOST, {"roles": "thief"}, 300, "no_option"),
        (HOST, {"colour": "red"}, 300, "no_option"),
        (HOST, {}, 301, "no_option"),
        (HOST, {}, -1, "no_option"),
    ],
)
def test_choosing_refused(user: int, options: dict[str, str], pace: int, key: str) -> None:
    assert refused(lambda: lobby.choose(seated(person(HOST)), fugitive(), user, options, pace)) == key


def test_a_rematch_seats_whoever_presses_and_the_computers() -> None:
    old = replace(seated(person(HOST), ANNA, person(-1)), status="over", version=40, snapshot=b"{}", pace=900)
    new = lobby.again(old, fugitive(), person(3), {"roles": "host_marshal"})
    assert (new.host, new.seats, new.pace) == (3, (person(3), ANNA), 900)
    assert new.options == {"roles": "host_marshal", "bonus_pass": "no", "events": "none", "call_it": "no"}
    assert (new.status, new.version, new.snapshot, new.channel) == ("lobby", 0, b"", old.channel)
    assert new.secret != old.secret
    assert new.reason == lobby.REMATCH
    assert new.calls == (HOST,), "nobody who was erased"


async def test_starting_refused(tables: Tables, store: Store) -> None:
    game = fugitive()
    table = await open_table(tables, game, seats=1)
    for user, key in ((2, "host_only"), (HOST, "too_few")):
        with pytest.raises(Illegal, match=key):
            await table.start(user, 5)
    await table.alter(joining(game, 2))
    assert table.record.status == "lobby"
    await table.start(HOST, 5)
    with pytest.raises(Illegal, match="started"):
        await table.start(HOST, 6)
    with pytest.raises(Illegal, match="started"):
        await table.alter(joining(game, 3), 7)
    await table.end("ended")
    with pytest.raises(Illegal, match="closed"):
        await table.start(HOST, 8)
    with pytest.raises(Illegal, match="closed"):
        await table.alter(joining(game, 3), 9)
    assert [await store.seen(number) for number in (5, 6, 7, 8, 9)] == [True] + [False] * 4
    await agrees(store, table)


async def test_the_deal_follows_from_the_secret_and_the_players(tables: Tables, store: Store) -> None:
    game = fugitive()
    tokens = set()
    for channel, brought in ((1, "x"), (2, "x"), (1, "y"), (1, "x")):
        record = lobby_record(game, channel)
        table = await tables.open(replace(record, seats=(person(HOST), replace(person(2), contribution=brought))))
        await table.start(HOST)
        tokens.add(table.state)
        (row,) = await store.moves(table.id)
        assert (row.seat, row.move, row.version) == (-1, "setup", 1)
        assert row.chance
        await table.end("ended")
    assert len(tokens) == 3


async def test_the_last_person_out_frees_the_channel(tables: Tables, store: Store) -> None:
    table = await open_table(tables, fugitive())
    with pytest.raises(ChannelBusy):
        await tables.open(lobby_record(fugitive()))
    for user in (1, 2):
        await table.alter(lambda record, user=user: lobby.leave(record, user))
    assert table.record.status == "void"
    assert tables.in_channel(500) is None
    assert await tables.find(table.id) is table
    other = await open_table(tables, fugitive())
    assert tables.in_channel(500) is other
    assert list(tables) == [other]


async def test_a_slash_command_delivered_twice_opens_one_table(tables: Tables, store: Store) -> None:
    await tables.open(lobby_record(fugitive(), 1), 5)
    with pytest.raises(Conflict):
        await tables.open(lobby_record(fugitive(), 2), 5)
    assert len(await store.live()) == len(tables) == 1


async def test_tables_of_a_user(tables: Tables, secret_choices: InstalledGame) -> None:
    first = await open_table(tables, fugitive(), 1)
    second = await open_table(tables, secret_choices, 2, seats=3)
    assert tables.of_user(2) == [first, second]
    assert tables.of_user(3) == [second]
    assert tables.of_user(4) == []
    await first.end("ended")
    assert tables.of_user(2) == [second]


@pytest.mark.parametrize(("others", "told"), [
    (["Ben"], "Ana"),
    (["ana"], "Ana (2)"),
    (["ana", "Ana (2)"], "Ana (3)"),
])  # fmt: skip
def test_names_that_look_alike_are_told_apart(others: list[str], told: str) -> None:
    assert told_apart("Ana", others) == told


def test_a_long_name_is_cut_where_its_number_comes() -> None:
    long = "Maximiliana von und zu Hohenstein-Wartenburg"[:LONGEST]
    told = told_apart(long, [long])
    assert LONGEST - 3 <= len(told) <= LONGEST
    assert told.endswith(" (2)")
    assert long.startswith(told.removesuffix(" (2)"))
