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


class Recording(Record, frozen=True):
    """A whole ended game: its title, the schema of what is in it, its table, the names of its seats in all languages,
    the secret that was sealed, from which worlds are imagined, and its shots in their order."""

    title: str
    schema: int
    table: int
    names: tuple[tuple[str, ...], ...]
    secret: bytes
    shots: tuple[Shot, ...]

    @property
    def seats(self) -> range:
        """The seats of the game."""
        return range(len(self.names[0]))


def recording(
    asked: Title, table: int, names: Sequence[Sequence[str]], secret: bytes, frames: Sequence[Frame]
) -> Recording:
    """Turn the frames of a game into plain data."""
    shots = tuple(
        Shot(each.version, encode(each.state), each.seat, encode(each.events), encode(each.chapter)) for each in frames
    )
    return Recording(asked.name, asked.game.schema, table, tuple(map(tuple, names)), secret, shots)


def shown(made_of: Recording) -> Title:
    """Give the title of a recording. Raises ValueError for one of another version of the program."""
    asked = title(made_of.title)
    if made_of.schema != asked.game.schema:
        raise ValueError(f"{asked.name}: a recording of schema {made_of.schema}, this program has {asked.game.schema}")
    return asked


def frame_of(asked: Title, shot: Shot) -> Frame:
    """Read a shot."""
    events = decode(rows_of(asked.game.event_type), shot.events)
    chapter: Event | None = decode(asked.game.event_type | None, shot.chapter)
    state: Any = read_state(asked.game, shot.state, asked.game.schema)
    return Frame(shot.version, state, shot.seat, events, chapter)
