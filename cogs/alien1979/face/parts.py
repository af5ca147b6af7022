"""The building blocks of Alien 1979's pictures: pieces, and parts that consist of pieces.

The functions take plain values, never a view. So a picture shows only the values that it gets, and cannot reveal a
secret by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from bot.art.colours import INK, TOKENS, WHITE, YELLOW, Colour, readable
from bot.art.grid import grid
from bot.art.lettering import drawn_name
from bot.art.pen import Box
from bot.art.plates import DARK
from bot.art.png import Palette
from bot.art.sheet import Art
from bot.art.tokens import SHAPES
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.scene.compose import LIFT
from bot.scene.pieces import FAINT, backs, portrait, token
from bot.scene.records import Badge, Label, Panel, Part, Piece, Run
from cogs.alien1979 import data

ART = Art(Path(__file__).parents[1] / "art")

SPACE: Colour = (12, 16, 28)
"""The colour of the picture behind the ship."""

FADED: Colour = (70, 80, 92)
"""The background colour of the name plate of a player who is out."""

PAPER: Colour = (248, 240, 218)
BACK: Colour = (30, 88, 92)
ALIEN_BACK: Colour = (58, 28, 40)
"""The colours of the backs of codes (`BACK`) and of the Alien's cards (`ALIEN_BACK`)."""

BLOOD: Colour = (214, 40, 40)
WOUND: Colour = (255, 84, 60)
CALM: Colour = (110, 230, 150)
"""The colours of high risks (`WOUND`) and low risks (`CALM`). Medium risks are yellow."""

BLENDS = ((DARK, WHITE), (INK, WHITE), (INK, PAPER), (BACK, WHITE), (INK, WOUND), (INK, CALM), (ALIEN_BACK, WHITE))

PALETTE = Palette((SPACE, FADED, FAINT, DARK, BLOOD, WOUND, CALM, *ART.index.colours), BLENDS, 3)

ROOMS: dict[str, Box] = {
    data.BASTOS: (26, 20, 476, 254),
    data.ESPADAS: (500, 20, 950, 254),
    data.OROS: (26, 446, 476, 680),
    data.COPAS: (500, 446, 950, 680),
    data.MADRE: (26, 278, 600, 422),
    data.NAVE: (648, 278, 950, 422),
}
"""The rectangles of the places in the background picture `art/grounds/ship.svg`."""

HEAD = 48
"""The height of the heading of a place, in pixels."""

MIDDLE = 1084
"""The horizontal middle of the side panel, in pixels. The panel is 216 pixels wide."""

WIDTH, HEIGHT, TOP, GAP = 1200, 900, 700, 8
"""The size of the picture, the upper edge of the players' name plates, the gap between plates."""

COLUMNS = {2: 2, 3: 3, 4: 4, 5: 3, 6: 3, 7: 4, 8: 4}
"""The number of name plates in a row, by the number of players."""

TALL = 1.26
"""The height of a token with its marks, in widths of the token."""

LARGEST = 96
"""The width of the largest token in a place, in pixels."""

FACES = 120
"""Tokens of at least this width show the player's face. Smaller ones show only the player's letter."""

STAGE = 520
"""The height of the picture of a great moment, in pixels."""

TILE = 1.25
CARD = 328 / 230
"""The heights of codes and of the Alien's cards, in widths of the card."""

HEAP = ((20, 0), (10, 0), (0, 0))
FAN = ((-9, 0), (9, 0), (0, 0))
DECK = ((18, -9), (12, -6), (6, -3), (0, 0))
"""The offset of each card in the picture of a stack, the top card last.

`HEAP` is for codes in a sector, `FAN` for codes in a hand, and `DECK` for the Alien's deck.
"""


class Figure(NamedTuple):
    """The public facts about a player that pictures show.

    `codes` is the number of codes in hand, or None if pictures do not show it.
    """

    seat: Seat
    fate: str = "alive"
    marks: int = 0
    guard: str = ""
    owed: bool = False
    lit: bool = False
    entered: bool = False
    codes: int | None = None
    word: str = ""
    """The player's result, shown in place of the other facts at the end."""


def badge(piece: Piece, size: float, x: float, y: float) -> Badge:
    """Return a piece in the form of a badge on another piece."""
    return Badge(piece.sprite, size, x, y, piece.label)


def pawn(figure: Figure, names: Sequence[str], x: float, y: float, width: float) -> Piece:
    """Return the token of a player with the marks below the token. It is lifted if `figure.lit`."""
    low = 0.86 if SHAPES[figure.seat] == "wedge" else 0.12
    badges = [Badge(f"marks-{figure.marks}", 1.0, 0.5, 1.14)]
    badges += [Badge(figure.guard, 0.46, 0.86, low)] if figure.guard else []
    badges += [Badge("bubble", 0.46, 0.1, 0.12)] if figure.owed else []
    mark = (portrait if width >= FACES else token)(
        names, figure.seat, x, y + (width * LIFT if figure.lit else 0), width
    )
    return replace(mark, badges=tuple(badges), tone="lift" if figure.lit else "", layer=int(figure.lit))


