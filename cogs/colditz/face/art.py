"""The drawings of Escape from Colditz (`art/`), and the colours of its pictures."""

from __future__ import annotations

from pathlib import Path

from bot.art.colours import BLUE, GREEN, INK, ORANGE, SKY, WHITE, YELLOW, Colour
from bot.art.plates import DARK
from bot.art.png import Palette
from bot.art.sheet import Art

ART = Art(Path(__file__).parents[1] / "art")

FLOOR = DARK
"""The colour of the ground around the castle."""

PAPER: Colour = (248, 240, 218)
STEEL: Colour = (196, 208, 220)
FIELD: Colour = (98, 108, 92)
RED: Colour = (206, 40, 48)
GREY: Colour = (128, 134, 140)
PALE: Colour = (176, 184, 192)
"""The colour of items that are missing."""

ORDER: Colour = (76, 80, 89)
"""The background of the German's cards."""

OFFICERS: tuple[Colour, ...] = (BLUE, RED, SKY, ORANGE, GREEN)
"""The officers' colours in turn order, as named in `data.COLOURS` (`art/man-*.svg`)."""

LETTERS = "ABCDEFGH"
"""The letters that name an officer's men, in order."""

FLAT = (FLOOR, PAPER, STEEL, FIELD, RED, GREY, PALE, ORDER, *OFFICERS)

BLENDS = ((FLOOR, WHITE), (FLOOR, YELLOW), (INK, WHITE), (INK, PAPER))

PALETTE = Palette((*FLAT, *ART.index.colours), BLENDS, 3)
