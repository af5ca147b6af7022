"""`python -m tests.drills.chaos`: running games of every title, and all that can go wrong, in an order by a seed.

After each fault everything must have come right by itself: what was saved is there, every board and hand shows the
present, nobody was shown what is another's, and nobody was called twice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.local.faults import Faults
from bot.local.server import LocalDiscord
from bot.titles import names
from storage.records.tables import TableRecord
from storage.sql import SqlStore
from tests.drills.jumping import wrong_by
from tests.drills.night import GAME_OVER, Night
from tests.local import oracle
from tests.patience import PATIENCE
from tests.ui.messages import items

ALLOWED = ("Attempting a reconnect", "disk", "database is locked", "not saved")
"""What a line of the log may tell as an error while the disk is full or the database locked."""

STARTING = 4 * PATIENCE
"""Seconds in which a bot has started, on a machine that does much else."""

PLACES = ("^/interactions", "^/webhooks", "^/channels", "")

REFUSALS: tuple[dict[str, Any], ...] = (
    {"status": 429, "retry_after": 0.5},
    {"status": 429, "cloudflare": True, "retry_after": 0.5},
    {"status": 500},
    {"status": 502},
    {"status": 500, "after": True},
    {"delay": 0.4},
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


class Room(Night):
    """The table of one title in a house that has one of each."""

    def __init__(self, server: LocalDiscord, database: Path, game: str, seed: int) -> None:
        super().__init__(server, database, game, seed)
        self.saved: dict[tuple[int, int], bytes] = {}
        """The links of all rows that were ever seen in the log, by table and version."""

    async def now(self, path: Path | None = None) -> TableRecord:
        """Read the table at which they play."""
        with closing(sqlite3.connect(self.database)) as database:
            (number,) = database.execute(
                "select max(id) from game_table where channel = ?", (int(self.channel),)
            ).fetchone()
        store = await SqlStore.open(self.database, read_only=True)
        try:
            record = await store.load(number)
        finally:
            await store.close()
        assert record is not None
        return record

    async def press_on(self, rounds: int) -> None:
        """Press what is offered, without waiting for answers."""
        for _ in range(rounds):
            for player in self.players:
                await self._press(player)
            await asyncio.sleep(self.chance.random() * 0.2)
            self.keep()

    def keep(self) -> None:
        """Remember what is saved; nothing of it may ever be gone."""
        with closing(sqlite3.connect(self.database)) as database:
            rows = database.execute("select table_id, version, link from move").fetchall()
        self.saved |= {(table, version): link for table, version, link in rows}

    async def sound_and_shown(self) -> None:
        """See that all came right."""
        for player in self.players:
            await self.until(lambda player=player: all(made.done.is_set() for made in player.pressed), PATIENCE)
        self.answered()
        for player in self.players:
            player.pressed.clear()
        await self.settle()
        await self.until(lambda: len(self.live()) == 1, PATIENCE)
        await self.sound()
        await self._shows_now()
        calls = self.waited_for()
        assert len(calls) == len(set(calls)), f"somebody is called twice: {calls}"
        kept = dict(self.saved)
        self.keep()
        assert kept.items() <= self.saved.items(), "a row of the log is gone, or another"
        await self._seen_by_its_owner_alone()

    async def _seen_by_its_owner_alone(self) -> None:
        """See that no hand or panel was ever shown to anybody but who sits there: a button of a seat's own names it."""
        record = await self.now()
        for viewer, message in self.told:
            for item in items(message):
                parts = str(item.get("custom_id", "")).split(":")
                if len(parts) > 3 and parts[2] == str(record.id) and parts[3].isdecimal() and viewer is not None:
                    assert record.seats[int(parts[3])].user == int(viewer), (viewer, item)
        self.told.clear()


