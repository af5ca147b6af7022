"""Private reference pages that a player may open at any time (docs/rules/colditz.md §4.2, §4.5).

There is a page about every escape plan with its missing items, and about every named place.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.page import Choice, Page
from bot.engine.texts import Say
from bot.engine.wording import ALT, DETAIL, cut, sentence
from bot.scene.records import Scene
from cogs.colditz.data import TUNNEL_CARDS
from cogs.colditz.face import gazetteer, panel, words
from cogs.colditz.face.close_up import long_route, zoom
from cogs.colditz.face.planner import Plan, legs_of, plan, plans, steps_of
from cogs.colditz.rules.castle.board import (
    EQUIPMENT,
    GATE_SPACES,
    GATES,
    LINKS_FROM,
    MISC,
    NEIGHBOURS,
    OBJECTIVES,
    ROLL_CALL,
    ROOMS,
    ROUTES,
    SPACES,
    TUNNELS,
)
from cogs.colditz.rules.castle.pawns import name as man_name
from cogs.colditz.rules.castle.pawns import on_board
from cogs.colditz.state import BARRACKS, CELLS, GERMAN
from cogs.colditz.view import View

START = MISC["rollcall_centre"]
"""The place from which routes of plans start if the viewer has no men."""

FEW = 4
"""A named place with this many spaces or more is shown without a list of its spaces."""

AROUND = 2
"""The page of a place names the pawns that are at most this many steps away."""


class Sight(NamedTuple):
    """A named place in the menu of reference pages: its name, its spaces, and a detail."""

    name: str
    places: tuple[str, ...]
    detail: str = ""


def menus(view: View, say: Say) -> tuple[tuple[str, tuple[Choice, ...]], ...]:
    """Return the menus of reference pages. Their headings are plans, rooms and hides, and other places."""
    return (
        (say("colditz-look-plans"), tuple(_plan_choices(view, say))),
        (say("colditz-look-rooms"), _choices(_rooms(say))),
        (say("colditz-look-places"), _choices(_places(view, say))),
    )


def page(view: View, chosen: str, say: Say) -> tuple[Page, Scene | None]:
    """Return a reference page and its picture, about a plan or a place.

    If `chosen` is "", it is the overview of all plans.
    """
    what, _, which = chosen.partition(":")
    if what == "plan":
        return _plan(view, int(which), say)
    if what:
        return _place(view, (_rooms(say) | _places(view, say))[chosen], say)
    return _overview(view, say), None


def _choices(sights: dict[str, Sight]) -> tuple[Choice, ...]:
    """Return menu choices for named places."""
    return tuple(
        Choice(key, cut(sentence(sight.name), DETAIL), cut(sight.detail, DETAIL)) for key, sight in sights.items()
    )


def _has_plans(view: View) -> bool:
    """Return whether the viewer is an officer who has a man on the board who can follow an escape plan."""
    return view.me is not None and view.me != GERMAN and bool(plans(view))


def _title(view: View, number: int, say: Say) -> str:
    """Return the title of a plan's page."""
    mine = plan(view, number) if _has_plans(view) else None
    name = panel.plan_name(mine, say) if mine else say(f"colditz-plan-{number + 1}")
    return say("colditz-look-plan", plan=name, objective=words.flag(ROUTES[number].objective))


def _requirements(number: int, say: Say) -> str:
    """Return the text about the Equipment and the tunnel cards that a plan needs."""
    tunnels = [say("colditz-tunnel-card", tunnel=word[2:]) for word in ROUTES[number].crossings if word[:2] == "T:"]
    stock = words.stock(ROUTES[number].equipment, say)
    return ", ".join(part for part in (stock, *tunnels) if part)


def _short_texts(view: View, say: Say) -> Iterator[tuple[int, str]]:
    """Yield each plan as a pair of (number, short text).

    If one of the viewer's men can follow the plan, the text says what is missing. Otherwise it says how long the route
    is from the roll-call zone.
    """
    if _has_plans(view):
        for each in plans(view):
            lacks = panel.missing_items(each, say) or "no"
            letter = words.letter(each.man)
            yield each.number, say("colditz-look-own", letter=letter, spaces=each.spaces, missing=lacks)
        return
    for number in sorted(range(len(ROUTES)), key=lambda number: legs_of(number)[START].spaces):
        yield number, say("colditz-look-any", spaces=legs_of(number)[START].spaces, takes=_requirements(number, say))


def plan_summaries(view: View, say: Say) -> Iterator[tuple[int, str, str]]:
    """Yield each plan as (number, name, short text about what is missing or how long it is)."""
    for number, told in _short_texts(view, say):
        yield number, _title(view, number, say), told


def _plan_choices(view: View, say: Say) -> Iterator[Choice]:
    """Yield a menu choice for each plan."""
    for number, name, told in plan_summaries(view, say):
        yield Choice(f"plan:{number}", cut(name, DETAIL), cut(told, DETAIL))


def _overview(view: View, say: Say) -> Page:
    """Return the page that lists all plans."""
    lines = [f"**{_title(view, number, say)}** · {told}" for number, told in _short_texts(view, say)]
    intro = say("colditz-look-intro-own" if _has_plans(view) else "colditz-look-intro-any")
    return Page(say("colditz-look"), (intro, "", *lines))


