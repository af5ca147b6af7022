"""The parts of a scene (a picture of a position).

Each part is described by one sentence, and most have pieces to draw.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from bot.art.colours import INK, WHITE, Colour
from bot.art.pen import Box
from bot.engine.record import Record, Seat
from bot.engine.wording import ALT, fitting, plain

Tone: TypeAlias = Literal["", "shade", "dim", "faint", "lift"]
"""The effect on a sprite: shaded, grey, pale, or lifted in a yellow frame."""


class Label(Record, frozen=True):
    """A number or letter on a sprite.

    The centre and height of its text are shares of the sprite's width and height.
    """

    text: str
    size: float
    x: float = 0.5
    y: float = 0.5
    ink: Colour = INK


class Badge(Record, frozen=True):
    """A small sprite on another sprite.

    The centre of the small sprite is in shares of the other's width and height, its size in shares of the other's
    width.
    """

    sprite: str
    size: float = 0.5
    x: float = 0.85
    y: float = 0.85
    label: Label | None = None


class Look(Record, frozen=True):
    """All data from which the picture of a piece is drawn.

    Pieces with equal looks share a picture. `width` is in pixels.
    """

    sprite: str
    width: int
    label: Label | None = None
    badges: tuple[Badge, ...] = ()
    tone: Tone = ""


class Piece(Record, frozen=True):
    """A piece on the scene: a sprite with its centre at `x` and `y`, in pixels of the scene.

    `spot` is the location of the piece in the game. In a replay, each spot has one piece, at the same coordinates in
    all possible states. `words` describe this piece alone; only a replay needs them. The highest `layer` is drawn last.
    `face` is a seat whose player's face is drawn on the piece, if it is known. Then the label is smaller, in a corner.
    """

    sprite: str
    x: float
    y: float
    width: float
    label: Label | None = None
    badges: tuple[Badge, ...] = ()
    tone: Tone = ""
    spot: str = ""
    words: str = ""
    layer: int = 0
    face: Seat | None = None

    @property
    def look(self) -> Look:
        """The data from which the piece is drawn."""
        return Look(self.sprite, max(1, round(self.width)), self.label, self.badges, self.tone)


class Run(Record, frozen=True):
    """A line of text on the scene. Anchors are as in Pillow.

    If `room` is set, the text must fit into so many pixels. It is made smaller and, if that is not enough, cut.
    """

    text: str
    x: float
    y: float
    size: int = 44
    ink: Colour = WHITE
    anchor: str = "lm"
    room: int = 0


class Panel(Record, frozen=True):
    """A plate below pieces in the colour of a player. If the plate is lit, it is filled with the colour."""

    box: Box
    colour: Colour
    lit: bool = False


class Crop(Record, frozen=True):
    """A part of a background, as two boxes in pixels: in the background and in the scene."""

    ground: str
    part: Box
    box: Box


class Part(Record, frozen=True):
    """A part of the scene that one sentence describes, such as a player or the map. `words` may be empty."""

    name: str
    words: str = ""
    pieces: tuple[Piece, ...] = ()
    runs: tuple[Run, ...] = ()
    panels: tuple[Panel, ...] = ()


class Scene(Record, frozen=True):
    """A picture of a position and its description.

    `ground` is the name of the background, whose lower edge is at `bottom`; 0 means no background. `crops` are drawn on
    the background. `facts` are only described, not drawn.
    """

    parts: tuple[Part, ...]
    ground: str = ""
    bottom: int = 0
    facts: tuple[str, ...] = ()
    size: tuple[int, int] = (1200, 900)
    crops: tuple[Crop, ...] = ()

    @property
    def pieces(self) -> Iterator[Piece]:
        """The pieces of all parts, in the order of the parts."""
        return (piece for part in self.parts for piece in part.pieces)


def sentences(scene: Scene) -> tuple[str, ...]:
    """Return the description of a scene as text lines, one for each part and fact."""
    return tuple(line for line in (*(part.words for part in scene.parts), *scene.facts) if line)


def alt(scene: Scene) -> str:
    """Return the alt text of a scene's picture: its first sentences, as many as Discord accepts."""
    return " ".join(fitting(_told(scene), ALT))


def whole(scene: Scene) -> bool:
    """Return whether the whole description of a scene fits into its alt text."""
    return len(" ".join(_told(scene))) <= ALT


def _told(scene: Scene) -> list[str]:
    return [line if line.endswith((".", "?", "!")) else f"{line}." for line in map(plain, sentences(scene))]
