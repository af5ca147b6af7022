"""The risk that a man is arrested in the German's next turn (docs/rules/colditz.md §3.12)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from cogs.colditz.face.reckoned_state import VIEWS, known, way_of
from cogs.colditz.minds.odds import at_least
from cogs.colditz.rules.castle.board import NEIGHBOURS, OBJECTIVES, SPACES
from cogs.colditz.rules.castle.distances import flood_of_guards
from cogs.colditz.rules.castle.guard_paths import BESIDE, DROPS
from cogs.colditz.rules.castle.pawns import INDOORS, posted, taken
from cogs.colditz.rules.castle.place_sets import steps_until
from cogs.colditz.rules.turn.guards import POSTS, waiting_guards
from cogs.colditz.view import View

SIGHT = 40
"""Guards who would need more points than this are ignored."""

TOO_RISKY = 50
"""With this risk of an arrest, in percent, or a higher one, a move isn't highlighted, and its reason names the risk."""

SAFE = ("room", "hide", "rollcall")
"""Zones where the German needs a card to arrest a man."""


def risk(view: View, man: str, place: str) -> int:
    """Return the risk, in percent, that one of the viewer's men would be arrested at `place`.

    It is the chance that some guard, perhaps a newly posted one, gets next to the man with a single roll. The German's
    cards are ignored.
    """
    way, one = way_of(view, man, place), view.man(man)
    if way is None or not _is_exposed(view, place) or one.home is not None or view.skipped:
        return 0
    links = [f"{a}>{b}" for a, b in pairwise((one.place, *way.path)) if b not in NEIGHBOURS.get(a, ())]
    trail = (*one.trail, *(link for link in links if link in DROPS))
    posts = frozenset(post for post in POSTS if post == one.place or post not in taken(known(view))) - {place}
    steps = steps_until(_guard_reach(view, trail if place not in INDOORS else (), posts), BESIDE[place])
    return 0 if steps is None else round(100 * at_least(steps))


def _is_exposed(view: View, place: str) -> bool:
    """Return whether the German needs no card to arrest a man of the viewer at `place`."""
    assert view.me is not None
    mine = view.officers[view.me]
    if place not in SPACES or SPACES[place].zone in SAFE or (mine.kit and place in OBJECTIVES):
        return False
    return place not in INDOORS or mine.equipment > 0


@lru_cache(VIEWS)
def _guard_reach(view: View, trail: tuple[str, ...], free: frozenset[str]) -> list[int]:
    """Return, for each number of points, the places that guards reach with it.

    Guards start where they are or on one of the posts in `free`. They may follow the drops and wire crossings in
    `trail`, which the man has used.
    """
    guards = [guard.place for guard in view.guards if posted(guard)]
    return flood_of_guards(guards, sorted(free) if waiting_guards(known(view)) else [], trail, SIGHT)
