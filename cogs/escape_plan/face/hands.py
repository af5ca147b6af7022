"""The private picture of a player of Escape Plan: the player's things, or a part of the town.

It shows the part of the town that the current choice is about. See docs/rules/escape_plan.md §3.12, §7.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import dist

from bot.art.colours import GREEN, INK, WHITE, YELLOW, Colour
from bot.art.lettering import SMALLEST, length, lines
from bot.art.pen import Point
from bot.art.plates import DARK
from bot.engine.move import Move
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.scene.records import Label, Panel, Part, Piece, Run, Scene
from cogs.escape_plan.data import EQUIPMENT, FIXERS, NUMBERS, PLACES, PLANS, SAFE_HOUSES, contact
from cogs.escape_plan.face import lines as told
from cogs.escape_plan.face import parts, sheet, town, trip, words
from cogs.escape_plan.face.parts import DIM, GAINED, GREY, HEIGHT, LEAST, LOST, PAPER, STEEL, WIDTH, cut
from cogs.escape_plan.face.town import Frame
from cogs.escape_plan.face.words import money
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.routes import FLY, RIDE, read_steps
from cogs.escape_plan.rules.city.tiles import Hex, Site, placements, touching_edges
from cogs.escape_plan.rules.executive.things import AID, CAN, GANG
from cogs.escape_plan.rules.turn.avoiding import EQUIPPED
from cogs.escape_plan.state import CONTACT, COVERED, LOCKED, LOCKER, Facing, Player, Slot
from cogs.escape_plan.state import EQUIPMENT as ITEM
from cogs.escape_plan.view import View

EDGE, ASIDE = 6, 300
"""The margin of a private picture, and the width of the area next to the town, in pixels."""

MONEY, PLAN, SLOT, CHIPS, FACED = 112, 94, 138, 60, 130
"""Heights of rows in a private picture: money, plan card, slots, small things, officers to face."""

ROOM = WIDTH - 2 * EDGE

VOWELS = "aeiouáéíóú"

WHOLE = (26.0, EDGE, WIDTH - EDGE, HEIGHT - EDGE)
"""The rectangle of the town in a private picture. On its left is room for the name of the tile."""


def has_hand(view: View) -> bool:
    """Return whether the viewer has a private picture. After the game nobody has, as everything is public."""
    return view.viewer is not None and view.result is None and bool(view.players[view.viewer].at[0])


def hand(view: View, draft: Move | None, say: Say) -> Scene:
    """Return the private picture that fits the current question.

    It shows one of these: the tiles to place, the hexes where a tile may go, a preview of one tile, the tiles of a
    route, or the tiles in reach. For other questions it shows the officers who can move, or the player's things.
    """
    seat = view.viewer or 0
    picks = tuple(group[0] for group in draft.picks if group) if draft is not None else ()
    verb = draft.verb if draft is not None and picks else ""
    if verb == "place":
        return preview(view, picks, say) if len(picks) > 1 else numbered_hexes(view, picks[0], say)
    if view.phase == "city":
        return zoom(view, (), say, (view.placing,)) if view.placing else offered_tiles(view, say)
    aimed = {option.partition(".")[0] for option in picks} & {site.tile for site in view.city}
    if view.phase == "heat" or (verb == "use" and aimed):
        return zoom(view, (), say, aimed)
    way = trip.route_to(view, *picks[:2]) if verb == "move" else None
    if way is not None:
        goal = way.to.partition(".")[0]
        return zoom(view, (*way.left, goal, view.players[seat].at[0]), say, (goal,), way)
    if not sheet.shows_board(view) and verb != "use":
        return zoom(view, {tile for way in view.ways for tile in (*way.left, way.to.partition(".")[0])}, say)
    return own_board(view, draft, say)


def zoom(view: View, tiles: Collection[str], say: Say, marked: Collection[str] = (), way: Way | None = None) -> Scene:
    """Return a picture of the part of the town around `tiles`, or of the whole town if there are none.

    Tiles in `marked` have a bright rim. The route `way` of the viewer is drawn as a line.
    """
    seen = town.landscape(view)
    frame = town.fit(town.hexes_of(seen, tiles), WHOLE)
    over = [_bright_rim(site, frame) for site in seen.city if site.tile in marked]
    over += _route(seen, view.viewer or 0, way, frame) if way is not None else ()
    return _town(view, seen, frame, over, say)


def offered_tiles(view: View, say: Say) -> Scene:
    """Return a picture of the tiles that may be placed, with their officers."""
    count = len(view.display)
    columns = 1 if count == 1 else 2
    rows, pieces = -(-count // columns), []
    for at, site in enumerate(view.display):
        row, column = divmod(at, columns)
        frame = Frame(209, WIDTH * (2 * column + 1) / (2 * columns), 96 + 400 * row + 190)
        pieces += _tile(view, town.single_tile(site), frame, say)
    head = Run(say("escape_plan-picture-tiles"), WIDTH / 2, 42, 52, YELLOW, "mm")
    shown = Part("offer", told.offer_line(view, say), tuple(pieces), (head,))
    return Scene((*_header_parts(view, say), shown), size=(WIDTH, max(HEIGHT, 96 + 400 * rows)))


def numbered_hexes(view: View, tile: str, say: Say) -> Scene:
    """Return a picture of the town with its empty hexes numbered from 1, and of the tile to place."""
    seen, turns = town.landscape(view), town.turns_of(view)
    hexes = dict.fromkeys(at for at, _ in placements(view.city, tile))
    free = [town.turn_hex(at, turns) for at in hexes]
    frame = town.fit([*town.hexes_of(seen, ()), *free], (26, EDGE, WIDTH - ASIDE, HEIGHT - EDGE))
    high = max(0.4, 34 / (town.TALL * frame.radius))
    empty = [
        Piece("empty", *frame.middle(at), 2 * frame.radius, Label(str(number), high, ink=YELLOW))
        for number, at in enumerate(free, 1)
    ]
    new = next(site for site in view.display if site.tile == tile)
    aside = Frame(130, WIDTH - ASIDE / 2, HEIGHT / 2)
    beside = _tile(view, town.single_tile(new), aside, say)
    return _town(view, seen, frame, (*empty, *beside), say)


def preview(view: View, picks: Sequence[str], say: Say) -> Scene:
    """Return a picture of the town with a tile at the place that the player has picked, with a bright rim.

    Each edge shared with another tile shows how many points crossing the edge costs (§3.6.1).
    """
    tile, at = picks[0], _hex_of(picks[1])
    first = next((turned for hexed, turned in placements(view.city, tile) if hexed == at), 0)
    officers = next((site.officers for site in view.display if site.tile == tile), ())
    site = Site(tile, *at, int(picks[2]) if len(picks) > 2 else first, officers)
    new, seen = town.turn_site(site, town.turns_of(view)), town.landscape(view)
    frame = town.fit([*town.hexes_of(seen, ()), new.at], WHOLE)
    over = _tile(seen, new, frame, say)
    over.append(_bright_rim(new, frame))
    over += [_crossing_mark(new, border.direction, alike, frame) for border, alike in touching_edges(seen.city, new)]
    return _town(view, seen, frame, over, say)


def _tile(view: View, site: Site, frame: Frame, say: Say) -> list[Piece]:
    """Return the pieces that draw one city tile."""
    return [
        piece
        for _, some in town.sites(view, (site,), frame, say, town.place_letters(say))
        for piece in town.tile_drawings(some)
    ]


def _hex_of(option: str) -> Hex:
    """Return the coordinates of a hex that an option such as `1.-2` stands for."""
    q, r = (int(part) for part in option.split("."))
    return q, r


def _town(view: View, seen: View, frame: Frame, over: Sequence[Piece], say: Say) -> Scene:
    """Return a picture of the town with the pieces `over` on top. Its alt text is that of the board."""
    tiles = (
        Part(f"tile {site.tile}", told.tile_line(view, site, say), tuple(town.tile_drawings(pieces)))
        for site, pieces in town.sites(seen, seen.city, frame, say, town.place_letters(say))
    )
    return Scene((*_header_parts(view, say), *tiles, Part("over", pieces=tuple(over))))


def _header_parts(view: View, say: Say) -> Iterator[Part]:
    """Yield the parts of a picture around the town: the current step, the exits and the players."""
    yield Part("now", told.now(view, say) if view.viewer is None else sheet.now_for(view, view.viewer, say))
    yield Part("exits", told.exits_line(view, say))
    yield from (Part("player", told.short_player_line(view, seat, say)) for seat in view.order)


def _bright_rim(site: Site, frame: Frame) -> Piece:
    """Return the piece that draws a bright rim around a tile."""
    return Piece("halo", *frame.middle(site.at), 2.1 * frame.radius, layer=1)


def _crossing_mark(site: Site, direction: int, alike: bool, frame: Frame) -> Piece:
    """Return the mark on an edge for the points that crossing the edge costs.

    The mark is 1 in a disc if the land is the same on both sides, otherwise 2 in a diamond.
    """
    at = town.point_towards(frame.middle(site.at), direction, frame.radius * town.TALL / 2)
    label = Label("1" if alike else "2", 0.62, ink=WHITE)
    return Piece("match" if alike else "differ", *at, max(50.0, 0.32 * frame.radius), label, layer=3)


def _route(view: View, seat: Seat, way: Way, frame: Frame) -> Iterator[Piece]:
    """Yield the pieces that draw a player's route: dots that start at the player's pawn.

    A walk is a line of dots; a ride or a flight leaves gaps.
    """
    passed = read_steps(way.id)
    points = [(frame.middle(view.site(name).at), mode in (RIDE, FLY), name) for mode, name, _ in passed]
    points = [one for at, one in enumerate(points) if not at or one[2] != points[at - 1][2]]
    goal, _, kind = way.to.partition(".")
    ends = [_pawn_point(view, *spot, frame) for spot in (view.players[seat].at, (goal, kind))]
    middles = [ends[0], *(point for point, _, _ in points[1:-1]), ends[1]]
    ridden = [apart for _, apart, _ in points[1:]] or [False]
    size, dots = max(14.0, 0.13 * frame.radius), [(ends[1], 2.0)]
    for (start, end), apart in zip(pairwise(middles), ridden, strict=True):
        count = max(1, round(dist(start, end) / (size * (1.5 if apart else 0.3))))
        dots += [(_point_between(start, end, number / count), 1.0) for number in range(count)]
    for sprite in ("way-edge", "way"):
        yield from (Piece(sprite, *at, size * large, layer=2) for at, large in dots)


def _point_between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _pawn_point(view: View, tile: str, kind: str, frame: Frame) -> Point:
    """Return the point on a tile where a pawn is drawn at a location of this kind."""
    site = view.site(tile)
    number = next(at for at, (name, _) in enumerate(site.data.places) if name == kind)
    return frame.sixth(site, "PQ"[number])


def own_board(view: View, draft: Move | None, say: Say) -> Scene:
    """Return a picture of the viewer's money, plan card, contacts, items and officers to face.

    The things that the viewer has picked for the current move are marked.
    """
    seat = view.viewer or 0
    player, chosen = trip.known_player(view, seat), frozenset(_picked_things(draft))
    top = MONEY + 3.0 * PLAN
    slots = [
        _slot(slot, (EDGE + at * ROOM / 5, top + row * SLOT), worth, f"{kind}.{at}" in chosen or slot.id in chosen, say)
        for row, (kind, held, values) in enumerate(
            (("contact", player.contacts, NUMBERS.contact_slots), ("item", player.items, (0,) * len(player.items)))
        )
        for at, (slot, worth) in enumerate(zip(held, values, strict=True))
    ]
    top += 2 * SLOT + 4
    chips, top = _chips([*_small_things(player, say)], top, chosen)
    facing = view.turn.facing if facts.acting_player(view) == seat and view.phase == "turn" else ()
    shown = (
        *(Part("told", each) for each in sheet.board_text(view, say)),
        _money(player, say),
        *_plan(view, seat, player, say),
        *slots,
        *chips,
        _officers_part(facing, top),
    )
    return Scene(shown, size=(WIDTH, max(HEIGHT, round(top + FACED * bool(facing) + EDGE))))


def _officers_part(facing: Sequence[Facing], top: float) -> Part:
    """Return the part of a picture with the officers to face, each with the officer's tile."""
    pieces = [Piece(f"officer-{one.officer}", 56 + 148 * at, top + 46, 84) for at, one in enumerate(facing[:8])]
    runs = [Run(one.tile, 56 + 148 * at, top + 108, LEAST, WHITE, "mm") for at, one in enumerate(facing[:8])]
    return Part("faced", "", tuple(pieces), tuple(runs))


