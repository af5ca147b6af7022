"""The day's escape: the same moves meet the same chance everywhere, one try, seals made the day before."""

import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.archive.daily import PLAIN, ROW, result, shortened
from bot.archive.day import DAY, day_of, ends, is_told, spelt
from bot.archive.keeper import Keeper
from bot.engine.chance import seal
from bot.engine.move import Illegal
from bot.engine.texts import Say, texts
from bot.installed_games import InstalledGame, installed_game, installed_games
from bot.table import advice, back, daily, privacy
from bot.table.access import may_replay
from bot.table.clock import Clock
from bot.table.computers import DAILY, STRONGEST, Computers, in_thread
from bot.table.days import EVERY, Days
from bot.table.export import export
from bot.table.housekeeping import Housekeeping
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.verify import verify
from bot.ui.pages.daily import daily_page, result_lines, seals_page, table_page
from bot.ui.pages.share import LONGEST
from bot.workers.pool import Pool
from bot.workers.think import ready, think
from storage.records.contests import TryRecord
from storage.records.servers import PersonRecord
from storage.store import Store
from storage.store_errors import StoreError, TriedBefore
from tests.table.play import Time, dealt_table, fugitive, opened_store, person, random_move

TODAY = 20_000
NOON = TODAY * DAY + DAY / 2
KEY = bytes(range(32))

LINK = "https://discord.com/oauth2/authorize?client_id=1234567890123456789"

ESCAPES = [(title, turn) for title in installed_games() for turn in range(len(title.offer.daily))]


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """Another process, with another order of whatever has none."""
    pool = Pool(1, ready)
    yield pool
    pool.close()


