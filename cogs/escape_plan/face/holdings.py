"""What each player of Escape Plan holds, and what nobody has seen yet, as pieces of a diagram
(docs/rules/escape_plan.md §3.12)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.art.lettering import initials
from bot.art.pen import Point
from bot.engine.diagram import Piece
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.escape_plan.data import KEYS, NUMBERS, PLACES, PLANS, STACKS
from cogs.escape_plan.face import ledger, lines, sheet, words
from cogs.escape_plan.face.ledger import CONTACT, ITEM, KEPT, KEY, line
from cogs.escape_plan.face.words import BETWEEN, money
from cogs.escape_plan.rules.facts import actor, column, exit_state, wanted
from cogs.escape_plan.state import EQUIPMENT, FREE, LOCKER, Player, PublicPlayer, Slot, State
from cogs.escape_plan.view import PlayerView, View


def piece(spot: str, sprite: str, at: Point, told: str) -> Piece:
    """Give a piece with its middle at `at`."""
    return Piece(spot, sprite, round(at[0]), round(at[1]), sentence(told))


def shown(seen: View, say: Say) -> Iterator[Piece]:
    """Give what everybody knows of each player: fate, cubes, income, body, keys and slots."""
    letters, most, up = initials([say.name(seat) for seat in range(len(seen.players))]), wanted(seen), actor(seen)
    for seat, one in enumerate(seen.players):
        sprite = f"pawn/{seat}/{letters[seat]}/{ledger.TOKEN}/{int(seat in most)}/{int(seat == up)}"
        told = lines.described(seen, seat, say).replace("**", "")
        yield piece(f"player:{seat}", sprite, (40, line(seat)), told)
        if one.fate != "city":
            fate = f"{say.name(seat)}: {say(f'escape_plan-picture-{one.fate}')}"
            yield piece(f"fate:{seat}", f"fate/{one.fate}/{one.place}", (40, line(seat, True)), fate)
        for number, (place, owners) in enumerate(zip(PLACES, seen.cubes, strict=True)):
            if seat in owners:
                told = say("escape_plan-diagram-visited", who=say.name(seat), place=words.place(place, say, words.THE))
                at = ledger.planned(number), line(seat)
                yield piece(f"visited:{seat}:{place}", f"cube/{seat}", at, told)
        yield _money("income", one.cubes, seat, say)
        yield from _body(one, seat, say)
        yield from _slots("contact", one, seat, say)
        yield from _slots("item", one, seat, say)


def secret(state: State, say: Say) -> Iterator[Piece]:
    """Give what only each player knows: the plan card place by place, money, and the tiles of lockers and exits."""
    for seat, one in enumerate(state.players):
        for number, (place, amount) in enumerate(zip(PLACES, PLANS[one.plan].amounts, strict=True)):
            worth = money(amount) if amount else say("escape_plan-own-income")
            told = say("escape_plan-diagram-plan", who=say.name(seat), place=words.place(place, say), amount=worth)
            yield piece(f"plan:{seat}:{place}", f"amount/{amount or '$'}", (ledger.planned(number), line(seat)), told)
        yield _money("pocket", one.cash, seat, say)
        yield _money("stash", sheet.stash(one), seat, say)
        yield from _slots("item", one, seat, say, lockers=True)
        for number, (exit, value) in enumerate(zip(one.exits, one.exit_tiles, strict=False)):
            if value:
                place = words.place(f"exit{exit}", say, words.THE)
                told = say("escape_plan-diagram-kept", who=say.name(seat), place=place, amount=money(value))
                yield piece(f"kept:{seat}:{number}", f"value/{value}", _along(KEPT, number, seat), told)


def _money(name: str, amount: int, seat: Seat, say: Say) -> Piece:
    told = f"{say.name(seat)}, {say(f'escape_plan-own-{name}')}: {money(amount)}"
    return piece(f"{name}:{seat}", f"money/{amount}", (ledger.MONEY[name], line(seat)), told)


def _body(one: PublicPlayer, seat: Seat, say: Say) -> Iterator[Piece]:
    """Give wounds, handcuffs, notoriety, discs and keys."""
    rows = (
        ("wound", one.wounds, ledger.WOUNDS, say("escape_plan-fact-wounds", count=one.wounds, all=NUMBERS.wounds)),
        ("handcuffs", one.handcuffs, ledger.CUFFS, say("escape_plan-fact-handcuffs", count=one.handcuffs)),
        ("star", one.notoriety, ledger.STAR, say("escape_plan-fact-notoriety", level=one.notoriety)),
        ("disc", one.discs, ledger.DISCS, say("escape_plan-fact-discs", count=one.discs)),
    )
    for name, count, x, told in rows:
        if count or name == "star":
            yield piece(f"{name}:{seat}", f"count/{name}/{count}", (x, line(seat, True)), f"{say.name(seat)}: {told}")
    for number, key in enumerate(one.keys):
        told = f"{say.name(seat)}: {say(f'escape_plan-has-key-{key}', count=1)}"
        yield piece(f"key:{seat}:{number}", f"key/{key}", _along(KEY, number, seat), told)


def _along(row: tuple[int, int], number: int, seat: Seat) -> Point:
    start, step = row
    return start + step * number, line(seat, True)


def _slots(name: str, one: Player | PlayerView, seat: Seat, say: Say, lockers: bool = False) -> Iterator[Piece]:
    """Give the slots of a row: those with the tile of a locker, whose value is secret, or all others."""
    slots, row = (one.contacts, CONTACT) if name == "contact" else (one.items, ITEM)
    for number, slot in enumerate(slots):
        if (slot.kind == LOCKER) == lockers:
            about = slot.id.partition(".")[0] if slot.kind in (EQUIPMENT, LOCKER) else ""
            sprite = f"slot/{slot.kind}/{about}/{int(slot.up)}/{_worth(name, number, slot)}"
            what = words.slot(slot, say) + (f", {words.value(slot.value, say)}" if lockers else "")
            told = say(f"escape_plan-diagram-{name}", who=say.name(seat), number=number + 1, what=what)
            yield piece(f"{name}:{seat}:{number}", sprite, _along(row, number, seat), told)


def _worth(name: str, number: int, slot: Slot) -> str:
    """Give what is written in a slot: the value of a locker's tile, or what a free slot is worth with a contact."""
    if slot.kind == FREE and name == "contact":
        return str(NUMBERS.contact_slots[number])
    return str(slot.value) if slot.kind == LOCKER else ""


