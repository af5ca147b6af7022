"""Colours that colour-blind people can tell apart (Okabe and Ito), and functions of colours."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

BLACK: Colour = (0, 0, 0)
ORANGE: Colour = (230, 159, 0)
SKY: Colour = (86, 180, 233)
GREEN: Colour = (0, 158, 115)
YELLOW: Colour = (240, 228, 66)
BLUE: Colour = (0, 114, 178)
VERMILION: Colour = (213, 94, 0)
PURPLE: Colour = (204, 121, 167)
WHITE: Colour = (255, 255, 255)

TOKENS = (ORANGE, SKY, GREEN, YELLOW, BLUE, VERMILION, PURPLE, WHITE)
"""The colours of players and pieces, which are kept exactly in every picture. Each colour is accompanied by a shape and
a letter.
"""

INK: Colour = (16, 22, 34)
"""The colour of dark text and outlines."""


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour at the fraction `share` (0 to 1) of the way from `one` to `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def number(colour: Colour) -> int:
    """Return `colour` as Discord needs it: 0xRRGGBB."""
    red, green, blue = colour
    return red << 16 | green << 8 | blue


@lru_cache(1024)
def readable(ground: Colour) -> Colour:
    """Return the colour, INK or WHITE, that is easier to read on the colour `ground`."""
    light, lightest, darkest = luminance(ground) + 0.05, luminance(WHITE) + 0.05, luminance(INK) + 0.05
    return INK if light / darkest >= lightest / light else WHITE


def luminance(colour: Colour) -> float:
    """Return the relative luminance of `colour`, from 0 to 1 (WCAG 2)."""
    shares = (part / 255 for part in colour)
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
