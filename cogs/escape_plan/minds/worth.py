"""Estimated values of things, contacts and visits for a computer player.

The values are in thousands of dollars. All of them are our own guesses. See docs/rules/escape_plan.md §3.6.4, §4.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from cogs.escape_plan.data import DAYS, KEYS, LOCKERS, NUMBERS, PLACES, PLANS, SAFE_HOUSES, contact, group
from cogs.escape_plan.minds.mind import WOUND, Mind
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.tiles import Site
from cogs.escape_plan.rules.lockers import meets_conditions
from cogs.escape_plan.state import CONTACT, EQUIPMENT, FREE

ACTION = 45.0
"""The value of having one more action, in thousands of dollars."""
LATER = 0.75
"""A locker's value is multiplied by this for each condition that the player does not meet yet."""
FORESIGHT = 9.0
"""The value of knowing one day earlier which exit will be open."""
DEAR = 4.0
"""The extra cost of spending each thousand dollars that the player kept for the exit."""
HUNTED = 4.0
"""The cost per action of being the most wanted player alone.

It is less than the cost of a wound, since other players may become more notorious.
"""
RIVALRY = 8.0
"""The extra value of visiting a place now if it may close before the player comes back."""

READY = {
    "K01": 5.0,
    "K02": 5.0,
    "K03": 5.0,
    "K05": 14.0,
    "K06": 14.0,
    "K07": 14.0,
    "K08": 14.0,
    "K09": 7.0,
    "K10": 9.0,
    "K11": 12.0,
    "K12": 6.0,
    "K13": 5.0,
    "K15": 8.0,
    "K16F": 6.0,
    "K16C": 6.0,
    "K16S": 6.0,
    "K17": 6.0,
    "K18": 10.0,
    "F1": 7.0,
    "F3": 5.0,
    "F5": 9.0,
    "F6": 14.0,
    "F7": 6.0,
}
"""The value of contacts and Fixers that are ready to use, minus their price.

Only those are listed whose value is the same in all positions.
"""


@lru_cache(maxsize=32)
def locker(colour: str, left: int) -> float:
    """Return the average value of opening a locker if its stack has `left` tiles.

    The player sees two of the tiles and keeps one. Earlier visitors probably took the best tiles that they saw.
    """
    values = sorted(LOCKERS[colour].values)
    gone = len(values) - left
    if left < 1:
        return 0.0
    pairs = list(combinations(values, NUMBERS.locker_tiles))
    fresh = sum(map(max, pairs)) / len(pairs)
    return fresh * (1 - 0.22 * gone)


def key(mind: Mind, colour: str) -> float:
    """Return the value of a key: the value of its locker, reduced for each missing condition."""
    left = mind.view.lockers[KEYS.index(colour)]
    row, own = LOCKERS[colour], mind.own
    contacts = sum(slot.kind == CONTACT for slot in own.contacts)
    missing = max(0, row.contacts - contacts) + max(0, row.notoriety - own.notoriety)
    held = own.keys.count(colour)
    return locker(colour, max(0, left - held)) * LATER**missing


def penalty(mind: Mind, change: int) -> float:
    """Return how much a change of notoriety raises the penalty. Before the last day only half counts."""
    level = max(0, min(NUMBERS.top_notoriety, mind.own.notoriety + change))
    table = NUMBERS.notoriety_penalty
    grown = table[level] - table[mind.own.notoriety]
    return grown * (1.0 if mind.last else 0.5)


def fame(mind: Mind) -> float:
    """Return the value of one more point of notoriety: a reward if one is reached, minus penalties."""
    own = mind.own
    reward = 22.0 if own.rewards and own.notoriety + 1 in NUMBERS.rewards else 0.0
    return reward - penalty(mind, 1) - cost_of_being_hunted(mind, 1) - 1.0


def cost_of_being_hunted(mind: Mind, change: int) -> float:
    """Return the cost if a change of notoriety makes the player the most wanted alone.

    The cost is negative if the change ends that.
    """
    rivals = [mind.view.players[seat].notoriety for seat in mind.view.in_city() if seat != mind.seat]
    if not rivals or not mind.level.watches:
        return 0.0
    level = mind.own.notoriety
    return HUNTED * mind.left * ((level + change > max(rivals)) - (level > max(rivals)))


