"""`python -m tests.drills`: many kills of a running bot in every title, with copies restored in between."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.installed_games import names
from bot.local.server import LocalDiscord
from storage.database import Server
from tests.drills.night import Night
from tests.drills.pair import COUNT
from tests.drills.two import WITHIN, Two
from tests.local import oracle
from tests.patience import PATIENCE
from tests.postgres import Cluster, programs


async def killed(folder: Path, game: str, kills: int, seed: int) -> Counter[str]:
    """Play one title through so many kills; give what was done."""
    server = LocalDiscord()
    await server.start(0)
    night = Night(server, folder / "escapade.db", game, seed)
    await night.boot_apart()
    await night.open()
    try:
        await night.kills(kills)
        night.process.terminate()
        assert await asyncio.wait_for(night.process.wait(), PATIENCE) == 0
    except BaseException:
        night.process.kill()
        print(night.written.read_text()[-4000:])
        print(json.dumps({"game": game, "cut short": True, **night.done}))
        print(f"again: python -m tests.drills --game {game} --kills {kills} --seed {seed}")
        raise
    finally:
        await server.stop()
    oracle.check(server.wire)
    written = night.written.read_text()
    assert "[error" not in written.replace("[error    ] Attempting a reconnect", ""), written
    assert "interaction failed" not in written
    return night.done


async def shared(database: Server, folder: Path, tables: int, hits: int, seed: int) -> dict[str, float]:
    """Hit two processes at one database so many times while people press at many tables; give what was done."""
    server = LocalDiscord(shards=COUNT)
    await server.start(0)
    two = Two(server, database, folder, tables, seed)
    try:
        await two.run(hits)
        await two.end()
    except BaseException:
        print(two.written[-6000:])
        print(f"again: python -m tests.drills --processes --tables {tables} --hits {hits} --seed {seed}")
        raise
    finally:
        await server.stop()
    oracle.check(server.wire)
    assert "interaction failed" not in two.written
    assert two.slowest <= WITHIN, f"taken over after {two.slowest:.1f} s"
    return {**two.done, "slowest takeover": round(two.slowest, 1)}


def main() -> None:
    """Print a line of figures for each title, and one for all."""
    parser = argparse.ArgumentParser(prog="python -m tests.drills", description=__doc__)
    parser.add_argument("--game", choices=names(), action="append", help="only this title")
    parser.add_argument("--kills", type=int, default=40, help="of each title (default 40: 200 for all five)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", action="store_true", help="two processes at one PostgreSQL database instead")
    parser.add_argument("--tables", type=int, default=200, help="with --processes (default 200)")
    parser.add_argument("--hits", type=int, default=10, help="with --processes: kills, each fifth a stop (default 10)")
    given = parser.parse_args()
    if given.processes:
        began, cluster = time.monotonic(), Cluster(programs())
        try:
            with tempfile.TemporaryDirectory() as folder:
                done = asyncio.run(shared(cluster.fresh(), Path(folder), given.tables, given.hits, given.seed))
        finally:
            cluster.stop()
        return print(json.dumps({**done, "seconds": round(time.monotonic() - began)}))
    total: Counter[str] = Counter()
    for game in given.game or names():
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            done = asyncio.run(killed(Path(folder), game, given.kills, given.seed))
        total += done
        print(json.dumps({"game": game, **done, "seconds": round(time.monotonic() - began)}), flush=True)
    print(json.dumps({"game": "all", **total}))


if __name__ == "__main__":
    main()
