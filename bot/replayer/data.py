"""The data of the web page that replays an ended game.

Each drawing and sentence is stored once; frames (turns) refer to them by index.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Hashable, Sequence
from typing import Any

from PIL import Image

from bot.engine.codec import decode, encode
from bot.engine.event import Event
from bot.engine.record import Record, Viewer
from bot.engine.texts import LANGUAGES, Say
from bot.engine.turn_line import turn_line
from bot.replayer.doubts import Doubt, Doubts
from bot.replayer.positions import Part, Positions, Words
from bot.replayer.source import ReplaySource, game_of


class Seen(Record, frozen=True):
    """The doubts of a seat at a frame: what its player could not know.

    For each uncertain spot, it has the index of the spot and the possible pieces with their percentages. It also has
    the indexes of uncertain facts.
    """

    doubts: tuple[tuple[int, ...], ...]
    facts: tuple[int, ...]


class FileFrame(Record, frozen=True):
    """A frame (turn) as data.

    All fields except the version and the seat are indexes into lists of `ReplayFile`. `heard` is what each seat was
    told of the events. `seen` is how each seat saw the position; None if it was left out.
    """

    version: int
    seat: int
    chapter: int
    line: int
    heard: tuple[int, ...]
    ground: int
    facts: tuple[int, ...]
    pieces: tuple[int, ...]
    seen: tuple[Seen, ...] | None


class ReplayFile(Record, frozen=True):
    """All data that the page shows of a game.

    `names` are the names of the seats. `words` has every sentence, by language. A piece has its spot, its sprite, its
    centre and its words. A background has a picture for each language. A picture is SVG, or WebP in base64.
    """

    title: str
    table: int
    names: dict[str, tuple[str, ...]]
    worlds: int
    every: int
    words: dict[str, tuple[str, ...]]
    pictures: tuple[str, ...]
    grounds: tuple[tuple[int, ...], ...]
    sprites: tuple[int, ...]
    pieces: tuple[tuple[int, int, int, int, int], ...]
    frames: tuple[FileFrame, ...]


def data(made_of: ReplaySource, parts: Sequence[bytes], worlds: int, every: int) -> bytes:
    """Return a game as the JSON of `ReplayFile`.

    `parts` have the doubts of the seats, each for some consecutive frames, from `worlds` sampled states per seat and
    frame. Only the doubts of one frame in `every` are included; none if it is 0.
    """
    return encode(_Cut(made_of).data(parts, worlds, every))


class _Numbered(dict[Any, int]):
    """A dictionary that gives objects numbers in the order of their first appearance."""

    def of(self, thing: Hashable) -> int:
        return self.setdefault(thing, len(self))


class _Cut:
    """Converts a recorded game to the data of its page."""

    def __init__(self, made_of: ReplaySource) -> None:
        self.recording, self.title = made_of, game_of(made_of)
        self.positions = Positions(self.title, made_of.names)
        self.words, self.pictures, self.grounds = _Numbered(), _Numbered(), _Numbered()
        self.spots, self.sprites, self.pieces = _Numbered(), _Numbered(), _Numbered()

    def data(self, parts: Sequence[bytes], worlds: int, every: int) -> ReplayFile:
        found = [each for part in parts for each in self._seen(part)] if every else []
        frames = tuple(
            self._frame(place, found[place] if every and place % every == 0 else None)
            for place in range(len(self.recording.frames))
        )
        grounds = tuple(
            tuple(self.pictures.of(webp(self.title.presenter.ground(name, say))) for say in self.positions.says)
            for name in self.grounds
        )
        sprites = tuple(self.pictures.of(self._sprite(name)) for name in self.sprites)
        words = list(self.words)
        return ReplayFile(
            self.recording.title,
            self.recording.table,
            dict(zip(LANGUAGES, self.recording.names, strict=True)),
            worlds,
            every,
            {language: tuple(each[place] for each in words) for place, language in enumerate(LANGUAGES)},
            tuple(each if isinstance(each, str) else base64.b64encode(each).decode() for each in self.pictures),
            grounds,
            sprites,
            tuple(self.pieces),
            frames,
        )

    def _frame(self, place: int, seen: tuple[Seen, ...] | None) -> FileFrame:
        frame = self.recording.frames[place]
        position = self.positions.of(frame.state)
        chapter = frame.chapter
        opened = tuple(self.title.presenter.heading(chapter, say) if chapter else "" for say in self.positions.says)
        return FileFrame(
            frame.version,
            frame.seat,
            self.words.of(opened),
            self.words.of(self._line(frame.events, None)),
            tuple(self.words.of(self._line(frame.events, seat)) for seat in self.recording.seats),
            self.grounds.of(position.ground),
            tuple(self.words.of(fact) for fact in position.facts),
            tuple(self._piece(part) for part in position.parts),
            seen,
        )

    def _sprite(self, name: str) -> str | bytes:
        face = self.title.presenter
        return face.vector(name) or webp(face.sprite(name))

    def _line(self, events: Sequence[Event], seat: Viewer) -> Words:
        """Return the events in words in all languages. Events of which `seat` was not told are left out."""
        heard = events if seat is None else [event for event in events if event.reaches(seat)]

        def line(say: Say) -> str:
            return turn_line(self.title.presenter, heard, say)

        return tuple(line(say) for say in self.positions.says)

    def _piece(self, part: Part) -> int:
        return self.pieces.of(
            (self.spots.of(part.spot), self.sprites.of(part.sprite), part.x, part.y, self.words.of(part.words))
        )

    def _seen(self, part: bytes) -> list[tuple[Seen, ...]]:
        read = decode(Doubts, part)
        pieces = [self._piece(each) for each in read.parts]

        def flat(doubt: Doubt) -> tuple[int, ...]:
            placed = ((pieces[number], percent) for number, percent in doubt.possible)
            return (self.spots.of(doubt.spot), *(value for pair in placed for value in pair))

        return [tuple(Seen(tuple(map(flat, each.doubts)), each.facts) for each in frame) for frame in read.frames]


def webp(png: bytes) -> bytes:
    """Return a picture, given as a PNG, as lossless WebP, which is smaller."""
    file = io.BytesIO()
    with Image.open(io.BytesIO(png)) as image:
        image.convert("RGBA").save(file, "WEBP", lossless=True, quality=100, method=4)
    return file.getvalue()
