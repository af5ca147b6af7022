"""Around the city of Escape Plan: the time, what goes on, the tiles to place, patrol and exits, the legend."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.cards import DIGIT
from bot.art.colours import INK, ORANGE, WHITE, YELLOW, Colour, mix
from bot.art.lettering import drawn_name, fitted, lines, write
from bot.art.pen import Box, Pen, put, sprite
from bot.art.plates import DARK
from bot.engine.texts import Say
from cogs.escape_plan import data
from cogs.escape_plan.data import DAYS, PARTS
from cogs.escape_plan.face import art, pieces, town
from cogs.escape_plan.face.art import ART, DIM, GREY, PAPER, RED
from cogs.escape_plan.face.lands import LANDS, texture
from cogs.escape_plan.face.town import Frame
from cogs.escape_plan.rules.city.tiles import Site
from cogs.escape_plan.rules.facts import actor, column, costs, exit_state, next_place
from cogs.escape_plan.view import View

WIDTH = 1200

HEADER, DISPLAY, PATROL, LEGEND = 128, 172, 84, 46
"""The heights of these parts."""

TRACK = 208
"""The width of a part of the day."""

PITCH = 200
"""The room that a tile to place takes."""

SHOWN = 88
"""The radius of a tile to place."""

SPACE = 186
"""The width of a patrol space."""

CARD = (40, 56)
CHIP = (84, 60)

TILES_A_DAY = 4

LIT: Colour = (92, 70, 24)
"""The ground of what is now."""


def header(image: Image.Image, view: View, say: Say) -> None:
    """Draw day and part of the day as a track, beneath them what goes on."""
    write(image, (20, 38), say("escape_plan-picture-day", day=view.day), 44, WHITE)
    for part, paint in enumerate(art.PARTS):
        left = WIDTH - 4 - TRACK * (len(PARTS) - part)
        now = part == view.part and view.phase in ("turn", "heat") and view.result is None
        put(image, tab(now, part < view.part), left, 8)
        put(image, ART.sprite(paint, 34), left + 5, 21)
        said, letters = fitted(say(f"escape_plan-picture-part-{part}"), TRACK - 51, 32)
        write(image, (left + 42, 38), said, round(letters.size), YELLOW if now else GREY if part < view.part else WHITE)
    said, letters = fitted(going_on(view, say), WIDTH - 40, 44)
    write(image, (20, 100), said, round(letters.size), YELLOW)


@cache
def tab(now: bool, past: bool) -> Image.Image:
    """Draw the place of a part of the day."""
    width, height = TRACK - 5, 60
    ground, rim = (LIT, YELLOW) if now else (INK, DIM if past else GREY)
    return sprite((width, height), lambda pen: pen.box((0, 0, width, height), ground, rim, 4 if now else 2, 12))


def going_on(view: View, say: Say) -> str:
    """Say who does what, or how it ended."""
    if view.result is not None:
        who = say.listed(drawn_name(say.names, seat) for seat in view.result.winners)
        return say("escape_plan-picture-won", who=who) if view.result.winners else say("escape_plan-picture-lost")
    phase = "house" if view.phase == "city" and view.placing else view.phase
    acting = actor(view)
    who = "" if acting is None else drawn_name(say.names, acting)
    number = min(view.placed + 1, TILES_A_DAY)
    return say(f"escape_plan-picture-now-{phase}", who=who, number=number, tile=view.placing)


def display(image: Image.Image, view: View, box: Box, say: Say) -> None:
    """Draw the tiles that may be placed, with the officers who come with them: side by side, or in a high `box` one
    above the other."""
    left, top, right, bottom = box
    high = bottom - top > right - left
    band(image, box)
    room = right - left - 16 if high else right - left - 40 - PITCH * len(data.STACKS)
    said, large = lines(say("escape_plan-picture-tiles"), round(room), 36 if high else 40)
    for number, line in enumerate(said):
        shift = (number - (len(said) - 1) / 2) * large * 1.15
        if high:
            write(image, ((left + right) / 2, top + 56 + shift), line, large, WHITE, "mm")
        else:
            write(image, (left + 24, (top + bottom) / 2 + shift), line, large, WHITE)
    for site in view.display:
        place = len(data.STACKS) - column(site.tile, view.help) - 0.5
        x = (left + right) / 2 if high else right - 16 - PITCH * place
        y = bottom - 16 - (bottom - top - 120) / len(data.STACKS) * place if high else (top + bottom) / 2
        town.draw_sites(image, view, (at_home(site),), Frame(SHOWN, x, y), say)


def patrol(image: Image.Image, view: View, top: float, say: Say) -> None:
    """Draw the patrol spaces with their cards, and what leaving costs."""
    band(image, (0, top, WIDTH, top + PATROL))
    middle = top + PATROL / 2
    for number in (1, 2, 3):
        left = 16 + (number - 1) * SPACE
        state = exit_state(view, number)
        put(image, pieces.gate(state, number, 70), left, middle - 34)
        for place in range(2):
            put(image, card(place < view.shown.count(number)), left + 78 + place * (CARD[0] + 6), middle - CARD[1] / 2)
    fees = costs(view)
    start = WIDTH - 16 - len(fees) * CHIP[0]
    said, letters = fitted(say("escape_plan-picture-leaving"), round(start - 24 - 3 * SPACE), 36)
    write(image, (start - 14, middle), said, round(letters.size), WHITE, "rm")
    for place, fee in enumerate(fees):
        turn = place - next_place(view) if view.day == DAYS else 1
        put(image, chip(fee, turn == 0, turn < 0), start + place * CHIP[0], middle - CHIP[1] / 2)


@cache
def card(there: bool) -> Image.Image:
    """Draw a patrol card, or its place."""
    width, height = CARD

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, None if there else GREY, 2, 6)
        if there:
            pen.box((2, 2, width - 2, height - 2), PAPER, radius=5)
            pen.box((6, 6, width - 6, height - 6), RED, radius=3)
            pen.line(((12, 16), (width - 12, height - 16)), WHITE, 6)
            pen.line(((12, height - 16), (width - 12, 16)), WHITE, 6)

    return sprite(CARD, paint)


@cache
def chip(cost: int, now: bool, past: bool) -> Image.Image:
    """Draw what one of those who leave pays."""
    width, height = CHIP
    text = f"${cost}"

    def paint(pen: Pen) -> None:
        pen.box((3, 2, width - 3, height - 2), ORANGE if now else INK, DIM if past else ORANGE, 3, 12)
        large = round(min(44, (width - 16) / DIGIT / len(text)))
        pen.text((width / 2, height / 2), text, large, INK if now else GREY if past else WHITE)

    return sprite(CHIP, paint)


def legend(image: Image.Image, top: float, say: Say) -> None:
    """Draw a patch of each land type with its name."""
    step = (WIDTH - 40) / len(LANDS)
    for place, land in enumerate(LANDS):
        left = 20 + place * step
        put(image, patch(land), left, top + 4)
        said, letters = fitted(say(f"escape_plan-picture-land-{land}"), round(step - 86), 34)
        write(image, (left + 72, top + LEGEND / 2), said, round(letters.size), WHITE)


@cache
def patch(land: str) -> Image.Image:
    """Draw a patch of a land type."""
    width, height = 62, LEGEND - 8

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, radius=8)
        ground = texture(land, 100).crop((0, 0, width - 6, height - 6))
        pen.image.paste(ground.resize(((width - 6) * pen.scale, (height - 6) * pen.scale)), (3 * pen.scale,) * 2)

    return sprite((width, height), paint)


def band(image: Image.Image, box: Box) -> None:
    """Lay the ground of a part beside the city."""
    left, top, right, bottom = (round(edge) for edge in box)
    image.paste(DARK, (left, top, right, bottom))
    image.paste(DIM, (left, top, right, top + 3))


def at_home(site: Site) -> Site:
    """Give a tile by itself, as it is printed."""
    return Site(site.tile, 0, 0, 0, site.officers)


FLAT = (LIT, DARK)
BLENDS = ((INK, LIT), (LIT, YELLOW), (DARK, WHITE), (DARK, YELLOW), (INK, mix(ORANGE, WHITE, 0.2)))
