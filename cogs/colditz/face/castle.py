"""The castle of Colditz, drawn once in a process and kept: the ground of every picture of Escape from Colditz."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.png import Palette
from cogs.colditz.face import crossings, fittings, ground, pieces, roster, signs
from cogs.colditz.face.fittings import furnish

DRAWN = (ground, crossings, fittings, signs, pieces, roster)

PALETTE = Palette((each for part in DRAWN for each in part.FLAT), (each for part in DRAWN for each in part.BLENDS), 3)
"""The colours of all pictures of the game."""


@cache
def master() -> Image.Image:
    """Draw the castle with everything that never changes, in the scale of `lattice.MASTER`. Kept: copy it first."""
    image = ground.ground()
    furnish(image)
    return image


@cache
def reduced(share: int) -> Image.Image:
    """Give the castle `share` times as small as the master. Kept: copy before drawing."""
    return master().reduce(share)
