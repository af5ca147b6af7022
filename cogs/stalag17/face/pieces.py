"""What lies on the table of Stalag 17: the art of `art/`, and what is put together of it with a number."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import Image

from bot.art.cards import Back
from bot.art.colours import BLACK, INK, WHITE, YELLOW, Colour
from bot.art.lettering import write
from bot.art.pen import Point, put
from bot.art.plates import DARK, plate
from bot.art.png import Palette
from bot.art.sheet import Art
from bot.engine.record import Seat
from cogs.stalag17 import data
from cogs.stalag17.data import RULES

ART = Art(Path(__file__).parents[1] / "art")

BACK = Back((84, 62, 44), (196, 164, 112))
"""The back of the cards."""

DIM: Colour = (58, 66, 78)
SILVER: Colour = (206, 212, 220)
GREY: Colour = (120, 132, 140)
WIRE: Colour = (104, 112, 122)
GROUND: Colour = (52, 50, 46)
GROUND_DARK: Colour = (40, 39, 38)
"""The ground of the camp, and what is below all that has a plate."""

NAMED = (DARK, DIM, SILVER, GREY, WIRE, GROUND, GROUND_DARK, *BACK)

PALETTE = Palette(
    (*NAMED, *ART.index.colours),
    (BACK, (INK, BACK.rim), (BACK.ground, YELLOW), (BACK.ground, WHITE), (DARK, WHITE), (BLACK, YELLOW), (INK, SILVER)),
    3,
)

SIZE = (1200, 900)
"""The size of most pictures."""

Coin: TypeAlias = Literal["kept", "asked", "chosen", "spent", "informer"]

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}

DIGITS = {1: 0.62, 2: 0.54, 3: 0.42}
"""The size of the number on a lamp, as a share of the lamp's, by how many digits it has."""

FLAGS = ("flag-usa", "flag-uk", "flag-france", "flag-belgium", "flag-poland")
"""The flag of each seat."""

KINDS = {kind.id: kind for kind in data.BOX.cards}

ROOMY = 60
"""The width from which a card shows its vigilance as well."""


def camp(bottom: int, height: int) -> Image.Image:
    """Draw the camp in a picture `height` pixels high; its fence is at `bottom`."""
    image, drawn = Image.new("RGB", (SIZE[0], height), GROUND), ART.ground("camp")
    image.paste(drawn, (0, bottom + FENCE - drawn.height))
    return image


FENCE = 36
"""How far the ground reaches below the fence."""


def sign(name: str, size: float) -> Image.Image:
    """Draw what stands for an object, or for a kind of card that has none."""
    return ART.sprite("runner" if name in (data.SPECIAL, data.RUNAWAY) else name, size)


@cache
def die(face: str, size: int, special: int = RULES.special_face_runaway) -> Image.Image:
    """Draw an object die: a sign on wood; its special face with what that adds, blank where it adds nothing."""
    adds = face == data.SPECIAL and special
    image, inset = ART.sprite("die-special" if adds else "die", size).copy(), size * 0.13
    if adds:
        put(image, ART.sprite("runner", size * 0.56), inset * 0.9, inset * 0.6)
        write(image, (size * 0.6, size * 0.7), f"+{special}", round(size * 0.5), WHITE, "mm")
    elif face != data.SPECIAL:
        put(image, sign(face, size - 2 * inset), inset, inset - size * 0.025)
    return image


@cache
def numbered(number: int, size: int) -> Image.Image:
    """Draw the numbered die, white with pips."""
    image = ART.sprite("die-number", size).copy()
    pip = ART.sprite("pip", size * 0.19)
    for x, y in PIPS.get(number, ()):
        put(image, pip, size * (0.405 + 0.24 * x), size * (0.38 + 0.24 * y))
    return image


