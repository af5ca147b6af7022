"""The menus of Escape Plan: a line for each destination, route, officer, thing, with what it costs beside it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.move import Field, Picks
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import DETAIL, cut, sentence
from cogs.escape_plan.data import EQUIPMENT, FIXERS, NUMBERS, PLACES, TILES, contact
from cogs.escape_plan.face import labels, trip, words
from cogs.escape_plan.face.words import BETWEEN, money
from cogs.escape_plan.rules import facts, scoring
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.routes import FLY, RIDE
from cogs.escape_plan.rules.city.tiles import Site, distances, layout, touching
from cogs.escape_plan.view import View


def line(view: View, verb: str, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Give label and detail of an option, each in at most 100 characters."""
    label, detail = _line(view, verb, field, picked, option, say)
    return cut(sentence(label), DETAIL), cut(detail, DETAIL)


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
        what, spent = labels.tool(view, seat, option), labels.cost_of(view, seat, option)
        return words.priced(what, spent, say), labels.warned(view, seat, spent, words.does(what, say), say)
    if field.name == "card":
        return words.priced(option, contact(option).cost, say), words.does(option, say)
    if field.name == "slot":
        return _slot(view, seat, verb, option, say), ""
    if verb == "house":
        return words.place(option, say), labels.planned(view, seat, option, say)
    if verb in ("unlock", "blue"):
        return words.thing(option, say), BETWEEN.join((words.does(option, say), _freed(view, seat, option, say)))
    if verb in ("equip", "fixer"):
        return _thing(option, say)
    if field.name == "marker":
        worth = view.box.numbers.marker
        return say("escape_plan-marker", marker=option, worth=worth, scores=money(worth)), ""
    if field.name == "officer" and verb == "send":
        return labels.aim(option, say), _chasing(view, seat, option, say)
    if field.name in ("officer", "from", "to", "what", "way"):
        return labels.aim(option, say), standing(view, option, say) if option in TILES else ""
    if field.name == "also":
        return words.officer(option, say), ""
    return _rest(view, seat, verb, option, say), ""


def _goal(view: View, seat: Seat, to: str, say: Say) -> tuple[str, str]:
    """Label a destination with points, money, officers of the first route, and what the plan card says of it."""
    way = trip.way_of(view, to)
    name = words.spot(view, to, say)
    if way is None:
        return name, ""
    return name, BETWEEN.join((_brings(view, seat, way, say), cost(way, say), officers(view, seat, way, say)))


def _brings(view: View, seat: Seat, way: Way, say: Say) -> str:
    """Say what a visit brings."""
    tile, _, kind = way.to.partition(".")
    place = words.place_at(view, tile, kind)
    if place in PLACES:
        return labels.planned(view, seat, place, say)
    if kind == "exit":
        number = view.site(tile).data.exit
        if trip.escapes(view, way):
            total = money(scoring.score(seat, trip.player(view, seat), view.box.numbers).total - way.cost)
            return say("escape_plan-brings-escape", amount=total, faced=way.faced)
        if number in view.players[seat].exits:
            return say("escape_plan-planned-visited")
        left = view.exit_stacks[view.closed.index(number)]
        worth = words.tiles_worth(view, number, say)
        return say("escape_plan-brings-exit", left=left, drawn=view.box.numbers.exit_tiles, worth=worth)
    own = view.players[seat]
    count = {"gang": view.site(tile).members, "clinic": own.wounds, "church": own.notoriety}.get(kind, 0)
    return say(f"escape_plan-brings-{kind}", count=count)


def cost(way: Way, say: Say) -> str:
    """Write points of a way, and money where it takes some."""
    points = say("escape_plan-way", points=way.points)
    return f"{points}, {money(way.cost)}" if way.cost else points


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
    aboard = [say(f"escape_plan-by-{name}") for name, sign in (("subway", RIDE), ("air", FLY)) if sign in way.id]
    best = BETWEEN.join(_best(way, trip.ways(view, way.to), say))
    label = ", ".join((tiles, *aboard))
    hurt = (labels.hurts(view, seat, way, say),) if way.faced else ()
    return f"{label} ({best})" if best else label, BETWEEN.join((cost(way, say), officers(view, seat, way, say), *hurt))


