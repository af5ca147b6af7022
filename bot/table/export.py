"""Export an ended game as a file."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.table.links import milliseconds
from storage.records.tables import MoveRecord, TableRecord

FORMAT = 2
"""The version of the file format. It is the only one that a release has written."""


class ExportedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the log in an exported game.

    It has the seat, the move, every draw with its upper bound, the schema and the version of the rules. The time is in
    milliseconds since 1970. The link of the hash chain is in hexadecimal.
    """

    version: int
    seat: int
    move: str
    chance: tuple[int, ...]
    bounds: tuple[int, ...]
    rules: int
    schema: int
    made: int
    link: str


class ExportedBeacon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The beacon round of an exported game: its number and randomness.

    Both are empty if the deal was made without a beacon.
    """

    round: int | None
    randomness: str


class Exported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ended game.

    `secret` is in hexadecimal. `contributions` has the word of each seat for the shuffle, in seat order. `seal` was
    stored when the lobby opened.
    """

    game: str
    schema: int
    options: dict[str, str]
    seal: str
    secret: str
    contributions: tuple[str, ...]
    moves: tuple[ExportedMove, ...]
    end: str
    """The last state of the game, as JSON text."""
    format: int
    beacon: ExportedBeacon | None = None


def export(record: TableRecord, moves: Sequence[MoveRecord]) -> Exported:
    """Return an ended game with its secret. Raises ValueError if the game is not over."""
    if record.status != "over":
        raise ValueError("the secret is told when the game is over")
    beacon = record.beacon
    return Exported(
        game=record.game,
        schema=record.schema,
        options=record.options,
        seal=record.seal,
        secret=record.secret.hex(),
        contributions=tuple(seat.contribution for seat in record.seats),
        moves=tuple(_exported(row) for row in moves),
        end=record.snapshot.decode(),
        beacon=None if beacon is None else ExportedBeacon(beacon.round, beacon.randomness),
        format=FORMAT,
    )


def file_of(exported: Exported) -> bytes:
    """Return the bytes of the file of an exported game."""
    return msgspec.json.format(msgspec.json.encode(exported), indent=1)


def _exported(row: MoveRecord) -> ExportedMove:
    made, link = milliseconds(row.made), row.link.hex()
    return ExportedMove(
        row.version, row.seat, row.move, row.chance, row.bounds, row.rules, row.schema, made=made, link=link
    )
