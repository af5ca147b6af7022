"""Every method of the store: what is written is read back, whole."""

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage.records.agreements import TableAgreements
from storage.records.servers import ServerRecord
from storage.records.tables import UNKNOWN, Draft, ForumPost, LessonRecord, MoveRecord, Post, PostedMessage
from storage.store import Store
from storage.store_errors import ChannelBusy, Conflict
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
    assert await store.posted_messages(table.id) == ([replace(renewed, digest="d" if kind == "hand" else UNKNOWN)]), (
        "the press that came meanwhile stays"
    )


async def test_edits_of_a_round_are_one_write_and_each_is_judged_by_itself(store: Store) -> None:
    """Only if nobody else has edited any of the messages, they show the version. They are read in one order."""
    table = await at_play(store, lobby(500))
    board, hand = PostedMessage("board", -1, 500, 1, "a"), PostedMessage("hand", 0, 71, 2, "b")
    for posted in (hand, board):
        await store.paint(table.id, posted)
    first, second = replace(board, digest="c"), replace(board, digest="d", picture="e", attachment=9)
    shown = replace(hand, digest="f")
    assert not await store.edited(table.id, [(board, first), (replace(hand, digest="g"), shown)], table.version)
    assert await store.unpainted() == [table.id]
    assert await store.posted_messages(table.id) == [first, replace(hand, digest=UNKNOWN)]
    await store.paint(table.id, hand)
    assert await store.edited(table.id, [(first, first), (first, second), (hand, shown)], table.version)
    assert await store.unpainted() == []
    assert await store.posted_messages(table.id) == [second, shown]


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


async def test_what_a_hand_shows_of_great_moments_and_the_end(store: Store) -> None:
    table = await at_play(store, lobby())
    before = await store.last_post(table.id)
    told = [Post(kind, -1, b"{}", 8.0) for kind in ("scene", "scene", "ending", "ending-es", "hosting")]
    await save(store, revised(table, host=2), 900, told)
    shown = await store.shown(table.id, ())
    assert shown.scene == replace(told[1], number=before + 2)
    assert [each.kind for each in shown.endings] == ["ending", "ending-es"]
    assert await store.last_post(table.id) == before + 5
    assert await store.last_post(99) == 0
    hand = PostedMessage("hand", 0, 70, 701, seen=before)
    await store.paint(table.id, hand)
    await store.keep_seen(table.id, hand, before + 5)
    assert (await store.posted_messages(table.id))[-1].seen == before + 5


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
