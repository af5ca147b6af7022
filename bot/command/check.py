"""`python -m bot check DATABASE`: test whether this release of the bot can resume every live table.

It loads and shows each table, and lets computer players finish the game. It works on a copy of the database, so the bot
may run at the same time.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import traceback
from pathlib import Path

from bot.command.progress import progress
from bot.command.starting import parse_database
from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry
from bot.engine.game import result_of
from bot.engine.play import TIME_UP, play
from bot.engine.playout import LATE, asked, decided, game_seed
from bot.engine.record import TABLE
from bot.engine.texts import LANGUAGES
from bot.table.table import Table
from bot.table.verify import Corrupt, check_stored
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.ui.pages.log import log_page
from bot.version import VERSION
from storage.backups import copy
from storage.database import Server
from storage.export_file import read_into_database
from storage.migrate import NewerDatabase
from storage.records.tables import TableRecord
from storage.store import Store
from storage.store_errors import StoreError
from storage.transfer import TransferStore

SOUND, FAILED, UNREADABLE = 0, 1, 2

LEVEL = "easy"
"""The level of the computer players that finish the games."""

MOST = 20_000
"""The number of moves after which a game counts as endless."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `check` to `parser`."""
    parser.add_argument("database", type=parse_database, help="a file, or postgresql://...")
    parser.add_argument("--table", type=int, help="only this one")


def run(arguments: argparse.Namespace) -> int:
    """Check all live tables.

    The exit status is 1 if a table fails, and 2 if the database cannot be read.
    """
    try:
        if isinstance(arguments.database, Path) and not arguments.database.is_file():
            raise StoreError("there is no such file")
        if isinstance(arguments.database, Path) and not arguments.database.stat().st_size:
            raise StoreError("it is empty")
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(_check_copy(arguments.database, Path(folder), arguments.table))
    except (StoreError, NewerDatabase) as error:
        print(f"{arguments.database} cannot be read: {error}", file=sys.stderr)
        return UNREADABLE


async def _check_copy(database: Path | Server, folder: Path, only: int | None) -> int:
    """Copy `database` into `folder`, check the copy, and return the exit status.

    `only` is the number of the only table to check, or None for all. Raises StoreError, NewerDatabase.
    """
    target = folder / "copy.db"
    if isinstance(database, Server):
        house = await TransferStore.open(database, read_only=True, older=True)
        try:
            await house.pack(folder / "house.zip", VERSION, 0.0, await house.version())
        finally:
            await house.close()
        await read_into_database(folder / "house.zip", target)
    else:
        copy(database, target)
    return await _check(target, only)


async def _check(database: Path, only: int | None) -> int:
    """Upgrade a copied database, check its live tables, and return the exit status.

    `only` is the number of the only table to check, or None for all.
    """
    store = await Store.open(database)
    failed = checked = moves = 0
    try:
        records = [record for record in await store.live() if only in (None, record.id)]
        with progress("tables", len(records)) as tell:
            for record in records:
                tell(checked)
                checked += 1
                try:
                    moves += await _check_table(store, record)
                except Exception as error:
                    failed += 1
                    where = "" if isinstance(error, Corrupt) else f" ({_error_line(error)})"
                    print(f"table {record.id}, {record.game}: {type(error).__name__}: {error}{where}", file=sys.stderr)
    finally:
        await store.close()
    if only is not None and not checked:
        print(f"there is no live table {only}", file=sys.stderr)
        return UNREADABLE
    print(f"{checked} live tables, {failed} failed; {moves} moves were played on")
    return FAILED if failed else SOUND


async def _check_table(store: Store, record: TableRecord) -> int:
    """Replay, show and finish the game of one table. Return how many moves the computer players made.

    Raises any error that occurs.
    """
    table = Table(record, store)
    rows = await store.moves(record.id)
    check_stored(table, rows)
    _render(table, await table.log_entries(None))
    return _play_on(table)


def _render(table: Table, told: list[LogEntry]) -> None:
    """Make the board message, the hands and the log, for each viewer in each language.

    This only tests that none of them raises an error.
    """
    if table.state is None:
        return
    board_page(table, told)
    for language in LANGUAGES:
        for viewer in (None, *range(len(table.record.seats))):
            log_page(table, told, viewer, language)
            if viewer is not None:
                hand_page(table, viewer, None, told, language)


def _play_on(table: Table) -> int:
    """Finish the game of a table with computer players, in memory only. Return how many moves they made.

    Raises Corrupt if the game does not end. Raises the errors of the rules.
    """
    if table.state is None:
        return 0
    game, state, seats = table.game, table.state, len(table.record.seats)
    seed = game_seed("check", table.id)
    minds = [table.title.player(LEVEL, seats, seat) for seat in range(seats)]
    thoughts = Chance(seed, 1 << 32)
    for number in range(MOST):
        if result_of(state) is not None:
            return number
        chance = Chance(seed, number)
        if number == LATE and game.time_limit(table.record.options):
            state = play(game, state, TABLE, TIME_UP, chance).state
            continue
        seat, asks = asked(game, state, seats)
        state = decided(game, state, seat, asks, minds[seat], thoughts, chance).step.state
    raise Corrupt(f"no end after {MOST} moves")


def _error_line(error: Exception) -> str:
    """Return the file and the line number in which an error was raised, as text."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"