def _picked_things(draft: Move | None) -> Iterator[str]:
    """Yield the picks of an unfinished move that the picture can mark: a slot, an asset or a thing."""
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


def _money(player: Player, say: Say) -> Part:
    """Return the part of a picture with pocket, income and stash, then wounds, handcuffs and notoriety."""
    runs, pieces = [], []
    amounts = (("pocket", player.cash), ("income", player.cubes), ("stash", sheet.secret_money(player)))
    for (name, amount), left in zip(amounts, (14, 236, 432), strict=True):
        runs.append(Run(say(f"escape_plan-own-{name}"), left, 26, LEAST, STEEL))
        runs.append(Run(money(amount), left, 78, 66, YELLOW if name == "pocket" else WHITE))
    for at in range(NUMBERS.wounds):
        pieces.append(Piece("wound" if at < player.wounds else "whole", 732 + at * 60, 56, 58))
    for sprite, count, x in (("handcuffs", player.handcuffs, 952), ("star", player.notoriety, 1092)):
        piece, run = parts.counted_sign(sprite, count, x, 56)
        pieces.append(piece)
        runs.append(run)
    return Part("money", "", tuple(pieces), tuple(runs))


def _plan(view: View, seat: Seat, player: Player, say: Say) -> Iterator[Part]:
    """Yield the parts of a picture with the plan card, a column for each group of places.

    Each place shows the amount that it pays, or a sign that it is visited, closed, or not in the city.
    """
    wide, lying = ROOM / 3, {site.business for site in view.city}
    for number, (place, amount) in enumerate(zip(PLACES, PLANS[player.plan].amounts, strict=True)):
        column, row = divmod(number, 3)
        left, top = EDGE + column * wide, MONEY + row * PLAN
        been, shut = seat in view.cubes[number], facts.is_closed(view, place)
        rim = DIM if been or shut else GREY if place not in lying else GREEN
        ink, y = GREY if been or shut else WHITE, top + PLAN / 2 - 3
        mark = "✓" if been else "×" if shut else "" if place in lying else "?"
        name, worth = say(f"escape_plan-row-{place}"), str(amount or "$")
        runs = (
            Run(cut(name, wide - 96), left + 84, top + 24, LEAST, ink),
            Run(worth, left + 84, top + 64, 44, GREY if been or shut else YELLOW),
            Run(mark, left + wide - 20, top + 62, 44, GAINED if been else LOST if shut else STEEL, "rm"),
        )
        sign = Piece("safehouse" if place in SAFE_HOUSES else place, left + 44, y, 66)
        panel = Panel((left, top, left + wide - 6, top + PLAN - 6), rim)
        yield Part("plan", "", (sign,), runs, (panel,))


