"""Moves from text that a player types: a destination by space, objective, room or way out."""

from __future__ import annotations

import re
from collections.abc import Collection

from bot.engine.move import Ask, Move, Picks
from bot.engine.texts import Say
from cogs.colditz.face import gazetteer, options, words
from cogs.colditz.face.art import LETTERS
from cogs.colditz.face.goals import clear_places
from cogs.colditz.face.reckoned_state import known, owned, way_of
from cogs.colditz.rules.castle.board import OBJECTIVES, SPACES
from cogs.colditz.rules.castle.pawns import on_board, taken
from cogs.colditz.rules.castle.place_sets import BIT
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP, STEPS
from cogs.colditz.rules.turn.guards import stops_of_guard
from cogs.colditz.rules.turn.officers import DOORS
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

LETTERED = re.compile(r"(?:([a-h])[ ,:]+)?(\S.*)", re.IGNORECASE)
"""A pattern for typed text: the letter of a man, which may be missing, then his destination."""

NUMBERED = re.compile(r"(?:(g?[0-9]{1,2})[ ,:]+)?(\S.*)", re.IGNORECASE)
"""A pattern for typed text: the number of a guard, which may be missing, then his destination."""

AREAS = tuple(dict.fromkeys(gazetteer.area(place) for place in SPACES if place not in OBJECTIVES))

FLAG = re.compile("(?:objective |objetivo |o)([1-7])", re.IGNORECASE)
"""A pattern for an objective, written in English, in Spanish, or as in box.toml."""

OBJECTIVE_AT = {name: place for place, name in OBJECTIVES.items()}


def read_move(view: View, ask: Ask, picked: Picks, text: str, say: Say) -> Move | None:
    """Return the move that a player typed, or None if the text cannot be understood.

    `ask` is the action for which the player types, and `picked` are the options already chosen.
    """
    if not options.has_destination(ask.verb):
        return None
    match = (LETTERED if ask.verb == "move" else NUMBERED).fullmatch(text.strip())
    if match is None:
        return None
    typed, name = match.groups()
    if text.strip().casefold() in _plain_names(say) and _moving_pawn(view, ask, None, picked):
        typed, name = None, text  # "a la Capilla" is not about man A
    who = _moving_pawn(view, ask, typed, picked)
    if who is None:
        return None
    group: Picks = ((who,),) if who else ()
    place = _typed_place(view, ask, group, name.strip(), say)
    return Move(ask.verb, (*group, (place,))) if place in STEPS else None


def _moving_pawn(view: View, ask: Ask, typed: str | None, picked: Picks) -> str | None:
    """Return the man or guard who moves, or None if it is not clear who.

    The player has typed or picked the pawn, or only one is possible. The result is "" for a move that concerns only one
    guard.
    """
    if ask.verb == "onward":
        return ""
    if typed is None:
        offered = ask.fields[0].options
        return picked[0][0] if picked and picked[0] else offered[0] if len(offered) == 1 else None
    if ask.verb == "walk":
        return f"g{int(typed.lower().removeprefix('g')) - 1}"
    at = LETTERS.find(typed.upper())
    mine = owned(view, view.me) if view.me is not None and view.me != GERMAN else ()
    return mine[at] if 0 <= at < len(mine) else None


def _typed_place(view: View, ask: Ask, group: Picks, name: str, say: Say) -> str:
    """Return the place that a player typed, or "" if there is no such place.

    "O6" and "O7" name both objectives and spaces. They mean the objective, unless only the space can be reached.
    """
    if (flag := FLAG.fullmatch(name)) is not None:
        aim, space = _place_by_name(view, ask, group, words.short(OBJECTIVE_AT[f"O{flag[1]}"], say), say), name.upper()
        return (
            space if space in STEPS and _can_stop(view, ask, group, space) > _can_stop(view, ask, group, aim) else aim
        )
    if labelled := _space_by_label(name, say):
        return labelled
    dug = options.typed_tunnel_place(view, group[0][0], name, say) if ask.verb == "move" else ""
    return dug or _place_by_name(view, ask, group, name, say)


def _can_stop(view: View, ask: Ask, group: Picks, place: str) -> bool:
    """Return whether the man or guard who moves can stop at a place now."""
    if ask.verb == "onward":
        return place in ask.fields[0].options
    if ask.verb == "walk":
        number = int(group[0][0][1:])
        return 0 <= number < len(view.guards) and bool(BIT[place] & stops_of_guard(known(view), number))
    return on_board(view.man(group[0][0])) and way_of(view, group[0][0], place) is not None


def _space_by_label(name: str, say: Say) -> str:
    """Return the space whose label ends a text, such as "W21" or "north terrace (O7)".

    The result is "" if there is none. If there are words before the label, they must describe the space.
    """
    *before, label = re.findall(r"\w+", name.upper()) or [""]
    if label not in SPACES:
        return ""
    known_by = f"{words.where(label, say)} {say('colditz-space')}".upper()
    return label if set(before) <= set(re.findall(r"\w+", known_by)) else ""


def _place_by_name(view: View, ask: Ask, group: Picks, text: str, say: Say) -> str:
    """Return the place with a typed name, or "" if there is none.

    Places that the pawn reaches now come first, then places in their direction, then all others. A full name is
    preferred to a part of a name.
    """
    wanted = text.strip().casefold()
    wanted = _plain_names(say).get(wanted, wanted)
    found = [goal for _, menu in options.destinations(view, ask, group, tuple(STEPS)) for goal in menu]
    barred = _blocked_rooms(view, {goal.place for goal in found}, say) if ask.verb == "move" else {}
    if wanted in barred:
        return barred[wanted]
    exact = [(goal.place, words.short(goal.place, say)) for goal in found]
    exact += [(goal.place, aim.label(say)) for goal in found for aim in goal.aims]
    free = sorted((place for place in STEPS if place in MAY_STOP), key=taken(known(view)).__contains__)
    exact += [(place, words.short(place, say)) for place in free]
    for place, name in exact:
        if name.casefold() == wanted:
            return place
    if wanted.isdecimal():
        return ""
    parts = [(place, name) for name, place in barred.items()]
    parts += [(goal.place, goal.label(say)) for goal in found] + exact
    return next((place for place, name in parts if wanted in name.casefold()), "")


def _blocked_rooms(view: View, reached: Collection[str], say: Say) -> dict[str, str]:
    """Return the rooms that cannot be entered because all their doorways are blocked, by name.

    Each room comes with one of its places. If the player types the name of the room, the refusal for that place
    explains the block.
    """
    occupied, found = taken(known(view)), {}
    for room, doors in DOORS.items():
        inside = clear_places(room)
        if doors <= occupied and not inside.intersection(reached) and inside - occupied:
            found[words.area(room, say).casefold()] = min(inside - occupied)
    return found


def _plain_names(say: Say) -> dict[str, str]:
    """Return the plain name of each place by the form of the name in sentences.

    For example, "to the chapel" leads to "chapel".
    """
    keys: list[tuple[str, str, dict[str, str]]]
    keys = [(f"colditz-area-{area}", form, {}) for area in AREAS for form in ("the", "to")]
    keys += [("colditz-objective", "to", {"name": words.flag(name)}) for name in OBJECTIVE_AT]
    return {say(f"{key}.{form}", **more).casefold(): say(key, **more).casefold() for key, form, more in keys}
