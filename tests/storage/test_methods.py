"""Every method of the store: what is written is read back, whole."""

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.table.seat_clocks import gone_on, reminded
from storage.limits import Limit
from storage.records.outcomes import OutcomeRecord, RatingRecord, SeatOutcome
from storage.records.servers import NotificationsRecord, PersonRecord, ReaderRecord, ServerRecord, WatcherRecord
from storage.records.tables import (
    UNKNOWN,
    Draft,
    ForumPost,
    LessonRecord,
    MoveRecord,
    OrdersChange,
    Post,
    PostedMessage,
    TableAgreements,
    UndoSteps,
)
from storage.store import Store
from storage.store_errors import ChannelBusy, Conflict, UsedBefore
from tests.storage.build import ADA, BOB, COMPUTER, at_play, commit, dealt, lobby, moved, revised, row, save


async def test_a_lobby_is_read_back_as_it_was_written(store: Store) -> None:
    written = await store.create(lobby(500, ADA, BOB, COMPUTER), 1)
    assert written.id > 0
    assert await store.load(written.id) == written
    assert await store.live() == [written]
    assert await store.moves(written.id) == []


async def test_a_number_is_never_used_again(path: Path, store: Store) -> None:
    first = await store.create(lobby(500), None)
    connection = sqlite3.connect(path)
    connection.executescript("pragma foreign_keys = on; delete from game_table;")
    connection.close()
    assert (await store.create(lobby(500), None)).id == first.id + 1


async def test_a_table_is_opened_under_a_number_that_was_taken_for_it(store: Store) -> None:
    """With the message that shows it already. Nobody else gets the number, taken or left out."""
    first, left_out = await store.next_number(), await store.next_number()
    other = await store.create(lobby(500), None)
    assert len({first, left_out, other.id}) == 3
    board = PostedMessage("board", -1, 501, 501, "print", 7.0, posts=1)
    opened = await store.create(replace(lobby(501), id=first), None, [board])
    assert opened.id == first
    assert await store.load(first) == opened
    assert await store.posted_messages(first) == [board]
    assert (await store.create(lobby(502), None)).id not in (first, left_out, other.id)


async def test_ended_tables_whose_posts_are_behind(store: Store) -> None:
    for channel, shown, status in (
        (500, "looking", "lobby"), (501, "looking", "void"), (502, "playing", "void"), (503, "over", "void"),
    ):  # fmt: skip
        post = ForumPost(channel, shown)  # type: ignore[arg-type]
        opened = await store.create(replace(lobby(channel), forum_post=post), None)
        if status != "lobby":
            await save(store, revised(opened, version=1, status=status), None)
    await save(store, revised(await store.create(lobby(504), None), version=1, status="void"), None)
    behind = [await store.load(number) for number in await store.behind_in_forums()]
    assert [record and record.channel for record in behind] == [501, 502]


async def test_a_direct_message_table_without_a_server(store: Store) -> None:
    written = await store.create(lobby(guild=None), None)
    assert await store.load(written.id) == written


async def test_there_is_nothing_under_an_unknown_number(store: Store) -> None:
    assert await store.load(7) is None
    assert await store.moves(7) == []
    assert await store.posted_messages(7) == []
    assert await store.draft(7, 0) is None
    assert await store.read("nothing") is None
    assert not await store.seen(7)


async def test_a_channel_holds_one_live_table(store: Store) -> None:
    first = await store.create(lobby(500), 1)
    with pytest.raises(ChannelBusy) as busy:
        await store.create(lobby(500), 2)
    assert busy.value.table == first.id
    assert not await store.seen(2)
    await save(store, revised(first, version=1, status="void"), None)
    second = await store.create(lobby(500), 2)
    assert [table.id for table in await store.live()] == [second.id]


async def test_a_change_writes_seats_options_and_host(store: Store) -> None:
    opened = await store.create(lobby(500, ADA), None)
    options = {"roles": "host_marshal", "bonus_pass": "yes"}
    changed = revised(opened, version=1, seats=(BOB, COMPUTER), host=2, options=options, pace=0)
    await save(store, changed, 5)
    assert await store.load(opened.id) == changed
    assert await store.seen(5)


