"""Reasons for recommended answers about tiles, visits, rewards, contacts and things.

See docs/rules/escape_plan.md §3.1, §3.3, §3.5, §3.6.4, §3.7, §3.8.
"""

from __future__ import annotations

from bot.engine.record import Seat
from cogs.escape_plan.data import EQUIPMENT, FIXERS, KEYS, LOCKERS, NUMBERS, PLACES, PLANS
from cogs.escape_plan.face import labels, trip
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import coverable_slots
from cogs.escape_plan.rules.city.tiles import distance
from cogs.escape_plan.rules.executive.things import EFFECTS
from cogs.escape_plan.rules.lockers import meets_conditions
from cogs.escape_plan.state import CHOOSE, CONTACT, FREE, LOCKED
from cogs.escape_plan.view import View

Reason = tuple[str, dict[str, str | int]]
"""A reason: the last part of a text's key, and the arguments of the text."""

DRAWS = ("exit", "business", "safehouse", "store", "clinic", "church", "gang")
"""The kinds of places that make a tile attractive, the most attractive first."""

CLOSE = 2
"""Two tiles at most this many steps apart are near each other."""

tool = labels.thing_behind


def reason(view: View, seat: Seat, verb: str, picks: tuple[str, ...]) -> Reason:
    """Return the text key for the reason of an answer, and the key's arguments."""
    own = view.players[seat]
    match verb:
        case "place":
            return why_place(view, seat, *picks[:2])
        case "house":
            return why_house(view, seat, picks[0])
        case "send":
            start, _, _ = picks[0].partition(".")
            return why_send(view, seat, start, picks[-1])
        case "unlock" | "blue":
            return why_unlock(view, seat, picks[0])
        case "keep_money":
            return "keep_money", {"amount": own.cash or 0, "most": facts.exit_prices(view)[-1]}
        case "red":
            return ("red" if any(slot.kind == FREE for slot in own.contacts) else "red-full"), {}
        case "contact":
            return why_contact(view, seat, picks)
        case "cover":
            worth, slots = NUMBERS.contact_slots[int(picks[0])], coverable_slots(trip.known_player(view, seat))
            least = all(worth <= NUMBERS.contact_slots[at] for at in slots)
            return ("cover" if least else "cover-other"), {"amount": worth}
        case "keep":
            value = view.turn.looked[int(picks[0])]
            return ("keep", {"amount": value}) if value else ("keep-rat", {})
        case "key":
            return why_key(view, seat, picks[0])
        case "fixer":
            return ("fixer", {"amount": FIXERS[picks[0]].cost}) if FIXERS[picks[0]].cost else ("fixer-free", {})
        case "hire":
            return why_hire(view, picks)
        case "pray":
            count = int(picks[0])
            return gain_of_penance(view, seat, count) or (("pray", {}) if count else ("pray-none", {}))
        case "equip":
            avoids = EQUIPMENT[picks[0]].avoids
            count = sum(kind in site.officers for site in view.city for kind in avoids)
            return "equip", {"count": count}
        case "locker":
            return _locker(view, picks[0])
        case "use":
            return why_use(view, seat, picks)
    return verb, {}


def best_value_and_left(view: View, colour: str) -> tuple[int, int]:
    """Return the highest value in the lockers of a colour, and how many tiles are left in their stack."""
    return max(LOCKERS[colour].values), view.lockers[KEYS.index(colour)]


def gain_of_penance(view: View, seat: Seat, count: int) -> Reason | None:
    """Return the gain from losing `count` notoriety as a reason, or None if there is no gain."""
    level, table = view.players[seat].notoriety, view.box.numbers.notoriety_penalty
    saved = table[level] - table[level - count]
    if saved:
        return "church", {"amount": saved}
    return ("church-wanted", {}) if count and seat in facts.most_wanted(view) else None


def why_place(view: View, seat: Seat, tile: str, spot: str) -> Reason:
    """Return the reason to place a tile: it brings a place near, or keeps officers away."""
    site = next(each for each in view.display if each.tile == tile)
    q, r = (int(part) for part in spot.split("."))
    count = distance(view.site(view.players[seat].at[0]).at, (q, r))
    places = {name for name, _ in site.data.places}
    best = next((name for name in DRAWS if name in places), "")
    if best and (count <= CLOSE or not site.officers):
        return "place-tile", {"place": site.named(best) if best == "exit" else best, "count": count}
    return "place-tile-far", {"officers": len(site.officers), "count": count}


def why_house(view: View, seat: Seat, name: str) -> Reason:
    """Return the reason to choose a Business or Safe House: its amount on the plan card, and its distance."""
    here = view.site(view.players[seat].at[0]).at
    count = distance(here, view.site(view.placing).at)
    amount = PLANS[view.players[seat].plan or ""].amounts[PLACES.index(name)]
    return ("house", {"amount": amount, "count": count}) if amount else ("house-income", {"count": count})


