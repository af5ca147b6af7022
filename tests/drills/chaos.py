"""`python -m tests.drills.chaos` (`make chaos`): people at running games of every title, and all that can go wrong, in
an order by a seed, on SQLite or, with --postgres, on PostgreSQL.

They press all the time. Whenever everything has gone wrong once, quiet is awaited; then all that was acknowledged must
be there, everything must show the present, nobody may have been shown what is another's or called twice for one
question, and the bot's log may tell of no error but those that the faults explain (`verdict.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from bot.installed_games import names
from bot.local.server import LocalDiscord
from storage.database import Server
from storage.store import Store
from storage.store_errors import StoreError
from tests.drills.evidence import Evidence
from tests.drills.room import Room
from tests.drills.troubles import Trouble, order
from tests.drills.verdict import failed, told, unexpected
from tests.drills.watched import wrong_by
from tests.local import oracle
from tests.patience import PATIENCE
from tests.postgres import Cluster, programs
from tests.ui.messages import thinking

ALLOWED = ("Attempting a reconnect", "database is locked", "disk is full", "disk I/O error")
"""What a line of the log may tell as an error while the disk is full, or somebody else has the database."""

STARTING = 6 * PATIENCE
"""Seconds in which a bot has started, on a machine that does much else."""

ANSWERED = 6.0
"""Seconds in which a press must be acknowledged: more than Discord's three, for a machine that does much else."""

EVERY = 2.0
"""Seconds between two looks at what is saved."""


