"""The great moments of Stalag 17 as pictures, from what everybody knows."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import TOKENS, WHITE, YELLOW, readable
from bot.art.grid import grid
from bot.art.lettering import drawn_name, fitted, initials, write
from bot.art.pen import put
from bot.art.plates import plate
from bot.art.png import png
from bot.art.tokens import SHAPES, token
from bot.engine.event import Event
from bot.engine.presenter import Draw
from bot.engine.texts import Say
from cogs.stalag17.data import BARRACKS, KIND_OF
from cogs.stalag17.events import CoinsShown, Escaped, EscapeFailed, Joined, JoinFailed, RollCall
from cogs.stalag17.face import covering, pieces, words
from cogs.stalag17.face.pieces import PALETTE, SIZE, camp, sign
from cogs.stalag17.face.rows import TALL, Row, rows
from cogs.stalag17.face.scenes import outcome
from cogs.stalag17.view import View

WIDTH = SIZE[0]

CAMP = 300
"""How far down the camp reaches above an escape."""

ESCAPE, COINS = 780, 560
"""The heights of the pictures of an escape and of coins."""

BESIDE = 450
"""The room for words beside a token, before the figure or the lamp."""

SUM = 912
"""Where the points supplied and needed begin."""

CALL_DIE, CALL_TUNNEL = 84, 96
"""How large the plan is beside the heading of a roll call."""

MARKS: dict[covering.Cover, str] = {"own": "tick", "wild": "barracks", "none": "cross"}
"""What stands on a die: supplied, by barracks, or missing."""


def scene(view: View, event: Event, say: Say) -> Draw | None:
    """Give what draws a great moment."""
    match event:
        case Escaped() | EscapeFailed() | Joined() | JoinFailed():
            return lambda: png(escape(view, event, say), PALETTE)
        case CoinsShown(who) if who:
            return lambda: png(coins(view, event, say), PALETTE)
        case RollCall():
            return lambda: png(roll_call(view, event, say), PALETTE)
    return None


def escape(view: View, event: Escaped | EscapeFailed | Joined | JoinFailed, say: Say) -> Image.Image:
    """Draw who tries to escape, the dice with what is supplied of each, and the cards turned up."""
    image, out = camp(CAMP, ESCAPE), isinstance(event, Escaped | Joined)
    put(image, token(TOKENS[event.who], SHAPES[event.who], initials(say.names)[event.who], 110), 150, 34)
    name, letters = fitted(drawn_name(say.names, event.who), BESIDE, 72)
    write(image, (284, 62), name, round(letters.size), WHITE)
    verb, letters = fitted(say(f"stalag17-picture-{outcome(event)}"), BESIDE, 52)
    write(image, (284, 130), verb, round(letters.size), YELLOW if out else WHITE)
    put(image, pieces.tunnel(event.required, 250), 934, CAMP - 232)
    if isinstance(event, EscapeFailed | JoinFailed):
        put(image, pieces.lamp(event.vigilance + event.cost, 170), 750, CAMP - 190)
    else:
        put(image, pieces.prisoner(170, False), 790, CAMP - 178)
    put(image, plate((WIDTH - 16, ESCAPE - CAMP - 8), TOKENS[event.who], False), 8, CAMP)
    dice(image, view, event, say)
    cards = (*event.cards, *(BARRACKS,) * len(event.negotiated))
    places = grid(len(cards), (32, CAMP + 200, WIDTH - 32, ESCAPE - 28), TALL, 190, 12)
    for card, (x, y) in zip(cards, places.corners, strict=True):
        put(image, pieces.card(KIND_OF[card].id, places.width), x, y)
    return image


def dice(image: Image.Image, view: View, event: Escaped | EscapeFailed | Joined | JoinFailed, say: Say) -> None:
    """Draw the objects of the plan with what is supplied of each, and the runaway points beside those needed."""
    asked = covering.plan_of(event.faces, event.number, view.numbers)
    covered = covering.covers(asked, event.cards, len(event.negotiated))
    for at, (face, cover) in enumerate(zip(asked.objects, covered, strict=True)):
        put(image, pieces.die(face, 132), 34 + at * 150, CAMP + 28)
        put(image, sign(MARKS[cover], 64), 34 + at * 150 + 80, CAMP + 108)
    enough = event.runaway >= event.required
    put(image, sign("runner", 104), 786, CAMP + 44)
    told = say("stalag17-picture-of", have=event.runaway, need=event.required)
    told, letters = fitted(told, WIDTH - 24 - SUM, 88)
    write(image, (SUM, CAMP + 98), told, round(letters.size), WHITE)
    put(image, sign("tick" if enough else "cross", 64), 836, CAMP + 108)


def coins(view: View, event: CoinsShown, say: Say) -> Image.Image:
    """Draw every player's coin as it lies now, and how watched the informers are."""
    image, count = camp(CAMP - 60, COINS), len(view.players)
    title = say("stalag17-picture-coins")
    write(image, (150, 56), title, 64, WHITE)
    width = (WIDTH - 16) // count
    for seat, player in enumerate(view.players):
        left, informer = 8 + seat * width, seat in event.who
        put(image, plate((width - 8, COINS - 138), TOKENS[seat], informer), left, 130)
        middle = left + width / 2 - 4
        put(image, token(TOKENS[seat], SHAPES[seat], initials(say.names)[seat], 84), middle - 42, 142)
        name, letters = fitted(drawn_name(say.names, seat), width - 40, 46)
        ink = readable(TOKENS[seat]) if informer else WHITE
        write(image, (middle, 256), name, round(letters.size), ink, "mm")
        side: pieces.Coin = "informer" if informer else "kept" if player.coin else "spent"
        put(image, pieces.coin(side, 140), middle - 70, 284)
        put(image, pieces.lamp(player.vigilance, 104, informer), middle - 52, 438)
    return image


def roll_call(view: View, event: RollCall, say: Say) -> Image.Image:
    """Draw the plan, hands and cards in play of all, what of the latter was bluff, and how vigilance changes."""
    asked = covering.plan_of(event.faces, event.number, view.numbers)
    shown = [
        Row(
            seat=line.seat,
            laid=line.laid,
            hand=line.hand,
            guard=line.negotiated,
            vain=covering.bluffs(asked, line.laid) if line.role == "counted" else (),
            change=words.signed(line.change),
            place=0,
            vigilance=line.after,
            left=view.players[line.seat].left,
            lit=line.role != "counted",
            before=line.before,
        )
        for line in view.call
    ]
    dice_width = len(asked.objects) * (CALL_DIE + 6)
    title, beside = say("stalag17-picture-call", round=event.round), CALL_TUNNEL + dice_width
    image = rows(camp(CAMP, SIZE[1]), shown, title, say, beside)
    left = WIDTH - 24 - CALL_TUNNEL
    put(image, pieces.tunnel(asked.runaway, CALL_TUNNEL), left, 8)
    for at, face in enumerate(asked.objects):
        put(image, pieces.die(face, CALL_DIE), left - dice_width + at * (CALL_DIE + 6), 10)
    return image
