"""Pictures of great moments: hideouts found, and the manhunt that begins (docs/rules/fugitive.md §3.2, §3.4)."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.art.cards import pile
from bot.art.colours import ORANGE, SKY, WHITE, Colour
from bot.art.grid import grid
from bot.art.lettering import fitted, write
from bot.art.pen import Box, put
from bot.art.png import png
from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.face import cards, scenery
from cogs.fugitive.face.picture import LINE, PALETTE, called, name_lines, side_token
from cogs.fugitive.face.strip import face, side, strip
from cogs.fugitive.view import View

HEAD = 48
"""Half-way up the title."""

STAGE: Box = (40, 100, 1160, 450)
"""Where the cards stand that it is about."""

ROW: Box = (20, 484, 1180, 634)
"""Where the whole row lies."""

CHIP = (88, 50)
"""The size of a sprint card beneath a card that it is about."""

LINES, PAIR, ALONE = 2, 2, 6
"""Lines of sprint cards under each of them, and how many stand in one: beside others, and under one alone."""


def found(view: View, places: Sequence[int], say: Say) -> bytes:
    """Draw the hideouts at `places`, found just now, in the light, and the row below."""
    image = scenery.stage(False).copy()
    headline(image, view, say("fugitive-scene-picture-found", count=len(places)), False, say)
    placed = grid(len(places), STAGE, 1.75, 190, 44)
    size = (placed.width, round(placed.width * 1.18))
    for place, (left, top) in zip(places, placed.corners, strict=True):
        spot = view.row[place]
        put(image, cards.card(size, side(view, spot), face(spot)), left, top)
        columns = ALONE if len(places) == 1 else PAIR
        beneath(image, view, place, (left + size[0] / 2, top + size[1] + 10), size[0], columns)
    strip(image, view, ROW, set(places))
    return png(image, PALETTE)


def beneath(
    image: Image.Image, view: View, place: int, top_middle: tuple[float, float], width: int, columns: int
) -> None:
    """Lay the sprint cards under a found hideout in lines; face-down ones as a pile."""
    spot, (x, top) = view.row[place], top_middle
    size = (min(CHIP[0], (width - 4) // 2), CHIP[1]) if width < 2 * CHIP[0] + 4 else CHIP
    if spot.sprints is None:
        if spot.sprint_count:
            heap = pile(spot.sprint_count, CHIP[1], cards.BACKS)
            put(image, heap, x - heap.width / 2, top)
        return
    fits = len(spot.sprints) <= LINES * columns
    shown = spot.sprints if fits else spot.sprints[: LINES * columns - 1]
    chips = [cards.chip(card, size, False) for card in shown]
    if not fits:
        chips.append(cards.more(len(spot.sprints) - len(shown), size, False))
    for start in range(0, len(chips), columns):
        line = chips[start : start + columns]
        left = x - (len(line) * (size[0] + 4) - 4) / 2
        for step, chip in enumerate(line):
            put(image, chip, left + step * (size[0] + 4), top + start // columns * (size[1] + 4))


def manhunt(view: View, say: Say) -> bytes:
    """Draw the 42 under the lights, with how many hideouts are still face-down, and the row below."""
    image = scenery.stage(True).copy()
    headline(image, view, say("fugitive-picture-manhunt"), True, say)
    put(image, cards.card((200, 270), "escape", str(data.ESCAPE)), 500, 124)
    count = view.hidden_count()
    heap = pile(count, 150, cards.BACKS, 5)
    put(image, heap, 250 - heap.width / 2, 170)
    label(image, (250, 352), say("fugitive-scene-picture-hidden"), 330, WHITE)
    put(image, side_token(False, 150), 875, 170)
    label(image, (950, 352), called(view, view.marshal, say), 330, SKY)
    strip(image, view, ROW)
    return png(image, PALETTE)


def headline(image: Image.Image, view: View, text: str, fugitive: bool, say: Say) -> None:
    """Write what happened, with the round and the side that did it."""
    token = side_token(fugitive, 76)
    put(image, token, 24, 10)
    seat = view.fugitive if fugitive else view.marshal
    lines, size = name_lines(called(view, seat, say), 312, 46)
    below(image, (116, HEAD - LINE * (len(lines) - 1) / 2), lines, size, ORANGE if fugitive else SKY)
    write(image, (600, HEAD), *_fitted(text, 320, 56), WHITE, "mm")
    write(image, (1176, HEAD), *_fitted(say("fugitive-round", round=last_round(view)), 260, 46), WHITE, "rm")


def below(
    image: Image.Image, at: tuple[float, float], lines: Sequence[str], size: int, ink: Colour, anchor: str = "lm"
) -> None:
    """Write lines one below another, the first one `at`."""
    for line, text in enumerate(lines):
        write(image, (at[0], at[1] + LINE * line), text, size, ink, anchor)


def last_round(view: View) -> int:
    """Give the round in which the last guess was, or the 42 was laid: the next one may have begun."""
    return view.row[-1].round if view.phase == "manhunt" else view.guesses[-1].round


def label(image: Image.Image, middle: tuple[float, float], text: str, width: int, ink: Colour) -> None:
    """Write in the middle of something, what is long in lines that go on below."""
    below(image, middle, *name_lines(text, width, 42), ink, "mm")


def _fitted(text: str, width: int, size: int) -> tuple[str, int]:
    said, letters = fitted(text, width, size)
    return said, round(letters.size)
