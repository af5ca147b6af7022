"""`python -m tests.old RELEASE`: play tables of each title at the real bot and keep its database as RELEASE.db.xz."""

from __future__ import annotations

import asyncio
import contextlib
import lzma
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

import pytest

from bot.engine.move import Illegal
from bot.installed_games import installed_games
from bot.table.refused import Stale
from bot.table.table import Table
from tests.old.databases import HERE
from tests.table.play import play_on, timed_out
from tests.ui.messages import items
from tests.ui.on_local import LocalWorld, open_local
from tests.ui.player import Player, play_out

PEOPLE = (("Ana", "en-US"), ("Inés", "es-ES"), ("Ben", "en-GB"), ("Eva", "es-419"))

PLAYED = {"fugitive": 10, "alien1979": 60, "stalag17": 110, "colditz": 260, "escape_plan": 90}
"""Moves after which a table stands in the middle of its game."""


async def played(world: LocalWorld, players: list[Player], game: str, whole: bool) -> None:
    """Begin a game with two to four people and a computer where there is room, and leave it or play it to its end."""
    most = next(title for title in installed_games() if title.name == game).game.seats[-1]
    world.channel = world.open_channel(f"{game}-{'ended' if whole else 'begun'}")
    host, *guests = players[: min(4, most)]
    await host.slash(f"{game} new", pace=86400)
    for guest in guests:
        await guest.press(world.board, "Join")
    if most > 4:
        await host.choose(world.board, "Add computer", "normal")
    await host.press(world.board, "Start")
    await play_out([host, *guests], 7, turns=3)
    table, rng = world.table, random.Random(f"{game}/{whole}")
    await hurry(table, rng, PLAYED[game])
    await world.bot.settled()
    assert await timed_out(table)
    await world.bot.settled()
    if whole:
        await hurry(table, rng)
    else:
        await begin_a_draft([host, *guests])
    await world.bot.settled()
    print(f"{game}: table {table.id}, {table.record.status}, version {table.record.version}")


async def hurry(table: Table, rng: random.Random, moves: int = 5_000) -> None:
    """Play on at random, beside the computers, up to `moves` moves."""
    for _ in range(moves):
        with contextlib.suppress(Stale, Illegal):
            await play_on(table, rng, 1)


async def begin_a_draft(players: list[Player]) -> None:
    """Let whoever has a menu choose something in it."""
    for player in players:
        for item in items(player.hand):
            if ":pick:" in item.get("custom_id", ""):
                await player.world.click(player, player.hand, item["custom_id"], [item["options"][0]["value"]])
                return


async def main(release: str) -> None:
    """Make the database."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "escapade.db"
        async with open_local(path, pytest.MonkeyPatch()) as world:
            players = [world.join(name, locale) for name, locale in PEOPLE]
            with world.uncounted():
                for title in installed_games():
                    for whole in (True, False):
                        await played(world, players, title.name, whole)
        with contextlib.closing(sqlite3.connect(path)) as database:
            database.execute("pragma journal_mode = delete")
            database.execute("vacuum")
        (HERE / f"{release}.db.xz").write_bytes(lzma.compress(path.read_bytes(), preset=9))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
