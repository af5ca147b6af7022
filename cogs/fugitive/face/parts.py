"""The pieces and parts on the table of Fugitive, which each arrangement places.

Parts take values and no view. So a picture shows only what it is given: a moment is not the table after it, and nothing
hidden can slip in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from bot.art.colours import INK, ORANGE, SKY, VERMILION, WHITE, YELLOW, Colour
from bot.art.grid import grid
from bot.art.lettering import drawn_name, length
from bot.art.pen import Box, Point
from bot.art.plates import DARK
from bot.art.png import Palette
from bot.art.sheet import Art
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.scene.pieces import DECK, FAN, backs
from bot.scene.records import Badge, Label, Panel, Part, Piece, Run, Tone
from cogs.fugitive import data
from cogs.fugitive.data import sprint

ART = Art(Path(__file__).parents[1] / "art")

NIGHT: Colour = (24, 34, 54)
"""The colour below the ground, and the background of hands."""

DIM: Colour = (150, 166, 196)
FAINT: Colour = (122, 136, 162)
"""The ink of less important things, and of numbers that are struck out."""

PAPER, SHADE, BACK, RIM, GOLD = (248, 240, 218), (170, 186, 214), (38, 62, 112), (92, 126, 190), (236, 190, 70)

BLENDS = ((INK, PAPER), (INK, SHADE), (INK, BACK), (INK, WHITE), (BACK, WHITE), (BACK, RIM), (BACK, YELLOW),
          (PAPER, VERMILION), (SHADE, VERMILION), (SKY, PAPER), (DARK, WHITE), (DARK, DIM), (NIGHT, WHITE))  # fmt: skip

PALETTE = Palette((NIGHT, DIM, FAINT, DARK, PAPER, SHADE, BACK, RIM, GOLD, *ART.index.colours), BLENDS, 3)

WIDTH, HEIGHT, GAP = 1200, 900, 8

COLOURS = {"fugitive": ORANGE, "marshal": SKY}
"""The colours of the two sides."""

Side: TypeAlias = Literal["back", "found", "own", "lost", "start", "escape", "goal"]
"""How a card is shown: face-down; found by the Marshal; the viewer's own, face-down to others; never found; the 0;
the 42 once played; the 42 as the goal ahead.
"""

MARKED: tuple[Side, ...] = ("found", "own", "lost")
"""The sides that have a sign in their corner."""

TALL, BENEATH = 1.25, 0.7
"""The height of a card, and the room for what is beneath it in a strip, in shares of its width."""

DISC = 48
"""The width of the number of a place: a smaller one could not be read."""


class Place(NamedTuple):
    """A place of the row: how its card is shown, and its number and sprint cards if they are known.

    Also how many sprint cards these are, and whether only the viewer sees them.
    """

    side: Side
    number: int | None
    sprint_count: int = 0
    sprints: tuple[int, ...] | None = ()
    own: bool = False


class Road(NamedTuple):
    """A road of `lines` lines with `columns` places each.

    `top` is the upper edge of the first card, `drop` the distance from line to line. Then come the widths of a card, of
    a pile below it and of a sprint card, and the number of `rows` that sprint cards have room for.
    """

    lines: int
    columns: int
    top: int
    drop: int
    card: int
    pile: int
    chip: int
    rows: int

    @property
    def places(self) -> int:
        """How many cards the road has room for."""
        return self.lines * self.columns

    @property
    def high(self) -> float:
        """The height of a card."""
        return self.card * TALL

    def centre(self, place: int) -> Point:
        """Return the centre of a card: lines run to and fro, as a road winds downhill."""
        line, step = divmod(place, self.columns)
        if line % 2:
            step = self.columns - 1 - step
        return 30 + (WIDTH - 60) / self.columns * (step + 0.5), self.top + self.drop * line + self.high / 2


ROADS = (
    Road(1, 6, 335, 0, 168, 120, 90, 3),
    Road(2, 6, 196, 297, 140, 96, 74, 2),
    Road(3, 8, 196, 198, 96, 66, 68, 1),
    Road(4, 11, 194, 148, 72, 46, 66, 0),
)
"""The roads as painted on the grounds with the same number of lines."""

EDGE = 34
"""The distance from the side of the picture to the centre of a bend."""


def road_for(places: int) -> Road:
    """Return the widest road with room for so many cards.

    Raises StopIteration beyond 44: a row never has more than 43.
    """
    return next(road for road in ROADS if road.places >= places)


def token(role: str, x: float, y: float, width: float, face: Seat | None = None) -> Piece:
    """Return the token of a side: an orange circle with an F, or a blue star with an M.

    It has the player's face.
    """
    label = Label("F", 0.6) if role == "fugitive" else Label("M", 0.44, y=0.54)
    return Piece(role, x, y, width, label, face=face)


def card(
    side: Side, text: str, x: float, y: float, width: float, tone: Tone = "", more: tuple[Badge, ...] = ()
) -> Piece:
    """Return a card of the row with its text."""
    marked = side in MARKED
    ink = {"back": WHITE, "goal": GOLD}.get(side, INK)
    label = Label(text, 0.48 if marked else 0.52, y=0.61 if marked else 0.5, ink=ink) if text else None
    sign = (Badge(side, 0.38, 0.78, 0.19),) if marked else ()
    return Piece(f"card-{side}", x, y, width, label, (*sign, *more), tone)


def numbered(place: int, width: float) -> tuple[Badge, ...]:
    """Return the number of a place, for the corner of its card; the 0 has none."""
    return (Badge("place", DISC / width, 0.12, 0.92, Label(str(place), 0.74, ink=YELLOW)),) if place else ()


def chip(number: int, x: float, y: float, width: float, own: bool = False) -> Piece:
    """Return an open sprint card: its number and its footprints; the 42 has none."""
    sprite = "chip-own" if own else "chip"
    if number == data.ESCAPE:
        return Piece(sprite, x, y, width, Label(str(number), 0.72))
    prints = Badge(f"print-{sprint(number)}", 0.36, 0.8, 0.5)
    return Piece(sprite, x, y, width, Label(str(number), 0.7, 0.35), (prints,))


def total(sprints: Sequence[int], x: float, y: float, width: float, own: bool = False) -> Piece:
    """Return open sprint cards as the sum of their footprints."""
    text, sprite = f"+{sum(map(sprint, sprints))}", "chip-own" if own else "chip"
    if len(text) > 2:
        return Piece(sprite, x, y, width, Label(text, 0.66))
    return Piece(sprite, x, y, width, Label(text, 0.64, 0.34), (Badge("print-1", 0.34, 0.81, 0.5),))


def pile(count: int, x: float, y: float, width: float) -> Iterator[Piece]:
    """Yield face-down sprint cards that peep out behind each other, up to four.

    The top one has their number.
    """
    shown, step = min(count, 4), round(width * 0.16)
    offsets = tuple((step * at, 0) for at in reversed(range(shown)))
    return backs(count, x - step * (shown - 1) / 2, y, width, offsets, YELLOW)


def beneath(
    spot: Place, x: float, top: float, stack: float, width: float, columns: int = 2, rows: int = 0
) -> Iterator[Piece]:
    """Yield the sprint cards below `top`.

    Face-down ones are a pile `stack` wide. Open ones are `width` wide each if so many columns and rows have room;
    otherwise their sum is shown.
    """
    if not spot.sprint_count:
        return
    if spot.sprints is None:
        yield from pile(spot.sprint_count, x, top + stack * 0.525, stack)
    elif spot.sprint_count > columns * rows:
        yield total(spot.sprints, x, top + width * 0.374, width * 1.1, spot.own)
    else:
        for start in range(0, spot.sprint_count, columns):
            line = spot.sprints[start : start + columns]
            left, y = x - (len(line) - 1) * (width + 4) / 2, top + width * 0.34 + start // columns * (width * 0.68 + 3)
            yield from (chip(each, left + step * (width + 4), y, width, spot.own) for step, each in enumerate(line))


def side(role: str, seat: Seat, held: int, lit: bool, say: Say, words: str = "") -> Part:
    """Return the plate of a side: token, name, role, and how many cards it holds.

    It is lit for the player who is to move or has won.
    """
    left = GAP if role == "fugitive" else WIDTH - GAP - 490
    pieces = token(role, left + 56, 70, 98, seat), *backs(held, left + 436, 70, 70, FAN)
    runs = (
        Run(drawn_name(say.names, seat), left + 112, 46, 50, INK if lit else WHITE, room=266),
        Run(say(f"fugitive-role-{role}"), left + 112, 102, 40, INK if lit else DIM, room=266),
    )
    return Part(role, words, pieces, runs, (Panel((left, GAP, left + 490, 132), COLOURS[role], lit),))


def title(middle: str, text: str, words: str, room: int = WIDTH - 40) -> Part:
    """Return the head of a picture: the current line below the sides, and `middle` between them."""
    runs = Run(middle, WIDTH / 2, 70, 48, WHITE, "mm", 196), Run(text, 20, 164, 50, WHITE, room=room)
    return Part("title", words, runs=runs)


def row_on_road(row: Sequence[Place], with_numbers: bool, words: str) -> tuple[Road, Part]:
    """Return the row on its road.

    It has footprints, cards, the sprint cards beneath, the Fugitive's token on the last card, and the goal while it is
    ahead.
    """
    escaped = row[-1].number == data.ESCAPE
    road, last = road_for(len(row) + (not escaped)), len(row) - 1
    at = [road.places - 1 if escaped and each == last else each for each in range(len(row))]
    pieces = list(_steps(road, at))
    if not escaped:
        pieces.append(card("goal", str(data.ESCAPE), *road.centre(road.places - 1), road.card))
    for number, (spot, where) in enumerate(zip(row, at, strict=True)):
        x, y = road.centre(where)
        more = numbered(number, road.card) if with_numbers else ()
        pieces.append(card(spot.side, _text(spot), x, y, road.card, more=more))
        pieces += beneath(spot, x, y + road.high / 2 + GAP, road.pile, road.chip, rows=road.rows)
    x, y = road.centre(at[-1])
    size = max(54, road.card * 0.36)
    pieces.append(token("fugitive", x - road.card / 2 + 4, y - road.high / 2 + 4, size))
    return road, Part("row", words, tuple(pieces))


def _text(spot: Place) -> str:
    return "?" if spot.number is None else str(spot.number)


def _steps(road: Road, at: Sequence[int]) -> Iterator[Piece]:
    """Yield the footprints that lead along the road from card to card."""
    width = 54 if road.lines < 3 else 40
    for here, there in pairwise(at):
        for place in range(here, there):
            (x, y), (to_x, to_y) = road.centre(place), road.centre(place + 1)
            way = "right" if place // road.columns % 2 == 0 else "left"
            if y != to_y:
                yield Piece("steps-down", EDGE if way == "left" else WIDTH - EDGE, (y + to_y) / 2, width * 0.6)
                continue
            yield Piece(f"steps-{way}", (x + to_x) / 2, y, width)
            if place + 1 < there:
                yield Piece(f"steps-{way}", to_x, y, width)


Span: TypeAlias = "tuple[int, int] | None"
"""The lowest and the highest number that a place may hold."""


def strip(
    row: Sequence[Place],
    box: Box,
    lit: Collection[int] = (),
    goal: bool = False,
    with_numbers: bool = False,
    spans: Sequence[Span] = (),
) -> tuple[tuple[Piece, ...], tuple[Run, ...]]:
    """Return the row side by side, below each card its sprint cards as a sum or a count.

    Cards at `lit` are lifted. A face-down card shows what it may be if `spans` has it.
    """
    ahead = goal and row[-1].number != data.ESCAPE
    placed = grid(len(row) + ahead, box, TALL + BENEATH, 132, 12)
    width, pieces, runs = placed.width, list[Piece](), list[Run]()
    middles = [(left + width / 2, top + width * TALL / 2) for left, top in placed.corners]
    for place, (spot, (x, y)) in enumerate(zip(row, middles, strict=False)):
        span = spans[place] if spans and spot.number is None else None
        tone: Tone = "lift" if place in lit else ""
        more = numbered(place, width) if with_numbers else ()
        pieces.append(card(spot.side, "" if span else _text(spot), x, y, width, tone, more))
        if span:
            runs += _span(span, x, y, width)
        pieces += beneath(spot, x, y + width * TALL / 2 + 6, width * 0.6, width * 0.82)
    if ahead:
        pieces.append(card("goal", str(data.ESCAPE), *middles[-1], width))
    return tuple(pieces), tuple(runs)


def _span(span: tuple[int, int], x: float, y: float, width: float) -> Iterator[Run]:
    """Yield the span that a card may have: in one line if it fits, otherwise in two."""
    low, high = map(str, span)
    whole = low if low == high else f"{low}-{high}"
    size, room = min(46, round(width * 0.6)), width - 16
    if length(whole, 40) <= room or low == high:
        yield Run(whole, x, y, size, WHITE, "mm", round(room))
        return
    yield from (Run(each, x, y + down * width, size, WHITE, "mm") for each, down in ((low, -0.25), (high, 0.25)))


def hand_card(number: int, kind: str, x: float, y: float, width: float, lit: bool, vain: bool, new: bool) -> Piece:
    """Return a card of the Fugitive's hand by its use, lifted if `lit`, crossed if `vain`."""
    marks = (*((Badge("new", 0.3, 0.06, 0.05),) if new else ()), *((Badge("cross", 0.28, 0.85, 0.13),) if vain else ()))
    tone: Tone = "lift" if lit else ""
    if number == data.ESCAPE:
        gold = Badge("gold", 0.86, 0.5, 0.5, Label(str(number), 0.46))
        return Piece(f"hand-{kind}", x, y, width, None, (gold, *marks), tone)
    prints = Badge(f"print-{sprint(number)}", 0.36, 0.5, 0.8)
    return Piece(f"hand-{kind}", x, y, width, Label(str(number), 0.44, y=0.4), (prints, *marks), tone)


