"""The building blocks of Fugitive's pictures: pieces, and parts that consist of pieces.

The functions take plain values, never a view. So a picture shows only the values that it gets, and cannot reveal a
secret by mistake.
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
"""The colour of the picture below the ground, and the background of private pictures."""

DIM: Colour = (150, 166, 196)
FAINT: Colour = (122, 136, 162)
"""The text colour of numbers that are crossed out. `DIM` is the colour of less important texts."""

PAPER, SHADE, BACK, RIM, GOLD = (248, 240, 218), (170, 186, 214), (38, 62, 112), (92, 126, 190), (236, 190, 70)

BLENDS = ((INK, PAPER), (INK, SHADE), (INK, BACK), (INK, WHITE), (BACK, WHITE), (BACK, RIM), (BACK, YELLOW),
          (PAPER, VERMILION), (SHADE, VERMILION), (SKY, PAPER), (DARK, WHITE), (DARK, DIM), (NIGHT, WHITE))  # fmt: skip

PALETTE = Palette((NIGHT, DIM, FAINT, DARK, PAPER, SHADE, BACK, RIM, GOLD, *ART.index.colours), BLENDS, 3)

WIDTH, HEIGHT, GAP = 1200, 900, 8

COLOURS = {"fugitive": ORANGE, "marshal": SKY}
"""The colours of the two sides."""

Side: TypeAlias = Literal["back", "found", "own", "lost", "start", "escape", "goal"]
"""The ways in which a picture shows a card of the row.

- `back`: face-down
- `found`: found by the Marshal
- `own`: the viewer's own card, which others see face-down
- `lost`: never found by the Marshal
- `start`: the 0
- `escape`: the 42 after it was laid
- `goal`: the 42 while it is still ahead
"""

MARKED: tuple[Side, ...] = ("found", "own", "lost")
"""The ways of showing a card for which the card has a sign in its corner."""

TALL, BENEATH = 1.25, 0.7
"""The height of a card, and of the space for sprint cards below it, in widths of the card."""

DISC = 48
"""The width of the disc with a place's number. A smaller number would be unreadable."""


class Place(NamedTuple):
    """A place of the row: how the picture shows its card, and its number and sprint cards if known.

    `own` says whether only the viewer sees the sprint cards.
    """

    side: Side
    number: int | None
    sprint_count: int = 0
    sprints: tuple[int, ...] | None = ()
    own: bool = False