class Chaos:
    """One house with a room of every title, and what is done to it."""

    def __init__(self, folder: Path, seed: int, cluster: Cluster | None = None) -> None:
        self.server, self.folder, self.cluster = LocalDiscord(ack_deadline=ANSWERED), folder, cluster
        self.database: Path | Server = cluster.fresh() if cluster is not None else folder / "escapade.db"
        self.chance = random.Random(f"chaos/{seed}")
        self.clock, self.wrong = folder / "clock", 0.0
        wrong_by(self.clock, self.wrong)
        self.done: Counter[str] = Counter()
        self.written: list[str] = []
        self.findings: list[str] = []
        self.playing = asyncio.Event()
        self._seed = seed
        self._tasks: list[asyncio.Task[None]] = []
        self.process: Process

    async def open(self) -> None:
        """Start Discord, the bot and the games."""
        await self.server.start(0)
        evidence = self.evidence = Evidence(self.server)
        self.rooms = [Room(self.server, self.database, self.folder, game, self._seed, evidence) for game in names()]
        await self.boot()
        for room in self.rooms:
            await room.open()

    async def boot(self) -> None:
        """Start the bot; what it writes goes through a pipe, which no full disk closes."""
        through = ("tests.drills.watched", str(self.clock))
        self.process = await self.rooms[0].command("run", out=PIPE, through=through)
        self._tasks.append(asyncio.create_task(self._read(self.process)))
        await self.server.wait(lambda: self.server.gateway.connected, STARTING)

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            self.written.append(line.decode())

    async def gone(self) -> None:
        """Wait until the process has ended, and its connection with it."""
        await asyncio.wait_for(self.process.wait(), 2 * PATIENCE)
        await self.server.wait(lambda: not self.server.gateway.connected, PATIENCE)

    async def run(self, seconds: float, troubles: int = 0) -> None:
        """Let things go wrong for so long, or so many of them, while people press."""
        self._tasks += [asyncio.create_task(room.press_on(self.playing)) for room in self.rooms]
        self._tasks.append(asyncio.create_task(self._keep()))
        until, count = time.monotonic() + seconds, 0
        while not self.findings and time.monotonic() < until and not (troubles and count >= troubles):
            self.playing.set()
            for together in order(self.chance, isinstance(self.database, Path)):
                if time.monotonic() >= until or (troubles and count >= troubles):
                    break
                await self._suffer(together)
                count += len(together)
            await self.calm()
        self.process.terminate()
        await self.gone()
        if self.process.returncode:
            self.findings.append(f"a stop in order ends with {self.process.returncode}")
        self.findings += unexpected(self.written, ALLOWED)

    async def _suffer(self, together: Iterable[Trouble]) -> None:
        """Let one thing go wrong, or two at once, and people press on for a moment."""
        together = tuple(together)
        self._say(" and ".join(each.__name__ for each in together))
        await asyncio.gather(*(each(self) for each in together))
        self.done.update(each.__name__ for each in together)
        await asyncio.sleep(self.chance.random() * 2)

    def _say(self, what: str) -> None:
        """Tell whoever looks on, and who reads the bot's log afterwards."""
        line = f"--- {time.strftime('%H:%M:%S')} {what}"
        self.written.append(f"{line}\n")
        print(line, flush=True)

    async def _keep(self) -> None:
        """Look now and then at what is saved."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._kept()
            except StoreError:
                continue
            except AssertionError as wrong:
                self.findings.append(str(wrong))

    async def _kept(self) -> None:
        store = await Store.open(self.database, read_only=True)
        try:
            for room in self.rooms:
                await room.keep(store)
        finally:
            await store.close()

    async def calm(self) -> None:
        """Wait until all trouble is over, play on a little in each room, and look at everything; where a game is over,
        begin another."""
        self._say("quiet")
        self.playing.clear()
        self.server.faults.clear()
        await self.server.wait(lambda: self.server.gateway.connected, STARTING)
        for asked in self.evidence.asked:
            await asyncio.wait_for(asked.made.done.wait(), PATIENCE)
        await self._kept()
        for room in self.rooms:
            if not room.ended:
                await room.move_on()
        await self.rooms[0].settle()
        await self._kept()
        self._say("everything is looked at")
        self.findings += failed(self.server.wire)
        self.findings += await self._unlike()
        for room in self.rooms:
            self.findings += await room.findings()
        shown = [message for channel in self.server.world.channels for message in self.server.world.messages(channel)]
        self.findings += thinking(shown)
        self.done["calm"] += 1
        for room in self.rooms:
            if room.ended and not self.findings:
                await room.open()

    async def _unlike(self) -> list[str]:
        """Tell what does not come to show the present: painters that were refused wait half a minute."""
        until = time.monotonic() + 2 * PATIENCE
        while found := [line for room in self.rooms for line in await room.unlike(self.wrong)]:
            if time.monotonic() > until:
                break
            known = len(self.evidence.sent)
            await self.rooms[0].soon(lambda known=known: len(self.evidence.sent) > known)
        return found

    async def close(self) -> Counter[str]:
        """End everything and give what was done."""
        for task in self._tasks:
            task.cancel()
        if "process" in self.__dict__ and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        await self.server.stop()
        for room in self.rooms:
            self.done["rows kept"] += len(room.saved)
            self.done.update(room.judged)
            self.done.update(room.done)
        return self.done


async def raged(
    folder: Path, seconds: float, seed: int, cluster: Cluster | None = None, troubles: int = 0
) -> Counter[str]:
    """Let chaos be; give what was done. Raises AssertionError with all findings."""
    chaos = Chaos(folder, seed, cluster)
    try:
        await chaos.open()
        await chaos.run(seconds, troubles)
        assert not chaos.findings, told(chaos.findings)
        oracle.check(chaos.server.wire)
    except BaseException:
        (folder.parent / f"chaos-{folder.name}.log").write_text("".join(chaos.written))
        print(f"the bot's log: {folder.parent / f'chaos-{folder.name}.log'}")
        where = " --postgres" if cluster is not None else ""
        print(f"again: python -m tests.drills.chaos --seconds {seconds:.0f} --seed {seed}{where}")
        raise
    finally:
        done = await chaos.close()
        print(json.dumps({"seed": seed, **done}), flush=True)
    return done


def main() -> None:
    """Print what was done."""
    parser = argparse.ArgumentParser(prog="python -m tests.drills.chaos", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL, by a server of its own")
    given = parser.parse_args()
    cluster = Cluster(programs()) if given.postgres else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(raged(Path(folder), given.seconds, given.seed, cluster))
    finally:
        if cluster is not None:
            cluster.stop()


if __name__ == "__main__":
    main()