def sign(kind: str, need: int, worth: int, x: float, y: float, width: float) -> Piece:
    """Return the sign below a card of the hand.

    A tick in reach, the footprints that it needs, or a bar if it cannot be a hideout now; its worth if it is chosen as
    a sprint card.
    """
    if worth:
        return Piece("sign-worth", x, y, width, Label(f"+{worth}", 0.84))
    ink = WHITE if kind == "sprinting" else DIM
    label = Label(str(need), 0.84, 0.36, ink=ink) if kind in ("sprinting", "far") else None
    return Piece(f"sign-{kind}", x, y, width, label)


SIGNS = {
    "out": Badge("stroke", 0.9, 0.5, 0.5),
    "doubted": Badge("stroke-ink", 0.9, 0.5, 0.5),
    "suspected": Badge("flag", 0.42, 0.28, 0.17),
    "found": Badge("found", 0.42, 0.74, 0.17),
}
"""The signs on a number of the notepad by its state: struck out, suspected, found."""


def note(
    number: int | None, state: str, x: float, y: float, width: float, lit: bool = False, vain: bool = False
) -> Piece:
    """Return a number of the notepad in its state, crossed if it was missed but may still be in the row."""
    ink = {"out": FAINT, "held": WHITE}.get(state, INK)
    label = Label(str(number), 0.4, ink=ink) if number else None
    marks = (*((SIGNS[state],) if state in SIGNS else ()), *((Badge("cross", 0.34, 0.8, 0.13),) if vain else ()))
    return Piece(f"note-{state}", x, y, width, label, marks, "lift" if lit else "")


