"""What is written of seats and clocks beside moves is read back."""

import pytest
from msgspec.structs import replace

from bot.table.seat_clocks import gone_on, reminded
from storage.records.agreements import TableAgreements
from storage.records.tables import Draft, Post, PostedMessage, UndoSteps
from storage.store import Store
from storage.store_errors import UsedBefore
from tests.storage.build import BOB, at_play, commit, lobby, moved, revised, row, save


async def test_how_a_player_is_reached_is_kept_and_needs_no_painting(store: Store) -> None:
    table = await at_play(store, lobby())
    await store.painted(table.id, table.version)
    known = revised(table, seats=(table.seats[0], replace(BOB, dm=88, locale="fr")))
    await save(store, known)
    assert await store.load(table.id) == known
    assert await store.unpainted() == []


async def test_only_columns_that_differ_are_written(store: Store) -> None:
    """What another has written meanwhile, without a revision, stays."""
    table = await at_play(store, lobby())
    await store._write("update game_table set locale = 'fr' where id = ?", table.id)
    await store.save(table, revised(table, host=2))
    stored = await store.load(table.id)
    assert stored is not None
    assert (stored.host, stored.locale) == (2, "fr")


async def test_who_is_away_stands_with_a_seat(store: Store) -> None:
    """It comes with a move, or on its own; then the table is to be painted, with what tells of it."""
    table = await at_play(store, lobby())
    gone = replace(table.seats[0], missed=2, stand_in="hard", stood_in=3)
    after = moved(replace(table, seats=(gone, *table.seats[1:])))
    await commit(store, after, row(after, 0), None)
    assert await store.load(table.id) == after
    await store.painted(table.id, after.version)
    post = Post("away", -1, b"line", 1000.75)
    back = replace(after.seats[0], missed=0, stand_in="")
    again = revised(after, seats=(back, *after.seats[1:]))
    await save(store, again, None, [post])
    assert await store.load(table.id) == again
    assert [post.kind for post in await store.outbox(table.id)] == ["away"]
    assert table.id in await store.unpainted()


async def test_what_people_have_agreed_on_stands_with_a_table(store: Store) -> None:
    table = await at_play(store, lobby())
    halted = revised(table, agreements=TableAgreements(halted=True, votes={"pause": (1, 2)}))
    await save(store, halted, 78, [Post("pause", -1, b"line", 1000.75)])
    assert await store.load(table.id) == halted
    assert await store.seen(78)
    assert [post.kind for post in await store.outbox(table.id)] == ["pause"]
    assert table.id in await store.unpainted()
    with pytest.raises(UsedBefore):
        await save(store, revised(halted), 78)
    further = replace(moved(halted), agreements=TableAgreements(), undo=UndoSteps({"0": (2, 3)}))
    await commit(store, further, row(further, 0), None)
    assert await store.load(table.id) == further


async def test_a_substitute_takes_a_seat_with_nothing_of_its_former_player(store: Store) -> None:
    table = await at_play(store, lobby())
    await store.paint(table.id, PostedMessage("panel", 0, 502, 9003, "digest", 1000.5, token="a token"))
    await store.paint(table.id, PostedMessage("board", -1, 502, 9001, "digest", 1000.25))
    await store.keep_draft(table.id, 0, Draft("token", "hide 7"))
    newcomer = replace(table.seats[0], name="Cleo", user=3, dm=90, locale="es-ES", done=0, orders=())
    table = revised(table, seats=(newcomer, *table.seats[1:]), undo=UndoSteps({"1": (2,)}))
    await save(store, table, 79, [Post("substitute", -1, b"line", 1000.75)])
    assert await store.load(table.id) == table
    assert [each.kind for each in await store.posted_messages(table.id)] == ["board"]
    assert await store.draft(table.id, 0) is None
    assert [post.kind for post in await store.outbox(table.id)] == ["substitute"]
    assert await store.seen(79)


async def test_a_turn_is_reminded_of(store: Store) -> None:
    table = await at_play(store, lobby())
    told = revised(reminded(table, 0))
    await save(store, told)
    assert await store.load(table.id) == told


async def test_orders_and_notes_stand_with_a_seat(store: Store) -> None:
    """Orders come with a move, or both on their own; then the table is to be painted."""
    table = await at_play(store, lobby())
    assert [seat.orders for seat in table.seats] == [("on",), ()]
    await store.painted(table.id, table.version)
    said = replace(table.seats[1], orders=("two", "three"), notes=("7 12", ""))
    now = revised(table, seats=(table.seats[0], said))
    await save(store, now, 77)
    assert await store.load(table.id) == now
    assert await store.seen(77)
    assert table.id in await store.unpainted()


async def test_the_clocks_of_some_tables_stand_and_go_on(store: Store) -> None:
    """All of their clocks together; one that was wound up since they stood loses nothing and gains nothing."""
    one, two, three = [await at_play(store, lobby(channel)) for channel in (500, 501, 502)]
    await store.stand([one.id, three.id], 1100.5)
    stood = revised(one, paused=1100.5)
    assert await store.load(one.id) == stood
    assert await store.load(two.id) == two
    await store.go_on([one.id, two.id], 1200.75)
    assert await store.load(one.id) == revised(gone_on(stood, 1200.75))
    assert await store.load(two.id) == revised(two), "its clocks went, and it is written all the same"
    assert await store.load(three.id) == revised(three, paused=1100.5)
    await store.go_on([three.id], 1100.5)
    assert await store.load(three.id) == revised(revised(three))


async def test_the_clock_of_one_seat_is_written(store: Store) -> None:
    table = await at_play(store, lobby())
    clock = table.seats[0].clock
    assert clock is not None
    rests = replace(table.seats[0], clock=replace(clock, left=12.5, running=None))
    now = revised(table, seats=(rests, *table.seats[1:]))
    await save(store, now)
    assert await store.load(table.id) == now
