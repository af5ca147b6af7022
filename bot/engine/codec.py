"""Encode states and events as JSON and decode them. The bytes are stable: sets and keys are sorted."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

from bot.engine.table_events import row_events_type

T = TypeVar("T")

_encoder = msgspec.json.Encoder(order="deterministic")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


@cache
def _rows_read(game: Any) -> msgspec.json.Decoder[Any]:
    """Return the decoder for log rows of `game`.

    It is cached, because building a decoder takes as long as reading a row.
    """
    return msgspec.json.Decoder(row_events_type(game.event_type))


def encode(value: Any) -> bytes:
    """Return `value` as JSON. Raises TypeError if JSON cannot represent it.

    >>> encode({"seats": (1, 0), "cards": frozenset({"B", "A"})})
    b'{"cards":["A","B"],"seats":[1,0]}'
    """
    return _encoder.encode(value)


def decode(kind: type[T], data: bytes | str) -> T:
    """Read a value of type `kind` from JSON.

    Raises ValueError if the data does not match the type exactly.

    >>> decode(tuple[int, ...], b"[1,0]")
    (1, 0)
    """
    decoder: msgspec.json.Decoder[T] = _decoder(kind)  # type: ignore[arg-type]
    return decoder.decode(data)


def read_state(game: Any, data: bytes, schema: int) -> Any:
    """Return the state in a snapshot of `game` that was written under the version `schema`.

    A snapshot of an older schema is upgraded. Raises ValueError if the snapshot is newer than the code or unreadable.
    """
    if schema > game.schema:
        raise ValueError(f"{game.name}: snapshot of schema {schema}, this program knows {game.schema}")
    if schema == game.schema:
        return decode(game.state_type, data)
    return msgspec.convert(game.upgrade(msgspec.json.decode(data), schema), game.state_type)


def read_events(game: Any, data: bytes, schema: int) -> tuple[Any, ...]:
    """Return the events of a log row of `game` that was written under the version `schema`.

    Events of an older schema are upgraded. Raises ValueError if the row is newer than the code or unreadable.
    """
    if schema > game.schema:
        raise ValueError(f"{game.name}: events of schema {schema}, this program knows {game.schema}")
    if schema == game.schema:
        return tuple(_rows_read(game).decode(data))
    upgraded = [game.upgrade_event(old, schema) for old in msgspec.json.decode(data)]
    return tuple(msgspec.convert(upgraded, row_events_type(game.event_type)))
