"""Games whose own time is over, by a clock that is moved by hand: nothing here waits for real time."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Result, Step
from bot.engine.move import NOT_NOW, Illegal
from bot.engine.play import TIME_UP
from bot.engine.record import TABLE
from bot.installed_games import InstalledGame, installed_game
from bot.table import lobby
from bot.table.clock import RETRY, SHORTEST
from bot.table.export import export
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.verify import verify
from bot.ui.pages.board import board_page
from storage.store import Store
from storage.store_errors import StoreError
from tests.table import sealed
from tests.table.play import HOST, Time, agrees, dealt_table, fugitive, open_table, runs_out_at
from tests.table.sealed import Sealed, State
from tests.table.test_clock import RED, Bench

HOUR = 3600


class Timed(Sealed):
    """Sealed, and a long game lasts an hour; when it is over the game ends with the round that has begun."""

    def time_limit(self, options: Mapping[str, str]) -> int:
        return HOUR if options["length"] == "long" else 0

    def time_up(self, state: State, chance: Chance) -> Step[State]:
        if state.round == sealed.ROUNDS:
            raise Illegal(NOT_NOW)
        begun = any(state.chosen)
        result = None if begun else Result((0,), "time")
        return Step(replace(state, round=sealed.ROUNDS, result=result), (sealed.TimeUp(),))


async def hour(tables: Tables, game: InstalledGame, pace: int = 0, seats: int = 2) -> Table:
    """Deal a game that lasts an hour."""
    table = await open_table(tables, game, pace=pace, seats=seats)
    await table.alter(lambda record: lobby.choose(record, game, HOST, {"length": "long"}, pace))
    await table.start(HOST)
    return table


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> InstalledGame:
    return sealed.install(monkeypatch, game=Timed())


@pytest.fixture
def bench(tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return Bench(tables, now, monkeypatch)


async def test_the_game_ends_when_its_time_is_over(
    bench: Bench, tables: Tables, store: Store, timed: InstalledGame
) -> None:
    """Without a time for turns as well; a game without a time of its own goes on."""
    started = bench.now.now
    table = await hour(tables, timed)
    endless = await dealt_table(tables, timed, 2)
    assert (table.record.ends, endless.record.ends) == (started + HOUR, None)
    await bench.run(HOUR - 1)
    assert table.record.status == "playing"
    await bench.run(1 + SHORTEST)
    assert (table.record.status, table.state.result.reason, table.record.ends) == ("over", "time", None)
    (last,) = await store.moves(table.id, 1)
    assert (last.seat, last.move) == (TABLE, str(TIME_UP))
    assert endless.record.status == "playing"
    await agrees(store, table)


async def test_it_is_over_once(bench: Bench, tables: Tables, store: Store, timed: InstalledGame) -> None:
    """A game that goes on for a last answer is not told again; turns keep their deadlines."""
    started = bench.now.now
    table = await hour(tables, timed, pace=24 * HOUR, seats=3)
    await bench.run(100)
    await table.submit(0, RED)
    await bench.run(HOUR - 100 + SHORTEST)
    assert (table.record.status, table.record.ends) == ("playing", None)
    assert runs_out_at(table, 0) is None
    assert runs_out_at(table, 1) == started + 24 * HOUR
    await bench.run(23 * HOUR)
    assert table.record.status == "over"
    moves = [row.move for row in await store.moves(table.id)]
    assert moves == ["setup", "choose red", "time", "idle 1", "idle 2"]


async def test_moves_do_not_put_it_off(bench: Bench, tables: Tables, timed: InstalledGame) -> None:
    started = bench.now.now
    table = await hour(tables, timed, pace=900)
    await bench.run(100)
    await table.submit(0, RED)
    assert table.record.ends == started + HOUR
    await table.end("ended")
    assert table.record.ends is None


async def test_a_restart_and_its_outage(
    bench: Bench, tables: Tables, store: Store, now: Time, timed: InstalledGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end stands in the store, and what an outage took is given back."""
    table = await hour(tables, timed)
    await bench.run(100)
    ends = table.record.ends
    assert ends is not None
    now.now += 10 * HOUR
    again = Tables(store, now)
    await again.recover()
    late = Bench(again, now, monkeypatch)
    await late.clock.start()
    found = again.in_channel(500)
    assert found is not None
    assert found.record.ends == ends
    assert again.table_time.shown(ends) == pytest.approx(ends + 10 * HOUR, abs=60)
    await agrees(store, found)
    await late.run(HOUR)
    assert found.record.status == "over"


async def test_a_store_that_fails_is_asked_again(
    bench: Bench, tables: Tables, timed: InstalledGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hour(tables, timed)

    async def failing(*arguments: object) -> None:
        raise StoreError("no answer from the disk")

    with monkeypatch.context() as patched:
        patched.setattr(tables.store, "commit", failing)
        await bench.run(HOUR + 1)
    assert table.record.status == "playing"
    await bench.run(RETRY + 1)
    assert table.record.status == "over"


async def test_nobody_is_told_before(tables: Tables, now: Time, timed: InstalledGame) -> None:
    """Whoever asks too early changes nothing, nor for a game that is over or has no time of its own."""
    table = await hour(tables, timed)
    endless = await dealt_table(tables, fugitive(), 2)
    for one in (table, endless):
        await one.time_up()
        assert one.record.status == "playing"
    now.now += HOUR
    await table.time_up()
    version = table.record.version
    await table.time_up()
    assert table.record.version == version


async def test_such_a_game_can_be_verified(
    bench: Bench, tables: Tables, store: Store, timed: InstalledGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hour(tables, timed)
    await bench.run(HOUR + 1)
    monkeypatch.setattr("bot.table.verify.installed_game", lambda name: timed)
    verdict = verify(export(table.record, await store.moves(table.id)))
    assert verdict.agrees, verdict


async def test_the_board_says_when(tables: Tables) -> None:
    """In the reader's own time, as Discord shows it; a game that is over says nothing."""
    colditz = installed_game("colditz")
    table = await open_table(tables, colditz)
    await table.alter(lambda record: lobby.choose(record, colditz, HOST, {"limit": "minutes_60"}, 0))
    await table.start(HOST)
    told = f"<t:{int(tables.now()) + HOUR}:R>"
    assert sum(told in line for line in board_page(table, []).lines) == 1
    await table.resign(0)
    assert table.record.status == "over"
    assert not any("<t:" in line for line in board_page(table, []).lines)
