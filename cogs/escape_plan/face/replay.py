"""The diagram of a position with all secrets revealed, for replays.

The town is at the top. Below it are two lines for each player, with the plan card. Then come the hidden things: patrol
cards, lockers, exits and tiles to come. See docs/rules/escape_plan.md §3.12.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bot.art.colours import INK, WHITE, YELLOW, Colour
from bot.art.pen import Point
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import plain, sentence
from bot.scene.records import Badge, Label, Panel, Part, Piece, Run, Scene
from cogs.escape_plan.data import BOX, EQUIPMENT, KEYS, NUMBERS, PLACES, PLANS, SAFE_HOUSES, STACKS
from cogs.escape_plan.face import lines, parts, sheet, town, words
from cogs.escape_plan.face.town import Frame, with_spot
from cogs.escape_plan.face.words import BETWEEN, money
from cogs.escape_plan.rules.city.tiles import Site
from cogs.escape_plan.rules.facts import acting_player, exit_state, most_wanted, stack_of
from cogs.escape_plan.state import CONTACT, COVERED, FREE, LOCKED, LOCKER, PublicPlayer, Slot, State
from cogs.escape_plan.state import EQUIPMENT as ITEM
from cogs.escape_plan.view import View, view

WIDE, HEAD = 960, 622
"""The width of the replay diagram, and the upper edge of the players' part, in pixels."""

TOWN = (28, 20, WIDE - 6, HEAD - 4)

HEADS, PLAYER, TEXT = 50, 98, 32
"""The heights of column heads and of a player's two lines, and the text size of heads, in pixels."""

MONEY = {"pocket": 668, "income": 764, "stash": 878}
"""The horizontal middle of each money column in the replay diagram, in pixels."""

COUNTS = {"wound": 122, "handcuffs": 186, "star": 250, "disc": 314}

KEY, CONTACTS, ITEMS, KEPT = (360, 28), (456, 43), (676, 48), (926, 0)
"""Left edge of the first, and distance between two: keys, contacts, items and tiles from exits."""

PATROL, LOCKERS, EXITS, TILES = 112, 52, 54, 118
"""The heights of the rows with hidden things: patrol cards, lockers, exits, tiles to come; in pixels."""

EXITS_AT, COMING, REMOVED = 172, (566, 56), 896
"""The distance of exits; the first patrol card to come and the distance; the removed card; in pixels."""

IN_LOCKER, AT_EXIT = (316, 74, 50), (376, 80, 58)
"""For lockers and exits: the distance of stacks, the start of a stack, and the distance of its tiles."""

TILE, PITCH = 56, 200
"""The radius of a tile that may be placed, and the distance between two such tiles, in pixels."""

NEXT, INSPECTOR = 842, 918


def _row_y(seat: Seat, second: bool = False) -> int:
    """Return the vertical middle of a player's first or second line in the replay diagram, in pixels."""
    return HEAD + HEADS + PLAYER * seat + (70 if second else 26)


def _place_x(place: int) -> int:
    """Return the horizontal middle of the column for a place on the plan card, in pixels."""
    return 118 + 58 * place


def _hidden_top(players: int) -> int:
    """Return the upper edge of the replay diagram's part with hidden things, in pixels."""
    return HEAD + HEADS + PLAYER * players


def _stack_point(players: int, number: int, place: int, exit: bool) -> Point:
    """Return the point of a tile in the stack of a locker or closed exit.

    Place -1 is the point of the stack's key or number.
    """
    apart, start, step = AT_EXIT if exit else IN_LOCKER
    y = _hidden_top(players) + PATROL + (LOCKERS + EXITS / 2 if exit else LOCKERS / 2)
    return (34 if place < 0 else start + step * place) + apart * number, y


def _coming_y(players: int) -> float:
    """Return the vertical middle of the row of tiles that may be placed, in pixels."""
    return _hidden_top(players) + PATROL + LOCKERS + EXITS + TILES / 2


