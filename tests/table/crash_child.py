"""Plays at several tables without a pause and prints a line after each acknowledged move, until it is killed."""

import asyncio
import itertools
import os
import random
import sys
from pathlib import Path

from bot.table.table import Table
from bot.table.tables import Tables
from storage.store import Store
from tests.table.play import dealt_table, fugitive, random_move

TABLES = 6


async def main(path: Path, run: int) -> None:
    """Take up the tables of the run before, and play on at as many as there are to be."""
    store = await Store.open(path)
    tables = Tables(store)
    await tables.recover()
    interactions = itertools.count(run * 10**9)
    found = [table for table in tables if table.record.status == "playing"]
    for table in tables:
        if table.record.status == "lobby":
            await table.end("ended")
    seats = [found[place] if place < len(found) else None for place in range(TABLES)]
    print("ready", len(found), flush=True)
    await asyncio.gather(
        *(play(tables, table, random.Random(f"{run} {place}"), interactions) for place, table in enumerate(seats))
    )


async def play(tables: Tables, table: Table | None, rng: random.Random, interactions: "itertools.count[int]") -> None:
    """Play one game after the other."""
    while True:
        if table is None or table.record.status != "playing":
            table = await dealt_table(tables, fugitive(), next(interactions), pace=300)
            acknowledge(table)
        seat, move = random_move(table, rng)
        await table.submit(seat, move, table.token(seat), next(interactions))
        acknowledge(table)


def acknowledge(table: Table) -> None:
    """Tell that a version is durable, in one write."""
    os.write(sys.stdout.fileno(), f"{table.id} {table.record.version}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
