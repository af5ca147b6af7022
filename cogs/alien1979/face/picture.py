"""The table of Alien 1979 as a picture: the ship with everybody in it, the Alien's cards, the players.

Only what everybody knows is drawn, so the picture is the same for every seat.
"""

from __future__ import annotations

from PIL import Image

from bot.art.cards import deck, pile
from bot.art.colours import WHITE, YELLOW
from bot.art.grid import grid
from bot.art.lettering import fitted, initials, lines, write
from bot.art.pen import Box, put
from bot.art.png import png
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.face import creature, pieces, scenery, words
from cogs.alien1979.face.art import ART, BACK, DECK, PALETTE
from cogs.alien1979.face.roster import roster
from cogs.alien1979.face.scenery import HEAD, PANEL, ROOMS
from cogs.alien1979.view import View

ALIEN = 138
"""The width of the Alien in its sector."""

LARGEST = 96
"""The width of the largest token."""

CARD = (184, 262)

ENDINGS = {"limit": "skull", "left": "door"}
"""The sign of an ending, by its reason; the ship's where there is no other."""

STATUS: Box = (986, 456, 1182, 682)
"""The part of the side panel that shows how far the way home is."""


def draw(view: View, say: Say) -> bytes:
    """Draw `view` as a PNG of 1,200 by 900 pixels. Nothing but the view and the names goes in."""
    return png(paint(view, say), PALETTE)


def paint(view: View, say: Say) -> Image.Image:
    """Draw `view` in full colour."""
    image = scenery.deck(lambda name: words.place(name, say))
    letters = initials([say.name(seat) for seat in range(len(view.pawns))])
    for sector, lying in zip(data.SECTORS, view.lying, strict=True):
        main_sector(image, view, sector, lying, letters)
    crowd(image, view, floor(data.MADRE), view.at(data.MADRE), letters)
    ship(image, view, letters)
    cards(image, view, say)
    status(image, view, letters, say)
    roster(image, view, letters, say)
    return image


def floor(room: str, kept: int = 0) -> Box:
    """Give the part of a room where tokens stand; `kept` pixels at the right are for something else."""
    left, top, right, bottom = ROOMS[room]
    return left + 12, top + HEAD + 2, right - 12 - kept, bottom - 6


def main_sector(image: Image.Image, view: View, sector: str, lying: int, letters: tuple[str, ...]) -> None:
    """Draw what is in a main sector: the Alien, codes that lie there, tokens."""
    room = left, top, right, bottom = ROOMS[sector]
    here = view.alien == sector
    if here:
        mad = view.enterer is not None
        put(image, pieces.alarm(room, mad), left, top)
        beast = creature.alien(mad, ALIEN)
        put(image, beast, right - 6 - ALIEN, bottom - 4 - beast.height)
    if lying:
        heap = pile(lying, 40, BACK)
        put(image, heap, left + 250, top + 7)
    crowd(image, view, floor(sector, ALIEN if here else 0), view.at(sector), letters)


def crowd(image: Image.Image, view: View, box: Box, seats: tuple[Seat, ...], letters: tuple[str, ...]) -> None:
    """Place the tokens of `seats` in `box`, as large as they fit."""
    places = grid(len(seats), box, pieces.TALL, LARGEST, 7)
    there = sorted(zip(seats, places.corners, strict=True), key=lambda each: each[0] != view.turn)
    for seat, (x, y) in there:
        stand(image, view, seat, letters, places.width, x, y)


def stand(
    image: Image.Image, view: View, seat: Seat, letters: tuple[str, ...], size: int, left: float, top: float
) -> None:
    """Lay one token with its upper left corner at `left`, `top`."""
    pawn = view.pawns[seat]
    turn = view.result is None and seat == view.turn
    piece = pieces.pawn(seat, letters[seat], size, pawn.marks, pieces.guard_of(pawn), turn, seat in view.owed)
    put(image, piece, left - 8, top - 8)


def ship(image: Image.Image, view: View, letters: tuple[str, ...]) -> None:
    """Draw the seats of the auxiliary ship, first the taken ones, and how many are taken."""
    _, top, right, _ = ROOMS[data.NAVE]
    places = grid(view.capacity, floor(data.NAVE), pieces.TALL, LARGEST, 7)
    for place, (x, y) in enumerate(places.corners):
        if place < len(view.aboard):
            stand(image, view, view.aboard[place], letters, places.width, x, y)
        else:
            put(image, pieces.chair(places.width), x, y)
    write(image, (right - 18, top + 28), f"{len(view.aboard)}/{view.capacity}", 36, WHITE, "rm")


def cards(image: Image.Image, view: View, say: Say) -> None:
    """Draw the last card of the Alien, its deck and the round."""
    left, top, right, _ = PANEL
    middle = (left + right) / 2
    if view.card:
        put(image, pieces.face(view.card, CARD), middle - CARD[0] / 2, top + 16)
    put(image, deck(view.deck_size, DECK), left + 16, top + 290)
    write(image, (left + 112, top + 346), f"× {view.deck_size}", 40, WHITE)
    text, letters = fitted(say("alien1979-picture-round", round=view.round), 190, 38)
    write(image, (middle, top + 418), text, round(letters.size), WHITE, "mm")


def status(image: Image.Image, view: View, letters: tuple[str, ...], say: Say) -> None:
    """Draw how far the way home is: the codes that it takes, who entered them, the countdown, or the end."""
    left, top, right, bottom = STATUS
    middle = (left + right) / 2
    if view.result is not None:
        ending(image, view, say)
    elif view.countdown is not None and view.enterer is not None:
        put(image, pieces.hazard((round(right - left), round(bottom - top))), left, top)
        write(image, (middle - 36, top + 88), str(view.countdown), 130, YELLOW, "mm")
        put(image, ART.sprite("rocket", 60), middle + 18, top + 22)
        put(image, pieces.token_of(view.enterer, letters[view.enterer], 66), middle + 14, top + 84)
        caption(image, (middle, bottom - 46), say("alien1979-picture-turns", left=view.countdown), 150)
    elif view.enterer is not None:
        put(image, ART.sprite("terminal", 90), left + 2, top + 36)
        put(image, pieces.token_of(view.enterer, letters[view.enterer], 92), middle + 2, top + 36)
        caption(image, (middle, bottom - 42), say("alien1979-picture-entered"), 196)
    else:
        goal = pieces.goal(len(view.pawns) <= data.TRIO_UP_TO, round(right - left))
        put(image, goal, left, top + (150 - goal.height) / 2)
        caption(image, (middle, bottom - 42), say("alien1979-picture-needed"), 196)


def ending(image: Image.Image, view: View, say: Say) -> None:
    """Draw how it ended: who escaped, or the Alien."""
    assert view.result is not None
    left, top, right, bottom = STATUS
    middle = (left + right) / 2
    if view.result.reason == "alien":
        put(image, creature.alien(True, 104), middle - 52, top - 6)
    else:
        sign = ENDINGS.get(view.result.reason, "rocket")
        put(image, ART.sprite(sign, 130), middle - 65, top + 4)
    caption(image, (middle, bottom - 42), say(f"alien1979-picture-end-{view.result.reason}"), 196)


def caption(image: Image.Image, at: tuple[float, float], text: str, width: int) -> None:
    """Write a few words under a sign, in one line or two."""
    said, size = lines(text, width, 38)
    for place, line in enumerate(said):
        write(image, (at[0], at[1] + (place - (len(said) - 1) / 2) * size * 1.1), line, size, WHITE, "mm")
