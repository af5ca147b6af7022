"""Names of men, places, cards and Equipment of Escape from Colditz in the players' language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.engine.event import SEAT
from bot.engine.texts import Say
from bot.engine.wording import cut
from cogs.colditz.data import kind
from cogs.colditz.face import gazetteer
from cogs.colditz.face.art import LETTERS
from cogs.colditz.rules.castle.board import EQUIPMENT, OBJECTIVES, ROOMS, SPACES
from cogs.colditz.rules.castle.pawns import owner
from cogs.colditz.rules.castle.prisoner_paths import STEPS, Way
from cogs.colditz.rules.interruptions.trade import TABLE_CARD
from cogs.colditz.state import BARRACKS, CELLS, DEAD, ESCAPED, GERMAN, OUT, Stock
from cogs.colditz.view import OfficerView, View

BETWEEN = " · "

GOODS_TOLD = 75
"""A list of goods in a line of the log is shortened if it has more characters than this."""

NATIONS = ("american", "british", "french", "dutch", "polish")
"""The nations of the officers in turn order (§2.1)."""

FATES = {BARRACKS: "barracks", ESCAPED: "escaped", DEAD: "dead", OUT: "out", CELLS[0]: "cell", CELLS[1]: "far_cell"}
"""The text argument for each place that is not on the board, such as the barracks or a cell."""


def letter(man: str) -> str:
    """Return the letter of a man, which is also on his pawn."""
    return LETTERS[int(man.partition(".")[2])]


def man(name: str, say: Say, me: int | None = None) -> str:
    """Return the name of a man.

    For the officer with the number `me`, the man's owner, the name is only his letter. For others it includes his
    nation.
    """
    if owner(name) == me:
        return letter(name)
    return say("colditz-man", nation=nation(owner(name), say), letter=letter(name))


def men(names: Iterable[str], say: Say, me: int | None = None) -> str:
    """Return the names of several men as text, with letters where possible.

    Each nation is named once.
    """
    by_officer: dict[int, list[str]] = {}
    for name in names:
        by_officer.setdefault(owner(name), []).append(letter(name))
    parts = []
    for officer, found in by_officer.items():
        told = say.listed(found)
        of_them = nation(officer, say, len(found))
        parts.append(told if officer == me else say("colditz-man", nation=of_them, letter=told))
    return say.listed(parts) or say("colditz-nobody")


def nation(officer: int, say: Say, many: int = 1) -> str:
    """Return the adjective for an officer's nation, in the form that agrees with `many` men."""
    return say("colditz-nation" if many == 1 else "colditz-nations", nation=NATIONS[officer])


def role(view: View) -> str:
    """Return the viewer's role as text arguments use it.

    It is a nation, "german", or "officer" before the officers have chosen nations.
    """
    if view.me == GERMAN:
        return "german"
    return "officer" if view.undecided(view.me or 0) else NATIONS[view.me or 0]


def guard(number: int, say: Say) -> str:
    """Return the name of a guard for players, who count guards from 1."""
    return say("colditz-guard", number=number + 1)


def sentry(name: str, say: Say) -> str:
    """Return the name of a guard for players, from his id in moves, such as `g0`."""
    return guard(int(name[1:]), say)


def area(name: str, say: Say) -> str:
    """Return the name of a room, a hide, a gate, or a part of the courtyards or Exteriors."""
    return say(f"colditz-area-{name}")


def flag(name: str) -> str:
    """Return the number on the flag of an objective.

    >>> flag("O1")
    '1'
    """
    return name[1:]


def objective(name: str, say: Say) -> str:
    """Return the text for an objective, such as "objective 1"."""
    return say("colditz-objective", name=flag(name))


def short(place: str, say: Say) -> str:
    """Return the text for the area of the board in which a place is."""
    if place in FATES:
        return say(f"colditz-at-{FATES[place]}")
    if (inside := gazetteer.tunnel_place(place)) is not None:
        return say("colditz-tunnel", tunnel=inside[0])
    if place in OBJECTIVES:
        return objective(OBJECTIVES[place], say)
    return area(gazetteer.area(place), say)


