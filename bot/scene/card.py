"""The default pictures of a game: a card with the game's title and what everybody sees, in words.

A game replaces them by its own functions, or all of them by scenes (`bot/scene/pictures.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW, mix
from bot.art.emblems import SIDE, emblem
from bot.art.lettering import SMALLEST, drawn_names, fitted, length, lines, printable, write
from bot.art.pen import Pen, centre, layer, sprite
from bot.art.png import Palette, clear_png, png
from bot.engine.codec import decode, encode
from bot.engine.diagram import Diagram, Piece
from bot.engine.event import Event
from bot.engine.game import AnyGame
from bot.engine.presenter import Presenter
from bot.engine.presenter_defaults import missing
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import plain

SIZE = WIDE, HIGH = 1200, 900
"""The size of a card in pixels."""

HEAD, EDGE = 130, 40
"""The height of the title's strip, and the margin at the sides, in pixels."""

FEWEST, MOST = 6, 16
"""The least number of rows on a card, and the most. Further lines are left out of the picture."""

TITLE, LETTERS = 60, 44
"""The heights of the letters of the title and of a line that has enough room, in pixels."""

TEXT = 120
"""The left edge of a line, in pixels."""

MARK, DOT = 64, 12
"""The width of the mark in front of a line, and the radius of its dot, in pixels. Each mark is a piece of a diagram."""

REDUCED = 2
"""The factor by which a diagram is smaller than a card. A replay has a card for each turn, so they must be small."""

ROW = mix(INK, WHITE, 0.12)
PALETTE = Palette((ROW,), ((ROW, WHITE), (INK, YELLOW), (ROW, YELLOW)))


@dataclass(frozen=True, eq=False)
class Card:
    """The pictures of a game that has none of its own. `face` is the presenter as the game declares it."""

    game: AnyGame
    face: Presenter

    def functions(self, feeling: Callable[[Event, Seat], str]) -> Mapping[str, Callable[..., Any]]:
        """Return the drawing functions of a presenter, by the name of the presenter's field.

        `diagram`, `ground` and `sprite` belong together. If the game has only some of them, the others stay missing.
        """
        replay: dict[str, Callable[..., Any]] = {"diagram": self.diagram, "ground": self.ground, "sprite": _sprite}
        if any(getattr(self.face, name) is not missing for name in replay):
            replay = {}
        return {"emblem": self.emblem, "picture": self.picture, **replay}

    def emblem(self) -> bytes:
        """Draw the game's emoji; the initials of its name if the font does not have the emoji."""
        letters = printable(self.face.emoji) or "".join(word[0] for word in self.game.name.split("_") if word).upper()
        size = next(size for size in range(SIDE * 2 // 3, 0, -2) if length(letters, size) < SIDE * 3 / 4)
        return emblem(INK, lambda pen: pen.text((SIDE / 2, SIDE / 2), letters, size, YELLOW))

    def picture(self, view: Any, say: Say) -> bytes:
        """Draw the card of a view."""
        image, count = self._written(view, say), len(self._lines(view, say))
        for row in range(count):
            centre(image, _mark(1), _mark_at(row, count))
        return png(image, PALETTE)

    def diagram(self, state: Any, say: Say) -> Diagram:
        """Return the public view of a state as a diagram. Each line is a piece, so no secret is on it.

        The name of the background is the view as JSON, since the background has the lines in each language.
        """
        view = self.game.view(state, None)
        told = self._lines(view, say)
        pieces = []
        for row, words in enumerate(told):
            x, y = _mark_at(row, len(told))
            pieces.append(Piece(f"line {row}", "mark", round(x / REDUCED), round(y / REDUCED), words))
        return Diagram(encode(view).decode(), tuple(pieces), _filled(self.face.board(view, say).lines))

    def ground(self, name: str, say: Say) -> bytes:
        """Draw the background of a diagram: the card without its marks."""
        return png(self._written(decode(self.game.view_type, name), say).reduce(REDUCED), PALETTE)

    def _lines(self, view: Any, say: Say) -> tuple[str, ...]:
        """Return the lines of a card: what the picture shows in words, or what the board says."""
        return (_filled(self.face.facts(view, say)) or _filled(self.face.board(view, say).lines))[:MOST]

    def _written(self, view: Any, say: Say) -> Image.Image:
        named = Say(say.texts, drawn_names(say.names))
        told = tuple(map(printable, self._lines(view, named)))
        image = _rows(len(told)).copy()
        title, font = fitted(printable(say(f"{self.game.name}-title")), WIDE - 2 * EDGE, TITLE)
        write(image, (EDGE, HEAD / 2), title, round(font.size), YELLOW)
        for row, text in enumerate(told):
            high = _row(len(told))
            most = max(1, min(2, int(high / (SMALLEST * 1.3))))
            broken, size = lines(text, WIDE - TEXT - 2 * EDGE, min(LETTERS, round(high * 0.7)), most)
            for number, part in enumerate(broken):
                shift = (number - (len(broken) - 1) / 2) * size * 1.1
                write(image, (TEXT, _mark_at(row, len(told))[1] + shift), part, size, WHITE)
        return image


def _filled(told: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(line for line in (plain(each).strip() for each in told) if line)


def _row(count: int) -> float:
    """Return the height of a row on a card with `count` lines."""
    return (HIGH - HEAD - EDGE) / max(count, FEWEST)


def _mark_at(row: int, count: int) -> tuple[float, float]:
    """Return the centre of the mark in front of a line."""
    return EDGE + TEXT / 3, HEAD + (row + 0.5) * _row(count)


@lru_cache(4)
def _rows(count: int) -> Image.Image:
    """Draw a card without words. The result is cached, so copy it before drawing on it."""

    def paint(pen: Pen) -> None:
        for row in range(count):
            middle, half = _mark_at(row, count)[1], _row(count) / 2 - 3
            pen.box((EDGE, middle - half, WIDE - EDGE, middle + half), ROW, radius=16)

    return layer(SIZE, INK, paint)


@lru_cache(2)
def _mark(reduced: int) -> Image.Image:
    width = MARK // reduced
    return sprite((width, width), lambda pen: pen.disc((width / 2, width / 2), DOT / reduced, YELLOW))


def _sprite(name: str) -> bytes:
    return clear_png(_mark(REDUCED))
