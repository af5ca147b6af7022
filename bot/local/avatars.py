"""The avatars of simulated users: symmetric patterns of squares in two colours.

Each pattern is computed from the name of the avatar.
"""

from __future__ import annotations

import colorsys
import hashlib
from io import BytesIO

from PIL import Image

SQUARES = 6
"""The number of squares in a row of an avatar, without those at the edges."""

KINDS = {"png": "PNG", "webp": "WEBP", "jpg": "JPEG", "jpeg": "JPEG"}


def named(user: str) -> str:
    """Return a name for the avatar of a user. It looks like an avatar hash of Discord."""
    return hashlib.md5(user.encode(), usedforsecurity=False).hexdigest()


def picture(name: str, kind: str, size: int) -> bytes:
    """Return the avatar with the name `name` as a file of the type `kind`, one of `KINDS`.

    `size` is its width in pixels.
    """
    dice = hashlib.sha256(name.encode()).digest()
    light, dark = (
        tuple(round(255 * part) for part in colorsys.hls_to_rgb(dice[0] / 255, lightness, 0.55))
        for lightness in (0.86, 0.4)
    )
    image = Image.new("RGB", (SQUARES + 2, SQUARES + 2), light)
    for across in range(SQUARES // 2):
        for down in range(SQUARES):
            if dice[1 + across * SQUARES + down] % 2:
                for column in (across, SQUARES - 1 - across):
                    image.putpixel((column + 1, down + 1), dark)
    file = BytesIO()
    image.resize((size, size), Image.Resampling.NEAREST).save(file, KINDS[kind])
    return file.getvalue()
