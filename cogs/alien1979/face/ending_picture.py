"""An ended game of Alien 1979 as a picture: who got away, the players, and what was hidden turned up."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.art.grid import grid
from bot.art.lettering import initials
from bot.art.pen import put
from bot.art.png import png
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.face import creature, figures, pieces, scene_pictures, scenery, stage, words
from cogs.alien1979.face.art import ART, PALETTE, SPACE
from cogs.alien1979.face.ending import NEXT
from cogs.alien1979.face.roster import TOP, roster
from cogs.alien1979.view import View

CARD = (112, 160)
CODE = (52, 74)
MARK = 62


def draw(view: View, say: Say) -> bytes:
    """Draw an ended game as a PNG of 1,200 by 900 pixels."""
    letters = initials([say.name(seat) for seat in range(len(view.pawns))])
    image = Image.new("RGB", scenery.SIZE, SPACE)
    image.paste(scene(view, letters, say), (0, 0))
    if view.enterer is not None:
        cards(image, view)
    else:
        codes(image, view, letters)
    roster(image, view, letters, say)
    return png(image, PALETTE)


def scene(view: View, letters: tuple[str, ...], say: Say) -> Image.Image:
    """Draw how it ended: the launch, the Nostromo alone, the Alien among the dead, a table without players."""
    assert view.result is not None
    reason, winners = view.result.reason, view.result.winners
    if reason in ("launched", "empty", "limit"):
        return scene_pictures.departure(view, winners, letters, ship=reason != "limit")
    image = stage.titled(view.alien, words.place(view.alien, say), "mad")
    scene_pictures.alien(image, True, 600)
    places = grid(len(view.pawns), (40, stage.HEAD + 30, 420, stage.SIZE[1] - 30), 1, 150, 14)
    for seat, (left, top) in enumerate(places.corners):
        put(image, pieces.token_of(seat, letters[seat], places.width, True), left, top)
    sign = "skull" if reason == "alien" else "door"
    put(image, ART.sprite(sign, 260), 850, 170)
    return image


def cards(image: Image.Image, view: View) -> None:
    """Turn up the next cards of the Alien: what the next turns would have brought."""
    put(image, creature.alien(True, 104), 24, stage.SIZE[1] + 12)
    for place, card in enumerate(view.deck[:NEXT]):
        put(image, pieces.face(card, CARD), 150 + place * (CARD[0] + 16), stage.SIZE[1] + 10)
    put(image, ART.sprite("terminal", 110), 830, stage.SIZE[1] + 36)
    for place, rank in enumerate(view.shown):
        put(image, small(rank), 950 + place * (CODE[0] + 8), stage.SIZE[1] + 54)


def codes(image: Image.Image, view: View, letters: tuple[str, ...]) -> None:
    """Turn up all codes: above those that lie in the sectors, beneath those in hands."""
    above = [(ART.sprite(sector, MARK), held) for sector, held in zip(data.SECTORS, view.known, strict=True) if held]
    beneath = [
        (pieces.token_of(seat, letters[seat], MARK), pawn.codes) for seat, pawn in enumerate(view.pawns) if pawn.codes
    ]
    for row, groups in enumerate((above, beneath)):
        line(image, groups, stage.SIZE[1] + 8 + row * (TOP - stage.SIZE[1]) // 2)


def line(image: Image.Image, groups: Sequence[tuple[Image.Image, Sequence[str]]], top: int) -> None:
    """Lay groups of codes in a line, each behind its sign."""
    left = 16
    for sign, held in groups:
        put(image, sign, left, top + 6)
        left += MARK + 6
        for rank in held:
            put(image, small(rank), left, top)
            left += CODE[0] + 4
        left += 20


def small(rank: str) -> Image.Image:
    """Draw a code so small that only its figure fits."""
    return figures.bare(rank, CODE)