async def test_a_commit_writes_snapshot_log_and_answered(store: Store) -> None:
    opened = await store.create(lobby(), None)
    playing = dealt(opened)
    await commit(store, playing, row(playing), 11)
    assert await store.load(opened.id) == playing
    after = moved(playing)
    await commit(store, after, row(after, 0), 12)
    assert await store.load(opened.id) == after
    assert [seat.answered for seat in after.seats] == [1, 0]
    assert await store.moves(opened.id) == [
        row(playing),
        replace(row(after, 0), answered=None),
    ]
    assert await store.seen(11)
    assert await store.seen(12)


async def test_the_last_rows_of_the_log_in_their_order(store: Store) -> None:
    table = await at_play(store, lobby())
    for _ in range(5):
        table = moved(table)
        await commit(store, table, row(table, 0), None)
    assert [record.version for record in await store.moves(table.id)] == [1, 2, 3, 4, 5, 6, 7]
    assert [record.version for record in await store.moves(table.id, 3)] == [5, 6, 7]
    assert await store.moves(table.id, 0) == []


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


async def test_paintings_are_replaced_by_kind_and_seat(store: Store) -> None:
    table, other = await store.create(lobby(500), None), await store.create(lobby(501), None)
    board, hand = PostedMessage("board", -1, 500, 1, "a", 1.5), PostedMessage("hand", 0, 71, 2, "b", 2.5)
    for posted in (board, hand, newer := replace(board, message=3, digest="c", posts=2, unsure=7)):
        await store.paint(table.id, posted)
    await store.paint(other.id, board)
    assert sorted(await store.posted_messages(table.id), key=lambda posted: posted.kind) == [newer, hand]
    assert await store.posted_messages(other.id) == [board]


async def test_a_painting_is_changed_unless_another_one_has_come(store: Store) -> None:
    table = await store.create(lobby(500), None)
    old = PostedMessage("panel", 1, 500, 1, "a", 1.5, token="one", ends=900.25)
    renewed = replace(old, token="two", original=True, ends=1000.25)
    await store.paint(table.id, old)
    assert await store.living() == [table.id]
    assert await store.repaint(table.id, old, renewed)
    assert await store.posted_messages(table.id) == [renewed]
    assert not await store.repaint(table.id, replace(renewed, message=2), replace(renewed, message=2, digest="late"))
    assert await store.posted_messages(table.id) == [renewed]
    assert await store.repaint(table.id, renewed, PostedMessage("panel", 1, 500))
    assert await store.posted_messages(table.id) == [PostedMessage("panel", 1, 500)]
    assert await store.living() == []
    assert not await store.repaint(table.id + 1, renewed, old)


@pytest.mark.parametrize("kind", ["panel", "hand"])
async def test_of_two_edits_at_once_neither_is_believed(store: Store, kind: str) -> None:
    """A panel whose press was renewed meanwhile is edited by another press, whatever it shows."""
    table = await store.create(lobby(500), None)
    old = PostedMessage(kind, 1, 500, 1, "a", 1.5, token="one", ends=900.25)
    first, late = replace(old, digest="b", token="two", ends=1000.25), replace(old, digest="c")
    await store.paint(table.id, old)
    assert await store.repaint(table.id, old, first)
    assert not await store.repaint(table.id, old, late)
    assert await store.posted_messages(table.id) == [replace(first, digest=UNKNOWN)]
    assert await store.repaint(table.id, replace(first, digest=UNKNOWN), first)
    await store.keep_press(table.id, replace(first, token="three", original=True, ends=1100.25))
    renewed = replace(first, token="three", original=True, ends=1100.25)
    assert await store.repaint(table.id, first, replace(first, digest="d")) == (kind == "hand")
    assert await store.posted_messages(table.id) == (
        [replace(first, digest="d")] if kind == "hand" else [replace(renewed, digest=UNKNOWN)]
    )