def _plan(view: View, number: int, say: Say) -> tuple[Page, Scene]:
    """Return the page and the map of one plan, step by step.

    The route starts at the viewer's man who is furthest on the plan. If there is none, it starts at the roll-call zone.
    """
    mine = plan(view, number) if _has_plans(view) else None
    start = view.officers[view.me or 0].men[int(mine.man.partition(".")[2])].place if mine else START
    way = steps_of(number, start)
    lines = [_starting_point(mine, number, start, say)]
    place, crossed = start, []
    for walked, (near, (cross, what, count)) in enumerate(way, 1):
        if count or cross:
            crossed.append(place)
            lines.append(_crossing_line(place, near, cross, what, count, walked, say))
        place = near
    lines.append(
        say("colditz-look-there", spaces=len(way), objective=words.flag(ROUTES[number].objective), place=place)
    )
    if mine:
        lines.append(say("colditz-look-missing", missing=_sources(mine, say) or "no"))
    shown = Page(_title(view, number, say), tuple(lines), alt=_alt(lines))
    return shown, long_route(view, say, (start, *(near for near, _ in way)), (*crossed, place))


def _starting_point(mine: Plan | None, number: int, start: str, say: Say) -> str:
    """Return the text about where a plan starts: at one of the viewer's men or at the roll-call zone."""
    if mine is None:
        return say("colditz-look-from-start", takes=_requirements(number, say))
    return say("colditz-look-from", letter=words.letter(mine.man), where=words.where(start, say))


def _crossing_line(start: str, end: str, cross: str, what: int, count: int, walked: int, say: Say) -> str:
    """Return the line about one paid step of a plan: a gate, drop, wire crossing, or a tunnel's entry."""
    if cross in TUNNEL_CARDS:
        return say("colditz-look-tunnel", tunnel=cross, place=start, walked=walked)
    due = [0, 0, 0, 0]
    due[what] = count
    kind = "gate" if cross in GATES else next(link.kind for link in LINKS_FROM[start] if link.end == end)
    price = words.stock(tuple(due), say)
    return say(
        f"colditz-look-{kind}", place=words.spot(start, say), end=words.spot(end, say), price=price, walked=walked
    )


def _sources(mine: Plan, say: Say) -> str:
    """Return the text about the items that a plan lacks, each with the rooms where a man can take it."""
    lacks = [
        say("colditz-source", what=words.equipment(what, count, say), rooms=words.rooms(what, say))
        for what, count in zip(EQUIPMENT, mine.missing, strict=True)
        if count
    ]
    return say.listed([*lacks, *([say("colditz-tunnel-card", tunnel=mine.tunnel)] if mine.tunnel else [])])


def _rooms(say: Say) -> dict[str, Sight]:
    """Return the rooms with their items, and the hides, by id."""
    rooms = {
        f"room:{room.id}": Sight(words.area(room.id, say), room.spaces, say("colditz-symbol", symbol=room.symbol))
        for room in ROOMS.values()
    }
    return rooms | {f"hide:{key}": Sight(words.area(key, say), places) for key, places in gazetteer.HIDES.items()}


def _places(view: View, say: Say) -> dict[str, Sight]:
    """Return the viewer's men, gates, objectives, tunnels, cells and other named places, by id."""
    found: dict[str, Sight] = {}
    if _has_plans(view):
        men = tuple(man.place for man in view.officers[view.me or 0].men if on_board(man))
        found["men"] = Sight(say("colditz-look-men"), men)
    found["rollcall"] = Sight(words.area("rollcall", say), tuple(ROLL_CALL))
    found |= {f"gate:{gate}": Sight(words.area(gate, say), (place,), place) for gate, place in GATE_SPACES.items()}
    found |= {
        f"objective:{name}": Sight(words.objective(name, say), (place,), place) for place, name in OBJECTIVES.items()
    }
    found |= {
        f"tunnel:{key}": Sight(say("colditz-tunnel", tunnel=key), tunnel.places) for key, tunnel in TUNNELS.items()
    }
    found["car"] = Sight(say("colditz-look-car"), (MISC["car_arrow"],), MISC["car_arrow"])
    for place in (*CELLS, BARRACKS):
        found[words.FATES[place]] = Sight(words.short(place, say), (place,))
    return found


def _place(view: View, sight: Sight, say: Say) -> tuple[Page, Scene]:
    """Return the page and picture of a named place, with its pawns and exits."""
    spaces = [place for place in sight.places if place in SPACES]
    lines = []
    if spaces and SPACES[spaces[0]].room and sight.detail:
        lines.append(say("colditz-look-sign", symbol=sight.detail))
    if len(spaces) < FEW:
        lines += [", ".join(spaces)] if spaces else []
    lines.append(
        say("colditz-look-present", who=", ".join(_pawns_near(view, sight.places, say)) or say("colditz-nobody"))
    )
    lines += [
        say(f"colditz-look-out-{link.kind}", place=start, end=words.spot(link.end, say))
        for start in spaces
        for link in LINKS_FROM.get(start, ())
    ]
    begun = (key for key, tunnel in TUNNELS.items() if {*tunnel.entries} & {*spaces})
    lines += [say("colditz-look-out-tunnel", tunnel=key) for key in begun]
    return Page(sentence(sight.name), tuple(lines), alt=_alt(lines)), zoom(view, say, sight.places)


def _pawns_near(view: View, places: tuple[str, ...], say: Say) -> Iterator[str]:
    """Yield a text about each pawn that is at one of the `places` or at most 2 steps from one."""
    near = {*places}
    for _ in range(AROUND):
        near |= {beside for place in near if place in SPACES for beside in NEIGHBOURS[place]}
    for officer, one in enumerate(view.officers):
        for number, man in enumerate(one.men):
            if man.place in near:
                yield _at(words.man(man_name(officer, number), say), man.place, say)
    for number, guard in enumerate(view.guards):
        if guard.place in near:
            yield _at(words.guard(number, say), guard.place, say)


def _at(who: str, place: str, say: Say) -> str:
    return say("colditz-look-at", who=who, place=place) if place in SPACES else who


def _alt(lines: list[str]) -> str:
    return cut(" ".join(lines).replace("**", ""), ALT)
