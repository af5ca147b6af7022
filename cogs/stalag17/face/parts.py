"""The parts of which Stalag 17's pictures consist, such as cards, dice and rows.

Functions take plain values, never a view. So a picture cannot show a secret that was not given to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from bot.art.colours import BLACK, INK, TOKENS, WHITE, YELLOW, Colour, readable
from bot.art.grid import grid
from bot.art.lettering import drawn_name
from bot.art.pen import Box
from bot.art.plates import DARK
from bot.art.png import Palette
from bot.art.sheet import Art
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.scene.pieces import DECK, backs, portrait
from bot.scene.records import Badge, Label, Panel, Part, Piece, Run, Scene, Tone
from cogs.stalag17 import data
from cogs.stalag17.data import KIND_OF, RULES, Numbers
from cogs.stalag17.state import Plan

ART = Art(Path(__file__).parents[1] / "art")

FLOOR: Colour = (52, 50, 46)
"""The colour of the camp's ground."""

DIM: Colour = (58, 66, 78)
SILVER: Colour = (206, 212, 220)
BACK, RIM = (84, 62, 44), (196, 164, 112)
"""The colours of the back of a card, and of the back's rim."""

BLENDS = ((BACK, RIM), (INK, RIM), (BACK, YELLOW), (BACK, WHITE), (DARK, WHITE), (BLACK, YELLOW), (INK, SILVER))

PALETTE = Palette((DARK, DIM, SILVER, FLOOR, BACK, RIM, *ART.index.colours), BLENDS, 3)

WIDTH, HEIGHT, GAP = 1200, 900, 8

CAMP, FENCE = 300, 36
"""The height of the fence in most pictures, and how far the ground continues below the fence."""

HEAD = 136
"""The upper edge of the rows in pictures that have only a title above them."""

TALL = 1.2
"""The height of a card, divided by its width."""

NUMBERED = 72
"""A card of at least this width shows its vigilance in hand.

On a narrower card, the number could not be read.
"""

MOST = 6
"""How many known cards of a player are shown at most.

If there are more, a number says how many.
"""

LAMP_DIGITS = {1: 0.62, 2: 0.54, 3: 0.37}
"""The height of the number on a searchlight, by how many digits the number has."""

MARKS = {"own": "tick", "wild": "barracks", "none": "cross", "hand": "hand"}
"""The badge on each object die.

It says that the object is supplied, supplied by barracks, missing, or missing but in the hand.
"""


class Row(NamedTuple):
    """The left part of a player's row in a picture.

    `start` is the number on the plan's die if this player rolled the plan, otherwise 0.
    """

    seat: Seat
    left: int
    lit: bool = False
    gone: bool = False
    start: int = 0

    @property
    def colour(self) -> Colour:
        """The colour of the row's plate."""
        return DIM if self.gone else TOKENS[self.seat]

    @property
    def ink(self) -> Colour:
        """The colour of the texts on the plate."""
        return readable(self.colour) if self.lit else SILVER if self.gone else WHITE


def card(kind: str, x: float, y: float, width: float, tone: Tone = "", badges: tuple[Badge, ...] = ()) -> Piece:
    """Return the picture of a card face-up. If there is room, it shows the card's vigilance in hand.

    `kind` is the id of a card or the id of a kind of card.
    """
    shown, large, label = KIND_OF[kind], width >= NUMBERED, None
    signs: tuple[Badge, ...]
    if shown.runaway:
        label = Label(str(shown.runaway), 0.48, y=0.712) if large else Label(str(shown.runaway), 0.53, 0.7, 0.67)
        signs = (Badge("runner-green", 0.5, 0.664, 0.28) if large else Badge("runner-green", 0.51, 0.334, 0.287),)
    elif len(shown.objects) == 2:
        signs = (Badge(shown.objects[0], 0.5, 0.656, 0.287), Badge(shown.objects[1], 0.5, 0.344, 0.713))
    else:
        sign = (*shown.objects, shown.kind)[0]
        signs = (Badge(sign, 0.76, 0.5, 0.598) if large else Badge(sign, 0.82, 0.5, 0.5),)
    lamp = (Badge("card-lamp", 0.52, 0.25, 0.21, Label(str(shown.hand), 0.81)),) if large else ()
    return Piece(f"card-{shown.kind}", x, y, width, label, (*signs, *lamp, *badges), tone)