def hidden(state: State, say: Say) -> Iterator[Piece]:
    """Give the exits with their patrol cards, hidden tiles, the tiles of the city to come, and the next cards."""
    players = len(state.players)
    for number in (1, 2, 3):
        how = exit_state(state, number)
        told = f"{words.place(f'exit{number}', say)}: {say(f'escape_plan-diagram-exit-{how}')}"
        yield piece(f"exit:{number}", f"exit/{how}/{number}", ledger.gate(players, number), told)
        for place in range(state.shown.count(number)):
            told = say("escape_plan-diagram-patrol", number=number)
            yield piece(f"shown:{number}:{place}", "card", ledger.revealed(players, number, place), told)
    yield from _stacks(state, say)
    if state.result is None:
        yield from _patrol(state, say)
        yield from _to_come(state, say)


def _patrol(state: State, say: Say) -> Iterator[Piece]:
    """Give the patrol cards to come, and the one that nobody sees."""
    players = len(state.players)
    for place, number in enumerate(state.patrol):
        told = say("escape_plan-diagram-coming", place=place + 1, number=number)
        at = ledger.COMING[0] + ledger.COMING[1] * place, ledger.patrol(players)
        yield piece(f"patrol:{place}", f"patrol/{number}", at, told)
    if state.removed:
        told = say("escape_plan-diagram-removed", number=state.removed)
        yield piece("removed", f"patrol/{state.removed}", (ledger.REMOVED, ledger.patrol(players)), told)


def _stacks(state: State, say: Say) -> Iterator[Piece]:
    """Give the tiles of lockers and closed exits, the next one first; after them those of a locker that is open."""
    players, turn = len(state.players), state.turn
    for number, (key, values) in enumerate(zip(KEYS, state.lockers, strict=True)):
        name = say("escape_plan-slot-locker", colour=words.colour(key, say))
        shown = (*values, *(turn.looked if turn.colour == key else ()))
        for place, value in enumerate(shown):
            told = say("escape_plan-diagram-stack", place=name, number=place + 1, value=words.value(value, say))
            yield piece(f"locker:{key}:{place}", f"value/{value}", ledger.in_locker(players, number, place), told)
    for stack, values in enumerate(state.exit_stacks):
        name = say("escape_plan-diagram-closed", number=stack + 1)
        if stack < len(state.closed):
            name = words.place(f"exit{state.closed[stack]}", say)
            yield piece(
                f"closed:{stack}", f"exit_number/{state.closed[stack]}", ledger.at_exit(players, stack, -1), name
            )
        for place, value in enumerate(values):
            told = say("escape_plan-diagram-stack", place=name, number=place + 1, value=words.value(value, say))
            yield piece(f"exit_tile:{stack}:{place}", f"value/{value}", ledger.at_exit(players, stack, place), told)


def _to_come(state: State, say: Say) -> Iterator[Piece]:
    """Give the tiles that may be placed with those below them, the next contact and the Inspector's next card."""
    y = ledger.tiles(len(state.players))
    for site in state.display:
        stack = column(site.tile, state.help)
        left = ledger.PITCH * stack
        police = words.officers(site.officers, say)
        told = say("escape_plan-diagram-tile", tile=site.tile, places=BETWEEN.join((words.on_tile(site, say), police)))
        yield piece(f"display:{stack}", f"tile/{site.tile}/0/{ledger.TILE}", (left + ledger.TILE + 6, y), told)
        for number, kind in enumerate(site.officers):
            told = say("escape_plan-at", place=words.officer(kind, say), tile=site.tile)
            yield piece(f"comes:{stack}:{number}", f"officer/{kind}/34", (left + 138, y - 18 + 36 * number), told)
    for stack, tiles in zip(range(len(STACKS)), state.stacks, strict=False):
        for number, tile in enumerate(tiles):
            told = say("escape_plan-diagram-later", number=number + 1, tile=tile)
            at = ledger.PITCH * stack + 176, y - 34 + 34 * number
            yield piece(f"stack:{stack}:{number}", f"label/{tile}", at, told)
    for card in state.deck[:1]:
        told = say("escape_plan-diagram-next-contact", what=words.thing(card, say))
        yield piece("next:contact", "slot/contact//1/", (ledger.CONTACTS, y + 8), told)
    for card in state.inspectors[:1]:
        told = say("escape_plan-diagram-next-inspector", what=words.target(card, say))
        yield piece("next:inspector", "officer/sandra/40", (ledger.INSPECTOR, y + 8), told)