async def test_posts_are_written_with_a_move_and_posted_once(store: Store) -> None:
    table = await at_play(store, lobby())
    for version in range(2):
        table = moved(table)
        told = [Post("line", -1, b"one %d" % version, 10.5), Post("line", 1, b"two %d" % version, 11.5)]
        await commit(store, table, row(table, 0), None, posts=told)
    outbox = await store.outbox(table.id)
    assert [(post.number, post.seat, post.content) for post in outbox] == [
        (1, -1, b"one 0"), (2, 1, b"two 0"), (3, -1, b"one 1"), (4, 1, b"two 1"),
    ]  # fmt: skip
    await store.posted(table.id, (1, 2), 900)
    await store.join(table.id, (3, 4))
    assert [(post.number, post.joined, post.made) for post in await store.outbox(table.id)] == [
        (3, 3, 10.5), (4, 3, 11.5),
    ]  # fmt: skip
    await store.posted(table.id, (3, 4), 901)
    assert await store.outbox(table.id) == []
    assert await store.standing(table.id, "line", 1) == {900: [2], 901: [4]}
    await store.posted(table.id, (2,), 0)
    assert await store.standing(table.id, "line", 1) == {901: [4]}


async def test_a_move_that_is_refused_posts_nothing(store: Store) -> None:
    table = await at_play(store, lobby())
    with pytest.raises(Conflict):
        await commit(store, table, row(table, 0), None, posts=[Post("line", -1, b"never", 10.5)])
    assert await store.outbox(table.id) == []


async def test_tables_whose_paintings_are_behind(store: Store) -> None:
    over = moved(await at_play(store, lobby(500)), "over")
    await commit(store, over, row(over, 0), None)
    void = await store.create(lobby(501), None)
    await save(store, revised(void, version=1, status="void"), None)
    playing = await at_play(store, lobby(502))
    assert await store.unpainted() == [over.id, void.id, playing.id]
    await store.painted(over.id, over.version)
    await store.painted(void.id, 0)
    await store.painted(playing.id, playing.version)
    assert await store.unpainted() == [void.id]
    await store.painted(void.id, 1)
    assert await store.unpainted() == []


async def test_what_was_chosen_while_a_table_was_painted_is_not_taken_for_painted(store: Store) -> None:
    table = await at_play(store, lobby())
    await store.painted(table.id, table.version)
    for since in (table.version, -1, -2):
        before = (await store.shown(table.id, ())).painted
        assert before == since
        await store.keep_draft(table.id, 0, Draft("one", "hide 7"))
        await store.painted(table.id, table.version, before)
        assert await store.unpainted() == [table.id]
    before = (await store.shown(table.id, ())).painted
    await store.painted(table.id, table.version, before)
    assert await store.unpainted() == []


async def test_drafts_are_kept_and_replaced(store: Store) -> None:
    table = await store.create(lobby(), None)
    await store.painted(table.id, table.version)
    await store.keep_draft(table.id, 0, Draft("one", "hide 7"))
    assert table.id in await store.unpainted()
    await store.keep_draft(table.id, 0, Draft("two", "hide 7 2"))
    await store.keep_draft(table.id, 1, Draft("three", "guess 4"))
    assert await store.draft(table.id, 0) == Draft("two", "hide 7 2")
    assert await store.draft(table.id, 1) == Draft("three", "guess 4")
    assert (await store.shown(table.id, ())).drafts == {0: Draft("two", "hide 7 2"), 1: Draft("three", "guess 4")}


async def test_notes_of_the_application(store: Store) -> None:
    await store.write("key", "one")
    await store.write("key", "two")
    assert await store.read("key") == "two"


async def test_live_lists_lobbies_and_games_at_play(store: Store) -> None:
    opened = await store.create(lobby(500), None)
    playing = await at_play(store, lobby(501))
    over = moved(await at_play(store, lobby(502)), "over")
    await commit(store, over, row(over, 0), None)
    assert await store.live() == [opened, playing]


async def test_everything_is_there_after_closing_and_opening(store: Store, path: Path) -> None:
    table = await at_play(store, lobby())
    moves = await store.moves(table.id)
    again = await Store.open(path)
    try:
        assert await again.load(table.id) == table
        assert await again.moves(table.id) == moves
    finally:
        await again.close()


