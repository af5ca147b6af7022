"""A person's picture as Discord has sent it, read where nothing else is harmed by what it may hold."""

from __future__ import annotations

import warnings
from io import BytesIO

from PIL import Image

from bot.scene.faces import AVATAR, GROUND

FORMATS = ("PNG", "WEBP", "JPEG")

LARGEST = 512
"""Pixels that a picture may have on a side: it is asked for in 64, and Pillow reads nothing of a larger one."""


def prepared(data: bytes) -> bytes:
    """Return the pixels of a picture, of an animated one those of its first frame; empty if it cannot be read."""
    try:
        with warnings.catch_warnings(), Image.open(BytesIO(data), formats=FORMATS) as image:
            warnings.simplefilter("ignore")
            if max(image.size) > LARGEST:
                return b""
            whole = image.convert("RGBA")
    except (OSError, ValueError, SyntaxError, ArithmeticError, Image.DecompressionBombError):
        return b""
    ground = Image.new("RGBA", whole.size, GROUND)
    ground.alpha_composite(whole)
    return ground.convert("RGB").resize((AVATAR, AVATAR), Image.Resampling.LANCZOS).tobytes()
