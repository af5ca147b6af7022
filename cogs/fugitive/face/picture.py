"""The table of Fugitive as a picture: the players, the road with the row on it, the decks."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2, degrees, hypot

from PIL import Image

from bot.art.cards import deck, pile
from bot.art.colours import INK, ORANGE, SKY, WHITE, Colour, number
from bot.art.lettering import SMALLEST, drawn_name, fitted, length, printable, write
from bot.art.pen import Pen, put, sprite
from bot.art.plates import plate
from bot.art.png import Palette, png
from bot.art.tokens import token
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.face import cards, scenery, strip
from cogs.fugitive.face.scenery import BOTTOM, SIZE, Road
from cogs.fugitive.face.strip import face, side
from cogs.fugitive.view import SpotView, View

COLOURS = {"fugitive": number(ORANGE), "marshal": number(SKY)}
"""The colours of the two sides."""

PALETTE = Palette((*scenery.NAMED, *cards.FLAT, *scenery.ART.index.colours), cards.BLENDS, 3)

DIM: Colour = (150, 166, 196)

STRIDE = 30.0
"""The distance from footprint to footprint."""

NAME = 262
"""The room for a name on a plate."""

LINE = 31
"""From line to line of a name."""


def draw(view: View, say: Say) -> bytes:
    """Draw `view` as a PNG of 1,200 by 800 pixels. Nothing but the view and the names goes in."""
    return png(paint(view, say), PALETTE)


def paint(view: View, say: Say) -> Image.Image:
    """Draw `view` in full colour."""
    image = painted_row(view, say)
    decks(image, view)
    legend(image, view, say)
    return image


def painted_row(view: View, say: Say) -> Image.Image:
    """Draw both sides and the road with the row, nothing yet below it."""
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
        if number_in_row and view.variant != "none":
            x, y = road.centre(place)
            aside = here_size(road) * 0.75 + 3 if number_in_row == len(view.row) - 1 else 11
            strip.number(image, spot, number_in_row, (x - road.card[0] / 2 + aside, y - road.card[1] / 2 + 7))
    here(image, road, places[len(view.row) - 1])
    players(image, view, say)
    return image


def places_of(view: View) -> dict[int, int]:
    """Give each card of the row its place on the road; the 42 lies at the road's end."""
    escaped = view.row[-1].hideout == data.ESCAPE
    road = scenery.road_for(len(view.row) + (0 if escaped else 1))
    last = len(view.row) - 1
    return {spot: road.places - 1 if escaped and spot == last else spot for spot in range(len(view.row))}


def lay(image: Image.Image, road: Road, place: int, card: Image.Image) -> None:
    """Lay a card on its place."""
    x, y = road.centre(place)
    put(image, card, x - road.card[0] / 2, y - road.card[1] / 2)


def here(image: Image.Image, road: Road, place: int) -> None:
    """Lay the Fugitive's token on the last card: so far the chase has come."""
    x, y = road.centre(place)
    size = here_size(road)
    put(image, side_token(True, size), x - road.card[0] / 2 - size / 4, y - road.card[1] / 2 - size / 4)


def here_size(road: Road) -> int:
    """Give the size of the token on the last card."""
    return 52 if road.lines < 3 else 40


