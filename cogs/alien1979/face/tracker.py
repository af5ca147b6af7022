"""The picture of whoever must decide, the motion tracker: in each place the chance to die before one acts again
and that of each mark, what codes promise; beside it points and the Alien's cards left, beneath it one's codes.
"""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.cards import deck, pile
from bot.art.colours import INK, WHITE, YELLOW, Colour
from bot.art.lettering import fitted, initials, write
from bot.art.pen import Pen, Point, put, sprite
from bot.art.png import png
from bot.engine.move import Move
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.face import creature, figures, own_words, pieces, scenery, words
from cogs.alien1979.face.art import ART, BACK, DECK, GREY, PALETTE, PAPER, SCREEN_LIGHT, WOUND
from cogs.alien1979.face.outlook import Outlook, left, outlooks, percent
from cogs.alien1979.face.scenery import PANEL, ROOMS
from cogs.alien1979.minds.belief import cards_until
from cogs.alien1979.view import View

CODE = (144, 180)
"""The size of a code in one's hand."""

LACKING, SIGN = 72, 40
"""Widths of a code that is missing, and of the sign before it."""

ALIEN = 60
"""The width of the Alien."""

MARK = 58
"""The width of a mark with its chance."""

STRIP = 706
"""Where the hand begins."""

DEADLY, RISKY = 0.15, 0.04
"""Chances of death from which a number is red, or yellow."""

ROWS = (("1", "aces"), ("2", "twos"), ("3 5 7", "odd"), ("4 6", "moving"))
"""The Alien's cards by what they do."""


def draw(view: View, seat: Seat, draft: Move | None, say: Say) -> bytes:
    """Draw the tracker of `seat` as a PNG of 1,200 by 900 pixels, with what is drafted so far marked."""
    letters = initials([say.name(other) for other in range(len(view.pawns))])
    picked = tuple(group[0] for group in draft.picks if group) if draft is not None else ()
    image = scenery.deck(lambda name: words.place(name, say))
    for each in outlooks(view, seat):
        room(image, view, seat, each, each.place in picked, say)
    panel(image, view, seat, say)
    hand(image, view, seat, picked, letters, say)
    targets = tuple(int(pick) for pick in picked if pick.isdigit())
    if targets:
        target(image, targets[0], letters)
    return png(image, PALETTE)


def room(image: Image.Image, view: View, seat: Seat, each: Outlook, chosen: bool, say: Say) -> None:
    """Draw what a place means."""
    left, top, right, bottom = ROOMS[each.place]
    if each.place == view.alien:
        mad = view.enterer is not None
        put(image, pieces.alarm(ROOMS[each.place], mad), left, top)
        beast = creature.alien(mad, ALIEN)
        put(image, beast, right - 10 - beast.width, bottom - 8 - beast.height)
    if chosen:
        put(image, frame((round(right - left + 20), round(bottom - top + 20))), left - 10, top - 10)
    if each.here:
        put(image, pieces.token_of(seat, initials(say.names)[seat], 66), right - 78, top + 4)
    elif each.cost is not None:
        put(image, coin(each.cost, 46), right - 58, top + 4)
    if each.safe:
        safe(image, view, each)
        return
    put(image, ART.sprite("skull", 66), left + 16, top + 64)
    share = percent(each.death)
    write(image, (left + 90, top + 98), f"{share}%", 54 if share < 100 else 42, alarming(each.death))
    marks(image, view.pawns[seat].marks, each, (left + 214, top + 68))
    codes(image, view, each, say)


def marks(image: Image.Image, now: int, each: Outlook, corner: Point) -> None:
    """Draw the marks that one has, and the chance of each further one but the last, which is death."""
    left, top = corner
    for count, chance in enumerate(each.reach, 1):
        middle = left + (count - 0.5) * MARK
        if count > now:
            shown = str(percent(chance))
            size = 36 if len(shown) < 3 else 26
            write(image, (middle, top + 20), shown, size, WHITE if chance else GREY, "mm")
        put(image, notch(round(10 * chance) if count > now else 10), middle - 18, top + 44)