@pytest.fixture(autouse=True)
def fixed_days(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals in every run, and in every database."""
    monkeypatch.setattr("bot.table.daily.secrets", SimpleNamespace(token_hex=lambda size: KEY[:size].hex()))


@pytest.fixture
def now() -> Time:
    return Time(NOON)


async def begun(tables: Tables, title: InstalledGame, user: int = 1, day: int = TODAY, name: str = "") -> Table:
    """Open the escape of a day for somebody, as a press does."""
    store = tables.store
    await daily.seal_days(store, tables.now())
    sealed = (await store.dailies(day))[title.name]
    hidden = daily.secret(await daily.key(store), day, title.name)
    host = replace(person(user), name=name or f"Player {user}", contribution=f"press {user}")
    return await tables.open(daily.opened_table(title, sealed, hidden, host, 700 + user, "en-US"), dealt=True)


async def played(table: Table, computers: Computers, seed: str, moves: int) -> None:
    """Let the person make up to so many moves, chosen by a seed, and the computers theirs."""
    rng = random.Random(seed)
    await computers.flush()
    for _ in range(moves):
        if table.record.status != "playing":
            return
        seat, move = random_move(table, rng)
        assert seat == 0, "the computers move first"
        await table.submit(seat, move, table.token(seat))
        await computers.flush()


@pytest.mark.parametrize(("title", "turn"), ESCAPES, ids=lambda each: getattr(each, "name", each))
async def test_two_people_who_make_the_same_moves_see_the_same_game(
    tmp_path: Path, pool: Pool, title: InstalledGame, turn: int
) -> None:
    """At different tables, hours, workers, in different databases with the same key, by different names."""
    day = TODAY + (turn - TODAY) % len(title.offer.daily)

    async def elsewhere(question: object) -> object:
        return await pool.run(think, question)

    async def game(path: Path, hour: int, before: int, thinking: Callable[..., Awaitable[object]], name: str) -> object:
        async with opened_store(path) as store:
            tables = Tables(store, Time(day * DAY + hour * 3600.0))
            for channel in range(before):
                await dealt_table(tables, fugitive(), channel)
            computers = Computers(tables, think=thinking)  # type: ignore[arg-type]
            table = await begun(tables, title, 1 + before, day, name)
            await played(table, computers, "the same moves", 60)
            log = [(row.seat, row.move, row.chance, row.events) for row in await store.moves(table.id)]
            return log, table.record.snapshot, [seat.name for seat in table.record.seats[1:]]

    crew = title.crew[day % len(title.crew)].name
    one = await game(tmp_path / "one.db", 1, 0, in_thread, "Ana")
    other = await game(tmp_path / "other.db", 22, 3, elsewhere, crew)
    assert one == other


async def test_a_week(tmp_path: Path) -> None:
    """Each day is sealed the day before; what was not finished is over with the day; streaks, and who did how."""
    now = Time(NOON)
    async with opened_store(tmp_path / "week.db") as store:
        tables = Tables(store, now)
        computers, days, seals = Computers(tables), Days(tables, Clock(tables, lambda table: None)), {}
        for day in range(TODAY, TODAY + 7):
            await days.look()
            tomorrow = await store.dailies(day + 1)
            assert all(each.made < ends(day) for each in tomorrow.values())
            assert not day > TODAY or {name: each.seal for name, each in (await store.dailies(day)).items()} == seals
            seals = {name: each.seal for name, each in tomorrow.items()}
            table = await begun(tables, fugitive(), 1, day)
            assert table.record.seal == (await store.dailies(day))["fugitive"].seal == seal(table.record.secret)
            roles = {each.role for each in (await store.dailies(day)).values() if each.game == "fugitive"}
            assert roles == {("marshal", "fugitive")[day % 2]}
            late = await begun(tables, fugitive(), 2, day)
            await computers.flush()
            if day != TODAY + 2:
                await played(table, computers, f"day {day}", 1000)
                assert table.record.status == "over"
                assert not may_replay(table.record, now.now)
                with pytest.raises(TriedBefore):
                    await begun(tables, fugitive(), 1, day)
            await days.settle()
            told = [len(each.events) for each in await table.log_entries(0)]
            now.now += DAY
            if table.record.status == "over":
                assert sum(told) < sum(len(each.events) for each in await table.log_entries(0)), (
                    "secrets wait for the end"
                )
            if table.record.status == "over":
                assert verify(export(table.record, await store.moves(table.id))).agrees
            assert is_told(table.record, now.now)
            assert may_replay(table.record, now.now) == (table.record.status == "over")
            with pytest.raises(Illegal):
                await late.submit(*random_move(late, random.Random(1)))
            await days.look()
            assert (late.record.status, late.record.reason) == ("void", daily.OVER)
        mine = await store.tries_of(1)
        assert [each.finished for each in mine] == [True, True, True, True, False, True, True]
        assert daily.streak(mine, TODAY + 7) == (6, 6, 6), "one missed day is forgiven"
        assert daily.streak(mine, TODAY + 8) == (6, 0, 6), "a second one within a week is not"
        assert daily.streak(mine[4:], TODAY + 3) == (2, 2, 2)
        assert daily.streak(mine[4:], TODAY + 4) == (2, 0, 2)
        assert daily.streak(await store.tries_of(2), TODAY + 7) == (0, 0, 0)
        assert len(set(seals.values())) == len(seals)


async def test_deleting_the_own_data_gives_no_second_try(store: Store, tables: Tables, now: Time) -> None:
    """The mark that stays names nobody, is told to whoever asks with the same number, and goes after 35 days."""
    await begun(tables, fugitive())
    await begun(tables, fugitive(), 2)
    for _ in range(2):
        await privacy.erase(tables, 1)
        assert await store.tries_of(1) == []
        with pytest.raises(TriedBefore):
            await begun(tables, fugitive())
    assert (await store.known_of(1))["daily_marks"] == [{"day": TODAY, "game": "fugitive"}]
    assert (await store.known_of(3))["daily_marks"] == []
    rows = await store._read("select day, mark from daily_mark")
    assert len({mark for _, mark in rows}) == 2
    assert {(day, len(mark)) for day, mark in rows} == {(TODAY, 64)}
    await begun(tables, installed_game("stalag17"))
    await begun(tables, fugitive(), day=TODAY + 1)
    keeping = Housekeeping(tables, Clock(tables, lambda table: None))
    for days, kept in ((35, 4), (36, 1), (37, 0)):
        now.now = NOON + days * DAY
        await keeping.keep()
        assert len(await store._read("select mark from daily_mark")) == kept


async def test_an_annulled_escape_is_not_on_the_table_of_its_day(store: Store, tables: Tables, now: Time) -> None:
    """Its person still sees that it was tried."""
    for user in (1, 2):
        await (await begun(tables, fugitive(), user)).resign(0)
    assert [each.user for each in await store.tries(TODAY)] == [1, 2]
    assert await store.tries_on(9, TODAY) == [], "nobody has had a seat on that server"
    now.now += DAY
    assert await Keeper(store, now).annul(1, True)
    assert [each.user for each in await store.tries(TODAY)] == [2]
    assert len(await store.tries_of(1)) == 1


async def test_what_is_closed_in_a_days_escape(store: Store, tables: Tables) -> None:
    """Undoing, going back, advice, minds that go by the clock, and moving before the computers have."""
    computers = Computers(tables)
    table = await begun(tables, next(each for each in installed_games() if each.name == "escape_plan"))
    await played(table, computers, "closed", 20)
    assert not table.steps(0)
    assert not back.is_possible(table)
    assert not advice.is_allowed(table)
    await computers.close()
    waiting = await begun(tables, next(each for each in installed_games() if each.name == "stalag17"))
    assert any(waiting.record.seats[seat].user is None for seat in waiting.waited_for())
    asks = Computers(tables, seconds=1.5)._question
    question = asks(waiting, 1, STRONGEST, 0)
    assert (question, question.budget, question.temper) == (asks(waiting, 1, STRONGEST, 0), DAILY, None)
    assert question.seed != asks(waiting, 2, STRONGEST, 0).seed != asks(waiting, 2, STRONGEST, 1).seed
    with pytest.raises(Illegal, match="day-wait"):
        await waiting.submit(0, random_move(waiting, random.Random(2))[1])


async def test_what_a_result_tells(store: Store, tables: Tables) -> None:
    """In both languages nothing but the game, the role, the day, an outcome and squares: no card, number or place."""
    computers, rng = Computers(tables), 0
    for title in installed_games():
        table = await begun(tables, title)
        await played(table, computers, f"result {rng}", 2000)
        moves = await table.history.standing(table.record)
        found = result(title, table.record, moves, 0)
        heard = [move._replace(events=tuple(each for each in move.events if each.reaches(None))) for move in moves]
        assert found == result(title, table.record, heard, 0), "secrets change nothing"
        assert found.finished == (table.record.status == "over")
        assert found.squares
        assert {*found.squares} <= {PLAIN, *title.presenter.squares}
        tried = TryRecord(TODAY, title.name, 1, table.id, True, found.won, len(found.squares), "".join(found.squares))
        sealed = (await store.dailies(TODAY))[title.name]
        for spoken in ("en", "es"):
            say = Say(texts(spoken))
            named = title.say(spoken)(f"{title.name}-title")
            head, *lines, link = result_lines(sealed, tried, LINK, say)
            outcome = say("daily-won" if tried.won else "daily-lost", turns=tried.turns)
            assert head == f"{title.presenter.emoji} {named} · {spelt(TODAY)} · {outcome}"
            assert {*"".join(lines)} <= {PLAIN, *title.presenter.squares}
            assert len("".join(lines)) >= ROW or "".join(lines) == tried.squares
            assert link == LINK
            assert len("\n".join((head, *lines, link))) <= LONGEST
            assert f"{title.name}-squares" in title.say(spoken)
    await computers.close()


def test_a_long_game_is_squeezed_to_what_weighs_most() -> None:
    face = fugitive().presenter
    hit, hid = "🟥", "🟦"
    squares = PLAIN * 30 + hit + PLAIN * 8 + hid
    assert shortened(face, squares, 10) == PLAIN * 7 + hit + PLAIN + hid
    assert shortened(face, squares[:10], 10) == squares[:10]


async def test_nothing_of_a_running_day_reaches_anybody_else(store: Store, tables: Tables, now: Time) -> None:
    """Neither results nor names before the own try or the end of the day, nor what the seals hold; names of who wants
    none shown never."""
    computers, days = Computers(tables), Days(tables, Clock(tables, lambda table: None))
    say = Say(texts("en"))
    await days.look()
    pages = []
    for hasty in (False, True):
        if hasty:
            table = await begun(tables, fugitive(), name="Quick Ana")
            await played(table, computers, "hasty", 1000)
            await days.settle()
        dailies, tries = await store.dailies(TODAY), await store.tries(TODAY)
        shown = (daily_page(dailies, await store.tries_of(2), [], now.now, say),
                 table_page(dailies, tries, 2, now.now, say), seals_page([dailies], {}, say))  # fmt: skip
        pages.append(shown)
    assert pages[0] == pages[1]
    own = table_page(dailies, tries, 1, now.now, say)
    assert "Quick Ana" in "\n".join(own.lines)
    keeper = Keeper(store, tables.now)
    assert (await keeper.catch_up(), await store.outcomes_of(1)) == (0, []), "statistics wait for the end of the day"
    now.now += DAY
    assert await keeper.catch_up() == 1
    assert [played.table for played in await store.outcomes_of(1)] == [table.id]
    assert "Quick Ana" in "\n".join(table_page(dailies, tries, 2, now.now, say).lines)
    await store.change_person(1, lambda person: PersonRecord(shown=False))
    hidden = "\n".join(table_page(dailies, await store.tries(TODAY), 2, now.now, say).lines)
    assert "Quick Ana" not in hidden
    assert "Somebody" in hidden
    known = await store.known_of(1)
    assert [each["game"] for each in known["daily"]] == ["fugitive"]
    await store.erase(1, now.now)
    assert await store.tries(TODAY) == []
    await computers.close()


async def test_a_day_that_cannot_be_kept_is_kept_later(
    store: Store, tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(tables, lambda table: None)
    days = Days(tables, clock)
    with monkeypatch.context() as broken:
        broken.setattr(store, "dailies", _failing)
        await days.start()
    assert not await store.dailies(TODAY)
    now.now += 61
    clock._tick()
    await days.flush()
    assert await store.dailies(TODAY + 1)
    assert day_of(now.now) == TODAY


async def _failing(day: int) -> None:
    raise StoreError("the disk is full")


async def test_a_days_end_ends_what_is_left_of_it_alone(tables: Tables, now: Time) -> None:
    days = Days(tables, Clock(tables, lambda table: None))
    late, plain = await begun(tables, fugitive()), await dealt_table(tables, fugitive())
    now.now += DAY
    await days.look()
    assert (late.record.status, late.record.reason) == ("void", daily.OVER)
    assert plain.record.status == "playing"


async def test_a_process_that_does_not_keep_the_house_asks_again_in_a_minute(
    tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, asked = Clock(tables, lambda table: None), list[float]()
    monkeypatch.setattr(clock, "after", lambda seconds, work: asked.append(seconds))
    days = Days(tables, clock)
    await days.start()
    monkeypatch.setattr(type(tables.leases), "house", False)
    await days.start()
    assert asked == [min(ends(day_of(now.now)) - now.now, EVERY), 60]
