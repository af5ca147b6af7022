"""The parts of a scene: each is described in one sentence, and some of it is drawn."""

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
    """A number or letter on a sprite: its middle and height as shares of the sprite's width and height."""

    text: str
    size: float
    x: float = 0.5
    y: float = 0.5
    ink: Colour = INK


class Badge(Record, frozen=True):
    """A small sprite on another one.

    Its middle is in shares of the other's width and height, its size a share of the other's width.
    """

    sprite: str
    size: float = 0.5
    x: float = 0.85
    y: float = 0.85
    label: Label | None = None


class Look(Record, frozen=True):
    """All data from which a piece is drawn.

    Pieces with equal looks share one picture. `width` is in pixels.
    """

    sprite: str
    width: int
    label: Label | None = None
    badges: tuple[Badge, ...] = ()
    tone: Tone = ""


class Piece(Record, frozen=True):
    """A sprite with its middle at `x` and `y`, in pixels of the scene.

    `spot` is its place in the game: in a replay each spot has one piece, at the same coordinates in all worlds. `words`
    are those of this piece alone, which a replay needs. The highest `layer` is drawn last. The `face` of the player in
    that seat is drawn on it if the picture knows the face. Then its label is smaller, in a corner.
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
        """The data from which it is drawn."""
        return Look(self.sprite, max(1, round(self.width)), self.label, self.badges, self.tone)


class Run(Record, frozen=True):
    """A line of text on the scene itself (`anchor` as in Pillow).

    If `room` is set, the text is made smaller and then cut to fit into so many pixels.
    """

    text: str
    x: float
    y: float
    size: int = 44
    ink: Colour = WHITE
    anchor: str = "lm"
    room: int = 0


class Panel(Record, frozen=True):
    """A plate below pieces, in the colour of a player, which fills it when it is lit."""

    box: Box
    colour: Colour
    lit: bool = False


class Crop(Record, frozen=True):
    """A part of a ground, as two boxes in pixels: in the ground, and in the scene."""

    ground: str
    part: Box
    box: Box


class Part(Record, frozen=True):
    """A part that one sentence describes, such as a player or the plan. `words` may be empty."""

    name: str
    words: str = ""
    pieces: tuple[Piece, ...] = ()
    runs: tuple[Run, ...] = ()
    panels: tuple[Panel, ...] = ()


class Scene(Record, frozen=True):
    """A picture and its description.

    The lower edge of its `ground` is at `bottom`; 0 means no ground. `crops` are drawn on it. `facts` have words only.
    """

    parts: tuple[Part, ...]
    ground: str = ""
    bottom: int = 0
    facts: tuple[str, ...] = ()
    size: tuple[int, int] = (1200, 900)
    crops: tuple[Crop, ...] = ()

    @property
    def pieces(self) -> Iterator[Piece]:
        """The pieces of all parts, in the order of their descriptions."""
        return (piece for part in self.parts for piece in part.pieces)


def sentences(scene: Scene) -> tuple[str, ...]:
    """List the description of a scene, a line for each part and fact."""
    return tuple(line for line in (*(part.words for part in scene.parts), *scene.facts) if line)


def alt(scene: Scene) -> str:
    """Return a picture's alt text: as many whole sentences as Discord accepts, the first ones first."""
    return " ".join(fitting(_told(scene), ALT))


def whole(scene: Scene) -> bool:
    """Return whether the whole description of a scene fits into its alt text."""
    return len(" ".join(_told(scene))) <= ALT


def _told(scene: Scene) -> list[str]:
    return [line if line.endswith((".", "?", "!")) else f"{line}." for line in map(plain, sentences(scene))]
