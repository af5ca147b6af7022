"""The table of Stalag 17 as a picture: the plan as dice in the searchlight, the piles, the players.

Only what everybody knows is drawn, so the picture is the same for every seat.
"""

from __future__ import annotations

from PIL import Image

from bot.art.cards import deck
from bot.art.colours import WHITE, YELLOW
from bot.art.grid import grid
from bot.art.lettering import drawn_name, fitted, write
from bot.art.pen import put
from bot.art.png import png
from bot.engine.texts import Say
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS
from cogs.stalag17.face import pieces
from cogs.stalag17.face.pieces import PALETTE, SIZE
from cogs.stalag17.face.roster import HEADINGS, TOPS, headings, roster
from cogs.stalag17.view import View

PILES = (934, 1190)
"""Left and right of the box with the piles."""

MARGIN = 14
"""How far that box is from the edge above and the players below."""

DICE = (126, 708)
"""Where the dice lie, from left to right."""

TUNNEL = 196

LARGEST = 150
"""The size of the largest die."""

CARD = 100
"""The top of the discards."""

TITLE = 40
"""How far down the line above the dice stands."""


def draw(view: View, say: Say) -> bytes:
    """Draw `view` as a PNG of 1,200 by 900 pixels. Nothing but the view and the names goes in."""
    return png(paint(view, say), PALETTE)


def paint(view: View, say: Say) -> Image.Image:
    """Draw `view` in full colour."""
    bottom = TOPS[len(view.players)] - HEADINGS
    image = pieces.camp(bottom, SIZE[1])
    title(image, view, say)
    dice(image, view, bottom)
    piles(image, view, bottom)
    headings(image, view, say)
    roster(image, view, say)
    return image


def title(image: Image.Image, view: View, say: Say) -> None:
    """Write the round and what is special now."""
    text = say("stalag17-picture-round", round=view.round)
    write(image, (24, TITLE), text, 40, WHITE)
    told = now(view, say)
    said, letters = fitted(told, 640, 46)
    write(image, (PILES[0] - 20, TITLE), said, round(letters.size), YELLOW, "rm")


def now(view: View, say: Say) -> str:
    """Say how the game ended, or what is going on."""
    if view.result:
        winners = tuple(drawn_name(say.names, seat) for seat in view.result.winners)
        return say(f"stalag17-picture-end-{view.result.reason}", who=winners)
    if view.phase == "coin":
        return say("stalag17-picture-coin", left=len(view.choosing))
    if view.phase == "joint" and view.escaper is not None:
        return say("stalag17-picture-joint", who=drawn_name(say.names, view.escaper))
    if view.last is not None:
        return say("stalag17-picture-last", left=view.last)
    if view.attempted:
        return say("stalag17-picture-failed")
    return say("stalag17-picture-turn", who=drawn_name(say.names, view.turn))


def dice(image: Image.Image, view: View, bottom: float) -> None:
    """Draw the plan: objects first, then what makes up the runaway points, and their sum."""
    faces = sorted(view.plan.faces, key=data.FACES.index)
    left, right = DICE
    top = TITLE + 36
    places = grid(len(faces) + 1, (left, top, right, bottom - 16), most=LARGEST, gap=8)
    for face, (x, y) in zip(faces, places.corners, strict=False):
        put(image, pieces.die(face, places.width, view.numbers.special), x, y)
    put(image, pieces.numbered(view.plan.number, places.width), *places.corners[-1])
    way = pieces.tunnel(view.plan.runaway, TUNNEL)
    put(image, way, right + 14, bottom - way.height)


def piles(image: Image.Image, view: View, bottom: int) -> None:
    """Draw the draw pile and the discards with their top, beneath each its number of cards."""
    left, right = PILES
    middle, quarter = bottom / 2 - 24, (right - left) / 4
    put(image, pieces.box((right - left, bottom - 2 * MARGIN)), left, MARGIN)
    heap = deck(view.deck_size, pieces.BACK)
    put(image, heap, left + quarter - 44, middle - 50)
    last = pieces.card(CARDS[view.discards[-1]].id, CARD) if view.discards else pieces.ART.sprite("slot", CARD)
    put(image, last, right - quarter - last.width / 2, middle - last.height / 2)
    for count, at in ((view.deck_size, left + quarter), (len(view.discards), right - quarter)):
        write(image, (at, middle + 88), str(count), 46, WHITE if count else pieces.SILVER, "mm")
