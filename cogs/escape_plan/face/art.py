"""The art of Escape Plan (`art/`), and the colours of what is drawn beside it."""

from __future__ import annotations

from pathlib import Path

from bot.art.colours import INK, WHITE, Colour
from bot.art.sheet import Art

ART = Art(Path(__file__).parents[1] / "art")

PAPER: Colour = (248, 242, 226)
STEEL: Colour = (176, 190, 204)
RED: Colour = (206, 48, 40)
NAVY: Colour = (44, 72, 150)
GREY: Colour = (112, 122, 134)
DIM: Colour = (62, 70, 84)

PARTS = ("sunrise", "sun", "sunset", "moon", "dawn")
"""The signs of the parts of a day."""

FLAT = (PAPER, STEEL, RED, NAVY, GREY, DIM, *ART.index.colours)
BLENDS = ((INK, PAPER), (INK, GREY), (WHITE, RED))
