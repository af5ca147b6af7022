"""Reasons for the moves that the coach recommends, based on what the player sees.

They are about where to go, why to stay, and how to face officers. `why_answers` has the reasons for other answers.
"""

from __future__ import annotations

from bot.engine.move import Move
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import BUSINESSES, DAYS, KEYS, NUMBERS, PLACES, PLANS, group, spaces
from cogs.escape_plan.face import trip, why_answers, words
from cogs.escape_plan.face.why_answers import Reason, best_value_and_left, gain_of_penance
from cogs.escape_plan.minds.worth import locker
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.distances import moves_to
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.tiles import Site, layout
from cogs.escape_plan.rules.lockers import meets_conditions
from cogs.escape_plan.rules.turn import avoiding
from cogs.escape_plan.state import CONTACT, EQUIPMENT
from cogs.escape_plan.view import View

AMOUNTS = ("amount", "most", "each")
"""The names of the text arguments that are amounts of money."""


def why(view: View, move: Move, say: Say) -> str:
    """Return the reason for a move as one short sentence of at most 90 letters."""
    key, told = reason(view, move)
    shown = dict(told)
    for name in AMOUNTS:
        if name in told:
            shown[name] = words.money(int(told[name]))
    if "place" in told:
        shown["place"] = words.place(str(told["place"]), say)
    if "seat" in told:
        shown["who"] = say.name(int(told["seat"]))
    return say(f"escape_plan-why-{key}", **shown)


def reason(view: View, move: Move) -> Reason:
    """Return the text key for the reason of a move, and the key's arguments."""
    assert view.viewer is not None
    seat, picks = view.viewer, tuple(group[0] for group in move.picks)
    match move.verb:
        case "move":
            taken = trip.route_to(view, *picks[:2])
            return why_go(view, seat, taken) if taken is not None else ("arrive", {})
        case "rest":
            return why_rest(view, seat)
        case "pass":
            return why_stay(view, seat)
        case "spend":
            return why_spend(view, seat)
        case "hold":
            return ("hold-last" if view.day == DAYS else "hold"), {}
        case "take":
            return why_take(view, seat)
        case "avoid":
            return why_avoid(view, seat, picks)
    return why_answers.reason(view, seat, move.verb, picks)


def why_go(view: View, seat: Seat, taken: Way) -> Reason:
    """Return the reason to go to a place: escape, a gain there, a nearer exit, or few officers."""
    if trip.leads_out(view, taken):
        return why_escape(view, seat)
    tile, _, place = taken.to.partition(".")
    site = view.site(tile)
    found = why_visit(view, seat, site, place, hurt=taken.faced > 0)
    if found is not None:
        return found
    return distance_if_nearer(view, seat, (tile, place)) or (
        ("arrive-past", {"count": taken.faced}) if taken.faced else ("arrive", {})
    )


def why_escape(view: View, seat: Seat) -> Reason:
    """Return the reason to leave the city with the current money: the price may rise afterwards."""
    amount, costs = trip.score_of_leaving(view, seat), facts.exit_prices(view)
    rivals = len(view.in_city()) > 1
    after = costs[min(facts.next_place(view) + 1, len(costs) - 1)]
    if rivals and after > facts.exit_price(view):
        return "escape-first", {"amount": amount, "most": after}
    return "escape", {"amount": amount}


def why_visit(view: View, seat: Seat, site: Site, place: str, hurt: bool) -> Reason | None:
    """Return the gain of a visit as the reason for it, or None if there is no gain.

    A player who is `hurt` on the way may gain from a clinic.
    """
    own = view.players[seat]
    if place in ("business", "safehouse"):
        return (
            plan_card_gain(view, seat, site.business) if seat not in view.cubes[PLACES.index(site.business)] else None
        )
    if place == "exit":
        number = site.data.exit
        if number not in view.closed or number in own.exits:
            return None
        at = view.closed.index(number)
        left, tiles = view.exit_stacks[at], view.box.exits.tiles[at]
        return ("exit", {"amount": min(tiles), "most": max(tiles), "count": left}) if left else None
    if place == "clinic":
        told = {"count": NUMBERS.heal_clinic, "each": view.box.numbers.wound}
        return ("clinic", {**told}) if own.wounds or hurt else None
    if place == "church":
        return gain_of_penance(view, seat, min(NUMBERS.church, own.notoriety))
    if place == "gang":
        return ("gang", {}) if site.members and own.members < NUMBERS.members else None
    ready = [
        key
        for key in KEYS
        if key in own.keys
        and best_value_and_left(view, key)[1]
        and meets_conditions(trip.known_player(view, seat), key)
    ]
    if ready:
        best = max(ready, key=lambda key: locker(key, best_value_and_left(view, key)[1]))
        return "store-locker", {"most": best_value_and_left(view, best)[0]}
    return "store", {}


