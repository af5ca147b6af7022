"""How a computer player uses its things, and how it avoids officers.

See docs/rules/escape_plan.md §3.5, §3.6.2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from bot.engine.move import Move
from cogs.escape_plan.data import EQUIPMENT, KEYS, NUMBERS, PLACES, TYPES
from cogs.escape_plan.minds import worth
from cogs.escape_plan.minds.journey import Journey, spot_of
from cogs.escape_plan.minds.mind import ARREST, WOUND, Mind
from cogs.escape_plan.rules.city.distances import Spot, hops
from cogs.escape_plan.rules.city.reach import node_of
from cogs.escape_plan.rules.city.routes import routes
from cogs.escape_plan.rules.executive.things import CAN, CAR, EFFECTS, GANG, Thing
from cogs.escape_plan.rules.turn.avoiding import EQUIPPED, FAST
from cogs.escape_plan.state import CHOOSE, VISIT

# Reconstructed.
KEPT = {"gang": 9.0, "avoid": 5.0, "avoid_two": 3.0}
"""For each effect that avoids officers, the cost of using up a thing with this effect.

Equipment costs less, since a rest makes it usable again.
"""
WORN = 2.0
"""The cost of using a piece of Equipment, which turns it face down."""
MOTION = {"points": 2, "car": 1, "fast": 1, "gang": 2}
"""For each effect, the movement points that it adds to a journey."""
HASTE = 12.0
"""A thing that adds movement points is used only for a destination that is better by this much."""
FORCED_ENTRY = 60.0
"""A Master key or a Locksmith is used only for a closed business of at least this value."""
HALF_HEALED = 6.0
"""The cost of using a thing that could heal more wounds than the player has."""
READY_AGAIN, REFRESHING = WOUND - 4.0, 6.0
"""The value of turning Equipment face up, and the least gain for which everything is turned face up."""


def best_use(mind: Mind, journey: Journey | None, instead: float = 0.0) -> Move | None:
    """Return the best use of a thing now as a move, or None if no use is worth its price.

    The use has to bring more than `instead`: the value that the same money has in another purchase.
    """
    best: tuple[float, Move] | None = None
    for name in mind.first("use"):
        thing = mind.things[name]
        found = evaluate_use(mind, thing, journey)
        least = instead if thing.cost else 0.0
        if found is not None and found[0] > least and (best is None or found[0] > best[0]):
            best = found
    return best[1] if best else None


def evaluate_use(mind: Mind, thing: Thing, journey: Journey | None) -> tuple[float, Move] | None:
    """Return the use of a thing as (estimated value after the price, move), or None if it has no use."""
    effect, *args = EFFECTS[thing.what]
    if thing.cost > mind.spare and effect not in ("income", "points", "car"):
        return None
    price = thing.cost * mind.price
    scores = NUMBERS.used_asset if thing.what in ("A1", "A2", "A3", "A4", "A5", "A6", "A7") else 0
    plain = Move("use", ((thing.id,),))
    travels = effect == "fly" or (effect in MOTION and (effect != "gang" or thing.what == GANG or mind.last))
    if travels and journey is not None:
        return evaluate_travel_aid(mind, thing, effect, journey)
    if effect in ("anywhere", "remove"):
        return evaluate_police_move(mind, thing, args[0], scores - price)
    if effect == "open":
        return evaluate_opening(mind, thing, scores - price)
    gained = value_on_board(mind, effect, args)
    return None if gained is None else (gained + scores - price, plain)


def value_on_board(mind: Mind, effect: str, args: list[str]) -> float | None:
    """Return the estimated value of an effect on the player's own board, or None for other effects.

    `args` is a list with the amount of the effect.
    """
    return OWN_BOARD[effect](mind, int(args[0]) if args else 0) if effect in OWN_BOARD else None


def _disc(mind: Mind, _: int) -> float:
    nights = mind.parts(NUMBERS.discs) if mind.last else NUMBERS.discs
    leaves = mind.stage != CHOOSE and mind.own.at == mind.exit
    acts_on = mind.left + (mind.stage == CHOOSE) > 1 and not leaves
    return worth.ACTION if acts_on and nights > mind.own.discs else 0.0


def _heal(mind: Mind, most: int) -> float:
    healed = min(most, mind.own.wounds)
    wasted = healed < most and not mind.last
    return healed * mind.wound - (HALF_HEALED if wasted else 0.0)


def _calm(mind: Mind, steps: int) -> float:
    """Return the value of losing `steps` notoriety.

    The penalty for notoriety counts only near the end, since notoriety grows until then. Besides, notoriety attracts
    the police.
    """
    spared = -worth.cost_of_being_hunted(mind, -steps)
    return spared - (worth.penalty(mind, -steps) if mind.last and mind.left <= 2 else 0.0)


def _refresh(mind: Mind, _: int) -> float:
    down = [slot for slot in (*mind.own.contacts, *mind.own.items) if not slot.up]
    return sum(worth.card(mind, slot.id) if slot.kind == "contact" else READY_AGAIN for slot in down) - REFRESHING


def _contact(mind: Mind, _: int) -> float | None:
    return float(worth.free_slot(mind)) or None


OWN_BOARD: Mapping[str, Callable[[Mind, int], float | None]] = {
    "disc": _disc,
    "heal": _heal,
    "calm": _calm,
    "fame": lambda mind, _: worth.fame(mind),
    "income": lambda mind, _: mind.own.cubes * mind.price,
    "refresh": _refresh,
    "contact": _contact,
    "hack": lambda mind, _: worth.patrol(mind),
}
"""For each effect on the player's own board, the function that returns the value of an amount."""


