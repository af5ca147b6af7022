"""The art of Escape from Colditz (`art/`), and the colours of what is drawn beside it."""

from __future__ import annotations

from pathlib import Path

from bot.art.colours import Colour
from bot.art.sheet import Art

ART = Art(Path(__file__).parents[1] / "art")

PAPER: Colour = (248, 240, 218)
STEEL: Colour = (196, 208, 220)
FIELD: Colour = (98, 108, 92)

FLAT = (PAPER, STEEL, FIELD, *ART.index.colours)
