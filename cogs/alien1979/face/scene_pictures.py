"""The great moments of Alien 1979 as pictures: who, by whom or what, and where. Only what everybody knows is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PIL import Image

from bot.art.colours import YELLOW
from bot.art.grid import grid
from bot.art.lettering import initials, write
from bot.art.pen import put
from bot.art.png import png
from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.events import Activated, Boarded, Died, Ejected, Entered, Launched, Sent
from cogs.alien1979.face import creature, figures, pieces, stage, words
from cogs.alien1979.face.art import ART, PALETTE
from cogs.alien1979.view import View

CARD = (230, 328)
CODE = (180, 270)

ALIEN = 270
"""The width of the Alien."""

SHIP = 640
"""The width of the NAVE under way."""


def draw(view: View, event: Event, say: Say) -> bytes:
    """Draw the scene of `event` as a PNG of 1,200 by 520 pixels."""
    letters = initials([say.name(seat) for seat in range(len(view.pawns))])
    return png(PAINTERS[type(event)](view, event, letters, say), PALETTE)


def died(view: View, event: Died, letters: tuple[str, ...], say: Say) -> Image.Image:
    """Draw the dead, the card that killed, the Alien."""
    image = stage.titled(event.sector, words.place(event.sector, say), "mad")
    stage.player(image, event.who, letters[event.who], 230, 230, say, out=True)
    put(image, ART.sprite("skull", 130), 292, 258)
    put(image, pieces.notches(data.DEADLY, (240, 54)), 480, 440)
    if event.cause:
        put(image, pieces.face(event.cause, CARD), 485, stage.HEAD + 8)
    alien(image, True, 1000)
    return image


def entered(view: View, event: Entered, letters: tuple[str, ...], say: Say) -> Image.Image:
    """Draw who entered the codes, the combination, the Alien that goes mad."""
    image = stage.titled(data.MADRE, words.place(data.MADRE, say))
    stage.player(image, event.who, letters[event.who], 140, 190, say)
    places = grid(len(event.codes), (262, stage.HEAD + 24, 922, stage.SIZE[1] - 30), CODE[1] / CODE[0], CODE[0], 12)
    size = (round(places.width), round(places.width * CODE[1] / CODE[0]))
    for rank, (left, top) in zip(event.codes, places.corners, strict=True):
        put(image, figures.code(rank, words.code(rank, say), size), left, top)
    alien(image, True, 1045)
    return image


def boarded(view: View, event: Boarded, letters: tuple[str, ...], say: Say) -> Image.Image:
    """Draw the code that opened the door, and the seats of the ship with who has one."""
    image = stage.titled(data.NAVE, words.place(data.NAVE, say))
    put(image, figures.code(event.code, words.code(event.code, say), (220, 330)), 60, 140)
    put(image, stage.arrow(130), 305, 260)
    seats(image, view, letters, (450, 110, 1180, 510))
    return image


def seats(image: Image.Image, view: View, letters: tuple[str, ...], box: tuple[float, float, float, float]) -> None:
    """Draw the seats of the ship in `box`, first the taken ones."""
    places = grid(view.capacity, box, pieces.TALL, 240, 16)
    for place, (left, top) in enumerate(places.corners):
        put(image, pieces.chair(places.width), left, top)
        if place < len(view.aboard):
            seat, size = view.aboard[place], round(places.width * 0.86)
            put(
                image, pieces.token_of(seat, letters[seat], size), left + places.width * 0.07, top + places.width * 0.14
            )


def activated(view: View, event: Activated, letters: tuple[str, ...], say: Say) -> Image.Image:
    """Draw who started the countdown, the code that was drawn, and the turns that are left."""
    image = stage.titled(data.NAVE, words.place(data.NAVE, say))
    stage.player(image, event.who, letters[event.who], 160, 200, say)
    put(image, figures.code(event.code, words.code(event.code, say), (210, 315)), 310, 150)
    put(image, pieces.hazard((330, 340)), 560, 138)
    write(image, (725, 310), str(event.turns), 250, YELLOW, "mm")
    put(image, ART.sprite("rocket", 250), 920, 180)
    return image


def ejected(view: View, event: Ejected, letters: tuple[str, ...], say: Say) -> Image.Image:
    """Draw the ship, and who flies out of it into a sector."""
    image = stage.titled(event.place, words.place(event.place, say))
    stage.player(image, event.who, letters[event.who], 150, 180, say)
    put(image, ART.sprite("rocket", 240), 290, 180)
    put(image, stage.arrow(190), 570, 240)
    stage.player(image, event.whom, letters[event.whom], 950, 240, say)
    return image


def sent(view: View, event: Sent, letters: tuple[str, ...], say: Say) -> Image.Image:
    """Draw who was thrown to the Alien, and by whom."""
    mad = view.enterer is not None
    image = stage.titled(event.place, words.place(event.place, say), "mad" if mad else "calm")
    stage.player(image, event.who, letters[event.who], 150, 180, say)
    put(image, stage.arrow(180), 300, 240)
    stage.player(image, event.whom, letters[event.whom], 650, 240, say)
    alien(image, mad, 1000)
    return image


def launched(view: View, event: Launched, letters: tuple[str, ...], say: Say) -> Image.Image:
    """Draw the NAVE under way with whoever is aboard, and behind it the Nostromo with the others."""
    return departure(view, event.who, letters)


def departure(view: View, who: Sequence[Seat], letters: tuple[str, ...], ship: bool = True) -> Image.Image:
    """Draw the Nostromo that blows up with all but `who`, who are off in the ship, if it left at all."""
    image = stage.space().copy()
    behind = [seat for seat, pawn in enumerate(view.pawns) if pawn.fate != "left" and seat not in who]
    places = grid(max(1, len(behind)), (20, 90, 360, 420), 1, 120, 8)
    for seat, (left, top) in zip(behind, places.corners, strict=False):
        put(image, pieces.token_of(seat, letters[seat], places.width, True), left, top)
        badge = round(places.width * 0.5)
        put(image, ART.sprite("skull", badge), left + places.width - badge, top + places.width - badge)
    if ship:
        put(image, stage.flight(SHIP), 480, 0)
    if who:
        aboard = grid(len(who), (520, 360, 1180, 510), 1, 140, 14)
        for seat, (left, top) in zip(who, aboard.corners, strict=True):
            put(image, pieces.token_of(seat, letters[seat], aboard.width), left, top)
    elif ship:
        put(image, ART.sprite("skull", 130), 785, 370)
    return image


def alien(image: Image.Image, mad: bool, middle: float) -> None:
    """Put the Alien at the right, as high as there is room."""
    beast = creature.alien(mad, ALIEN)
    put(image, beast, middle - beast.width / 2, stage.FLOOR - beast.height / 2)


PAINTERS: Mapping[type[Event], Callable[[View, Any, tuple[str, ...], Say], Image.Image]] = {
    Died: died,
    Entered: entered,
    Boarded: boarded,
    Activated: activated,
    Ejected: ejected,
    Sent: sent,
    Launched: launched,
}
