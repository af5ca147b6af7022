"""Computers play through the same door as everybody, and never stall a table."""

import asyncio
import pickle
import random
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

import bot.table.computers
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import WhoseTurn
from bot.engine.move import Ask, Move, NextField
from bot.engine.page import Menu
from bot.engine.policy import RandomPolicy
from bot.engine.search import LAST, LEAST, Budget
from bot.installed_games import LEVELS, installed_game, installed_games
from bot.metrics import MOVES
from bot.table import lobby
from bot.table.computers import PLAYOUTS, SHARE, Computers
from bot.table.seating import computer
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.workers.think import Question, think
from storage.store import Store
from storage.store_errors import StoreError
from tests.table import sealed
from tests.table.play import (
    HOST,
    agrees,
    computers_table,
    dealt_table,
    fugitive,
    open_table,
    play_on,
    random_move,
    rebuilt,
    timed_out,
)


class Raising:
    blind = True

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        raise ArithmeticError("a thought went wrong")


class Stubborn:
    blind = True

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        return Move("choose", (("green",),))


@pytest.mark.parametrize("name", [each.name for each in installed_games()])
@pytest.mark.parametrize("levels", [("easy", "normal"), ("hard", "easy")])
async def test_a_whole_game_between_themselves(
    store: Store, tables: Tables, name: str, levels: tuple[str, ...]
) -> None:
    game = next(each for each in installed_games() if each.name == name)
    levels = tuple(levels[seat % 2] for seat in range(game.game.seats.start))
    computers = Computers(tables)
    table = await computers_table(tables, game, levels)
    await table.start(HOST)
    counted = MOVES.labels(name, "computer")._value.get()
    assert await computers.flush()
    assert MOVES.labels(name, "computer")._value.get() > counted
    assert table.record.status == "over"
    assert not table.watched
    await agrees(store, table)
    assert await rebuilt(store, table.record, game) == table.record.snapshot
    assert not await computers.flush()


async def test_many_tables_of_computers_at_once(store: Store, tables: Tables) -> None:
    computers = Computers(tables)
    played = []
    for channel in range(6):
        table = await computers_table(tables, fugitive(), ("easy", "easy"), channel)
        await table.start(HOST)
        played.append(table)
    while await computers.flush():
        pass
    for table in played:
        assert table.record.status == "over"
        await agrees(store, table)


async def test_a_move_on_its_way_when_they_are_closed_wakes_nobody(store: Store, tables: Tables) -> None:
    computers = Computers(tables)
    table = await computers_table(tables, fugitive(), ("easy", "easy"))
    await computers.close()
    await table.start(HOST)
    assert not await computers.flush()
    assert table.record.status == "playing"


async def test_a_person_against_a_computer(store: Store, tables: Tables) -> None:
    computers = Computers(tables)
    table = await open_table(tables, fugitive(), seats=1)
    await table.alter(lambda record: lobby.join_computer(record, table.title, computer(2, "normal", "C")))
    await table.start(HOST)
    rng = random.Random(1)
    while table.record.status == "playing":
        await computers.flush()
        if 0 in table.waited_for():
            seat, move = random_move(table, rng)
            await table.submit(seat, move, table.token(seat))
    await agrees(store, table)


@pytest.mark.parametrize("policy", [Raising(), Stubborn()])
async def test_a_broken_policy_stalls_no_table(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch, policy: Any
) -> None:
    monkeypatch.setattr(bot.table.computers, "TRIES", 3)
    policies: Mapping[str, Any] = {"easy": RandomPolicy(), "broken": policy}
    game = sealed.install(monkeypatch, policies)
    computers = Computers(tables)
    table = await computers_table(tables, game, ("broken", "easy"))
    await table.start(HOST)
    await computers.flush()
    assert table.record.status == "over"
    await agrees(store, table)


