"""The players of Stalag 17: a plate each with nation, prisoners, vigilance, cards and whatever lies open."""

from __future__ import annotations

from PIL import Image

from bot.art.cards import held, pile
from bot.art.colours import TOKENS, WHITE, Colour, readable
from bot.art.grid import grid
from bot.art.lettering import SMALLEST, drawn_name, fitted, font, initials, write
from bot.art.pen import Box, put
from bot.art.plates import plate
from bot.art.tokens import SHAPES, token
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.stalag17.data import CARDS, KIND_OF, RULES
from cogs.stalag17.face import pieces
from cogs.stalag17.face.pieces import SIZE, Coin, sign
from cogs.stalag17.rules import plan
from cogs.stalag17.view import PlayerView, View

TOPS = {2: 470, 3: 368, 4: 332, 5: 304}
"""Where the plates begin, by the number of players."""

HEADINGS = 40
"""The height of the line with the headings of the columns."""

GAP = 8

FLAG, WHO, LAMP, NEED, HAND, PLAY, OPEN = 16, 132, 368, 496, 608, 716, 832
"""Where the columns of a plate begin."""

END = SIZE[0] - 18


COLUMNS = (("vigilance", LAMP + 52), ("needs", NEED + 50), ("hand", HAND + 42), ("play", PLAY + 52), ("seen", 1000))
"""The headings and the middles of their columns."""

LARGEST = 108
"""The width of the largest card before a player."""

TALL = 1.2
"""How much higher than wide a card is."""


def headings(image: Image.Image, view: View, say: Say) -> None:
    """Write what stands in the columns, above the plates; at the end places and open cards stand there instead."""
    y = TOPS[len(view.players)] - HEADINGS / 2 - 2
    for name, middle in COLUMNS:
        if view.result is None or name == "vigilance":
            write(image, (middle, y), say(f"stalag17-picture-{name}"), SMALLEST, pieces.SILVER, "mm")


def roster(image: Image.Image, view: View, say: Say) -> None:
    """Draw all plates."""
    letters = initials(say.names[: len(view.players)])
    for seat, letter in enumerate(letters):
        row(image, place(seat, len(view.players)), view, seat, letter, say)


def place(seat: Seat, players: int) -> Box:
    """Give the place of a seat's plate."""
    top = TOPS[players]
    height = (SIZE[1] - top) // players
    return GAP, top + seat * height, SIZE[0] - GAP, top + (seat + 1) * height - GAP


def lit(view: View, seat: Seat) -> bool:
    """Tell whether a plate is lit: whoever must choose now, at the end the winners."""
    if view.result:
        return seat in view.result.winners
    return seat == view.turn if view.phase == "turn" else seat in view.choosing


def row(image: Image.Image, box: Box, view: View, seat: Seat, letter: str, say: Say) -> None:
    """Draw one plate."""
    left, top, right, bottom = (round(each) for each in box)
    player, shining = view.players[seat], lit(view, seat)
    colour = pieces.DIM if player.gone else TOKENS[seat]
    put(image, plate((right - left, bottom - top), colour, shining), left, top)
    ink = readable(colour) if shining else pieces.SILVER if player.gone else WHITE
    nation(image, box, view, seat, letter)
    person(image, box, view, seat, ink, say)
    measures(image, box, view, seat, ink)
    start = HAND if view.result else OPEN
    if not view.result:
        backs(image, box, player)
    lying(image, (start, top + 9, END, bottom - 9), player, view.result is not None)


def nation(image: Image.Image, box: Box, view: View, seat: Seat, letter: str) -> None:
    """Draw the flag, beneath it the token with the letter; beside that the die of whoever rolled the plan."""
    _, top, _, bottom = box
    middle = (top + bottom) / 2
    put(image, pieces.flag(seat, 104), FLAG, middle - 49)
    start = seat == view.start
    colour = pieces.GREY if view.players[seat].gone else TOKENS[seat]
    put(image, token(colour, SHAPES[seat], letter, 62), FLAG + (44 if start else 21), middle - 10)
    if start:
        put(image, pieces.numbered(view.plan.number, 44), FLAG + 2, middle + 4)


