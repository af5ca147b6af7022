"""A fast policy of Escape Plan for the simulated games of the search.

It goes where it gains most past the fewest officers, and leaves in time (docs/rules/escape_plan.md §8). All weights are
our own guesses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from cogs.escape_plan.data import DAYS, NUMBERS
from cogs.escape_plan.minds import resources, worth
from cogs.escape_plan.minds.answers import ANSWERS
from cogs.escape_plan.minds.journey import ESCAPE, REMOTE, SPENT, TOO_FAR, USING_UP, spot_of
from cogs.escape_plan.minds.mind import LAST, MOST, Level, Mind
from cogs.escape_plan.rules.city.distances import FAR, Spot, hops
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.tiles import distance
from cogs.escape_plan.rules.executive.things import EFFECTS
from cogs.escape_plan.view import View

Judged = Iterator[tuple[float, Move]]

SHORT = Level(depth=0, careless=0, forgets=0, watches=False)

OFFICER = 6.0
"""The cost of an officer on the way whom the player can probably avoid."""

SURE = 40.0
"""The value of leaving the city while actions are left. Only visits that gain more are worth staying."""

OUTING = 30.0
"""Before the last day, the policy spends a disc only for at least this gain."""

NEXT = 0.9
"""The value of the best next visit is multiplied by this."""

CARD = 8.0
"""The value of turning a used card face up."""

PULL = {"business": 20.0, "safehouse": 16.0, "exit": 12.0, "store": 8.0, "clinic": 4.0, "church": 3.0, "gang": 3.0}
"""For each kind of location, the value of having one near the player."""

PLAIN = ("disc", "heal", "income", "contact", "refresh")
"""The effects of things that the policy uses. They are useful at any time and need no target."""


class QuickMind:
    """A policy for computer players at any seat that does not look ahead."""

    blind = False

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a complete answer to one of the questions in `asks`, which the rules accept."""
        mind = Mind(SHORT, view, asks, next_field, chance)
        if "use" in mind.offered and (move := simple_use(mind)) is not None:
            return move
        return max(evaluated_answers(mind), key=lambda choice: choice[0])[1]


def evaluated_answers(mind: Mind) -> Judged:
    """Return the possible answers as pairs of (estimated value, move)."""
    offered = mind.offered
    if "pass" in offered:
        return journeys(mind)
    if "take" in offered:
        return iter(((0.0, Move("take")), *resources.ways_to_avoid(mind)))
    if "finish" in offered:
        return iter(((0.0, Move("finish")),))
    if "spend" in offered:
        return iter(((1.0 if mind.last or best_visit(mind) >= OUTING else 0.0, Move("spend")), (0.5, Move("hold"))))
    if "place" in offered:
        return iter(((0.0, best_placement(mind)),))
    if "house" in offered:
        return ((float(worth.stash(mind, name)), Move("house", ((name,),))) for name in mind.first("house"))
    return (choice for verb in offered if verb in ANSWERS for choice in ANSWERS[verb](mind))


def simple_use(mind: Mind) -> Move | None:
    """Return the move to use a simple thing that is worth its price, or None if there is none."""
    for name in mind.first("use"):
        thing = mind.things[name]
        effect, *args = EFFECTS[thing.what]
        if effect in PLAIN and thing.cost <= mind.spare:
            gained = resources.value_on_board(mind, effect, args)
            if gained is not None and gained > thing.cost * mind.price:
                return Move("use", ((name,),))
    return None


def best_placement(mind: Mind) -> Move:
    """Return the move that places the most attractive tile as near to the player as possible."""
    at = mind.sites[mind.own.at[0]].at
    tile = max(mind.view.display, key=lambda site: sum(PULL[place] for place, _ in site.data.places)).tile
    move = Move("place", ((tile,),))
    spot = min(mind.options(move), key=lambda name: distance(at, _hex(name)))
    move = Move("place", ((tile,), (spot,)))
    return Move("place", (*move.picks, (mind.options(move)[0],)))


