"""The row of Fugitive as a picture."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.engine.texts import Say
from cogs.fugitive.view import View

COLOURS = {"fugitive": 0xE69F00, "marshal": 0x56B4E9}
"""The colours of the two sides (Okabe-Ito orange and sky blue)."""


def draw(view: View, say: Say) -> bytes:
    """Draw `view` as a PNG, 1,200 pixels wide."""
    file = BytesIO()
    Image.new("RGB", (1200, 675), "#1b2433").save(file, "PNG")
    return file.getvalue()
