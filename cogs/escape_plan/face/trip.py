"""Predictions for a journey in Escape Plan, made before the player confirms the move.

They are about officers left behind, wounds, money and actions left (docs/rules/escape_plan.md §3.6, §7).
"""

from __future__ import annotations

from bot.engine.record import Seat
from cogs.escape_plan.data import BUSINESSES, DAYS, NIGHT, NUMBERS, PARTS, PLACES, group
from cogs.escape_plan.rules import facts, scoring
from cogs.escape_plan.rules.city.distances import Spot, moves_to
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.tiles import layout
from cogs.escape_plan.rules.executive.things import EFFECTS, things_of
from cogs.escape_plan.state import Player
from cogs.escape_plan.view import View


def known_player(view: View, seat: Seat) -> Player:
    """Return the full record of a player. The viewer's is known always, all others after the game."""
    shown = view.players[seat]
    return Player(**{name: getattr(shown, name) for name in Player.__struct_fields__})


def officers_on_route(view: View, seat: Seat, way: Way) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the officers to face on a route, as pairs of (tile that the route leaves, officers)."""
    found = ((tile, facts.officers_faced(view, seat, view.site(tile))) for tile in way.left)
    return tuple((tile, kinds) for tile, kinds in found if kinds)


def harm_by(view: View, seat: Seat, officers: tuple[str, ...], cash: int) -> facts.Harm:
    """Return the harm that `officers` do to a player who has `cash` and avoids no officer (§3.6.3)."""
    own = view.players[seat]
    return facts.harm_by(own.wounds, own.handcuffs, officers, cash)


def exit_price(view: View, seat: Seat) -> int:
    """Return the price that a player still has to pay to leave the city at the next chance.

    The price is 0 for a player who has paid and is on the way out (§3.6.1). A lone player who has already acted in this
    part of the day pays the price of the next part (§4.7).
    """
    if view.players[seat].at == facts.way_out(view):
        return 0
    costs, alone = facts.exit_prices(view), len(view.players) == 1
    later = alone and view.day == DAYS and view.phase == "turn" and not _chooses(view)
    return costs[min(view.part + 1, len(costs) - 1)] if later else facts.exit_price(view)


def missing_for_exit(view: View, seat: Seat, spent: int) -> int:
    """Return how much money for leaving now is missing after spending `spent`; 0 on the first day (§7)."""
    left = (view.players[seat].cash or 0) - spent
    return max(0, exit_price(view, seat) - left) if view.day > 1 and spent else 0


def routes_to(view: View, to: str) -> tuple[Way, ...]:
    """Return the routes to a location that the current question offers."""
    return tuple(way for way in view.ways if way.to == to)


def route_to(view: View, to: str, route: str = "") -> Way | None:
    """Return the route to a location with the id `route`; without an id, the first route to it."""
    return next((way for way in routes_to(view, to) if not route or way.id == route), None)


def leads_out(view: View, way: Way) -> bool:
    """Return whether a route ends with leaving the city by the open exit."""
    tile, _, kind = way.to.partition(".")
    return kind == "exit" and facts.exit_state(view, view.site(tile).data.exit) == facts.OPEN


def actions_left(view: View, seat: Seat) -> int:
    """Return how many actions a player still has on this day.

    The current action and those for Extra Action discs are counted.
    """
    free, late = _free_and_late(view, seat)
    return free + min(view.players[seat].discs, late)


def most_actions_left(view: View, seat: Seat) -> int:
    """Return how many actions a player can still have on this day by using things.

    Things that bring Extra Action discs are counted if the player can pay for them and still for the exit. Things can
    be used only during an action.
    """
    own, (free, late) = view.players[seat], _free_and_late(view, seat)
    spare, discs = (own.cash or 0) - exit_price(view, seat), own.discs
    things = things_of(known_player(view, seat)) if free or discs else ()
    for cost in sorted(thing.cost for thing in things if EFFECTS[thing.what][0] == "disc"):
        spare -= cost
        discs += spare >= 0
    return free + min(discs, late)


def _free_and_late(view: View, seat: Seat) -> tuple[int, int]:
    """Return how many actions a player still has on this day without a disc, and for how many more discs serve."""
    night = PARTS.index(NIGHT)
    running = view.phase in ("turn", "heat")
    free, late = 0, 0
    for part in range(view.part if running else facts.first_part(view), len(PARTS)):
        now = running and part == view.part
        place = view.order.index(seat)
        if now and (place < view.acting or (place == view.acting and not _chooses(view))):
            continue
        if part < night or (now and place == view.acting and view.turn.stage != "disc"):
            free += 1
        else:
            late += 1
    return free, late


def _chooses(view: View) -> bool:
    return view.phase == "turn" and view.turn.stage in ("choose", "disc")


def actions_to_exit(view: View, seat: Seat) -> int | None:
    """Return how many actions away the open exit is on the last day; None if that is not known yet."""
    own = view.players[seat]
    if view.day < DAYS or own.fate != "city":
        return None
    out = facts.way_out(view)
    if out is None:
        return None
    barred: tuple[Spot, ...] = tuple(
        (site.tile, "business") for site in view.city if facts.is_closed(view, site.business)
    )
    return moves_to(layout(view.city), out, barred).get(own.at)


def score_of_leaving(view: View, seat: Seat) -> int:
    """Return the score of a player who leaves the city now, after paying the price (§3.11)."""
    return scoring.score(seat, known_player(view, seat), view.box.numbers).total - exit_price(view, seat)


def places_wasting_disc(view: View, seat: Seat) -> tuple[str, ...]:
    """Return the places where a visit would bring a disc for which the player has no room (§4.4)."""
    if view.players[seat].discs < NUMBERS.discs:
        return ()
    own = facts.visited_places(view, seat)
    found = []
    for place in PLACES:
        several = group(place) if place in BUSINESSES else PLACES[len(BUSINESSES) :]
        if place not in own and all(other in own for other in several if other != place):
            found.append(place)
    return tuple(found)