def table(name: str, say: Say) -> Scene:
    """Return the background of the replay diagram: columns and rows below the town."""
    players = int(name)
    top, low = _hidden_top(players), _coming_y(players) + TILES / 2 + 4
    pieces = [
        Piece("safehouse", _place_x(at), HEAD + 28, 42, Label(str(SAFE_HOUSES.index(place) + 1), 0.5, y=0.69))
        if place in SAFE_HOUSES
        else Piece(place, _place_x(at), HEAD + 28, 42)
        for at, place in enumerate(PLACES)
    ]
    pieces += [Piece(name, middle, HEAD + 28, 42) for name, middle in MONEY.items()]
    pieces += [Piece(f"key-{key}", *_stack_point(players, at, -1, False), 38) for at, key in enumerate(KEYS)]
    pieces += [Piece("barred", *_stack_point(players, at, -1, True), 40) for at in range(len(BOX.exits.tiles))]
    pieces += [
        Piece("hex", TILE + 6 + PITCH * at, _coming_y(players), 2 * TILE, tone="faint") for at in range(len(STACKS))
    ]
    heads = (("coming", 474, top + 26, "lm"), ("removed", WIDE - 8, top + 26, "rm"),
             ("contact", WIDE - 8, _coming_y(players) - 40, "rm"))  # fmt: skip
    runs = [Run(say(f"escape_plan-diagram-head-{key}"), x, y, TEXT, parts.STEEL, anchor) for key, x, y, anchor in heads]
    bands = [Panel((2, HEAD, WIDE - 2, HEAD + HEADS), parts.DIM)]
    bands += [Panel((2, _row_y(seat) - 26, WIDE - 2, _row_y(seat) + PLAYER - 28), parts.DIM) for seat in range(players)]
    bands.append(Panel((2, top, WIDE - 2, low), parts.DIM))
    return Scene((Part("table", "", tuple(pieces), tuple(runs), tuple(bands)),), size=(WIDE, round(low) + 2))


def replay(state: State, say: Say) -> Scene:
    """Return a scene with the movable pieces of the replay diagram, with all secrets revealed."""
    seen = town.landscape(view(state, None))
    shown = Part("secret", "", (*_secret_pieces(state, say), *_hidden_pieces(state, say)))
    return Scene((_public(seen, say), shown), str(len(state.players)), facts=_facts(seen, say))


@lru_cache(maxsize=8)
def _public(seen: View, say: Say) -> Part:
    """Return the pieces for public facts about the town and each player.

    They are cached, since they are the same in all possible states of a view.
    """
    frame = town.fit([site.at for site in seen.city], TOWN, most=130)
    tiles = [piece for _, some in town.sites(seen, seen.city, frame, say, {}) for piece in some]
    return Part("public", "", tuple(sorted((*tiles, *_public_pieces(seen, say)), key=lambda each: each.layer)))


@lru_cache(maxsize=8)
def _facts(seen: View, say: Say) -> tuple[str, ...]:
    """Return the text lines above the replay diagram: the current step, the exits and the order.

    They are cached like the public pieces. After the game there is no current step.
    """
    over = seen.result is not None
    told = (
        () if over else (lines.now(seen, say),),
        (lines.exits_line(seen, say),),
        () if over else lines.order_line(seen, say),
    )
    return tuple(sentence(plain(each)) for some in told for each in some)


def _text(sprite: str, text: str, at: Point, width: float, size: float, ink: Colour = WHITE) -> Piece:
    return Piece(sprite, *at, width, Label(text, size, ink=ink), layer=3)


def _public_pieces(seen: View, say: Say) -> Iterator[Piece]:
    """Yield the public pieces of each player: fate, cubes, income, wounds, keys and slots."""
    most, up = most_wanted(seen), acting_player(seen)
    for seat, one in enumerate(seen.players):
        token = town.pawn(say.names, seat, 40, _row_y(seat), 44, seat in most, seat == up)
        yield with_spot(token, f"player:{seat}", plain(lines.player_facts(seen, seat, say)))
        if one.fate != "city":
            fate = parts.fate_mark(one.fate, one.place, 40, _row_y(seat, True), 40)
            yield with_spot(fate, f"fate:{seat}", f"{say.name(seat)}: {say(f'escape_plan-picture-{one.fate}')}")
        for number, (place, owners) in enumerate(zip(PLACES, seen.cubes, strict=True)):
            if seat in owners:
                told = say("escape_plan-diagram-visited", who=say.name(seat), place=words.place(place, say, words.THE))
                yield with_spot(
                    Piece("visited", _place_x(number), _row_y(seat), 58, layer=2), f"visited:{seat}:{place}", told
                )
        yield _money("income", one.cubes, seat, say)
        yield from _body(one, seat, say)
        yield from _slots("contact", one.contacts, seat, say)
        yield from _slots("item", one.items, seat, say)


