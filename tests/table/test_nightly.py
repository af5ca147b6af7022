"""A copy each night, beside the bot and without being asked."""

import datetime
from pathlib import Path

from structlog.testing import capture_logs

from bot.nightly_backups import AGAIN, Copies, day
from bot.table.clock import Clock
from bot.table.tables import Tables
from tests.table.play import Time, opened_store


def at(*when: int) -> float:
    return datetime.datetime(*when).timestamp()  # type: ignore[arg-type]


def test_the_day_of_a_copy_begins_in_the_night() -> None:
    assert day(at(2026, 3, 2, 3, 59)) == datetime.date(2026, 3, 1)
    assert day(at(2026, 3, 2, 4, 0)) == datetime.date(2026, 3, 2)


async def test_one_at_the_start_and_one_each_night(tmp_path: Path) -> None:
    path, folder = tmp_path / "escapade.db", tmp_path / "backups"
    time = Time(at(2026, 3, 2, 15, 0))
    async with opened_store(path) as store:
        clock = Clock(Tables(store, time), lambda table: None)
        copies = Copies(path, folder, clock, time)

        async def made() -> list[str]:
            clock._tick()
            await copies.flush()
            return sorted(each.name for each in folder.iterdir())

        copies.begin()
        assert await made() == ["escapade-2026-03-02.db"]
        time.now = at(2026, 3, 3, 3, 59)
        assert await made() == ["escapade-2026-03-02.db"]
        time.now = at(2026, 3, 3, 4, 0)
        assert await made() == ["escapade-2026-03-02.db", "escapade-2026-03-03.db"]
        for later in range(30):
            time.now = at(2026, 3, 4, 4, 0) + later * 86400
            names = await made()
        assert len(names) == 11


async def test_one_that_fails_is_told_and_tried_again(tmp_path: Path) -> None:
    path, folder = tmp_path / "escapade.db", tmp_path / "backups"
    folder.touch()
    time = Time(at(2026, 3, 2, 15, 0))
    async with opened_store(path) as store:
        clock = Clock(Tables(store, time), lambda table: None)
        copies = Copies(path, folder, clock, time)
        with capture_logs() as logged:
            copies.begin()
            await copies.flush()
        assert [(line["event"], line["log_level"]) for line in logged] == [("no copy of the database", "error")]
        folder.unlink()
        time.now += AGAIN
        clock._tick()
        await copies.flush()
        assert [each.name for each in folder.iterdir()] == ["escapade-2026-03-02.db"]