def person(image: Image.Image, box: Box, view: View, seat: Seat, ink: Colour, say: Say) -> None:
    """Write the name, and whether the player has gone; beneath it draw the prisoners and the coin."""
    _, top, _, bottom = box
    player = view.players[seat]
    height = round(min(bottom - top - 62, 84))
    above = (top + bottom - height - 50) / 2
    width = LAMP - 10 - WHO
    if player.gone:
        word = say("stalag17-picture-left")
        write(image, (LAMP - 10, above + 24), word, 34, ink, "rm")
        width -= round(font(34).getlength(word)) + 12
    name, letters = fitted(drawn_name(say.names, seat), width, 44)
    write(image, (WHO, above + 24), name, round(letters.size), ink)
    for each in range(RULES.prisoners):
        piece = pieces.prisoner(height, each >= player.left)
        put(image, piece, WHO + each * min(height * 0.8, 58), above + 48)
    if view.informer:
        put(image, pieces.coin(coin(view, seat), 56), LAMP - 70, above + 48 + (height - 56) / 2)


def coin(view: View, seat: Seat) -> Coin:
    """Tell how a seat's coin lies."""
    player = view.players[seat]
    if player.informer:
        return "informer"
    if view.phase == "coin" and seat in view.choosing:
        return "asked"
    if view.phase == "coin" and seat in view.chosen:
        return "chosen"
    return "kept" if player.coin else "spent"


def measures(image: Image.Image, box: Box, view: View, seat: Seat, ink: Colour) -> None:
    """Draw the vigilance and the runaway points that an escape needs now; at the end the place."""
    _, top, _, bottom = box
    player = view.players[seat]
    middle = (top + bottom) / 2
    size = round(min(bottom - top - 12, 104))
    put(image, pieces.lamp(player.vigilance, size, player.informer), LAMP, middle - size / 2)
    if view.result:
        places = view.result.standing
        put(image, pieces.medal(places[seat], 92), NEED, middle - 46)
        return
    joining = view.phase == "joint" and seat != view.escaper and player.left == 1
    need = plan.required(view.plan, player.vigilance, player.informer, joining)
    put(image, sign("runner", 50), NEED + 25, middle - 52)
    write(image, (NEED + 50, middle + 26), str(need), 52, ink, "mm")


def backs(image: Image.Image, box: Box, player: PlayerView) -> None:
    """Draw how many cards are in the hand and how many face-down in play."""
    _, top, _, bottom = box
    middle = (top + bottom) / 2
    fan = held(player.hand_size, (84, round(min(bottom - top - 20, 120))), pieces.BACK)
    put(image, fan, HAND, middle - fan.height / 2)
    heap = pile(player.laid_size, 60, pieces.BACK)
    put(image, heap, PLAY + (104 - heap.width) / 2, middle - heap.height / 2)


def lying(image: Image.Image, box: Box, player: PlayerView, over: bool) -> None:
    """Draw what lies open before a player, and beside it what is known of the cards face-down and in the hand."""
    left, top, right, bottom = box
    known = [
        *group("eye", (player.laid or ()) if over else player.seen),
        *group("hand", (player.hand or ()) if over else player.held),
        *group("unsure", () if over else player.somewhere),
    ]
    shown = [(card, "barracks") for card in player.negotiated]
    if player.offer:
        shown.insert(0, (player.offer, "swap"))
    if shown:
        room = (right - left) * (0.55 if known else 1)
        width = int(min(LARGEST, (bottom - top) / TALL, room / len(shown) - GAP))
        for card, badge in shown:
            open_card(image, left, (top + bottom - width * TALL) / 2, width, card, badge)
            left += width + GAP
        left += GAP
    places = grid(len(known), (left, top, right, bottom), TALL, LARGEST, 5)
    for (is_card, each), (x, y) in zip(known, places.corners, strict=True):
        if is_card:
            put(image, pieces.card(each, places.width, not over), x, y)
        else:
            side = min(places.width, 56)
            put(image, sign(each, side), x + (places.width - side) / 2, y + (places.width * TALL - side) / 2)


def open_card(image: Image.Image, left: float, top: float, width: int, card: str, badge: str) -> None:
    """Lay a card face-up with a sign on its lower corner."""
    mark = sign(badge, round(width * 0.5))
    put(image, pieces.card(CARDS[card].id, width), left, top)
    put(image, mark, left + width - mark.width + 3, top + width * TALL - mark.height + 3)


def group(before: str, cards: tuple[str, ...]) -> list[tuple[bool, str]]:
    """Put a sign before the kinds of cards, if there are any; of each tell whether it is a card."""
    return [(False, before), *((True, KIND_OF[card].id) for card in cards)] if cards else []
