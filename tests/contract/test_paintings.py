"""What stands is what is wanted: after every move each painting equals the page made afresh, for every installed game,
although requests are lost and others write below the board."""

from __future__ import annotations

import contextlib
import random
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.game import settled
from bot.engine.move import Illegal
from bot.engine.page import Line, Page
from bot.people.people import People
from bot.table import hosting, lobby, outbox
from bot.table.seat_clocks import reminded
from bot.table.seating import computer
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.out_of_play import resting_page
from bot.ui.reconcile import desired, pings, slots
from bot.ui.reconcile.loudness import TALK
from bot.ui.reconcile.reconciler import Reconciler
from storage.records.tables import PostedMessage, SeatRecord
from tests.contract.paintings import Memory
from tests.contract.playouts import STOPS, sure
from tests.table.play import Time, opened_store, play_on

Turn = tuple[int, int, str]
"""A seat, when the game last stopped waiting for it, and whether the turn has been reminded of."""


@pytest.mark.parametrize("name", ["fugitive", "escape_plan"])
async def test_alone_the_hand_stands_last(name: str, tmp_path: Path) -> None:
    """In direct messages, whatever was lost: below the board and all that was told of the game."""
    dice, now = random.Random(f"alone/{name}"), Time()
    async with opened_store(tmp_path / "escapade.db") as store:
        await store._database.read("pragma synchronous = off")
        memory, told = Memory(dice), set[Turn]()
        tables = Tables(store, now)
        app = client(tables, store, now)
        reconciler = Reconciler(app, memory)
        table = await opened(tables, name, alone=True)
        await table.start(1)
        for _ in range(sure(name, 3 * STOPS) // 3):
            await play_on(table, dice, dice.randint(1, 3))
            now.now += dice.choice((40, 3600))
            await truly_painted(reconciler, memory, table, told)
            if table.record.status == "playing":
                hand = next(each for each in await store.posted_messages(table.id) if each.kind == "hand")
                assert hand.message == max(memory.stands)
        assert not memory.called or table.record.status == "over"
        reconciler.close()


@pytest.mark.parametrize("name", installed_games.names())
async def test_every_painting_equals_the_page_made_afresh(name: str, tmp_path: Path) -> None:
    dice, now = random.Random(f"paintings/{name}"), Time()
    async with opened_store(tmp_path / "escapade.db") as store:
        await store._database.read("pragma synchronous = off")
        tables = Tables(store, now)
        memory, told = Memory(dice), set[Turn]()
        app = client(tables, store, now)
        for user in (1, 2):
            await app.people.call(user, lambda calls: replace(calls, pings="direct"))
        reconciler = Reconciler(app, memory)
        table = await opened(tables, name)
        await truly_painted(reconciler, memory, table, told)
        await table.start(1)
        await truly_painted(reconciler, memory, table, told)
        await opened_panel(table, memory, now)
        for stop in range(STOPS):
            if stop < sure(name, 3 * STOPS) // 3:
                await play_on(table, dice, dice.randint(1, 3))
                short = "the game is over: STOPS in reveals.py must be below a third of its moves"
                assert table.record.status == "playing", short
            await disturbed(reconciler, table, now, dice)
            await truly_painted(reconciler, memory, table, told)
        assert not await store.living(), "nobody has pressed in the panels for long"
        now.now += 3600
        await truly_painted(reconciler, memory, table, told)
        await opened_panel(table, memory, now)
        for seat in [*range(len(table.record.seats))] * 2:
            if table.record.status == "playing":
                with contextlib.suppress(Illegal):
                    await table.resign(seat)
                await truly_painted(reconciler, memory, table, told)
        assert table.record.status == "over"
        reconciler.close()


class Losing(Memory):
    """Loses the next hand that calls, before or after Discord has it."""

    def __init__(self, carried_out: bool) -> None:
        super().__init__(random.Random(0))
        self.carried_out = carried_out
        self.lost = False

    async def post(self, channel: int, page: Page | Line, nonce: str, private: bool, silent: bool = False) -> int:
        loses = private and not silent and isinstance(page, Page) and not self.lost
        self.lost = self.lost or loses
        if loses and not self.carried_out:
            raise OSError("lost on the way")
        number = await super().post(channel, page, nonce, private, silent)
        if loses:
            raise OSError("carried out, but the answer was lost")
        return number

    def _fails(self) -> bool:
        return False


@pytest.mark.parametrize("carried_out", [False, True])
@pytest.mark.parametrize("later", [False, True])
async def test_a_call_whose_answer_is_lost_is_heard_once(tmp_path: Path, carried_out: bool, later: bool) -> None:
    """Also where it is not the first hand."""
    async with opened_store(tmp_path / "escapade.db") as store:
        now = Time()
        tables, memory = Tables(store, now), Losing(carried_out)
        app = client(tables, store, now)
        for user in (1, 2):
            await app.people.call(user, lambda calls: replace(calls, pings="direct"))
        reconciler = Reconciler(app, memory)
        table, told = await opened(tables, "stalag17"), set[Turn]()
        await table.start(1)
        memory.lost = later
        for _ in range(12):
            await truly_painted(reconciler, memory, table, told)
            if later and told:
                memory.lost = later = False
            await play_on(table, random.Random(1), 1)
        assert memory.lost
        reconciler.close()


async def test_whoever_is_not_asked_any_more_is_not_called(tmp_path: Path) -> None:
    """A table may go on, or end, while its places are painted one by one."""
    async with opened_store(tmp_path / "escapade.db") as store:
        table = await opened(Tables(store, Time()), "stalag17")
        await table.start(1)
        table.record = replace(table.record, seats=tuple(replace(each, orders=()) for each in table.record.seats))
        assert table.waited_for() == (0, 1, 2)
        places = desired.public_slots(table, slots.ReconcileInput(0, {}, {}, {}))
        assert [next(places)[0].kind for _ in range(2)] == ["board", "ping"]
        await play_on(table, random.Random(1))
        assert [desired for _, desired in places] == [None, None]


async def test_a_panel_opened_while_others_are_painted_is_left_alone(tmp_path: Path) -> None:
    """What is new to its seat was not read, and the press has just shown it."""
    async with opened_store(tmp_path / "escapade.db") as store:
        table = await opened(Tables(store, Time()), "fugitive")
        await table.start(1)
        panel = PostedMessage("panel", 1, 500, 7, "new", 0, token="token", ends=slots.LIFE)
        known = slots.ReconcileInput(0, {slots.slot_of(panel): panel}, {None: (), 0: ()}, {0: None})
        assert "panel" not in [slot.kind for slot, _ in desired.private_slots(table, known, 1)]


def client(tables: Tables, store: Any, now: Time) -> Any:
    """Give what a painter knows the bot by."""

    async def create_dm(user: object) -> None:
        raise OSError("lost on the way")

    later, settings = SimpleNamespace(after=lambda seconds, act: None), SimpleNamespace(call_pause=0.0, edit_pause=0.0)
    return SimpleNamespace(store=store, now=now, clock=later, people=People(store), tables=tables, settings=settings,
                           create_dm=create_dm)  # fmt: skip


def without_calls(page: Page | Line) -> Page | Line:
    """Give what a message shows: whom it calls aloud is heard once, and the line that calls stays as it was heard. Of
    pictures that come out alike either may be shown."""
    if isinstance(page, Page) and page.picture is not None and page.picture.shows:
        page = replace(page, picture=replace(page.picture, view=b""))
    if isinstance(page, Page) and page.lead.startswith(("🔔", "⏳")):
        page = replace(page, lead="")
    return replace(page, calls=())


async def opened(tables: Tables, name: str, alone: bool = False, count: int = 0) -> Table:
    """Open a table whose people can all be written to but the last; or one in the direct messages of the first, where
    the others are computers; or one of a `count` of people who can all be written to."""
    title, all_reached = installed_games.installed_game(name), count > 0
    count = count or max(title.game.seats[0], min(3, title.game.seats[-1]))
    people = [SeatRecord(f"P{seat}", seat + 1, contribution=str(seat), dm=70 + seat, locale=("en", "es-419")[seat % 2])
              for seat in range(count)]  # fmt: skip
    if not all_reached:
        people[-1] = replace(people[-1], dm=None)
    if alone:
        others = (computer(seat, "easy", f"P{seat}") for seat in range(1, count))
        people = [replace(people[0], dm=500), *others]
    options = settled(title.game, {})
    record = lobby.opened(title, people[0], None if alone else 9, 500, "en-US", options, 86400)
    return await tables.open(replace(record, secret=bytes(32), seats=tuple(people)))


async def opened_panel(table: Table, memory: Memory, now: Time) -> None:
    """Let the first and the last seat have a panel, with nothing true in it yet."""
    for seat in (0, len(table.record.seats) - 1):
        number = memory.posts = memory.posts + 1
        memory.stands[number] = lobby_page(table)
        panel = PostedMessage("panel", seat, 500, number, "old", now(), token=f"token {seat}", ends=now() + slots.LIFE)
        await table._store.paint(table.id, panel)


async def disturbed(reconciler: Reconciler, table: Table, now: Time, dice: random.Random) -> None:
    """Let time pass, others talk, and a turn be nearly up."""
    now.now += dice.choice((40, 59))
    for _ in range(dice.choice((0, 0, TALK))):
        reconciler.heard(table)
    if dice.randrange(6) == 0 and table.record.status == "playing":
        await table.change(partial(reminded, number=table.waited_for()[0]))


def calls_by_hand(memory: Memory, table: Table, known: slots.ReconcileInput, told: set[Turn]) -> None:
    """See that the hands of those who are called by direct message have called once a turn, whatever was lost."""
    for channel in memory.loud_hands:
        seat = next(seat for seat, player in enumerate(table.record.seats) if player.dm == channel)
        turn = (seat, table.record.seats[seat].done, "hand")
        assert turn not in told, "a hand calls once a turn"
        told.add(turn)
    memory.loud_hands.clear()
    for seat in pings.list_called(table):
        player = table.record.seats[seat]
        if known.notification_choice(seat).how == "direct" and (player.clock is None or not player.clock.reminded):
            assert (seat, player.done, "hand") in told


async def truly_painted(reconciler: Reconciler, memory: Memory, table: Table, told: set[Turn]) -> None:
    """Paint until nothing was lost, and see that what stands is what is wanted, and nothing besides."""
    while True:
        with contextlib.suppress(OSError):
            await reconciler.reconcile(table)
            break
    standing = {slots.slot_of(each): each for each in await table._store.posted_messages(table.id)}
    known = await reconciler.known(table)
    private = [each for seat in desired.update_order(table) for each in desired.private_slots(table, known, seat)]
    places = (*desired.public_slots(table, known), *private)
    pages = {slot: each.page for slot, each in places if each is not None}
    painted = {slot: each.message for slot, each in standing.items() if each.message}
    assert {*painted} == {*pages}
    for slot, page in pages.items():
        assert without_calls(memory.stands[painted[slot]]) == without_calls(page), slot
    rows = await table._store._read("select kind, content from outbox where table_id = ?", table.id)  # type: ignore[attr-defined]
    posted = [(kind, msgspec.json.decode(content, type=Page | Line)) for kind, content in rows]
    for user, page in memory.called:
        if (hosting.KIND, page) in posted:
            continue
        seat = table.seat_of(user)
        assert seat is not None
        player = table.record.seats[seat]
        reminded = player.clock is not None and player.clock.reminded
        turn = (seat, player.done, "reminded" if reminded else table.record.status)
        assert turn not in told, "one mention a turn, and one reminder"
        told.add(turn)
    memory.called.clear()
    calls_by_hand(memory, table, known, told)
    sealed = "\n".join(page.text for kind, page in posted if kind == outbox.SHUFFLE and isinstance(page, Line))
    for number in {*memory.stands} - {*painted.values()}:
        rests = memory.stands[number]
        if rests in [page for _, page in posted] or (isinstance(rests, Line) and rests.text == sealed):
            continue
        assert isinstance(rests, Page), rests
        assert rests in [resting_page(table, each.locale) for each in table.record.seats]
    assert table.id not in await table._store.unpainted()
