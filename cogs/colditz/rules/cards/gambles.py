"""The two great gambles: the Commandant's car, and Do or die (docs/rules/colditz.md §3.9, §3.10)."""

from __future__ import annotations

from collections import deque
from functools import cache

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.data import CAR_THROWS, kind
from cogs.colditz.events.gambles import Dared, Drove, Pushed, PushedGuard, ShotDown
from cogs.colditz.rules.cards.opportunity import PlayCard
from cogs.colditz.rules.castle.board import GATE_SPACES, MISC, NEIGHBOURS, OBJECTIVES, SPACES, THEATRE_GATE
from cogs.colditz.rules.castle.guard_paths import MAY_STAND
from cogs.colditz.rules.castle.pawns import (
    INDOORS,
    lock_up,
    men,
    nearest_free_space,
    owner,
    steps_to,
    with_guard,
    with_man,
    with_officer,
)
from cogs.colditz.rules.fields import RUNNER
from cogs.colditz.rules.turn.course import close_turn, dice_in_order, eliminate, step_after, throw_times, total_of
from cogs.colditz.rules.turn.journey import count_escape
from cogs.colditz.rules.turn.officers import OfficerAction
from cogs.colditz.state import NO_DARE, State

MAIN_GATE = GATE_SPACES["pass_main"]

ROAD_END = next(place for place, name in OBJECTIVES.items() if name == "O5")


class Drive(PlayCard):
    """Card O-11: drive the Commandant's car to freedom (§3.9)."""

    verb = "drive"
    card = "car"

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal if the officer lacks the card or a man on the arrow next to the car."""
        if (refusal := super().condition(state, officer)) is not None:
            return refusal
        waits = any(man.place == MISC["car_arrow"] for man in state.officers[officer].men)
        return None if waits else Refusal("no_driver", {"place": MISC["car_arrow"]})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Move the man in the car as far as six dice throws take him.

        If he does not reach the end of the road or lacks the kit, he goes to a cell.
        """
        man = next(name for name, one in self.men(state, state.active).items() if one.place == MISC["car_arrow"])
        step = self.spend(state, seat)
        dice = throw_times(CAR_THROWS, chance)
        route = car_route()
        covered = route[: total_of(dice)]
        state = with_man(step.state, man, place=covered[-1], trail=(), route=(), home=None)
        state, pushed = _push_aside(state, man, covered)
        home = covered[-1] == route[-1] and state.officers[state.active].kit
        events = (*step.events, Drove(seat, man, dice_in_order(dice), len(route), home))
        if home:
            state, more = count_escape(state, man, MISC["car_arrow"], "car", dice_in_order(dice), len(route))
            return then(events + pushed + more, step_after(state, ()))
        return then(events + pushed, step_after(lock_up(state, man), ()))


@cache
def car_route() -> tuple[str, ...]:
    """Return the places of the car's fixed route (§3.9, R36).

    It is the shortest route from the arrow through the main gate to the end of the road.
    """
    return (*shortest_path(MISC["car_arrow"], MAIN_GATE), *shortest_path(MAIN_GATE, ROAD_END))


OPEN = frozenset(place for place, space in SPACES.items() if not space.gate or place == MAIN_GATE)

GARRISON = frozenset(place for place, space in SPACES.items() if space.zone in ("garrison", "gate"))


@cache
def shortest_path(start: str, end: str, ground: frozenset[str] = OPEN) -> tuple[str, ...]:
    """Return the shortest path over `ground`, ignoring pawns; ties go by row, then column.

    By default all gates are closed except the main gate.
    """
    before: dict[str, str] = {start: ""}
    todo = deque((start,))
    while end not in before:
        place = todo.popleft()
        for near in sorted(NEIGHBOURS[place], key=lambda at: (SPACES[at].y, SPACES[at].x)):
            if near not in before and near in ground:
                before[near] = place
                todo.append(near)
    path = [end]
    while before[path[-1]] != start:
        path.append(before[path[-1]])
    return tuple(reversed(path))


def _push_aside(state: State, driver: str, route: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    """Move pawns from the driven part of the route to free spaces next to it (§3.9).

    Pawns without such a space stay, for example on the bridge.
    """
    way, off = frozenset(route), frozenset(car_route())
    events: tuple[Event, ...] = ()
    for name, man in men(state).items():
        if man.place in way and name != driver and (place := nearest_free_space(state, man.place, off)) != man.place:
            state = with_man(state, name, place=place)
            events += (Pushed(name, place, state.seat(owner(name))),)
    for number, guard in enumerate(state.guards):
        if guard.place in way and (place := nearest_free_space(state, guard.place, off, MAY_STAND)) != guard.place:
            state = with_guard(state, number, place=place)
            events += (PushedGuard(number, place, state.german),)
    return state, events


class Dare(OfficerAction):
    """Do or die: a man runs for the main gate; if he fails, his officer is out of the game (§3.10).

    An officer may try it once.
    """

    verb = "dare"
    fields = (RUNNER,)

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal without the kit, after an earlier try, or if a house rule forbids it (§7)."""
        if NO_DARE in state.house:
            return Refusal("no_dare")
        if state.officers[officer].dared:
            return Refusal("dared")
        return None if state.officers[officer].kit else Refusal("no_kit")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the men in the inner courtyard and in rooms (R33)."""
        runners = tuple(name for name, man in self.men(state, state.active).items() if may_run(man.place))
        return Ask(self.verb, (RUNNER.of(runners),)) if runners else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Draw a card, throw the dice and move the man; if he falls short, his officer is out."""
        man, officer = picks[0][0], state.active
        card, *rest = state.dares
        dice = throw_times(int(kind(card)), chance)
        start = state.man(man).place
        need = spaces_to_run(start)
        state = with_officer(replace(state, dares=(*rest, card)), officer, dared=int(kind(card)))
        events: tuple[Event, ...] = (Dared(seat, man, int(kind(card)), dice_in_order(dice), need),)
        if total_of(dice) >= need:
            state = with_man(state, man, place=ROAD_END)
            state, more = count_escape(state, man, start, "dare", dice_in_order(dice), need)
            return then(events + more, step_after(state, ()))
        step = eliminate(state, officer)
        events += (ShotDown(seat, man, start, dice_in_order(dice), need), *step.events)
        return then(events, close_turn(step.state, chance))


def may_run(place: str) -> bool:
    """Return whether a Do or die run can start at a place: the inner courtyard, its corridors, a room."""
    return place in INDOORS and SPACES[place].zone in ("inner", "room")


@cache
def dash_route() -> tuple[str, ...]:
    """Return the places of a Do or die run beyond the theatre gate (§3.10).

    It leads through the garrison courtyard to the main gate, and over the bridge to O5.
    """
    return (*shortest_path(GATE_SPACES[THEATRE_GATE], MAIN_GATE, GARRISON), *shortest_path(MAIN_GATE, ROAD_END))


@cache
def spaces_to_gate(place: str) -> int:
    """Return the spaces of a Do or die run up to the theatre gate, ignoring pawns (§3.10)."""
    return steps_to(frozenset((GATE_SPACES[THEATRE_GATE],)))[place]


@cache
def spaces_to_run(place: str) -> int:
    """Return the spaces of a whole Do or die run from a place (§3.10)."""
    return spaces_to_gate(place) + len(dash_route())
