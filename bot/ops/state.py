"""The present state of the bot: reasons why it cannot serve people, and its metrics."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.table.clock import ALIVE
from bot.ui.pages.operator import state
from storage.store_errors import StoreError

if TYPE_CHECKING:
    from bot.app import Escapade

PATIENCE = 2.0
"""The seconds within which the store must answer. Otherwise the bot is not ready."""

LATE = 5.0
"""The most seconds by which the table clocks may be late. If they are later, the bot is not ready."""


async def troubles(bot: Escapade | None) -> dict[str, str]:
    """Return the reasons why the bot cannot serve people, by the part that fails.

    The result is empty if the bot can serve them.
    """
    if bot is None or not bot.started:
        return {"start": "not yet started"}
    if bot.dispatcher.stopping:
        return {"stop": "stopping"}
    found = {}
    if away := bot.gateway.away():
        found["gateway"] = "; ".join(f"shard {shard}: {_away(bot, shard)}" for shard in away)
    try:
        await asyncio.wait_for(bot.store.read(ALIVE), PATIENCE)
    except TimeoutError:
        found["store"] = f"no answer within {PATIENCE:g} seconds"
    except StoreError as error:
        found["store"] = str(error)
    if (late := bot.clock.lag()) > LATE:
        found["clock"] = f"{late:.1f} seconds late"
    return found


def _away(bot: Escapade, shard: int) -> str:
    return "another process hears it" if bot.leases.elsewhere(shard) else "not on the line"


class Now(Collector):
    """A collector of metrics that are read from the running bot."""

    def __init__(self, bot: Callable[[], Escapade | None]) -> None:
        self._bot = bot

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics: tables by state, delay of the clocks, work of each process, connected shards."""
        bot = self._bot()
        if bot is None or not bot.started:
            return
        tables = GaugeMetricFamily(
            "escapade_tables", "Tables that this process looks after, by title and state", labels=("title", "state")
        )
        own = (table for table in (*bot.tables, *bot.tables.suspended) if bot.tables.mine(table))
        states = Counter((table.title.name, state(table.record)) for table in own)
        for key, count in sorted(states.items()):
            tables.add_metric(key, count)
        yield tables
        yield GaugeMetricFamily("escapade_clock_lag_seconds", "How late the clock of the tables is", bot.clock.lag())
        work = GaugeMetricFamily("escapade_worker_tasks", "What is with the processes, waiting too", labels=("pool",))
        died = GaugeMetricFamily("escapade_workers_died", "Processes replaced since the start", labels=("pool",))
        for name, pool in (("pictures", bot.pool), ("minds", bot.minds)):
            work.add_metric((name,), pool.at_work)
            died.add_metric((name,), pool.died)
        yield from (work, died)
        away = len(bot.gateway.away())
        yield GaugeMetricFamily("escapade_shards_away", "Shards that are not on the line", away)