async def test_a_store_that_is_gone_for_a_while_stalls_nobody(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often it fails: where only computers are waited for nobody else would wake them."""
    monkeypatch.setattr(bot.table.computers, "TRIES", 2)
    monkeypatch.setattr(bot.table.computers, "AGAIN", 0.0)
    computers = Computers(tables)
    table = await computers_table(tables, fugitive(), ("easy", "easy"))
    await table.start(HOST)
    commit, failures = store.commit, iter(range(20))

    async def perhaps(*arguments: Any) -> None:
        if next(failures, None) is not None:
            raise StoreError("no answer from the disk")
        await commit(*arguments)

    monkeypatch.setattr(store, "commit", perhaps)
    await computers.flush()
    assert table.record.status == "over"
    await agrees(store, table)


async def test_a_move_made_elsewhere_while_a_computer_thinks(store: Store, tables: Tables) -> None:
    """A time-out may overtake a thinking computer: its answer is stale and it thinks again."""
    computers = Computers(tables)
    table = await computers_table(tables, fugitive(), ("easy", "easy"))
    await table.start(HOST)
    overtaken = 0
    while table.record.status == "playing":
        overtaken += await timed_out(table)
        for _ in range(random.Random(overtaken).randrange(20)):
            await asyncio.sleep(0)
    assert overtaken
    await computers.flush()
    await agrees(store, table)


async def test_closing_leaves_a_table_to_go_on_after_the_restart(store: Store, tables: Tables) -> None:
    computers = Computers(tables)
    table = await computers_table(tables, fugitive(), ("easy", "easy"))
    await table.start(HOST)
    await computers.close()
    async with table.lock:
        pass
    await agrees(store, table)
    assert table.record.status == "playing"
    again = Tables(store)
    await again.recover()
    restarted = Computers(again)
    (found,) = again
    restarted.wake(found)
    await restarted.flush()
    assert found.record.status == "over"


@pytest.mark.parametrize("name", [each.name for each in installed_games()])
async def test_what_a_mind_is_asked_is_data_that_it_may_know(tables: Tables, name: str) -> None:
    """The view of its seat, the asks and a seed, which another process can read; hard ones search for a while."""
    game, asked = installed_game(name), list[Question]()

    async def noted(question: Question) -> Move:
        asked.append(pickle.loads(pickle.dumps(question)))
        return think(replace(asked[-1], budget=question.budget and Budget(LEAST * LAST)))

    computers = Computers(tables, think=noted, seconds=1.5, clock=lambda: 0.0)
    seats = max(2, game.game.seats.start)
    table = await computers_table(tables, game, tuple(("hard", "easy")[seat % 2] for seat in range(seats)))
    tables.listeners.remove(computers.wake)
    await table.start(HOST)
    for _ in range(4):
        seat = table.waited_for()[0]
        shown = encode(table.view(seat))
        await computers._move(table, seat, table.token(seat), False)
        hard = Budget(PLAYOUTS, 1.5 * SHARE) if seat % 2 == 0 else None
        assert (asked[-1].view, asked[-1].seat, asked[-1].budget) == (shown, seat, hard)


class Thinkers:
    """Minds that take all the time that they are given, by a clock of their own, and as much again before they begin
    where `queued`."""

    def __init__(self, queued: float = 0.0) -> None:
        self.now = 0.0
        self.table: Table | None = None
        self.turns: dict[WhoseTurn, float] = {}
        self._queued = queued

    async def __call__(self, question: Question) -> Move:
        assert question.budget is not None
        assert self.table is not None
        took = question.budget.seconds + self._queued
        self.now += took
        if turn := self.table.game.turn(self.table.state):
            self.turns[turn] = self.turns.get(turn, 0.0) + took
        return think(replace(question, level="normal", budget=None))


@pytest.mark.parametrize(("name", "seats"), [("fugitive", 2), ("alien1979", 4), ("escape_plan", 4)])
async def test_the_time_to_think_is_for_a_turn(tables: Tables, name: str, seats: int) -> None:
    """Whatever there is to decide in it: a round of three hard computers takes at most three times as long. Each
    decision leaves something to the next."""
    thinkers = Thinkers()
    computers = Computers(tables, think=thinkers, seconds=2.0, clock=lambda: thinkers.now)
    table = thinkers.table = await computers_table(tables, installed_game(name), ("hard",) * seats)
    await table.start(HOST)
    await computers.flush()
    assert table.record.status == "over"
    turns = list(thinkers.turns.values())
    assert max(turns) <= 2.0
    rounds = [sum(turns[at : at + 3]) for at in range(len(turns))]
    assert max(rounds) <= 3 * 2.0
    assert min(turns) >= 0.75
    assert max(turns) > 1.4


async def test_the_wait_for_other_tables_counts_as_thinking(tables: Tables) -> None:
    """Who has waited longer than a turn may take moves at once, by the first thought."""
    thinkers = Thinkers(queued=2.5)
    computers = Computers(tables, think=thinkers, seconds=2.0, clock=lambda: thinkers.now)
    table = thinkers.table = await computers_table(tables, fugitive(), ("hard", "hard"))
    await table.start(HOST)
    await computers.flush()
    assert {round(turn % 2.5, 3) for turn in thinkers.turns.values()} == {1.0}


async def test_nobody_thinks_for_people(tables: Tables) -> None:
    computers = Computers(tables)
    table = await open_table(tables, fugitive())
    await table.start(HOST)
    assert not await computers.flush()
    await play_on(table, random.Random(2), 5)
    assert not await computers.flush()


def test_computers_bring_nothing_secret() -> None:
    assert {computer(2, level, "C").contribution for level in LEVELS} == {"computer 2"}


async def test_a_computer_lets_people_see_the_move_before(store: Store, tables: Tables) -> None:
    """It waits for the board, and then a beat; not where nobody wants to watch."""
    table = await computers_table(tables, fugitive(), ("easy", "easy"))
    computers = Computers(tables, beat=0.001)
    tables.listeners.clear()
    await table.start(HOST)

    async def resting() -> asyncio.Future[None]:
        rest = asyncio.ensure_future(computers._rest(table))
        computers._tasks[table.id] = rest
        await asyncio.sleep(0)
        return rest

    rest = await resting()
    computers.shown(table, table.record.version - 1)
    await asyncio.sleep(0)
    assert not rest.done()
    computers.shown(table, table.record.version)
    await rest
    table.skips = True
    assert (await resting()).done()
    table.skips = False
    table.record = replace(table.record, watch=False)
    assert (await resting()).done()


async def test_who_is_out_may_skip_to_the_end(store: Store, tables: Tables) -> None:
    """Only once no person plays any more; then the board offers it, until somebody has."""
    table = await dealt_table(tables, installed_game("alien1979"), seats=3)
    people = tuple(replace(seat, user=None, level="easy") if at else seat for at, seat in enumerate(table.record.seats))
    table.record = replace(table.record, seats=people)

    def offered() -> list[str]:
        return [button.label for row in board_page(table, ()).rows if not isinstance(row, Menu) for button in row]

    assert not table.watched
    assert "Skip to the end" not in offered()
    await table.resign(0)
    assert table.record.status == "playing"
    assert table.watched
    assert "Skip to the end" in offered()
    table.skips = True
    assert "Skip to the end" not in offered()


async def test_the_board_and_the_hands_say_who_thinks(tables: Tables) -> None:
    """While a computer alone is waited for, in what is shown anyway: no message is edited for it."""
    table = await dealt_table(tables, installed_game("alien1979"), seats=2)
    first = table.waited_for()[0]
    assert "thinking" not in " ".join(board_page(table, ()).lines)
    seated = replace(table.record.seats[first], user=None, level="hard", name="Mabel")
    table.record = replace(table.record, seats=(*table.record.seats[:first], seated, *table.record.seats[first + 1 :]))
    assert "🤔 Mabel is thinking" in board_page(table, (), locale="en").lines
    assert "🤔 Mabel está pensando" in board_page(table, (), locale="es").lines
    leads = [hand_page(table, 1 - first, None, (), locale).lead for locale in ("en", "es")]
    assert [lead.partition(": ")[2] for lead in leads] == ["Mabel is thinking", "Mabel está pensando"]
