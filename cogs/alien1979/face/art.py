"""The art of Alien 1979 (`art/`), and the colours of what is drawn beside it."""

from __future__ import annotations

from pathlib import Path

from bot.art.cards import Back
from bot.art.colours import INK, WHITE, YELLOW, Colour, mix
from bot.art.plates import DARK
from bot.art.png import Palette
from bot.art.sheet import Art
from cogs.alien1979 import data

ART = Art(Path(__file__).parents[1] / "art")

PAPER: Colour = (248, 240, 218)
SCREEN_LIGHT: Colour = (110, 230, 150)
BACK = Back((30, 88, 92), (120, 224, 206))
"""The back of a code."""

DECK = Back((58, 28, 40), (196, 90, 96))
"""The back of the Alien's cards."""

SUITS: dict[str, tuple[Colour, Colour]] = {
    data.BASTOS: ((150, 200, 90), (70, 120, 40)),
    data.ESPADAS: ((196, 214, 232), (80, 112, 160)),
    data.OROS: ((246, 196, 60), (170, 112, 20)),
    data.COPAS: ((232, 96, 84), (150, 40, 44)),
}
"""Light and dark colour of each suit."""

SPACE: Colour = (12, 16, 28)
FLOOR: Colour = (46, 58, 68)
SCREEN: Colour = (22, 54, 44)
HATCH: Colour = (60, 52, 74)
GLOW: Colour = (176, 232, 80)
BLOOD: Colour = (214, 40, 40)
CALM_FLOOR: Colour = (52, 74, 50)
MAD_FLOOR: Colour = (84, 30, 38)
MAD_BAND: Colour = (100, 36, 42)
GREY: Colour = (120, 132, 140)
FADED: Colour = (70, 80, 92)
WOUND: Colour = (255, 84, 60)

HEADS = tuple(mix(light, INK, 0.62) for light in (*(light for light, _ in SUITS.values()), SCREEN_LIGHT, YELLOW))
"""The grounds of the rooms' headings."""

NAMED = (
    *(PAPER, SCREEN_LIGHT, *BACK, *DECK, *(colour for pair in SUITS.values() for colour in pair)),
    *(SPACE, FLOOR, SCREEN, HATCH, GLOW, BLOOD, CALM_FLOOR, MAD_FLOOR, MAD_BAND, GREY, FADED, WOUND, DARK, *HEADS),
)

PALETTE = Palette(
    (*NAMED, *ART.index.colours),
    (
        *((head, WHITE) for head in HEADS),
        *((DARK, WHITE), (INK, PAPER), (BACK.ground, WHITE), (INK, GREY), (INK, WOUND), (DECK.ground, DECK.rim)),
    ),
    3,
)
