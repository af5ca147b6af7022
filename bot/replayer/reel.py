"""An ended game as plain data, from which a process without a store can make its file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.archive.film import Frame
from bot.engine.codec import decode, encode, read_state
from bot.engine.event import Event
from bot.engine.house import rows_of
from bot.engine.record import Record, Seat
from bot.titles import Title, title


class Shot(Record, frozen=True):
    """A frame, its values as JSON; `chapter` is empty before the first."""

    version: int
    state: bytes
    seat: Seat
    events: bytes
    chapter: bytes


class Reel(Record, frozen=True):
    """A whole ended game: its title, the schema of what is in it, its table, the names by seat, the secret that was
    sealed, from which worlds are imagined, and its shots in their order."""

    title: str
    schema: int
    table: int
    names: tuple[str, ...]
    secret: bytes
    shots: tuple[Shot, ...]


def reel(asked: Title, table: int, names: Sequence[str], secret: bytes, frames: Sequence[Frame]) -> Reel:
    """Turn the frames of a game into plain data. What does nothing but open a chapter, in a position that was shown
    before, is no shot: the next one names its chapter."""
    kept = [each for before, each in zip((None, *frames), frames, strict=False) if not _only_opens(before, each)]
    shots = tuple(
        Shot(each.version, encode(each.state), each.seat, encode(each.events), encode(each.chapter)) for each in kept
    )
    return Reel(asked.name, asked.game.schema, table, tuple(names), secret, shots)


def _only_opens(before: Frame | None, frame: Frame) -> bool:
    same = before is not None and before.version == frame.version
    return same and all(event.opens for event in frame.events)


def shown(made_of: Reel) -> Title:
    """Give the title of a reel. Raises ValueError for one of another version of the program."""
    asked = title(made_of.title)
    if made_of.schema != asked.game.schema:
        raise ValueError(f"{asked.name}: a reel of schema {made_of.schema}, this program has {asked.game.schema}")
    return asked


def frame_of(asked: Title, shot: Shot) -> Frame:
    """Read a shot."""
    events = decode(rows_of(asked.game.event_type), shot.events)
    chapter: Event | None = decode(asked.game.event_type | None, shot.chapter)
    state: Any = read_state(asked.game, shot.state, asked.game.schema)
    return Frame(shot.version, state, shot.seat, events, chapter)
