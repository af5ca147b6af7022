"""When a computer player of Escape Plan uses what it has, and how it gets past officers
(docs/rules/escape_plan.md §3.5, §3.6.2)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.game import Move
from cogs.escape_plan import worth
from cogs.escape_plan.avoiding import EQUIPPED, FAST
from cogs.escape_plan.data import EQUIPMENT, KEYS, NUMBERS, PLACES, TYPES
from cogs.escape_plan.journey import Journey, spot_of
from cogs.escape_plan.mind import WOUND, Mind
from cogs.escape_plan.roads import hops
from cogs.escape_plan.things import CAN, CAR, CHOOSE, EFFECTS, GANG, VISIT, Thing

# Reconstructed.
KEPT = {"gang": 9.0, "avoid": 5.0, "avoid_two": 3.0}
"""What it costs that something to avoid officers with is used up; Equipment comes back with a rest."""
WORN = 2.0
"""What it costs that a piece of Equipment is face-down."""
MOTION = {"points": 2, "car": 1, "fast": 1, "gang": 2, "fly": 3}
"""Points that something adds to a journey; a flight is worth about three."""
HASTE = 12.0
"""How much better the best destination must become for something that adds points to be used."""
FORCED_ENTRY = 60.0
"""What a closed business must bring for a Master key or a Locksmith to be used on it."""


def use(mind: Mind, journey: Journey | None) -> Move | None:
    """Give the best use of a thing now; None if nothing is worth its price."""
    best: tuple[float, Move] | None = None
    for name in mind.first("use"):
        thing = mind.things[name]
        found = judged(mind, thing, journey)
        if found is not None and found[0] > 0 and (best is None or found[0] > best[0]):
            best = found
    return best[1] if best else None


def judged(mind: Mind, thing: Thing, journey: Journey | None) -> tuple[float, Move] | None:
    """Judge using a thing now, its price taken off; None where it is no use."""
    effect, *args = EFFECTS[thing.what]
    if thing.cost > mind.spare and effect not in ("income", "points", "car"):
        return None
    price = thing.cost * mind.price
    scores = NUMBERS.used_asset if thing.what in ("A1", "A2", "A3", "A4", "A5", "A6", "A7") else 0
    plain = Move("use", ((thing.id,),))
    if effect in MOTION and journey is not None and (effect != "gang" or thing.what == GANG or mind.last):
        return hurried(mind, thing, effect, journey)
    if effect in ("anywhere", "remove"):
        return police(mind, thing, args[0], scores - price)
    if effect == "open":
        return opened(mind, thing, scores - price)
    gained = own_board(mind, thing.what, effect, args)
    return None if gained is None else (gained + scores - price, plain)


def own_board(mind: Mind, what: str, effect: str, args: list[str]) -> float | None:
    """Judge what changes the seat's own board."""
    own = mind.own
    if effect == "disc":
        nights = mind.parts(NUMBERS.discs) if mind.last else NUMBERS.discs
        return worth.ACTION if mind.left + (mind.stage == "choose") > 1 and nights > own.discs else 0.0
    if effect == "heal":
        healed = min(int(args[0]), own.wounds)
        return healed * mind.wound - (6.0 if healed < int(args[0]) and not mind.last else 0.0)
    if effect == "calm":
        return -worth.penalty(mind, -int(args[0])) if mind.last and mind.left <= 2 else 0.0
    if effect == "fame":
        return worth.fame(mind)
    if effect == "income":
        return own.cubes * mind.price
    if effect == "refresh":
        down = [slot for slot in (*own.contacts, *own.items) if not slot.up]
        return sum(worth.card(mind, slot.id) if slot.kind == "contact" else WOUND - 4.0 for slot in down) - 6.0
    if effect == "contact":
        return float(worth.free_slot(mind)) or None
    return 2.0 * (mind.spare > 6) if effect == "hack" else None