def codes(image: Image.Image, view: View, each: Outlook, say: Say) -> None:
    """Draw the codes that lie in a place, those that one knows by their first letters, and what they promise."""
    left, top, right, _ = ROOMS[each.place]
    at = data.SECTORS.index(each.place)
    lying = view.lying[at]
    if view.known[at]:
        known = "".join(words.code(rank, say)[0] for rank in view.known[at])
        put(image, tag(24 + 26 * len(known)), right - 104 - 26 * len(known), top + 9)
        write(image, (right - 92 - 13 * len(known), top + 28), known, 36, YELLOW, "mm")
    if lying:
        put(image, pile(lying, 50, BACK, 2), left + 16, top + 158)
    if each.find is not None:
        put(image, ART.sprite("mark-up", 32), left + 92, top + 164)
        write(image, (left + 128, top + 184), f"{percent(each.find)}%", 42, WHITE)
    if each.lose is not None:
        put(image, ART.sprite("mark-down", 32), left + 236, top + 164)
        write(image, (left + 272, top + 184), f"{percent(each.lose)}%", 42, WHITE)


def safe(image: Image.Image, view: View, each: Outlook) -> None:
    """Draw that the Alien never comes there; in the NAVE the seats as well."""
    left, top, right, _ = ROOMS[each.place]
    put(image, ART.sprite("shield", 66), left + 16, top + 62)
    if each.place == data.NAVE:
        write(image, (left + 94, top + 96), f"{len(view.aboard)}/{view.capacity}", 42, WHITE)
        if each.cost is not None:
            put(image, figures.bare(data.REY, (52, 74)), right - 118, top + 60)
            write(image, (right - 60, top + 98), "⅓", 48, WHITE)


def panel(image: Image.Image, view: View, seat: Seat, say: Say) -> None:
    """Draw the points left and the Alien's cards left."""
    left_, top, right, _ = PANEL
    middle = (left_ + right) / 2
    points = view.points if view.turn == seat else 0
    for place in range(data.POINTS):
        put(image, coin(1, 74) if place < points else ART.sprite("spent", 74), middle - 86 + place * 98, top + 20)
    put(image, deck(view.deck_size, DECK), left_ + 16, top + 130)
    write(image, (left_ + 112, top + 186), f"× {view.deck_size}", 40, WHITE)
    cards = left(view)
    counts = {"aces": cards.aces, "twos": cards.twos, "odd": cards.odd, "moving": cards.here + cards.away}
    for row, (ranks, name) in enumerate(ROWS):
        y = top + 264 + row * 74
        hits = words.hit(int(ranks[0]), view.enterer is not None)
        put(image, paper((108, 62), hits), left_ + 12, y - 31)
        size = 30 if hits and len(ranks) > 1 else 38
        write(image, (left_ + 66 - 10 * hits, y), ranks, size, INK, "mm")
        write(image, (left_ + 126, y), f"×{counts[name]}", 38, WHITE)
    put(image, pile(cards_until(view, seat), 64, DECK, 2), left_ + 16, top + 530)
    write(image, (left_ + 98, top + 562), "→", 44, WHITE)
    put(image, pieces.token_of(seat, initials(say.names)[seat], 64), left_ + 138, top + 530)
    text, letters = fitted(say("alien1979-picture-round", round=view.round), 190, 38)
    write(image, (middle, top + 628), text, round(letters.size), WHITE, "mm")


def hand(
    image: Image.Image, view: View, seat: Seat, picked: tuple[str, ...], letters: tuple[str, ...], say: Say
) -> None:
    """Draw oneself, and one's codes with what they lack."""
    pawn = view.pawns[seat]
    put(image, pieces.token_of(seat, letters[seat], 112), 22, STRIP + 8)
    put(image, pieces.notches(pawn.marks, (132, 48)), 12, STRIP + 130)
    if guard := pieces.guard_of(pawn):
        put(image, pieces.guard_sign(guard, 62), 112, STRIP - 2)
    x = 176
    for place, rank in enumerate(view.own):
        chosen = rank in picked and rank not in view.own[:place]
        put(image, figures.code(rank, words.code(rank, say), CODE, chosen), x, STRIP + 6)
        x += CODE[0] + 10
    if view.enterer is not None:
        home(image, view, letters)
    elif not view.own:
        wanted = pieces.goal(len(view.pawns) <= data.TRIO_UP_TO, 260)
        put(image, wanted, x + 20, STRIP + 92 - wanted.height / 2)
    else:
        lacking(image, view, x + 24)


