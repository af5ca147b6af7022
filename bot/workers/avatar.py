"""A person's picture from Discord, decoded in a worker process because its data may be harmful."""

from __future__ import annotations

import warnings
from io import BytesIO

from PIL import Image

from bot.scene.faces import AVATAR, GROUND

FORMATS = ("PNG", "WEBP", "JPEG")

LARGEST = 512
"""Pixels of a picture's side, at most. The bot asks for 64, and Pillow does not decode a larger one."""


def prepared(data: bytes) -> bytes:
    """Return the pixels of a picture, or of an animation's first frame; empty if it cannot be read."""
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