def _hex(name: str) -> tuple[int, int]:
    q, r = name.split(".")
    return int(q), int(r)


def gains(mind: Mind) -> dict[Spot, float]:
    """Return, for each location that the player can enter, the value of a visit; not for the open exit."""
    return {
        (site.tile, place): worth.gain(mind, site, place)
        for site in mind.view.city
        for place, _ in site.data.places
        if (site.tile, place) not in mind.barred and (site.tile, place) != mind.exit
    }


def best_visit(mind: Mind) -> float:
    """Return the value of the best visit that the player can make with one action."""
    return best_next_stop(mind, mind.own.at, gains(mind))


def best_next_stop(mind: Mind, start: Spot, gained: Mapping[Spot, float]) -> float:
    """Return the value of the best visit that one action from `start` can bring, minus wounds on the way."""
    best = 0.0
    for spot, hop in hops(mind.where)[start].items():
        in_time = not mind.last or 2 + mind.away(spot) <= mind.today
        if in_time and hop.points <= NUMBERS.points and gained.get(spot, 0.0) > best and spot != mind.own.at:
            best = max(best, gained[spot] - mind.wound * sum(map(mind.expected, hop.left)))
    return best


def journeys(mind: Mind) -> Judged:
    """Yield every destination, and the moves to rest and to pass, each with its value.

    The value includes the best next visit.
    """
    own, gained = mind.own, gains(mind)
    shield, hurt = mind.shield, mind.harms
    stays = (
        NEXT * best_next_stop(mind, own.at, gained)
        - cost_of_place(mind, own.at, own.cash)
        - cost_of_officers(mind, own.at, 0)
    )
    stays -= SPENT if mind.view.part > LAST else 0.0
    if "rest" in mind.offered:
        down = sum(not slot.up for slot in (*own.contacts, *own.items)) + 2 * (not own.first_aid)
        yield stays + CARD * down * min(1.0, (mind.left - 1) / USING_UP), Move("rest")
    yield stays - 1.0, Move("pass")
    best: dict[str, tuple[float, Way]] = {}
    several = set()
    for way in mind.view.ways:
        cost = hurt[max(0, way.faced - shield)] + OFFICER * min(way.faced, shield) + way.cost * mind.price
        if way.to in best:
            several.add(way.to)
        if way.to not in best or cost < best[way.to][0]:
            best[way.to] = cost, way
    for to, (cost, way) in best.items():
        spot, move = spot_of(to), Move("move", ((to,), (way.id,)) if to in several else ((to,),))
        if spot == mind.exit:
            yield (ESCAPE if mind.today < 2 else SURE) - hurt[max(0, way.faced - shield)], move
        else:
            then = NEXT * best_next_stop(mind, spot, gained) - cost_of_officers(mind, spot, way.faced)
            yield gained.get(spot, 0.0) + then - cost - cost_of_place(mind, spot, own.cash - way.cost), move


def cost_of_officers(mind: Mind, spot: Spot, faced: int) -> float:
    """Return the cost of officers on the last day, if the player has to go on from a location.

    The player has faced `faced` officers before.
    """
    if not mind.last:
        return 0.0
    before = max(0, faced - mind.shield)
    return mind.harms[min(before + mind.expected(spot[0]), MOST)] - mind.harms[min(before, MOST)]


def cost_of_place(mind: Mind, spot: Spot, purse: int) -> float:
    """Return the cost of being at a location after this action.

    On the last day the player must still reach the exit and pay for it. On the evening before, a place near the exit is
    better.
    """
    if not mind.last:
        far = mind.view.day == DAYS - 1 and mind.view.part >= LAST and mind.goal is not None
        return REMOTE * min(mind.away(spot) - 1, LAST) if far else 0.0
    soonest = 1 + mind.away(spot)
    if soonest > mind.today:
        return TOO_FAR * min(soonest - mind.today, FAR)
    return 0.0 if mind.latest(purse, soonest) else TOO_FAR
