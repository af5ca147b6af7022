"""`python -m bot replay DATABASE TABLE`: print the log of a game and check it.

A replay of the log must lead to the state that is stored. With `--html FILE`, the command instead writes an ended game
into a file for a browser.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any

from bot.archive.replay_frames import replay_frames
from bot.archive.turning import steps
from bot.command.progress import progress
from bot.command.starting import parse_database
from bot.engine.chance import Chance
from bot.engine.codec import encode, read_state
from bot.engine.game import AnyGame
from bot.engine.log_replay import LogReplay
from bot.engine.move import Illegal
from bot.engine.texts import LANGUAGES
from bot.installed_games import installed_game, names
from bot.replayer.making import make_file
from bot.replayer.source import recording
from bot.workers.pool import Pool
from storage.database import Server
from storage.records.tables import TableRecord
from storage.store import Store
from storage.store_errors import StoreError


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `replay` to `parser`."""
    parser.add_argument("database", type=parse_database, help="a file, or postgresql://...")
    parser.add_argument("table", type=int)
    parser.add_argument("--html", type=Path, metavar="FILE", help="write an ended game as a page to look at instead")


def run(arguments: argparse.Namespace) -> int:
    """Print the log of a game, or write the file for a browser.

    The exit status is 1 if a replay of the log does not lead to the stored state. It is 2 if there is nothing to read.
    """
    if isinstance(arguments.database, Path) and not arguments.database.is_file():
        print(f"{arguments.database} does not exist", file=sys.stderr)
        return 2
    try:
        if arguments.html is not None:
            return asyncio.run(_filmed(arguments.database, arguments.table, arguments.html))
        return asyncio.run(_replay(arguments.database, arguments.table))
    except StoreError as error:
        print(f"{arguments.database} cannot be read: {error}", file=sys.stderr)
        return 2


async def _replay(database: Path | Server, number: int) -> int:
    store = await Store.open(database, read_only=True)
    try:
        record = await store.load(number)
        moves = await store.moves(number)
    finally:
        await store.close()
    if record is None or not moves:
        print(f"table {number} has no log in {database}", file=sys.stderr)
        return 2
    if record.game not in names():
        print(f"table {number}: there is no game {record.game} here", file=sys.stderr)
        return 2
    played = installed_game(record.game)
    say = played.say(record.locale, tuple(seat.name for seat in record.seats))
    replay = LogReplay(played.game, len(record.seats), record.options)
    for row in moves:
        chance = Chance.scripted(row.chance)
        try:
            step = replay.row(row.version, row.seat, row.move, chance)
            chance.finish()
        except (Illegal, ValueError) as error:
            print(f"version {row.version}: {row.move}: {error}", file=sys.stderr)
            return 1
        told = "; ".join(line for event in step.events if (line := played.presenter.event(event, say)))
        print(f"{row.version:4}  {say.name(row.seat) if row.seat >= 0 else '-'}  {row.move}  ({told})")
    if not _matches_snapshot(played.game, replay.state, record):
        print("the log does not lead to the snapshot", file=sys.stderr)
        return 1
    print("the log leads to the snapshot")
    return 0


def _matches_snapshot(game: AnyGame, state: Any, record: TableRecord) -> bool:
    """Return whether `state` is the state of the game that is stored in `record`.

    Both are compared byte by byte, unless an older version of the game has stored the state.
    """
    if record.schema == game.schema:
        return encode(state) == record.snapshot
    try:
        return bool(state == read_state(game, record.snapshot, record.schema))
    except ValueError:
        return False


async def _filmed(database: Path | Server, number: int, file: Path) -> int:
    store = await Store.open(database, read_only=True)
    pool = Pool(0)
    try:
        record = await store.load(number)
        if record is None or record.status != "over":
            print(f"table {number} is no ended game in {database}", file=sys.stderr)
            return 2
        if record.game not in names():
            print(f"table {number}: there is no game {record.game} here", file=sys.stderr)
            return 2
        played = installed_game(record.game)
        frames = steps(await replay_frames(store, played, record))
        if not frames:
            print(f"table {number}: its states were not kept", file=sys.stderr)
            return 2
        players = tuple(seat.name for seat in record.seats)
        copy = recording(played, number, (players,) * len(LANGUAGES), record.secret, frames)
        with progress("percent of the page", 100) as tell:
            page = await make_file(pool, copy, record.locale, tell=lambda share: tell(round(100 * share)))
        await asyncio.to_thread(file.write_bytes, page)
    finally:
        pool.close()
        await store.close()
    print(file)
    return 0