def free_slot(mind: Mind) -> int:
    """Return the score of the best free contact slot, or 0 if no slot is free."""
    slots = zip(mind.own.contacts, NUMBERS.contact_slots, strict=True)
    return max((value for slot, value in slots if slot.kind == FREE), default=0)


def ready_thing(mind: Mind, what: str) -> float:
    """Return the value of a contact or Fixer that is ready to use."""
    if what in ("K04", "F4"):
        return ACTION * 0.7 if mind.own.discs < NUMBERS.discs and mind.left > 1 else 4.0
    if what in ("K14", "F2"):
        return max(0.0, (mind.own.cubes - 3) * mind.price)
    if what == "K19":
        return FORESIGHT if mind.view.day < DAYS and not known_exit(mind) else 0.0
    if what == "F8":
        return free_slot(mind) - 2.0
    return READY.get(what, 0.0)


def known_exit(mind: Mind) -> int:
    """Return the number of the exit that will be open on the last day, or 0 if not known to the player."""
    return facts.last_exit((*mind.view.shown, *mind.own.seen_patrol))


def patrol(mind: Mind) -> float:
    """Return the value of seeing the patrol cards to come.

    On the last day but one these cards show which exit will be open.
    """
    tells = mind.level.depth and mind.view.day == DAYS - 1 and not known_exit(mind)
    return FORESIGHT if tells else 0.0


def card(mind: Mind, name: str) -> float:
    """Return the estimated value of a contact card's effect."""
    return ready_thing(mind, contact(name).id)


def contact_offer(mind: Mind) -> float:
    """Return the value of a visit where the player may take a contact."""
    return free_slot(mind) + 0.5 * max((card(mind, name) for name in mind.view.contacts), default=0.0)


def has_visited(mind: Mind, place: str) -> bool:
    """Return whether the player has visited a place and so has a cube on it."""
    return place in facts.visited_places(mind.view, mind.seat)


def gain(mind: Mind, site: Site, place: str) -> float:
    """Return the value of visiting a location. The cost of the journey is not subtracted."""
    if place in ("business", "safehouse"):
        return premises(mind, site.business) if site.business and not has_visited(mind, site.business) else 0.0
    if place == "exit":
        return exit_tiles(mind, site.data.exit)
    if place == "clinic":
        healed = min(NUMBERS.heal_clinic, mind.own.wounds)
        return healed * mind.wound + (5.0 if mind.own.wounds == NUMBERS.wounds else 0.0)
    if place == "church":
        return church(mind)
    return store(mind) if place == "store" else headquarters(mind, site)


def stash(mind: Mind, place: str) -> int:
    """Return the amount that the plan card pays for a place into the stash; 0 stands for income ("$")."""
    return PLANS[mind.own.plan].amounts[PLACES.index(place)]


def amount(mind: Mind, place: str) -> float:
    """Return the value of the plan card's payment for a place. Income has an estimated value, too."""
    return float(stash(mind, place)) or mind.own.cubes * mind.price


def premises(mind: Mind, place: str) -> float:
    """Return the value of visiting a Business or Safe House for the first time."""
    view = mind.view
    worth = amount(mind, place) - (DAYS - view.day)
    if place in SAFE_HOUSES:
        keys = view.keys[SAFE_HOUSES.index(place)]
        worth += 0.75 * max((key(mind, colour) for colour in keys), default=0.0)
        worth += 0.6 * max((ready_thing(mind, name) for name in view.fixers), default=0.0)
        rest = [house for house in SAFE_HOUSES if house != place and not has_visited(mind, house)]
    else:
        worth += contact_offer(mind) + fame(mind)
        rest = [other for other in group(place) if other != place and not has_visited(mind, other)]
    if mind.own.discs < NUMBERS.discs:
        worth += ACTION * (0.9, 0.2, 0.05)[len(rest)]
    return worth


def exit_tiles(mind: Mind, number: int) -> float:
    """Return the value of visiting a closed exit. It is 0 if the player gains nothing there."""
    if number not in mind.view.closed or number in mind.own.exits:
        return 0.0
    at = mind.view.closed.index(number)
    box = mind.view.box
    return exit_tile(box.exits.tiles[at], box.numbers.exit_tiles, mind.view.exit_stacks[at])


