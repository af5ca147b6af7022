"""Menu entries of Escape Plan: a label and a detail for each option of a field.

An option may be a destination, a route, an officer or a thing. The detail has its price.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.engine.move import Field, Picks
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import NUMBERS, PLACES
from cogs.escape_plan.face import labels, trip, words
from cogs.escape_plan.face.words import BETWEEN, money
from cogs.escape_plan.rules import facts, scoring
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.routes import FLY, RIDE
from cogs.escape_plan.rules.city.tiles import Site, distances, layout, touching_edges
from cogs.escape_plan.view import View


def _destination_label(view: View, field: Field, picked: Picks, to: str, say: Say) -> tuple[str, str]:
    """Return the label and the detail of a destination as texts.

    The detail says what a visit brings, and gives the points, money and officers of the best route.
    """
    seat, way, name = view.viewer or 0, trip.route_to(view, to), words.spot(view, to, say)
    if way is None:
        return name, ""
    return name, BETWEEN.join(
        (_gain_words(view, seat, way, say), cost_words(way, say), officers_words(view, seat, way, say))
    )


def _gain_words(view: View, seat: Seat, way: Way, say: Say) -> str:
    """Return the text for what a visit at the end of a route brings."""
    tile, _, kind = way.to.partition(".")
    place = words.place_at(view, tile, kind)
    if place in PLACES:
        return labels.plan_card_words(view, seat, place, say)
    if kind == "exit":
        number = view.site(tile).data.exit
        if trip.leads_out(view, way):
            total = money(scoring.score(seat, trip.known_player(view, seat), view.box.numbers).total - way.cost)
            return say("escape_plan-brings-escape", amount=total, faced=way.faced)
        if number in view.players[seat].exits:
            return say("escape_plan-planned-visited")
        left = view.exit_stacks[view.closed.index(number)]
        worth = words.tiles_worth(view, number, say)
        return say("escape_plan-brings-exit", left=left, drawn=view.box.numbers.exit_tiles, worth=worth)
    own = view.players[seat]
    count = {"gang": view.site(tile).members, "clinic": own.wounds, "church": own.notoriety}.get(kind, 0)
    return say(f"escape_plan-brings-{kind}", count=count)


def cost_words(way: Way, say: Say) -> str:
    """Return the text for the movement points of a route, and for its money if it costs some."""
    points = say("escape_plan-way", points=way.points)
    return f"{points}, {money(way.cost)}" if way.cost else points


def officers_words(view: View, seat: Seat, way: Way, say: Say) -> str:
    """Return the text for the officers on a route, by tile. It uses their letters in the picture."""
    left = trip.officers_on_route(view, seat, way)
    told = ", ".join(f"{tile} {words.letters(kinds)}" for tile, kinds in left)
    return say("escape_plan-way-officers", count=way.faced, told=told) if left else say("escape_plan-way-free")


def _route(view: View, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    seat, way = view.viewer or 0, trip.route_to(view, picked[0][0], option)
    if way is None:
        return option, ""
    tiles = " → ".join(dict.fromkeys((*way.left, way.to.partition(".")[0])))
    aboard = [say(f"escape_plan-by-{name}") for name, sign in (("subway", RIDE), ("air", FLY)) if sign in way.id]
    best = BETWEEN.join(_best_at(way, trip.routes_to(view, way.to), say))
    label = ", ".join((tiles, *aboard))
    hurt = (labels.harm_on_route(view, seat, way, say),) if way.faced else ()
    return f"{label} ({best})" if best else label, BETWEEN.join(
        (cost_words(way, say), officers_words(view, seat, way, say), *hurt)
    )


def _best_at(way: Way, others: tuple[Way, ...], say: Say) -> Iterator[str]:
    """Yield the texts for the strengths of a route: in what it is the best of those to the same place."""
    for name in ("faced", "cost", "points"):
        values = [getattr(other, name) for other in others]
        if getattr(way, name) == min(values) < max(values):
            yield say(f"escape_plan-best-{name}")


def _new(tile: str, spot: str, turned: int = 0) -> Site:
    q, r = (int(part) for part in spot.split("."))
    return Site(tile, q, r, turned)


def _hex_label(view: View, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Return the label and the detail of a hex: its number in the picture, and the tiles next to it."""
    names = tuple(border.tile for border, _ in touching_edges(view.city, _new(picked[0][0], option)))
    number = field.options.index(option) + 1
    return say("escape_plan-hex", number=number), say("escape_plan-hex-beside", tiles=names)


