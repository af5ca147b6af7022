"""An ended game of Escape Plan with every secret turned up: what each place was worth to everybody, what was taken
there, and how it added up."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import TOKENS, VERMILION, WHITE, YELLOW, readable
from bot.art.lettering import drawn_name, fitted, initials, write
from bot.art.pen import put
from bot.art.plates import plate
from bot.art.png import png
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import PLACES, PLANS
from cogs.escape_plan.face import ending, panels, pieces
from cogs.escape_plan.face.art import ART, GREY, STEEL
from cogs.escape_plan.face.lines import terms
from cogs.escape_plan.face.picture import GROUND, PALETTE
from cogs.escape_plan.face.pieces import pawn
from cogs.escape_plan.rules.facts import OPEN, visited
from cogs.escape_plan.view import View

WIDTH, EDGE = 1200, 16

LABELS = 330
"""The width of the column of names."""

HEAD, LINE = 150, 56


def tally(view: View, say: Say) -> bytes:
    """Draw the table: a column for each player, the winner's lit, a line for each place and each term of the score."""
    rows = len(PLACES) + len(_sums(view)) + 1
    image = Image.new("RGB", (WIDTH, HEAD + rows * LINE + 3 * EDGE), GROUND)
    seats = _standing(view)
    step = (WIDTH - LABELS - EDGE) / len(seats)
    top = HEAD + EDGE
    panels.band(image, (0, HEAD, WIDTH, top + len(PLACES) * LINE))
    for row, text in enumerate(_labels(view, say)):
        said, letters = fitted(text, LABELS - 2 * EDGE, 40)
        write(image, (EDGE, _middle(view, row)), said, round(letters.size), WHITE if row < rows - 1 else YELLOW)
    for column, seat in enumerate(seats):
        _column(image, view, seat, (LABELS + column * step, step), say)
    return png(image, PALETTE)


def _standing(view: View) -> list[Seat]:
    """List the players, the richest who escaped first, then who was caught, then who was arrested before."""
    out = [seat for seat, one in enumerate(view.players) if one.fate == "escaped"]
    out.sort(key=lambda seat: (view.result is None or seat not in view.result.winners, -ending.score(view, seat).total))
    rest = [seat for seat in range(len(view.players)) if seat not in out]
    return [*out, *sorted(rest, key=lambda seat: seat not in ending.caught(view))]


def _sums(view: View) -> tuple[str, ...]:
    """List the terms of a score that are not places of the plan card."""
    return tuple(term for term in terms(view) if term != "stash")


def _labels(view: View, say: Say) -> list[str]:
    places = [say(f"escape_plan-row-{place}") for place in PLACES]
    return [*places, *(say(f"escape_plan-term-{term}") for term in (*_sums(view), "total"))]


def _middle(view: View, row: int) -> float:
    """Give half-way up a line; terms stand apart from places, the total from both."""
    gap = EDGE * (1 + (row >= len(PLACES)) + 0.5 * (row >= len(PLACES) + len(_sums(view))))
    return HEAD + row * LINE + LINE / 2 + gap - EDGE / 2


def _column(image: Image.Image, view: View, seat: Seat, box: tuple[float, float], say: Say) -> None:
    left, width = box
    one, middle = view.players[seat], left + width / 2
    won = view.result is not None and seat in view.result.winners
    put(image, plate((round(width) - 8, HEAD - 12), TOKENS[seat], won), left, 6)
    letter = initials([say.name(each) for each in range(len(view.players))])[seat]
    put(image, pawn(seat, letter, 62, False), middle - 66, 14)
    if one.fate == "escaped":
        put(image, pieces.gate(OPEN, one.place, 62), middle + 6, 14)
    else:
        put(image, ART.sprite("handcuffs", 62), middle + 6, 14)
    said, letters = fitted(drawn_name(say.names, seat), round(width) - 28, 40)
    write(image, (middle, 108), said, round(letters.size), readable(TOKENS[seat]) if won else WHITE, "mm")
    amounts, taken = PLANS[one.plan or ""].amounts, visited(view, seat)
    for row, (place, amount) in enumerate(zip(PLACES, amounts, strict=True)):
        here = place in taken
        ink = WHITE if here and one.at[0] else GREY
        write(image, (middle, _middle(view, row)), f"{amount or '$'}{' ✓' if here else ''}", 40, ink, "mm")
    if not one.at[0]:
        lost = f"({ending.forfeited(view, seat)})"
        write(image, (middle, _middle(view, len(PLACES) + len(_sums(view)))), lost, 48, GREY, "mm")
        return
    found = ending.score(view, seat)
    for row, term in enumerate(_sums(view), len(PLACES)):
        value = getattr(found, term)
        ink = WHITE if value > 0 else VERMILION if value else GREY
        write(image, (middle, _middle(view, row)), str(value).replace("-", "−") if value else "·", 40, ink, "mm")
    total = str(found.total) if one.fate == "escaped" else f"({found.total})"
    write(image, (middle, _middle(view, len(PLACES) + len(_sums(view)))), total, 48, YELLOW if won else STEEL, "mm")
