"""What a computer player's men do indoors: the kit, Equipment, waiting near the way out (docs/rules/colditz.md §3.5,
§3.6, §3.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine.move import Move
from cogs.colditz.data import KIT, PARTS
from cogs.colditz.minds.officer_mind import OfficerMind
from cogs.colditz.minds.plans import errand
from cogs.colditz.rules.castle.board import EQUIPMENT, SPACES, TUNNELS
from cogs.colditz.rules.castle.distances import FAR, to_symbol
from cogs.colditz.rules.castle.pawns import EXITS, INDOORS, TUNNEL_OF, to_places

# Reconstructed, all weights.
LOST_MAN = 8.0
"""Steps that an arrest indoors costs."""
IN_THE_WAY = 3.0
"""Steps that it costs everybody when a man stops in a corridor."""
WAITING, NEXT = 3, 2
"""Men who are kept near the way out; those of them who are kept there while others fetch for the next escape."""
EXPOSED = 0.2
"""Danger of a man indoors for which he takes shelter."""
TRIED = 6
"""Destinations of a man that are reckoned with in earnest."""

CORRIDORS = frozenset(place for place, space in SPACES.items() if space.zone == "inner" and not space.guard_stops)

Task = tuple[str, Mapping[str, int]]
"""A man and the steps from everywhere to where he should go."""


def work(mind: OfficerMind) -> Move | None:
    """Move a man who has something to do indoors."""
    movable = mind.movable()
    if not movable:
        return None
    if mind.level.crafty and not mind.bold and (move := to_shelter(mind, movable)) is not None:
        return move
    for name, field in in_order(mind, tasks(mind)):
        if name in movable and (move := towards(mind, name, field)) is not None:
            return move
    return None


def in_order(mind: OfficerMind, todo: list[Task]) -> list[Task]:
    """Let those go first who have farthest to go, since pairs are needed. Once the crafty can send men out, whoever is
    next gets the points, or the two who open his tunnel."""
    todo = sorted(todo, key=lambda task: task[1].get(mind.own[task[0]].place, FAR), reverse=True)
    if not (mind.level.crafty and mind.ready):
        return todo
    tunnel = mind.plan.plan.tunnel
    first = to_wait(mind)[: 2 if tunnel and tunnel not in mind.tunnels else 1]
    names = [name for name, _ in first]
    return [*reversed(first), *(task for task in todo if task[0] not in names)]


def tasks(mind: OfficerMind) -> list[Task]:
    """List what the men indoors have to do now."""
    if not mind.kit:
        return for_the_kit(mind)
    if any(mind.plan.missing):
        return to_fetch(mind)
    waiting = to_wait(mind)
    if not any(mind.lacks):
        return waiting
    spared = [name for name, _ in waiting[:NEXT]]
    return [*waiting[:NEXT], *to_fetch(mind, spared)]


def away_from_the_cells(mind: OfficerMind) -> Move | None:
    """Bring a man who was let out to shelter before anything else is done with the points, also while there is nothing
    yet for which he could be arrested (§3.11)."""
    freed = [name for name in mind.movable() if mind.own[name].place in EXITS.values()]
    return to_shelter(mind, freed, 0.0) if mind.level.wary else None


def to_shelter(mind: OfficerMind, movable: Iterable[str], least: float = EXPOSED) -> Move | None:
    """Bring a man indoors, who may be arrested where he stands with that chance at `least`, to the nearest place where
    nobody is."""
    for name in movable:
        here = mind.own[name].place
        if not indoors(here) or mind.danger(here, (), mind.equipment) < least:
            continue
        steps = to_places(frozenset((here,)))
        shelters = [place for place in mind.options("move", (name,)) if place in steps and mind.sheltered(place)]
        if shelters:
            return mind.go(name, min(shelters, key=lambda place: (steps[place], place)))
    return None


def towards(mind: OfficerMind, name: str, field: Mapping[str, int]) -> Move | None:
    """Bring a man nearer along a field, and stop where he is not easily arrested."""
    here = mind.own[name].place
    now = field.get(here, FAR)
    if not now:
        return None
    stops = [(field[place], place) for place in mind.options("move", (name,)) if place in field and indoors(place)]
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


def indoors(place: str) -> bool:
    """Return whether a place is inside or in a tunnel."""
    return place in INDOORS or place in TUNNEL_OF


def for_the_kit(mind: OfficerMind) -> list[Task]:
    """Send men to the rooms of the kit; parts in hand stand for two symbols."""
    held = [part for part in PARTS if part in mind.kinds]
    if len(held) == len(PARTS):
        return []
    return assigned(mind, mind.inside(), [symbol for symbol in KIT if symbol not in (PARTS[held[0]] if held else ())])


def assigned(mind: OfficerMind, places: Mapping[str, str], symbols: list[str]) -> list[Task]:
    """Send one man to a room of each symbol, so that all together walk least."""
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


def to_muster(mind: OfficerMind) -> list[Task]:
    """Send a pair of men to the rooms of each Equipment that is missing, and one to the way out, before any is taken:
    without Equipment nobody is arrested indoors."""
    places = {name: place for name, place in mind.inside().items() if name != mind.runner}
    symbols = [what for what, lack in zip(EQUIPMENT, mind.plan.missing, strict=True) for _ in range(2 * lack)]
    field = mind.field(mind.complete())
    return [*assigned(mind, places, symbols), (mind.runner, field)]


def to_fetch(mind: OfficerMind, spared: Iterable[str] = ()) -> list[Task]:
    """Send two men to rooms of the Equipment that is nearest, but not those who are `spared`."""
    inside = {name: place for name, place in mind.inside().items() if name not in spared}
    if len(inside) < 2:
        return []
    if mind.mustering:
        return to_muster(mind)
    found: dict[int, list[Task]] = {}
    for what, lack in zip(EQUIPMENT, mind.lacks, strict=True):
        if lack:
            nearest = sorted((mind.to_symbol(what, place), name) for name, place in inside.items())[:2]
            steps = sum(steps for (steps, _), _ in nearest) - errand(what)
            found.setdefault(steps, [(name, mind.to_room(room)) for (_, room), name in nearest])
    return found[min(found)]


def to_wait(mind: OfficerMind) -> list[Task]:
    """Keep men near the way out, indoors."""
    field = mind.field(mind.means)
    inside = [name for name, man in mind.own.items() if indoors(man.place) and man.place in field]
    inside.sort(key=lambda name: field[mind.own[name].place])
    return [(name, field) for name in inside[:WAITING]]


def dig(mind: OfficerMind) -> Move | None:
    """Open the tunnel of the plan with two men who stand before it, or the only two who can."""
    tunnel = mind.plan.plan.tunnel
    if not mind.ready or tunnel not in mind.options("dig"):
        return None
    men = mind.options("dig", (tunnel,))
    steps = to_places(frozenset(TUNNELS[tunnel].entries))
    near = [man for man in men if not steps.get(mind.own[man].place, FAR)]
    pair = near[:2] if len(near) > 1 else men if len(men) == 2 else ()
    return Move("dig", ((tunnel,), tuple(pair))) if pair else None


def stir(mind: OfficerMind) -> Move | None:
    """Use a throw for which there is nothing better to do: bring a man nearer to the way out or to Equipment, where he
    is in no more danger than now. Nobody stands still with points while a man could go."""
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
                if steps.get(place, FAR) < steps.get(here, FAR) and place not in CORRIDORS and indoors(place)
            ]
            for _, place in sorted(nearer)[:TRIED]:
                if mind.danger(place, (), mind.equipment) <= most:
                    return mind.go(name, place)
    return None
