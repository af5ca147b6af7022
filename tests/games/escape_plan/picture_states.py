"""States of Escape Plan whose pictures are looked at."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.engine.texts import Say, texts
from cogs.escape_plan import data
from cogs.escape_plan.face import town
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from tests.contract import pictures

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


TEXTS = Path(data.__file__).parent / "texts"


EVERY = 29

WEDGE = 0.54
"""The width of the land in a sixth of a tile, in widths of the tile."""


def say(language="en", names=NAMES):
    return Say(texts(language, (TEXTS,)), names)


def drawn(state, viewer=None, language="en", names=NAMES):
    return PRESENTER.picture(GAME.view(state, viewer), say(language, names[: len(state.players)]))


@cache
def states(seats):
    return pictures.states(GAME, seats, EVERY)


@cache
def found(seats, day, phase):
    """Give a state of a random game: the first of a phase of a day."""
    every = pictures.states(GAME, seats, 1)
    return next(state for state in every if (state.day, state.phase) == (day, phase))


class Tile(NamedTuple):
    """A tile of a picture: its centre and its width."""

    x: float
    y: float
    width: float


def tiles(scene):
    """Give the tiles of a picture, by the drawing of the land in the upper sixth of each."""
    wedges = [piece for piece in scene.pieces if piece.sprite.startswith("land-") and piece.sprite.endswith("-0")]
    widths = [piece.width / WEDGE for piece in wedges]
    return [Tile(piece.x, piece.y + town.TALL / 8 * width, width) for piece, width in zip(wedges, widths, strict=True)]


PLACING = found(3, 2, "city")


DAY = found(3, 2, "turn")


LAST = found(3, 3, "turn")
