"""The Fugitive's hand as a picture: the own row with its secrets, and every card by what it is good for now (§3.3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from PIL import Image

from bot.art.colours import GREEN, INK, ORANGE, SKY, VERMILION, WHITE, YELLOW, Colour, mix
from bot.art.grid import grid
from bot.art.lettering import SMALLEST, fitted, font, write
from bot.art.pen import Box, Pen, put, sprite
from bot.art.png import png
from bot.engine.move import Move
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.fugitive import data
from cogs.fugitive.face import cards
from cogs.fugitive.face.holding import Holding, holding, just_drawn, named_in_vain
from cogs.fugitive.face.picture import DIM, PALETTE, side_token
from cogs.fugitive.face.scenery import NIGHT, SCENE
from cogs.fugitive.face.strip import strip
from cogs.fugitive.view import View

SIZE = (SCENE[0], 800)
ROW: Box = (20, 96, 1180, 270)
HAND: Box = (24, 300, 1176, 708)

KINDS: dict[str, tuple[Colour, Colour]] = {
    "free": (cards.PAPER, GREEN),
    "sprinting": (cards.PAPER, ORANGE),
    "far": (cards.SHADE, SKY),
    "dead": (cards.SHADE, INK),
}
"""Ground and rim of a card by what it is good for."""

OUT: Colour = mix(NIGHT, INK, 0.5)
"""The ground of what counts for little."""

TALL = 1.3
"""The height of a card of the hand, as a share of its width."""

LEGEND = 1152
"""The width of a line of the legend."""

LABEL = 0.42
"""The height of what stands beneath it."""


def draw(view: View, draft: Move | None, say: Say) -> bytes:
    """Draw the panel of the Fugitive, with what `draft` has chosen lit."""
    image = Image.new("RGB", SIZE, NIGHT)
    hold = holding(view)
    head(image, hold, named_in_vain(view), say)
    strip(image, view, ROW, goal=False, numbered=view.variant != "none")
    hand(image, view, hold, draft)
    legend(image, view, hold, draft, say)
    return png(image, PALETTE)


def head(image: Image.Image, hold: Holding, vain: Collection[int], say: Say) -> None:
    """Write where the Fugitive is and how far the next hideout may lie, and what of all ahead was named in vain."""
    put(image, side_token(True, 72), 20, 10)
    reach = min(hold.end, data.ESCAPE)
    text = str(data.ESCAPE)
    if hold.last != data.ESCAPE:
        more = reach - hold.last - 1
        text = say("fugitive-picture-reach", last=hold.last, first=hold.last + 1, more=more, reach=reach)
    said, letters = fitted(text, 560, 52)
    write(image, (112, 46), said, round(letters.size), WHITE)
    if missed := sorted(number for number in vain if number > hold.last):
        told, small = fitted(" ".join(map(str, missed)), 420, 44)
        wide = small.getlength(told)
        put(image, crossed(), 1130 - wide, 27)
        write(image, (1180, 46), told, round(small.size), DIM, "rm")


def hand(image: Image.Image, view: View, hold: Holding, draft: Move | None) -> None:
    """Lay the hand: under each card the footprints that it needs, on it those that it is worth."""
    held, vain, drawn = view.hand or (), named_in_vain(view), just_drawn(view)
    hideout, sprints = chosen(draft)
    placed = grid(len(held), HAND, TALL + LABEL, 168, 16)
    size = (placed.width, round(placed.width * TALL))
    for card, (left, top) in zip(held, placed.corners, strict=True):
        if card == hideout or card in sprints:
            put(image, glow(size, card == hideout), left - 10, top - 10)
        kind = kind_of(card, hold)
        put(image, held_card(card, size, kind, card in vain), left, top)
        if card in drawn:
            put(image, fresh(), left - 8, top - 8)
        worth = data.sprint(card) if card in sprints else 0
        label = sign_of(kind, hold.need(card), (size[0], round(size[0] * LABEL) - 4), worth)
        put(image, label, left, top + size[1] + 4)


def chosen(draft: Move | None) -> tuple[int | None, frozenset[int]]:
    """Read the hideout and the sprint cards chosen so far."""
    if draft is None or draft.verb != "hide" or not draft.picks or not draft.picks[0]:
        return None, frozenset()
    rest = draft.picks[1] if len(draft.picks) > 1 else ()
    return int(draft.picks[0][0]), frozenset(map(int, rest))


def kind_of(card: int, hold: Holding) -> str:
    """Name what a card is good for."""
    groups = {"free": hold.near, "sprinting": hold.sprinting, "far": hold.far, "dead": hold.dead}
    return next(kind for kind, members in groups.items() if card in members)


@cache
def held_card(card: int, size: tuple[int, int], kind: str, vain: bool) -> Image.Image:
    """Draw a card of the hand, crossed in its corner where it was named in vain."""
    return sprite(size, lambda pen: _held_card(pen, card, size, kind, vain), 2)


def _held_card(pen: Pen, card: int, size: tuple[int, int], kind: str, vain: bool) -> None:
    (width, height), (ground, rim) = size, KINDS[kind]
    edge = max(5, width / 16)
    ground = cards.GOLD if card == data.ESCAPE else ground
    pen.box((0, 0, width, height), INK, radius=width / 9)
    pen.box((1.5, 1.5, width - 1.5, height - 1.5), rim, radius=width / 9 - 1)
    pen.box((edge, edge, width - edge, height - edge), ground, radius=width / 9 - 3)
    pen.text((width / 2, height * 0.43), str(card), round(width * 0.54), INK)
    if card != data.ESCAPE:
        cards.prints(pen, card, (width / 2, height * 0.82), height * 0.2)
    if vain:
        cross(pen, (width * 0.82, width * 0.18), width * 0.1)


def cross(pen: Pen, centre: tuple[float, float], reach: float) -> None:
    """Draw the cross of a number that was named in vain."""
    x, y = centre
    for slope in (1, -1):
        pen.line(((x - reach, y - slope * reach), (x + reach, y + slope * reach)), VERMILION, max(4, reach * 0.6))


@cache
def sign_of(kind: str, need: int, size: tuple[int, int], worth: int) -> Image.Image:
    """Draw what stands beneath a card: a tick in reach, the footprints it needs, a bar where it is no hideout now; what
    it is worth where it is chosen as a sprint card."""
    return sprite(size, lambda pen: _sign(pen, kind, need, size, worth), 2)


def _sign(pen: Pen, kind: str, need: int, size: tuple[int, int], worth: int) -> None:
    width, height = size
    middle = (width / 2, height / 2)
    pen.box((0, 0, width, height), YELLOW if worth else OUT, KINDS[kind][1], 3, radius=10)
    if worth:
        pen.text(middle, f"+{worth}", round(height * 0.86), INK)
    elif kind == "free":
        tick = ((-0.5, 0.0), (-0.15, 0.32), (0.5, -0.35))
        pen.line([(middle[0] + x * height, middle[1] + y * height) for x, y in tick], GREEN, 8)
    elif kind == "dead":
        pen.line(((width * 0.32, middle[1]), (width * 0.68, middle[1])), WHITE, 6)
    else:
        ink, mark = (WHITE, VERMILION) if kind == "sprinting" else (DIM, DIM)
        pen.text((width * 0.36, middle[1]), str(need), round(height * 0.86), ink)
        cards.prints(pen, 1, (width * 0.74, middle[1]), height * 0.7, mark)


@cache
def glow(size: tuple[int, int], hideout: bool) -> Image.Image:
    """Draw the light around a chosen card, wider for the hideout."""
    wide = (size[0] + 20, size[1] + 20)
    inset = 0 if hideout else 4
    return sprite(wide, lambda pen: pen.box((inset, inset, wide[0] - inset, wide[1] - inset), YELLOW, radius=18), 2)


def legend(image: Image.Image, view: View, hold: Holding, draft: Move | None, say: Say) -> None:
    """Explain the rims; while a hideout is chosen, tell what is laid of what it needs instead."""
    hideout, sprints = chosen(draft)
    if hideout is not None:
        laid = sum(map(data.sprint, sprints))
        text = say("fugitive-picture-laid", card=hideout, laid=laid, need=hold.need(hideout))
        said, letters = fitted(text, 1140, 44)
        write(image, (600, 760), said, round(letters.size), YELLOW, "mm")
        return
    held = view.hand or ()
    there = {kind_of(card, hold) for card in held}
    signs = [(swatch(kind), say(f"fugitive-line-{kind}")) for kind in KINDS if kind in there]
    if any(number in held or number > hold.last for number in named_in_vain(view)):
        signs.append((crossed(), sentence(say("fugitive-picture-crossed"))))
    if just_drawn(view).intersection(held):
        signs.append((fresh(), sentence(say("fugitive-picture-new"))))
    explain(image, signs)


def explain(image: Image.Image, signs: Sequence[tuple[Image.Image, str]]) -> None:
    """Write what signs mean, one beside the other in smaller letters where there are many, in two lines where these are
    too many."""
    lines, size = legend_lines(signs)
    for number, line in enumerate(lines):
        left, y = 24.0, 760 if len(lines) == 1 else 735 + 42 * number
        for piece, text in line:
            put(image, piece, left, y - piece.height / 2)
            write(image, (left + piece.width + 10, y), text, size, DIM)
            left += piece.width + 44 + font(size).getlength(text)


def legend_lines(signs: Sequence[tuple[Image.Image, str]]) -> tuple[list[Sequence[tuple[Image.Image, str]]], int]:
    """Divide the legend into lines that fit; give them with the size of their letters."""

    def fits(line: Sequence[tuple[Image.Image, str]], size: int) -> bool:
        return sum(piece.width + 44 + font(size).getlength(text) for piece, text in line) <= LEGEND + 34

    for size in range(36, SMALLEST - 1, -2):
        if fits(signs, size):
            return [signs], size
    half = (len(signs) + 1) // 2
    lines = [signs[:half], signs[half:]]
    return lines, next((size for size in range(34, SMALLEST, -2) if all(fits(line, size) for line in lines)), SMALLEST)


@cache
def fresh() -> Image.Image:
    """Draw the sign of a card drawn in this round."""

    def paint(pen: Pen) -> None:
        pen.disc((19, 19), 18, INK)
        pen.disc((19, 19), 15, YELLOW)
        for end in ((19, 8), (19, 30)), ((8, 19), (30, 19)):
            pen.line(end, INK, 6)

    return sprite((38, 38), paint)


@cache
def crossed() -> Image.Image:
    """Draw the sample of a cross."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, 38, 38), cards.PAPER, radius=8)
        cross(pen, (19, 19), 10)

    return sprite((38, 38), paint)


@cache
def swatch(kind: str) -> Image.Image:
    """Draw the sample of a rim."""
    ground, rim = KINDS[kind]
    return sprite((38, 38), lambda pen: pen.box((0, 0, 38, 38), ground, rim, 8, radius=8))
