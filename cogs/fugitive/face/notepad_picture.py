"""The Marshal's notepad as a picture: the row as everybody sees it, and the numbers 1 to 41 (§7)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from msgspec.structs import replace
from PIL import Image

from bot.art.colours import INK, SKY, WHITE, YELLOW, Colour, mix
from bot.art.lettering import fitted, write
from bot.art.pen import Box, Pen, put, sprite
from bot.art.png import png
from bot.engine.move import Move
from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.deduction import impossible, missed_alone, possible, spans
from cogs.fugitive.face import cards
from cogs.fugitive.face.holding import named_in_vain
from cogs.fugitive.face.marks import mark_of
from cogs.fugitive.face.own_picture import OUT, SIZE, cross, crossed, explain
from cogs.fugitive.face.picture import DIM, PALETTE, side_token
from cogs.fugitive.face.scenery import NIGHT
from cogs.fugitive.face.strip import strip
from cogs.fugitive.state import Guess
from cogs.fugitive.view import View

ROW: Box = (108, 14, 1180, 246)
CELL = (76, 116)
LEFT, TOP = 24, 280
PITCH = (82.6, 148)

FAINT: Colour = mix(NIGHT, DIM, 0.5)

STATES = ("possible", "suspected", "doubted", "held", "found")
"""How a number stands in the notepad if it is not struck out, in the order of the legend."""


OPEN = ("possible", "suspected", "doubted")
"""How numbers stand that may lie there."""


def draw(view: View, draft: Move | None, say: Say) -> bytes:
    """Draw the panel of the Marshal, with the numbers that `draft` names lit."""
    image = Image.new("RGB", SIZE, NIGHT)
    put(image, side_token(False, 84), 14, 60)
    strip(image, view, ROW, goal=False, numbered=view.variant != "none", spans=spans(view))
    states, vain, named = states_of(view), named_in_vain(view), chosen(draft)
    for line, band in enumerate(data.REGIONS):
        for step, number in enumerate(band):
            at = (LEFT + step * PITCH[0], TOP + line * PITCH[1])
            if number in named:
                put(image, light(), at[0] - 8, at[1] - 8)
            put(image, cell(number, states[number], number in vain and states[number] in OPEN), *at)
    missed = any(states[number] in OPEN for number in vain)
    legend(image, states.values(), missed, named, say)
    return png(image, PALETTE)


def pared(view: View) -> View:
    """Give `view` with nothing but what the notepad shows: of all guesses those that single numbers missed by, where
    they tell anything, and the numbers named in vain that may lie there."""
    open_to = possible(replace(view, guesses=()))
    alone = {(min(numbers), row) for numbers, row in missed_alone(view)}
    told = sorted(miss for miss in alone if miss[0] in open_to)
    vain = tuple(sorted(named_in_vain(view).intersection(possible(view))))
    return replace(
        view,
        phase="",
        round=0,
        due=0,
        deck_sizes=(),
        hand_size=0,
        draws=(),
        pending=(),
        guesses=(*(Guess((number,), False, 0, row) for number, row in told), Guess(vain, False, 0, 0)),
    )


def warm() -> None:
    """Draw the numbers as they often stand."""
    for number in data.GUESSABLE:
        for state in ("possible", "held", "out"):
            cell(number, state, False)


def states_of(view: View) -> dict[int, str]:
    """Tell how each number stands."""
    found = {spot.hideout for spot in view.row if spot.revealed}
    held, out = set(view.marshal_hand or ()), impossible(view)

    def state(number: int) -> str:
        if number in found:
            return "found"
        return "held" if number in held else "out" if number in out else mark_of(view, number) or "possible"

    return {number: state(number) for band in data.REGIONS for number in band}


def chosen(draft: Move | None) -> frozenset[int]:
    """Read the numbers chosen so far."""
    if draft is None or draft.verb != "guess" or not draft.picks:
        return frozenset()
    return frozenset(map(int, draft.picks[0]))


@cache
def cell(number: int, state: str, vain: bool) -> Image.Image:
    """Draw a number as it stands, crossed in its corner where it was named in vain but may lie there."""
    image = sprite(CELL, lambda pen: _cell(pen, number, state, vain), 2)
    if state == "found":
        cards.mark(image, "found", (CELL[0] - 19, 20), 14)
    return image


def _cell(pen: Pen, number: int, state: str, vain: bool) -> None:
    width, height = CELL
    middle = (width / 2, height * 0.54)
    if state == "out":
        pen.box((0, 0, width, height), OUT, radius=10)
        pen.text(middle, str(number), 40, FAINT)
        pen.line(((14, height * 0.72), (width - 14, height * 0.34)), FAINT, 5)
        return
    ground, rim, ink = {
        "possible": (cards.PAPER, INK, INK),
        "suspected": (cards.GOLD, WHITE, INK),
        "doubted": (cards.SHADE, INK, INK),
        "held": (cards.BACK, SKY, WHITE),
        "found": (cards.SHADE, SKY, INK),
    }[state]
    pen.box((0, 0, width, height), rim, radius=10)
    pen.box((4, 4, width - 4, height - 4), ground, radius=8)
    pen.text(middle, str(number) if number else "", 46, ink)
    if state == "doubted":
        pen.line(((12, height * 0.78), (width - 12, height * 0.3)), INK, 5)
    if vain:
        cross(pen, (width - 18, 19), 9)


@cache
def light() -> Image.Image:
    """Draw the light around a chosen number."""
    size = (CELL[0] + 16, CELL[1] + 16)
    return sprite(size, lambda pen: pen.box((0, 0, *size), YELLOW, radius=16), 2)


def legend(image: Image.Image, there: Collection[str], missed: bool, named: Collection[int], say: Say) -> None:
    """Explain how numbers stand, as far as they do; while some are chosen, tell which instead."""
    if named:
        told = say("fugitive-do-guess", numbers=tuple(map(str, sorted(named))))
        said, letters = fitted(told, 1140, 44)
        write(image, (600, 760), said, round(letters.size), YELLOW, "mm")
        return
    shown = [(swatch(state), say(f"fugitive-picture-{state}")) for state in STATES if state in there]
    if missed:
        shown.append((crossed(), say("fugitive-picture-crossed")))
    explain(image, shown)


@cache
def swatch(state: str) -> Image.Image:
    """Draw the sample of a number that stands so."""
    return cell(0, state, False).resize((26, 40))