def hurried(mind: Mind, thing: Thing, effect: str, journey: Journey) -> tuple[float, Move] | None:
    """Judge more points for this journey: how much better the best destination becomes."""
    if mind.stage != CHOOSE or thing.cost > max(mind.spare, mind.own.cash - mind.due(1)):
        return None
    points = mind.view.turn.points + MOTION[effect]
    offered = {spot_of(way.to) for way in mind.view.ways}
    now, _ = journey.best()
    further = now
    for spot, hop in hops(mind.where)[mind.own.at].items():
        if spot in offered or hop.points > points or spot in mind.barred:
            continue
        if spot == mind.exit and mind.due(1) + hop.fare + thing.cost > mind.own.cash:
            continue
        if hop.fare <= mind.spare or spot == mind.exit:
            value = journey.arriving(spot, hop.fare + thing.cost, journey.faces(hop)) - journey.danger(hop)
            further = max(further, value)
    picks = ((thing.id,), ("points",)) if effect == "gang" else ((thing.id,),)
    kept = {CAN: 1.0, CAR: 1.0 - worth.fame(mind)}.get(thing.what, KEPT.get(effect, 0.0))
    return further - now - HASTE - kept - thing.cost * mind.price, Move("use", picks)


def police(mind: Mind, thing: Thing, kind: str, scores: float) -> tuple[float, Move] | None:
    """Judge sending an officer away from where the seat stands, or just for the score of the asset."""
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


def opened(mind: Mind, thing: Thing, scores: float) -> tuple[float, Move] | None:
    """Judge opening a locker by force, or a closed business that is near."""
    options = mind.options(Move("use", ((thing.id,),)))
    if mind.stage == VISIT:
        colour = max(options, key=lambda name: worth.locker(name, mind.view.lockers[KEYS.index(name)]))
        move = filled(mind, Move("use", ((thing.id,), (colour,))))
        held = worth.LATER * worth.ACTION if thing.what == "A6" and colour == "green" and not mind.last else 0.0
        return worth.locker(colour, mind.view.lockers[KEYS.index(colour)]) + scores - held, move
    near = hops(mind.where)[mind.own.at]
    best: tuple[float, Move] | None = None
    for site in mind.view.city:
        spot = (site.tile, "business")
        if site.business not in options or site.business not in PLACES or worth.visited(mind, site.business):
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


def filled(mind: Mind, move: Move) -> Move:
    """Complete a move with the first option of every field that follows."""
    while options := mind.options(move):
        move = Move(move.verb, (*move.picks, (options[0],)))
    return move


def avoids(mind: Mind) -> Iterator[tuple[float, Move]]:
    """Judge the ways to avoid the officer to be faced, by the wounds they spare."""
    first, *rest = mind.view.turn.facing
    same = [one.officer for one in rest if one.tile == first.tile]
    escaped = mind.exit == mind.own.at
    for name in mind.first("avoid"):
        if name == FAST:
            covered, cost, lost = 1 + len(same), 0, 0.0
        elif name.startswith(EQUIPPED):
            item = EQUIPMENT[mind.own.items[int(name.removeprefix(EQUIPPED))].id]
            covered, cost, lost = 1, item.cost, WORN + 0.5 * (len(item.avoids) - 1)
        else:
            thing = mind.things[name]
            effect = EFFECTS[thing.what][0]
            covered = min(2, 1 + len(same)) if effect == "avoid_two" else 1 + len(same)
            scores = NUMBERS.used_asset if thing.what == "A5" else 0
            cost, lost = thing.cost, (0.0 if escaped else KEPT.get(effect, 0.0)) - scores
        spared = mind.harm(covered, mind.view.costa == first.tile and first.officer not in TYPES)
        free = cost <= (mind.own.cash if escaped else mind.spare)
        if free or spared > 500:
            yield spared - cost * (1.0 if escaped else mind.price) - lost, filled(mind, Move("avoid", ((name,),)))
