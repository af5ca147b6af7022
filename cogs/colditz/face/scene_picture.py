"""A great moment of Escape from Colditz as a picture: a headline, and the part of the castle where it happened."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW
from bot.art.lettering import lines as broken
from bot.art.lettering import write
from bot.art.pen import centre, put
from bot.art.plates import DARK
from bot.art.png import png
from bot.engine.event import Event
from bot.engine.presenter import Draw
from bot.engine.texts import Say
from cogs.colditz.events.prisoners import Escaped
from cogs.colditz.face import escapes, pieces
from cogs.colditz.face.art import ART
from cogs.colditz.face.castle import PALETTE, master
from cogs.colditz.face.lattice import MASTER, PLACES
from cogs.colditz.face.moments import Moment, moment
from cogs.colditz.face.names import labels
from cogs.colditz.face.people import everybody, line, ways
from cogs.colditz.face.scenes import headline
from cogs.colditz.face.tags import tags
from cogs.colditz.face.window import Window, densest, points, window
from cogs.colditz.rules.castle.board import MISC
from cogs.colditz.rules.castle.pawns import owner
from cogs.colditz.state import DEAD, Interruption
from cogs.colditz.view import View

BANNER = 150

BODY = (1200, 700)

SIZE = (BODY[0], BANNER + BODY[1])

LETTERS = 62
"""The height of the headline's letters at most: 16 pixels where the picture is shown 310 wide."""

SIGN, PAWN = 112, 84

SHOWN = 4
"""Men and guards whose pawns stand in the headline."""


def drawing(view: View, event: Event, say: Say) -> Draw | None:
    """Give what draws the picture of a scene."""
    found = moment(event)
    return None if found is None else partial(draw, view, event, say)


def draw(view: View, event: Event, say: Say) -> bytes:
    """Draw the scene as a PNG of 1,200 by 850 pixels."""
    found = moment(event)
    assert found is not None
    if isinstance(event, Escaped) and (route := view.man(event.man).route):
        found = found._replace(way=(escapes.way(route),))
    image = Image.new("RGB", SIZE, DARK)
    image.paste(_castle(view, found, say), (0, BANNER))
    _banner(image, found, headline(event, say))
    return png(image, PALETTE)


def _banner(image: Image.Image, found: Moment, told: str) -> None:
    """Draw the sign, the headline and the pawns of who had a hand in it."""
    image.paste(INK, (0, 0, image.width, BANNER))
    put(image, ART.sprite(found.sign, SIGN), 18, (BANNER - SIGN) / 2)
    right = image.width - 16
    shown = [
        *(pieces.pawn(owner(man), pieces.LETTERS[int(man.partition(".")[2])], PAWN) for man in found.names[:SHOWN]),
        *(pieces.guard(number + 1, PAWN) for number in found.guards[:SHOWN]),
    ]
    for piece in reversed(shown):
        right -= PAWN + 10
        put(image, piece, right, (BANNER - PAWN) / 2)
    rows, size = broken(told, right - SIGN - 54, LETTERS)
    for at, row in enumerate(rows):
        high = BANNER / 2 + (at - (len(rows) - 1) / 2) * size * 1.15
        write(image, (SIGN + 38, high), row, size, WHITE if found.caught else YELLOW)


def _castle(view: View, found: Moment, say: Say) -> Image.Image:
    """Draw the part of the castle with the men where it happened to them, and the way that they had come."""
    men = {man: place or view.man(man).place for man, place in found.men}
    shown = _as_it_was(view, men, found.caught)
    part = _part(tuple(men.values()), found.way)
    share = MASTER.unit / part.unit
    left, top = part.x * MASTER.unit, part.y * MASTER.row
    box = (left, top, left + BODY[0] * share, top + BODY[1] * share)
    image, frame = master().resize(BODY, Image.Resampling.BILINEAR, box), part.frame
    labels(image, frame, say)
    ways(image, frame, shown, say)
    for way in found.way:
        line(image, [frame.place(place) for place in way if place in PLACES], YELLOW, frame.unit * 0.5)
    everybody(image, frame, shown, pieces.ROOMY)
    for man, place in men.items():
        if place in PLACES:
            ring = WHITE if found.caught else YELLOW
            centre(image, pieces.ring(round(frame.pitch * 1.7), ring), frame.place(place))
            if view.man(man).place == DEAD:
                centre(image, pieces.cross(round(frame.pitch * 1.1), pieces.RED), frame.place(place))
    tags(image, frame, shown, tuple(men.values()))
    return image


def _as_it_was(view: View, men: dict[str, str], caught: bool) -> View:
    """Put the men back where it happened, marked as caught."""
    officers = tuple(
        replace(
            one,
            men=tuple(
                replace(man, place=men.get(f"{officer}.{number}", man.place)) for number, man in enumerate(one.men)
            ),
        )
        for officer, one in enumerate(view.officers)
    )
    struck = Interruption("arrest", men=tuple(men)) if caught else None
    return replace(view, officers=officers, interruption=struck)


def _part(places: tuple[str, ...], way: tuple[tuple[str, ...], ...]) -> Window:
    """Choose the part: all places if they have room, with as much of the way as possible."""
    needed = points(places) or points([MISC["rollcall_centre"]])
    wished = points(place for piece in way for place in piece)
    whole = window(needed, wished, BODY) or window(densest(needed, BODY), (), BODY)
    assert whole is not None
    return whole
