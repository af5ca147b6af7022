"""The lines of the menus of Escape from Colditz: what can be picked, where it is, what it costs."""

from __future__ import annotations

import re

from bot.engine.move import Ask, Field, Move, Picks
from bot.engine.presenter import Group
from bot.engine.texts import Say
from bot.engine.wording import DETAIL, cut, sentence
from cogs.colditz.data import kind
from cogs.colditz.face import gazetteer, goals, labels, panel, words
from cogs.colditz.face.goals import MENU, Goal
from cogs.colditz.face.reckoned_state import known, man_of
from cogs.colditz.rules.cards.security import occupied_rooms
from cogs.colditz.rules.castle.board import EQUIPMENT, ROOMS, SPACES, TUNNELS
from cogs.colditz.rules.castle.pawns import on_board
from cogs.colditz.rules.interruptions.trade import TABLE_CARD
from cogs.colditz.view import View

GOING = {"move": "man", "walk": "guard", "onward": ""}
"""Moves that lead to a place, and who goes."""


def destinations(view: View, ask: Ask, picked: Picks, options: tuple[str, ...]) -> goals.Menus:
    """Name the places worth naming for whoever goes; none for a man who is not on the board, or for no guard at all."""
    if ask.verb == "move":
        return goals.of_man(view, picked[0][0]) if on_board(man_of(view, picked[0][0])) else ()
    guard = int(picked[0][0][1:]) if ask.verb == "walk" else view.interruption.guard if view.interruption else 0
    return goals.of_guard(view, guard, options) if 0 <= guard < len(view.guards) else ()


def underground(view: View, man: str, text: str, say: Say) -> str:
    """Read "5" or "chapel 5" as a place in the tunnel where a man is, or in the one that is named; else give ""."""
    typed, here = _words(text), man_of(view, man).place
    for tunnel in TUNNELS.values():
        for number, place in enumerate(tunnel.places, 1):
            enough = len(typed) > 1 or here in tunnel.places
            if enough and str(number) in typed and typed <= _words(words.where(place, say)):
                return place
    return ""


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def menus(view: View, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...] | None:
    """Give the menus of a place to go to: named places, or the nearest where none has a name; None for other fields."""
    if field.name != "place" or ask.verb not in GOING:
        return None
    offered = frozenset(field.options)
    found = []
    for heading, named in destinations(view, ask, picked, field.options):
        places = tuple(goal.place for goal in named if goal.place in offered)
        if places:
            found.append(Group(say(f"colditz-menu-{ask.verb}-{heading}"), places))
    return tuple(found) or (Group("", field.options[:MENU]),)


def line(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Give label and detail of an option."""
    label, detail = _line(view, ask, field, picked, option, say)
    return cut(sentence(label), DETAIL), cut(detail, DETAIL)


def _line(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Write an option and what is to be said of it, first by the action, then by the field."""
    match ask.verb, field.name:
        case "attend", _:
            return _man(view, option, say), panel.risk(view, man_of(view, option), say)
        case "dare", _:
            return _man(view, option, say), say("colditz-dash", **labels.dash(view, option))
        case _, "man" | "men":
            return _man(view, option, say), _price(view, ask, field, picked, option, say)
        case _, "guard" | "guards":
            return _guard(view, option, say), _price(view, ask, field, picked, option, say)
        case verb, "place" if verb in GOING:
            goal = _goal(view, ask, field, picked, option)
            told = _price(view, ask, field, picked, option, say), goal.more(say)
            return goal.label(say), words.BETWEEN.join(filter(None, told))
        case _, "inner" | "garrison":
            return option, sentence(words.nearby(option, say))
        case _, "place" | "places":
            return words.spot(option, say), ""
        case _, "pay":
            return say("colditz-pay", first=option), ""
        case _, "kind":
            return words.equipment(option, 1, say), say("colditz-left", count=view.piles[EQUIPMENT.index(option)])
        case _, "room":
            inside = occupied_rooms(known(view)).get(option, ())
            return words.area(option, say), words.men(inside, say, view.me)
        case _, "tunnel":
            return say("colditz-tunnel", tunnel=option), ""
        case _, "nation":
            return labels.label(view, Move(ask.verb, ((option,),)), say), ""
        case _, "cell":
            return say(f"colditz-at-{words.FATES[option]}"), ""
    return _card(view, ask, field, option, say)


def _card(view: View, ask: Ask, field: Field, option: str, say: Say) -> tuple[str, str]:
    """Write a card, a thing to trade, a partner, an offer or a way to the kit."""
    if ask.verb == "kit":
        return say("colditz-kit-with", way=option), ""
    if field.name == "with":
        one = view.officers[int(option)]
        told = words.holding(one, say), say("colditz-cards", count=one.count)
        return words.officer_name(view, int(option), say), words.BETWEEN.join(told)
    if field.name == "offer":
        return labels.label(view, Move(ask.verb, ((option,),)), say), ""
    if ask.verb == "give_up" and option in EQUIPMENT:
        return words.equipment(option, 1, say), ""
    if option.startswith(TABLE_CARD):
        return words.each_good(option, say), ""
    return words.each_good(option, say), say(f"colditz-about-{kind(option)}")


def _man(view: View, man: str, say: Say) -> str:
    return say("colditz-who-where", who=words.man(man, say, view.me), place=words.where(man_of(view, man).place, say))


def _guard(view: View, guard: str, say: Say) -> str:
    number = int(guard[1:])
    return say("colditz-who-where", who=words.guard(number, say), place=words.spot(view.guards[number].place, say))


def _goal(view: View, ask: Ask, field: Field, picked: Picks, place: str) -> Goal:
    named = destinations(view, ask, picked, field.options)
    found = (goal for _, goals_here in named for goal in goals_here if goal.place == place)
    return next(found, Goal(place, "place"))


def _price(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> str:
    """Write what the option costs, once it decides the cost; for a room also what it holds."""
    fields = labels.FIELDS[ask.verb]
    at = len(picked)
    if at + 1 < len(fields) or field.most > 1:
        return ""
    picks = dict(zip(fields, (*picked, (option,)), strict=False))
    if ask.verb == "move":
        told = str(labels.cost(view, ask.verb, picks, say).get("price", ""))
        told = labels.risky(view, Move(ask.verb, (*picked, (option,))), told, say)
        room = gazetteer.area(option) if option in SPACES else ""
        holds = (say("colditz-here", what=say("colditz-symbol", symbol=ROOMS[room].symbol)),) if room in ROOMS else ()
        return words.BETWEEN.join((told, *holds))
    return str(labels.cost(view, ask.verb, picks, say).get("price", ""))
