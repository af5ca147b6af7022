"""Work comes back whatever becomes of the processes that do it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import FileIO
from multiprocessing.connection import wait
from pathlib import Path
from subprocess import PIPE

import pytest

from bot.workers.pool import NICER, SENT, Pool
from tests.patience import PATIENCE
from tests.workers import jobs

ROOT = Path(__file__).parents[2]


@contextmanager
def opened(workers: int, prepare: Callable[[], None] = jobs.ready) -> Iterator[Pool]:
    pool = Pool(workers, prepare)
    yield pool
    pool.close()


def waiting_for(pipe: Path) -> FileIO:
    """Make a named pipe, and open it for what somebody will say in it."""
    os.mkfifo(pipe)
    return open(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), "rb", 0)


async def test_work_is_done_in_another_process_that_gives_way() -> None:
    with opened(1) as pool:
        pool.start()
        worker = await pool.run(os.getpid)
        assert worker != os.getpid()
        assert await pool.run(os.getpid) == worker
        assert await pool.run(os.nice, 0) == os.nice(0) + NICER


async def test_what_is_done_when_idle_waits_for_what_is_asked_for() -> None:
    """The first work comes before a second piece of it, and all pieces are done in the end."""
    pool = Pool(1, idle=jobs.is_idle)
    try:
        pool.start()
        assert await pool.run(jobs.idle_times) <= 1
        while await pool.run(jobs.idle_times) < 3:
            pass
    finally:
        pool.close()


async def test_without_processes_a_thread_works() -> None:
    with opened(0, jobs.unready) as pool:
        pool.start()
        assert await pool.run(os.getpid) == os.getpid()


@pytest.mark.parametrize("times", range(1, SENT))
async def test_what_was_at_work_when_a_process_died_is_sent_again(tmp_path: Path, times: int) -> None:
    with opened(1) as pool:
        worker = await pool.run(jobs.dies, os.getpid(), tmp_path / "notes", times)
        tried = (tmp_path / "notes").read_text().split()
        assert len({*tried}) == len(tried) == times + 1
        assert str(os.getpid()) not in tried
        assert await pool.run(os.getpid) == worker == int(tried[-1])


async def test_what_kills_every_process_is_done_by_a_thread_and_what_waited_behind_it_is_done() -> None:
    with opened(2) as pool:
        deadly = [pool.run(jobs.dies_apart, os.getpid()) for _ in range(3)]
        *killed, waited = await asyncio.gather(*deadly, pool.run(len, "four"))
        assert killed == [os.getpid()] * 3
        assert waited == 4
        assert await pool.run(os.getpid) != os.getpid()


async def test_processes_that_never_get_ready_leave_the_work_to_a_thread() -> None:
    with opened(1, jobs.unready) as pool:
        assert await pool.run(os.getpid) == os.getpid()


async def test_what_fails_in_a_process_is_done_by_a_thread_which_has_the_last_word() -> None:
    with opened(1) as pool:
        assert await pool.run(jobs.fails_apart, os.getpid()) == os.getpid()
        with pytest.raises(LookupError, match="in every process"):
            await pool.run(jobs.refuses)
        assert await pool.run(os.getpid) != os.getpid()


async def test_a_worker_ends_with_its_owner_however_that_ends() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    owner = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.workers.owner", env=environment, stdout=PIPE, stderr=PIPE
    )
    assert owner.stdout is not None
    assert int(await asyncio.wait_for(owner.stdout.readline(), PATIENCE)) != owner.pid
    owner.kill()
    await asyncio.wait_for(owner.communicate(), PATIENCE)  # ends when nobody has its output open, the worker neither


async def test_a_process_ends_with_its_pool_in_the_middle_of_its_work(tmp_path: Path) -> None:
    with opened(1) as pool, waiting_for(tmp_path / "held") as held:
        working = asyncio.create_task(pool.run(jobs.holds, tmp_path / "held"))
        assert await asyncio.to_thread(wait, [held.fileno()], PATIENCE)
        assert held.read() == jobs.BEGUN
        pool.close()
        assert await asyncio.to_thread(wait, [held.fileno()], PATIENCE)
        assert held.read() == b"", "its end, come with that of the process"
        working.cancel()
