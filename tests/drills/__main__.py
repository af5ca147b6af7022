"""`python -m tests.drills`: many kills of a running bot in every title, with copies restored in between."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.local.server import LocalDiscord
from bot.titles import names
from tests.drills.night import Night
from tests.local import oracle
from tests.patience import PATIENCE


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


def main() -> None:
    """Print a line of figures for each title, and one for all."""
    parser = argparse.ArgumentParser(prog="python -m tests.drills", description=__doc__)
    parser.add_argument("--game", choices=names(), action="append", help="only this title")
    parser.add_argument("--kills", type=int, default=40, help="of each title (default 40: 200 for all five)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
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