def beneath(image: Image.Image, road: Road, place: int, spot: SpotView, view: View) -> None:
    """Lay the sprint cards under their hideout: open ones in rows of two, face-down ones as a pile with their count."""
    x, y = road.centre(place)
    top = y + road.card[1] / 2 + 6
    width, height = road.chip
    if spot.sprints is None:
        if spot.sprint_count:
            heap = pile(spot.sprint_count, height, cards.BACKS)
            put(image, heap, x - heap.width / 2, top)
        return
    chips = strips(road, spot.sprints, view.result is None and not spot.sprints_open)
    for line in range(0, len(chips), 2):
        row = chips[line : line + 2]
        left = x - (len(row) * (width + 4) - 4) / 2
        for step, chip in enumerate(row):
            put(image, chip, left + step * (width + 4), top + line // 2 * (height + 3))


def strips(road: Road, sprints: tuple[int, ...], own: bool) -> list[Image.Image]:
    """Draw open sprint cards, as many as there is room for, or their sum where there is hardly any."""
    if road.beneath == 1:
        return [cards.sum_of(sum(map(data.sprint, sprints)), road.chip, own)] if sprints else []
    room = 2 * road.beneath
    shown = sprints if len(sprints) <= room else sprints[: room - 1]
    chips = [cards.chip(card, road.chip, own) for card in shown]
    left_over = len(sprints) - len(shown)
    return [*chips, cards.more(left_over, road.chip, own)] if left_over else chips


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
    done, foot = STRIDE / 2, 0
    for (x, y), (to_x, to_y) in pairwise(path):
        length = hypot(to_x - x, to_y - y)
        ahead, aside = (to_x - x) / length, (to_y - y) / length
        mark = cards.step(26, round(degrees(atan2(aside, ahead))) + 90)
        while done < length:
            shift = 9 if foot % 2 else -9
            middle = (x + ahead * done - aside * shift, y + aside * done + ahead * shift)
            put(image, mark, middle[0] - mark.width / 2, middle[1] - mark.height / 2)
            done += STRIDE
            foot += 1
        done -= length


def players(image: Image.Image, view: View, say: Say) -> None:
    """Draw both sides and between them the round and an arrow to whoever is to move, at the end who has won."""
    winner = view.result.winners[0] if view.result else None
    player(image, 16, view, view.fugitive, view.hand_size, say)
    player(image, 720, view, view.marshal, view.marshal_hand_size, say)
    title = say("fugitive-picture-manhunt") if view.phase == "manhunt" else say("fugitive-round", round=view.round)
    middle(image, 42, title, 44)
    left = view.fugitive in (view.asked, winner)
    state = say("fugitive-picture-turn" if winner is None else "fugitive-picture-won")
    text = f"◀ {state}" if left else f"{state} ▶"
    middle(image, 92, text, 34, ORANGE if left else SKY)


def middle(image: Image.Image, y: float, text: str, size: int, ink: Colour = WHITE) -> None:
    """Write between the plates."""
    said, letters = fitted(text, 220, size)
    write(image, (SIZE[0] / 2, y), said, round(letters.size), ink, "mm")


def player(image: Image.Image, left: int, view: View, seat: Seat, held: int, say: Say) -> None:
    """Draw one side's plate, lit for whoever is to move or has won."""
    fugitive = seat == view.fugitive
    colour = ORANGE if fugitive else SKY
    lit = seat in (view.asked, view.result.winners[0] if view.result else None)
    put(image, plate((464, 106), colour, lit), left, 12)
    put(image, side_token(fugitive, 92), left + 8, 18)
    role = say("fugitive-role-fugitive" if fugitive else "fugitive-role-marshal")
    lines, size = name_lines(called(view, seat, say))
    for line, text in enumerate(lines):
        write(image, (left + 108, 42 if len(lines) == 1 else 33 + LINE * line), text, size, INK if lit else WHITE)
    if len(lines) < 3:
        said, letters = fitted(role, NAME, 34 if len(lines) == 1 else SMALLEST)
        write(image, (left + 108, 88 if len(lines) == 1 else 95), said, round(letters.size), INK if lit else DIM)
    put(image, hand(), left + 374, 28)
    write(image, (left + 413, 65), str(held), 42, WHITE, "mm")


def name_lines(name: str, width: int = NAME, size: int = 40) -> tuple[list[str], int]:
    """Break a name that finds no room in one line into two or three; give the lines with the size of their letters."""
    said, letters = fitted(name, width, size)
    if said == name:
        return [name], round(letters.size)
    lines: list[str] = []
    while name and len(lines) < 2:
        room = max(count for count in range(len(name) + 1) if length(name[:count], SMALLEST) <= width)
        line = name if room == len(name) else name[: room + 1].rpartition(" ")[0] or name[:room]
        lines.append(line)
        name = name[len(line) :].strip()
    return [*lines, *([fitted(name, width, SMALLEST)[0]] if name else [])], SMALLEST


def called(view: View, seat: Seat, say: Say) -> str:
    """Name a player, by the role where the font lacks every letter of the name."""
    role = say("fugitive-role-fugitive" if seat == view.fugitive else "fugitive-role-marshal")
    return drawn_name(say.names, seat) if printable(say.name(seat)) else role


def side_token(fugitive: bool, size: int) -> Image.Image:
    """Draw the token of a side: circle and F, or star and M."""
    return token(ORANGE, "circle", "F", size) if fugitive else token(SKY, "star", "M", size)


@cache
def hand() -> Image.Image:
    """Draw two cards held as a fan, with room for their number."""

    def paint_hand(pen: Pen) -> None:
        for shift in (-12, 12, 0):
            pen.box((13 + shift, 2 + abs(shift) / 3, 65 + shift, 74), INK, radius=8)
            pen.box((15 + shift, 4 + abs(shift) / 3, 63 + shift, 72), cards.BACK, cards.BACK_LIGHT, 3, radius=6)

    return sprite((78, 76), paint_hand)


def decks(image: Image.Image, view: View) -> None:
    """Draw the three decks with their numbers and what is left of each."""
    for place, (band, count) in enumerate(zip(data.BANDS, view.deck_sizes, strict=True)):
        left = 24 + place * 278
        put(image, deck(count, cards.BACKS), left, BOTTOM + 8)
        write(image, (left + 104, BOTTOM + 36), f"{band[0]}-{band[-1]}", 40, DIM)
        write(image, (left + 104, BOTTOM + 80), f"× {count}", 44, WHITE if count else DIM)


def legend(image: Image.Image, view: View, say: Say, top: int = BOTTOM) -> None:
    """Explain the signs on the cards that lie there."""
    there = {side(view, spot) for spot in view.row}
    signs = [each for each in cards.MARKED if each in there]
    for place, each in enumerate(signs):
        y = top + (58 if len(signs) == 1 else 34 + 46 * place)
        put(image, cards.sign(each, 42), 880, y - 21)
        text, letters = fitted(say(f"fugitive-picture-{each}"), 250, 34)
        write(image, (934, y), text, round(letters.size), DIM)
