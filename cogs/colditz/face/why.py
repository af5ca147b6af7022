"""Texts that explain why a move is recommended (docs/rules/colditz.md §9).

They are true whatever the hidden cards are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.move import Move
from bot.engine.texts import Say
from cogs.colditz.data import KIT, PARTS, kind
from cogs.colditz.face import commandant, odds, patrols, shortcut_moves, words
from cogs.colditz.face.moments import spaces_to_freedom
from cogs.colditz.face.planner import legs_of, plans
from cogs.colditz.face.reckoned_state import kit_signs, known, owned
from cogs.colditz.face.risk import TOO_RISKY, risk
from cogs.colditz.face.stakes import ANSWERS
from cogs.colditz.rules.cards.gambles import car_route
from cogs.colditz.rules.castle.board import EQUIPMENT, OBJECTIVES, ROOMS, SPACES
from cogs.colditz.rules.castle.distances import FAR, rooms_of, to_room
from cogs.colditz.rules.castle.pawns import INDOORS, TUNNEL_OF, owner, underground
from cogs.colditz.rules.castle.sight import straight_distance
from cogs.colditz.rules.turn.arrests import is_arrestable
from cogs.colditz.rules.turn.roll_call import men_in_range
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

Reason = tuple[str, Mapping[str, Any]]
"""The key of a text without its prefix, and the arguments of the text."""

LATE = 2
"""Time is short if fewer rounds than this are left. The current round counts."""


def why(view: View, move: Move, say: Say) -> str:
    """Return the reason for a recommended move as one short sentence of at most 90 letters."""
    found = REASONS[move.verb](view, move, say) if move.verb in REASONS else (move.verb, {})
    key = f"colditz-why-{found[0]}"
    return say(key, **found[1]) if key in say else ""


def _move(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for moving a man: out, to safety, to a room, or nearer to the end of the plan."""
    assert view.me is not None
    man, place = move.picks[0][0], move.picks[1][0]
    if place in OBJECTIVES and view.officers[view.me].kit:
        return "move-out", {}
    if place in TUNNEL_OF:
        return "move-underground", {}
    if place not in INDOORS:
        return _outside(view, man, place)
    if SPACES[place].zone == "hide":
        return "move-hide", {}
    symbol = ROOMS[SPACES[place].room].symbol if SPACES[place].room else ""
    if symbol in _needed_symbols(view):
        return ("move-kit" if symbol in KIT else "move-equipment"), {}
    aim = shortcut_moves.destination_ahead(view, move)
    room = "" if aim in OBJECTIVES.values() else aim or _nearest_needed_room(view, man, place)
    if (chance := risk(view, man, place)) >= TOO_RISKY:
        return _gamble(view, place, room, chance, say)
    if room:
        key = "move-needed" if ROOMS[room].symbol in _needed_symbols(view) else "move-towards"
        return key, {"aim": words.aim(room, say), "spaces": to_room(room).get(place, 0)}
    if nearer := _spaces_gained(view, man, place):
        return "move-nearer", {"spaces": nearer}
    if SPACES[place].zone in ("room", "rollcall"):
        return f"move-{SPACES[place].zone}", {}
    return ("move-risk" if view.officers[view.me].equipment else "move-indoors"), {}


def _gamble(view: View, place: str, room: str, chance: int, say: Say) -> Reason:
    """Return the reason for a move that probably ends with an arrest: how far the man comes if it doesn't."""
    if room:
        aim, left = room, to_room(room).get(place, 0)
    elif (near := plans(view)[:1]) and (leg := legs_of(near[0].number).get(place)):
        aim, left = near[0].route.objective, leg.spaces
    else:
        return "move-risk", {}
    return "move-gamble", {"chance": chance, "aim": words.aim(aim, say), "spaces": left}


def _outside(view: View, man: str, place: str) -> Reason:
    """Return the reason for moving a man in the open: he is safe there, or how far freedom still is."""
    if SPACES[place].zone == "hide":
        return "move-hide", {}
    if view.skipped:
        return "move-skipped", {}
    if not risk(view, man, place):
        return "move-safe", {}
    if _is_late(view):
        return "late", {}
    spaces = spaces_to_freedom(place)
    return ("move-spaces", {"spaces": spaces}) if spaces else ("move-risk", {})


def _needed_symbols(view: View) -> tuple[str, ...]:
    """Return the symbols of the rooms that the viewer's men should visit.

    Without the kit they are the kit's missing symbols. With the kit they are the Equipment that the nearest plan lacks.
    """
    assert view.me is not None
    if not view.officers[view.me].kit:
        found = {symbol for symbols in kit_signs(view, view.me) for symbol in symbols}
        return tuple(symbol for symbol in KIT if symbol not in found)
    missing = plans(view)[0].missing if plans(view) else ()
    return tuple(what for what, count in zip(EQUIPMENT, missing, strict=False) if count)


def _nearest_needed_room(view: View, man: str, place: str) -> str:
    """Return the nearest room with a needed symbol to which a move brings a man nearer.

    The result is "" if there is no such room.
    """
    here = view.man(man).place
    rooms = [room for symbol in _needed_symbols(view) for room in rooms_of(symbol)]
    ahead = [room for room in rooms if to_room(room).get(place, FAR) < to_room(room).get(here, FAR)]
    return min(ahead, key=lambda room: (to_room(room)[place], room), default="")