def where(place: str, say: Say) -> str:
    """Return the text for a place with landmark and label, such as "courtyard, by the Kitchen (AE21)"."""
    if (inside := gazetteer.tunnel_place(place)) is not None:
        return say("colditz-in-tunnel", tunnel=inside[0], at=inside[1], all=inside[2])
    if place in FATES:
        return short(place, say)
    return say("colditz-labelled", area=nearby(place, say), place=place)


def nearby(place: str, say: Say) -> str:
    """Return the text for a place with its landmark, such as "courtyard, by the Kitchen"."""
    near = gazetteer.landmark(place) if place not in OBJECTIVES else ""
    name = short(place, say)
    return say("colditz-near", area=name, by=say(f"colditz-by-{near}")) if near else name


def spot(place: str, say: Say) -> str:
    """Return a short text for a place with its label, such as "Chapel (J20)".

    A black space also has its landmark.
    """
    if place in SPACES and place not in gazetteer.POSTS_BY:
        return say("colditz-labelled", area=short(place, say), place=place)
    return where(place, say)


def to(place: str, say: Say) -> str:
    """Return the text for a destination, such as "to the Chapel (J20)"."""
    if (inside := gazetteer.tunnel_place(place)) is not None:
        return say("colditz-in-tunnel.to", tunnel=inside[0], at=inside[1], all=inside[2])
    if place not in SPACES:
        return where(place, say)
    if place in OBJECTIVES:
        goal = say("colditz-objective.to", name=flag(OBJECTIVES[place]))
    else:
        goal = say(f"colditz-area-{gazetteer.area(place)}.to")
    return say("colditz-labelled", area=goal, place=place)


def aim(name: str, say: Say) -> str:
    """Return the text for the goal of a walk, an objective or a room, with its article."""
    if name in OBJECTIVES.values():
        return say("colditz-objective.the", name=flag(name))
    return say(f"colditz-area-{name}.the")


def gathered(places: Iterable[tuple[str, str]], say: Say) -> str:
    """Return the places of men as text, such as "roll-call zone A W21; chapel tunnel B 5".

    The places are given as pairs of (letter of the man, place).
    """
    found: dict[str, list[str]] = {}
    for who, place in places:
        found.setdefault(short(place, say), []).append(
            f"{who} {gazetteer.short_name(place)}" if place in STEPS else who
        )
    return "; ".join(f"{place} {', '.join(letters)}" for place, letters in found.items())


def equipment(what: str, count: int, say: Say) -> str:
    """Return the number and kind of Equipment as text, such as "2 ropes"."""
    return say(f"colditz-count-{what}", count=count)


def rooms(symbol: str, say: Say) -> str:
    """Return a text with the names of the rooms that have a symbol, such as "Chapel, Store"."""
    return ", ".join(area(room.id, say) for room in ROOMS.values() if room.symbol == symbol)


def source(symbol: str, say: Say) -> str:
    """Return a text with a symbol and its rooms, such as "compass (W.C., Officers' quarters)"."""
    return say("colditz-source", what=say("colditz-symbol", symbol=symbol), rooms=rooms(symbol, say))


def stock(held: Stock, say: Say) -> str:
    """Return the list of an officer's Equipment as text, such as "2 ropes, 1 key".

    The text is empty if there is none.
    """
    return ", ".join(equipment(what, count, say) for what, count in zip(EQUIPMENT, held, strict=True) if count)


def holding(one: OfficerView, say: Say) -> str:
    """Return how many Equipment cards an officer has, as text. Kinds that are public are named."""
    seen, hidden = stock(one.seen, say), one.equipment - sum(one.seen)
    if not seen:
        return say("colditz-equipment", count=one.equipment)
    key = "colditz-equipment-partly" if hidden else "colditz-equipment-seen"
    return say(key, count=one.equipment, seen=seen, hidden=hidden)


def card(name: str, say: Say) -> str:
    """Return the name of a card. The card is given by its id or its kind."""
    return say(f"colditz-card-{kind(name)}")