async def test_no_row_of_a_log_can_be_written_twice(store: Store, path: Path) -> None:
    table = await at_play(store, lobby())
    connection = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute(
            "insert into move (table_id, version, seat, move, chance, events) values (?, 2, 0, '', '', '')", (table.id,)
        )
    connection.close()


def test_a_log_row_is_a_value() -> None:
    assert MoveRecord(1, 0, "pass", (), b"[]") == MoveRecord(1, 0, "pass", (), b"[]")


async def test_in_direct_messages_several_tables_live_side_by_side(store: Store) -> None:
    first = await store.create(lobby(71, guild=None), None)
    second = await store.create(lobby(71, guild=None), None)
    assert [table.id for table in await store.live()] == [first.id, second.id]
    await store.create(lobby(72), None)
    with pytest.raises(ChannelBusy):
        await store.create(lobby(72), None)


async def test_what_a_person_has_chosen_and_met(store: Store) -> None:
    assert (await store.person(1), await store.met(1)) == (PersonRecord(), frozenset())
    await store.change_person(1, lambda person: PersonRecord(text_first=True, coaching=False, shown=False))
    await store.meet_all(1, ("fugitive.legend", "fugitive.hide"))
    await store.meet_all(1, ("fugitive.hide",))
    await store.meet_all(2, ("fugitive.guess",))
    assert await store.person(1) == PersonRecord(text_first=True, coaching=False, shown=False)
    assert await store.met(1) == {"fugitive.legend", "fugitive.hide"}
    assert await store.shown(7, ()) == ({}, {}, [], [], -1)
    assert (await store.shown(7, (1, 2, 3))).readers == {
        1: ReaderRecord(await store.person(1), await store.met(1)),
        2: ReaderRecord(PersonRecord(), frozenset({"fugitive.guess"})),
        3: ReaderRecord(PersonRecord(), frozenset()),
    }


async def test_what_a_host_decides_is_no_version(store: Store) -> None:
    table = await at_play(store, lobby())
    agreements = TableAgreements(
        locked=True, invited=(1, 2), called=(2,), sent_away=(3,), wanted=True, sought=True, waits=7.5
    )
    now = revised(table, host=2, agreements=agreements)
    await save(store, now, 900, [Post("hosting", -1, b"{}", 8.0)])
    assert await store.load(table.id) == now
    assert await store.seen(900)
    assert [post.kind for post in await store.outbox(table.id)][-1:] == ["hosting"]
    assert table.id in await store.unpainted()
    with pytest.raises(Conflict):
        await save(store, revised(now, version=1), None)
    assert await store.server(9) == ServerRecord()
    await store._write("insert into server (guild, setup) values (9, ?)", '{"seeking": 5}')
    assert await store.server(9) == ServerRecord(seeking=5)


async def test_how_far_a_lesson_has_come(store: Store) -> None:
    table = await at_play(store, replace(lobby(), lesson=LessonRecord()))
    further = replace(moved(table), lesson=LessonRecord(made=3, strayed=2))
    await commit(store, further, row(further, 0), None)
    assert await store.load(table.id) == further


async def test_how_people_want_to_be_called(store: Store) -> None:
    chosen = NotificationsRecord("digest", 7, "Europe/Madrid", (23, 8), 100.5, 50.5, True, 200.25, 9.5)
    await store.change_person(1, lambda person: PersonRecord(calls=chosen))
    await store.change_person(2, lambda person: PersonRecord(text_first=True, language="es"))
    assert await store.people() == {1: PersonRecord(calls=chosen), 2: PersonRecord(text_first=True, language="es")}
    assert (await store.person(1)).calls == chosen


