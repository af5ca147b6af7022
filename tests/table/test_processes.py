"""Several processes at one database: each has the tables in its memory, and a press counts where it was heard."""

import asyncio
import random

import pytest
from msgspec.structs import replace

from bot.engine.game import Illegal, Move
from bot.installed_games import InstalledGame
from bot.people.people import People, block, blocked, toggle
from bot.table import hosting
from bot.table.refused import Repeated, Stale
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.dispatch import reason
from storage.store import Store
from storage.store_errors import Conflict
from tests.table.play import agrees, dealt_table, fugitive, play_on, random_move

RED, BLUE = Move("choose", (("red",),)), Move("choose", (("blue",),))


async def elsewhere(table: Table, store: Store) -> Table:
    """Give the same table as another process has it."""
    other = Tables(store)
    await other.recover()
    found = await other.find(table.id)
    assert found is not None
    return found


async def test_a_press_on_what_another_process_has_answered_is_stale(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    foreign = await elsewhere(table, store)
    seat, move = random_move(table, random.Random(11))
    token = table.token(seat)
    await foreign.submit(seat, move, token, 1)
    for late in (table.submit(seat, move, token, 2), table.submit(seat, move, token)):
        with pytest.raises(Stale):
            await late
    with pytest.raises(Repeated):
        await table.submit(seat, move, token, 1)
    assert table.record == foreign.record
    await play_on(table, random.Random(12))
    with pytest.raises(Illegal):
        await foreign.submit(seat, move, None, 3)
    await agrees(store, foreign)


async def test_two_seats_that_choose_at_once_in_two_processes_both_count(
    store: Store, tables: Tables, secret_choices: InstalledGame
) -> None:
    table = await dealt_table(tables, secret_choices)
    foreign = await elsewhere(table, store)
    tokens = table.token(0), table.token(1)
    await asyncio.gather(table.submit(0, RED, tokens[0], 1), foreign.submit(1, BLUE, tokens[1], 2))
    moves = [(row.seat, row.move) for row in await store.moves(table.id)]
    assert sorted(moves[1:3]) == [(0, str(RED)), (1, str(BLUE))]
    for each in (table, foreign):
        await each.refresh()
        await agrees(store, each)


async def test_what_is_no_version_is_not_overwritten_either(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    foreign = await elsewhere(table, store)
    await foreign.decide(lambda record: hosting.with_waiting_since(record, 5.0))
    await table.keep_contact(1, 77, "es-ES")
    await foreign.keep_contact(2, 78, "es-ES")
    assert (table.record.agreements.waits, foreign.record.agreements.waits) == (5.0, 5.0)
    await table.refresh()
    assert table.record == foreign.record
    assert [seat.dm for seat in table.record.seats] == [77, 78]


async def test_whoever_comes_too_late_three_times_is_told_so(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt_table(tables, fugitive())
    seat, move = random_move(table, random.Random(11))
    before, commit, tries = table.record, store.commit, 0

    async def overtaken(*arguments: object) -> None:
        nonlocal tries
        tries += 1
        raise Conflict("somebody else")

    monkeypatch.setattr(store, "commit", overtaken)
    with pytest.raises(Conflict) as late:
        await table.submit(seat, move, table.token(seat), 1)
    assert (tries, table.record) == (3, before)
    assert reason(late.value) == ("overtaken", {})
    monkeypatch.setattr(store, "commit", commit)
    await table.submit(seat, move, table.token(seat), 1)
    await agrees(store, table)


async def test_what_another_process_opens_is_known_when_it_is_looked_for(store: Store, tables: Tables) -> None:
    foreign = await dealt_table(Tables(store), fugitive())
    await tables.look(foreign.id)
    known = tables.live(foreign.id)
    assert known is not None
    await play_on(foreign, random.Random(13), 2)
    await tables.look(foreign.id, foreign.record.revision)
    assert tables.live(foreign.id) is known
    assert known.record == foreign.record
    await tables.look(foreign.id + 1)
    assert len([*tables]) == 1


async def test_what_is_chosen_at_once_in_two_processes_is_all_kept(store: Store) -> None:
    """A person's settings, those of a server, and who is blocked."""
    one, two = People(store), People(store)
    await asyncio.gather(
        one.choose(1, lambda person: replace(person, text_first=True)),
        two.choose(1, lambda person: replace(person, shown=False)),
        two.call(1, lambda calls: replace(calls, soon=True)),
        store.change_server(9, lambda server: replace(server, tables=3)),
        store.change_server(9, lambda server: replace(server, language="es-ES")),
        *(toggle(store, "people", user) for user in range(5)),
    )
    person, server = await store.person(1), await store.server(9)
    assert (person.text_first, person.shown, person.calls.soon) == (True, False, True)
    assert (server.tables, server.language) == (3, "es-ES")
    assert await blocked(store, "people") == {0, 1, 2, 3, 4}
    assert await block(store, "people", lambda before: before - {3}) == {0, 1, 2, 4}


async def test_a_change_that_cannot_be_made_leaves_all_as_it_is(store: Store) -> None:
    def fails(before: object) -> str:
        raise Stale

    await store.write("key", "before")
    with pytest.raises(Stale):
        await store.change_note("key", fails)
    assert await store.read("key") == "before"
