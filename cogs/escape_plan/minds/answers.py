"""How a computer player answers questions other than where to go.

The questions are about tiles, visits, rewards, contacts and officers (docs/rules/escape_plan.md §3.1, §3.3, §3.6.4 to
§3.8). Each function yields possible answers as pairs of (estimated value, move).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.engine.move import Move
from cogs.escape_plan.data import DAYS, EQUIPMENT, KEYS, NUMBERS, TYPES, group
from cogs.escape_plan.minds import worth
from cogs.escape_plan.minds.mind import WOUND, Mind
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.tiles import Site, distance, placements, touching_edges
from cogs.escape_plan.rules.day.heat import URGENCY
from cogs.escape_plan.rules.executive.things import EFFECTS
from cogs.escape_plan.state import CONTACT, FREE

Judged = Iterator[tuple[float, Move]]

# Reconstructed.
UNLOCK = {"A7": 40.0, "A6": 38.0, "A5": 33.0, "A4": 12.0, "A3": 12.0, "A2": 12.0}
"""The estimated value of unlocking each asset: of the slot that becomes free, and of its effect."""


def place(mind: Mind) -> Judged:
    """Yield placements of tiles with their values. Attractive tiles should be near and well connected."""
    at = mind.sites[mind.own.at[0]].at
    for site in mind.view.display:
        if site.tile not in mind.first("place"):
            continue
        pull = worth_of_tile(mind, site)
        for spot, turned in placements(mind.view.city, site.tile):
            joined = count_matches(mind.view.city, Site(site.tile, *spot, turned))
            officers = 2.0 * len(site.officers)
            value = pull - (pull / 5.0 + 2.0) * distance(at, spot) + 3.0 * joined - officers / distance(at, spot)
            yield value, Move("place", ((site.tile,), (f"{spot[0]}.{spot[1]}",), (str(turned),)))


def count_matches(city: tuple[Site, ...], new: Site) -> float:
    """Return how many edges of a new tile match its neighbours. An edge that does not match counts 0.4."""
    return sum(1.0 if alike else 0.4 for _, alike in touching_edges(city, new))


def worth_of_tile(mind: Mind, site: Site) -> float:
    """Return the estimated value of having a tile near the player."""
    total = 0.0
    for kind, _ in site.data.places:
        if kind in ("business", "safehouse"):
            total += (
                max((worth.amount(mind, name) for name in facts.unplaced_houses(mind.view, kind)), default=0.0) / 5.0
            )
        total += {"exit": 14.0, "store": 8.0, "church": 3.0, "clinic": 4.0, "gang": 3.0}.get(kind, 0.0)
    return total


def house(mind: Mind) -> Judged:
    """Yield Businesses or Safe Houses for the tile that the player has just placed, with their values.

    If the tile is near the player, places with a high amount on the plan card are preferred, otherwise those with a low
    amount.
    """
    site = mind.sites[mind.view.placing]
    near = distance(mind.sites[mind.own.at[0]].at, site.at) <= 2
    for name in mind.first("house"):
        value = worth.amount(mind, name) + worth.RIVALRY * any(
            worth.has_visited(mind, other) for other in (() if name.startswith("safe") else group(name))
        )
        yield value if near or mind.view.day == DAYS else -value, Move("house", ((name,),))


def send(mind: Mind) -> Judged:
    """Yield moves of officers with their values: towards rivals and away from the player.

    Officers near the leading rival count most.
    """
    view, here = mind.view, mind.own.at[0]
    rivals = [seat for seat in view.in_city() if seat != mind.seat]
    for officer in mind.first("send"):
        start, _, kind = officer.partition(".")
        for end in mind.options(Move("send", ((officer,),))):
            value = 0.3 * URGENCY[::-1].index(kind)
            value += 12.0 * ((start == here) - (end == here)) if mind.level.depth else 0.0
            for seat in rivals:
                tile = view.players[seat].at[0]
                weight = 1.0 + (lead(mind, seat) if mind.level.watches else 0.0)
                feared = mind.sites[tile].marker != seat
                value += weight * (10.0 * feared * ((end == tile) - (start == tile)) - half_distance(mind, end, tile))
            yield value, Move("send", ((officer,), (end,)))


def half_distance(mind: Mind, one: str, other: str) -> float:
    """Return half the distance between two tiles."""
    return 0.5 * distance(mind.sites[one].at, mind.sites[other].at)


def lead(mind: Mind, seat: int) -> float:
    """Return how well a rival is doing, as a number based on public facts.

    Visited places, lockers, exit tiles and contacts count.
    """
    rival = mind.view.players[seat]
    cubes = NUMBERS.cubes - rival.cubes
    lockers = sum(slot.kind == "locker" for slot in rival.items)
    return 0.1 * (cubes + lockers + rival.exit_count + 0.3 * sum(slot.kind == CONTACT for slot in rival.contacts))


def unlock(mind: Mind, verb: str) -> Judged:
    """Yield assets to unlock, with their values.

    Assets that block slots with high scores, and assets with useful effects, are preferred.
    """
    for name in mind.first(verb):
        blocked = any(slot.id == name for slot in mind.own.contacts)
        covers = mind.own.handcuffs > 2 and blocked
        about = sum(kind in site.officers for kind in EFFECTS[name] for site in mind.view.city)
        yield UNLOCK[name] + about / 2 - (15.0 if covers else 0.0), Move(verb, ((name,),))


def keep_money(mind: Mind) -> Judged:
    """Yield the answer to unlock no asset. It is preferred if the player needs the money for the exit."""
    yield (NUMBERS.unlock * mind.price * 2 if mind.spare >= NUMBERS.unlock else 99.0), Move("keep_money")


def red(mind: Mind) -> Judged:
    """Yield a contact as the reward for notoriety. Its value depends on whether a slot is free."""
    yield worth.contact_offer(mind) * 0.9, Move("red")


def contact(mind: Mind) -> Judged:
    """Yield contacts and their slots. The value is that of the contact's effect and the slot's score."""
    own = mind.own
    for card in mind.first("contact"):
        move = Move("contact", ((card,),))
        slots = mind.options(move) or (None,)
        value = worth.card(mind, card)
        for slot in slots:
            at = (
                next(n for n, one in enumerate(own.contacts) if one.kind in (FREE, CONTACT))
                if slot is None
                else int(slot)
            )
            old = own.contacts[at]
            lost = worth.card(mind, old.id) * (1.0 if old.up else 0.4) + 2.0 if old.kind == CONTACT else 0.0
            filled = float(NUMBERS.contact_slots[at]) if old.kind == FREE else 0.0
            full = move if slot is None else Move("contact", (*move.picks, (slot,)))
            yield value + filled - lost, full


def decline(mind: Mind) -> Judged:
    """Yield the answer to take no contact, with value 0."""
    yield 0.0, Move("decline")


def cover(mind: Mind) -> Judged:
    """Yield contact slots that handcuffs may cover. The slot with the lowest score is preferred."""
    for slot in mind.first("cover"):
        card = mind.own.contacts[int(slot)]
        held = worth.card(mind, card.id) / 4 if card.kind == CONTACT else 0.0
        yield -NUMBERS.contact_slots[int(slot)] - held, Move("cover", ((slot,),))


def keep(mind: Mind) -> Judged:
    """Yield hidden tiles that the player may keep. The tile with the highest value is preferred."""
    for tile in mind.first("keep"):
        yield float(mind.view.turn.looked[int(tile)]), Move("keep", ((tile,),))


def key(mind: Mind) -> Judged:
    """Yield keys that the player may take. The key to the most valuable locker is preferred."""
    for colour in mind.first("key"):
        yield worth.key(mind, colour), Move("key", ((colour,),))


def fixer(mind: Mind) -> Judged:
    """Yield Fixers that the player may take. The most useful Fixer is preferred."""
    for name in mind.first("fixer"):
        yield worth.ready_thing(mind, name), Move("fixer", ((name,),))


def hire(mind: Mind) -> Judged:
    """Yield numbers of gang members to hire for money that can be spared, with a control marker."""
    price = facts.hire_price(mind.view, mind.seat, 1)
    for count in mind.first("hire"):
        move = Move("hire", ((count,),))
        marks = mind.options(move)
        full = Move("hire", (*move.picks, (marks[0],))) if marks else move
        cost = int(count) * price
        site = mind.sites[mind.own.at[0]]
        value = int(count) * worth.member(mind) + worth.fame(mind) + worth.marker(mind, site)
        afforded = cost <= mind.spare or worth.may_spend_reserve(mind)
        yield (value - worth.spending(mind, cost) if afforded else -1.0), full


def pray(mind: Mind) -> Judged:
    """Yield numbers of notoriety levels to lose by praying. The value is the penalties that this saves."""
    for count in mind.first("pray"):
        needed = worth.needs_notoriety(mind, int(count))
        yield (
            -worth.penalty(mind, -int(count)) - (20.0 if needed else 0.0) + 0.1 * int(count),
            Move("pray", ((count,),)),
        )


def equip(mind: Mind) -> Judged:
    """Yield Equipment to take if a slot is free. The value depends on the officers that it avoids."""
    own = mind.own
    free = sum(slot.kind == FREE for slot in own.items)
    worn = [slot.id for slot in own.items if slot.kind == "equipment"]
    about = {kind: sum(kind in site.officers for site in mind.view.city) for kind in TYPES}
    for name in mind.first("equip"):
        item = EQUIPMENT[name]
        value = sum(about[kind] for kind in item.avoids) / (1.0 + worn.count(name)) - item.cost
        wanted = free > 0 and mind.left > 1 and mind.spare > 1
        yield (WOUND - 4.0 + value / 10 if wanted else -1.0), Move("equip", ((name,),))


def hand_back(mind: Mind) -> Judged:
    """Yield Equipment to hand back to the store. Handing back a used piece makes room for a fresh one."""
    fresh = mind.view.turn.taken < NUMBERS.equipment_a_visit and mind.left > 1 and mind.spare > 1
    for slot in mind.first("hand_back"):
        down = not mind.own.items[int(slot)].up
        yield (WOUND - 6.0 if fresh and down else -1.0), Move("hand_back", ((slot,),))


def buy_can(mind: Mind) -> Judged:
    """Yield the answer to buy a gas can, if the player has money to spare."""
    yield (3.0 if mind.spare > 3 and mind.left > 2 and not mind.own.cans else -1.0), Move("buy_can")


def locker(mind: Mind) -> Judged:
    """Yield lockers to open. The most valuable is preferred. Used Equipment is handed back for room first."""
    for colour in mind.first("locker"):
        move = Move("locker", ((colour,),))
        slots = mind.options(move)
        if slots:
            slot = min(slots, key=lambda at: (mind.own.items[int(at)].up, at))
            move = Move("locker", (*move.picks, (slot,)))
        value = worth.locker(colour, mind.view.lockers[KEYS.index(colour)]) - (WOUND - 4.0 if slots else 0.0)
        yield 50.0 + value if value > 0 else -1.0, move


def done(mind: Mind) -> Judged:
    """Yield the answer to do nothing more at a place, with value 0."""
    yield 0.0, Move("done")


ANSWERS: Mapping[str, Callable[[Mind], Judged]] = {
    "place": place,
    "house": house,
    "send": send,
    "unlock": lambda mind: unlock(mind, "unlock"),
    "keep_money": keep_money,
    "blue": lambda mind: unlock(mind, "blue"),
    "red": red,
    "contact": contact,
    "decline": decline,
    "cover": cover,
    "keep": keep,
    "key": key,
    "fixer": fixer,
    "hire": hire,
    "pray": pray,
    "equip": equip,
    "hand_back": hand_back,
    "buy_can": buy_can,
    "locker": locker,
    "done": done,
}
"""For each kind of question that is judged separately, the function that yields its answers."""
