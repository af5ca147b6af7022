"""Additional text arguments for move buttons of Escape from Colditz, such as the price of a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.engine.move import Move, answered
from bot.engine.texts import Say
from cogs.colditz.face import commandant, gazetteer, odds, patrols, risk, shortcut_moves, words
from cogs.colditz.face.reckoned_state import known, walk_of, way_of
from cogs.colditz.rules.cards.gambles import spaces_to_run
from cogs.colditz.rules.cards.security import searchers, trackers
from cogs.colditz.rules.cards.tunnels import crews
from cogs.colditz.rules.interruptions.trade import offers_by_name
from cogs.colditz.rules.setup import default_posts
from cogs.colditz.rules.sides import MOVES
from cogs.colditz.rules.turn.arrests import captors
from cogs.colditz.rules.turn.officers import surrenders
from cogs.colditz.view import View

COSTLY = frozenset({"walk", "onward", "surrender", "arrest", "search", "discover", "dig"})
"""The moves whose buttons show what they cost in movement points."""

NONE = "none"
"""The text argument that means: no man, no destination or no goods."""

Picked: TypeAlias = "Mapping[str, Sequence[str]]"
"""The options picked for a move, by the name of the field for which they were picked."""


def with_empty_give(move: Move) -> Move:
    """Return the move of a trade in which nothing is given, if the player was not asked what to give.

    An officer with nothing to give is not asked for it.
    """
    if move.verb != "trade" or len(move.picks) != 2:
        return move
    return Move(move.verb, (move.picks[0], (), move.picks[1]))


def more_words(view: View, move: Move, say: Say) -> dict[str, Any]:
    """Return the text arguments for the button of a complete move, such as its price.

    Arguments for the options that the player has picked are not among them.
    """
    fields = MOVES.get(move.verb, ())
    if not answered(fields, move.picks):
        return {}
    picks = {field.name: group for field, group in zip(fields, move.picks, strict=False)}
    if told := MORE.get(move.verb):
        return told(view, move, picks, say) | price_words(view, move.verb, picks, say)
    return price_words(view, move.verb, picks, say)


def _words_for_move(view: View, move: Move, picks: Picked, say: Say) -> dict[str, Any]:
    """Return the text arguments about a man's destination, and the room or objective beyond it."""
    (place,) = picks["place"]
    if aim := shortcut_moves.destination_ahead(view, move):
        return {"to": "", "aim": words.aim(aim, say), "place": gazetteer.short_name(place)}
    return {"to": words.to(place, say), "aim": NONE}


def _words_for_walk(view: View, move: Move, picks: Picked, say: Say) -> dict[str, Any]:
    """Return the text arguments about a guard's destination, and the man whom the guard pursues."""
    man = patrols.pursued_man(view, move)
    return {"to": words.to(picks["place"][0], say), "man": words.man(man, say) if man else NONE}


def _words_for_post(view: View, move: Move, picks: Picked, say: Say) -> dict[str, Any]:
    """Return the text arguments about the men whom a newly posted guard could arrest."""
    near = commandant.arrestable_from(view, picks["place"][0])
    return {"men": words.men(near, say) if near else NONE}


def _words_for_places(view: View, move: Move, picks: Picked, say: Say) -> dict[str, Any]:
    """Return the text arguments about the chosen guard posts: whether the map marks exactly these posts."""
    return {"usual": "yes" if move.picks == default_posts(known(view)) else "no"}


def _words_for_dare(view: View, move: Move, picks: Picked, say: Say) -> dict[str, Any]:
    """Return the text arguments about a Do or die run: its spaces, and its chance of success."""
    return dash_odds(view, picks["man"][0])


def _words_for_trade(view: View, move: Move, picks: Picked, say: Say) -> dict[str, Any]:
    """Return the text arguments about a trade to offer: the partner, the goods given, the goods wanted."""
    whom = words.officer_name(view, int(picks["with"][0]), say)
    return {"with": whom, "give": words.goods(picks["give"], say), "want": words.goods(picks["want"], say)}


def _words_for_offer(view: View, move: Move, picks: Picked, say: Say) -> dict[str, Any]:
    """Return the text arguments about an open offer: the partner, the goods given and the goods wanted."""
    trade = offers_by_name(view.trades)[picks["offer"][0]]
    other = trade.taker if trade.giver == view.me else trade.giver
    return {
        "who": words.officer_name(view, other, say),
        "give": words.goods(trade.give, say),
        "want": words.goods(trade.want, say),
    }


MORE: Mapping[str, Callable[[View, Move, Picked, Say], dict[str, Any]]] = {
    "move": _words_for_move,
    "walk": _words_for_walk,
    "onward": _words_for_walk,
    "post": _words_for_post,
    "place": _words_for_places,
    "dare": _words_for_dare,
    "trade": _words_for_trade,
    **dict.fromkeys(("accept", "reject", "retract"), _words_for_offer),
}


def dash_odds(view: View, man: str) -> dict[str, int]:
    """Return how many spaces a man's Do or die run has, and its chance of success in percent (§3.10)."""
    need = spaces_to_run(view.man(man).place)
    return {"need": need, "chance": round(100 * odds.chance_of_dash(view.dares, need))}


def price_words(view: View, verb: str, picks: Picked, say: Say) -> dict[str, str]:
    """Return the text arguments about the price of a move, if the picks so far decide the price.

    The price of a man's move includes the risk that he is arrested at the end of it.
    """
    if verb == "move":
        way = way_of(view, picks["man"][0], picks["place"][0])
        told = words.price(way, say) if way is not None else say("colditz-out-of-reach")
        chance = risk.risk(view, picks["man"][0], picks["place"][0])
        return {"price": say("colditz-with-risk", told=told, chance=chance) if chance else told}
    if verb not in COSTLY:
        return {}
    count = points_of(view, verb, picks)
    return {"price": words.points(count, say) if count is not None else say("colditz-out-of-reach")}


def points_of(view: View, verb: str, picks: Picked) -> int | None:
    """Return the movement points that a move costs.

    The result is None if the move costs no points or is impossible.
    """
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