def evaluate_travel_aid(mind: Mind, thing: Thing, effect: str, journey: Journey) -> tuple[float, Move] | None:
    """Return the use of a thing that helps on this journey, as (estimated value, move), or None.

    The value comes from a better destination, or from the officers whom a Fast Car avoids.
    """
    if mind.stage != CHOOSE or thing.cost > max(mind.spare, mind.own.cash - mind.due(1)):
        return None
    now, _ = journey.best()
    further = max(
        now, value_of_flight(mind, thing, journey) if effect == "fly" else value_of_points(mind, thing, effect, journey)
    )
    gained = further - now - HASTE
    if effect == "fast":
        gained = max(gained, journey.hidden() - now)
    picks = ((thing.id,), ("points",)) if effect == "gang" else ((thing.id,),)
    kept = {CAN: 1.0, CAR: 1.0 - worth.fame(mind)}.get(thing.what, KEPT.get(effect, 0.0))
    kept += mind.view.box.numbers.member if thing.what == GANG else 0
    return gained - kept - thing.cost * mind.price, Move("use", picks)


def value_of_points(mind: Mind, thing: Thing, effect: str, journey: Journey) -> float:
    """Return the value of the best destination that becomes reachable by the thing's movement points."""
    points = mind.view.turn.points + MOTION[effect]
    offered = {spot_of(way.to) for way in mind.view.ways}
    near = hops(mind.where)[mind.own.at].items()
    return max(
        (
            journey.arriving(spot, hop.fare + thing.cost, journey.faces(hop)) - journey.danger(hop)
            for spot, hop in near
            if spot not in offered and hop.points <= points and can_enter(mind, spot, hop.fare + thing.cost)
        ),
        default=-ARREST,
    )


def value_of_flight(mind: Mind, thing: Thing, journey: Journey) -> float:
    """Return the value of the best destination that becomes reachable by one more flight."""
    turn, own = mind.view.turn, mind.own
    officers = {tile: mind.watched(tile) for tile in mind.sites}
    found = routes(mind.where, node_of(*own.at), turn.points, own.cash - thing.cost, turn.flights + 1, officers)
    best = -ARREST
    for site in mind.view.city:
        for place, zone in site.data.places:
            spot = site.tile, place
            for route in found.get((site.tile, zone), ()) if spot != own.at else ():
                if can_enter(mind, spot, route.money + thing.cost):
                    value = journey.arriving(spot, route.money + thing.cost, route.faced) - mind.hurt[route.faced]
                    best = max(best, value - route.money * mind.price)
    return best


def can_enter(mind: Mind, spot: Spot, paid: int) -> bool:
    """Return whether the player may enter a location and can pay for the journey."""
    if spot in mind.barred:
        return False
    return mind.due(1) + paid <= mind.own.cash if spot == mind.exit else paid <= mind.spare


