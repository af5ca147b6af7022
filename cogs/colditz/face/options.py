"""Options in menus of Escape from Colditz: their labels, details and prices."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from bot.engine.move import Ask, Field, Group, Picks
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.colditz.data import kind
from cogs.colditz.face import gazetteer, goals, labels, panel, words
from cogs.colditz.face.goals import MENU, Goal
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.rules.cards.equipment import men_needed, symbol_at
from cogs.colditz.rules.cards.security import occupied_rooms
from cogs.colditz.rules.castle.board import EQUIPMENT, ROOMS, SPACES, TUNNELS
from cogs.colditz.rules.castle.pawns import men, on_board, own_men
from cogs.colditz.rules.fields import DESTINATION
from cogs.colditz.rules.interruptions.trade import TABLE_CARD
from cogs.colditz.rules.sides import MOVES
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View


def has_destination(verb: str) -> bool:
    """Return whether a move asks for a destination. The player may also type a destination."""
    return any(field.kind == DESTINATION.kind for field in MOVES[verb])


def destinations(view: View, ask: Ask, picked: Picks, options: tuple[str, ...]) -> goals.Menus:
    """Return the menus of named destinations for the man or guard who moves.

    The result is empty if the man is off the board or the guard is unknown.
    """
    if ask.verb == "move":
        return goals.of_man(view, picked[0][0]) if on_board(view.man(picked[0][0])) else ()
    guard = int(picked[0][0][1:]) if ask.verb == "walk" else view.interruption.guard if view.interruption else 0
    return goals.of_guard(view, guard, options) if 0 <= guard < len(view.guards) else ()


def typed_tunnel_place(view: View, man: str, text: str, say: Say) -> str:
    """Return the tunnel place that a player typed, such as "5" or "chapel 5".

    The result is "" for any other text. A number alone means a place in the tunnel where the man is.
    """
    typed, here = _words(text), view.man(man).place
    for tunnel in TUNNELS.values():
        for number, place in enumerate(tunnel.places, 1):
            enough = len(typed) > 1 or here in tunnel.places
            if enough and str(number) in typed and typed <= _words(words.where(place, say)):
                return place
    return ""


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def menus(view: View, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...] | None:
    """Return the menus for a field that asks for a destination, or None for other fields.

    The menus contain the named destinations. If no destination has a name, they contain the first options.
    """
    if field.kind != DESTINATION.kind:
        return None
    offered = frozenset(field.options)
    found = []
    for heading, named in destinations(view, ask, picked, field.options):
        places = tuple(goal.place for goal in named if goal.place in offered)
        if places:
            found.append(Group(say(f"colditz-menu-{ask.verb}-{heading}"), places))
    return tuple(found) or (Group("", field.options[:MENU]),)


def usual_targets(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the options that a player would expect in a menu.

    If one of them is impossible, the private page says why. For an officer they are men on the board, Equipment for
    which men are in the right rooms, and tunnels whose card the officer holds. For the German they are men in the open
    to arrest, or men outside to shoot at.
    """
    if picked:
        return ()
    if ask.verb == "move" and view.me is not None:
        return tuple(man for man, one in own_men(known(view).officers[view.me], view.me).items() if on_board(one))
    if ask.verb == "equip" and view.me is not None:
        shown = [symbol_at(man) for man in view.officers[view.me].men]
        return tuple(what for what in EQUIPMENT if shown.count(what) >= men_needed(view.house))
    if ask.verb == "dig":
        cards = () if view.me in (None, GERMAN) else view.officers[view.me].cards or ()
        return tuple(dict.fromkeys(kind(card) for card in cards if kind(card) in TUNNELS))
    zones = {"arrest": ("inner", "garrison", "exterior"), "shoot": ("exterior",)}.get(ask.verb, ())
    return tuple(
        name for name, man in men(known(view)).items() if man.place in SPACES and SPACES[man.place].zone in zones
    )


def goal_at(view: View, ask: Ask, field: Field, picked: Picks, place: str) -> Goal:
    """Return the destination in a menu for a place.

    If the place has no name in the menus, the destination has only the label of the place.
    """
    named = destinations(view, ask, picked, field.options)
    found = (goal for _, goals_here in named for goal in goals_here if goal.place == place)
    return next(found, Goal(place, "place"))


def price(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> str:
    """Return the text about what a move would cost with this option, and about the item of a room.

    The text is empty if the player must still pick something else after this option.
    """
    fields = MOVES[ask.verb]
    if len(picked) + 1 != len(fields) or field.most > 1:
        return ""
    picks = {field.name: group for field, group in zip(fields, (*picked, (option,)), strict=True)}
    told = labels.price_words(view, ask.verb, picks, say).get("price", "")
    room = gazetteer.area(option) if ask.verb == "move" and option in SPACES else ""
    holds = (say("colditz-here", what=say("colditz-symbol", symbol=ROOMS[room].symbol)),) if room in ROOMS else ()
    return words.BETWEEN.join((told, *holds))


def _man(view: View, man: str, say: Say) -> str:
    return say("colditz-who-where", who=words.man(man, say, view.me), place=words.where(view.man(man).place, say))


def _guard(view: View, guard: str, say: Say) -> str:
    place = words.spot(view.guards[int(guard[1:])].place, say)
    return say("colditz-who-where", who=words.sentry(guard, say), place=place)


def _partner(view: View, officer: str, say: Say) -> str:
    return words.officer_name(view, int(officer), say)


LABELS: Mapping[str, Callable[[View, str, Say], str]] = {
    **dict.fromkeys(("own_man", "man", "goer", "runner"), _man),
    "sentry": _guard,
    "kit": lambda view, way, say: say("colditz-kit-with", way=way),
    "cell": lambda view, cell, say: words.short(cell, say),
    "colour": lambda view, officer, say: say("colditz-do-colour", nation=words.NATIONS[int(officer)]),
    "officer": _partner,
}
"""For each kind of field, the function that names its options in a menu.

Other kinds have the same names in menus and on buttons.
"""


def _there(view: View, room: str, say: Say) -> str:
    return words.men(occupied_rooms(known(view)).get(room, ()), say, view.me)


def _holding(view: View, officer: str, say: Say) -> str:
    one = view.officers[int(officer)]
    return words.BETWEEN.join((words.holding(one, say), say("colditz-cards", count=one.count)))


def _about(view: View, good: str, say: Say) -> str:
    """Return the text that says what a card of the hand does.

    The text is empty for Equipment on the table.
    """
    return "" if good.startswith(TABLE_CARD) else say(f"colditz-about-{kind(good)}")


DETAILS: Mapping[str, Callable[[View, str, Say], str]] = {
    "goer": lambda view, man, say: panel.risk(view, view.man(man), say),
    "runner": lambda view, man, say: say("colditz-dash", **labels.dash_odds(view, man)),
    "post": lambda view, place, say: sentence(words.nearby(place, say)),
    "supply": lambda view, what, say: say("colditz-left", count=view.piles[EQUIPMENT.index(what)]),
    "room": _there,
    "officer": _holding,
    "held": lambda view, what, say: "" if what in EQUIPMENT else _about(view, what, say),
    "good": _about,
}
"""For each kind of field, the function that returns the second line of an option in a menu."""