def _best(way: Way, others: tuple[Way, ...], say: Say) -> Iterator[str]:
    """Say in what a route is better than others to the same place."""
    for name in ("faced", "cost", "points"):
        values = [getattr(other, name) for other in others]
        if getattr(way, name) == min(values) < max(values):
            yield say(f"escape_plan-best-{name}")


def _new(tile: str, spot: str, turned: int = 0) -> Site:
    q, r = (int(part) for part in spot.split("."))
    return Site(tile, q, r, turned)


def _neighbours(view: View, tile: str, spot: str, say: Say) -> str:
    names = tuple(border.tile for border, _ in touching(view.city, _new(tile, spot)))
    return say("escape_plan-hex-beside", tiles=names)


def _turned(view: View, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    new = _new(picked[0][0], picked[1][0], int(option))
    matching = sum(alike for _, alike in touching(view.city, new))
    return say("escape_plan-turned", turned=int(option), count=matching), BETWEEN.join(edges(view, new, say))


def edges(view: View, site: Site, say: Say) -> Iterator[str]:
    """Tell for each tile of the city that a tile touches what crossing over takes (§3.6.1)."""
    for border, alike in touching(view.city, site):
        far, near = words.zone(border.land, say), words.zone(site.edge(border.direction), say)
        yield say("escape_plan-edge", tile=border.tile, far=far, near=near, alike="yes" if alike else "no")


def _tile(view: View, tile: str, say: Say) -> str:
    """Tell what is on a tile to place: locations, officers."""
    site = next(site for site in view.display if site.tile == tile)
    return BETWEEN.join((words.on_tile(site, say), words.officers(site.officers, say)))


def standing(view: View, tile: str, say: Say) -> str:
    """Tell who stands on a tile of the city: players, officers."""
    there = [say.name(seat) for seat in view.in_city() if view.players[seat].at[0] == tile]
    kinds = facts.watched(view, -1, view.site(tile))
    return BETWEEN.join((*there, words.officers(kinds, say) if kinds else say("escape_plan-way-free")))


def nearest(view: View, officer: str) -> int:
    """Count how many tiles an officer is away from the nearest of the most wanted but the viewer (§3.8)."""
    apart = distances(layout(view.city), officer.partition(".")[0])
    return min(apart[view.players[seat].at[0]] for seat in facts.wanted(view) - {view.viewer})


def _chasing(view: View, seat: Seat, officer: str, say: Say) -> str:
    """Tell how far an officer is from whom, and who stands with him."""
    tile = officer.partition(".")[0]
    apart = distances(layout(view.city), tile)
    aims = sorted((apart[view.players[one].at[0]], say.name(one)) for one in facts.wanted(view) - {seat})
    away = (say("escape_plan-away", count=count, who=name) for count, name in aims if count == aims[0][0])
    there = (say.name(one) for one in view.in_city() if view.players[one].at[0] == tile)
    return BETWEEN.join((*away, *(say("escape_plan-stands", who=name) for name in there)))


def _slot(view: View, seat: Seat, verb: str, option: str, say: Say) -> str:
    player, at = view.players[seat], int(option)
    if verb in ("hand_back", "locker", "use"):
        return words.slot(player.items[at], say)
    worth = money(NUMBERS.contact_slots[at])
    return say("escape_plan-slot", worth=worth, holding=words.slot(player.contacts[at], say))


def _freed(view: View, seat: Seat, asset: str, say: Say) -> str:
    """Say which slot unlocking an asset frees."""
    for slot, worth in zip(view.players[seat].contacts, NUMBERS.contact_slots, strict=True):
        if slot.id == asset:
            return say("escape_plan-frees-contact", worth=worth)
    return say("escape_plan-frees-item")


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
        return say(
            "escape_plan-do-hire",
            count=int(option),
            cost=money(facts.hire_price(view, seat, int(option))),
        )
    return words.colour(option, say) if option in words.OPENED else option
