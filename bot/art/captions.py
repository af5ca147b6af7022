"""Lines of text below a picture."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW
from bot.art.lettering import fitted, lines, printable, write

STRIP, MARGIN = 128, 20
"""The height of the strip for text below a picture, and the margin at the sides of the strip, in pixels."""

HEADING, LINE, MOST = 32, 30, 2
"""The heights of the letters of the heading and of the text below it, and the most lines of that text."""


def captioned(image: Image.Image, heading: str, text: str) -> Image.Image:
    """Return a picture with a heading and a text below it."""
    whole = Image.new("RGB", (image.width, image.height + STRIP), INK)
    whole.paste(image)
    room, top = image.width - 2 * MARGIN, image.height
    shown, face = fitted(printable(heading), room, HEADING)
    write(whole, (MARGIN, top + 24), shown, round(face.size), YELLOW)
    broken, size = lines(printable(text), room, LINE, MOST)
    for number, line in enumerate(broken):
        write(whole, (MARGIN, top + 64 + 36 * number), line, size, WHITE)
    return whole