async def test_who_watches_a_table(store: Store) -> None:
    one, two = await store.create(lobby(500), None), await store.create(lobby(501), None)
    await store.watch(one.id, WatcherRecord(7))
    await store.watch(one.id, WatcherRecord(8, 88, "es-ES", True))
    await store.watch(two.id, WatcherRecord(7, 77))
    await store.watch(one.id, told := WatcherRecord(7, 77, told=True))
    assert await store.watchers(one.id) == [told, WatcherRecord(8, 88, "es-ES", True)]
    assert await store.watched(7) == [one.id, two.id]
    await store.unwatch(one.id, 7)
    assert (await store.watched(7), len(await store.watchers(one.id))) == ([two.id], 1)
    over = revised(two, status="void", version=two.version + 1)
    await save(store, over, None, [Post("line", -1, b"{}", 1.0)])
    await store.forget_watchers()
    assert len(await store.watchers(two.id)) == 1, "its end is still to be told"
    await store.posted(two.id, [1], 9001)
    await store.forget_watchers()
    assert (await store.watchers(two.id), len(await store.watchers(one.id))) == ([], 1)


async def test_the_clock_of_one_seat_is_written(store: Store) -> None:
    table = await at_play(store, lobby())
    clock = table.seats[0].clock
    assert clock is not None
    rests = replace(table.seats[0], clock=replace(clock, left=12.5, running=None))
    now = revised(table, seats=(rests, *table.seats[1:]))
    await save(store, now)
    assert await store.load(table.id) == now


async def test_what_is_set_up_on_a_server_and_since_when_it_is_left(store: Store) -> None:
    setup = ServerRecord(language="es", pace=3600, channels=(5, 6), tables=3, seeking=8)
    assert await store.server(9) == ServerRecord()
    await store.change_server(9, lambda server: setup)
    await store.leave_server(9, 100.0)
    await store.leave_server(9, 200.0)
    await store.change_server(9, lambda server: setup)
    await store.leave_server(8, 300.0)
    assert (await store.gone_servers(99.0), await store.gone_servers(100.0)) == ([], [9])
    await store.leave_server(9, None)
    await store.create(lobby(500, guild=7), None)
    await store.on_servers([9], 400.0)
    assert await store.gone_servers(300.0) == [8]
    assert await store.gone_servers(400.0) == [7, 8]
    assert await store.server(9) == setup


async def test_a_process_knows_only_of_the_servers_of_its_shards_that_it_is_gone(store: Store) -> None:
    for guild in range(4):
        await store.create(lobby(500 + guild, guild=(guild + 8) << 22), None)
    await store.on_servers([9 << 22], 100.0, shards=[1, 2], count=4)
    assert await store.gone_servers(100.0) == [10 << 22]
    await store.on_servers([11 << 22], 200.0, shards=[0, 3], count=4)
    assert await store.gone_servers(200.0) == [8 << 22, 10 << 22]


async def test_a_server_is_forgotten_with_its_tables(store: Store) -> None:
    await at_play(store, lobby(500))
    other = await at_play(store, lobby(501, guild=8))
    await store.change_server(9, lambda server: ServerRecord(language="es"))
    await store.write("home_9", "77")
    await store.forget_server(9)
    assert await store.live() == [other]
    assert (await store.server(9), await store.read("home_9")) == (ServerRecord(), None)


async def test_the_last_games_of_a_channel_and_of_a_person(store: Store) -> None:
    for channel in (500, 500, 501):
        over = moved(await at_play(store, lobby(channel)), "over")
        await commit(store, over, row(over, 0), None)
    assert (await store.last_over(500), await store.last_over(7)) == (2, None)
    assert (await store.played_over(1), await store.played_over(7)) == ([3, 2, 1], [])


async def test_all_that_is_stored_of_a_person(store: Store) -> None:
    await store.change_person(1, lambda person: PersonRecord(text_first=True))
    await store.meet_all(1, ["fugitive.hide"])
    await store.create(replace(lobby(501, BOB), calls=(1,), host=2), None)
    table = await at_play(store, lobby())
    await store.keep_draft(table.id, 0, Draft("token", "hide 7"))
    known = await store.known_of(1)
    assert known["settings"]["text_first"] == 1
    assert known["told_once"] == ["fugitive.hide"]
    assert (known["host_of"], known["called_or_invited_to"]) == ([table.id], [1])
    (mine,) = known["tables"]
    assert (mine["name"], mine["orders"], mine["drafts"]) == ("Ada", ["on"], [{"move": "hide 7"}])
    assert [each["move"] for each in mine["moves"]] == ["hide 7 2+4"]


