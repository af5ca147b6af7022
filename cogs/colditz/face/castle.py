"""The castle of Colditz: the ground of every picture of Escape from Colditz."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.png import Palette
from cogs.colditz.face import art, pieces, roster
from cogs.colditz.face.art import ART

DRAWN = (art, pieces, roster)

PALETTE = Palette((each for part in DRAWN for each in part.FLAT), (*pieces.BLENDS, *roster.BLENDS), 3)
"""The colours of all pictures of the game."""


def master() -> Image.Image:
    """Give the castle with everything that never changes, in the scale of `lattice.MASTER`. Kept: copy it first."""
    return ART.ground("castle")


@cache
def reduced(share: int) -> Image.Image:
    """Give the castle `share` times as small as the master. Kept: copy before drawing."""
    return master().reduce(share)