def _slot(slot: Slot, at: tuple[float, float], worth: int, chosen: bool, say: Say) -> Part:
    """Return the part of a picture for one slot of a player.

    It shows what is in the slot or what blocks it, the price of a use, and the score of a contact slot.
    """
    (left, top), wide = at, ROOM / 5 - 2
    held = slot.kind in (CONTACT, ITEM)
    ground, ink = (PAPER if slot.up else GREY, INK) if held else (DIM, WHITE if slot.kind == LOCKER else STEEL)
    box = left, top, left + wide, top + SLOT - 4
    panels = [Panel(box, YELLOW, True)] if chosen else []
    inner = (box[0] + 6, box[1] + 6, box[2] - 6, box[3] - 6) if chosen else box
    panels.append(Panel(inner, ground, held))
    x, pieces, runs = left + wide / 2, [], []
    if slot.kind == COVERED:
        pieces.append(Piece("handcuffs", x, top + 60, 96))
    elif slot.kind:
        room = wide - 4
        named = " ".join(_hyphenate(word, room) for word in _named(slot, say).split())
        said = lines(named, int(room * SMALLEST / LEAST), SMALLEST)[0]
        first = top + 48 - 21 * (len(said) - 1)
        pieces += [Piece("asset", x, top + SLOT - 28, 40)] if slot.kind == LOCKED else []
        runs += [Run(text, x, first + 42 * row, LEAST, ink, "mm") for row, text in enumerate(said)]
    if worth and slot.kind != COVERED:
        runs.append(Run(str(worth), left + 12, top + SLOT - 27, LEAST, ink))
    if cost := _cost(slot):
        runs.append(Run(money(cost), left + wide - 12, top + SLOT - 27, LEAST, ink, "rm"))
    return Part("slot", "", tuple(pieces), tuple(runs), tuple(panels))