def crowd(figures: Sequence[Figure], names: Sequence[str], box: Box, most: int = LARGEST) -> list[Piece]:
    """Return the tokens of several players, as large as the rectangle `box` allows."""
    places = grid(len(figures), box, TALL, most, 10 if len(figures) < 5 else 3)
    half = places.width / 2
    return [pawn(each, names, x + half, y + half, places.width)
            for each, (x, y) in zip(figures, places.corners, strict=True)]  # fmt: skip


def out(figure: Figure, names: Sequence[str], x: float, y: float, width: float) -> tuple[Piece, Piece]:
    """Return the grey token of a player who did not get away, and the sign for the player's fate."""
    return portrait(names, figure.seat, x, y, width, gone=True), sign(figure, x, y, width)


def sign(figure: Figure, x: float, y: float, width: float) -> Piece:
    """Return the sign for the fate of a player who did not get away. It is placed on the token."""
    name = "door" if figure.fate == "left" else "skull"
    return Piece(name, x + width * 0.3, y + width * 0.32, width * 0.5, layer=1)


def alien(sector: str, mood: str, width: float) -> Piece:
    """Return the Alien in the corner of its sector, with an alarm in the sector, as one piece."""
    left, top, right, bottom = ROOMS[sector]
    beast = only_alien(sector, mood, width)
    at = (beast.x - left) / (right - left), (beast.y - top) / (bottom - top)
    return replace(alarm(sector, mood), badges=(badge(beast, width / (right - left), *at),))


def alarm(sector: str, mood: str) -> Piece:
    """Return the alarm in the Alien's sector, without the Alien."""
    left, top, right, bottom = ROOMS[sector]
    return Piece(f"alarm-{mood}", (left + right) / 2, (top + bottom) / 2, right - left)


def only_alien(sector: str, mood: str, width: float) -> Piece:
    """Return the Alien in the corner of its sector, without an alarm. It is drawn above the sector's other pieces."""
    _, _, right, bottom = ROOMS[sector]
    return Piece(f"alien-{mood}", right - 5 - width / 2, bottom - 4 - width * 0.75, width, layer=1)


def heading(place: str, name: str, share: float = 1.0) -> Run:
    """Return the name of a place as the text of a picture. `share` is the scale of the ship."""
    left, top, _, _ = ROOMS[place]
    return Run(name.upper(), share * (left + 66), share * (top + 27), round(40 * share))


def floor(place: str, upper: float = 0, right: float = 0, left: float = 0) -> Box:
    """Return the rectangle for tokens in a place, without the margins that must stay free."""
    box = ROOMS[place]
    return box[0] + 12 + left, box[1] + HEAD + 2 + upper, box[2] - 12 - right, box[3] - 3


def heap(place: str, lying: int, known: Sequence[str] = ()) -> Iterator[Piece]:
    """Yield the stack of codes in a sector, then the codes that the viewer knows to be in the stack."""
    x, y = ROOMS[place][0] + 284, ROOMS[place][1] + 25
    if lying:
        yield from backs(lying, x, y, 37, HEAP, YELLOW)
    step = min(32, 64 / max(1, len(known)))
    for at, rank in enumerate(known):
        yield code(rank, x + 54 + at * step, y, 33)


def seats(places: int, taken: Sequence[Figure], names: Sequence[str], box: Box, most: int = LARGEST) -> list[Piece]:
    """Return the seats of the ship. The taken seats come first."""
    grown = grid(places, box, TALL, most, 6)
    half = grown.width / 2
    laid = []
    for at, (x, y) in enumerate(grown.corners):
        if at < len(taken):
            laid.append(pawn(taken[at], names, x + half, y + half, grown.width))
        else:
            laid.append(Piece("chair", x + half, y + half * TALL, grown.width))
    return laid


def count(place: str, taken: int, places: int, right: float) -> Run:
    """Return the text with the number of taken seats, such as "2/3"."""
    box = ROOMS[place]
    return Run(f"{taken}/{places}", box[2] - right, box[1] + 27, 40, anchor="rm")


def card(one: data.Card, x: float, y: float, width: float) -> Piece:
    """Return the piece of a card of the Alien, face-up."""
    rank, suit = one
    return Piece("card", x, y, width, Label(str(rank), 0.42, y=0.27), (Badge(suit, 0.64, 0.5, 0.7),))


def code(rank: str, x: float, y: float, width: float, *badges: Badge) -> Piece:
    """Return the piece of a code, face-up."""
    return Piece("code", x, y, width, badges=(Badge(rank, 0.8, 0.5, 0.5), *badges))


