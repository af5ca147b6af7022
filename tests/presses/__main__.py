"""`python -m tests.presses` (`make fuzz-presses`): 100,000 generated interactions of 200 people at a running bot.

Half of them without Discord's rate limits, half with them. Exit status 1 when anything was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import secrets
import sys
import tempfile
import time
from pathlib import Path

import pytest
import structlog

from tests.presses.forge import Forge
from tests.presses.hall import open_hall
from tests.presses.run import Run

COUNT, PEOPLE, TABLES = 100_000, 200, 2

STEP = 2_000
"""Interactions after which a line says how far it is."""


async def fuzz(seed: str, count: int, people: int, folder: Path) -> Run:
    """Send `count` interactions and give what came of them."""
    with pytest.MonkeyPatch.context() as patch:
        async with open_hall(folder, patch, people, seed) as hall:
            await hall.fill(TABLES)
            run = Run(hall, Forge(hall, seed), seed, patch)
            told, began = 0, time.perf_counter()
            for upto in [*range(STEP, count, STEP), count]:
                hall.server.rate_limits = upto > count // 2
                await run.go(upto)
                for each in run.wrong[told:]:
                    print(f"WRONG {each}"[:3000], flush=True)
                told = len(run.wrong)
                totals = ", ".join(f"{sum(each.values()):,} {name}" for name, each in run.counts.items())
                print(f"{time.perf_counter() - began:6.0f} s: {totals}, {told} wrong", flush=True)
            return run


def report(run: Run) -> None:
    """Print the counts by kind."""
    names = [*run.counts]
    print(f"{'kind':18}" + "".join(f"{name:>10}" for name in names))
    for kind in (*run.counts["sent"], "all"):
        row = [sum(each.values()) if kind == "all" else each[kind] for each in run.counts.values()]
        print(f"{kind:18}" + "".join(f"{number:10,}" for number in row))


def main() -> int:
    """Fuzz, and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.presses", description=__doc__)
    parser.add_argument("--seed", default=secrets.token_hex(4), help="what all is made up from; printed")
    parser.add_argument("--count", type=int, default=COUNT, help=f"interactions ({COUNT:,})")
    parser.add_argument("--people", type=int, default=PEOPLE, help=f"people ({PEOPLE})")
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    errors: list[str] = []

    def noted(logger: object, method: str, event: structlog.typing.EventDict) -> str:
        if method in ("error", "critical", "exception"):
            errors.append(str(event))
            print(f"LOGGED {event}"[:6000], flush=True)
        raise structlog.DropEvent

    structlog.configure(processors=[structlog.processors.format_exc_info, noted])
    logging.basicConfig(level=logging.ERROR, stream=sys.stdout)
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(fuzz(given.seed, given.count, given.people, Path(folder)))
    report(run)
    print(f"{len(run.wrong)} wrong, {len(errors)} errors in the log")
    return 1 if run.wrong or errors else 0


if __name__ == "__main__":
    sys.exit(main())
