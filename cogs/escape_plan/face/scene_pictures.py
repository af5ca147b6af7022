"""Pictures of the great moments of Escape Plan: whom it befalls, what happened, how all others stand."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.colours import INK, ORANGE, TOKENS, VERMILION, WHITE, YELLOW, Colour
from bot.art.lettering import drawn_name, fitted, initials, write
from bot.art.pen import Pen, put, sprite
from bot.art.png import png
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.events.course import ExitClosed
from cogs.escape_plan.events.police import Arrested, Handcuffed
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.face import panels, pieces
from cogs.escape_plan.face.art import ART, DIM, GREY, RED
from cogs.escape_plan.face.picture import GROUND, PALETTE
from cogs.escape_plan.face.pieces import pawn
from cogs.escape_plan.rules.facts import CLOSED, OPEN, exit_state
from cogs.escape_plan.view import View

SIZE = (1200, 600)

STRIP = 150
"""The height of the line of all players, or all exits, at the bottom."""

LARGE = 340
"""How large what it is about is drawn."""

TEXT = 460
"""Where the words begin."""

ROOM = SIZE[0] - TEXT - 30


def escaped(view: View, event: Escaped, say: Say) -> bytes:
    """Draw somebody before the open gate, with what it cost the body."""
    image = _stage(view, TOKENS[event.who])
    put(image, pieces.gate(OPEN, event.exit, LARGE), 50, 52)
    _token(image, view, event.who, 176, (262, 296), say)
    _words(image, drawn_name(say.names, event.who), say("escape_plan-scene-picture-escaped"), WHITE)
    player = view.players[event.who]
    facts = [("star", str(player.notoriety))]
    facts += [("wound", str(player.wounds)), ("handcuffs", str(player.handcuffs))]
    for place, (mark, text) in enumerate(facts):
        left = TEXT + place * 210
        put(image, ART.sprite(mark, 96), left, 316)
        write(image, (left + 108, 366), text, 78, WHITE)
    _players(image, view, say)
    return png(image, PALETTE)


def arrested(view: View, event: Arrested, say: Say) -> bytes:
    """Draw somebody behind bars, and six handcuffs."""
    image = _stage(view, RED)
    _token(image, view, event.who, 270, (86, 90), say)
    put(image, bars(LARGE), 50, 52)
    _words(image, drawn_name(say.names, event.who), say("escape_plan-scene-picture-arrested"), VERMILION)
    _handcuffs(image, len(NUMBERS.contact_slots) + 1)
    _players(image, view, say)
    return png(image, PALETTE)


def handcuffed(view: View, event: Handcuffed, say: Say) -> bytes:
    """Draw somebody with five handcuffs, and the place of the sixth."""
    image = _stage(view, ORANGE)
    _token(image, view, event.who, 250, (96, 52), say)
    put(image, ART.sprite("handcuffs", 200), 120, 250)
    _words(image, drawn_name(say.names, event.who), say("escape_plan-scene-picture-handcuffed"), ORANGE)
    _handcuffs(image, event.handcuffs)
    _players(image, view, say)
    return png(image, PALETTE)


def closed(view: View, event: ExitClosed, say: Say) -> bytes:
    """Draw the gate that is barred, the tiles that lie there, and how it stands with each exit."""
    image = _stage(view, VERMILION)
    put(image, pieces.gate(CLOSED, event.exit, LARGE), 50, 52)
    number = say("escape_plan-place-exit_number", number=event.exit)
    _words(image, number, say("escape_plan-scene-picture-closed"), VERMILION)
    for place in range(view.exit_stacks[view.closed.index(event.exit)]):
        put(image, tile(), TEXT + place * 130, 316)
    _exits(image, view, say)
    return png(image, PALETTE)


def warm() -> None:
    """Draw what all scenes share."""
    for number in (1, 2, 3):
        for state, size in ((OPEN, LARGE), (CLOSED, LARGE), (OPEN, 110), (CLOSED, 110), (OPEN, 92)):
            pieces.gate(state, number, size)
    bars(LARGE)
    tile()
    empty()


def _stage(view: View, colour: Colour) -> Image.Image:
    """Draw the ground with a rim in the colour of what happened."""
    image = Image.new("RGB", SIZE, GROUND)
    image.paste(colour, (0, 0, SIZE[0], 14))
    panels.band(image, (0, SIZE[1] - STRIP, *SIZE))
    return image


def _token(image: Image.Image, view: View, seat: Seat, size: int, at: tuple[int, int], say: Say) -> None:
    put(image, pawn(seat, _letters(view, say)[seat], size, False), *at)


def _letters(view: View, say: Say) -> tuple[str, ...]:
    return initials([say.name(seat) for seat in range(len(view.players))])


def _words(image: Image.Image, name: str, what: str, ink: Colour) -> None:
    for text, size, middle, colour in ((name, 100, 120, WHITE), (what, 76, 230, ink)):
        said, letters = fitted(text, ROOM, size)
        write(image, (TEXT, middle), said, round(letters.size), colour)


def _handcuffs(image: Image.Image, count: int) -> None:
    """Draw handcuffs, and places for the others up to an arrest."""
    for place in range(len(NUMBERS.contact_slots) + 1):
        left = TEXT + place * 118
        if place < count:
            put(image, ART.sprite("handcuffs", 106), left, 310)
        else:
            put(image, empty(), left, 310)


def _players(image: Image.Image, view: View, say: Say) -> None:
    """Draw all players in turn order: in the city, out of it as which one, or arrested."""
    letters, top = _letters(view, say), SIZE[1] - STRIP / 2
    step = (SIZE[0] - 40) / len(view.order)
    for place, seat in enumerate(view.order):
        player, left = view.players[seat], 30 + place * step
        put(image, pawn(seat, letters[seat], 96, False), left, top - 48)
        if player.fate == "escaped":
            put(image, pieces.gate(OPEN, player.place, 92), left + 108, top - 46)
        elif player.fate == "arrested":
            put(image, ART.sprite("handcuffs", 92), left + 108, top - 46)


def _exits(image: Image.Image, view: View, say: Say) -> None:
    """Draw the three exits with their patrol cards; the way out is named."""
    for number in (1, 2, 3):
        left, top = 30 + (number - 1) * 390, SIZE[1] - STRIP / 2
        state = exit_state(view, number)
        put(image, pieces.gate(OPEN if state not in (CLOSED, "unknown") else state, number, 110), left, top - 55)
        if state in (CLOSED, "unknown"):
            for place in range(2):
                card = panels.card(place < view.shown.count(number)).resize((60, 84))
                put(image, card, left + 126 + place * 68, top - 42)
        else:
            said, letters = fitted(say("escape_plan-scene-picture-open"), 250, 52)
            write(image, (left + 126, top), said, round(letters.size), YELLOW)


@lru_cache(maxsize=4)
def bars(size: int) -> Image.Image:
    """Draw the bars of a cell."""

    def paint(pen: Pen) -> None:
        for place in range(5):
            x = size * (place + 0.5) / 5
            pen.line(((x, 0), (x, size)), INK, 30)
            pen.line(((x, 0), (x, size)), GREY, 20)
        for y in (12, size - 12):
            pen.line(((0, y), (size, y)), INK, 24)
            pen.line(((0, y), (size, y)), GREY, 16)

    return sprite((size, size), paint, 2)


@lru_cache(maxsize=1)
def tile() -> Image.Image:
    """Draw a face-down tile with money."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, 116, 100), INK, radius=14)
        pen.box((5, 5, 111, 95), ORANGE, radius=11)
        pen.text((58, 50), "$?", 66, INK)

    return sprite((116, 100), paint, 2)


@lru_cache(maxsize=1)
def empty() -> Image.Image:
    """Draw the place of handcuffs."""
    return sprite((106, 106), lambda pen: pen.box((6, 20, 100, 94), None, DIM, 5, 16), 2)
