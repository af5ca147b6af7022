"""Records for the tests of the store."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from storage.records.tables import Draft, MoveRecord, Post, PostedMessage, SeatClock, SeatRecord, TableRecord
from storage.store import Store

ADA = SeatRecord("Ada", user=1, contribution="join 1", dm=71, locale="es-ES")
BOB = SeatRecord("Bób, \"the\" 'Quiet'\n", user=2, contribution="join 2")
COMPUTER = SeatRecord("Computer", level="hard", contribution="computer 2")


def lobby(channel: int = 500, *seats: SeatRecord, guild: int | None = 9) -> TableRecord:
    """Make the record of a lobby."""
    return TableRecord(
        game="fugitive",
        guild=guild,
        channel=channel,
        host=1,
        locale="en-GB",
        secret=bytes(range(32)),
        options={"roles": "random", "bonus_pass": "no"},
        pace=300,
        seats=seats or (ADA, BOB),
        schema=1,
    )


def revised(record: TableRecord, **changes: Any) -> TableRecord:
    """Make the record that is written next."""
    return replace(record, revision=record.revision + 1, **changes)


def dealt(record: TableRecord) -> TableRecord:
    """Make the record that follows a deal."""
    return revised(
        record,
        status="playing",
        version=record.version + 1,
        snapshot=b'{"round":1}',
        seats=(replace(record.seats[0], orders=("on",), clock=SeatClock(0, 299.5, 1000.25)), *record.seats[1:]),
        ends=9876.25,
    )


def moved(record: TableRecord, status: str = "playing") -> TableRecord:
    """Make the record that follows a move by seat 0."""
    seats = (replace(record.seats[0], answered=record.seats[0].answered + 1), *record.seats[1:])
    snapshot = b'{"round":%d}' % (record.version + 1)
    return revised(record, version=record.version + 1, snapshot=snapshot, seats=seats, status=status)


def row(record: TableRecord, answered: int | None = None) -> MoveRecord:
    """Make the row of the log that leads to `record`."""
    written: dict[str, Any] = {"schema": record.schema, "rules": 2, "made": 1000.75, "former": b"packed"}
    if answered is None:
        return MoveRecord(record.version, -1, "setup", (3, 1, 4), b"[]", bounds=(9, 8, 7), **written)
    return MoveRecord(record.version, answered, "hide 7 2+4", (), b'[{"key":"hid"}]', answered, bounds=(), **written)


async def save(store: Store, after: TableRecord, interaction: int | None = None, posts: Sequence[Post] = ()) -> None:
    """Write what follows the stored record of a table."""
    await store.save(await _before(store, after), after, posts, interaction)


async def commit(
    store: Store, after: TableRecord, row: MoveRecord, interaction: int | None = None, *rest: Any, **more: Any
) -> None:
    """Write a move that follows the stored record of a table."""
    await store.commit(await _before(store, after), after, row, interaction, *rest, **more)


async def _before(store: Store, after: TableRecord) -> TableRecord:
    """Return the stored record, with the version and revision that `after` takes it to have."""
    stored = await store.load(after.id)
    assert stored is not None
    version = after.version - (stored.version != after.version)
    return replace(stored, version=version, revision=after.revision - 1)


async def at_play(store: Store, record: TableRecord) -> TableRecord:
    """Store a table with its deal and one move."""
    playing = dealt(await store.create(record, None))
    await commit(store, playing, row(playing), None)
    after = moved(playing)
    await commit(store, after, row(after, 0), None)
    return after


async def fill(store: Store) -> None:
    """Store one table of every status, with all that can hang on it."""
    await store.create(lobby(501), 1001)
    playing = await at_play(store, lobby(502, ADA, COMPUTER))
    over = moved(await at_play(store, lobby(503)), "over")
    await commit(store, over, row(over, 0), 1003, b"all states", [Post("line", -1, b'{"type":"line"}', 1000.75)])
    void = await store.create(lobby(504, guild=None), 1004)
    await save(store, revised(void, status="void", version=1, reason="empty"), 1005)
    await store.paint(playing.id, PostedMessage("board", -1, 502, 9001, "digest", 1000.25))
    await store.paint(playing.id, PostedMessage("hand", 0, 71, 9002, "digest", 1000.5))
    panel = PostedMessage("panel", 0, 502, 9003, "digest", 1000.5, token="a token", original=True, ends=1840.5)
    await store.paint(playing.id, panel)
    await store.keep_draft(playing.id, 0, Draft("token", "hide 7"))
    await store.painted(over.id, over.version)
    await store.write("alive_at", "1000.0")
