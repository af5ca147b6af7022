"""The Alien, calm or mad: told apart by its form, for the colour alone says nothing to everybody."""

from __future__ import annotations

from PIL import Image

from cogs.alien1979.face.art import ART


def alien(mad: bool, width: int) -> Image.Image:
    """Draw the Alien, `width` pixels wide and half as much higher."""
    return ART.sprite("alien-mad" if mad else "alien-calm", width)