def decks(sizes: Sequence[int], words: str) -> Part:
    """Return the three decks with their numbers and how many cards are left."""
    pieces, runs = list[Piece](), list[Run]()
    for place, (band, count) in enumerate(zip(data.BANDS, sizes, strict=True)):
        left = 24 + 264 * place
        pieces += backs(count, left + 40, 850, 76, DECK)
        runs.append(Run(f"{band[0]}-{band[-1]}", left + 110, 844, 46, WHITE if count else DIM))
    return Part("decks", words, tuple(pieces), tuple(runs))


def known_by(mark: Side) -> Piece:
    """Return the sign for how a card is shown, on a round ground, for a legend."""
    return Piece("disc", 0, 0, 46, None, (Badge(mark, 0.76, 0.5, 0.5),))


LINE = 50
"""The distance from line to line of a legend."""


def legend(signs: Sequence[tuple[Piece, str]], box: Box, size: int = 40) -> Part:
    """Return the legend of signs from the left, in as many lines as they need, centred in `box`."""
    left, top, right, bottom = box
    lines: list[list[tuple[Piece, str, float]]] = [[]]
    x = left
    for piece, text in signs:
        wide = piece.width + 10 + length(text, size)
        if lines[-1] and x + wide > right:
            lines.append([])
            x = left
        lines[-1].append((piece, text, x))
        x += wide + 34
    pieces, runs = list[Piece](), list[Run]()
    for number, line in enumerate(lines):
        y = (top + bottom) / 2 + (number - (len(lines) - 1) / 2) * LINE
        for piece, text, x in line:
            pieces.append(Piece(piece.sprite, x + piece.width / 2, y, piece.width, piece.label, piece.badges))
            runs.append(Run(text, x + piece.width + 10, y, size, DIM))
    return Part("legend", pieces=tuple(pieces), runs=tuple(runs))