def _secret_pieces(state: State, say: Say) -> Iterator[Piece]:
    """Yield the secret pieces of each player: plan card, money, tiles of lockers and exits."""
    for seat, one in enumerate(state.players):
        yield from _plan(one.plan, seat, say)
        yield _money("pocket", one.cash, seat, say)
        yield _money("stash", sheet.secret_money(one), seat, say)
        yield from _slots("item", one.items, seat, say, lockers=True)
        for number, (exit, value) in enumerate(zip(one.exits, one.exit_tiles, strict=False)):
            if value:
                yield _kept(exit, value, number, seat, say)


@lru_cache(maxsize=256)
def _plan(plan: str, seat: Seat, say: Say) -> tuple[Piece, ...]:
    """Return the pieces for the amounts on a player's plan card."""
    pieces = []
    for number, (place, amount) in enumerate(zip(PLACES, PLANS[plan].amounts, strict=True)):
        worth = money(amount) if amount else say("escape_plan-own-income")
        told = say("escape_plan-diagram-plan", who=say.name(seat), place=words.place(place, say), amount=worth)
        piece = _text("amount", str(amount or "$"), (_place_x(number), _row_y(seat)), 46, 0.74)
        pieces.append(with_spot(piece, f"plan:{seat}:{place}", told))
    return tuple(pieces)


@lru_cache(maxsize=1024)
def _kept(exit: int, value: int, number: int, seat: Seat, say: Say) -> Piece:
    """Return the piece of a tile that a player kept from an exit."""
    place = words.place(f"exit{exit}", say, words.THE)
    told = say("escape_plan-diagram-kept", who=say.name(seat), place=place, amount=money(value))
    return with_spot(_value(value, _along(KEPT, number, seat)), f"kept:{seat}:{number}", told)


@lru_cache(maxsize=2048)
def _money(name: str, amount: int, seat: Seat, say: Say) -> Piece:
    told = f"{say.name(seat)}, {say(f'escape_plan-own-{name}')}: {money(amount)}"
    text = f"−${-amount}" if amount < 0 else f"${amount}"
    return with_spot(_text("money", text, (MONEY[name], _row_y(seat)), 92, 0.94, YELLOW), f"{name}:{seat}", told)


def _value(value: int, at: Point) -> Piece:
    """Return the piece of a tile from a locker or an exit, face up; 0 is a rat."""
    return _text("value" if value else "value-rat", str(value), at, 50, 0.66, INK)


def _body(one: PublicPlayer, seat: Seat, say: Say) -> Iterator[Piece]:
    """Yield the pieces for a player's wounds, handcuffs, notoriety, discs and keys."""
    rows = (
        ("wound", one.wounds, say("escape_plan-fact-wounds", count=one.wounds, all=NUMBERS.wounds)),
        ("handcuffs", one.handcuffs, say("escape_plan-fact-handcuffs", count=one.handcuffs)),
        ("star", one.notoriety, say("escape_plan-fact-notoriety", level=one.notoriety)),
        ("disc", one.discs, say("escape_plan-fact-discs", count=one.discs)),
    )
    for name, count, told in rows:
        if count or name == "star":
            label = Label(str(count), 0.72, x=0.78, ink=WHITE)
            sign = (Badge(name, 0.56, 0.29, 0.5),)
            piece = Piece("amount", COUNTS[name], _row_y(seat, True), 60, label, sign)
            yield with_spot(piece, f"{name}:{seat}", f"{say.name(seat)}: {told}")
    for number, key in enumerate(one.keys):
        told = f"{say.name(seat)}: {say(f'escape_plan-has-key-{key}', count=1)}"
        yield with_spot(Piece(f"key-{key}", *_along(KEY, number, seat), 34), f"key:{seat}:{number}", told)


def _along(row: tuple[int, int], number: int, seat: Seat) -> Point:
    start, step = row
    return start + step * number, _row_y(seat, True)


@lru_cache(maxsize=512)
def _slots(name: str, slots: tuple[Slot, ...], seat: Seat, say: Say, lockers: bool = False) -> tuple[Piece, ...]:
    """Return the pieces of a row of slots.

    With `lockers`, these are only slots with a locker's tile, whose value is secret. Otherwise they are all other
    slots.
    """
    row, pieces = CONTACTS if name == "contact" else ITEMS, []
    for number, slot in enumerate(slots):
        if (slot.kind == LOCKER) == lockers:
            worth = NUMBERS.contact_slots[number] if name == "contact" and slot.kind == FREE else 0
            what = words.slot(slot, say) + (f", {words.value(slot.value, say)}" if lockers else "")
            told = say(f"escape_plan-diagram-{name}", who=say.name(seat), number=number + 1, what=what)
            pieces.append(with_spot(_slot(slot, worth, *_along(row, number, seat)), f"{name}:{seat}:{number}", told))
    return tuple(pieces)


