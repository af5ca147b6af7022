"""An ended game as a picture: the whole row turned up on the road, both hands below (docs/rules/fugitive.md §3.5)."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import INK
from bot.art.grid import grid
from bot.art.pen import put
from bot.art.png import png
from bot.engine.texts import Say
from cogs.fugitive.face import cards
from cogs.fugitive.face.picture import PALETTE, legend, painted_row, side_token
from cogs.fugitive.face.scenery import BOTTOM, SIZE
from cogs.fugitive.view import View

HIGH = 860
"""The height of the picture."""

HAND = 80
"""The height of a hand's line."""


def draw(view: View, say: Say) -> bytes:
    """Draw the ended game `view`."""
    image = Image.new("RGB", (SIZE[0], HIGH), INK)
    image.paste(painted_row(view, say).crop((0, 0, SIZE[0], BOTTOM)))
    for line, (fugitive, held) in enumerate(((True, view.hand), (False, view.marshal_hand))):
        hand(image, fugitive, held or (), BOTTOM + 6 + line * HAND)
    legend(image, view, say, BOTTOM + 28)
    return png(image, PALETTE)


def hand(image: Image.Image, fugitive: bool, held: tuple[int, ...], top: int) -> None:
    """Lay a hand in a line, in two where it is large."""
    put(image, side_token(fugitive, 68), 24, top + 4)
    placed = grid(len(held), (104, top, 860, top + HAND - 4), 0.58, 88, 6)
    size = (placed.width, round(placed.width * 0.58))
    for card, (left, above) in zip(held, placed.corners, strict=True):
        put(image, cards.chip(card, size, False), left, above)