def cards(
    shown: Sequence[str],
    box: Box,
    most: int,
    vain: Sequence[str] = (),
    chosen: Sequence[str] = (),
    useful: Sequence[str] = (),
    gap: int = 6,
) -> Iterator[Piece]:
    """Yield the pictures of cards side by side, as large as possible.

    Useless cards (in `vain`) are shaded and crossed out. Cards in `useful` are ticked, and cards in `chosen` are drawn
    higher.
    """
    places = grid(len(shown), box, TALL, most, gap)
    for each, (x, y) in zip(shown, places.corners, strict=True):
        struck = (Badge("cross", 0.42, 0.82, 0.84),) if each in vain else ()
        marks = (*struck, *((Badge("tick", 0.34, 0.85, 0.12),) if each in useful else ()))
        tone: Tone = "lift" if each in chosen else "shade" if each in vain else ""
        yield card(each, x + places.width / 2, y + places.width * TALL / 2, places.width, tone=tone, badges=marks)


def lamp(vigilance: int, x: float, y: float, width: float, ignored: bool = False) -> Piece:
    """Return the picture of a searchlight, with a player's vigilance on it.

    It is dark if the vigilance is 0. For an informer (`ignored`), the number is struck out.
    """
    name, text = "ignored" if ignored else "on" if vigilance else "off", str(vigilance)
    label = Label(text, LAMP_DIGITS[min(len(text), 3)], y=0.48, ink=INK if name == "on" else SILVER)
    return Piece(f"lamp-{name}", x, y, width, label)


def die(face: str, x: float, y: float, width: float, numbers: Numbers, mark: str = "") -> Piece:
    """Return the picture of an object die.

    A special face shows the points that it adds. If it adds none, the die is blank.
    """
    marks = (Badge(MARKS[mark], 0.5, 0.8, 0.86),) if mark else ()
    if face != data.SPECIAL:
        return Piece("die", x, y, width, None, (Badge(face, 0.74, 0.5, 0.475), *marks))
    if not numbers.special:
        return Piece("die", x, y, width, None, marks)
    label = Label(f"+{numbers.special}", 0.5, 0.6, 0.7, WHITE)
    return Piece("die-special", x, y, width, label, (Badge("runner", 0.56, 0.4, 0.36), *marks))


def tunnel(points: int, x: float, y: float, width: float) -> Piece:
    """Return the picture of the tunnel with the number of required runaway points."""
    label = Label(str(points), 0.62 if points < 10 else 0.51 if points < 100 else 0.36, 0.68, 0.56, YELLOW)
    return Piece("tunnel", x, y, width, label)


def medal(place: int, x: float, y: float, width: float) -> Piece:
    """Return the picture of a medal with a player's place at the end of the game."""
    return Piece("medal-first" if place == 1 else "medal", x, y, width, Label(str(place), 0.52, y=0.65))


def title(text: str, words: str, room: int = 1044) -> Part:
    """Return the title of a picture, placed to the right of the watchtower."""
    return Part("title", words, runs=(Run(text, 132, 44, 60, YELLOW, room=room),))


def plan(asked: Plan, numbers: Numbers, box: Box, words: str) -> Part:
    """Return the picture of the plan: the dice, objects first, and the tunnel with the required points."""
    left, top, right, bottom = box
    faces, wide = sorted(asked.faces, key=data.FACES.index), min(200, (bottom - top) * 0.92)
    places = grid(len(faces) + 1, (left, top, right - wide - 16, bottom), most=150, gap=8)
    middles = [(x + places.width / 2, y + places.width / 2) for x, y in places.corners]
    pieces = [die(face, *middle, places.width, numbers) for face, middle in zip(faces, middles, strict=False)]
    pieces += [Piece(f"number-{asked.number}", *middles[-1], places.width)] if asked.number else []
    return Part("plan", words, (*pieces, tunnel(asked.runaway, right - wide / 2, bottom - wide * 0.45, wide)))


