"""The action of an arrest: which men may be arrested, and which guards can do it.

See docs/rules/colditz.md §3.12.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.events.guards import Announced, Preferred
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.guard_paths import BESIDE, DROPS, FLOORS, OPEN_TO_GUARDS, Patrol
from cogs.colditz.rules.castle.pawns import INDOORS, TUNNEL_OF, men, occupied, owner, posted, trails_of_men
from cogs.colditz.rules.castle.place_sets import BIT, INDEX, bits, flood, union
from cogs.colditz.rules.castle.sight import straight_distance
from cogs.colditz.rules.fields import CELL, GUARD, MAN
from cogs.colditz.rules.interruptions.answers import ask, who_could_answer
from cogs.colditz.rules.memory import BOARD, remembered
from cogs.colditz.rules.turn.guards import (
    GermanAction,
    beat_of,
    guard_name,
    move_guard,
    spend_points,
    with_unlimited_points,
)
from cogs.colditz.state import CELLS, Interruption, Man, State


def is_arrestable(state: State, name: str, man: Man) -> bool:
    """Return whether a man may be arrested where he is (§3.12)."""
    if man.place not in SPACES or man.hidden:
        return False
    zone = SPACES[man.place].zone
    if zone in ("room", "hide", "rollcall"):
        return False
    if man.place in INDOORS:
        return any(state.officers[owner(name)].stock)
    return man.home is None


def why_not_arrestable(state: State, name: str, man: Man) -> Refusal | None:
    """Return why a man may not be arrested where he is, or None if he may."""
    if is_arrestable(state, name, man):
        return None
    if man.place in TUNNEL_OF:
        return Refusal("in_tunnel")
    if man.place not in SPACES:
        return Refusal("not_there")
    zone = SPACES[man.place].zone
    if zone == "room":
        return Refusal("needs_search")
    if zone in ("hide", "rollcall") or man.hidden:
        return Refusal("safe_place")
    return Refusal("no_equipment") if man.place in INDOORS else Refusal("returning")


@remembered(*BOARD)
def places_patrolled(state: State, points: int) -> int:
    """Return the set of places that some guard reaches with `points` points, rooms excluded (R5).

    The set is an integer with a bit for each place.
    """
    free = OPEN_TO_GUARDS & ~occupied(state)
    found = union(flood(bits(guard.place for guard in state.guards if posted(guard)), points, free, {}))
    for man, trail in trails_of_men(state).items():
        followers = bits(guard.place for guard in state.guards if posted(guard) and guard.quarry in ("", man))
        jumps = {INDEX[DROPS[name][0]]: BIT[DROPS[name][1]] for name in trail}
        rooms = {SPACES[DROPS[name][0]].room for name in trail} - {""}
        floors = union(FLOORS[room] for room in rooms) & ~occupied(state)
        found |= union(flood(followers, points, free | floors, jumps))
    return found & OPEN_TO_GUARDS


@remembered(*BOARD)
def targets(state: State) -> tuple[str, ...]:
    """Return the men whom some guard can arrest now (R22, R29)."""
    found = {name: man for name, man in men(state).items() if is_arrestable(state, name, man)}
    reach = places_patrolled(state, state.turn.points) if found else 0
    return tuple(name for name, man in found.items() if BESIDE[man.place] & reach)


def captors(state: State, name: str) -> dict[str, Patrol]:
    """Return the guards who can arrest a man, each with his shortest route to the man.

    If a guard is already next to the man, his route is empty.
    """
    found: dict[str, Patrol] = {}
    place = state.man(name).place
    wanted = BESIDE[place] & OPEN_TO_GUARDS
    far = 1 + state.turn.points * (3 if trails_of_men(state) else 1)
    for number, guard in enumerate(state.guards):
        if posted(guard) and straight_distance(guard.place, place) <= far:
            patrol = beat_of(state, number).to(wanted, name)
            if patrol is not None:
                found[guard_name(number)] = patrol
    return found


class Arrest(GermanAction):
    """The action in which a guard arrests a man (§3.12).

    The guard is next to the man or walks there.
    """

    verb = "arrest"
    fields = (MAN, GUARD)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which man to arrest, or None if no guard can arrest a man."""
        found = targets(state)
        return Ask(self.verb, (MAN.of(found),)) if found else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the man: the guard. The options are those who can arrest the man."""
        if len(picked) == 1:
            return GUARD.of(tuple(captors(state, picked[0][0])))
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the picked man cannot be arrested, or None."""
        everybody = men(state)
        name = one(picks, 0)
        if name not in everybody:
            return None
        if (refusal := why_not_arrestable(state, name, everybody[name])) is not None:
            return refusal
        if name in targets(state):
            return None
        steps = min((len(patrol.path) for patrol in captors(with_unlimited_points(state), name).values()), default=0)
        return Refusal("no_guard_near", {"points": state.turn.points, "steps": steps})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after an arrest is announced.

        The man's officer may then answer with a card.
        """
        name, number = picks[0][0], int(picks[1][0][1:])
        patrol = captors(state, name)[picks[1][0]]
        state = move_guard(spend_points(state, len(patrol.path)), number, patrol)
        interruption = Interruption("arrest", asked=who_could_answer(state, (name,)), men=(name,), guard=number)
        announced = Announced(seat, name, number, state.turn.points, state.seat(owner(name)))
        return then((announced,), ask(state, interruption))


class Prefer(Action[State]):
    """The action with which the German chooses the block of cells for later arrests (R18).

    It is possible at any time.
    """

    verb = "prefer"
    fields = (CELL,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the optional question whether to use the other block of cells."""
        return PREFER[state.cell]

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the German's choice of cells."""
        cell = picks[0][0]
        return Step(replace(state, cell=cell), (Preferred(seat, cell),))


PREFER = {now: Ask(Prefer.verb, (CELL.of(tuple(cell for cell in CELLS if cell != now)),), free=True) for now in CELLS}
