"""Labels of move buttons in Escape Plan: the effect and the price of a move, in at most 80 characters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import sentence, within
from cogs.escape_plan.data import EQUIPMENT, NUMBERS, PLACES, PLANS, contact
from cogs.escape_plan.face import trip, words
from cogs.escape_plan.face.words import money
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.tiles import Site, touching_edges
from cogs.escape_plan.rules.executive import things
from cogs.escape_plan.rules.turn import avoiding
from cogs.escape_plan.state import CONTACT
from cogs.escape_plan.view import View

Picked = Sequence[str]
"""The options that a player has picked so far, one for each field of a move."""


def _take_label(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    """Return the label for letting the first officer hit the player: it says what the officer does."""
    officer = view.turn.facing[0].officer
    hurt = trip.harm_by(view, seat, (officer,), view.players[seat].cash or 0)
    key = "arrest" if hurt.arrested else "pay" if hurt.paid else "handcuffs" if hurt.handcuffs else "wound"
    return say(
        f"escape_plan-do-take-{key}",
        cost=money(NUMBERS.costa),
        count=hurt.wounds,
        officer=words.officer(officer, say),
    )


def move_label(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    """Return the label of the move that goes somewhere: the destination and the officers to face.

    Example: "leaving A2: SWAT, County; you will be wounded once".
    """
    way = trip.route_to(view, *picks[:2])
    tile, _, kind = picks[0].partition(".")
    place = words.place_at(view, tile, kind)
    key = "escape" if way is not None and trip.leads_out(view, way) else "move"
    form = words.TO if key == "move" else ""
    where, bare = _place_with_gain(view, seat, place, tile, say, form), words.spot(view, picks[0], say, form)
    if way is None:
        return say("escape_plan-do-move", place=where)
    left = trip.officers_on_route(view, seat, way)
    hurt = harm_on_route(view, seat, way, say)
    paid, plain = (_paid(way, name, say) for name in (where, bare))
    if not left:
        return say(f"escape_plan-do-{key}-free", place=paid)
    shown = "; ".join(f"{tile}: {words.officers(kinds, say)}" for tile, kinds in left)
    short = ", ".join(f"{tile} {words.letters(kinds)}" for tile, kinds in left)
    longer = say(f"escape_plan-do-{key}-left", place=paid, left=shown, hurt=hurt)
    text = within(longer, say(f"escape_plan-do-{key}-left", place=paid, left=short, hurt=hurt))
    briefly = _paid(way, _place_name(view, place, tile, say, form), say)
    _, gain = _gain_of_visit(view, seat, place, tile, say)
    for told in (f"{gain}, {hurt}", hurt) if gain else (hurt,):
        text = within(text, say(f"escape_plan-do-{key}-left", place=plain, left=short, hurt=told))
        text = within(text, say(f"escape_plan-do-{key}-brief", place=briefly, left=short, hurt=told))
    return with_warning(view, seat, way.cost, text, say) if key == "move" else text


def _paid(way: Way, name: str, say: Say) -> str:
    return say("escape_plan-do-move-paid", place=name, cost=money(way.cost)) if way.cost else name


def _has_several(view: View, place: str) -> bool:
    """Return whether the city has several locations of the same kind as `place`."""
    return sum(kind == place for each in view.city for kind, _ in each.data.places) > 1


def _place_name(view: View, place: str, tile: str, say: Say, form: str) -> str:
    """Return the name of a place. It includes the tile if the city has several places of its kind."""
    return (
        words.spot(view, f"{tile}.{place}", say, form) if _has_several(view, place) else words.place(place, say, form)
    )


def _place_with_gain(view: View, seat: Seat, place: str, tile: str, say: Say, form: str) -> str:
    """Return the name of a place with what a visit brings to the player, if anything.

    Examples: "Cinema (stash $70k)", "Gang headquarters (2 members to hire, marker worth $35k)".
    """
    name, (brings, _) = _place_name(view, place, tile, say, form), _gain_of_visit(view, seat, place, tile, say)
    if not brings:
        return name
    return f"{name}, {brings}" if _has_several(view, place) else f"{name} ({brings})"


def _gain_of_visit(view: View, seat: Seat, place: str, tile: str, say: Say) -> tuple[str, str]:
    """Return what a visit brings, as two texts: all of it ("stash $70k"), and the money alone ("$70k").

    Both texts are empty if the visit brings nothing.
    """
    site, scores, own = view.site(tile), view.box.numbers.marker, view.players[seat]
    if place == "gang" and scores and site.marker is None and site.members and own.markers:
        return say("escape_plan-brings-marker", count=site.members, scores=money(scores)), money(scores)
    number = site.data.exit
    if number in view.closed and number not in own.exits and place == site.named("exit"):
        at, worth = view.closed.index(number), words.tiles_worth(view, number, say)
        return (say("escape_plan-brings-tile", worth=worth), worth) if view.exit_stacks[at] else ("", "")
    if place not in PLACES or seat in view.cubes[PLACES.index(place)]:
        return "", ""
    amount = PLANS[trip.known_player(view, seat).plan].amounts[PLACES.index(place)]
    return plan_card_words(view, seat, place, say), money(amount or own.cubes)


def harm_on_route(view: View, seat: Seat, way: Way, say: Say) -> str:
    """Return what the officers on a route do to a player who avoids none of them, as text.

    The text says "at most" if the player has something that avoids an officer.
    """
    kinds = tuple(kind for _, several in trip.officers_on_route(view, seat, way) for kind in several)
    left = (view.players[seat].cash or 0) - way.cost
    hurt, own = trip.harm_by(view, seat, kinds, left), replace(trip.known_player(view, seat), cash=left)
    spared = not hurt.arrested and any(avoiding.ways_to_avoid_officer(own, kind, view.turn.fast) for kind in kinds)
    return say("escape_plan-hurt-most", hurt=harm_words(hurt, say)) if spared else harm_words(hurt, say)


def would_be_arrested(view: View, seat: Seat, way: Way) -> bool:
    """Return whether a player who avoids no officer on a route would be arrested."""
    kinds = tuple(kind for _, several in trip.officers_on_route(view, seat, way) for kind in several)
    return trip.harm_by(view, seat, kinds, (view.players[seat].cash or 0) - way.cost).arrested


def harm_words(hurt: facts.Harm, say: Say) -> str:
    """Return the harm that officers do as text: wounds, money, handcuffs, or arrest."""
    parts = [say("escape_plan-hurt-wounds", count=hurt.wounds)] if hurt.wounds else []
    parts += [say("escape_plan-hurt-pay", cost=money(hurt.paid))] if hurt.paid else []
    parts += [say("escape_plan-hurt-handcuffs", count=hurt.handcuffs)] if hurt.handcuffs else []
    return say("escape_plan-hurt-arrest") if hurt.arrested else ", ".join(parts) or say("escape_plan-hurt-none")


def cost_of(view: View, seat: Seat, way: str) -> int:
    """Return the price of a thing that the player uses, also of a thing used to avoid an officer.

    The price is 0 for things that the player no longer has.
    """
    player = trip.known_player(view, seat)
    if way == avoiding.FAST:
        return 0
    if way.startswith(avoiding.EQUIPPED):
        return EQUIPMENT[player.items[int(way.removeprefix(avoiding.EQUIPPED))].id].cost
    return next((thing.cost for thing in things.things_of(player) if thing.id == way), 0)


def thing_behind(view: View, seat: Seat, way: str) -> str:
    """Return the id of the thing that a player uses for a way of avoiding officers."""
    if way == avoiding.FAST:
        return "K08"
    if way.startswith(avoiding.EQUIPPED):
        return view.players[seat].items[int(way.removeprefix(avoiding.EQUIPPED))].id
    return way


def _use(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    spent = cost_of(view, seat, picks[0])
    aims = " → ".join(words.aim(option, say) for option in picks[1:]) or words.effect(picks[0], say)
    key = "escape_plan-do-use-car" if picks[0] == things.CAR else "escape_plan-do-use"
    text = say(key, the_name=words.priced(picks[0], spent, say, words.THE), aims=aims)
    return with_warning(view, seat, spent, text, say)


def with_warning(view: View, seat: Seat, spent: int, text: str, say: Say) -> str:
    """Return a label. It ends with a warning if the move leaves too little money for the exit (§7)."""
    missing = trip.missing_for_exit(view, seat, spent)
    return within(say("escape_plan-do-short", text=text, missing=money(missing)), f"⚠ {text}") if missing else text


def _avoid(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    spent, what = cost_of(view, seat, picks[0]), thing_behind(view, seat, picks[0])
    gone = avoiding.officers_avoided(view.turn.facing, words.kind_of(what), "".join(picks[1:2]))
    whom = words.officers((each.officer for each in gone), say)
    name = words.priced(what, spent, say)
    text = sentence(say("escape_plan-do-avoid", name=name, officer=whom, tile=gone[0].tile))
    return with_warning(view, seat, spent, text, say)


def _hire(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    spent = facts.hire_price(view, seat, int(picks[0]))
    key = "escape_plan-do-hire-marked" if picks[1:] == ("yes",) else "escape_plan-do-hire"
    worth = view.box.numbers.marker
    label = say(key, count=int(picks[0]), cost=money(spent), worth=worth, scores=money(worth))
    return with_warning(view, seat, spent, label, say)


def _contact(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    cost = contact(picks[0]).cost
    name = words.priced(picks[0], cost, say, words.THE)
    if len(picks) < 2:
        return say("escape_plan-do-contact", the_name=name)
    old = view.players[seat].contacts[int(picks[1])]
    worth = money(NUMBERS.contact_slots[int(picks[1])])
    if old.kind == CONTACT:
        there = words.thing(old.id, say, words.THE)
        return sentence(say("escape_plan-do-contact-instead", the_name=name, the_old=there))
    does = words.effect(contact(picks[0]).id, say)
    longer = say("escape_plan-do-contact-does", the_name=name, slot=worth, does=does)
    return sentence(within(longer, say("escape_plan-do-contact-slot", the_name=name, slot=worth)))


def _cover(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    at = int(picks[0])
    return say(
        "escape_plan-do-cover",
        slot=money(NUMBERS.contact_slots[at]),
        holding=words.slot(view.players[seat].contacts[at], say),
    )


def _place(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    if len(picks) < 3:
        return say("escape_plan-do-place", tile=picks[0])
    q, r = (int(part) for part in picks[1].split("."))
    beside = tuple(sorted(border.tile for border, _ in touching_edges(view.city, Site(picks[0], q, r, int(picks[2])))))
    return say("escape_plan-do-place-turned", tile=picks[0], tiles=beside)


def _send(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    tile, _, kind = picks[0].partition(".")
    key = "escape_plan-do-send" if len(picks) > 1 else "escape_plan-do-send-from"
    named = {"officer": words.officer(kind, say), "whom_officer": words.officer(kind, say, words.WHOM)}
    return say(key, **named, start=tile, end=picks[-1])


def _kept(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    return say("escape_plan-do-keep", value=words.value(view.turn.looked[int(picks[0])], say))


def _locker(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    colour = words.colour(picks[0], say)
    if len(picks) < 2:
        return say("escape_plan-do-locker", colour=colour)
    return say("escape_plan-do-locker-room", colour=colour, the_name=_equipped(view, seat, picks[1], say))


def _equipped(view: View, seat: Seat, at: str, say: Say) -> str:
    return words.thing(view.players[seat].items[int(at)].id, say, words.THE)


def _thing_with_effect(name: str, say: Say, form: str = "") -> str:
    """Return the name of a thing with its effect: "Vest: avoids a Federal officer"."""
    return f"{words.thing(name, say, form)}: {words.effect(name, say)}"


def plan_card_words(view: View, seat: Seat, place: str, say: Say) -> str:
    """Return what the plan card pays `seat` at a place, as text: an amount, income, or nothing any more."""
    player, at = trip.known_player(view, seat), PLACES.index(place)
    if seat in view.cubes[at]:
        return say("escape_plan-planned-visited")
    amount = PLANS[player.plan].amounts[at]
    key = "stash" if amount else "income"
    return say(f"escape_plan-planned-{key}", amount=money(amount or player.cubes))


def _can(view: View, seat: Seat, picks: Picked, say: Say) -> str:
    cost = NUMBERS.can_price
    return with_warning(view, seat, cost, say("escape_plan-do-buy_can", cost=money(cost)), say)


LABELS: Mapping[str, Callable[[View, Seat, Picked, Say], str]] = {
    "move": move_label,
    "take": _take_label,
    "buy_can": _can,
    "use": _use,
    "avoid": _avoid,
    "hire": _hire,
    "contact": _contact,
    "cover": _cover,
    "place": _place,
    "send": _send,
    "keep": _kept,
    "locker": _locker,
    "hand_back": lambda view, seat, picks, say: say(
        "escape_plan-do-hand_back", the_name=_equipped(view, seat, picks[0], say)
    ),
    "unlock": lambda view, seat, picks, say: with_warning(
        view, seat, NUMBERS.unlock, say("escape_plan-do-unlock", name=_thing_with_effect(picks[0], say)), say
    ),
    "blue": lambda view, seat, picks, say: say("escape_plan-do-blue", name=_thing_with_effect(picks[0], say)),
    "house": lambda view, seat, picks, say: say(
        "escape_plan-do-house", place=words.place(picks[0], say), brings=plan_card_words(view, seat, picks[0], say)
    ),
    "fixer": lambda view, seat, picks, say: say(
        "escape_plan-do-fixer", the_name=_thing_with_effect(picks[0], say, words.THE)
    ),
    "equip": lambda view, seat, picks, say: say(
        "escape_plan-do-equip",
        the_name=_thing_with_effect(picks[0], say, words.THE),
        cost=money(EQUIPMENT[picks[0]].cost),
    ),
    "pray": lambda view, seat, picks, say: say("escape_plan-do-pray", count=int(picks[0])),
}
"""For some kinds of moves, the function that returns the label. For others the text file is enough."""
