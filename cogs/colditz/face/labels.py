"""The labels of the moves of Escape from Colditz, with what each costs."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.move import Move, Picks
from bot.engine.texts import Say
from bot.engine.wording import LABEL, cut, sentence
from cogs.colditz.face import commandant, gazetteer, odds, patrols, risk, shortcut_moves, words
from cogs.colditz.face.reckoned_state import known, man_of, walk_of, way_of
from cogs.colditz.rules.cards.gambles import run
from cogs.colditz.rules.cards.security import searchers, trackers
from cogs.colditz.rules.cards.tunnels import crews
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.interruptions.trade import by_name
from cogs.colditz.rules.setup import usual
from cogs.colditz.rules.turn.arrests import captors
from cogs.colditz.rules.turn.officers import surrenders
from cogs.colditz.view import View

FIELDS: Mapping[str, tuple[str, ...]] = {
    "move": ("man", "place"),
    "equip": ("kind", "men", "places"),
    "kit": ("with",),
    "free": ("man",),
    "release": ("man",),
    "dig": ("tunnel", "men"),
    "divert": ("guard",),
    "surrender": ("man", "guard"),
    "dare": ("man",),
    "arrest": ("man", "guard"),
    "walk": ("guard", "place"),
    "post": ("place",),
    "withdraw": ("guard",),
    "search": ("room", "guard"),
    "shoot": ("man", "guard"),
    "discover": ("tunnel", "guards"),
    "discard": ("card",),
    "colour": ("nation",),
    "place": ("inner", "garrison"),
    "prefer": ("cell",),
    "trade": ("with", "give", "want"),
    "accept": ("offer",),
    "reject": ("offer",),
    "retract": ("offer",),
    "attend": ("men",),
    "give_up": ("card",),
    "hide": ("man",),
    "onward": ("place",),
}
"""What the picks of a move are; the other moves have none."""

COSTLY = frozenset({"walk", "onward", "surrender", "arrest", "search", "discover", "dig"})
"""Moves of which a label counts the points."""

OPTIONAL = frozenset({"places"})
"""What a label leaves out."""


def label(view: View, move: Move, say: Say) -> str:
    """Label the button of a move, complete or not yet, in at most 80 characters."""
    fields = FIELDS.get(move.verb, ())
    picks = picked(move, fields)
    wanted = [field for field in fields if field not in OPTIONAL]
    if fields and not all(field in picks for field in wanted):
        return cut(say(f"colditz-do-{move.verb}-open"), LABEL)
    args = _args(view, move.verb, picks, say)
    told = say(f"colditz-do-{move.verb}", **args)
    if aim := shortcut_moves.towards(view, move):
        place = gazetteer.written(move.picks[1][0])
        told = say("colditz-do-move-towards", **(args | {"aim": words.aim(aim, say), "place": place}))
    if move.verb == "move":
        told = risky(view, move, told, say)
    if move.verb == "post" and (near := commandant.beside(view, move.picks[0][0])):
        told = say("colditz-do-post-beside", men=words.men(near, say), **args)
    if move.verb == "place" and move.picks == usual(known(view)):
        told = say("colditz-do-place-usual", **args)
    if man := patrols.after(view, move):
        told = say("colditz-do-walk-after", man=words.man(man, say), **args)
    return cut(sentence(told), LABEL)


def risky(view: View, move: Move, told: str, say: Say) -> str:
    """Add to a man's way how likely he is to be arrested at its end."""
    chance = risk.risk(view, move.picks[0][0], move.picks[1][0])
    return say("colditz-with-risk", told=told, chance=chance) if chance else told


