"""Tasks that a computer player gives to men indoors (docs/rules/colditz.md §3.5, §3.6, §3.8).

The men fetch the kit or Equipment, or wait near the way out. Most functions propose a move, or return None if they have
none to propose.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine.move import Move
from cogs.colditz.data import KIT, PARTS
from cogs.colditz.minds.officer_mind import OfficerMind
from cogs.colditz.minds.plans import errand_steps
from cogs.colditz.rules.castle.board import EQUIPMENT, SPACES, TUNNELS
from cogs.colditz.rules.castle.distances import FAR, to_symbol
from cogs.colditz.rules.castle.pawns import EXITS, INDOORS, TUNNEL_OF, steps_to

# All weights are reconstructed.
LOST_MAN = 8.0
"""How many steps of walking a certain arrest indoors is considered to cost."""
IN_THE_WAY = 3.0
"""How many steps of walking it is considered to cost if a man stops in a corridor and blocks others."""
WAITING, NEXT = 3, 2
"""How many men wait near the way out.

The second number applies while Equipment is fetched for the escape after the next.
"""
EXPOSED = 0.2
"""From this chance of an arrest on, a man indoors goes to a shelter."""
TRIED = 6
"""How many destinations of a man are evaluated exactly at most."""

CORRIDORS = frozenset(place for place, space in SPACES.items() if space.zone == "inner" and not space.guard_stops)

Task = tuple[str, Mapping[str, int]]
"""A task: the name of a man, and the steps to his destination from every place."""


def do_task(mind: OfficerMind) -> Move | None:
    """Return the move of a man indoors who has a task, or who must get to a shelter; or None."""
    movable = mind.movable()
    if not movable:
        return None
    if mind.level.crafty and not mind.bold and (move := seek_shelter(mind, movable)) is not None:
        return move
    for name, field in sort_tasks(mind, list_tasks(mind)):
        if name in movable and (move := move_towards(mind, name, field)) is not None:
            return move
    return None


def sort_tasks(mind: OfficerMind, todo: list[Task]) -> list[Task]:
    """Return the tasks in the order in which the men move.

    The man with the longest walk goes first, since Equipment needs two men together. If a crafty player can send men
    out, the next man to go out comes first. If a tunnel must be opened for him, two men come first.
    """
    todo = sorted(todo, key=lambda task: task[1].get(mind.own[task[0]].place, FAR), reverse=True)
    if not (mind.level.crafty and mind.ready):
        return todo
    tunnel = mind.plan.plan.tunnel
    first = waiting_tasks(mind)[: 2 if tunnel and tunnel not in mind.tunnels else 1]
    names = [name for name, _ in first]
    return [*reversed(first), *(task for task in todo if task[0] not in names)]


def list_tasks(mind: OfficerMind) -> list[Task]:
    """Return the tasks that the men indoors have now."""
    if not mind.kit:
        return kit_tasks(mind)
    if any(mind.plan.missing):
        return fetch_tasks(mind)
    waiting = waiting_tasks(mind)
    if not any(mind.lacks):
        return waiting
    spared = [name for name, _ in waiting[:NEXT]]
    return [*waiting[:NEXT], *fetch_tasks(mind, spared)]


def leave_cells(mind: OfficerMind) -> Move | None:
    """Return a move that brings a man who has just left a cell to a shelter, or None (§3.11).

    The player makes it before any other move, even if the man could not be arrested yet.
    """
    freed = [name for name in mind.movable() if mind.own[name].place in EXITS.values()]
    return seek_shelter(mind, freed, 0.0) if mind.level.wary else None


def seek_shelter(mind: OfficerMind, movable: Iterable[str], least: float = EXPOSED) -> Move | None:
    """Return a move of a man indoors to the nearest shelter, where an arrest needs a card; or None.

    Only men whose chance of an arrest is at least `least` move. The result is None if no man needs to move or can.
    """
    for name in movable:
        here = mind.own[name].place
        if not is_indoors(here) or mind.danger(here, (), mind.equipment) < least:
            continue
        steps = steps_to(frozenset((here,)))
        shelters = [place for place in mind.options("move", (name,)) if place in steps and mind.sheltered(place)]
        if shelters:
            return mind.go(name, min(shelters, key=lambda place: (steps[place], place)))
    return None


def move_towards(mind: OfficerMind, name: str, field: Mapping[str, int]) -> Move | None:
    """Return the move that brings a man nearer to his destination, or None.

    `field` has the steps to the destination from every place. The man stops where an arrest is unlikely.
    """
    here = mind.own[name].place
    now = field.get(here, FAR)
    if not now:
        return None
    stops = [(field[place], place) for place in mind.options("move", (name,)) if place in field and is_indoors(place)]
    stops = sorted(stop for stop in stops if stop[0] <= now)
    sheltered = [stop for stop in stops if mind.safe(stop[1], mind.equipment)]
    stops = [*stops[:TRIED], *sheltered[:TRIED]]

    def cost(steps: int, place: str) -> float:
        lost = LOST_MAN * mind.danger(place, (), mind.equipment) if mind.level.wary and not mind.bold else 0
        return steps + lost + (IN_THE_WAY if place in CORRIDORS and steps else 0.0)

    if not stops:
        return None
    best = min((cost(steps, place), place) for steps, place in stops)
    return mind.go(name, best[1]) if best[0] + 0.5 < cost(now, here) else None


def is_indoors(place: str) -> bool:
    """Return whether a place is indoors or in a tunnel."""
    return place in INDOORS or place in TUNNEL_OF


def kit_tasks(mind: OfficerMind) -> list[Task]:
    """Return tasks that send men to the rooms of the symbols that the escape kit still lacks.

    A part card in the hand replaces 2 of the kit's symbols.
    """
    held = [part for part in PARTS if part in mind.kinds]
    if len(held) == len(PARTS):
        return []
    return assign_rooms(
        mind, mind.inside(), [symbol for symbol in KIT if symbol not in (PARTS[held[0]] if held else ())]
    )


def assign_rooms(mind: OfficerMind, places: Mapping[str, str], symbols: list[str]) -> list[Task]:
    """Return tasks that send one man to a room of each symbol.

    The men and rooms are chosen so that the men take the fewest steps in total.
    """
    best: dict[int, tuple[int, tuple[tuple[str, str], ...]]] = {0: (0, ())}
    for name, place in places.items():
        reached = dict(best)
        for done, (steps, given) in best.items():
            free = {symbol: at for at, symbol in reversed(list(enumerate(symbols))) if not done & 1 << at}
            for symbol, at in free.items():
                more, room = mind.to_symbol(symbol, place)
                mask = done | 1 << at
                if mask not in reached or steps + more < reached[mask][0]:
                    reached[mask] = steps + more, (*given, (name, room))
        best = reached
    _, given = best[max(best, key=lambda mask: (mask.bit_count(), -best[mask][0]))]
    return [(name, mind.to_room(room)) for name, room in given]


def muster_tasks(mind: OfficerMind) -> list[Task]:
    """Return tasks that gather men in rooms before any Equipment is taken.

    Two men go to the rooms of each missing kind, and one man to the way out. As long as the officer has no Equipment,
    no man is arrested indoors.
    """
    places = {name: place for name, place in mind.inside().items() if name != mind.runner}
    symbols = [what for what, lack in zip(EQUIPMENT, mind.plan.missing, strict=True) for _ in range(2 * lack)]
    field = mind.field(mind.complete())
    return [*assign_rooms(mind, places, symbols), (mind.runner, field)]


def fetch_tasks(mind: OfficerMind, spared: Iterable[str] = ()) -> list[Task]:
    """Return tasks in which two men fetch the nearest missing Equipment. The men in `spared` get no task."""
    inside = {name: place for name, place in mind.inside().items() if name not in spared}
    if len(inside) < 2:
        return []
    if mind.mustering:
        return muster_tasks(mind)
    found: dict[int, list[Task]] = {}
    for what, lack in zip(EQUIPMENT, mind.lacks, strict=True):
        if lack:
            nearest = sorted((mind.to_symbol(what, place), name) for name, place in inside.items())[:2]
            steps = sum(steps for (steps, _), _ in nearest) - errand_steps(what)
            found.setdefault(steps, [(name, mind.to_room(room)) for (_, room), name in nearest])
    return found[min(found)]


def waiting_tasks(mind: OfficerMind) -> list[Task]:
    """Return tasks that send the men nearest to the way out to wait near it, still indoors."""
    field = mind.field(mind.means)
    inside = [name for name, man in mind.own.items() if is_indoors(man.place) and man.place in field]
    inside.sort(key=lambda name: field[mind.own[name].place])
    return [(name, field) for name in inside[:WAITING]]


def dig(mind: OfficerMind) -> Move | None:
    """Return the move that opens the plan's tunnel, or None.

    Two men in front of the tunnel open it, or the only two men who can.
    """
    tunnel = mind.plan.plan.tunnel
    if not mind.ready or tunnel not in mind.options("dig"):
        return None
    men = mind.options("dig", (tunnel,))
    steps = steps_to(frozenset(TUNNELS[tunnel].entries))
    near = [man for man in men if not steps.get(mind.own[man].place, FAR)]
    pair = near[:2] if len(near) > 1 else men if len(men) == 2 else ()
    return Move("dig", ((tunnel,), tuple(pair))) if pair else None


def use_spare_roll(mind: OfficerMind) -> Move | None:
    """Return a move that uses the points of a roll for which there is no other use, or None.

    A man goes nearer to the way out or to Equipment, if his new place is no more dangerous than the old one.
    """
    if not mind.level.wary or not mind.untouched:
        return None
    inside, movable = mind.inside(), mind.movable()
    rooms = [{place: at for place, (at, _) in to_symbol(what).items()} for what in EQUIPMENT]
    for steps in (mind.field(mind.complete()), *rooms):
        for name in sorted(set(movable) & inside.keys(), key=lambda name: (-steps.get(inside[name], FAR), name)):
            here = inside[name]
            most = mind.danger(here, (), mind.equipment)
            nearer = [
                (steps[place], place)
                for place in mind.options("move", (name,))
                if steps.get(place, FAR) < steps.get(here, FAR) and place not in CORRIDORS and is_indoors(place)
            ]
            for _, place in sorted(nearer)[:TRIED]:
                if mind.danger(place, (), mind.equipment) <= most:
                    return mind.go(name, place)
    return None