def why_send(view: View, seat: Seat, start: str, end: str) -> Reason:
    """Return the reason to move an officer: the players whom he is near after the move, or no longer."""
    here = view.players[seat].at[0]
    site = view.site(end)
    rivals = [one for one in view.in_city() if one not in (seat, site.marker) and view.players[one].at[0] == end]
    if start == here and end != here:
        return "send-off", {}
    if rivals and end != here:
        return "send-rival", {"seat": rivals[0]}
    if end == here:
        return "send-here", {}
    mine, left, reached = (view.site(tile).at for tile in (here, start, end))
    return ("send-away" if distance(mine, reached) > distance(mine, left) else "send-empty"), {}


def why_unlock(view: View, seat: Seat, asset: str) -> Reason:
    """Return the reason to unlock an asset: the slot that becomes free, or the asset's score once used."""
    own, used = view.players[seat], view.box.numbers.used_asset
    for at, slot in enumerate(own.contacts):
        if slot.kind == LOCKED and slot.id == asset:
            return "unlock-contact", {"most": NUMBERS.contact_slots[at]}
    if any(slot.kind == LOCKED and slot.id == asset for slot in own.items):
        return "unlock-item", {}
    return "unlock", {"amount": used}


def why_contact(view: View, seat: Seat, picks: tuple[str, ...]) -> Reason:
    """Return the reason to take a contact: the score of the slot, or the contact that is replaced."""
    own = view.players[seat].contacts
    at = int(picks[1]) if len(picks) > 1 else next((n for n, slot in enumerate(own) if slot.kind in (FREE, CONTACT)), 0)
    if own[at].kind == CONTACT:
        return ("contact" if own[at].up else "contact-instead"), {}
    return "contact-slot", {"amount": NUMBERS.contact_slots[at]}


def why_key(view: View, seat: Seat, colour: str) -> Reason:
    """Return the reason to take a key: the values in its lockers, and the conditions still missing."""
    most, _ = best_value_and_left(view, colour)
    if meets_conditions(trip.known_player(view, seat), colour):
        return "key-ready", {"most": most}
    return "key", {"most": most, "contacts": LOCKERS[colour].contacts, "level": LOCKERS[colour].notoriety}


def why_hire(view: View, picks: tuple[str, ...]) -> Reason:
    """Return the reason to hire gang members, with or without a control marker."""
    if picks[1:] != ("yes",):
        return "hire", {}
    scores = view.box.numbers.marker
    told: dict[str, str | int] = {"amount": scores, "each": NUMBERS.toll}
    return ("hire-marker" if scores else "hire-toll"), told


def _locker(view: View, colour: str) -> Reason:
    return "locker", {"most": best_value_and_left(view, colour)[0]}


def why_use(view: View, seat: Seat, picks: tuple[str, ...]) -> Reason:
    """Return the reason to use a thing: the change that it makes."""
    own, what = view.players[seat], picks[0].partition(".")[0]
    effect, *args = EFFECTS[what]
    if effect == "gang":
        effect = "points" if picks[1] == "points" else "anywhere"
        args = [str(NUMBERS.can_points)]
    match effect:
        case "heal":
            return ("use-heal-full" if own.wounds == NUMBERS.wounds else "use-heal"), {"each": view.box.numbers.wound}
        case "income":
            return "use-income", {"amount": own.cubes}
        case "calm":
            return gain_of_penance(view, seat, min(int(args[0]), own.notoriety)) or ("pray", {})
        case "fame":
            reward = own.rewards and own.notoriety + 1 in NUMBERS.rewards
            return ("use-fame-reward" if reward else "use-fame"), {}
        case "refresh":
            return "use-refresh", {"count": sum(not slot.up for slot in (*own.contacts, *own.items))}
        case "points":
            return "use-points", {"count": int(args[0])}
        case "remove":
            return ("use-remove-here" if picks[-1] == own.at[0] else "use-remove"), {}
        case "anywhere":
            return why_send(view, seat, picks[-2].partition(".")[0], picks[-1])
        case "open":
            return _why_open(view, seat, picks[1])
    return f"use-{effect}", {}


def _why_open(view: View, seat: Seat, what: str) -> Reason:
    """Return the reason to open a business or a locker without its key: the things inside."""
    if view.turn.stage != CHOOSE:
        return _locker(view, what)
    amount = PLANS[view.players[seat].plan or ""].amounts[PLACES.index(what)]
    return ("use-open", {"amount": amount}) if amount else ("use-open-income", {})