def picked(move: Move, fields: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Give the picks by the name of their field; who has nothing to give in a trade is asked only what is wanted."""
    groups: Picks = move.picks
    if move.verb == "trade" and len(groups) == 2:
        groups = (groups[0], (), groups[1])
    return dict(zip(fields, groups, strict=False))


def _args(view: View, verb: str, picks: Mapping[str, tuple[str, ...]], say: Say) -> dict[str, object]:
    """Put picks into words."""
    found: dict[str, object] = {}
    for field, group in picks.items():
        found |= _pick(view, verb, field, group, say)
    if verb == "dare":
        found |= dash(view, picks["man"][0])
    return found | cost(view, verb, picks, say)


def _pick(view: View, verb: str, field: str, group: tuple[str, ...], say: Say) -> dict[str, object]:
    """Put what is picked in a field into words, under the names that the texts know."""
    first = group[0] if group else ""
    match field:
        case "man":
            return {field: words.man(first, say, view.me)}
        case "men":
            return {field: words.men(group, say, view.me), "many": len(group)}
        case "guard" | "guards":
            return {field: say.listed(words.guard(int(each[1:]), say) for each in group)}
        case "place":
            return {field: words.spot(first, say), "to": words.to(first, say)}
        case "kind":
            return {field: words.equipment(first, 1, say)}
        case "card":
            table = verb == "give_up" and first in EQUIPMENT
            return {field: words.equipment(first, 1, say) if table else words.each_good(first, say)}
        case "room":
            return {field: words.area(first, say)}
        case "nation":
            return {field: words.NATIONS[int(first)]}
        case "inner" | "garrison":
            return {field: len(group)}
        case "tunnel" | "cell":
            return {field: words.FATES.get(first, first)}
        case "with":
            return {field: words.officer_name(view, int(first), say) if verb == "trade" else first}
        case "give" | "want":
            return {field: words.goods(group, say)}
        case "offer":
            return offer(view, first, say)
    return {}


def dash(view: View, man: str) -> dict[str, int]:
    """Count the spaces that a man runs in Do or die, and tell his chance in percent (§3.10)."""
    need = run(man_of(view, man).place)
    return {"need": need, "chance": round(100 * odds.dash(view.dares, need))}


def offer(view: View, name: str, say: Say) -> dict[str, object]:
    """Put an open offer into words."""
    trade = by_name(view.trades)[name]
    other = trade.taker if trade.giver == view.me else trade.giver
    return {
        "who": words.officer_name(view, other, say),
        "give": words.goods(trade.give, say),
        "want": words.goods(trade.want, say),
    }


def cost(view: View, verb: str, picks: Mapping[str, tuple[str, ...]], say: Say) -> dict[str, object]:
    """Give the price of a move whose picks decide it."""
    if verb == "move":
        way = way_of(view, picks["man"][0], picks["place"][0])
        return {"price": words.price(way, say) if way is not None else say("colditz-out-of-reach")}
    count = points(view, verb, picks)
    if verb not in COSTLY:
        return {}
    return {"price": words.points(count, say) if count is not None else say("colditz-out-of-reach")}


def points(view: View, verb: str, picks: Mapping[str, tuple[str, ...]]) -> int | None:
    """Count the points of a move; None where none are counted."""
    state = known(view)
    guard = picks["guard"][0] if picks.get("guard") else ""
    if verb == "walk":
        return walk_of(view, int(guard[1:]), picks["place"][0])
    if verb == "onward" and view.interruption is not None:
        return walk_of(view, view.interruption.guard, picks["place"][0])
    if verb == "surrender":
        found = surrenders(state, picks["man"][0])
        return found[guard].points if guard in found else None
    if verb == "arrest":
        near = captors(state, picks["man"][0])
        return len(near[guard].path) if guard in near else None
    if verb == "search":
        return searchers(state, picks["room"][0]).get(guard)
    if verb == "discover":
        ways = trackers(state, picks["tunnel"][0])
        return sum(ways.get(each, 0) for each in picks["guards"])
    if verb == "dig":
        pair = tuple(sorted(picks["men"]))
        crew = crews(state, picks["tunnel"][0]).get(pair)
        return crew.points if crew is not None else None
    return None