def _slot(slot: Slot, worth: int, x: float, y: float) -> Piece:
    """Return the piece of a slot: free with its score, locked, covered by handcuffs, or with its card.

    The card may be a contact, Equipment or a locker's tile. Equipment is shown by the officers that it avoids.
    """
    held = slot.kind in (CONTACT, ITEM, LOCKER)
    sprite = "slot" if slot.kind == FREE else "slot-shut" if not held else "slot-held" if slot.up else "slot-used"
    signs: tuple[Badge, ...] = ()
    label = Label(str(worth), 0.52, ink=parts.STEEL) if worth else None
    if slot.kind == LOCKER:
        signs, label = (Badge(f"key-{slot.id}", 0.45, 0.5, 0.26),), Label(str(slot.value), 0.45, y=0.72)
    elif slot.kind in (CONTACT, LOCKED):
        signs = (Badge("contact" if slot.kind == CONTACT else "asset", 1.0, 0.5, 0.5),)
    elif slot.kind == COVERED:
        signs = (Badge("handcuffs", 0.84, 0.5, 0.5),)
    elif slot.kind == ITEM:
        avoided = EQUIPMENT[slot.id.partition(".")[0]].avoids
        size = 0.65 if len(avoided) == 1 else 0.5
        signs = tuple(
            Badge(f"officer-{each}", size, 0.5 + (at - (len(avoided) - 1) / 2) * 0.45, 0.5)
            for at, each in enumerate(avoided)
        )
    return Piece(sprite, x, y, 40, label, signs)


def _hidden_pieces(state: State, say: Say) -> Iterator[Piece]:
    """Yield the pieces of the hidden part: exits, patrol cards, stacks, tiles and cards to come."""
    y = _hidden_top(len(state.players)) + 58
    for number in (1, 2, 3):
        yield from _exit(number, exit_state(state, number), state.shown.count(number), y, say)
    yield from _stacks(state, say)
    if state.result is None:
        for place, number in enumerate(state.patrol):
            yield _patrol(number, place, y + 18, say)
        if state.removed:
            told = say("escape_plan-diagram-removed", number=state.removed)
            at = REMOVED, y + 18
            yield with_spot(_text("patrol-open", str(state.removed), at, 46, 0.58, INK), "removed", told)
        yield from _coming_pieces(state, say)


@lru_cache(maxsize=256)
def _exit(number: int, how: str, shown: int, y: int, say: Say) -> tuple[Piece, ...]:
    """Return the pieces of an exit and its patrol cards."""
    x = 50 + EXITS_AT * (number - 1)
    told = f"{words.place(f'exit{number}', say)}: {say(f'escape_plan-diagram-exit-{how}')}"
    pieces = [with_spot(town.gate(town.GATES.get(how, "door"), number, x, y, 70), f"exit:{number}", told)]
    for place in range(shown):
        told = say("escape_plan-diagram-patrol", number=number)
        pieces.append(with_spot(Piece("patrol", x + 60 + 46 * place, y, 40), f"shown:{number}:{place}", told))
    return tuple(pieces)


@lru_cache(maxsize=512)
def _patrol(number: int, place: int, y: int, say: Say) -> Piece:
    """Return the piece of a patrol card that is not revealed yet."""
    told = say("escape_plan-diagram-coming", place=place + 1, number=number)
    at = COMING[0] + COMING[1] * place, y
    return with_spot(_text("patrol-open", str(number), at, 46, 0.58, INK), f"patrol:{place}", told)


