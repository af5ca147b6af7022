"""The actions for which an escape officer uses movement points.

See docs/rules/colditz.md §3.4, §3.7, §3.11.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import accumulate
from operator import or_

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.events.prisoners import Freed, Surrendered
from cogs.colditz.rules.castle.board import GATE_SPACES, NEIGHBOURS, OBJECTIVES, ROOMS, SPACES, THEATRE_GATE
from cogs.colditz.rules.castle.guard_paths import BESIDE
from cogs.colditz.rules.castle.pawns import TUNNEL_OF, let_out, occupied, own_men, posted, taken
from cogs.colditz.rules.castle.place_sets import BIT, INDEX, bits, flood, neighbours, union
from cogs.colditz.rules.castle.prisoner_paths import GOALS, MAY_STOP, OPEN_GROUND, ROPE, STEPS, Way
from cogs.colditz.rules.fields import DESTINATION, GUARD, OWN_MAN, PAY
from cogs.colditz.rules.interruptions.conclusions import arrest
from cogs.colditz.rules.memory import BOARD, remembered
from cogs.colditz.rules.turn import journey
from cogs.colditz.rules.turn.course import step_after
from cogs.colditz.rules.turn.journey import routes_of
from cogs.colditz.rules.turn.out_of_reach import why_too_far
from cogs.colditz.state import BARRACKS, CELLS, Man, State


class OfficerAction(Action[State]):
    """An action that an officer takes in the officer's own turn."""

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return why the officer cannot take the action now, or None."""
        return self.condition(state, state.active)

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal if a condition that only this action has does not hold, otherwise None."""
        return None

    def men(self, state: State, officer: int) -> dict[str, Man]:
        """Return the officer's men by name."""
        return own_men(state.officers[officer], officer)


FROM_TABLE, FROM_HAND = "table", "hand"
"""The two options for paying first, if Equipment is both on the table and in the hand."""


class Move(OfficerAction):
    """The action that moves a man along the cheapest route to a place (§3.4)."""

    verb = "move"
    fields = (OWN_MAN, DESTINATION)

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal if no movement points are left, otherwise None."""
        return None if state.turn.points else Refusal("no_points")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which man to move, or None if no man can move."""
        free = ~occupied(state)
        men = tuple(
            [
                name
                for name, man in self.men(state, state.active).items()
                if A_STEP.get(man.place, 0) & free or can_go(state, name, man)
            ]
        )
        return Ask(self.verb, (OWN_MAN.of(men),)) if men else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the man: his destination, then how he pays if there is a choice."""
        if len(picked) == 1:
            return DESTINATION.of(tuple(routes_of(state, picked[0][0])))
        if len(picked) == 2 and journey.holds_both(state, state.active):
            way = routes_of(state, picked[0][0])[picked[1][0]]
            return PAY.of((FROM_TABLE, FROM_HAND)) if journey.has_choice(state, state.active, way) else None
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the picked man cannot go to the picked place, or None."""
        man, place = one(picks, 0), one(picks, 1)
        if man not in self.men(state, state.active):
            return None
        if state.man(man).place not in STEPS:
            return Refusal("not_there")
        if len(picks) == 1 and not can_go(state, man, state.man(man)):
            return Refusal("hemmed_in")
        if place not in STEPS:
            return None
        if place in routes_of(state, man):
            return None
        if place in taken(state):
            return Refusal("occupied", {"place": place})
        if place not in MAY_STOP:
            lit = place in SPACES and not SPACES[place].prisoner_stops
            return Refusal("lit" if lit else "over_tunnel", {"place": place})
        room = _room(place)
        if room and room != _room(state.man(man).place) and DOORS[room] <= taken(state):
            return Refusal("doorway", {"place": place, "door": min(DOORS[room])})
        return why_too_far(state, man, place)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked man has walked to the picked place."""
        man, place = picks[0][0], picks[1][0]
        return journey.walk_man(state, man, routes_of(state, man)[place].path, picks[2:] == ((FROM_HAND,),))


def reveals_nothing(before: State, after: State) -> bool:
    """Return whether a move revealed nothing hidden, so that the player can take it back (§3.3)."""
    escapes = [state.officers[before.active].escapes for state in (before, after)]
    drawn = before.opportunity != after.opportunity or before.tunnels != after.tunnels
    return after.interruption is None and escapes[0] == escapes[1] and not drawn


DOORS = {
    name: frozenset(place for place in room.spaces if any(SPACES[near].room != name for near in NEIGHBOURS[place]))
    for name, room in ROOMS.items()
}
"""For each room, its places at a doorway, as a set."""


def _room(place: str) -> str:
    return SPACES[place].room if place in SPACES else ""


def can_go(state: State, name: str, man: Man) -> bool:
    """Return whether a man can move.

    Usually a plain step is possible. Otherwise all his routes are computed.
    """
    beside = A_STEP.get(man.place)
    if beside is None:
        return False
    return bool(beside & ~occupied(state)) or bool(routes_of(state, name))


A_STEP = {
    place: bits(near for near, cross, _, count in steps if near in MAY_STOP and not count and not cross)
    for place, steps in STEPS.items()
}
"""For each place, the set of places where a man may stop after one step that costs no card."""


class Free(OfficerAction):
    """The action that frees a man from his cell for one point (§3.11).

    It is possible once in a turn in which the officer has rolled a double.
    """

    verb = "free"
    fields = (OWN_MAN,)

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal if no man may be freed now, otherwise None.

        The roll had no double, its double is already used, or no points are left.
        """
        if not state.turn.double:
            return Refusal("no_double")
        if state.turn.released:
            return Refusal("released")
        return None if state.turn.points else Refusal("no_points")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which man to free from his cell, or None if no man is in a cell."""
        men = tuple(name for name, man in self.men(state, state.active).items() if man.place in CELLS)
        return Ask(self.verb, (OWN_MAN.of(men),)) if men else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked man has left his cell."""
        man = picks[0][0]
        turn = replace(state.turn, points=state.turn.points - 1, released=True)
        state = let_out(replace(state, turn=turn), man)
        return step_after(state, (Freed(seat, man, state.man(man).place),))