def lacking(image: Image.Image, view: View, x: float) -> None:
    """Draw the shortest ways to a combination, as large as they all fit."""
    ways = own_words.ways(view.own, len(view.pawns))
    if not ways[0]:
        put(image, ART.sprite("terminal", 130), x, STRIP + 30)
        return
    count, room = sum(map(len, ways)), scenery.SIZE[0] - 10 - x - len(ways) * SIGN
    width = min(LACKING, int(room / count) - 6)
    for number, way in enumerate(ways):
        write(image, (x + SIGN / 2 - 4, STRIP + 94), "/" if number else "+", 56, YELLOW, "mm")
        x += SIGN
        for rank in way:
            put(image, figures.bare(rank, (width, round(width * 1.44))), x, STRIP + 94 - width * 0.72)
            x += width + 6


def home(image: Image.Image, view: View, letters: tuple[str, ...]) -> None:
    """Draw who entered the codes, and the turns until the ship leaves."""
    assert view.enterer is not None
    put(image, ART.sprite("terminal", 130), 190, STRIP + 26)
    put(image, pieces.token_of(view.enterer, letters[view.enterer], 130), 336, STRIP + 26)
    if view.countdown is not None:
        put(image, pieces.hazard((190, 176)), 520, STRIP + 6)
        write(image, (615, STRIP + 94), str(view.countdown), 120, YELLOW, "mm")
        put(image, ART.sprite("rocket", 150), 740, STRIP + 20)


def target(image: Image.Image, seat: Seat, letters: tuple[str, ...]) -> None:
    """Draw whom the draft is aimed at."""
    put(image, frame((150, 176)), 1040, STRIP + 8)
    put(image, pieces.token_of(seat, letters[seat], 116), 1057, STRIP + 38)


def alarming(chance: float) -> Colour:
    """Give the colour of a chance of death."""
    return WOUND if chance >= DEADLY else YELLOW if chance >= RISKY else SCREEN_LIGHT


@cache
def coin(points: int, size: int) -> Image.Image:
    """Draw points that something costs, or that are left."""
    return sprite((size, size), lambda pen: _coin(pen, points, size))


def _coin(pen: Pen, points: int, size: int) -> None:
    pen.disc((size / 2, size / 2), size / 2, INK)
    pen.disc((size / 2, size / 2), size / 2 - 3, YELLOW)
    pen.text((size / 2, size / 2), str(points), round(size * 0.66), INK)


@cache
def notch(tenths: int) -> Image.Image:
    """Draw a mark as far as it is likely."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, 36, 26), INK, radius=5)
        pen.box((3, 3, 33, 23), GREY, radius=3)
        if tenths:
            pen.box((3, 3, 3 + 3 * tenths, 23), WOUND, radius=3)

    return sprite((36, 26), paint)


@cache
def paper(size: tuple[int, int], hits: int) -> Image.Image:
    """Draw a card without its ranks, with the marks that it gives at its right side."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, *size), PAPER, DECK.rim, 4, 10)
        for place in range(hits):
            right = size[0] - 10 - 19 * place
            pen.box((right - 14, 14, right, size[1] - 14), WOUND, INK, 2, 3)

    return sprite(size, paint)


@cache
def tag(width: int) -> Image.Image:
    """Draw the ground of codes that one knows, in the colours of their backs."""
    box = (0, 0, width, 40)
    return sprite((width, 40), lambda pen: pen.box(box, BACK.ground, BACK.rim, 3, 8))


@cache
def frame(size: tuple[int, int]) -> Image.Image:
    """Draw the frame of what is chosen."""
    width, height = size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), None, INK, 14, 22)
        pen.box((3, 3, width - 3, height - 3), None, YELLOW, 8, 20)

    return sprite(size, paint, 2)