async def test_results_that_are_not_rated_hidden_or_annulled(store: Store) -> None:
    """By moments: who sat at the games before one that change ratings, and what a server and its people are shown."""
    seats, tables = (SeatOutcome(1, won=True), SeatOutcome(2)), []
    for number, ended in enumerate((10.0, 20.0, 20.0, 30.0)):
        over = moved(await at_play(store, lobby(500 + number)), "over")
        await commit(store, over, row(over, 0), None, outcome=OutcomeRecord(ended, 2, seats, reckoned=1))
        tables.append(over)
    first, second, third, last = tables
    before = [len(await store.rated_since(0.0, *each)) for each in ((10.0, 1), (20.0, 2), (20.0, 3), (30.0, 4))]
    assert before == [0, 1, 2, 3]
    assert await store.rated_since(10.5, 20.0, third.id) == [(1, 2)]
    unrated = next(played for played in await store.unrated() if played.table == second.id)
    assert await store.rate(unrated, {})
    assert len(await store.rated_since(0.0, 30.0, last.id)) == 2
    assert [played.rates for played in await store.outcomes_on(9, "fugitive", 0.0, 99.0)] == [True, False, True, True]

    await store.save(first, replace(first, hidden=True, revision=first.revision + 1))
    assert [played.table for played in await store.outcomes_on(9, "fugitive", 0.0, 99.0)] == [2, 3, 4]
    assert [(played.table, played.hidden) for played in await store.outcomes_of(1)][-1] == (1, True)
    assert (await store.first_outcome_on(9), await store.last_game_on(9)) == (20.0, "fugitive")

    assert await store.annul(last.id, True)
    assert not await store.annul(99, True)
    await store.forget_ratings()
    assert [played.table for played in await store.unrated()] == [1, 2, 3]
    assert await store.without_outcome(1) == []
    assert await store.annul(last.id, False)
    assert await store.without_outcome(1) == [last.id]


async def test_who_has_watched(store: Store) -> None:
    """Kept when nobody is told any more, until the private parts of the game go."""
    table = await at_play(store, lobby())
    await store.watch(table.id, WatcherRecord(7))
    await store.watch(table.id, WatcherRecord(7, told=True))
    await store.unwatch(table.id, 7)
    assert (await store.has_watched(table.id, 7), await store.has_watched(table.id, 8)) == (True, False)
    over = moved(table, "over")
    await commit(store, over, row(over, 0), None)
    await store.forget_private(1e12)
    assert not await store.has_watched(table.id, 7)


async def test_what_came_of_ended_games(store: Store) -> None:
    """Written with the end or later, read by person and by server, and rated once in the order of the ends."""
    seats = (SeatOutcome(1, won=True, achievements=("net",)), SeatOutcome(2, seconds=2.5, moves=3))
    for ended in (20.0, 10.0, 30.0):
        over = moved(await at_play(store, lobby()), "over")
        outcome = OutcomeRecord(ended, 2, seats, house=3, reckoned=1)
        await commit(store, over, row(over, 0), None, outcome=None if ended == 30.0 else outcome)
    assert await store.without_outcome(1) == [over.id]
    await store.keep_outcome(over.id, outcome)
    assert (await store.without_outcome(1), await store.without_outcome(2)) == ([], [1, 2, 3])
    assert [played.ended for played in await store.outcomes_of(1)] == [30.0, 20.0, 10.0]
    assert await store.outcomes_of(7) == await store.outcomes_on(8, "fugitive", 0.0, 99.0) == []
    (first,) = await store.outcomes_on(9, "fugitive", 10.0, 20.0)
    assert (first.house, [sitter.user for sitter in first.sitters]) == (3, [1, 2])
    assert tuple(sitter.outcome for sitter in first.sitters) == seats
    assert (await store.first_outcome_on(9), await store.first_outcome_on(8)) == (10.0, None)
    assert (await store.last_game_on(9), await store.last_game_on(8)) == ("fugitive", None)
    assert [played.table for played in await store.unrated()] == [2, 1, 3]
    second, *_ = await store.unrated()
    gone = replace(second, sitters=(second.sitters[0]._replace(user=7), *second.sitters[1:]))
    assert not await store.rate(gone, {"7": RatingRecord(20.0, 8.0, 1)}), "somebody was erased since it was read"
    for mu in (26.5, 27.5):
        assert await store.rate(second, {"1": RatingRecord(mu, 8.25, 1), "practice 1": RatingRecord(25.0, 8.0, 2)})
    assert [played.table for played in await store.unrated()] == [1, 3]
    assert await store.ratings("fugitive", ("1", "2")) == {"1": RatingRecord(26.5, 8.25, 1)}, "a game counts once"
    await store.change_person(1, lambda person: PersonRecord(shown=False))
    assert await store.hidden() == {1}
    known = await store.known_of(1)
    assert [each["achievements"] for each in known["outcomes"]] == [["net"]] * 3
    assert [each["who"] for each in known["ratings"]] == ["1", "practice 1"]
    await store.erase(1, 5.0)
    assert set(await store.ratings("fugitive", ("1", "-1", "practice -1"))) == {"-1", "practice -1"}
    await store.forget_outcomes()
    assert await store.without_outcome(1) == [1, 2, 3]
    assert await store.ratings("fugitive", ("-1",)) == {}


