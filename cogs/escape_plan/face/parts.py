"""Parts of Escape Plan's pictures around the town, and the style of all pictures.

The functions take public values only, so they cannot reveal anything hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from bot.art.cards import DIGIT
from bot.art.colours import INK, WHITE, YELLOW, Colour
from bot.art.lettering import SMALLEST, drawn_name, fitted, length
from bot.art.pen import Box
from bot.art.plates import DARK
from bot.art.png import Palette
from bot.art.sheet import Art
from bot.engine.texts import Say
from bot.scene.pieces import portrait
from bot.scene.records import Label, Panel, Part, Piece, Run
from cogs.escape_plan.data import DAYS
from cogs.escape_plan.face import town, words
from cogs.escape_plan.rules.facts import (
    CLOSED,
    LATER,
    OPEN,
    UNKNOWN,
    acting_player,
    exit_prices,
    exit_state,
    most_wanted,
    next_place,
)
from cogs.escape_plan.state import PublicTable

ART = Art(Path(__file__).parents[1] / "art")

FLOOR: Colour = (30, 36, 48)
"""The colour of the ground around the town."""

PAPER: Colour = (248, 242, 226)
STEEL: Colour = (176, 190, 204)
GREY: Colour = (150, 158, 168)
DIM: Colour = (62, 70, 84)
RED: Colour = (206, 48, 40)
GAINED: Colour = (72, 200, 150)
LOST: Colour = (244, 132, 64)
"""The colour of losses in texts; `GAINED` is the colour of gains. Things in the picture are darker."""

LANDS: dict[str, tuple[Colour, Colour]] = {
    "I": ((72, 64, 66), (112, 98, 92)),
    "C": ((186, 186, 190), (146, 148, 158)),
    "R": ((116, 168, 96), (70, 122, 66)),
    "W": ((66, 124, 190), (142, 194, 232)),
}
"""The background colour and the pattern colour of each type of land (`art/land-*.svg`)."""

FLAT = (FLOOR, DARK, PAPER, STEEL, GREY, DIM, RED, GAINED, LOST, *(each for pair in LANDS.values() for each in pair))

BLENDS = ((FLOOR, WHITE), (DARK, WHITE), (DARK, YELLOW), (INK, PAPER), (INK, WHITE), *LANDS.values())

PALETTE = Palette((*FLAT, *ART.index.colours), BLENDS, 3)

WIDTH, HEIGHT = 1200, 900

TOWN: Box = (26, 74, 1196, 832)
"""The rectangle of the town on the board, in pixels."""

LEAST = 40
"""The smallest height of text in a picture, in pixels."""

SUNS = ("sunrise", "sun", "sunset", "moon", "dawn")
"""The names of the signs for the parts of the day, in order."""

TILES_A_DAY = 4

EXIT = 192
"""The width of an exit in the bottom row of the picture, in pixels."""

CHIP = 82
"""The width of a price of leaving in the picture, in pixels."""


def cut(text: str, room: float, size: int = LEAST) -> str:
    """Return a text, shortened if it is wider than `room` pixels at this font size."""
    return fitted(text, int(room * SMALLEST / size), SMALLEST)[0]


def situation_words(table: PublicTable, placed: int, say: Say) -> str:
    """Return the text for who has to do what, or for how the game ended."""
    if table.result is not None:
        who = say.listed(drawn_name(say.names, seat) for seat in table.result.winners)
        return say("escape_plan-picture-won", who=who) if table.result.winners else say("escape_plan-picture-lost")
    phase = "house" if table.phase == "city" and table.placing else table.phase
    acting = acting_player(table)
    who = "" if acting is None else drawn_name(say.names, acting)
    number = min(placed + 1, TILES_A_DAY)
    return say(f"escape_plan-picture-now-{phase}", who=who, number=number, tile=table.placing)


def header(table: PublicTable, placed: int, told: str, say: Say) -> Part:
    """Return the line at the top of a picture: day and time on the left, the current step on the right.

    The step has the token of the acting player.
    """
    running = table.phase in ("turn", "heat") and table.result is None
    when = say("escape_plan-picture-day", day=table.day)
    when += f" · {words.part(table.part, say)}" if running else ""
    left = 76 if running else 16
    pieces = [Piece(SUNS[table.part], 42, 37, 52)] if running else []
    right, up = WIDTH - 16, acting_player(table)
    if up is not None:
        pieces.append(replace(town.pawn(say.names, up, right - 32, 37, 72, up in most_wanted(table), False), face=up))
        right -= 80
    what, room = situation_words(table, placed, say), right - left - 30
    size = next((each for each in (48, 44) if length(when, each) + length(what, each) <= room), LEAST)
    runs = Run(when, left, 38, size), Run(cut(what, room - length(when, size), size), right, 38, size, YELLOW, "rm")
    return Part("now", told, tuple(pieces), runs)


def exits(table: PublicTable, left: Sequence[int], told: str, say: Say) -> Part:
    """Return the part of a picture with the exits, their patrol cards and the price of leaving.

    A closed exit shows how many of its tiles are left, which `left` says for each exit.
    """
    y, pieces, runs = 867.0, [], []
    for number in (1, 2, 3):
        state, x = exit_state(table, number), 40 + EXIT * (number - 1)
        pieces.append(town.gate(town.GATES.get(state, "door"), number, x, y, 60))
        if state == UNKNOWN:
            pieces += patrol_cards(table.shown.count(number), x + 58, y, 38)
        else:
            said = {CLOSED: "", OPEN: "open", LATER: "later"}[state]
            text = say(f"escape_plan-picture-exit-{said}") if said else f"×{left[table.closed.index(number)]}"
            runs.append(Run(text, x + 38, y, LEAST, YELLOW if said else WHITE))
    fees = exit_prices(table)
    start = WIDTH - 8 - CHIP * len(fees)
    runs.append(Run(say("escape_plan-picture-leaving"), start - 12, y, 42, WHITE, "rm"))
    for place, fee in enumerate(fees):
        turn = place - next_place(table) if table.day == DAYS else 1
        pieces.append(price_mark(fee, start + CHIP * (place + 0.5), y, turn))
    band = Panel((0, HEIGHT - 66, WIDTH, HEIGHT), DIM)
    return Part("exits", told, tuple(pieces), tuple(runs), (band,))


def patrol_cards(count: int, x: float, y: float, width: float) -> list[Piece]:
    """Return the pieces for the patrol cards of an exit, and for the empty places of missing cards."""
    return [Piece("patrol" if at < count else "patrol-space", x + at * (width + 6), y, width) for at in range(2)]


def price_mark(cost: int, x: float, y: float, turn: int) -> Piece:
    """Return the mark of a price of leaving. It shows whether the price is current, later or in the past."""
    text, high = f"${cost}", CHIP * 60 / 84
    size = min(44, (CHIP - 16) / DIGIT / len(text)) / high
    ink = INK if turn == 0 else GREY if turn < 0 else WHITE
    sprite = "chip" if turn > 0 else "chip-past" if turn else "chip-now"
    return Piece(sprite, x, y, CHIP, Label(text, size, ink=ink))


def background(top: float, bottom: float) -> Panel:
    """Return the background of a part of a picture."""
    return Panel((0, top, WIDTH, bottom), DIM)


def fate_tokens(table: PublicTable, y: float, say: Say) -> list[Piece]:
    """Return the tokens of all players in turn order.

    A token shows whether the player is in the city, escaped (with the place), or arrested.
    """
    step, pieces = (WIDTH - 40) / len(table.order), []
    for place, seat in enumerate(table.order):
        left, player = 76 + place * step, table.players[seat]
        pieces.append(portrait(say.names, seat, left, y, 100))
        if player.fate != "city":
            pieces.append(fate_mark(player.fate, player.place, left + 106, y, 92))
    return pieces


def fate_mark(fate: str, place: int, x: float, y: float, width: float) -> Piece:
    """Return the mark of a player who is out of the game: a gate with the place, or handcuffs."""
    return town.gate("way-out", place, x, y, width) if fate == "escaped" else Piece("handcuffs", x, y, width)


def counted_sign(sprite: str, count: int, x: float, y: float, size: float = 70) -> tuple[Piece, Run]:
    """Return a sign and the text with how many of that thing there are."""
    return Piece(sprite, x, y, size), Run(str(count), x + size * 0.6, y, round(size * 0.85))


def line(text: str, x: float, y: float, room: float, size: int, ink: Colour = WHITE, anchor: str = "lm") -> Run:
    """Return a line of text that fits into the width `room`. Its letters are at least 40 pixels high."""
    size = next((each for each in range(size, LEAST, -4) if length(text, each) <= room), LEAST)
    return Run(cut(text, room, size), x, y, size, ink, anchor)


def colour_of_value(value: int) -> Colour:
    """Return the colour for a term of a score. It depends on whether the value is positive or negative."""
    return WHITE if value > 0 else LOST if value else GREY