class Surrender(OfficerAction):
    """The action in which an officer lets a guard arrest one of the officer's own men (§3.11).

    The man is next to the guard or walks there. He goes to a cell, the guard to the barracks.
    """

    verb = "surrender"
    fields = (OWN_MAN, GUARD)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which man surrenders, or None.

        The options are the men who can get next to a guard.
        """
        places = {name: BIT.get(man.place, 0) & ARREST for name, man in self.men(state, state.active).items()}
        near = places_near_guards(state) if any(places.values()) else 0
        men = tuple([name for name, place in places.items() if place & near and can_surrender(state, name, place)])
        return Ask(self.verb, (OWN_MAN.of(men),)) if men else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the man: the guard. The options are those he can get next to."""
        if len(picked) == 1:
            return GUARD.of(tuple(surrenders(state, picked[0][0])))
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if the picked man is where nobody can surrender, otherwise None.

        Nobody can surrender in a hide, a tunnel or the roll-call zone.
        """
        man = self.men(state, state.active).get(one(picks, 0))
        if man is None:
            return None
        return Refusal("safe_place") if _safe(man.place) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked man has surrendered to the picked guard.

        If necessary, the man walks to the guard first. Nobody can prevent this arrest.
        """
        man, guard = picks[0][0], picks[1][0]
        way = surrenders(state, man)[guard]
        step = journey.walk_man(state, man, way.path)
        number = int(guard[1:])
        if step.state.interruption is not None:
            return step
        return then((*step.events, Surrendered(seat, man, number)), arrest(step.state, man, number))


NO_ARREST = bits(place for place, space in SPACES.items() if space.zone in ("hide", "rollcall"))
"""The set of places where nobody can be arrested, not even in a surrender (§3.12)."""


ARREST = bits(SPACES) & ~NO_ARREST
"""The set of places where a man can be arrested."""


def _safe(place: str) -> bool:
    return place in TUNNEL_OF or bool(BIT.get(place, 0) & NO_ARREST)


STAY = Way((), ())


