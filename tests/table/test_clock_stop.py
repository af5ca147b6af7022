"""The clock stops when it is told to, also at the very moment at which a table changes."""

import asyncio

from bot.table.clock import Clock
from bot.table.tables import Tables
from tests.patience import PATIENCE
from tests.table.play import fugitive, open_table


async def test_stopping_at_the_moment_of_a_change(tables: Tables) -> None:
    """Python 3.11's `wait_for` swallows a cancellation that comes together with what it waits for."""
    clock = Clock(tables, lambda table: None)
    await clock.start()
    for channel in range(5):
        running = asyncio.create_task(clock.run())
        for _ in range(20):
            await asyncio.sleep(0)
        stopped = asyncio.Event()

        def stop(table: object, running: asyncio.Task[None] = running, stopped: asyncio.Event = stopped) -> None:
            asyncio.get_running_loop().call_soon(running.cancel)
            stopped.set()

        tables.listeners.append(stop)
        await open_table(tables, fugitive(), channel, seats=1)
        await stopped.wait()
        tables.listeners.remove(stop)
        done, _ = await asyncio.wait({running}, timeout=PATIENCE)
        assert done, "the clock goes on after it was cancelled"
