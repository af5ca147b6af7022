"""Lines of text below a picture."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW
from bot.art.lettering import fitted, lines, printable, write

STRIP, MARGIN = 128, 20
"""The height of the strip for them, and what is left free beside them."""

HEADING, LINE, MOST = 32, 30, 2
"""How high the letters are, and how many lines there may be below the heading."""


def captioned(image: Image.Image, heading: str, text: str) -> Image.Image:
    """Put a heading and what happened below a picture."""
    whole = Image.new("RGB", (image.width, image.height + STRIP), INK)
    whole.paste(image)
    room, top = image.width - 2 * MARGIN, image.height
    shown, face = fitted(printable(heading), room, HEADING)
    write(whole, (MARGIN, top + 24), shown, round(face.size), YELLOW)
    broken, size = lines(printable(text), room, LINE, MOST)
    for number, line in enumerate(broken):
        write(whole, (MARGIN, top + 64 + 36 * number), line, size, WHITE)
    return whole
