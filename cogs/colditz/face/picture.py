"""The board of Escape from Colditz as a picture: the castle with everybody in it, for the channel.

Only what everybody knows is drawn, so the picture is the same for every seat. The part that matters to one person is
in zoom.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.art.colours import YELLOW
from bot.art.plates import DARK
from bot.art.png import png
from bot.engine.texts import Say
from cogs.colditz.face import escapes, ruler
from cogs.colditz.face.castle import PALETTE, reduced
from cogs.colditz.face.lattice import HEIGHT, MASTER, WIDTH, Frame
from cogs.colditz.face.names import labels
from cogs.colditz.face.people import approach, everybody, line, ways
from cogs.colditz.face.roster import BAR, PLATES, bar, roster
from cogs.colditz.view import View

SCALE = 3
"""How many pixels of the master make one of this picture."""

RULER = 30

FRAME = Frame(MASTER.unit / SCALE)
"""The scale of the board in this picture."""

BOARD = round(WIDTH * FRAME.unit), round(HEIGHT * FRAME.row)

SIZE = RULER + BOARD[0], BAR + RULER + BOARD[1] + PLATES

ROAD = 0.6
"""How wide a way is drawn, in half-columns."""

EVERY = 5
"""One column and one row in so many has its name on the ruler."""


def ready() -> None:
    """Draw what every picture shares; the first picture need not wait for it then."""
    reduced(SCALE)
    _surround()


def draw(view: View, say: Say, road: Sequence[str] = ()) -> bytes:
    """Draw `view` as a PNG, 1,200 pixels wide, with a way over spaces and tunnel places if there is one. Nothing else
    but the names goes in."""
    return png(paint(view, say, road), PALETTE)


def paint(view: View, say: Say, road: Sequence[str] = ()) -> Image.Image:
    """Draw `view` in full colour."""
    board = reduced(SCALE).copy()
    road = road or approach(view)
    labels(board, FRAME, say)
    if len(road) > 1:
        line(board, [FRAME.place(place) for place in road], YELLOW, FRAME.unit * ROAD)
    ways(board, FRAME, view, say)
    everybody(board, FRAME, view)
    escapes.draw(board, FRAME, view)
    image = _surround().copy()
    image.paste(board, (RULER, BAR + RULER))
    bar(image, view, say)
    roster(image, view, say, SIZE[1] - PLATES)
    return image


@cache
def _surround() -> Image.Image:
    """Draw the rulers. Kept, so copy before drawing."""
    image = Image.new("RGB", SIZE, DARK)
    frame = FRAME._replace(left=RULER, top=BAR + RULER)
    ruler.columns(image, frame, RULER, SIZE[0], BAR + RULER / 2, 24, EVERY)
    ruler.rows(image, frame, BAR + RULER, SIZE[1] - PLATES, RULER / 2, 22, EVERY)
    return image
