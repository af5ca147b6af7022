"""What can go wrong with a bot, its database, Discord, and what stands there."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.local.faults import Faults
from tests.drills.watched import wrong_by
from tests.patience import PATIENCE
from tests.postgres import Cluster, connected

if TYPE_CHECKING:
    from tests.drills.chaos import Chaos

Trouble = Callable[["Chaos"], Awaitable[None]]

LOCKED = 6.5
"""Seconds for which somebody else holds the database: longer than the bot waits for it."""

PLACES = ("^/interactions", "^/webhooks", "^/channels", "")

REFUSALS: tuple[dict[str, Any], ...] = (
    {"status": 429, "retry_after": 0.5},
    {"status": 429, "cloudflare": True, "retry_after": 0.5},
    {"status": 500},
    {"status": 502},
    {"status": 500, "after": True},
    {"delay": 0.4},
    {"delay": 3.5},
    {"drop": "before"},
    {"drop": "after"},
)

GOINGS: tuple[Callable[[Faults], None], ...] = (
    Faults.drop_sockets,
    Faults.close_sockets,
    lambda faults: faults.close_sockets(4009),
    Faults.reconnect,
    Faults.invalid_session,
)


async def killed(chaos: Chaos) -> None:
    """The process is killed and started again."""
    chaos.process.kill()
    await chaos.gone()
    await chaos.boot()


async def restarted(chaos: Chaos) -> None:
    """The process is stopped in order and started again."""
    chaos.process.terminate()
    await chaos.gone()
    assert chaos.process.returncode == 0, "a stop in order fails"
    await chaos.boot()


async def asleep(chaos: Chaos) -> None:
    """The process is stopped for a while, as by a laptop that sleeps."""
    chaos.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(2 + 2 * chaos.chance.random())
    chaos.process.send_signal(signal.SIGCONT)


async def jumped(chaos: Chaos) -> None:
    """The clock of the machine is set."""
    chaos.wrong = chaos.chance.choice((-3600.0, -200.0, 0.0, 200.0, 3600.0))
    wrong_by(chaos.clock, chaos.wrong)
    await asyncio.sleep(1)


async def full_disk(chaos: Chaos) -> None:
    """No file of the process may grow."""
    assert isinstance(chaos.database, Path)
    size = max((path.stat().st_size for path in chaos.database.parent.glob("escapade.db-wal")), default=0)
    resource.prlimit(chaos.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    await asyncio.sleep(2)
    resource.prlimit(chaos.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def locked(chaos: Chaos) -> None:
    """Somebody else holds the file for longer than the bot waits."""
    assert isinstance(chaos.database, Path)
    with closing(sqlite3.connect(chaos.database, isolation_level=None, timeout=PATIENCE)) as other:
        other.execute("begin immediate")
        await asyncio.sleep(LOCKED)
        other.execute("rollback")


async def rows_locked(chaos: Chaos) -> None:
    """Somebody else at the server keeps everybody from writing tables."""
    assert not isinstance(chaos.database, Path)
    with connected(chaos.database) as other, other.transaction():
        other.execute("lock table game_table in exclusive mode")
        await asyncio.sleep(LOCKED)


async def disconnected(chaos: Chaos) -> None:
    """All connections to the database break."""
    _cluster(chaos).disconnect()
    await asyncio.sleep(1)


async def server_stopped(chaos: Chaos) -> None:
    """The database's server is stopped, and started again."""
    await asyncio.to_thread(_cluster(chaos).halt)
    await asyncio.sleep(1 + 3 * chaos.chance.random())
    await asyncio.to_thread(_cluster(chaos).go_on)


def _cluster(chaos: Chaos) -> Cluster:
    assert chaos.cluster is not None
    return chaos.cluster


async def refused(chaos: Chaos) -> None:
    """Requests fail, come too soon, are slow, or are cut."""
    faults = chaos.server.faults
    added = [faults.add("*", chaos.chance.choice(PLACES), 6, **kind) for kind in chaos.chance.sample(REFUSALS, 3)]
    await asyncio.sleep(2)
    faults.pending = [each for each in faults.pending if each not in added]


async def cut(chaos: Chaos) -> None:
    """The gateway goes."""
    chaos.chance.choice(GOINGS)(chaos.server.faults)
    await asyncio.sleep(1)


async def away(chaos: Chaos) -> None:
    """The gateway goes, and takes nobody for a while."""
    chaos.server.faults.down()
    await asyncio.sleep(2)
    chaos.server.faults.up()


async def deleted(chaos: Chaos) -> None:
    """Somebody deletes a message of each table."""
    for room in chaos.rooms:
        shown = [*room.public, *(message for player in room.players for message in player.inbox[-2:])]
        if shown:
            room.delete_now(chaos.chance.choice(shown))


async def channel_deleted(chaos: Chaos) -> None:
    """Somebody deletes the channel, or the thread, of a table."""
    there = [room for room in chaos.rooms if room.channel in room.world.channels]
    if there:
        room = chaos.chance.choice(there)
        room.world.delete_channel(room.channel)


ANYWHERE: tuple[Trouble, ...] = (killed, restarted, asleep, jumped)
ON_SQLITE: tuple[Trouble, ...] = (*((full_disk,) if sys.platform == "linux" else ()), locked)
ON_POSTGRES: tuple[Trouble, ...] = (rows_locked, disconnected, server_stopped)
ON_DISCORD: tuple[Trouble, ...] = (refused, refused, cut, away, deleted, channel_deleted)


def order(chance: random.Random, on_file: bool) -> list[tuple[Trouble, ...]]:
    """Put all that can go wrong in an order: now and then two things at once, one of the house and one of Discord."""
    ours = [*ANYWHERE, *(ON_SQLITE if on_file else ON_POSTGRES)]
    theirs = list(ON_DISCORD)
    chance.shuffle(theirs)
    steps: list[tuple[Trouble, ...]] = []
    for each in ours:
        together = theirs and chance.random() < 0.4
        steps.append((each, theirs.pop()) if together else (each,))
    steps += [(each,) for each in theirs]
    chance.shuffle(steps)
    return steps