@cache
def tunnel(runaway: int, width: int) -> Image.Image:
    """Draw the way out with the runaway points that the plan asks for."""
    image, digits = ART.sprite("tunnel", width).copy(), str(runaway)
    letters = image.height * (0.62 if len(digits) < 2 else 0.51)
    write(image, (image.width * 0.66, image.height * 0.56), digits, round(letters), YELLOW, "mm")
    return image


@cache
def lamp(vigilance: int, size: int, ignored: bool = False) -> Image.Image:
    """Draw a searchlight with the vigilance on it, dark for none; struck out for an informer."""
    name = "ignored" if ignored else "on" if vigilance else "off"
    image, text = ART.sprite(f"lamp-{name}", size).copy(), str(vigilance)
    letters = round(size * DIGITS[min(len(text), 3)])
    write(image, (size / 2, size * 0.48), text, letters, INK if name == "on" else SILVER, "mm")
    return image


@cache
def medal(place: int, size: int) -> Image.Image:
    """Draw the place of a player at the end."""
    image = ART.sprite("medal-first" if place == 1 else "medal", size).copy()
    write(image, (size / 2, size * 0.65), str(place), round(size * 0.52), INK, "mm")
    return image


def prisoner(height: float, free: bool) -> Image.Image:
    """Draw a prisoner, or the hole through which one has gone."""
    return ART.sprite("hole" if free else "prisoner", height * 0.7)


def coin(side: Coin, size: float) -> Image.Image:
    """Draw a coin: kept, asked for, chosen, spent, or its owner informer this round."""
    return ART.sprite(f"coin-{side}", size)


def flag(seat: Seat, width: float) -> Image.Image:
    """Draw the flag of a seat's nation."""
    return ART.sprite(FLAGS[seat], width)


@cache
def card(kind: str, width: int, marked: bool = False) -> Image.Image:
    """Draw a card face-up: its signs, its vigilance in hand on a lamp where there is room.

    `kind` is an id of the box such as `food-2`; `marked` shades a card that lies face-down but is known.
    """
    shown, small = KINDS[kind], width < ROOMY
    image = ART.sprite(f"card-{shown.kind}-known" if marked else f"card-{shown.kind}", width).copy()
    edge = max(3.0, width * 0.06) + 3
    if shown.runaway:
        _runaway(image, str(shown.runaway), edge, small)
    else:
        _signs(image, shown.objects or (shown.kind,), edge, small)
    if not small:
        light = width * 0.25
        put(image, ART.sprite("card-lamp", light * 1.84 + 4), light * 0.06 - 2, light * 0.06 - 2)
        write(image, (light * 0.98, light * 0.98), str(shown.hand), round(light * 1.56), INK, "mm")
    return image


def _runaway(image: Image.Image, points: str, edge: float, small: bool) -> None:
    """Draw a runner and the points, one above the other."""
    right, bottom = image.width - edge, image.height - edge
    width, height = right - edge, bottom - edge
    size = width * (0.62 if small else 0.6)
    put(image, ART.sprite("runner-green", size), edge - 1 if small else right - size, edge)
    at = (right - width * 0.26, bottom - height * 0.3) if small else (image.width / 2, bottom - height * 0.25)
    write(image, at, points, round(height * (0.62 if small else 0.56)), INK, "mm")


def _signs(image: Image.Image, names: tuple[str, ...], edge: float, small: bool) -> None:
    """Draw one sign large, or two from corner to corner."""
    width, height = image.width - 2 * edge, image.height - 2 * edge
    if len(names) == 2:
        size = width * (0.6 if small else 0.62)
        put(image, sign(names[0], size), image.width - edge - size, edge)
        put(image, sign(names[1], size), edge, image.height - edge - size)
        return
    size = min(width, height) if small else width * 0.92
    middle = image.height / 2 if small else image.height - edge - size * 0.52
    put(image, sign(names[0], size), (image.width - size) / 2, middle - size / 2)


def box(size: tuple[int, int]) -> Image.Image:
    """Draw the box around the piles."""
    return plate(size, WIRE, False)