def named(rank: str, name: str, x: float, y: float, width: float) -> Piece:
    """Return the piece of a code, face-up, with the code's name."""
    return replace(code(rank, x, y, width), label=Label(name, 0.17, y=0.86),
                   badges=(Badge(rank, 0.7, 0.5, 0.42),))  # fmt: skip


def codes(ranks: Sequence[str], say: Say, box: Box, most: int) -> list[Piece]:
    """Return the pieces of several codes with their names, next to each other."""
    places = grid(len(ranks), box, TILE, most, 12)
    half = places.width / 2
    return [named(rank, say("alien1979-code", code=rank), x + half, y + half * TILE, places.width)
            for rank, (x, y) in zip(ranks, places.corners, strict=True)]  # fmt: skip


def deck(cards: int, x: float, y: float, width: float) -> Iterator[Piece]:
    """Yield the pieces of the Alien's deck, face-down, with the number of its cards."""
    return backs(cards, x, y, width, DECK, sprite="back-alien")


def coin(points: int, x: float, y: float, width: float) -> Piece:
    """Return the sign for a cost in action points."""
    return Piece("coin", x, y, width, Label(str(points), 0.68))


def goal(players: int, y: float, width: float, x: float = MIDDLE) -> Piece:
    """Return the sign for the combination that is needed: three equal codes, or two pairs."""
    return Piece("goal-trio" if players <= data.TRIO_UP_TO else "goal-pairs", x, y, width)


def way_home(enterer: Seat, turns: int | None, names: Sequence[str], x: float, y: float, width: float) -> Piece:
    """Return the sign for the way home: the player who entered the codes, and the countdown if it runs."""
    who = token(names, enterer, x, y, width)
    if turns is None:
        return Piece("hazard", x, y, width, badges=(Badge("terminal", 0.48, 0.5, 0.29), badge(who, 0.44, 0.5, 0.68)))
    rocket = Badge("rocket", 0.38, 0.69, 0.25)
    return Piece(
        "hazard", x, y, width, Label(str(turns), 0.5, 0.33, 0.41, YELLOW), (rocket, badge(who, 0.38, 0.69, 0.53))
    )


def boxes(high: int, players: int) -> list[Box]:
    """Return the rectangles of the players' name plates, which together are `high` pixels high."""
    columns = COLUMNS[players]
    width, high = (WIDTH - GAP) // columns, high // -(-players // columns)
    return [(GAP + column * width, line * high, (column + 1) * width, (line + 1) * high - GAP)
            for line, column in (divmod(seat, columns) for seat in range(players))]  # fmt: skip


def plate(figure: Figure, box: Box, say: Say, words: str = "") -> Part:
    """Return the name plate of a player: token, name, marks, codes and weapon, or the result at the end."""
    left, top, right, bottom = box
    tall, gone = bottom - top > 120, figure.fate != "alive"
    colour = FADED if gone else TOKENS[figure.seat]
    ink = readable(colour) if figure.lit else FAINT if gone else WHITE
    size = 72 if not tall else 82 if figure.word else 108
    x, y = (left + 16 + size / 2, top + (101 if figure.word else 122)) if tall else (left + 44, (top + bottom) / 2)
    start = left + (86 if not tall else 18 if figure.word else 142)
    marks = [Badge("bubble", 0.46, 0.84, 0.12)] if figure.owed else []
    marks += [Badge("terminal", 0.5, 0.12, 0.84)] if figure.entered else []
    pieces = [replace(portrait(say.names, figure.seat, x, y, size, gone), badges=tuple(marks))]
    pieces += [sign(figure, x, y, size)] if gone else []
    name = drawn_name(say.names, figure.seat)
    runs = [Run(name, left + 18, top + 36, 48, ink, room=round(right - left - 36)) if tall
            else Run(name, start, top + 26, 42, ink, room=round(right - 10 - start))]  # fmt: skip
    line = top + 162 if tall else top + 65
    if figure.word:
        runs.append(Run(figure.word, start, line, 42, ink, room=round(right - 8 - start)))
    else:
        wide = min(228, right - 12 - start - (0 if tall else 106))
        pieces.append(Piece(f"marks-{figure.marks}", start + wide / 2, top + 94 if tall else line, wide))
        x, y, size = (start + 32, top + 148, 50) if tall else (start + wide + 32, line, 37)
        if figure.codes is not None:
            pieces += backs(figure.codes, x, y, size, FAN)
        if figure.guard:
            pieces.append(Piece(figure.guard, x + size * 1.3, y, size * 1.05))
    return Part(f"player {figure.seat}", words, tuple(pieces), tuple(runs), (Panel(box, colour, figure.lit),))


def roster(figures: Sequence[Figure], say: Say) -> list[Part]:
    """Return the name plates of all players, below the ship."""
    below = boxes(HEIGHT - TOP, len(figures))
    lower = [(left, TOP + top, right, TOP + bottom) for left, top, right, bottom in below]
    return [plate(each, box, say) for each, box in zip(figures, lower, strict=True)]
