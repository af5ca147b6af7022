"""What a player of Escape Plan holds, as a picture for that player alone: money, plan card, contacts, items, all that
can be used, the body, whom one faces; what is chosen so far is marked (docs/rules/escape_plan.md §3.12, §7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from bot.art.colours import GREEN, INK, VERMILION, WHITE, YELLOW, Colour
from bot.art.lettering import fitted, font, lines, write
from bot.art.pen import put, sprite
from bot.art.plates import DARK
from bot.art.png import png
from bot.engine.move import Move
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import EQUIPMENT, FIXERS, NUMBERS, PLACES, PLANS, SAFE_HOUSES, contact
from cogs.escape_plan.face import sheet, trip, words
from cogs.escape_plan.face.art import ART, DIM, GREY, PAPER, STEEL
from cogs.escape_plan.face.picture import GROUND, PALETTE
from cogs.escape_plan.face.pieces import officer
from cogs.escape_plan.face.words import money
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.executive.things import AID, CAN, GANG
from cogs.escape_plan.rules.turn.avoiding import EQUIPPED
from cogs.escape_plan.state import CONTACT, COVERED, LOCKED, LOCKER, Player, Slot
from cogs.escape_plan.state import EQUIPMENT as ITEM
from cogs.escape_plan.view import View

WIDTH, EDGE = 1200, 14

MONEY, PLAN, SLOT, CHIPS, FACED = 132, 118, 140, 62, 134
"""The heights of the line of money, a row of the plan card, a row of slots, one of chips, one of officers."""


def own_board(view: View, draft: Move | None, say: Say) -> bytes:
    """Draw what the viewer holds."""
    seat = view.viewer or 0
    player, marked = trip.player(view, seat), frozenset(_chosen(draft))
    chips = _rows(tuple(_things(player, say)))
    facing = view.turn.facing if facts.actor(view) == seat and view.phase == "turn" else ()
    height = MONEY + 3 * PLAN + 2 * SLOT + len(chips) * CHIPS + FACED * bool(facing) + 2 * EDGE
    image = Image.new("RGB", (WIDTH, height), GROUND)
    _money(image, view, seat, player, say)
    _plan(image, view, seat, player, say)
    top = MONEY + 3 * PLAN
    _slots(image, player.contacts, top, NUMBERS.contact_slots, "contact", marked, say)
    _slots(image, player.items, top + SLOT, (), "item", marked, say)
    for row, several in enumerate(chips):
        _chips(image, several, top + 2 * SLOT + EDGE / 2 + row * CHIPS, marked)
    for place, one in enumerate(facing[:8]):
        left, low = EDGE + place * 146, height - FACED
        put(image, officer(one.officer, 88), left, low + 6)
        write(image, (left + 44, low + 108), one.tile, 34, WHITE, "mm")
    return png(image, PALETTE)


def warm() -> None:
    """Read the sheet of art, which all pictures share, and draw the signs of a plan."""
    for place in PLACES:
        ART.sprite("safehouse" if place in SAFE_HOUSES else place, 76)


def _chosen(draft: Move | None) -> Iterator[str]:
    """Name what a draft has chosen of what is drawn: a slot, an asset, a thing."""
    picks = [group[0] for group in draft.picks if group] if draft is not None else []
    if draft is None or not picks:
        return
    if draft.verb == "contact":
        yield from (f"contact.{at}" for at in picks[1:])
    elif draft.verb == "cover":
        yield f"contact.{picks[0]}"
    elif draft.verb in ("hand_back", "locker"):
        yield from (f"item.{at}" for at in picks if at.isdecimal())
    else:
        yield picks[0] if not picks[0].startswith(EQUIPPED) else f"item.{picks[0].removeprefix(EQUIPPED)}"


def _money(image: Image.Image, view: View, seat: Seat, player: Player, say: Say) -> None:
    """Draw pocket, income and stash, then wounds, handcuffs and notoriety."""
    amounts = (("pocket", player.cash), ("income", player.cubes), ("stash", sheet.stash(player)))
    for (name, amount), left in zip(amounts, (EDGE, 220, 400), strict=True):
        write(image, (left, 30), say(f"escape_plan-own-{name}"), 34, STEEL)
        write(image, (left, 88), money(amount), 70, YELLOW if name == "pocket" else WHITE)
    for number in range(NUMBERS.wounds):
        put(image, ART.sprite("wound" if number < player.wounds else "whole", 62), 690 + number * 66, 34)
    at = 912
    for mark, text, room in (
        ("handcuffs", str(player.handcuffs), 140),
        ("star", str(player.notoriety), 130),
    ):
        put(image, ART.sprite(mark, 70), at, 30)
        write(image, (at + 78, 68), text, 62, WHITE)
        at += room


def _plan(image: Image.Image, view: View, seat: Seat, player: Player, say: Say) -> None:
    """Draw the plan card, a column for each group: what a place brings, or that it is visited, closed, not there."""
    amounts, width = PLANS[player.plan].amounts, (WIDTH - 2 * EDGE) / 3
    lying = {site.business for site in view.city}
    for number, (place, amount) in enumerate(zip(PLACES, amounts, strict=True)):
        column, row = divmod(number, 3)
        left, top = EDGE + column * width, MONEY + row * PLAN
        been, shut = seat in view.cubes[number], facts.full(view, place)
        dead = been or shut
        size = (round(width) - 8, PLAN - 8)
        put(image, box(size, INK if dead else DARK, DIM if dead else GREY if place not in lying else GREEN), left, top)
        code = "safehouse" if place in SAFE_HOUSES else place
        put(image, ART.sprite(code, 76), left + 12, top + 16)
        said, letters = fitted(say(f"escape_plan-row-{place}"), size[0] - 108, 36)
        write(image, (left + 98, top + 32), said, round(letters.size), GREY if dead else WHITE)
        write(image, (left + 98, top + 80), str(amount or "$"), 52, GREY if dead else YELLOW)
        mark = "✓" if been else "×" if shut else "" if place in lying else "?"
        write(image, (left + size[0] - 18, top + 78), mark, 54, GREEN if been else VERMILION if shut else STEEL, "rm")


def _slots(
    image: Image.Image,
    slots: Sequence[Slot],
    top: float,
    worth: Sequence[int],
    kind: str,
    marked: frozenset[str],
    say: Say,
) -> None:
    """Draw a row of slots: contacts or items, what blocks them, what a use costs, what a contact slot is worth."""
    width = (WIDTH - 2 * EDGE) / max(1, len(slots))
    for number, slot in enumerate(slots):
        left, size = EDGE + number * width, (round(width) - 8, SLOT - 10)
        chosen = f"{kind}.{number}" in marked or (slot.id and slot.id in marked)
        ground, ink = _look(slot)
        rim = YELLOW if chosen else GREY if slot.kind else DIM
        put(image, box(size, ground, rim, 9 if chosen else 4), left, top + 5)
        middle = left + size[0] / 2
        if slot.kind == COVERED:
            put(image, ART.sprite("handcuffs", 96), middle - 48, top + 26)
        else:
            said, large = lines(_named(slot, say), size[0] - 20, 40)
            for row, text in enumerate(said):
                y = top + (50 if worth else SLOT / 2) + (row - (len(said) - 1) / 2) * large * 1.1
                write(image, (middle, y), text, large, ink, "mm")
        if worth and slot.kind != COVERED:
            write(image, (left + 12, top + SLOT - 28), str(worth[number]), 34, ink if slot.kind else STEEL)
        if cost := _cost(slot):
            write(image, (left + size[0] - 12, top + SLOT - 28), money(cost), 36, ink, "rm")


def _look(slot: Slot) -> tuple[Colour, Colour]:
    """Give ground and ink of a slot: bright what can be used."""
    if slot.kind in (CONTACT, ITEM):
        return (PAPER, INK) if slot.up else (GREY, INK)
    return (DARK, WHITE) if slot.kind == LOCKER else (INK, GREY)


def _named(slot: Slot, say: Say) -> str:
    if slot.kind == LOCKER:
        return f"{words.slot(slot, say)} {words.value(slot.value, say)}"
    if slot.kind == LOCKED:
        return f"({words.thing(slot.id, say)})"
    return words.thing(slot.id, say) if slot.id else words.slot(slot, say)


def _cost(slot: Slot) -> int:
    if slot.kind == CONTACT and slot.up:
        return contact(slot.id).cost
    return EQUIPMENT[slot.id].cost if slot.kind == ITEM and slot.up else 0


def _things(player: Player, say: Say) -> Iterator[tuple[str, str, bool]]:
    """List assets, Fixers and small things by id, with their words and whether they can be used."""
    for asset in player.assets:
        cost = NUMBERS.asset_spaces[asset.space] if asset.up else 0
        yield asset.id, words.priced(asset.id, cost, say), asset.up
    for name in player.fixers:
        yield name, words.priced(name, FIXERS[name].cost, say), True
    yield AID, words.thing(AID, say), player.first_aid
    if player.discs:
        yield "", words.times(say("escape_plan-told-got_disc"), player.discs), True
    for key, count in Counter(player.keys).items():
        yield key, say(f"escape_plan-has-key-{key}", count=count), True
    for name, each, count in ((GANG, "members", player.members), (CAN, "cans", player.cans)):
        if count:
            yield name, say(f"escape_plan-has-{each}", count=count), True


def _rows(things: Sequence[tuple[str, str, bool]]) -> list[list[tuple[str, str, bool]]]:
    """Break chips into rows."""
    rows: list[list[tuple[str, str, bool]]] = [[]]
    room = WIDTH - 2 * EDGE
    for thing in things:
        wide = _wide(thing[1])
        if rows[-1] and room < wide:
            rows.append([])
            room = WIDTH - 2 * EDGE
        rows[-1].append(thing)
        room -= wide
    return rows


def _wide(text: str) -> int:
    return round(font(34).getlength(text)) + 44


def _chips(image: Image.Image, things: Sequence[tuple[str, str, bool]], top: float, marked: frozenset[str]) -> None:
    left = EDGE
    for name, text, ready in things:
        wide = _wide(text)
        chosen = bool(name) and name in marked
        ground = PAPER if ready else INK
        put(image, box((wide - 10, CHIPS - 8), ground, YELLOW if chosen else GREY, 7 if chosen else 3), left, top)
        write(image, (left + (wide - 10) / 2, top + CHIPS / 2 - 4), text, 34, INK if ready else GREY, "mm")
        left += wide


@lru_cache(maxsize=256)
def box(size: tuple[int, int], ground: Colour, rim: Colour, width: int = 4) -> Image.Image:
    """Draw the ground of a slot."""
    wide, high = size
    return sprite(size, lambda pen: pen.box((0, 0, wide, high), ground, rim, width, 14), 2)