def _turned(view: View, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    new = _new(picked[0][0], picked[1][0], int(option))
    matching = sum(alike for _, alike in touching_edges(view.city, new))
    return say("escape_plan-turned", turned=int(option), count=matching), BETWEEN.join(edge_words(view, new, say))


def edge_words(view: View, site: Site, say: Say) -> Iterator[str]:
    """Yield texts for the points that crossing from a new tile to each neighbour costs (§3.6.1)."""
    for border, alike in touching_edges(view.city, site):
        far, near = words.zone(border.land, say), words.zone(site.edge(border.direction), say)
        yield say("escape_plan-edge", tile=border.tile, far=far, near=near, alike="yes" if alike else "no")


def _tile_words(view: View, tile: str, say: Say) -> str:
    """Return the text for the locations and officers of a tile that may be placed."""
    site = next(site for site in view.display if site.tile == tile)
    return BETWEEN.join((words.on_tile(site, say), words.officers(site.officers, say)))


def pawns_on_tile(view: View, tile: str, say: Say) -> str:
    """Return the text for the players and officers on a tile of the city."""
    there = [say.name(seat) for seat in view.in_city() if view.players[seat].at[0] == tile]
    kinds = facts.officers_faced(view, -1, view.site(tile))
    return BETWEEN.join((*there, words.officers(kinds, say) if kinds else say("escape_plan-way-free")))


def _tool_label(view: View, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Return the label and the detail of a thing that a player can use: its price and its effect."""
    seat = view.viewer or 0
    what, spent = labels.thing_behind(view, seat, option), labels.cost_of(view, seat, option)
    return words.priced(what, spent, say), labels.with_warning(view, seat, spent, words.effect(what, say), say)


def distance_to_wanted(view: View, officer: str) -> int:
    """Return the distance in tiles from an officer to the nearest of the most wanted players.

    The viewer is not counted among those players (§3.8).
    """
    apart = distances(layout(view.city), officer.partition(".")[0])
    return min(apart[view.players[seat].at[0]] for seat in facts.most_wanted(view) - {view.viewer})


def _pursuit_words(view: View, officer: str, say: Say) -> str:
    """Return the text for how far an officer is from the most wanted players, and who is on his tile."""
    seat, tile = view.viewer or 0, officer.partition(".")[0]
    apart = distances(layout(view.city), tile)
    aims = sorted((apart[view.players[one].at[0]], say.name(one)) for one in facts.most_wanted(view) - {seat})
    away = (say("escape_plan-away", count=count, who=name) for count, name in aims if count == aims[0][0])
    there = (say.name(one) for one in view.in_city() if view.players[one].at[0] == tile)
    return BETWEEN.join((*away, *(say("escape_plan-stands", who=name) for name in there)))


def _contact_slot(view: View, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    held = words.slot(view.players[view.viewer or 0].contacts[int(option)], say)
    return say("escape_plan-slot", worth=money(NUMBERS.contact_slots[int(option)]), holding=held), ""


def _item_slot(view: View, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    return words.slot(view.players[view.viewer or 0].items[int(option)], say), ""


def _looked(view: View, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    return words.value(view.turn.looked[int(option)], say), ""


def _members(view: View, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    spent = facts.hire_price(view, view.viewer or 0, int(option))
    return say("escape_plan-do-hire", count=int(option), cost=money(spent)), ""


def _marker(view: View, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    worth = view.box.numbers.marker
    return say("escape_plan-marker", marker=option, worth=worth, scores=money(worth)), ""


def _does(view: View, card: str, say: Say) -> str:
    return words.effect(card, say)


def _asset_words(view: View, asset: str, say: Say) -> str:
    """Return the text for the effect of an asset, and for the slot that becomes free by unlocking it."""
    contacts = zip(view.players[view.viewer or 0].contacts, NUMBERS.contact_slots, strict=True)
    worth = next((worth for slot, worth in contacts if slot.id == asset), None)
    freed = say("escape_plan-frees-item") if worth is None else say("escape_plan-frees-contact", worth=worth)
    return BETWEEN.join((words.effect(asset, say), freed))


def _planned(view: View, place: str, say: Say) -> str:
    return labels.plan_card_words(view, view.viewer or 0, place, say)


NAMED: Mapping[str, Callable[[View, Field, Picks, str, Say], tuple[str, str]]] = {
    "destination": _destination_label,
    "route": _route,
    "hex": _hex_label,
    "turned": _turned,
    "tool": _tool_label,
    "contact_slot": _contact_slot,
    "item_slot": _item_slot,
    "looked": _looked,
    "members": _members,
    "marker": _marker,
}
"""For some kinds of options, the function that returns label and detail.

These functions need the view or the earlier picks of the move.
"""

DETAILS: Mapping[str, Callable[[View, str, Say], str]] = {
    "asset": _asset_words,
    "offered": _does,
    "house": _planned,
    "new_tile": _tile_words,
    "tile": pawns_on_tile,
    "pursuer": _pursuit_words,
}
"""For the other kinds of options, the function that returns the detail only."""