def piles(deck: int, discards: Sequence[str], box: Box, words: str) -> Part:
    """Return the picture of both piles: the draw pile, and the discards with their top card and number."""
    left, top, right, bottom = box
    y, quarter = (top + bottom) / 2, (right - left) / 4
    width = min(94, (bottom - top) / TALL - 12)
    count = Label(str(len(discards)), 0.9, ink=WHITE)
    if discards:
        last = card(discards[-1], right - quarter, y - 8, width, badges=(Badge("count", 0.66, 0.5, 1.0, count),))
    else:
        last = Piece("slot", right - quarter, y - 8, width, Label("0", 0.5, ink=SILVER))
    return Part("piles", words, (*backs(deck, left + quarter - 12, y, width * 0.86, DECK), last))


def player(
    row: Row,
    box: Box,
    say: Say,
    words: str = "",
    pieces: Sequence[Piece] = (),
    runs: Sequence[Run] = (),
    room: int = 256,
) -> Part:
    """Return a player's row: token, name, prisoners in the camp and prisoners out.

    The pieces and texts given as arguments follow.
    """
    left, top, _, bottom = box
    high, small = bottom - top, min(78.0, (bottom - top) * 0.45)
    start = (Badge(f"number-{row.start}", 0.5, 0.1, 0.86),) if row.start else ()
    mark = portrait(say.names, row.seat, left + 62, (top + bottom) / 2, min(104, high - 22), row.gone)
    head = [replace(mark, badges=start)]
    for each in range(RULES.prisoners):
        x, sprite = left + 120 + small * (0.35 + 0.78 * each), "hole" if each >= row.left else "prisoner"
        head.append(Piece(sprite, x, bottom - 6 - small / 2, small * 0.7, tone="dim" if row.gone else ""))
    name = Run(drawn_name(say.names, row.seat), left + 120, top + high * 0.27 + 2, 48, row.ink, room=room)
    return Part(f"player {row.seat}", words, (*head, *pieces), (name, *runs), (Panel(box, row.colour, row.lit),))


def known_cards(groups: Iterable[tuple[str, Sequence[str]]], box: Box, ink: Colour) -> tuple[list[Piece], list[Run]]:
    """Return the known cards of a player, each with a sign that says where the card is.

    Cards that everybody sees are in full colour. Other known cards are shaded.
    """
    left, top, right, bottom = box
    shown = [(each, sign) for sign, some in groups for each in some]
    more, shown = len(shown) - MOST, shown[:MOST]
    places = grid(len(shown), (left, top, right - (84 if more > 0 else 0), bottom), TALL, 96, 8)
    pieces = []
    for (each, sign), (x, y) in zip(shown, places.corners, strict=True):
        tone: Tone = "" if sign in ("swap", "barracks") else "shade"
        middle = x + places.width / 2, y + places.width * TALL / 2 - 2
        pieces.append(card(each, *middle, places.width, tone, (Badge(sign, 0.52, 0.88, 0.84),)))
    return pieces, [Run(f"+{more}", right, (top + bottom) / 2, 46, ink, "rm")] if more > 0 else []


def rows(count: int, top: int = HEAD, most: int = 250) -> list[Box]:
    """Return the rectangles of `count` rows below the edge `top`, each at most `most` pixels high."""
    high = min(most, (HEIGHT - top) // count)
    return [(GAP, top + at * high, WIDTH - GAP, top + (at + 1) * high - GAP) for at in range(count)]


def rows_scene(heading: Sequence[Part], players: Sequence[Part], boxes: Sequence[Box], *told: str) -> Scene:
    """Return a picture with a heading and one row for each player, cut off below the last row."""
    parts = (*heading, *players, *(Part("told", each) for each in told))
    return Scene(parts, "camp", CAMP + FENCE, size=(WIDTH, round(boxes[-1][3]) + GAP))
