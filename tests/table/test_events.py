"""What a table tells of its last moves: read once for each version, never an older one, and cut by what is heard."""

import random
from collections.abc import Sequence

import pytest

from bot.engine.chronicle import LogEntry
from bot.engine.codec import read_events
from bot.engine.event import Event, Private
from bot.engine.move import Move
from bot.engine.record import Viewer
from bot.installed_games import installed_game
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages.board import board_page
from bot.ui.reconcile.desired import hand
from storage.records.tables import MoveRecord
from storage.store import Store
from tests.table.play import dealt_table, fugitive, play_on, random_move

LAST = fugitive().presenter.recent


async def stored(store: Store, table: Table, last: int, viewer: Viewer = None) -> list[Event]:
    """Read the events of the last moves of which somebody hears, one move after the other."""
    told = [read_events(table.game, row.events, row.schema) for row in await store.moves(table.id)]
    heard = [[event for event in events if event.reaches(viewer)] for events in told]
    return [event for events in [events for events in heard if events][-last:] for event in events]


def flat(moves: Sequence[LogEntry]) -> list[Event]:
    """Give the events of some moves in their order."""
    return [event for move in moves for event in move.events]


async def test_the_last_events_after_every_move(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    for number in range(20):
        assert flat(await table.news(None)) == flat(await table.news(None)) == await stored(store, table, LAST)
        for viewer in (None, 0, 1):
            assert flat(await table.log_entries(viewer)) == await stored(store, table, 0, viewer)
        await play_on(table, random.Random(number), 1)


async def test_what_is_new_to_a_seat(store: Store, tables: Tables) -> None:
    """All since the move by which the game stopped waiting for it: it grows in the turns of others, and its own."""
    table = await dealt_table(tables, installed_game("stalag17"), seats=3)
    done = [0, 0, 0]
    for number in range(60):
        waited = table.waited_for()
        await play_on(table, random.Random(number), 1)
        for seat in range(3):
            if seat in waited and seat not in table.waited_for():
                done[seat] = table.record.version
            rows = [row for row in await store.moves(table.id) if row.version >= done[seat]]
            told = [read_events(table.game, row.events, row.schema) for row in rows]
            assert flat(await table.news(seat)) == [each for events in told for each in events if each.reaches(seat)]
    again = await store.load(table.id)
    assert again is not None
    assert [seat.done for seat in again.seats] == done
    assert len(set(done)) > 1


async def test_moves_are_read_once(store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt_table(tables, fugitive())
    await play_on(table, random.Random(4), 2 * LAST)
    read, moves, dealt = [], store.moves, table.record.version

    async def counted(number: int, last: int = -1) -> Sequence[MoveRecord]:
        read.append(table.record.version)
        return await moves(number, last)

    monkeypatch.setattr(store, "moves", counted)
    for _ in range(2):
        for viewer in (None, 0, 1):
            (await table.news(viewer)).clear()
        await play_on(table, random.Random(5), 1)
    assert read == [dealt], "what the table wrote itself was read again"


async def test_a_move_while_events_are_read(store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt_table(tables, fugitive())
    seat, move = random_move(table, random.Random(6))
    moves = store.moves

    async def overtaken(number: int, last: int = -1) -> Sequence[MoveRecord]:
        rows = await moves(number, last)
        monkeypatch.setattr(store, "moves", moves)
        await table.submit(seat, move, table.token(seat))
        return rows

    monkeypatch.setattr(store, "moves", overtaken)
    before = await table.news(None)
    after = await table.news(None)
    assert flat(after) == await stored(store, table, LAST)
    assert flat(after) != flat(before)


async def test_secret_moves_push_nothing_out_of_the_log(store: Store, tables: Tables) -> None:
    """Offers of Escape from Colditz are heard by two; in the last lines of everybody else nothing changes, nor does the
    head under the board."""
    table = await dealt_table(tables, installed_game("colditz"), seats=4)
    await play_on(table, random.Random(8), 10)
    german = table.state.german
    giver, taker, other = (seat for seat in range(4) if seat != german)

    async def lines() -> list[tuple[str, ...]]:
        board = board_page(table, await table.news(None))
        return [(*board.lines, board.footer), await own_lines(other), await own_lines(german)]

    async def own_lines(seat: int) -> tuple[str, ...]:
        return hand(table, seat, None, await table.news(seat), "en").lines

    before, own = await lines(), await own_lines(taker)
    assert any(line.startswith("-# ") for line in before[0])
    for _ in range(table.title.presenter.recent + 8):
        offer = Move("trade", ((str(table.state.officer(taker)),), ("table-rope",)))
        await table.submit(giver, offer)
        (sent,) = (ask for ask in table.asks(giver) if ask.verb == "retract")
        await table.submit(giver, Move("retract", (sent.fields[0].options[:1],)))
    assert await lines() == before
    assert await own_lines(taker) != own


async def test_at_the_end_nothing_is_secret(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await play_on(table, random.Random(8), 2 * LAST)
    await table.resign(0)
    assert table.record.status == "over"
    last = [read_events(table.game, row.events, row.schema) for row in await store.moves(table.id, LAST)]
    assert flat(await table.news(None)) == [event for events in last for event in events]
    assert any(isinstance(event, Private) for events in last for event in events)


async def test_the_last_moves_are_read_once_and_are_those_of_the_log(tables: Tables) -> None:
    """However many are asked for, after however many moves."""
    dice = random.Random("the last moves")
    table = await dealt_table(tables, installed_game("stalag17"), seats=3)
    for _ in range(60):
        await play_on(table, dice, dice.choice((0, 1, 1, 2, 30)))
        count = dice.choice((1, 5, 24, 40))
        log = await table.history.moves(table.record)
        assert await table.history.moves(table.record, count) == log[-count:]