def _spaces_gained(view: View, man: str, place: str) -> int:
    """Return how many spaces shorter a man's route to the end of the nearest plan becomes by a move."""
    near = plans(view)[:1]
    field = legs_of(near[0].number) if near else {}
    here = view.man(man).place
    return max(0, field[here].spaces - field[place].spaces) if here in field and place in field else 0


def _is_late(view: View) -> bool:
    return bool(view.rounds) and view.rounds - view.round < LATE


def _equip(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for taking Equipment: the nearest plan needs it, or it is useful later."""
    return ("equip-plan" if move.picks[0][0] in _needed_symbols(view) else "equip"), {}


def _drive(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for driving the Commandant's car: its chance of success."""
    need = len(car_route())
    return "drive", {"need": need, "chance": round(100 * odds.chance_of_dash(("6",), need))}


def _dare(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for Do or die: little time is left, or the run is worth it even earlier."""
    return ("late" if _is_late(view) else "dare"), {}


def _end(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for ending the turn: no points left, nobody in danger, or nothing to gain."""
    assert view.me is not None
    if not view.turn.points:
        return "end-points", {}
    if view.me == GERMAN:
        return ("end-loose" if commandant.runners(view) else "end-quiet"), {}
    state = known(view)
    open_ = any(is_arrestable(state, name, view.man(name)) for name in owned(view, view.me))
    return ("end-danger" if open_ else "end-safe"), {}


def _discard(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for discarding a card: the hand is full, or the kit makes the card useless."""
    done = view.me != GERMAN and view.officers[view.me or 0].kit and kind(move.picks[0][0]) in PARTS
    return ("discard-part" if done else "discard"), {}


def _roll(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for not calling the roll: the German has no such card, or keeps it for later."""
    return ("roll-keep" if "roll_call" in map(kind, view.hand or ()) else "roll"), {}


def _sweep(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for a general search: the number of men it would find."""
    return "sweep", {"count": len(men_in_range(known(view)))}


def _no(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for answering "no": the player has no suitable card, or keeps the card."""
    if view.me == GERMAN:
        held = bool({"key_caught", "pass_caught"} & set(map(kind, view.hand or ())))
        return ("no-gate" if held else "no-card"), {}
    answers = ANSWERS.get(view.interruption.kind, ()) if view.interruption else ()
    cards = view.officers[view.me or 0].cards or ()
    return ("no-keep" if set(answers) & set(map(kind, cards)) else "no-card"), {}


def _attend(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for sending certain men, or nobody, to a roll call."""
    return ("attend" if move.picks and move.picks[0] else "attend-none"), {}


def _arrest(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for an arrest: the man is near freedom, or his officer loses Equipment."""
    man = move.picks[0][0]
    place = view.man(man).place
    if place not in INDOORS:
        if spaces := spaces_to_freedom(place):
            return "arrest-near", {"spaces": spaces}
        if view.officers[owner(man)].equipment:
            return "arrest-equipment", {}
    return "arrest", {}


def _walk(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for a guard's walk: he follows a man, or waits for one."""
    man = patrols.pursued_man(view, move)
    if man and (spaces := {name: far for far, name in commandant.runners(view)}.get(man)):
        return "near", {"man": words.man(man, say), "spaces": spaces}
    return ("walk-indoors" if move.picks[1][0] in INDOORS else "walk"), {}


def _place(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for the posts before the first turn.

    The text has the labels of the posts, because the button only says how many there are.
    """
    inner, garrison = (say.listed(group) for group in move.picks)
    return "place", {"inner": inner, "garrison": garrison}


def _post(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for posting a guard: a man in the open, or that guards should be on the board."""
    if move.picks[0][0] in INDOORS:
        return "post-indoors", {}
    if runners := commandant.runners(view):
        spaces, man = runners[0]
        return "near", {"man": words.man(man, say), "spaces": spaces}
    return "post", {}


def _search(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for a search: how many men in the room it could arrest."""
    inside = ROOMS[move.picks[0][0]].spaces
    count = sum(man.place in inside for one in view.officers if one.equipment for man in one.men)
    return "search", {"count": count}


def _shoot(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for a shot: the distance, and the roll that is needed."""
    guard = view.guards[int(move.picks[1][0][1:])]
    spaces = straight_distance(guard.place, view.man(move.picks[0][0]).place)
    return "shoot", {"spaces": spaces, "need": (spaces + 1) // 2}


def _discover(view: View, move: Move, say: Say) -> Reason:
    """Return the reason for discovering a tunnel: the number of men inside."""
    return "discover", {"count": len(underground(known(view), move.picks[0][0]))}


REASONS: Mapping[str, Callable[[View, Move, Say], Reason]] = {
    "arrest": _arrest,
    "attend": _attend,
    "dare": _dare,
    "discard": _discard,
    "discover": _discover,
    "drive": _drive,
    "end": _end,
    "equip": _equip,
    "move": _move,
    "no": _no,
    "place": _place,
    "post": _post,
    "roll": _roll,
    "search": _search,
    "shoot": _shoot,
    "sweep": _sweep,
    "walk": _walk,
}
"""For each verb, the function that returns the reason for a move. Other verbs have one fixed text."""
