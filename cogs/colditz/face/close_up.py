"""What the picture of a private panel of Escape from Colditz shows: to an officer the part of the castle that matters
and what he holds, to the German the commandant's map."""

from __future__ import annotations

from functools import partial
from itertools import zip_longest

from PIL import Image

from bot.art.png import png
from bot.engine.move import Move
from bot.engine.presenter import Draw
from bot.engine.texts import Say
from cogs.colditz.face import commandant, goals, shortcut_moves
from cogs.colditz.face.castle import PALETTE
from cogs.colditz.face.holdings import under
from cogs.colditz.face.lattice import PLACES
from cogs.colditz.face.people import approach
from cogs.colditz.face.reckoned_state import known, owned, way_of
from cogs.colditz.face.zoom import sketched
from cogs.colditz.rules.castle.board import ROOMS
from cogs.colditz.rules.castle.place_sets import BIT, names
from cogs.colditz.rules.setup import usual
from cogs.colditz.rules.turn.guards import beat
from cogs.colditz.rules.turn.guards import goals as stops
from cogs.colditz.rules.turn.journey import reach
from cogs.colditz.rules.turn.roll_call import in_range
from cogs.colditz.state import DEAD, ESCAPED, GERMAN, OUT
from cogs.colditz.view import View

NEAR = 6
"""Places of the way to a gate that are shown."""

ON_THE_MAP = ("", "place", "post", "withdraw", "prefer", "end", "roll", "call", "draw", "leave", "discard")
"""What the German chooses on the map of the whole castle."""


def scene(view: View, draft: Move | None, say: Say) -> Draw | None:
    """Give what draws the picture of a seat that is still in the game; None for all others."""
    if view.result is not None or view.me is None:
        return None
    if view.me == GERMAN:
        return partial(_german, view, draft, say)
    return None if view.officers[view.me].out else partial(_officer, view, draft, say)


def _officer(view: View, draft: Move | None, say: Say) -> bytes:
    """Draw where an officer's men are, or what is asked or drafted, above what he holds; before he has a colour, where
    the men of all are."""
    if view.phase == "colours":
        return png(sketched(view, say, tuple(man.place for one in view.officers for man in one.men)), PALETTE)
    return png(
        under(_interruption(view, say) or _drafted(view, draft, say) or _own_men(view, draft, say), view, say), PALETTE
    )


def _german(view: View, draft: Move | None, say: Say) -> bytes:
    """Draw what is asked or drafted, else the map; before posts are chosen, the usual ones are ringed."""
    verb = draft.verb if draft is not None else ""
    close = _interruption(view, say) or (_drafted(view, draft, say) if verb not in ON_THE_MAP else None)
    if close is None and view.phase == "sweep" and (found := in_range(known(view))):
        close = sketched(view, say, tuple(view.man(man).place for man in found))
    if close is not None:
        return png(close, PALETTE)
    chosen = _picked(view, draft)
    if view.phase == "posts" and not chosen:
        chosen = tuple(place for group in usual(known(view)) for place in group)
    return commandant.draw(view, say, chosen)


def _interruption(view: View, say: Say) -> Image.Image | None:
    """Draw what an interruption is about, for whom it concerns: the way to a gate, the men, the room."""
    interruption = view.interruption
    if road := approach(view):
        return sketched(view, say, road[-NEAR:], (), road[-NEAR:], road[-1:])
    if interruption is None or interruption.kind in ("call", "loss"):
        return None
    places = [view.man(man).place for man in (interruption.man, *interruption.men) if "." in man]
    places += [view.guards[interruption.guard].place] if interruption.kind == "onward" else []
    places += ROOMS[interruption.place].spaces if interruption.place in ROOMS else ()
    return sketched(view, say, tuple(places)) if places else None


def _drafted(view: View, draft: Move | None, say: Say) -> Image.Image | None:
    """Draw where the one who is chosen can go or goes; what else is chosen close up."""
    if draft is None or not draft.picks or not draft.picks[0]:
        return None
    who = draft.picks[0][0]
    to = draft.picks[1][0] if len(draft.picks) > 1 and draft.picks[1] else ""
    if draft.verb == "move":
        return _move(view, who, to, say)
    if draft.verb == "walk":
        return _walk(view, int(who[1:]), to, say)
    if draft.verb in ("attend", "trade", "discard", "give_up"):
        return None
    places = _picked(view, draft)
    return sketched(view, say, places, places) if places else None


def _own_men(view: View, draft: Move | None, say: Say) -> Image.Image:
    """Draw an officer's men, in cells too, those ringed whom a draft names; without a draft also the ways of the
    errands that have buttons."""
    assert view.me is not None
    places = [view.man(man).place for man in owned(view, view.me)]
    moves = shortcut_moves.moves(view) if draft is None else ()
    ways = tuple(_way(view, move) for move in moves)
    ends = tuple(way[-1] for way in ways)
    shown = tuple(p for p in places if p not in (ESCAPED, DEAD, OUT))
    return sketched(view, say, (*shown, *ends), _picked(view, draft), (), ends, ways)


def _way(view: View, move: Move) -> tuple[str, ...]:
    """Give the way of a man's errand, from where he stands on."""
    (man,), (place,) = move.picks[:2]
    way = way_of(view, man, place)
    return (view.man(man).place, *(way.path if way is not None else ()))


def _picked(view: View, draft: Move | None) -> tuple[str, ...]:
    """List the places of all that a draft has chosen: men, guards, spaces, rooms."""
    found: list[str] = []
    for pick in (pick for group in (draft.picks if draft else ()) for pick in group):
        officer, dot, number = pick.partition(".")
        if dot and officer.isdecimal() and number.isdecimal():
            found.append(view.man(pick).place)
        elif pick[:1] == "g" and pick[1:].isdecimal():
            found.append(view.guards[int(pick[1:])].place)
        elif pick in ROOMS:
            found += ROOMS[pick].spaces
        elif pick in PLACES:
            found.append(pick)
    return tuple(place for place in found if place in PLACES)


def _move(view: View, man: str, to: str, say: Say) -> Image.Image:
    here, places = view.man(man).place, tuple(reach(known(view), man))
    way = way_of(view, man, to) if to else None
    if way is not None:
        path = (here, *way.path)
        return sketched(view, say, path, places, path, path[-1:])
    return sketched(view, say, (here,), places, (), _named(goals.of_man(view, man)))


def _walk(view: View, guard: int, to: str, say: Say) -> Image.Image:
    here, places = view.guards[guard].place, names(stops(known(view), guard))
    patrol = beat(known(view), guard).to(BIT[to]) if to in BIT else None
    if patrol is not None:
        path = (here, *patrol.path)
        return sketched(view, say, path, places, path, path[-1:])
    return sketched(view, say, (here,), places, (), _named(goals.of_guard(view, guard, places)))


def _named(menus: goals.Menus) -> tuple[str, ...]:
    """Give the places that the menus name, the first of each menu before the second."""
    rows = zip_longest(*((goal.place for goal in found) for _, found in menus))
    return tuple(place for row in rows for place in row if place is not None)