class Chaos:
    """One house with a room of every title, and what is done to it."""

    def __init__(self, server: LocalDiscord, folder: Path, seed: int) -> None:
        self.server, self.database, self.seed = server, folder / "escapade.db", seed
        self.chance = random.Random(f"chaos/{seed}")
        self.clock = folder / "clock"
        wrong_by(self.clock, 0.0)
        self.rooms = [Room(server, self.database, game, seed) for game in names()]
        self.done: Counter[str] = Counter()
        self.written: list[str] = []
        self._reading: asyncio.Task[None] | None = None
        self.process: Process

    @property
    def first(self) -> Room:
        """The room through which the house is started."""
        return self.rooms[0]

    async def boot(self) -> None:
        """Start the bot; what it writes goes through a pipe, which no full disk closes."""
        self.process = await self.first.command("run", out=PIPE, through=("tests.drills.jumping", str(self.clock)))
        self._reading = asyncio.create_task(self._read())
        await self.server.wait(lambda: self.server.gateway.connected, STARTING)

    async def _read(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            self.written.append(line.decode())

    async def gone(self) -> None:
        """Wait until the process has ended, and its connection with it."""
        await asyncio.wait_for(self.process.wait(), PATIENCE)
        await self.first.until(lambda: not self.server.gateway.connected)

    # what goes wrong

    async def killed(self) -> None:
        """The process is killed and started again."""
        await asyncio.sleep(self.chance.random() * 0.3)
        self.process.kill()
        await self.gone()
        await self.boot()

    async def restarted(self) -> None:
        """The process is stopped in order and started again."""
        self.process.terminate()
        await self.gone()
        assert self.process.returncode == 0
        await self.boot()

    async def asleep(self) -> None:
        """The process is stopped for a while, as by a laptop that sleeps."""
        self.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(2 + self.chance.random() * 2)
        self.process.send_signal(signal.SIGCONT)

    async def full_disk(self) -> None:
        """No file of the process may grow."""
        size = max((path.stat().st_size for path in self.database.parent.glob("escapade.db-wal")), default=0)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        await asyncio.sleep(2)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def locked(self) -> None:
        """Somebody else holds the database for longer than the bot waits."""
        with closing(sqlite3.connect(self.database, isolation_level=None, timeout=PATIENCE)) as other:
            other.execute("begin immediate")
            await asyncio.sleep(6.5)
            other.execute("rollback")

    async def refused(self) -> None:
        """Requests fail, are slow, or are cut."""
        for kind in self.chance.sample(REFUSALS, 3):
            self.server.faults.add(
                "*", self.chance.choice(("^/interactions", "^/webhooks", "^/channels", "")), 6, **kind
            )
        await asyncio.sleep(2)
        self.server.faults.clear()

    async def cut(self) -> None:
        """The gateway goes."""
        self.chance.choice(GOINGS)(self.server.faults)
        await asyncio.sleep(1)

    async def away(self) -> None:
        """The gateway goes, and takes nobody for a while."""
        self.server.faults.down()
        await asyncio.sleep(2)
        self.server.faults.up()

    async def deleted(self) -> None:
        """Messages that stand for tables are deleted."""
        for room in self.rooms:
            there = [*room.live(), *(player.hand for player in room.players)]
            message = self.chance.choice([each for each in there if each.get("id")] or [None])
            if message is not None and message["id"] in room.world.store.of(message["channel_id"]):
                room.world.store.remove(room.world.store.of(message["channel_id"])[message["id"]])

    async def jumped(self) -> None:
        """The clock of the machine is set."""
        wrong_by(self.clock, self.chance.choice((-3600.0, -200.0, 0.0, 200.0, 3600.0)))
        await asyncio.sleep(1)

    @property
    def faults(self) -> list[Callable[[], Awaitable[None]]]:
        """All that can go wrong."""
        every = [self.killed, self.restarted, self.asleep, self.full_disk, self.locked, self.refused, self.cut,
                 self.away, self.deleted, self.jumped]  # fmt: skip
        return every if sys.platform == "linux" else [each for each in every if each != self.full_disk]

    # the whole

    async def run(self, seconds: float) -> None:
        """Play in all rooms for so long, with one fault after the other."""
        await self.boot()
        for room in self.rooms:
            await room.open()
        until, left = time.monotonic() + seconds, list[Callable[[], Awaitable[None]]]()
        while time.monotonic() < until:
            left = left or self.chance.sample(self.faults, len(self.faults))
            fault = left.pop()
            pressing = [asyncio.create_task(room.press_on(4)) for room in self.rooms]
            await fault()
            await asyncio.gather(*pressing)
            self.done[fault.__name__] += 1
            await self.calm()
        self.process.terminate()
        await self.gone()
        assert self.process.returncode == 0

    async def calm(self) -> None:
        """Wait until all has come right, and play on a little in each room; where a game is over, begin another."""
        self.server.faults.clear()
        await self.first.until(lambda: self.server.gateway.connected, PATIENCE)
        for room in self.rooms:
            await self.first.settle()
            before = (await room.now()).version
            for player in room.players:
                await room.until(lambda player=player: all(made.done.is_set() for made in player.pressed), PATIENCE)
            await room.turns(1)
            await room.sound_and_shown()
            record = await room.now()
            self.done["moves"] += record.version - before
            if record.status in GAME_OVER:
                await room.open()


async def raged(folder: Path, seconds: float, seed: int) -> Counter[str]:
    """Let chaos be for so long; give what was done."""
    server = LocalDiscord()
    await server.start(0)
    chaos = Chaos(server, folder, seed)
    try:
        await chaos.run(seconds)
        errors = [line for line in chaos.written if "[error" in line and not any(word in line for word in ALLOWED)]
        assert not errors, "".join(errors[:5])
        oracle.check(server.wire)
    except BaseException:
        if chaos.__dict__.get("process") is not None and chaos.process.returncode is None:
            chaos.process.kill()
        print("".join(chaos.written[-60:]))
        print(json.dumps({"cut short": True, **chaos.done}))
        print(f"again: python -m tests.drills.chaos --seconds {seconds:.0f} --seed {seed}")
        raise
    finally:
        await server.stop()
    chaos.done["kept rows"] = len({key for room in chaos.rooms for key in room.saved})
    return chaos.done


def main() -> None:
    """Print what was done."""
    parser = argparse.ArgumentParser(prog="python -m tests.drills.chaos", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps({"seed": given.seed, **asyncio.run(raged(Path(folder), given.seconds, given.seed))}))


if __name__ == "__main__":
    main()