async def test_whom_nobody_may_know_any_more(store: Store) -> None:
    """A computer at live tables, the same number in all kept games; alone, the table is broken off."""
    over = moved(await at_play(store, lobby(500)), "over")
    await commit(store, over, row(over, 0), None)
    shared = await at_play(store, lobby(501))
    alone = await at_play(store, lobby(71, ADA, COMPUTER, guild=None))
    await store.create(
        replace(
            lobby(502, BOB),
            calls=(1,),
            host=2,
            agreements=TableAgreements(
                invited=(1, 2),
                votes={"free 0 1": (2,), "free 0 1 3": (2,), "free 1 2 1": (2,), "free 2 4 3": (1, 2), "pause": (1, 2)},
                substitutes={"free 0 1": 3, "free 1 2": 1, "free 2 4": 3},
            ),
        ),
        None,
    )
    await store.change_person(1, lambda person: PersonRecord(text_first=True))
    await store.count_use("guest", 1, 2, [Limit(1, 60.0)], 100.0)
    await store.count_use("guest", 2, 1, [Limit(1, 60.0)], 100.0)
    await store.keep_draft(shared.id, 0, Draft("token", "hide 7"))
    await store.paint(shared.id, PostedMessage("hand", 0, 71, 9002))
    mine, theirs = OrdersChange(("draw",)), OrdersChange(given=("coin",))
    undo = UndoSteps({"0": (1,), "1": (2,)}, {"1": mine, "2": theirs})
    await save(store, revised(shared, undo=undo))
    (own,) = [each for each in (await store.known_of(1))["tables"] if each["table_id"] == shared.id]
    assert own["orders_of_steps"] == {"1": mine}, "the person's own alone"
    await store.erase(1, 100.0)
    known = await store.known_of(1)
    assert not any(known.values())
    ended, running, broken = [await store.load(each.id) for each in (over, shared, alone)]
    assert ended is not None
    assert running is not None
    assert broken is not None
    assert (ended.seats[0].user, ended.seats[0].name, ended.host) == (-1, "Incognito 1", -1)
    assert ended.seats[0].contribution == ADA.contribution
    assert (running.seats[0].user, running.seats[0].level, running.host) == (None, "normal", 2)
    assert running.undo.orders == {"2": theirs}, "what the person ordered is gone, what others did is not"
    assert (running.version, await store.draft(shared.id, 0), await store.posted_messages(shared.id)) == (2, None, [])
    assert (broken.status, broken.reason, broken.seats[0].user) == ("void", "empty", -1)
    calling = (await store.live())[-1]
    assert calling.agreements == TableAgreements(
        invited=(2,), votes={"free 2 4 3": (2,), "pause": (2,)}, substitutes={"free 2 4": 3}
    )
    await store.erase(1, 200.0)
    await store.erase(2, 200.0)
    ended = await store.load(over.id)
    assert ended is not None
    assert [seat.user for seat in ended.seats] == [-1, -2]


