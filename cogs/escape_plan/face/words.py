"""Names of places, tiles, officers, things and amounts of Escape Plan in the players' language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.engine.event import Event, fields
from bot.engine.texts import Say
from cogs.escape_plan import data
from cogs.escape_plan.rules.city.tiles import Site
from cogs.escape_plan.state import CONTACT, EQUIPMENT, LOCKED, LOCKER, Slot
from cogs.escape_plan.view import View

BETWEEN = " · "

LETTERS = {data.FEDERAL: "F", data.COUNTY: "C", data.SWAT: "S", data.SANDRA: "Sa", data.COSTA: "Co"}
"""The letters that stand for officers and Inspectors in pictures (`art/officer-*.svg`)."""

OPENED = {"green": "🟢", "yellow": "🟡", "red": "🔴"}
"""The emoji for each colour of keys."""


def money(amount: int) -> str:
    """Return an amount in thousands of dollars as text: "$9k", "−$10k", "$0"."""
    return f"−${-amount}k" if amount < 0 else f"${amount}k" if amount else "$0"


def kind_of(card: str) -> str:
    """Return the id of the kind of a card: the card's id without the number of the copy."""
    return card.partition(".")[0]


THE, TO, WHOM = ".the", ".to", ".whom"
"""The forms of a name in a sentence: with an article, as a destination, as a person whom one meets.

Texts add these endings to the key of a name.
"""


def thing(card: str, say: Say, form: str = "") -> str:
    """Return the name of a usable thing. `form` may be one of `THE`, `TO` and `WHOM`."""
    return say(f"escape_plan-thing-{kind_of(card)}{form}")


def effect(card: str, say: Say) -> str:
    """Return the effect of a thing as text."""
    return say(f"escape_plan-does-{kind_of(card)}")


def price(cost: int, say: Say) -> str:
    """Return a price as text; 0 is "free"."""
    return money(cost) if cost else say("escape_plan-free")


def tiles_worth(view: View, number: int, say: Say) -> str:
    """Return the range of values of a closed exit's tiles as text: "$80k to $120k"."""
    tiles = view.box.exits.tiles[view.closed.index(number)]
    return say("escape_plan-tiles-worth", low=money(min(tiles)), high=money(max(tiles)))


def priced(card: str, cost: int, say: Say, form: str = "") -> str:
    """Return the name of a thing with its price per use: "Nurse ($1k)". `form` is the form of the name."""
    name = thing(card, say, form)
    return say("escape_plan-priced", name=name, cost=money(cost)) if cost else name


def offered_thing(card: str, say: Say) -> str:
    """Return the name of a contact, Fixer or Equipment that a player can take, with its price per use."""
    taken = data.EQUIPMENT.get(card) or data.FIXERS.get(card) or data.contact(card)
    return priced(card, taken.cost, say)


def officer(kind: str, say: Say, form: str = "") -> str:
    """Return the name of an officer or Inspector. `form` may be one of `THE`, `TO` and `WHOM`."""
    return say(f"escape_plan-officer-{kind}{form}")


def officers(kinds: Iterable[str], say: Say) -> str:
    """Return the names of officers joined by commas: "SWAT, County"."""
    return ", ".join(officer(kind, say) for kind in kinds) or say("escape_plan-nobody")


def letters(kinds: Iterable[str]) -> str:
    """Return the letters that stand for these officers in the picture, joined."""
    return " ".join(LETTERS[kind] for kind in kinds)


def colour(key: str, say: Say) -> str:
    """Return the name of the colour of a key or a locker."""
    return say(f"escape_plan-colour-{key}")


def keys_by_colour(keys: Iterable[str], say: Say) -> str:
    """Return a text that counts keys by colour: "🟢 green, 🔴 red ×2"."""
    return ", ".join(f"{OPENED[key]} {times(colour(key, say), count)}" for key, count in Counter(keys).items())


def times(name: str, count: int) -> str:
    """Return a name with its number if there are several: "Vest ×2"."""
    return f"{name} ×{count}" if count > 1 else name


def place(name: str, say: Say, form: str = "") -> str:
    """Return the name of a place: a business, a safe house, an exit, or a kind of location.

    `form` is the form of the name in a sentence, for example with an article.
    """
    if name.startswith("exit") and name != "exit":
        return say(f"escape_plan-place-exit_number{form}", number=name.removeprefix("exit").removeprefix("."))
    return say(f"escape_plan-place-{name}{form}")


def place_at(view: View, tile: str, kind: str) -> str:
    """Return the id by which texts name a location in the city, such as `casino` or `exit2`."""
    return view.site(tile).named(kind)


