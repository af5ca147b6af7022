"""The drawing functions of a presenter, derived from the scenes of its game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import zip_longest
from types import MappingProxyType
from typing import Any

from bot.art.colours import Colour
from bot.art.png import Palette, clear_png, png
from bot.art.sheet import Art
from bot.engine import diagram
from bot.engine.codec import decode, encode
from bot.engine.event import Event
from bot.engine.move import Move
from bot.engine.presenter import Draw
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.scene.compose import compose, face_on, look
from bot.scene.faces import Face, Mood, colours
from bot.scene.records import Look, Piece, Scene, sentences
from bot.scene.vector import vector

MOODS: Mapping[str, Mood] = MappingProxyType({"glad": "pleased", "sorry": "worried"})
"""The mood of a computer character's face after a great moment, by its feeling."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Pictures:
    """The functions by which a game composes its scenes, and the art and colours that draw them."""

    art: Art
    palette: Palette
    floor: Colour
    """The colour below the background of a scene."""
    board: Callable[[Any, Say], Scene]
    """A function that returns the scene of the public table."""
    has_hand: Callable[[Any], bool]
    """A function that returns whether a view has a private picture."""
    hand: Callable[[Any, Move | None, Say], Scene]
    """A function that returns the scene of a seat's own cards or pieces, with its unfinished move."""
    moment: Callable[[Any, Event, Say], Scene | None]
    """A function that returns the scene of a great moment, or None."""
    ending: Callable[[Any, Say], Scene | None]
    """A function that returns the scene of an ended game with every secret revealed; None during the game."""
    table: Callable[[str, Say], Scene]
    """A function that returns the scene of a replay's background, by the background's name."""
    replay: Callable[[Any, Say], Scene]
    """A function that returns the scene of a state with every secret revealed. Each spot has the same coordinates in
    all possible states.
    """
    mood: Callable[[Any, Seat], Mood]
    """A function that returns the mood of a computer character. It uses public information only, so the mood is the
    same in all views.
    """

    _last: list[tuple[Any, Move | None, Say, Scene]] = field(default_factory=list, init=False)
    """The last two scenes of hands that were composed, with their inputs. A message asks for the hash, the words and
    the shape of a hand, with and without the unfinished move.
    """

    def functions(self, feeling: Callable[[Event, Seat], str]) -> Mapping[str, Callable[..., Any]]:
        """Return the drawing functions of a presenter, by the name of the presenter's field.

        The function `feeling` returns how a seat takes a great moment.
        """
        return {
            "picture": lambda view, say: self.drawn(self.board(view, say), self.faces(view, say)),
            "facts": lambda view, say: sentences(self.board(view, say))[1:],
            "private_picture": self._hand,
            "private_print": self._print,
            "private_shape": self._shape,
            "scene_picture": partial(self._moment, feeling),
            "ending_picture": self._ending,
            "diagram": self.diagram,
            "ground": lambda name, say: self.drawn(self.table(name, say)),
            "sprite": lambda name: clear_png(look(self.art, decode(Look, name.encode()))),
            "vector": lambda name: vector(self.art, decode(Look, name.encode())),
            "emblem": self.art.emblem,
        }

    def drawn(self, scene: Scene, faces: Sequence[Face | None] = ()) -> bytes:
        """Return a scene as a PNG, with `faces` by seat."""
        shown = dict.fromkeys(face for piece in scene.pieces if (face := face_on(piece, faces)) is not None)
        return png(compose(self.art, self.floor, scene, faces), self._palette(tuple(shown)))

    def _palette(self, shown: Sequence[Face]) -> Palette:
        """Return the palette of the game with the colours of the `shown` faces added.

        Each face gets the same share of the free colours.
        """
        if not shown:
            return self.palette
        ranks = zip_longest(*map(colours, shown))
        return self.palette.with_colours(each for rank in ranks for each in rank if each is not None)

    def faces(self, view: Any, say: Say, moods: Mapping[Seat, Mood] = MappingProxyType({})) -> tuple[Face | None, ...]:
        """Return the faces of the players in a view, by seat. `moods` replaces the moods of some seats."""
        return tuple(
            Face(of, moods.get(seat) or self.mood(view, seat)) if of else None for seat, of in enumerate(say.faces)
        )

    def _hand(self, view: Any, draft: Move | None, say: Say) -> Draw | None:
        if not self.has_hand(view):
            return None
        return lambda: self.drawn(self.hand(view, draft, say), self.faces(view, say))

    def placed(self, view: Any, draft: Move | None, say: Say) -> Scene:
        """Return the scene of a player's hand. It is computed only once for a message."""
        for known, drafted, spoken, scene in self._last:
            if known is view and drafted == draft and spoken is say:
                return scene
        scene = self.hand(view, draft, say)
        self._last[:] = [(view, draft, say, scene), *self._last[:1]]
        return scene

    def _print(self, view: Any, draft: Move | None, say: Say) -> str:
        scene = self.placed(view, draft, say)
        moods = tuple(self.mood(view, seat) for seat in range(len(say.names)))
        parts = tuple((part.pieces, part.runs, part.panels) for part in scene.parts)
        drawn = tuple(part for part in parts if any(part))
        shown = drawn, scene.ground, scene.bottom, scene.size, scene.crops, moods
        return hashlib.blake2b(encode(shown), digest_size=12).hexdigest()

    def _shape(self, view: Any, draft: Move | None, say: Say) -> float:
        width, height = self.placed(view, draft, say).size
        return height / width

    def _moment(self, feeling: Callable[[Event, Seat], str], view: Any, event: Event, say: Say) -> Draw | None:
        scene = self.moment(view, event, say)
        if scene is None:
            return None
        moods = {seat: MOODS[felt] for seat in range(len(say.faces)) if (felt := feeling(event, seat))}
        return lambda: self.drawn(scene, self.faces(view, say, moods))

    def _ending(self, view: Any, say: Say) -> Draw | None:
        scene = self.ending(view, say)
        return None if scene is None else lambda: self.drawn(scene, self.faces(view, say))

    def diagram(self, state: Any, say: Say) -> diagram.Diagram:
        """Return a state as a diagram: pieces that can be compared with those of another state."""
        scene = self.replay(state, say)
        return diagram.Diagram(scene.ground, tuple(map(_in_diagram, scene.pieces)), scene.facts)


@lru_cache(8192)
def _in_diagram(piece: Piece) -> diagram.Piece:
    return diagram.Piece(piece.spot, _spelt(piece.look), round(piece.x), round(piece.y), piece.words)


@lru_cache(4096)
def _spelt(shown: Look) -> str:
    return encode(shown).decode()
