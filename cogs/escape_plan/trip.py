"""What going somewhere in Escape Plan means before it is confirmed: whom one leaves behind, wounds, money, actions left
(docs/rules/escape_plan.md §3.6, §7)."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.game import Seat
from cogs.escape_plan import facts
from cogs.escape_plan.city import Site, layout
from cogs.escape_plan.data import BUSINESSES, COSTA, DAYS, INSPECTORS, NIGHT, NUMBERS, PARTS, PLACES, group, spaces
from cogs.escape_plan.roads import Spot, moves_to
from cogs.escape_plan.state import Player
from cogs.escape_plan.travel import Way
from cogs.escape_plan.view import View

COSTA_WOUNDS = 2


class Harm(NamedTuple):
    """What officers do to a player who avoids none of them."""

    wounds: int
    handcuffs: int
    paid: int
    arrested: bool


def player(view: View, seat: Seat) -> Player:
    """Rebuild a player all of whose secrets the viewer knows: the viewer, or anybody once the game is over."""
    shown = view.players[seat]
    return Player(**{name: getattr(shown, name) for name in Player.__struct_fields__})


def watched(view: View, seat: Seat, site: Site) -> tuple[str, ...]:
    """List whom a player faces on leaving a tile: nobody where the own control marker lies (§3.6.1, §3.9)."""
    if site.marker == seat:
        return ()
    here = zip(INSPECTORS, (view.sandra, view.costa), strict=True)
    return (*site.officers, *(name for name, tile in here if tile == site.tile))


def faced(view: View, seat: Seat, way: Way) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """List the tiles left on a way with whom one faces there; tiles with nobody are left out."""
    found = ((tile, watched(view, seat, view.site(tile))) for tile in way.left)
    return tuple((tile, kinds) for tile, kinds in found if kinds)


def harm(view: View, seat: Seat, officers: tuple[str, ...], cash: int) -> Harm:
    """Foresee what `officers` do to a player with `cash` who avoids none (§3.6.3)."""
    own = view.players[seat]
    red, cuffs, paid, taken = own.wounds, own.handcuffs, 0, 0
    for kind in officers:
        if kind == COSTA and cash - paid >= NUMBERS.costa:
            paid += NUMBERS.costa
            continue
        for _ in range(COSTA_WOUNDS if kind == COSTA else 1):
            taken += 1
            if red < NUMBERS.wounds:
                red += 1
            elif cuffs >= len(NUMBERS.contact_slots):
                return Harm(taken, cuffs - own.handcuffs, paid, True)
            else:
                red, cuffs = red - 1, cuffs + 1
    return Harm(taken, cuffs - own.handcuffs, paid, False)


def ways(view: View, to: str) -> tuple[Way, ...]:
    """List the routes offered to a location."""
    return tuple(way for way in view.ways if way.to == to)


def way_of(view: View, to: str, route: str = "") -> Way | None:
    """Give a route by its spelling, or the first to a location."""
    return next((way for way in ways(view, to) if not route or way.id == route), None)


def closed(view: View, business: str) -> bool:
    """Tell whether a business has closed (§4.2)."""
    return business in BUSINESSES and len(view.cubes[PLACES.index(business)]) >= spaces(business, len(view.players))


def actions_left(view: View, seat: Seat) -> int:
    """Count the actions that a player has on this day, discs held included, the running one too."""
    own, night = view.players[seat], PARTS.index(NIGHT)
    running = view.phase in ("turn", "heat")
    free, late = 0, 0
    for part in range(view.part if running else 0, len(PARTS)):
        now = running and part == view.part
        place = view.order.index(seat)
        if now and (place < view.acting or (place == view.acting and not _chooses(view))):
            continue
        if part < night or (now and place == view.acting and view.turn.stage != "disc"):
            free += 1
        else:
            late += 1
    return free + min(own.discs, late)


def _chooses(view: View) -> bool:
    return view.phase == "turn" and view.turn.stage in ("choose", "disc")


def far(view: View, seat: Seat) -> int | None:
    """Count the actions that the open exit is away on the last day; None where there is nothing to count."""
    own = view.players[seat]
    if view.day < DAYS or own.fate != "city":
        return None
    exits = (site for site in view.city if site.data.exit and facts.exit_state(view, site.data.exit) == facts.OPEN)
    site = next(exits, None)
    if site is None:
        return None
    barred: tuple[Spot, ...] = tuple((other.tile, "business") for other in view.city if closed(view, other.business))
    return moves_to(layout(view.city), (site.tile, "exit"), barred).get(own.at)


def losing(view: View, seat: Seat) -> tuple[str, ...]:
    """List the places whose visit would bring a disc for which there is no room (§4.4)."""
    if view.players[seat].discs < NUMBERS.discs:
        return ()
    own = {place for place, owners in zip(PLACES, view.cubes, strict=True) if seat in owners}
    found = []
    for place in PLACES:
        several = group(place) if place in BUSINESSES else PLACES[len(BUSINESSES) :]
        if place not in own and all(other in own for other in several if other != place):
            found.append(place)
    return tuple(found)


def hire_price(view: View, seat: Seat, count: int) -> int:
    """Give what hiring at the headquarters where a player stands costs, the toll included (§3.6.4)."""
    marker = view.site(view.players[seat].at[0]).marker
    tolled = marker is not None and marker != seat and view.players[marker].fate != "arrested"
    return count * (NUMBERS.hire + NUMBERS.toll * tolled)