def goods(words: Iterable[str], say: Say) -> str:
    """Return the goods of a trade as text.

    The goods are kinds of Equipment on the table, and cards of the hand.
    """
    words = tuple(words)
    table = Counter(kind(word).removeprefix(TABLE_CARD) for word in words if word.startswith(TABLE_CARD))
    told = [equipment(what, count, say) for what, count in table.items()]
    told += [each_good(word, say) for word in words if not word.startswith(TABLE_CARD)]
    return ", ".join(told) or say("colditz-nothing")


def each_good(word: str, say: Say) -> str:
    """Return one item of a trade as text.

    A card of the hand that counts as Equipment has another text than Equipment on the table.
    """
    if word.startswith(TABLE_CARD):
        what, _, number = word.removeprefix(TABLE_CARD).partition(".")
        one = equipment(what, 1, say)
        return say("colditz-another", what=one, number=int(number)) if number else one
    return say("colditz-of-hand", card=card(word, say)) if kind(word) in EQUIPMENT else card(word, say)


def held(word: str, say: Say) -> str:
    """Return the name of a card of the hand, or of a kind of Equipment on the table."""
    return equipment(word, 1, say) if word in EQUIPMENT else each_good(word, say)


def listed_cards(cards: Iterable[str], say: Say) -> str:
    """Return a list of cards as text. Each name is listed once with its number."""
    counts = Counter(card(each, say) for each in cards)
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in counts.items())


def points(count: int, say: Say) -> str:
    """Return a number of points as text."""
    return say("colditz-points", count=count)


def price(way: Way, say: Say) -> str:
    """Return the price of a man's route as text, such as "6 points, 1 rope"."""
    due = [0] * len(EQUIPMENT)
    for _, what, count in way.paid:
        due[what] += count
    return ", ".join(part for part in (points(way.points, say), stock(tuple(due), say)) if part)


def dice(thrown: Iterable[int]) -> str:
    """Return dice as text with a pair for each throw, such as "3-3, 4-2"."""
    eyes = list(thrown)
    return ", ".join(f"{a}-{b}" for a, b in zip(eyes[::2], eyes[1::2], strict=True))


def officer_name(view: View, officer: int, say: Say) -> str:
    """Return the name of the player who has an officer.

    Before the officers are chosen, it is a text such as "still free".
    """
    if view.undecided(officer):
        return say("colditz-officer-free")
    return say.name(view.seat(officer))


def exchanged(words: Iterable[str], say: Say) -> str:
    """Return the goods of a trade as text for the log. A long list is shortened."""
    return cut(goods(words, say), GOODS_TOLD)


def crossing(link: str, say: Say) -> str:
    """Return a text about how a man used a drop or wire, such as "down 60 ft to the west terrace"."""
    end = link.partition(">")[2]
    return say(f"colditz-way-{gazetteer.LINK_AT[link].kind}", what=short(end, say))


KINDS: Mapping[str, Callable[[Any, Say], str | int]] = {
    "man": man,
    "nation": nation,
    "guard": guard,
    "place": spot,
    "room": area,
    "tunnel": lambda tunnel, say: say("colditz-tunnel", tunnel=tunnel),
    "card": card,
    "cell": lambda cell, say: FATES[cell],
    "dice": lambda thrown, say: dice(thrown),
    "objective": lambda name, say: flag(name),
    "equipment": lambda held, say: equipment(held[0], held[1], say),
    "stock": stock,
    "goods": exchanged,
    "link": crossing,
    **dict.fromkeys(("own_man", "goer", "runner"), lambda own, say: letter(own)),
    "sentry": sentry,
    "destination": spot,
    "post": lambda place, say: place,
    "pay": lambda first, say: say("colditz-pay", first=first),
    "supply": lambda what, say: equipment(what, 1, say),
    "kit": lambda way, say: way,
    "held": held,
    "good": each_good,
    "colour": lambda officer, say: NATIONS[int(officer)],
    "officer": lambda officer, say: nation(int(officer), say),
    "offer": lambda name, say: name,
}
"""For each kind of event field, move field and refusal argument, the function that words the value."""

ARGUMENTS: Mapping[str, str] = {
    "whom": SEAT,
    "place": "place",
    "room": "room",
    "tunnel": "tunnel",
    "card": "card",
    "lacks": "stock",
}
"""The kind of value of each refusal argument, by the name of the argument."""
