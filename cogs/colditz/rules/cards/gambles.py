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
    """The action that plays card O-11: a man drives the Commandant's car to freedom (§3.9)."""

    verb = "drive"
    card = "car"

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal if the officer lacks the card or a man next to the car, otherwise None.

        The man must be on the arrow.
        """
        if (refusal := super().condition(state, officer)) is not None:
            return refusal
        waits = any(man.place == MISC["car_arrow"] for man in state.officers[officer].men)
        return None if waits else Refusal("no_driver", {"place": MISC["car_arrow"]})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after a man drives the car as far as 6 dice throws take him.

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
    """Return the places of the shortest path from `start` to `end` over the places in `ground`.

    Pawns are ignored. If several paths are equally short, rows and then columns decide. By default the path leads
    through no gate except the main gate.
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
    """Return the state and events after pawns in the car's way have moved aside (§3.9).

    They go from the driven part of `route` to free spaces next to it. Pawns without such a space stay, for example on
    the bridge.
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
    """The action of the gamble "Do or die": a man runs for the main gate (§3.10).

    If he fails, his officer is out of the game. An officer may try it once.
    """

    verb = "dare"
    fields = (RUNNER,)

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal if the officer must not try Do or die now, otherwise None.

        The officer lacks the kit or has tried before, or a house rule forbids it (§7).
        """
        if NO_DARE in state.house:
            return Refusal("no_dare")
        if state.officers[officer].dared:
            return Refusal("dared")
        return None if state.officers[officer].kit else Refusal("no_kit")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which man runs, or None.

        The options are the men in the inner courtyard and in rooms (R33).
        """
        runners = tuple(name for name, man in self.men(state, state.active).items() if may_run(man.place))
        return Ask(self.verb, (RUNNER.of(runners),)) if runners else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after a man has tried Do or die.

        A card is drawn, the dice are thrown and the man is moved. If he does not get far enough, his officer is out.
        """
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
    """Return whether a Do or die run can start at a place.

    A run can start in the inner courtyard, in the corridors there, and in rooms.
    """
    return place in INDOORS and SPACES[place].zone in ("inner", "room")


@cache
def dash_route() -> tuple[str, ...]:
    """Return the places of a Do or die run beyond the theatre gate (§3.10).

    The run leads through the garrison courtyard to the main gate, and over the bridge to objective O5.
    """
    return (*shortest_path(GATE_SPACES[THEATRE_GATE], MAIN_GATE, GARRISON), *shortest_path(MAIN_GATE, ROAD_END))


@cache
def spaces_to_gate(place: str) -> int:
    """Return how many spaces a Do or die run has up to the theatre gate (§3.10). Pawns are ignored."""
    return steps_to(frozenset((GATE_SPACES[THEATRE_GATE],)))[place]


@cache
def spaces_to_run(place: str) -> int:
    """Return how many spaces a whole Do or die run has from a place (§3.10)."""
    return spaces_to_gate(place) + len(dash_route())
