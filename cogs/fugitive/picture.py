"""The table of Fugitive as a picture: the players, the road with the row on it, the decks."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2, degrees, hypot

from PIL import Image

from bot.art.colours import INK, ORANGE, SKY, WHITE, Colour, mix, number
from bot.art.lettering import fitted, font, printable, write
from bot.art.pen import Pen, Point, put, sprite
from bot.art.png import Palette, png
from bot.art.tokens import token
from bot.engine.game import Seat
from bot.engine.texts import Say
from cogs.fugitive import cards, data, scenery
from cogs.fugitive.scenery import BOTTOM, ROADS, SIZE, Road
from cogs.fugitive.view import SpotView, View

COLOURS = {"fugitive": number(ORANGE), "marshal": number(SKY)}
"""The colours of the two sides."""

PALETTE = Palette((*scenery.FLAT, *cards.FLAT), (*scenery.BLENDS, *cards.BLENDS))

DIM: Colour = (150, 166, 196)

TRACK: Colour = (222, 214, 190)


def draw(view: View, say: Say) -> bytes:
    """Draw `view` as a PNG of 1,200 by 800 pixels. Nothing but the view and the names goes in."""
    return png(paint(view, say), PALETTE)


def paint(view: View, say: Say) -> Image.Image:
    """Draw `view` in full colour."""
    places = places_of(view)
    road = scenery.road_for(max(places.values()) + 1)
    image = scenery.ground(road, view.phase == "manhunt").copy()
    tracks(image, road, sorted(places.values()))
    if view.row[-1].hideout != data.ESCAPE:
        lay(image, road, road.places - 1, cards.card(road.card, "goal", str(data.ESCAPE)))
    for number_in_row, place in places.items():
        spot = view.row[number_in_row]
        lay(image, road, place, cards.card(road.card, side(view, spot), face(spot)))
        beneath(image, road, place, spot, view)
    players(image, view, say)
    decks(image, view)
    return image


def places_of(view: View) -> dict[int, int]:
    """Give each card of the row its place on the road; the 42 lies at the road's end."""
    escaped = view.row[-1].hideout == data.ESCAPE
    road = scenery.road_for(len(view.row) + (0 if escaped else 1))
    last = len(view.row) - 1
    return {spot: road.places - 1 if escaped and spot == last else spot for spot in range(len(view.row))}


def face(spot: SpotView) -> str:
    """Give what is written on a card of the row."""
    return "?" if spot.hideout is None else str(spot.hideout)


def side(view: View, spot: SpotView) -> cards.Side:
    """Tell how a card of the row lies for this viewer."""
    if spot.hideout is None:
        return "back"
    if spot.hideout == data.ESCAPE:
        return "escape"
    if spot.round == 0:
        return "start"
    if spot.revealed:
        return "found"
    return "own" if view.result is None else "lost"


def lay(image: Image.Image, road: Road, place: int, card: Image.Image) -> None:
    """Lay a card on its place."""
    x, y = road.centre(place)
    put(image, card, x - road.card[0] / 2, y - road.card[1] / 2)


