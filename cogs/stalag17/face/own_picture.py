"""What a seat holds, as a picture: the plan with what is missing, runaway points with their terms, cards in play and in
hand, and what is chosen so far.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.art.colours import TOKENS, WHITE, YELLOW
from bot.art.grid import grid
from bot.art.lettering import fitted, write
from bot.art.pen import Box, put, sprite
from bot.art.plates import plate
from bot.art.png import png
from bot.engine.move import Move
from bot.engine.presenter import Draw
from bot.engine.texts import Say
from cogs.stalag17.data import BARRACKS, CARDS, KIND_OF
from cogs.stalag17.face import covering, own_words, pieces
from cogs.stalag17.face.pieces import PALETTE, SIZE, sign
from cogs.stalag17.rules import plan
from cogs.stalag17.state import Plan
from cogs.stalag17.view import View

PLAN, PLAY, HAND = (8, 8, 1192, 268), (8, 276, 1192, 552), (8, 560, 1192, 892)
"""The three parts of the picture, from above."""

DIE, TALL, LARGEST, LIFT = 150, 1.2, 190, 22

POINTS = 812
"""Where the runaway points stand."""


def own(view: View, draft: Move | None, say: Say) -> Draw | None:
    """Give what draws the cards of a seat; none once the game is over, when all lie open."""
    if view.viewer is None or view.result is not None:
        return None
    return lambda: png(paint(view, draft, say), PALETTE)


def paint(view: View, draft: Move | None, say: Say) -> Image.Image:
    """Draw the picture of the seat of `view`."""
    image = Image.new("RGB", SIZE, pieces.GROUND_DARK)
    for left, top, right, bottom in (PLAN, PLAY, HAND):
        put(image, plate((right - left, bottom - top), TOKENS[view.viewer or 0], False), left, top)
    chosen = picked(draft)
    asked(image, view)
    points(image, view, say)
    player = view.players[view.viewer or 0]
    laid = player.laid or ()
    heading(image, PLAY, say("stalag17-picture-own-play"))
    lay(image, PLAY, (*laid, *(BARRACKS,) * len(player.negotiated)), covering.bluffs(wanted(view), laid), ())
    hand = player.hand or ()
    key = "stalag17-picture-own-hand" if hand else "stalag17-picture-own-hand-empty"
    heading(image, HAND, say(key, vigilance=plan.in_hand(hand)) if hand else say(key))
    lay(image, HAND, hand, (), chosen, tuple(card for card in hand if own_words.helps(view, card)))
    return image


def picked(draft: Move | None) -> tuple[str, ...]:
    """List the cards of a move that is chosen so far."""
    return () if draft is None else tuple(each for group in draft.picks for each in group if each in CARDS)


def wanted(view: View) -> Plan:
    """Give the plan in the order in which its dice are drawn."""
    return covering.plan_of(view.plan.faces, view.plan.number, view.numbers)


def asked(image: Image.Image, view: View) -> None:
    """Draw the objects of the plan: a tick on what is in play, a hut on what barracks stand for, a hand on what could
    be played, a cross on what is missing."""
    player = view.players[view.viewer or 0]
    covers = covering.covers(wanted(view), player.laid or (), len(player.negotiated))
    hand = list(player.hand or ())
    for at, (face, cover) in enumerate(zip(wanted(view).objects, covers, strict=True)):
        left, top = 34 + at * (DIE + 4), PLAN[1] + 34
        put(image, pieces.die(face, DIE), left, top)
        mark = {"own": "tick", "wild": "barracks", "none": "cross"}[cover]
        supply = next((card for card in hand if face in CARDS[card].objects), None)
        if cover == "none" and supply is not None:
            hand.remove(supply)
            mark = "hand"
        put(image, sign(mark, 78), left + DIE - 74, top + DIE - 42)


def points(image: Image.Image, view: View, say: Say) -> None:
    """Write the runaway points in play and those needed, and what these are made of."""
    have, need = view.runaway()
    player = view.players[view.viewer or 0]
    put(image, sign("runner", 104), POINTS, PLAN[1] + 22)
    put(image, sign("tick" if have >= need else "cross", 56), POINTS + 66, PLAN[1] + 80)
    told, letters = fitted(say("stalag17-picture-of", have=have, need=need), PLAN[2] - POINTS - 150, 82)
    write(image, (POINTS + 136, PLAN[1] + 76), told, round(letters.size), YELLOW if have >= need else WHITE)
    left, y = POINTS - 4.0, PLAN[1] + 190
    put(image, pieces.tunnel(view.plan.runaway, 108), left, y - 52)
    left += 116
    watched = 0 if player.informer else player.vigilance
    for_last = need - view.plan.runaway - watched
    for term in ("vigilance", *(("last",) if for_last else ())):
        write(image, (left, y), "+", 60, WHITE)
        left += 42
        if term == "vigilance":
            put(image, pieces.lamp(player.vigilance, 96, player.informer), left, y - 48)
            left += 102
        else:
            write(image, (left, y), str(for_last), 60, WHITE)


def heading(image: Image.Image, box: Box, text: str) -> None:
    """Write what lies in a part of the picture."""
    write(image, (box[0] + 24, box[1] + 34), text, 42, YELLOW)


def lay(
    image: Image.Image,
    box: Box,
    cards: Sequence[str],
    vain: Sequence[str],
    chosen: Sequence[str],
    useful: Sequence[str] = (),
) -> None:
    """Lay cards open below a heading: bluff shaded, those chosen lifted and framed, those that help ticked."""
    left, top, right, bottom = box
    places = grid(len(cards), (left + 20, top + 68 + LIFT * bool(chosen), right - 20, bottom - 14), TALL, LARGEST, 12)
    size = places.width, round(places.width * TALL)
    mark = sign("tick", max(26, round(places.width * 0.34)))
    for card, (x, y) in zip(cards, places.corners, strict=True):
        if card in chosen:
            y -= LIFT
            put(image, frame((size[0] + 16, size[1] + 16)), x - 8, y - 8)
        put(image, pieces.card(KIND_OF[card].id, size[0], card in vain), x, y)
        if card in useful:
            put(image, mark, x + size[0] - mark.width + 4, y - 4)


def frame(size: tuple[int, int]) -> Image.Image:
    """Draw what stands around a card that is chosen."""
    return sprite(size, lambda pen: pen.box((0, 0, *size), YELLOW, radius=size[0] * 0.16), 2)