def evaluate_police_move(mind: Mind, thing: Thing, kind: str, scores: float) -> tuple[float, Move] | None:
    """Return the use of a thing that moves or removes an officer, as (estimated value, move), or None.

    The use clears the player's own tile of an officer. Near the end, it may serve only to make the asset score.
    """
    here = mind.own.at[0]
    move = Move("use", ((thing.id,),))
    starts = mind.options(move)
    threat = here in starts and mind.stage == CHOOSE and mind.sites[here].marker != mind.seat
    late = mind.last and mind.left <= 2
    if not threat and not late:
        return None
    start = here if threat else next((tile for tile in starts if tile != here), starts[0])
    move = Move("use", (*move.picks, (start,)))
    ends = mind.options(move)
    if ends:
        rivals = {mind.view.players[seat].at[0] for seat in mind.view.in_city() if seat != mind.seat}
        end = min(ends, key=lambda tile: (tile == here, tile not in rivals, tile))
        move = Move("use", (*move.picks, (end,)))
    return (0.7 * mind.wound if threat else 0.0) + scores, move


def evaluate_opening(mind: Mind, thing: Thing, scores: float) -> tuple[float, Move] | None:
    """Return the use of a thing that opens a locker or a nearby closed business, with its value, or None."""
    options = mind.options(Move("use", ((thing.id,),)))
    if mind.stage == VISIT:
        colour = max(options, key=lambda name: worth.locker(name, mind.view.lockers[KEYS.index(name)]))
        move = complete(mind, Move("use", ((thing.id,), (colour,))))
        held = worth.LATER * worth.ACTION if thing.what == "A6" and colour == "green" and not mind.last else 0.0
        return worth.locker(colour, mind.view.lockers[KEYS.index(colour)]) + scores - held, move
    near = hops(mind.where)[mind.own.at]
    best: tuple[float, Move] | None = None
    for site in mind.view.city:
        spot = (site.tile, "business")
        if site.business not in options or site.business not in PLACES or worth.has_visited(mind, site.business):
            continue
        if (
            spot in near
            and near[spot].points <= mind.view.turn.points
            and (not mind.last or mind.away(spot) < mind.left)
        ):
            gained = worth.premises(mind, site.business) - FORCED_ENTRY + scores
            if best is None or gained > best[0]:
                best = gained, Move("use", ((thing.id,), (site.business,)))
    return best


def complete(mind: Mind, move: Move) -> Move:
    """Return a move completed with the first option of every field that is still empty."""
    while options := mind.options(move):
        move = Move(move.verb, (*move.picks, (options[0],)))
    return move


def ways_to_avoid(mind: Mind) -> Iterator[tuple[float, Move]]:
    """Yield the ways to avoid the first officer. The value of a way is the wounds that it saves."""
    first, *rest = mind.view.turn.facing
    same = [one.officer for one in rest if one.tile == first.tile]
    escaped = mind.exit == mind.own.at
    for name in mind.first("avoid"):
        if name == FAST:
            later = Counter(one.tile for one in rest if one.tile != first.tile)
            covered, cost, lost = 1 + len(same), 0, mind.wound * max(later.values(), default=0)
        elif name.startswith(EQUIPPED):
            item = EQUIPMENT[mind.own.items[int(name.removeprefix(EQUIPPED))].id]
            covered, cost, lost = 1, item.cost, WORN + 0.5 * (len(item.avoids) - 1)
        else:
            thing = mind.things[name]
            effect = EFFECTS[thing.what][0]
            covered = min(2, 1 + len(same)) if effect == "avoid_two" else 1 + len(same)
            scores = NUMBERS.used_asset if thing.what == "A5" else 0
            scores -= mind.view.box.numbers.member if thing.what == GANG else 0
            cost, lost = thing.cost, (0.0 if escaped else KEPT.get(effect, 0.0)) - scores
        spared = mind.harm(covered, mind.view.costa == first.tile and first.officer not in TYPES)
        free = cost <= (mind.own.cash if escaped else mind.spare)
        if free or spared > 500:
            yield spared - cost * (1.0 if escaped else mind.price) - lost, complete(mind, Move("avoid", ((name,),)))