def beneath(image: Image.Image, road: Road, place: int, spot: SpotView, view: View) -> None:
    """Lay the sprint cards under their hideout: open ones in rows of two, face-down ones as a pile with their count."""
    if not spot.sprint_count:
        return
    x, y = road.centre(place)
    top = y + road.card[1] / 2 + 5
    height = {1: 46, 2: 40, 3: 36, 4: 32}[road.lines]
    if spot.sprints is None:
        heap = cards.pile(spot.sprint_count, height + 4)
        put(image, heap, x - heap.width / 2, top)
        return
    own = view.result is None and not spot.revealed
    columns, lines = (1 if road.lines == 4 else 2), (3 if road.lines == 1 else 2 if road.lines == 2 else 1)
    room = columns * lines
    width = chip_width(height)
    if columns * (width + 4) > (SIZE[0] - 60) / road.columns:
        columns, room = 1, lines
    chips = [cards.chip(card, height, own) for card in spot.sprints]
    if len(chips) > room:
        chips = [*chips[: room - 1], cards.more(len(chips) - room + 1, height)]
    for line in range(0, len(chips), columns):
        row = chips[line : line + columns]
        left = x - (len(row) * (width + 4) - 4) / 2
        for step, chip in enumerate(row):
            put(image, chip, left + step * (width + 4), top + line // columns * (height + 4))


def chip_width(height: int) -> int:
    """Give the width of an open sprint card."""
    return cards.chip(1, height, False).width


def tracks(image: Image.Image, road: Road, places: list[int]) -> None:
    """Draw the footprints that lead along the road from card to card."""
    for here, there in pairwise(places):
        for place in range(here, there):
            walk(image, road, place, (here, there))


def walk(image: Image.Image, road: Road, place: int, between: tuple[int, int]) -> None:
    """Draw the footprints from `place` to the next place of the road."""
    start, end = road.centre(place), road.centre(place + 1)
    if start[1] == end[1]:
        path = [start, end]
    else:
        edge = SIZE[0] - 34 if start[0] > SIZE[0] / 2 else 34
        path = [start, (edge, start[1] + 40), (edge, end[1] - 40), end]
    stride, done, foot = 30.0, 15.0, 0
    for (x, y), (to_x, to_y) in pairwise(path):
        length = hypot(to_x - x, to_y - y)
        turn = atan2(to_y - y, to_x - x)
        sprite_turn = round(-degrees(turn) - 90)
        while done < length:
            share = done / length
            across = 9 if foot % 2 else -9
            dx, dy = -(to_y - y) / length * across, (to_x - x) / length * across
            print_ = cards.step(24, sprite_turn, TRACK)
            put(
                image, print_, x + (to_x - x) * share + dx - print_.width / 2, y + (to_y - y) * share + dy - print_.height / 2
            )
            done += stride
            foot += 1
        done -= length


def players(image: Image.Image, view: View, say: Say) -> None:
    """Draw both sides: who, how many cards, and whose turn it is or who has won."""
    for left, seat, held in ((20, view.fugitive, view.hand_size), (740, view.marshal, view.marshal_hand_size)):
        player(image, left, view, seat, held, say)
    title = say("fugitive-picture-manhunt") if view.phase == "manhunt" else say("fugitive-round", round=view.round)
    text, face_ = fitted(title, 240, 44)
    write(image, (SIZE[0] / 2, 50), text, round(face_.size), WHITE, "mm")


def player(image: Image.Image, left: int, view: View, seat: Seat, held: int, say: Say) -> None:
    """Draw one side's plate; it is lit for whoever is to move or has won, and says so."""
    fugitive = seat == view.fugitive
    colour = ORANGE if fugitive else SKY
    winner = view.result.winners[0] if view.result else None
    lit = seat in (view.asked, winner)
    put(image, plate(lit, colour), left, 14)
    put(image, token(colour, "circle" if fugitive else "star", "F" if fugitive else "M", 92), left + 10, 20)
    ink, faint = (INK, INK) if lit else (WHITE, DIM)
    role = say("fugitive-role-fugitive" if fugitive else "fugitive-role-marshal")
    name, size = fitted(printable(say.name(seat)) or role, 220, 40)
    write(image, (left + 112, 44), name, round(size.size), ink)
    state = say("fugitive-picture-won" if winner == seat else "fugitive-picture-turn") if lit else ""
    said, size = fitted(f"{role} · {state}" if state else role, 226, 32)
    write(image, (left + 112, 88), said, round(size.size), faint)
    put(image, hand(), left + 350, 34)
    write(image, (left + 385, 71), str(held), 40, WHITE, "mm")


@cache
def plate(lit: bool, colour: Colour) -> Image.Image:
    """Draw the plate of a side."""

    def paint_plate(pen: Pen) -> None:
        pen.box((0, 0, 440, 104), INK, radius=18)
        pen.box((3, 3, 437, 101), colour if lit else mix(INK, WHITE, 0.08), colour, 4, radius=16)

    return sprite((440, 104), paint_plate)


@cache
def hand() -> Image.Image:
    """Draw two cards held as a fan, with room for their number."""

    def paint_hand(pen: Pen) -> None:
        for shift in (-10, 10, 0):
            pen.box((12 + shift, 2 + abs(shift) / 3, 58 + shift, 70), INK, radius=8)
            pen.box((14 + shift, 4 + abs(shift) / 3, 56 + shift, 68), cards.BACK, cards.BACK_LIGHT, 3, radius=6)

    return sprite((72, 72), paint_hand)


def decks(image: Image.Image, view: View) -> None:
    """Draw the three decks with their numbers and what is left of each."""
    for place, (band, count) in enumerate(zip(data.BANDS, view.deck_sizes, strict=True)):
        left = 40 + place * 390
        put(image, cards.deck(count), left, BOTTOM + 8)
        write(image, (left + 106, BOTTOM + 38), f"{band[0]}-{band[-1]}", 38, DIM)
        write(image, (left + 106, BOTTOM + 80), f"× {count}", 42, WHITE if count else DIM)


__all__ = ["COLOURS", "PALETTE", "ROADS", "Point", "draw", "font", "paint"]