@lru_cache(maxsize=64)
def exit_tile(tiles: tuple[int, ...], drawn: int, left: int) -> float:
    """Return the expected value of the tile that a visitor of a closed exit with `left` tiles keeps.

    Visitors see `drawn` tiles, or all of them. Earlier visitors took the best tiles that they saw.
    """
    gone = len(tiles) - left
    if left < 1:
        return 0.0
    if not drawn:
        return float(sorted(tiles, reverse=True)[gone])
    hands = list(combinations(tiles, min(drawn, left)))
    return sum(map(max, hands)) / len(hands) * (1 - 0.06 * gone)


def church(mind: Mind) -> float:
    """Return the value of losing notoriety at a church: less penalty, and new chances of rewards."""
    own = mind.own
    if not own.notoriety:
        return 0.0
    if needs_notoriety(mind, NUMBERS.church):
        return 0.0
    again = 6.0 if own.rewards and own.notoriety >= NUMBERS.rewards[0] and not mind.last else 0.0
    return again - penalty(mind, -NUMBERS.church) - cost_of_being_hunted(mind, -NUMBERS.church)


def needs_notoriety(mind: Mind, count: int) -> bool:
    """Return whether losing `count` notoriety would close a red locker to which the player has the key."""
    return "red" in mind.own.keys and mind.own.notoriety - count < NUMBERS.rewards[0]


def openable_lockers(mind: Mind) -> dict[str, float]:
    """Return the value of each locker that the player can open: with the key and all conditions."""
    own = mind.own
    return {
        colour: locker(colour, left)
        for colour, left in zip(KEYS, mind.view.lockers, strict=True)
        if left and colour in own.keys and meets_conditions(own, colour)
    }


def forced_locker(mind: Mind) -> float:
    """Return the value of the best locker that a Master key or a Locksmith opens in place of its key."""
    own, view = mind.own, mind.view
    best = 0.0
    for thing in mind.things.values():
        if thing.what in ("A6", "K15") and thing.cost <= mind.spare:
            scores = NUMBERS.used_asset if thing.what == "A6" else 0
            for colour, left in zip(KEYS, view.lockers, strict=True):
                if thing.what == "A6" or meets_conditions(own, colour):
                    best = max(best, locker(colour, left) + scores - thing.cost * mind.price)
    return best


def slots_for_lockers(mind: Mind) -> int:
    """Return how many of the player's item slots can take a locker's tile."""
    return sum(slot.kind in (FREE, EQUIPMENT) for slot in mind.own.items)


def store(mind: Mind) -> float:
    """Return the value of visiting a store: for opening lockers and for taking Equipment."""
    lockers = sorted((*openable_lockers(mind).values(), forced_locker(mind)), reverse=True)
    worth = sum(lockers[: slots_for_lockers(mind)])
    free = sum(slot.kind == FREE for slot in mind.own.items)
    if free and mind.spare > 2 and mind.left > 2:
        worth += min(free, NUMBERS.equipment_a_visit) * (WOUND - 4.0)
    return worth + (fame(mind) if worth >= 30 else 0.0)


def headquarters(mind: Mind, site: Site, paid: int = 0) -> float:
    """Return the value of hiring gang members with the money left after spending `paid` on the way."""
    price = facts.hire_price(mind.view, mind.seat, 1, site)
    count = min(site.members, NUMBERS.members - mind.own.members, max(0, mind.spare - paid) // price)
    if count < 1 and may_spend_reserve(mind) and price <= mind.own.cash - paid:
        count = min(site.members, NUMBERS.members - mind.own.members, 1)
    if count < 1 or mind.left < 2:
        return 0.0
    return count * member(mind) - spending(mind, price * count) + marker(mind, site) + fame(mind)


def may_spend_reserve(mind: Mind) -> bool:
    """Return whether the player may spend money kept for the exit, at an extra cost.

    A player may do so before the last day, with time to earn the money again, if the level considers rivals.
    """
    return mind.level.watches and not mind.last


def spending(mind: Mind, cost: int) -> float:
    """Return how bad it is for the player to spend `cost` on gang members."""
    return cost * mind.price + max(0, cost - mind.spare) * DEAR


def member(mind: Mind) -> float:
    """Return the value of a gang member, who avoids officers or counts in the final score."""
    return 14.0 + 0.5 * mind.view.box.numbers.member


def marker(mind: Mind, site: Site) -> float:
    """Return the value of placing a control marker on a gang headquarters."""
    return 4.0 + mind.view.box.numbers.marker if site.marker is None and mind.own.markers else 0.0