async def test_what_has_a_limit_is_counted_in_time(store: Store) -> None:
    """By whom, or for what, it is counted; what is refused does not count, and what is old is forgotten."""
    once = [Limit(1, 10.0, ("target",)), Limit(2, 60.0)]

    async def use(user: int, target: int, now: float) -> float | None:
        return await store.count_use("role", user, target, once, now)

    assert [await use(1, 7, 100.0), await use(2, 7, 105.0), await use(1, 8, 106.0)] == [None, 110.0, None]
    assert await use(1, 9, 107.0) == 160.0, "two in a minute"
    assert [await use(2, 7, 110.0), await use(2, 9, 111.0)] == [None, None]
    assert await store.count_use("guest", 1, 2, [Limit(1, 60.0, ("user", "target"))], 111.0) is None
    assert await store.count_use("guest", 1, 3, [Limit(1, 60.0, ("user", "target"))], 111.0) is None
    known = await store.known_of(1)
    assert [each["what"] for each in known["limited_uses"]] == ["role", "role", "guest", "guest"]
    assert (await store.known_of(2))["called_at"] == [111.0], "but not by whom"
    assert await use(1, 7, 160.0) is None
    assert await use(1, 10, 20.0) is None, "what is noted for later was noted by a wrong clock"
    await store.forget_uses(111.0)
    for user in (1, 2, 3):
        known = await store.known_of(user)
        assert not [*known["limited_uses"], *known["called_at"]]


async def test_private_parts_of_ended_games_are_forgotten_in_time(store: Store) -> None:
    running = await at_play(store, lobby(501))
    over = moved(await at_play(store, lobby(500)), "over")
    undo = UndoSteps({"0": (1,)}, {"1": OrdersChange(("0.1>chapel",))})
    over = replace(over, agreements=TableAgreements(locked=True), undo=undo)
    await commit(store, over, row(over, 0), None, posts=[Post("line", -1, b"{}", 1.0)])
    await store.paint(over.id, PostedMessage("panel", 0, 71, 9002, token="a token"))
    await store.paint(over.id, PostedMessage("board", -1, 500, 9001))
    await store.forget_private(1000.0)
    assert len(await store.posted_messages(over.id)) == 2
    await store.forget_private(2000.0)
    kept = await store.load(over.id)
    assert kept is not None
    assert (kept.seats[0].dm, kept.seats[0].orders, kept.snapshot) == (None, (), over.snapshot)
    assert (kept.agreements, kept.undo) == (over.agreements, UndoSteps({"0": (1,)}))
    assert [each.kind for each in await store.posted_messages(over.id)] == ["board"]
    assert await store.outbox(over.id) == []
    assert await store.load(running.id) == running


async def test_a_hand_proves_the_way_to_its_person(store: Store) -> None:
    """Since it was posted, and unless the person sat at a later table without a way."""
    table = await store.create(lobby(500, replace(ADA, user=7, dm=70), replace(BOB, user=8, dm=80)), None)
    await store.paint(table.id, PostedMessage("hand", 0, 70, 701, posted=100.0))
    await store.paint(table.id, PostedMessage("panel", 1, 80, 801, posted=100.0))
    asked = [(7, 99.0), (7, 101.0), (8, 0.0), (9, 0.0)]
    assert [await store.proved_direct(*each) for each in asked] == [70, None, None, None]
    await store.paint(table.id, PostedMessage("hand", 0, 70, 0, posted=100.0))
    assert await store.proved_direct(7, 0.0) is None
    await store.paint(table.id, PostedMessage("hand", 0, 70, 701, posted=100.0))
    await store.create(lobby(501, replace(ADA, user=7, dm=None)), None)
    assert await store.proved_direct(7, 0.0) is None
    last = await store.create(lobby(502, replace(ADA, user=7, dm=70)), None)
    await store.paint(last.id, PostedMessage("hand", 0, 70, 702, posted=100.0))
    assert await store.proved_direct(7, 0.0) == 70