def on_tile(site: Site, say: Say) -> str:
    """Return the places of a tile as text, including subway and helipad: "Clinic, subway"."""
    named = [place(site.named(kind), say) for kind, _ in site.data.places]
    named += [say("escape_plan-subway")] if site.data.subway else []
    named += [say("escape_plan-helipad")] if site.data.helipad else []
    return ", ".join(named)


def spot(view: View, to: str, say: Say, form: str = "") -> str:
    """Return the name of a location with its tile: "Casino (A1)"."""
    tile, _, kind = to.partition(".")
    return say("escape_plan-at", place=place(place_at(view, tile, kind), say, form), tile=tile)


def aim(option: str, say: Say) -> str:
    """Return the name of a target: a tile, an officer on a tile, a business, a locker, a gang ability."""
    tile, _, kind = option.partition(".")
    if kind:
        return say("escape_plan-at", place=officer(kind, say), tile=tile)
    if option in ("points", "move"):
        return say(f"escape_plan-gang-{option}")
    if option in OPENED:
        return say("escape_plan-slot-locker", colour=colour(option, say))
    return place(option, say) if option in data.PLACES else option


def zone(land: str, say: Say) -> str:
    """Return the name of a type of land."""
    return say(f"escape_plan-picture-land-{land}")


def slot(one: Slot, say: Say) -> str:
    """Return the contents of a slot as text, with the value of a locker's tile if known."""
    if one.kind == LOCKED:
        return say("escape_plan-slot-locked", asset=thing(one.id, say))
    if one.kind == LOCKER:
        return say("escape_plan-slot-locker", colour=colour(one.id, say))
    if one.kind in (CONTACT, EQUIPMENT):
        return thing(one.id, say) if one.up else say("escape_plan-used", name=thing(one.id, say))
    return say(f"escape_plan-slot-{one.kind or 'free'}")


def target(card: str, say: Say) -> str:
    """Return the target of an Inspector card as text."""
    kind, _, what = card.partition(".")
    if kind == "store":
        return say("escape_plan-aim-store", colour=colour(what, say))
    return say(f"escape_plan-aim-{kind}") if kind in ("exit", "gang") else place(card, say)


def hidden(values: Iterable[int], say: Say) -> str:
    """Return the values of hidden tiles as text, joined by commas. The value 0 is shown as a rat."""
    return ", ".join(value(each, say) for each in values)


def value(amount: int, say: Say) -> str:
    """Return the value of a hidden tile as text."""
    return money(amount) if amount else say("escape_plan-rat")


def part(number: int, say: Say) -> str:
    """Return the name of a part of the day."""
    return say(f"escape_plan-picture-part-{number}")


AS_THEY_ARE = (
    *("tile", "new_tile", "destination", "route", "hex", "turned"),
    *("tool", "item_slot", "looked", "members", "marker"),
)
"""The kinds of options that are shown as they are, or that only a view can name (`options.NAMED`)."""

KINDS: Mapping[str, Callable[[Any, Say], str | int]] = {
    "money": lambda amount, say: money(amount),
    "price": price,
    "fare": lambda cost, say: f", {money(cost)}" if cost else "",
    "hidden": value,
    "thing": thing,
    "place": place,
    "officer": officer,
    "colour": colour,
    "contact_slot": lambda slot, say: data.NUMBERS.contact_slots[int(slot)],
    "part": lambda name, say: part(data.PARTS.index(name), say),
    "aim": target,
    "player": lambda seat, say: say.name(seat),
    "asset": thing,
    "offered": offered_thing,
    "house": place,
    "prayer": lambda count, say: say("escape_plan-do-pray", count=int(count)),
    **dict.fromkeys(("pursuer", "officer_at", "lock", "gang_way"), aim),
    **dict.fromkeys(AS_THEY_ARE, lambda option, say: str(option)),
}
"""For each type of event field or option, the function that turns a value into text."""

FORMS: Mapping[str, tuple[Callable[[Any, Say, str], str], tuple[str, ...]]] = {
    "place": (place, (THE, TO)),
    "officer": (officer, (THE, WHOM)),
    "thing": (thing, (THE,)),
}
"""For each type whose names have several forms, the function that returns a name, and the forms."""


def names_in_forms(event: Event, say: Say) -> dict[str, Any]:
    """Return an event's names in all their sentence forms, as text arguments such as `the_NAME`."""
    found: dict[str, Any] = {}
    for name, kind, many in fields(type(event)):
        told = getattr(event, name)
        if kind not in FORMS or told is None:
            continue
        named, forms = FORMS[kind]
        for form in forms:
            each = tuple(named(one, say, form) for one in told) if many else named(told, say, form)
            found[f"{form.removeprefix('.')}_{name}"] = each
    return found


ARGUMENTS: Mapping[str, str] = {"cost": "money", "missing": "money", "colour": "colour"}
"""For each refusal argument that has to be turned into text, its type."""
