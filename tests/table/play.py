"""Tables to test on: opened, dealt, and played at random from a seed."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from bot.engine.chance import Chance, seal
from bot.engine.codec import encode
from bot.engine.log_replay import LogReplay
from bot.engine.move import Move
from bot.engine.policy import RandomPolicy
from bot.engine.record import Seat
from bot.installed_games import InstalledGame, installed_game
from bot.table import lobby
from bot.table.lobby import opened
from bot.table.seat_clocks import runs_out
from bot.table.seating import computer
from bot.table.table import Table
from bot.table.tables import Tables
from storage.records.tables import SeatRecord, TableRecord
from storage.store import Store

HOST = 1


class Time:
    """A clock that goes when it is told to."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def opened_store(path: Path) -> AsyncIterator[Store]:
    """Open a store and close it whatever happens: its thread would keep the process alive."""
    store = await Store.open(path)
    try:
        yield store
    finally:
        await store.close()


def person(user: int) -> SeatRecord:
    return SeatRecord(f"Player {user}", user=user, contribution=f"join {user}")


def fugitive() -> InstalledGame:
    return installed_game("fugitive")


def lobby_record(game: InstalledGame, channel: int = 500, pace: int = 0) -> TableRecord:
    """Make the record of a lobby with its host, from a fixed secret."""
    record = opened(game, person(HOST), 9, channel, "en-US", {}, pace)
    secret = channel.to_bytes(32, "big")
    return replace(record, secret=secret, seal=seal(secret))


async def open_table(tables: Tables, game: InstalledGame, channel: int = 500, pace: int = 0, seats: int = 2) -> Table:
    """Open a lobby and let people join until `seats` are taken. Their numbers are 1, 2, ... by seat."""
    table = await tables.open(lobby_record(game, channel, pace))
    for user in range(2, seats + 1):
        await table.alter(joining(game, user))
    return table


def joining(game: InstalledGame, user: int) -> Callable[[TableRecord], TableRecord]:
    return lambda record: lobby.join(record, game, person(user))


async def dealt_table(tables: Tables, game: InstalledGame, channel: int = 500, pace: int = 0, seats: int = 2) -> Table:
    """Open a table and deal."""
    table = await open_table(tables, game, channel, pace, seats)
    await table.start(HOST)
    return table


async def computers_table(tables: Tables, game: InstalledGame, levels: tuple[str, ...], channel: int = 500) -> Table:
    """Open a table at which only computers sit."""
    seats = tuple(computer(number, level, f"Computer {number}") for number, level in enumerate(levels, 1))
    return await tables.open(replace(lobby_record(game, channel), seats=seats))


def random_move(table: Table, rng: random.Random) -> tuple[Seat, Move]:
    """Give a move that the rules accept now, by one of the seats waited for."""
    seat = rng.choice(table.waited_for())
    while True:
        chance = Chance(rng.randbytes(16), 0)
        move = RandomPolicy().choose(None, table.asks(seat), table.next_field(seat), chance)
        if table.forbidden(seat, move) is None:
            return seat, move


def runs_out_at(table: Table, seat: Seat | None = None) -> float | None:
    """Give the moment at which the time of a seat is up, by default of the first that is waited for."""
    clock = table.record.seats[table.waited_for()[0] if seat is None else seat].clock
    return None if clock is None else runs_out(clock)


async def timed_out(table: Table) -> bool:
    """Play what a time-out plays for the first seat that is waited for."""
    seat = table.waited_for()[0]
    return await table.time_out(seat, table.record.seats[seat])


async def play_on(table: Table, rng: random.Random, moves: int = 10_000) -> None:
    """Make up to `moves` random moves."""
    for _ in range(moves):
        if table.record.status != "playing":
            return
        seat, move = random_move(table, rng)
        await table.submit(seat, move, table.token(seat))


async def rebuilt(store: Store, record: TableRecord, game: InstalledGame) -> bytes:
    """Run a table's log again with the chance written in it, and give the snapshot that it leads to."""
    replay = LogReplay(game.game, len(record.seats), record.options)
    for row in await store.moves(record.id):
        chance = Chance.scripted(row.chance)
        replay.row(row.version, row.seat, row.move, chance)
        chance.finish()
    return encode(replay.state)


async def agrees(store: Store, table: Table) -> None:
    """See that memory and disk hold the same."""
    stored = await store.load(table.id)
    assert stored == table.record
    assert stored is not None
    assert (encode(table.state) if table.state is not None else b"") == stored.snapshot
