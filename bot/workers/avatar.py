"""Decode a person's profile picture from Discord.

This runs in a worker process, because the data may be malicious.
"""

from __future__ import annotations

import warnings
from io import BytesIO

from PIL import Image

from bot.scene.faces import AVATAR, GROUND

FORMATS = ("PNG", "WEBP", "JPEG")

LARGEST = 512
"""The largest width or height of a profile picture that is decoded, in pixels. The bot requests 64 pixels."""


def decode_pixels(data: bytes) -> bytes:
    """Return the pixels of a profile picture, or of the first frame of an animation.

    Return b"" if the data cannot be decoded.
    """
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
