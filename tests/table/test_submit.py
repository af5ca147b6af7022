"""A move enters once, for the question that is open, and is on the disk before anyone hears of it."""

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.codec import read_events
from bot.engine.game import result_of
from bot.engine.move import Illegal, Move
from bot.installed_games import InstalledGame
from bot.table.refused import Repeated, Stale
from bot.table.table import Table
from bot.table.tables import Tables
from storage.store import Store
from storage.store_errors import StoreError
from tests.table.play import HOST, agrees, dealt_table, fugitive, joining, open_table, play_on, random_move, rebuilt

RED, BLUE = Move("choose", (("red",),)), Move("choose", (("blue",),))


async def test_a_move_is_on_the_disk_before_anyone_hears_of_it(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    heard = []

    def listen(changed: Table) -> None:
        heard.append(asyncio.ensure_future(store.load(changed.id)))

    tables.listeners.append(listen)
    seat, move = random_move(table, random.Random(1))
    events = await table.submit(seat, move, table.token(seat), 1)
    assert [await each for each in heard] == [table.record]
    await agrees(store, table)
    (row,) = await store.moves(table.id, 1)
    assert (row.version, row.seat, row.move) == (table.record.version, seat, str(move))
    assert read_events(table.game, row.events, row.schema) == tuple(events)


async def test_a_whole_game_by_its_log(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await play_on(table, random.Random(2))
    assert table.record.status == "over"
    await agrees(store, table)
    assert await rebuilt(store, table.record, fugitive()) == table.record.snapshot
    with pytest.raises(Illegal, match="closed"):
        await table.submit(0, Move("pass"), table.token(0))


async def test_the_same_interaction_does_its_work_once(store: Store, tables: Tables) -> None:
    table = await open_table(tables, fugitive(), seats=1)
    await table.alter(joining(fugitive(), 2), 11)
    with pytest.raises(Repeated):
        await table.alter(joining(fugitive(), 3), 11)
    await table.start(HOST, 12)
    with pytest.raises(Repeated):
        await table.start(HOST, 12)
    seat, move = random_move(table, random.Random(3))
    token = table.token(seat)
    await table.submit(seat, move, token, 13)
    for again in (
        table.submit(seat, move, token, 13),
        table.submit(seat, move, None, 12),
        table.resign(seat, 13),
        table.end("ended", 11),
    ):
        before = table.record
        with pytest.raises(Repeated):
            await again
        assert table.record == before
    await table.resign(seat, 14)
    with pytest.raises(Repeated):
        await table.resign(seat, 14)
    await agrees(store, table)


async def test_a_click_delivered_twice_at_the_same_moment_counts_once(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    seat, move = random_move(table, random.Random(4))
    token, version = table.token(seat), table.record.version
    results = await asyncio.gather(*(table.submit(seat, move, token, 7) for _ in range(5)), return_exceptions=True)
    assert [type(result) for result in results] == [list] + [Repeated] * 4
    assert table.record.version == version + 1
    await agrees(store, table)


async def test_an_old_button_is_stale_and_changes_nothing(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    rng = random.Random(5)
    seat, move = random_move(table, rng)
    old = table.token(seat)
    await table.submit(seat, move, old, 1)
    before = table.record
    for token in (old, "", "000000000000"):
        with pytest.raises(Stale):
            await table.submit(seat, move, token, 2)
    assert table.record == before
    assert not await store.seen(2)


async def test_a_double_press_makes_one_move(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    seat, move = random_move(table, random.Random(6))
    token = table.token(seat)
    first, second = await asyncio.gather(
        table.submit(seat, move, token, 1), table.submit(seat, move, token, 2), return_exceptions=True
    )
    assert isinstance(first, list)
    assert isinstance(second, Stale)
    await agrees(store, table)


async def test_an_illegal_move_changes_nothing(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    waiting = next(seat for seat in (0, 1) if seat not in table.waited_for())
    before = table.record
    for seat, move in (
        (table.waited_for()[0], Move("hide", (("29",), ()))),
        (table.waited_for()[0], Move("fly")),
        (waiting, Move("draw", (("1",),))),
    ):
        with pytest.raises(Illegal):
            await table.submit(seat, move, table.token(seat), 5)
        assert table.forbidden(seat, move) is not None
    assert table.record == before
    assert not await store.seen(5)
    await play_on(table, random.Random(7), 3)
    await agrees(store, table)


async def test_a_token_changes_with_its_own_question_only(tables: Tables, secret_choices: InstalledGame) -> None:
    table = await dealt_table(tables, secret_choices, seats=3)
    first = [table.token(seat) for seat in range(3)]
    assert len(set(first)) == 3
    await table.submit(0, RED, first[0])
    second = [table.token(seat) for seat in range(3)]
    assert second[0] != first[0]
    assert second[1:] == first[1:]
    await table.submit(1, BLUE, first[1])
    await table.submit(2, RED, first[2])
    third = [table.token(seat) for seat in range(3)]
    assert table.state.round == 2
    assert not set(third) & {*first, *second}, "the same question in the next round is another question"


async def test_a_token_is_the_same_after_a_restart(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await play_on(table, random.Random(8), 5)
    again = Tables(store)
    await again.recover()
    found = await again.find(table.id)
    assert found is not None
    assert found is not table
    assert [found.token(seat) for seat in (0, 1)] == [table.token(seat) for seat in (0, 1)]
    assert (found.record, found.state) == (table.record, table.state)


async def test_both_press_at_the_same_moment(store: Store, tables: Tables, secret_choices: InstalledGame) -> None:
    table = await dealt_table(tables, secret_choices, seats=3)
    for number in range(3):
        version = table.record.version
        tokens = [table.token(seat) for seat in range(3)]
        moves = (table.submit(seat, RED, tokens[seat], 100 + 3 * number + seat) for seat in range(3))
        await asyncio.gather(*moves)
        assert table.record.version == version + 3
        await agrees(store, table)
    assert table.record.status == "over"
    assert [row.version for row in await store.moves(table.id)] == list(range(3, 13))


async def test_the_rule_that_refuses_is_named(tables: Tables, secret_choices: InstalledGame) -> None:
    table = await dealt_table(tables, secret_choices, seats=3)
    with pytest.raises(Illegal, match="no_blue"):
        await table.submit(2, BLUE)
    refusal = table.forbidden(2, BLUE)
    assert refusal is not None
    assert refusal.key == "no_blue"
    assert table.forbidden(2, RED) is None


@pytest.mark.parametrize("written", [False, True])
async def test_a_failing_store_is_believed_and_the_table_goes_on(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """Whether the failed commit is on the disk after all or not, memory says the same as the disk afterwards."""
    table = await dealt_table(tables, fugitive())
    version, commit, heard = table.record.version, store.commit, []
    tables.listeners.append(heard.append)

    async def failing(*arguments: Any) -> None:
        if written:
            await commit(*arguments)
        raise StoreError("no answer from the disk")

    monkeypatch.setattr(store, "commit", failing)
    seat, move = random_move(table, random.Random(9))
    token = table.token(seat)
    with pytest.raises(StoreError):
        await table.submit(seat, move, token, 1)
    monkeypatch.undo()
    assert table.record.version == version + written
    assert heard == [table] * written
    await agrees(store, table)
    assert (table.token(seat) == token) == (not written)
    await play_on(table, random.Random(10))
    await agrees(store, table)
    assert table.record.status == "over"


async def test_a_time_out_plays_for_the_clock_that_ran_out_only(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    seat, version = table.waited_for()[0], table.record.version
    known = table.record.seats[seat]
    assert not await table.time_out(seat, replace(known, answered=1))
    assert not await table.time_out(seat, replace(known, clock=None))
    assert not await table.time_out(1 - seat, table.record.seats[1 - seat]), "nobody waits for that seat"
    assert table.record.version == version
    assert await table.time_out(seat, known)
    assert not await table.time_out(seat, known)
    assert table.record.version == version + 1
    (row,) = await store.moves(table.id, 1)
    assert (row.seat, row.move) == (-1, f"idle {seat}")
    await agrees(store, table)


async def test_a_move_and_a_time_out_at_the_same_moment(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    seat, move = random_move(table, random.Random(13))
    version, known = table.record.version, table.record.seats[seat]
    _, late = await asyncio.gather(table.submit(seat, move, table.token(seat)), table.time_out(seat, known))
    assert not late
    assert table.record.version == version + 1
    await agrees(store, table)


@pytest.mark.parametrize("seat", [0, 1])
async def test_resigning_ends_the_game_for_the_other(store: Store, tables: Tables, seat: int) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    await table.resign(seat, 5)
    assert table.record.status == "over"
    assert result_of(table.state).winners == (1 - seat,)
    assert (await store.moves(table.id, 1))[0].move == f"resign {seat}"
    assert tables.in_channel(500) is None
    for attempt in (table.resign(seat), table.end("ended"), table.start(HOST), table.alter(lambda record: record)):
        with pytest.raises(Illegal):
            await attempt
    await agrees(store, table)


async def test_breaking_a_table_off(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    await play_on(table, random.Random(16), 4)
    await table.end("ended", 5)
    assert (table.record.status, table.record.reason) == ("void", "ended")
    assert [seat.clock for seat in table.record.seats] == [None, None]
    assert table.waited_for() == ()
    assert table.asks(0) == table.asks(1) == ()
    await agrees(store, table)
    found = await Tables(store).find(table.id)
    assert found is not None
    assert found.record == table.record
    with pytest.raises(Illegal, match="closed"):
        await table.end("ended", 6)
