"""Moves that get a button of their own, and menu options that are selected in advance.

See docs/rules/colditz.md §3.5 to §3.15.
"""

from __future__ import annotations

from bot.engine.move import Ask, Field, Move, Picks
from cogs.colditz.face import shortcut_moves
from cogs.colditz.face.patrols import patrols
from cogs.colditz.face.planner import legs_of, plans
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.rules.cards.equipment import men_needed, symbol_at
from cogs.colditz.rules.cards.security import marksmen, searchers, trackers
from cogs.colditz.rules.cards.tunnels import crews
from cogs.colditz.rules.castle.board import ROOMS
from cogs.colditz.rules.castle.distances import FAR, steps_to_find
from cogs.colditz.rules.castle.pawns import TUNNEL_OF, men, own_men, owner, posted
from cogs.colditz.rules.castle.sight import straight_distance
from cogs.colditz.rules.fields import OWN_MEN, PAY
from cogs.colditz.rules.setup import default_posts
from cogs.colditz.rules.turn.arrests import captors
from cogs.colditz.view import View

ROLLED = 40
"""A number of points that no roll reaches, even with doubles."""

SHOTS = 3
"""The most shots that get a button of their own."""

EACH = 5
"""The most arrests or searches that get a button of their own."""


def shortcuts(view: View, ask: Ask) -> tuple[Move, ...]:
    """Return the moves of an action that get a button of their own. All their fields are filled."""
    if ask.verb == "move":
        return shortcut_moves.moves(view)
    if ask.verb == "walk":
        return tuple(patrol.move for patrol in patrols(view))
    if ask.verb == "place":
        return (Move("place", default_posts(known(view))),)
    if ask.verb == "attend":
        return _roll_call_choices(view, ask.fields[0].options)
    if ask.verb == "equip":
        return tuple(Move("equip", ((kind,), _equipping_men(view, kind), ())) for kind in ask.fields[0].options)
    if ask.verb == "dig":
        return tuple(Move("dig", ((tunnel,), _digging_pair(view, tunnel))) for tunnel in ask.fields[0].options)
    if ask.verb == "discover":
        offered = ask.fields[0].options
        return tuple(Move("discover", ((tunnel,), _discovering_pair(view, tunnel))) for tunnel in offered)
    if ask.verb == "shoot":
        offered = ask.fields[0].options[:SHOTS]
        return tuple(
            Move("shoot", ((man,), (marksman,))) for man in offered if (marksman := _nearest_marksman(view, man))
        )
    if ask.verb in ("arrest", "search"):
        offered = ask.fields[0].options
        worth = [what for what in offered if ask.verb == "arrest" or _would_arrest(view, what)][:EACH]
        return tuple(Move(ask.verb, ((what,), (_nearest_guard(view, ask.verb, what),))) for what in worth)
    return ()


def presumed(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the options of a menu that are selected in advance, given the player's picks before it.

    If the player has picked a man to move, it is his usual destination. For Equipment or a tunnel, they are the men who
    can take or open it. For an arrest, a search or a shot, it is the nearest guard.
    """
    if not picked or not picked[0]:
        return ()
    first = picked[0][0]
    if field.kind == PAY.kind:
        return field.options[:1]
    if ask.verb == "move":
        errand = next((move for move in shortcut_moves.moves(view) if move.picks[0] == picked[0]), None)
        place = errand.picks[1] if errand is not None else ()
        return place if set(place) <= set(field.options) else ()
    if ask.verb == "equip":
        return _equipping_men(view, first) if field.kind == OWN_MEN.kind else ()
    if ask.verb == "shoot":
        return (_nearest_marksman(view, first),)
    if ask.verb in ("arrest", "search"):
        return (_nearest_guard(view, ask.verb, first),)
    crew = {"dig": _digging_pair, "discover": _discovering_pair}.get(ask.verb)
    return crew(view, first) if crew else ()


def _digging_pair(view: View, tunnel: str) -> tuple[str, ...]:
    """Return the 2 men who can open a tunnel for the fewest points."""
    found = crews(known(view), tunnel)
    return min(found, key=lambda pair: (found[pair].points, pair))


def _discovering_pair(view: View, tunnel: str) -> tuple[str, ...]:
    """Return the 2 guards who can discover a tunnel for the fewest points."""
    ways = trackers(known(view), tunnel)
    return tuple(
        sorted(sorted(ways, key=lambda guard: (ways[guard], int(guard[1:])))[:2], key=lambda guard: int(guard[1:]))
    )


def _nearest_marksman(view: View, man: str) -> str:
    """Return the nearest guard who sees a man; "" if no guard sees him."""
    there, able = view.man(man).place, marksmen(known(view), view.man(man))
    return min(able, key=lambda guard: straight_distance(view.guards[int(guard[1:])].place, there), default="")


def _equipping_men(view: View, kind: str) -> tuple[str, ...]:
    """Return the men to use for taking Equipment of a kind.

    They are in rooms with the kind's symbol. The men who are furthest from the way out are chosen.
    """
    assert view.me is not None
    own = own_men(known(view).officers[view.me], view.me)
    there = [name for name, man in own.items() if symbol_at(man) == kind]
    field = legs_of(plans(view)[0].number) if plans(view) else {}
    far = {name: field[own[name].place].spaces if own[name].place in field else FAR for name in there}
    chosen = sorted(there, key=lambda name: -far[name])[: men_needed(view.house)]
    return tuple(name for name in there if name in chosen)


def gains_nothing(view: View, move: Move) -> bool:
    """Return whether a move is a search that would arrest nobody."""
    return move.verb == "search" and bool(move.picks) and not _would_arrest(view, move.picks[0][0])


def _would_arrest(view: View, room: str) -> bool:
    """Return whether a search of a room would arrest anybody.

    It would arrest men if the officer of a man in the room has Equipment (§3.13).
    """
    inside = [name for name, man in men(known(view)).items() if man.place in ROOMS[room].spaces]
    return any(view.officers[owner(name)].equipment for name in inside)


def _nearest_guard(view: View, verb: str, what: str) -> str:
    """Return the guard who needs the fewest points to arrest a man or search a room."""
    state = known(view)
    if verb == "arrest":
        ways = {guard: len(patrol.path) for guard, patrol in captors(state, what).items()}
    else:
        ways = dict(searchers(state, what))
    return min(ways, key=lambda guard: ways[guard])


def _roll_call_choices(view: View, men: tuple[str, ...]) -> tuple[Move, ...]:
    """Return the moves that get a button for a roll call: send the men in danger, or send all men (§3.14)."""
    guards = [guard.place for guard in view.guards if posted(guard)]
    found = tuple(man for man in men if _can_be_found(view, man, guards))
    choices = dict.fromkeys((found, men) if found else (men,))
    return tuple(Move("attend", (group,)) for group in choices)


def _can_be_found(view: View, man: str, guards: list[str]) -> bool:
    """Return whether some dice roll lets a general search find this man."""
    one = view.man(man)
    return one.place not in TUNNEL_OF and steps_to_find(guards, one.place, one.trail) <= ROLLED