def _hyphenate(word: str, room: float) -> str:
    """Return a word with a hyphen before one of its syllables, if the word is too long for a line."""
    if length(word, LEAST) <= room:
        return word
    ends = [at for at in range(3, len(word) - 1) if word[at] not in VOWELS and word[at + 1] in VOWELS]
    fits = [at for at in ends if length(f"{word[:at]}-", LEAST) <= room]
    return f"{word[: fits[-1]]}- {word[fits[-1] :]}" if fits else word


def _named(slot: Slot, say: Say) -> str:
    if slot.kind == LOCKER:
        return f"{words.slot(slot, say)} {words.value(slot.value, say)}"
    return words.thing(slot.id, say)


def _cost(slot: Slot) -> int:
    if slot.kind == CONTACT and slot.up:
        return contact(slot.id).cost
    return EQUIPMENT[slot.id].cost if slot.kind == ITEM and slot.up else 0


def _small_things(player: Player, say: Say) -> Iterator[tuple[str, str, bool]]:
    """Yield a player's assets, Fixers and small things as (id, name, whether the player can use it now)."""
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


def _chips(things: Sequence[tuple[str, str, bool]], top: float, chosen: frozenset[str]) -> tuple[list[Part], float]:
    """Return the parts for things without a slot, in rows, and the lower edge of the last row in pixels."""
    found: list[Part] = []
    left = float(EDGE)
    for name, text, ready in things:
        wide = length(text, LEAST) + 28
        if left > EDGE and left + wide > WIDTH - EDGE:
            left, top = EDGE, top + CHIPS
        box = left, top, left + wide, top + CHIPS - 6
        picked = bool(name) and name in chosen
        ground: Colour = YELLOW if picked else PAPER if ready else DARK
        ink = INK if ready else GREY
        run = Run(text, left + wide / 2, top + CHIPS / 2 - 3, LEAST, ink, "mm")
        found.append(Part("thing", "", (), (run,), (Panel(box, ground, ready or picked),)))
        left += wide + 8
    return found, top + CHIPS