@remembered(*BOARD)
def surrenders(state: State, name: str) -> dict[str, Way]:
    """Return the guards whom a man can get next to, each with the man's cheapest route.

    The routes use no gate where the man would hand in a key or pass, since the German could take it.
    """
    man = state.man(name)
    if man.place not in SPACES or _safe(man.place):
        return {}
    found: dict[str, Way] = {}
    here = BIT[man.place]
    for guard, place, beside in guards_to_surrender_to(state):
        if BESIDE[place] & here:
            found[guard] = STAY
        elif places_within_reach(place, state) & here:
            way = routes_of(state, name).quietly(beside)
            if way is not None:
                found[guard] = way
    return found


@remembered(*BOARD)
def guards_to_surrender_to(state: State) -> tuple[tuple[str, str, int], ...]:
    """Return the guards on the board, with the spaces where a man can surrender to them.

    Each is a tuple of the guard's name, his place, and a set of spaces. The set is an integer with a bit for each
    space. It holds for men of the active officer.
    """
    barred = NO_ARREST | (bits(OBJECTIVES) if state.officers[state.active].kit else 0)
    return tuple(
        (f"g{number}", guard.place, BESIDE[guard.place] & ~barred)
        for number, guard in enumerate(state.guards)
        if posted(guard)
    )


def can_surrender(state: State, name: str, place: int) -> bool:
    """Return whether a man can surrender to some guard. `place` is the bit of the man's place.

    Usually a plain walk is enough; otherwise all routes are searched.
    """
    return bool(place & free_places_near_guards(state)) or bool(surrenders(state, name))


@remembered(*BOARD)
def places_near_guards(state: State) -> int:
    """Return the set of places from which a man could walk to a guard if there were no pawns in the way."""
    points, jumping = state.turn.points, has_links(state)
    return union([_within(guard.place, points, jumping) for guard in state.guards if guard.place != BARRACKS])


@remembered(*BOARD)
def free_places_near_guards(state: State) -> int:
    """Return the set of places from which a man can walk to a guard over free spaces."""
    points, free = state.turn.points, OPEN_GROUND & ~occupied(state) & ~GOALS
    there = union(BESIDE[place] for _, place, _ in guards_to_surrender_to(state))
    beside = union(around for _, _, around in guards_to_surrender_to(state))
    return there | (neighbours(union(flood(beside & free, points - 1, free, {}))) if points else 0)


def places_within_reach(place: str, state: State) -> int:
    """Return the set of places from which a man of the active officer could get next to `place`.

    Pawns in between are ignored. Drops, wire crossings and tunnels are used if the officer could use any of them.
    """
    return _within(place, state.turn.points, has_links(state))


@lru_cache(4096)
def _within(place: str, points: int, linked: bool) -> int:
    rings = _rings(place, linked)
    if points > RINGS and len(rings) > RINGS:
        return GROUND
    return rings[min(points, len(rings) - 1)]


@remembered(*BOARD)
def has_links(state: State) -> bool:
    """Return whether the active officer could use a drop, a wire crossing, a tunnel or a paid gate."""
    return bool(state.turn.open) or any(state.tunnels) or any(journey.affordable_stock(state, state.active)[ROPE:])


@lru_cache(256)
def _rings(place: str, linked: bool) -> list[int]:
    ground, jumps = (GROUND, BACK) if linked else (WALKED, {})
    return list(accumulate(flood(BESIDE[place], RINGS, ground, jumps), or_))


RINGS = 20
"""How many steps around a guard are computed at most.

With more points, a man is assumed to reach the guard from anywhere.
"""

GROUND = bits(STEPS)

WALKED = OPEN_GROUND | BIT[GATE_SPACES[THEATRE_GATE]]
"""The set of places that cost no card to cross. The theatre gate is among them."""


def _back() -> dict[int, int]:
    found: dict[int, int] = defaultdict(int)
    for place, steps in STEPS.items():
        for near, cross, _, _ in steps:
            if cross or (place in SPACES) != (near in SPACES):
                found[INDEX[near]] |= BIT[place]
    return dict(found)


BACK = _back()
"""For each place, the set of places from which a crossing or tunnel leads to it.

A place is given by its bit number.
"""