class Road(NamedTuple):
    """The layout of a road with `lines` lines of `columns` cards each, in pixels.

    `top` is the upper edge of the first card, `drop` the distance between lines. `card`, `pile` and `chip` are the
    widths of a card, of a pile below it, and of a sprint card. `rows` is how many rows of sprint cards fit below a
    card.
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
        """The number of cards that fit on the road."""
        return self.lines * self.columns

    @property
    def high(self) -> float:
        """The height of a card on the road, in pixels."""
        return self.card * TALL

    def centre(self, place: int) -> Point:
        """Return the centre of the card at `place`. The road runs from right to left in every second line."""
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
"""The possible roads. Each matches the background picture with the same number of lines."""

EDGE = 34
"""The distance from the side of the picture to the centre of a bend in the road, in pixels."""


def road_for(places: int) -> Road:
    """Return the road on which `places` cards fit, with the largest possible cards.

    Raises StopIteration for more than 44 cards. A row never has more than 43.
    """
    return next(road for road in ROADS if road.places >= places)


def token(role: str, x: float, y: float, width: float, face: Seat | None = None) -> Piece:
    """Return the token of a side: an orange circle with an F, or a blue star with an M.

    With `face`, the token shows the face of the player at this seat.
    """
    label = Label("F", 0.6) if role == "fugitive" else Label("M", 0.44, y=0.54)
    return Piece(role, x, y, width, label, face=face)


def card(
    side: Side, text: str, x: float, y: float, width: float, tone: Tone = "", more: tuple[Badge, ...] = ()
) -> Piece:
    """Return a card of the row with a text on it."""
    marked = side in MARKED
    ink = {"back": WHITE, "goal": GOLD}.get(side, INK)
    label = Label(text, 0.48 if marked else 0.52, y=0.61 if marked else 0.5, ink=ink) if text else None
    sign = (Badge(side, 0.38, 0.78, 0.19),) if marked else ()
    return Piece(f"card-{side}", x, y, width, label, (*sign, *more), tone)


def place_badges(place: int, width: float) -> tuple[Badge, ...]:
    """Return the badge with the number of a place, for the corner of a card. Place 0 has no badge."""
    return (Badge("place", DISC / width, 0.12, 0.92, Label(str(place), 0.74, ink=YELLOW)),) if place else ()


def chip(number: int, x: float, y: float, width: float, own: bool = False) -> Piece:
    """Return a face-up sprint card with its number and footprints. The 42 has no footprints."""
    sprite = "chip-own" if own else "chip"
    if number == data.ESCAPE:
        return Piece(sprite, x, y, width, Label(str(number), 0.72))
    prints = Badge(f"print-{sprint(number)}", 0.36, 0.8, 0.5)
    return Piece(sprite, x, y, width, Label(str(number), 0.7, 0.35), (prints,))


def sprint_sum(sprints: Sequence[int], x: float, y: float, width: float, own: bool = False) -> Piece:
    """Return one piece that stands for several face-up sprint cards. It shows their sum of footprints."""
    text, sprite = f"+{sum(map(sprint, sprints))}", "chip-own" if own else "chip"
    if len(text) > 2:
        return Piece(sprite, x, y, width, Label(text, 0.66))
    return Piece(sprite, x, y, width, Label(text, 0.64, 0.34), (Badge("print-1", 0.34, 0.81, 0.5),))


def pile(count: int, x: float, y: float, width: float) -> Iterator[Piece]:
    """Yield up to four overlapping pieces for face-down sprint cards. The top one shows their number."""
    shown, step = min(count, 4), round(width * 0.16)
    offsets = tuple((step * at, 0) for at in reversed(range(shown)))
    return backs(count, x - step * (shown - 1) / 2, y, width, offsets, YELLOW)


def sprint_cards_below(
    spot: Place, x: float, top: float, stack: float, width: float, columns: int = 2, rows: int = 0
) -> Iterator[Piece]:
    """Yield the pieces of a place's sprint cards, below the height `top`.

    Face-down cards become a pile of the width `stack`. Face-up cards are shown separately, each `width` wide, if they
    fit into the columns and rows. Otherwise their sum is shown.
    """
    if not spot.sprint_count:
        return
    if spot.sprints is None:
        yield from pile(spot.sprint_count, x, top + stack * 0.525, stack)
    elif spot.sprint_count > columns * rows:
        yield sprint_sum(spot.sprints, x, top + width * 0.374, width * 1.1, spot.own)
    else:
        for start in range(0, spot.sprint_count, columns):
            line = spot.sprints[start : start + columns]
            left, y = x - (len(line) - 1) * (width + 4) / 2, top + width * 0.34 + start // columns * (width * 0.68 + 3)
            yield from (chip(each, left + step * (width + 4), y, width, spot.own) for step, each in enumerate(line))


def side(role: str, seat: Seat, held: int, lit: bool, say: Say, words: str = "") -> Part:
    """Return the name plate of a player: token, name, role and number of cards.

    `lit` highlights the player who has to decide now or has won.
    """
    left = GAP if role == "fugitive" else WIDTH - GAP - 490
    pieces = token(role, left + 56, 70, 98, seat), *backs(held, left + 436, 70, 70, FAN)
    runs = (
        Run(drawn_name(say.names, seat), left + 112, 46, 50, INK if lit else WHITE, room=266),
        Run(say(f"fugitive-role-{role}"), left + 112, 102, 40, INK if lit else DIM, room=266),
    )
    return Part(role, words, pieces, runs, (Panel((left, GAP, left + 490, 132), COLOURS[role], lit),))


def title(middle: str, text: str, words: str, room: int = WIDTH - 40) -> Part:
    """Return the head of a picture: `middle` between the two name plates, and `text` below the plates."""
    runs = Run(middle, WIDTH / 2, 70, 48, WHITE, "mm", 196), Run(text, 20, 164, 50, WHITE, room=room)
    return Part("title", words, runs=runs)


def row_on_road(row: Sequence[Place], with_numbers: bool, words: str) -> tuple[Road, Part]:
    """Return the road for a row, and the part of the picture that shows the row on the road.

    The part has footprints, cards with their sprint cards, the Fugitive's token on the last card, and the goal until
    the Fugitive reaches it.
    """
    escaped = row[-1].number == data.ESCAPE
    road, last = road_for(len(row) + (not escaped)), len(row) - 1
    at = [road.places - 1 if escaped and each == last else each for each in range(len(row))]
    pieces = list(_steps(road, at))
    if not escaped:
        pieces.append(card("goal", str(data.ESCAPE), *road.centre(road.places - 1), road.card))
    for number, (spot, where) in enumerate(zip(row, at, strict=True)):
        x, y = road.centre(where)
        more = place_badges(number, road.card) if with_numbers else ()
        pieces.append(card(spot.side, _text(spot), x, y, road.card, more=more))
        pieces += sprint_cards_below(spot, x, y + road.high / 2 + GAP, road.pile, road.chip, rows=road.rows)
    x, y = road.centre(at[-1])
    size = max(54, road.card * 0.36)
    pieces.append(token("fugitive", x - road.card / 2 + 4, y - road.high / 2 + 4, size))
    return road, Part("row", words, tuple(pieces))


def _text(spot: Place) -> str:
    return "?" if spot.number is None else str(spot.number)


def _steps(road: Road, at: Sequence[int]) -> Iterator[Piece]:
    """Yield the footprints along the road, from each card to the next."""
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
"""The lowest and the highest possible number of a place, or None if it is not shown."""


def strip(
    row: Sequence[Place],
    box: Box,
    lit: Collection[int] = (),
    goal: bool = False,
    with_numbers: bool = False,
    spans: Sequence[Span] = (),
) -> tuple[tuple[Piece, ...], tuple[Run, ...]]:
    """Return the row as a single strip of cards. Sprint cards are shown by their sum or their number.

    Cards at the places `lit` are lifted. If `spans` has a range of numbers for a face-down card, the card shows it.
    """
    ahead = goal and row[-1].number != data.ESCAPE
    placed = grid(len(row) + ahead, box, TALL + BENEATH, 132, 12)
    width, pieces, runs = placed.width, list[Piece](), list[Run]()
    middles = [(left + width / 2, top + width * TALL / 2) for left, top in placed.corners]
    for place, (spot, (x, y)) in enumerate(zip(row, middles, strict=False)):
        span = spans[place] if spans and spot.number is None else None
        tone: Tone = "lift" if place in lit else ""
        more = place_badges(place, width) if with_numbers else ()
        pieces.append(card(spot.side, "" if span else _text(spot), x, y, width, tone, more))
        if span:
            runs += _span(span, x, y, width)
        pieces += sprint_cards_below(spot, x, y + width * TALL / 2 + 6, width * 0.6, width * 0.82)
    if ahead:
        pieces.append(card("goal", str(data.ESCAPE), *middles[-1], width))
    return tuple(pieces), tuple(runs)


def _span(span: tuple[int, int], x: float, y: float, width: float) -> Iterator[Run]:
    """Yield the text of a range of numbers on a card: in one line if it fits, otherwise in two."""
    low, high = map(str, span)
    whole = low if low == high else f"{low}-{high}"
    size, room = min(46, round(width * 0.6)), width - 16
    if length(whole, 40) <= room or low == high:
        yield Run(whole, x, y, size, WHITE, "mm", round(room))
        return
    yield from (Run(each, x, y + down * width, size, WHITE, "mm") for each, down in ((low, -0.25), (high, 0.25)))


def hand_card(number: int, kind: str, x: float, y: float, width: float, lit: bool, vain: bool, new: bool) -> Piece:
    """Return a card of the Fugitive's hand, shown according to its use.

    It is lifted if `lit`, and crossed out if `vain`.
    """
    marks = (*((Badge("new", 0.3, 0.06, 0.05),) if new else ()), *((Badge("cross", 0.28, 0.85, 0.13),) if vain else ()))
    tone: Tone = "lift" if lit else ""
    if number == data.ESCAPE:
        gold = Badge("gold", 0.86, 0.5, 0.5, Label(str(number), 0.46))
        return Piece(f"hand-{kind}", x, y, width, None, (gold, *marks), tone)
    prints = Badge(f"print-{sprint(number)}", 0.36, 0.5, 0.8)
    return Piece(f"hand-{kind}", x, y, width, Label(str(number), 0.44, y=0.4), (prints, *marks), tone)


def sign(kind: str, need: int, worth: int, x: float, y: float, width: float) -> Piece:
    """Return the sign below a card of the hand.

    It is a tick (in reach), the footprints that the card needs, or a bar (the card cannot be a hideout now). Below a
    chosen sprint card, it is the footprints that the card adds (`worth`).
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
"""For each state of a number on the notepad, the badge that the number gets."""