def _stacks(state: State, say: Say) -> Iterator[Piece]:
    """Yield the tiles of lockers and closed exits. In each stack, the tile to be drawn next comes first.

    The tiles that a player is looking at come after those of the same locker.
    """
    players, turn = len(state.players), state.turn
    for number, (key, values) in enumerate(zip(KEYS, state.lockers, strict=True)):
        for place, value in enumerate((*values, *(turn.looked if turn.colour == key else ()))):
            yield _in_locker(key, value, place, _stack_point(players, number, place, False), say)
    for number, values in enumerate(state.exit_stacks):
        closed = state.closed[number] if number < len(state.closed) else 0
        if closed:
            at = _stack_point(players, number, -1, True)
            name = words.place(f"exit{closed}", say)
            yield with_spot(town.gate("barred", closed, *at, 46), f"closed:{number}", name)
        for place, value in enumerate(values):
            yield _at_exit(number, closed, value, place, _stack_point(players, number, place, True), say)


@lru_cache(maxsize=1024)
def _in_locker(key: str, value: int, place: int, at: Point, say: Say) -> Piece:
    """Return the piece of a tile in a locker."""
    name = say("escape_plan-slot-locker", colour=words.colour(key, say))
    told = say("escape_plan-diagram-stack", place=name, number=place + 1, value=words.value(value, say))
    return with_spot(_value(value, at), f"locker:{key}:{place}", told)


@lru_cache(maxsize=1024)
def _at_exit(number: int, closed: int, value: int, place: int, at: Point, say: Say) -> Piece:
    """Return the piece of a tile in a stack of exit tiles. A stack is named by its exit once that closes."""
    name = words.place(f"exit{closed}", say) if closed else say("escape_plan-diagram-closed", number=number + 1)
    told = say("escape_plan-diagram-stack", place=name, number=place + 1, value=words.value(value, say))
    return with_spot(_value(value, at), f"exit_tile:{number}:{place}", told)


def _coming_pieces(state: State, say: Say) -> Iterator[Piece]:
    """Yield the tiles that may be placed, the tiles below them, the next contact and Inspector card."""
    y = _coming_y(len(state.players))
    for site in state.display:
        yield from _tile_on_top(site, stack_of(site.tile, state.help), y, say)
    for stack, tiles in zip(range(len(STACKS)), state.stacks, strict=False):
        for number, name in enumerate(tiles):
            yield _tile_below(stack, number, name, y, say)
    for card in state.deck[:1]:
        yield _next_contact(card, y + 12, say)
    for card in state.inspectors[:1]:
        told = say("escape_plan-diagram-next-inspector", what=words.target(card, say))
        yield with_spot(Piece("officer-sandra", INSPECTOR, y + 12, 42), "next:inspector", told)


@lru_cache(maxsize=128)
def _tile_on_top(site: Site, stack: int, y: float, say: Say) -> tuple[Piece, ...]:
    """Return the pieces of a tile that may be placed, with its officers."""
    left = PITCH * stack
    police = words.officers(site.officers, say)
    told = say("escape_plan-diagram-tile", tile=site.tile, places=BETWEEN.join((words.on_tile(site, say), police)))
    tile = town.tile(town.single_tile(site), Frame(TILE, left + TILE + 6, y))
    signs = [
        Badge("door" if kind == "exit" else kind, 0.28, *town.point_in_tile(town.single_tile(site), role))
        for role, (kind, _) in zip("pq", site.data.places, strict=False)
    ]
    tag = Badge("tag", 0.48, 0.5, 0.5, Label(site.tile, 0.9, ink=WHITE))
    piece = Piece(tile.sprite, tile.x, tile.y, tile.width, None, (*tile.badges, *signs, tag))
    pieces = [with_spot(piece, f"display:{stack}", told)]
    for number, kind in enumerate(site.officers):
        told = say("escape_plan-at", place=words.officer(kind, say), tile=site.tile)
        officer = Piece(f"officer-{kind}", left + 138, y - 18 + 36 * number, 34)
        pieces.append(with_spot(officer, f"comes:{stack}:{number}", told))
    return tuple(pieces)


@lru_cache(maxsize=512)
def _tile_below(stack: int, number: int, name: str, y: float, say: Say) -> Piece:
    """Return the piece of a tile below one that may be placed."""
    told = say("escape_plan-diagram-later", number=number + 1, tile=name)
    at = PITCH * stack + 178, y - 34 + 34 * number
    return with_spot(_text("tag", name, at, 46, 0.84), f"stack:{stack}:{number}", told)


@lru_cache(maxsize=256)
def _next_contact(card: str, y: float, say: Say) -> Piece:
    told = say("escape_plan-diagram-next-contact", what=words.thing(card, say))
    return with_spot(_slot(Slot(CONTACT, card), 0, NEXT, y), "next:contact", told)
