"""The menus of Escape Plan: a line for each destination, route, officer, thing, with what it costs beside it."""

from __future__ import annotations

from bot.engine.game import Field, Picks, Seat
from bot.engine.texts import Say
from bot.engine.wording import DETAIL, cut
from cogs.escape_plan import facts, labels, trip, words
from cogs.escape_plan.city import DIRECTIONS, ROTATIONS, Site
from cogs.escape_plan.data import EQUIPMENT, FIXERS, NUMBERS, PLACES, PLANS, TILES, contact
from cogs.escape_plan.travel import Way
from cogs.escape_plan.view import View
from cogs.escape_plan.words import BETWEEN, money


def line(view: View, verb: str, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Give label and detail of an option, each in at most 100 characters."""
    label, detail = _line(view, verb, field, picked, option, say)
    return cut(words.sentence(label), DETAIL), cut(detail, DETAIL)


def _line(view: View, verb: str, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    seat = view.viewer or 0
    if verb == "move":
        return _goal(view, seat, option, say) if field.name == "to" else _route(view, seat, picked, option, say)
    if field.name == "hex":
        number = field.options.index(option) + 1
        return say("escape_plan-hex", number=number), _neighbours(view, picked[0][0], option, say)
    if field.name == "turned":
        return _turned(view, picked, option, say)
    if field.name == "tile" and verb == "place":
        return option, _tile(view, option, say)
    if verb in ("use", "avoid") and not picked:
        what = labels.tool(view, seat, option)
        return words.priced(what, labels.cost_of(view, seat, option), say), words.does(what, say)
    if field.name == "card":
        return words.priced(option, contact(option).cost, say), words.does(option, say)
    if field.name == "slot":
        return _slot(view, seat, verb, option, say), ""
    if verb in ("unlock", "blue", "equip", "fixer"):
        return _thing(option, say)
    if field.name == "marker":
        return say("escape_plan-marker", marker=option), ""
    if field.name in ("officer", "from", "to", "what", "way"):
        return labels.aim(option, say), _standing(view, option, say) if option in TILES else ""
    if field.name == "also":
        return words.officer(option, say), ""
    return _rest(view, seat, verb, option, say), ""


def _goal(view: View, seat: Seat, to: str, say: Say) -> tuple[str, str]:
    """Label a destination with points, money, officers of the first route, and what the plan card says of it."""
    way = trip.way_of(view, to)
    name = words.spot(view, to, say)
    if way is None:
        return name, ""
    tile, _, kind = to.partition(".")
    about = [cost(way, say), officers(view, seat, way, say)]
    place = words.place_at(view, tile, kind)
    if place in PLACES:
        about.append(_planned(view, seat, place, say))
    return name, BETWEEN.join(about)


def _planned(view: View, seat: Seat, place: str, say: Say) -> str:
    player = trip.player(view, seat)
    at = PLACES.index(place)
    if seat in view.cubes[at]:
        return say("escape_plan-planned-visited")
    amount = PLANS[player.plan].amounts[at]
    if amount:
        return say("escape_plan-planned-stash", amount=money(amount))
    return say("escape_plan-planned-income", amount=money(player.cubes))


def cost(way: Way, say: Say) -> str:
    """Write points and money of a way."""
    return say("escape_plan-way", points=way.points, cost=money(way.cost))


def officers(view: View, seat: Seat, way: Way, say: Say) -> str:
    """Write whom one faces on a way, by tile, with the letters of the picture."""
    left = trip.faced(view, seat, way)
    told = ", ".join(f"{tile} {words.letters(kinds)}" for tile, kinds in left)
    return say("escape_plan-way-officers", count=way.faced, told=told) if left else say("escape_plan-way-free")


def _route(view: View, seat: Seat, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    way = trip.way_of(view, picked[0][0], option)
    if way is None:
        return option, ""
    tiles = " → ".join(dict.fromkeys((*way.left, way.to.partition(".")[0])))
    label = f"{tiles}{BETWEEN}{cost(way, say)}"
    return label, BETWEEN.join((officers(view, seat, way, say), labels.hurts(view, seat, way, say)))


def _new(view: View, tile: str, spot: str, turned: int) -> Site:
    q, r = (int(part) for part in spot.split("."))
    return Site(tile, q, r, turned)


def _touching(view: View, new: Site) -> list[tuple[str, str, str]]:
    """List the tiles that a tile to place touches, with the land types of both sides of the edge."""
    there = {site.at: site for site in view.city}
    found = []
    for direction, (q, r) in enumerate(DIRECTIONS):
        near = there.get((new.q + q, new.r + r))
        if near is not None:
            found.append((near.tile, near.edge((direction + ROTATIONS // 2) % ROTATIONS), new.edge(direction)))
    return found


def _neighbours(view: View, tile: str, spot: str, say: Say) -> str:
    names = tuple(name for name, _, _ in _touching(view, _new(view, tile, spot, 0)))
    return say("escape_plan-hex-beside", tiles=names)


def _turned(view: View, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    edges = _touching(view, _new(view, picked[0][0], picked[1][0], int(option)))
    matching = sum(far == near for _, far, near in edges)
    told = ", ".join(f"{name} {words.zone(near, say)} {'=' if far == near else '≠'}" for name, far, near in edges)
    return say("escape_plan-turned", turned=int(option), count=matching), told


def _tile(view: View, tile: str, say: Say) -> str:
    """Tell what is on a tile to place: locations, officers."""
    site = next(site for site in view.display if site.tile == tile)
    places = [words.place(f"exit{site.data.exit}" if kind == "exit" else kind, say) for kind, _ in site.data.places]
    if site.data.subway:
        places.append(say("escape_plan-subway"))
    if site.data.helipad:
        places.append(say("escape_plan-helipad"))
    return BETWEEN.join((", ".join(places), words.officers(site.officers, say)))


def _standing(view: View, tile: str, say: Say) -> str:
    """Tell who stands on a tile of the city."""
    return words.officers(facts.watched(view, -1, view.site(tile)), say)


def _slot(view: View, seat: Seat, verb: str, option: str, say: Say) -> str:
    player, at = view.players[seat], int(option)
    if verb in ("hand_back", "locker", "use"):
        return words.slot(player.items[at], say)
    return say("escape_plan-slot", worth=NUMBERS.contact_slots[at], holding=words.slot(player.contacts[at], say))


def _thing(name: str, say: Say) -> tuple[str, str]:
    costs = {**EQUIPMENT, **FIXERS}
    return words.priced(name, costs[name].cost if name in costs else 0, say), words.does(name, say)


def _rest(view: View, seat: Seat, verb: str, option: str, say: Say) -> str:
    if verb == "keep":
        return words.value(view.turn.looked[int(option)], say)
    if verb == "house":
        return words.place(option, say)
    if verb == "pray":
        return say("escape_plan-do-pray", count=int(option))
    if verb == "hire":
        return say("escape_plan-do-hire", count=int(option), cost=money(facts.hire_price(view, seat, int(option))))
    return words.colour(option, say) if option in words.OPENED else option
