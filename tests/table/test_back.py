"""A step taken back is one row more, after which all stands as before it but for what others did in secret; nothing is
lost, and chance is not asked again for what it has said."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.chronicle import without_taken_back
from bot.engine.codec import encode
from bot.engine.game import Result, Step
from bot.engine.log_replay import LogReplay
from bot.engine.move import Ask, Field, Illegal, Move, Refusal
from bot.engine.orders import Orders, Standing
from bot.engine.record import Seat
from bot.engine.table_events import TookBack
from bot.table import back, undoable
from bot.table.export import export
from bot.table.refused import Stale
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.verify import verify
from storage.records.agreements import TableAgreements
from storage.records.tables import LessonRecord, MoveRecord, TableRecord, UndoSteps
from tests.table.play import Time, dealt_table, fugitive, lobby_record, opened_store, person, rebuilt
from tests.table.sealed import Chose, Sealed, State, install

LEFT, RIGHT = (Move("step", ((way,),)) for way in ("left", "right"))
ROLL, LOOK, STOP, WHISPER = map(Move, ("roll", "look", "stop", "whisper"))


class Walk(Sealed):
    """Seat 0 walks about, and may look whether there is gold; `extra` is where it is, `round` what it has seen. The
    others whisper, which only they hear."""

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        if state.result is not None:
            return ()
        if seat:
            return (Ask("whisper", free=True),)
        return (Ask("step", (Field("way", ("left", "right")),)), Ask("roll"), Ask("look"), Ask("stop"))

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return None

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if move == WHISPER:
            return Step(replace(state, chosen=(*state.chosen, "psst")), ())
        if move == STOP:
            return Step(replace(state, result=Result((0,), "done")), ())
        if move == ROLL:
            return Step(replace(state, extra=state.extra + 1 + chance.below(6)), (Chose(0),))
        if move == LOOK:
            return Step(replace(state, round=1 + state.chosen.count("gold")), (Chose(0),))
        return Step(replace(state, extra=state.extra + (1 if move == RIGHT else -1)), (Chose(0),))

    def setup(self, seats: int, options: Any, chance: Chance) -> Step[State]:
        return Step(State(("gold",), round=0), ())

    def view(self, state: State, viewer: Seat | None) -> State:
        return replace(state, chosen=())

    def imagine(self, view: State, chance: Chance) -> State:
        return replace(view, chosen=("gold",) * chance.below(2))


@pytest.fixture
def walk(monkeypatch):
    return install(monkeypatch, game=Walk())


async def go(table: Table, *moves: Move) -> None:
    for move in moves:
        await table.submit(0, move, table.token(0))


async def whisper(table: Table) -> None:
    await table.submit(1, WHISPER)


async def take_back(table: Table, store: Any) -> None:
    await back.take_back(table, store, 0, table.token(0))


async def test_steps_are_taken_back_one_by_one_also_after_a_restart(tmp_path, walk):
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store), walk)
        await go(table, ROLL)
        rolled = table.state
        await go(table, RIGHT, RIGHT)
        away = table.state
        await go(table, LEFT)
        await take_back(table, store)
        assert table.state == away
        assert table._newest.events == encode((TookBack(0),))
        tables = Tables(store)
        await tables.recover()
        (again,) = tables
        assert again.state == away
        await go(again, RIGHT)
        for _ in range(3):
            await take_back(again, store)
        assert again.state == rolled
        rows = await store.moves(again.id)
        assert [row.move for row in rows if row.move.startswith("back")] == [
            "back 0 5", "back 0 7", "back 0 4", "back 0 3"
        ]  # fmt: skip
        with pytest.raises(Illegal):
            await take_back(again, store)
        assert len(await store.moves(again.id)) == len(rows)


class Errands(Orders):
    """Says nothing of the table: a step to the right gives one order, one to the left ends all that stand."""

    def given(self, view: Any, move: Move, standing: Standing) -> Standing:
        return (*standing, "onward") if move == RIGHT else () if move == LEFT else standing


async def ordered(table: Table, *orders: str) -> None:
    await table.change_seat(0, lambda player: replace(player, orders=orders))


def orders_of(table: Table) -> Standing:
    return table.record.seats[0].orders


async def test_a_step_taken_back_gives_back_the_orders_that_it_took_away(tmp_path, monkeypatch):
    """Step by step, also after a restart; what was ordered by hand in between stays."""
    walk = install(monkeypatch, game=Walk(), orders=Errands())
    async with opened_store(tmp_path / "orders.db") as store:
        table = await dealt_table(Tables(store), walk)
        await ordered(table, "chapel", "draw")
        await go(table, RIGHT)
        assert orders_of(table) == ("chapel", "draw", "onward")
        await go(table, LEFT)
        assert orders_of(table) == ()
        await ordered(table, "coin")
        tables = Tables(store)
        await tables.recover()
        (again,) = tables
        await take_back(again, store)
        assert orders_of(again) == ("chapel", "draw", "onward", "coin")
        await take_back(again, store)
        assert orders_of(again) == ("chapel", "draw", "coin"), "the step had given one"
        assert again.record.undo.orders == {}
        assert (await store.load(again.id)).seats[0].orders == ("chapel", "draw", "coin")


async def test_what_can_no_longer_be_taken_back_leaves_nothing_of_its_orders(tmp_path, monkeypatch):
    walk = install(monkeypatch, game=Walk(), orders=Errands())
    async with opened_store(tmp_path / "orders.db") as store:
        table = await dealt_table(Tables(store), walk)
        await ordered(table, "chapel")
        await go(table, LEFT)
        assert set(table.record.undo.orders) == {str(version) for version in table.steps(0)}
        await go(table, ROLL)
        assert table.record.undo.orders == {}
        assert orders_of(table) == ()


async def test_what_was_taken_back_is_no_news(tmp_path, walk):
    """To the others; on the board it is until somebody moves, and the log keeps it. That a step was taken back before
    what is read is told."""
    async with opened_store(tmp_path / "news.db") as store:
        table = await dealt_table(Tables(store), walk)
        await go(table, ROLL, RIGHT, LEFT)
        await take_back(table, store)
        made, back_again = [(Chose(0),)] * 3, (TookBack(0),)
        assert [entry.events for entry in await table.news(1)] == made[1:]
        assert [entry.events for entry in await table.news(None)] == [*made, back_again]
        assert [entry.events for entry in await table.log_entries(None)] == [*made, back_again]
        moves = await table.history.moves(table.record)
        assert [entry.events for entry in without_taken_back(moves[-1:])] == [back_again]
        await go(table, RIGHT)
        assert [entry.events for entry in await table.news(None)] == made


async def test_what_told_something_stands_and_all_before_it(tmp_path, walk):
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store), walk)
        for told in (ROLL, LOOK):
            await go(table, RIGHT)
            assert table.steps(0)
            await go(table, told)
            assert not table.steps(0)


async def test_steps_are_taken_back_past_what_others_did_in_secret_and_that_stands(tmp_path, walk):
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store), walk)
        await go(table, ROLL)
        rolled = table.state.extra
        await whisper(table)
        await go(table, RIGHT)
        await whisper(table)
        await go(table, RIGHT)
        await whisper(table)
        await whisper(table)
        for away, whispers in ((1, 4), (0, 5)):
            await take_back(table, store)
            assert table.state.extra == rolled + away
            assert table.state.chosen.count("psst") == whispers
            await whisper(table)
        with pytest.raises(Illegal):
            await take_back(table, store)
        tables = Tables(store)
        await tables.recover()
        (again,) = tables
        assert again.state == table.state


async def test_replay_verify_and_archive_know_it(tmp_path, walk, monkeypatch):
    monkeypatch.setattr("bot.table.verify.installed_game", lambda name: walk)
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store), walk)
        await go(table, ROLL, RIGHT, LEFT)
        await whisper(table)
        await take_back(table, store)
        await whisper(table)
        await take_back(table, store)
        await go(table, RIGHT)
        await go(table, ROLL, STOP)
        assert await rebuilt(store, table.record, walk) == encode(table.state)
        assert verify(export(table.record, await store.moves(table.id))).agrees


async def test_only_its_player_takes_back_and_only_what_is_asked_now(tmp_path, walk):
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store), walk)
        await go(table, RIGHT)
        stood = table.record
        with pytest.raises(Illegal):
            await back.take_back(table, store, 1, table.token(1))
        with pytest.raises(Stale):
            await back.take_back(table, store, 0, "old")
        assert table.record == stood


async def test_whoever_takes_back_an_answer_has_the_time_that_was_left_before_it(tmp_path, monkeypatch):
    """Neither more, or answers there and back would give time without end, nor less."""
    now = Time()
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store, now=now), install(monkeypatch), pace=3600)
        now.now += 600
        await table.submit(0, Move("choose", (("red",),)))
        assert table.record.seats[0].clock is None
        now.now += 60
        await take_back(table, store)
        assert table.waited_for() == (0, 1)
        assert [seat.clock.left for seat in table.record.seats] == [3000, 3600]
        await table.submit(0, Move("choose", (("blue",),)))
        await table.submit(1, Move("choose", (("red",),)))
        assert not table.record.undo.versions, "all is open"


async def test_no_step_is_taken_back_when_the_time_is_used_that_it_gave(tmp_path, walk):
    now = Time()
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store, now=now), walk, pace=3600)
        now.now += 3590
        await go(table, RIGHT)
        assert table.record.seats[0].clock.left == 360
        now.now += 20
        with pytest.raises(Illegal) as refused:
            await take_back(table, store)
        assert refused.value.refusal == back.NO_TIME
        now.now -= 15
        await take_back(table, store)
        assert table.record.seats[0].clock.left == 5


async def test_a_fault_in_a_world_loses_no_move(tmp_path, walk, monkeypatch):
    monkeypatch.setattr(Walk, "imagine", lambda self, view, chance: 1 // 0)
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store), walk)
        await go(table, RIGHT)
        assert table.state.extra == 1
        assert not table.steps(0)


@pytest.mark.parametrize("move", ["back 0 2", "back 0 9", "back 1 3", "back 0"])
def test_a_log_that_goes_back_elsewhere_is_refused(move):
    replay = LogReplay(Walk(), 2, {})
    replay.row(2, -1, "setup", Chance(b"", 0))
    replay.row(3, 0, "step right", Chance(b"", 1))
    replay.row(4, 0, "step right", Chance(b"", 2))
    with pytest.raises((Illegal, ValueError)):
        replay.row(5, -1, move, Chance(b"", 3))
    assert replay.row(5, -1, "back 0 3", Chance(b"", 3)).state.extra == 1


async def test_all_go_back_where_all_agree_and_draws_are_new(tmp_path, walk, monkeypatch):
    monkeypatch.setattr("bot.table.verify.installed_game", lambda name: walk)
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store), walk)
        await go(table, RIGHT)
        stood = table.state
        await whisper(table)
        await go(table, *[ROLL] * 8)
        rolled = [row.chance for row in await store.moves(table.id)][-8:]
        heard = await back.moments(table, store)
        assert len(heard) == 9, "nobody is told how often there was whispering"
        await back.ask(table, store, 0, 1, len(heard))
        asked = back.vote(table)
        assert back.people_to_agree(table, asked.users) == (2,)
        with pytest.raises(Illegal):
            await back.ask(table, store, 1, 0, len(heard))
        with pytest.raises(Illegal):
            await back.agree(table, store, 1, "0.1.8")
        await back.agree(table, store, 1, "0.1.9")
        assert table.state == replace(stood, chosen=("gold", "psst"))
        assert back.vote(table) is None
        assert {seat: len(made) for seat, made in (await store.posts(table.id, "back")).items()} == {-1: 2}
        await go(table, *[ROLL] * 8)
        assert [row.chance for row in await store.moves(table.id)][-8:] != rolled
        await go(table, RIGHT)
        await take_back(table, store)
        await go(table, STOP)
        assert await rebuilt(store, table.record, walk) == encode(table.state)
        assert verify(export(table.record, await store.moves(table.id))).agrees
        told = [event.key for move in await table.history.standing(table.record) for event in move.events]
        assert told == ["chose"] * 9, "a step, and the throws since"


async def test_alone_among_computers_nobody_else_is_asked(tmp_path, walk):
    async with opened_store(tmp_path / "back.db") as store:
        table = await dealt_table(Tables(store), walk)
        table.record = replace(table.record, seats=(table.record.seats[0], replace(table.record.seats[1], user=None)))
        dealt = table.state
        await go(table, ROLL)
        await back.ask(table, store, 0, 0, 1)
        assert table.state == dealt
        await go(table, RIGHT)
        for _ in range(2):
            assert table.steps(0)
            await back.ask(table, store, 0, 0, len(await back.moments(table, store)))
            assert not table.steps(0)
            await go(table, RIGHT)


@pytest.mark.parametrize("error", [LookupError, ValueError])
async def test_what_the_archive_cannot_say_cannot_be_taken_back(
    tables: Tables, walk: Any, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    async def without(*given: object) -> None:
        raise error

    table = await dealt_table(tables, walk)
    await go(table, LEFT)
    monkeypatch.setattr("bot.archive.states.state_without", without)
    with pytest.raises(Illegal):
        await take_back(table, tables.store)


def test_a_lesson_and_a_days_escape_take_nothing_back() -> None:
    game, seats = Walk(), (person(1), person(2))
    before = State((), round=0)
    row = MoveRecord(2, 0, str(RIGHT), (), b"")
    record = replace(lobby_record(fugitive()), seats=seats)

    def after(record: TableRecord) -> UndoSteps:
        step = Step(replace(before, extra=1), (Chose(0),))
        return undoable.steps_after(game, record, before, row, step, None)

    assert after(record) == UndoSteps({"0": (1,)})
    assert after(replace(record, lesson=LessonRecord())) == after(replace(record, day=3)) == UndoSteps()
    assert after(replace(record, lesson=LessonRecord(over=True))) == UndoSteps({"0": (1,)})
    assert undoable.without(UndoSteps({"0": (1,), "1": (2,)}), 0) == UndoSteps({"1": (2,)})


def test_of_what_is_voted_on_only_going_back_falls_with_what_is_heard() -> None:
    agreements = TableAgreements(halted=True, votes={"back 3": (1,), "pause": (1,)})
    assert undoable.without_vote(agreements, undoable.BACK) == TableAgreements(halted=True, votes={"pause": (1,)})


@pytest.mark.parametrize("status", ["lobby", "over", "void"])
async def test_further_back_is_for_games_at_play(tables: Tables, status: str) -> None:
    table = await dealt_table(tables, fugitive())
    assert back.is_possible(table)
    table.record = replace(table.record, status=status)
    assert not back.is_possible(table)