def note(
    number: int | None, state: str, x: float, y: float, width: float, lit: bool = False, vain: bool = False
) -> Piece:
    """Return a number of the notepad in its state. If `vain`, a guess with it missed, so it is crossed."""
    ink = {"out": FAINT, "held": WHITE}.get(state, INK)
    label = Label(str(number), 0.4, ink=ink) if number else None
    marks = (*((SIGNS[state],) if state in SIGNS else ()), *((Badge("cross", 0.34, 0.8, 0.13),) if vain else ()))
    return Piece(f"note-{state}", x, y, width, label, marks, "lift" if lit else "")


def decks(sizes: Sequence[int], words: str) -> Part:
    """Return the part with the three decks: the numbers in each, and how many cards are left."""
    pieces, runs = list[Piece](), list[Run]()
    for place, (band, count) in enumerate(zip(data.BANDS, sizes, strict=True)):
        left = 24 + 264 * place
        pieces += backs(count, left + 40, 850, 76, DECK)
        runs.append(Run(f"{band[0]}-{band[-1]}", left + 110, 844, 46, WHITE if count else DIM))
    return Part("decks", words, tuple(pieces), tuple(runs))


def side_sign(mark: Side) -> Piece:
    """Return the sign for a way of showing cards, on a round background for a legend."""
    return Piece("disc", 0, 0, 46, None, (Badge(mark, 0.76, 0.5, 0.5),))


LINE = 50
"""The distance between the lines of a legend, in pixels."""


def legend(signs: Sequence[tuple[Piece, str]], box: Box, size: int = 40) -> Part:
    """Return a legend of signs with texts. It has as many lines as needed, in the middle of `box`."""
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