def plan_card_gain(view: View, seat: Seat, name: str) -> Reason:
    """Return the plan card's payment for a place as a reason.

    The reason includes what makes the visit urgent or better.
    """
    own = view.players[seat]
    amount = PLANS[own.plan or ""].amounts[PLACES.index(name)]
    if not amount:
        return "place-income", {"amount": own.cubes}
    told: dict[str, str | int] = {"amount": amount}
    row = group(name) if name in BUSINESSES else PLACES[len(BUSINESSES) :]
    visited = facts.visited_places(view, seat)
    if own.discs < NUMBERS.discs and all(other in visited for other in row if other != name):
        return "place-disc", told
    if name in BUSINESSES:
        free = spaces(name, len(view.players)) - len(view.cubes[PLACES.index(name)])
        return ("place-last" if free == 1 else "place"), told
    return ("place-key" if view.keys[PLACES.index(name) - len(BUSINESSES)] else "place"), told


def distance_if_nearer(view: View, seat: Seat, spot: tuple[str, str]) -> Reason | None:
    """Return how far a place is from the open exit as a reason to go to the place.

    The result is None if the place is not nearer to the exit than the player is now.
    """
    out = facts.way_out(view)
    if out is None:
        return None
    barred = tuple((site.tile, "business") for site in view.city if facts.is_closed(view, site.business))
    away = moves_to(layout(view.city), out, barred)
    if spot not in away or away[spot] >= away.get(view.players[seat].at, away[spot]):
        return None
    return "nearer", {"count": away[spot]}


def why_rest(view: View, seat: Seat) -> Reason:
    """Return the reason to rest: the cards that the player can use again after it."""
    own = view.players[seat]
    down = sum(not slot.up for slot in (*own.contacts, *own.items) if slot.kind in (CONTACT, EQUIPMENT))
    if down:
        return ("rest" if own.first_aid else "rest-aid"), {"count": down}
    return why_stay(view, seat) if own.first_aid else ("rest-only", {})


def why_stay(view: View, seat: Seat) -> Reason:
    """Return the reason to stay in the same place: the officers whom the player then does not face."""
    count = len(facts.officers_faced(view, seat, view.site(view.players[seat].at[0])))
    return ("pass-watched", {"count": count}) if count else ("pass", {})


def why_spend(view: View, seat: Seat) -> Reason:
    """Return the reason to spend an Extra Action disc."""
    if view.day == DAYS:
        away = trip.actions_to_exit(view, seat)
        return ("spend-out", {"count": away}) if away else ("spend-last", {})
    if view.players[seat].discs == NUMBERS.discs:
        return "spend-full", {}
    visited = facts.visited_places(view, seat)
    count = sum(bool(site.business) and site.business not in visited and not facts.is_closed(view, site.business)
                for site in view.city)  # fmt: skip
    return ("spend", {"count": count}) if count else ("spend-last", {})


def why_take(view: View, seat: Seat) -> Reason:
    """Return the reason to let the first officer hit the player: how little harm he does."""
    first = view.turn.facing[0].officer
    hurt = trip.harm_by(view, seat, (first,), view.players[seat].cash or 0)
    if hurt.arrested:
        return "take-arrest", {}
    if hurt.handcuffs:
        return "take-handcuffs", {}
    each = view.box.numbers.wound
    return ("take-pay", {"amount": hurt.paid}) if hurt.paid else ("take", {"amount": hurt.wounds * each})


def why_avoid(view: View, seat: Seat, picks: tuple[str, ...]) -> Reason:
    """Return the reason to avoid officers: the harm that they would have done."""
    what = why_answers.tool(view, seat, picks[0])
    gone = avoiding.officers_avoided(view.turn.facing, words.kind_of(what), "".join(picks[1:2]))
    hurt = trip.harm_by(view, seat, tuple(each.officer for each in gone), view.players[seat].cash or 0)
    if hurt.arrested:
        return "avoid-arrest", {}
    if hurt.handcuffs:
        return "avoid-handcuffs", {"count": hurt.handcuffs}
    if not hurt.wounds:
        return "avoid-pay", {"amount": hurt.paid}
    return "avoid", {"count": hurt.wounds, "amount": hurt.wounds * view.box.numbers.wound}
