"""The pieces of a diagram of Escape Plan, by the names that `diagram.py` and `holdings.py` give them."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.art.colours import INK, TOKENS, WHITE, YELLOW, Colour
from bot.art.pen import Pen, centre, put, sprite
from bot.art.plates import DARK
from cogs.escape_plan.data import EQUIPMENT, TILES
from cogs.escape_plan.face import lands, panels, pieces, town
from cogs.escape_plan.face.art import ART, DIM, GREY, PAPER, RED
from cogs.escape_plan.face.ledger import TILE
from cogs.escape_plan.rules.facts import OPEN

SLOT = (40, 42)

MARKS: dict[str, str] = {
    "wound": "wound",
    "handcuffs": "handcuffs",
    "star": "star",
    "disc": "disc",
}


def drawn(name: str) -> Image.Image:
    """Draw a piece. Raises KeyError where there is none of that kind."""
    kind, *about = name.split("/")
    return DRAWN[kind](*about)


def _tile(tile: str, turned: str, size: str) -> Image.Image:
    """Draw a tile with its name; one that is still to be placed with what is on it."""
    radius = int(size)
    image, middle = lands.printed(tile, int(turned), radius).copy(), lands.middle(radius)
    if radius == TILE:
        for role, (kind, _) in zip("pq", TILES[tile].places, strict=False):
            number = str(TILES[tile].exit) if kind == "exit" else "?" if kind == "safehouse" else ""
            place = pieces.plate("door" if kind == "exit" else kind, "", (), False, number, round(radius * 1.2))
            centre(image, place, lands.toward(middle, lands.sixth(tile, 0, role), radius * 0.52))
    name = lands.label(tile, radius if radius > TILE else round(radius * 1.6))
    put(image, name, max(0, radius * (1 - town.LABEL) - name.width / 2), middle[1] - name.height / 2)
    return image


def _plate(kind: str, marks: str, shut: str, number: str, radius: str) -> Image.Image:
    return pieces.plate(kind, "", tuple(filter(None, marks.split(","))), shut == "1", number, int(radius))


def _pawn(seat: str, letter: str, size: str, star: str, up: str) -> Image.Image:
    return pieces.pawn(int(seat), letter, int(size), star == "1", up == "1")


def _fate(fate: str, place: str) -> Image.Image:
    return pieces.gate(OPEN, int(place), 40) if fate == "escaped" else ART.sprite("handcuffs", 40)


def _cube(seat: str) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.box((0, 0, 56, 44), INK, radius=9)
        pen.box((2, 2, 54, 42), TOKENS[int(seat)], radius=8)

    return sprite((56, 44), paint)


def _amount(text: str) -> Image.Image:
    return _written(text, 46, 25, WHITE)


def _money(amount: str) -> Image.Image:
    return _written(f"−${amount[1:]}" if amount.startswith("-") else f"${amount}", 92, 32, YELLOW)


def _written(text: str, width: int, size: int, ink: Colour) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, 34), DARK, radius=7)
        pen.text((width / 2, 17), text, size, ink)

    return sprite((width, 34), paint)


def _count(name: str, count: str) -> Image.Image:
    """Draw a sign with how many there are."""
    image = Image.new("RGBA", (62, 38), (0, 0, 0, 0))
    put(image, ART.sprite(MARKS[name], 36), 0, 1)
    image.alpha_composite(_written(count, 26, 28, WHITE), (36, 2))
    return image


def _slot(kind: str, name: str, up: str, value: str) -> Image.Image:
    """Draw a slot: free, locked, covered by handcuffs, a contact, Equipment by whom it avoids, or a locker's tile."""
    width, height = SLOT
    held = kind in ("contact", "equipment", "locker")

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK if not held else PAPER if up == "1" else GREY, GREY if kind else DIM, 3, 8)
        if not kind and value:
            pen.text((width / 2, height / 2), value, 22, GREY)
        elif kind == "locker":
            pen.text((width / 2, height - 12), value, 19, INK)

    image = sprite(SLOT, paint)
    if kind in ("contact", "asset"):
        put(image, ART.sprite(kind, width), 0, 0)
    if kind == "locker":
        put(image, ART.sprite(f"key-{name}", 18), 11, 1)
    if kind == "covered":
        centre(image, ART.sprite("handcuffs", 34), (width / 2, height / 2))
    if kind == "equipment":
        avoided = EQUIPMENT[name].avoids
        for place, officer in enumerate(avoided):
            x = width / 2 + (place - (len(avoided) - 1) / 2) * 18
            centre(image, pieces.officer(officer, 26 if len(avoided) == 1 else 20), (x, height / 2))
    return image


def _value(value: str) -> Image.Image:
    """Draw a hidden tile of a locker or an exit, turned up."""
    wide = 44 if len(value) < 3 else 52

    def paint(pen: Pen) -> None:
        pen.box((0, 0, wide, 38), INK, radius=8)
        pen.box((2, 2, wide - 2, 36), PAPER if value != "0" else GREY, radius=7)
        pen.text((wide / 2, 19), value, 25, INK)

    return sprite((wide, 38), paint)


def _patrol(number: str) -> Image.Image:
    """Draw a patrol card turned up."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, 46, 58), INK, radius=8)
        pen.box((2, 2, 44, 56), RED, radius=7)
        pen.box((6, 6, 40, 52), PAPER, radius=5)
        pen.text((23, 29), number, 34, INK)

    return sprite((46, 58), paint)


def _exit_number(number: str) -> Image.Image:
    return pieces.plate("barred", "", (), False, number, 84)


DRAWN: dict[str, Callable[..., Image.Image]] = {
    "tile": _tile,
    "plate": _plate,
    "officer": lambda kind, size: pieces.officer(kind, int(size)),
    "pawn": _pawn,
    "fate": _fate,
    "cube": _cube,
    "amount": _amount,
    "money": _money,
    "count": _count,
    "key": lambda colour: ART.sprite(f"key-{colour}", 34),
    "slot": _slot,
    "value": _value,
    "exit": lambda state, number: pieces.gate(state, int(number), 70),
    "card": lambda: panels.card(True),
    "patrol": _patrol,
    "exit_number": _exit_number,
    "label": lambda tile: lands.label(tile, 130),
}
"""What draws each kind of piece."""
