"""Opportunity cards of an officer's own turn, and the two great gambles (docs/rules/colditz.md §2.4, §3.8 to §3.10)."""

from __future__ import annotations

from collections import deque
from functools import cache

from msgspec.structs import replace

from bot.engine.action import one
from bot.engine.chance import Chance
from bot.engine.game import Ask, Event, Field, Picks, Refusal, Seat, Step, then, told
from cogs.colditz.board import GATE_SPACES, MISC, NEIGHBOURS, OBJECTIVES, SPACES, THEATRE_GATE, TUNNELS
from cogs.colditz.course import after, close, eliminate, held, put_back, spelled, throws, total
from cogs.colditz.data import CAR_THROWS, TUNNEL_CARDS, kind
from cogs.colditz.journey import can_enter, escaped
from cogs.colditz.memo import remembered
from cogs.colditz.officers import OfficerAction
from cogs.colditz.pawns import (
    INDOORS,
    let_out,
    lock_up,
    men,
    nearest,
    posted,
    taken,
    with_guard,
    with_man,
    with_officer,
)
from cogs.colditz.state import BARRACKS, CELLS, State
from cogs.colditz.ways import ways

MAIN_GATE = GATE_SPACES["pass_main"]

ROAD_END = next(place for place, name in OBJECTIVES.items() if name == "O5")


class PlayCard(OfficerAction):
    """Play a card of the hand in one's own turn."""

    card: str

    def condition(self, state: State, officer: int) -> Refusal | None:
        """The card must be held."""
        return None if held(state, officer, self.card) else Refusal("no_card", {"card": self.card})

    def spend(self, state: State, seat: Seat) -> Step[State]:
        """Put the card under its deck for all to see."""
        card = held(state, state.active, self.card)
        state = put_back(replace(state, undo=()), state.active, card)
        return Step(state, told("played", seat=seat, card=card))


class Release(PlayCard):
    """O-7: let a man out of his cell at no cost."""

    verb = "release"
    card = "release"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the men in cells."""
        prisoners = tuple(name for name, man in self.men(state, state.active).items() if man.place in CELLS)
        return Ask(self.verb, (Field("man", prisoners),)) if prisoners else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Let him out."""
        man = picks[0][0]
        step = self.spend(state, seat)
        state = let_out(step.state, man)
        return then(step.events, after(state, told("freed", seat=seat, man=man, place=state.man(man).place)))


class Dig(OfficerAction):
    """O-8 to O-10: open a tunnel with two men, who go in with the same play (§3.8, R31)."""

    verb = "dig"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the tunnels that can be opened now."""
        names = tuple(name for name in TUNNEL_CARDS if held(state, state.active, name) and diggers(state, name))
        return Ask(self.verb, (Field("tunnel", names),)) if names else None

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the tunnel come the two men, the first of whom goes deeper."""
        if len(picked) == 1:
            return Field("men", tuple(diggers(state, picked[0][0])), 2, 2)
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """The card, a shut tunnel, and points for both men."""
        name = one(picks, 0)
        if name not in TUNNELS:
            return None
        if not held(state, state.active, name):
            return Refusal("no_card", {"card": name})
        if not can_enter(state, name):
            return Refusal("tunnel_in_use", {"tunnel": name})
        near = diggers(state, name)
        if not near:
            return Refusal("two_diggers", {"tunnel": name})
        if len(picks) < 2 or any(man not in near for man in picks[1]):
            return None
        need = sum(near[man] for man in picks[1]) + 1
        return Refusal("points", {"cost": need, "points": state.turn.points}) if need > state.turn.points else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Lay the card open and put both men in."""
        name, pair = picks[0][0], picks[1]
        card = held(state, state.active, name)
        near = diggers(state, name)
        points = state.turn.points - sum(near[man] for man in pair) - 1
        officer = state.officers[state.active]
        state = with_officer(state, state.active, cards=tuple(each for each in officer.cards if each != card))
        shown = tuple(card if each == name else now for each, now in zip(TUNNEL_CARDS, state.tunnels, strict=True))
        state = replace(state, tunnels=shown, undo=(), turn=replace(state.turn, points=points))
        for man, place in zip(pair, reversed(TUNNELS[name].places[:2]), strict=True):
            state = with_man(state, man, place=place, trail=(), home=None)
        return after(state, told("dug", seat=seat, tunnel=name, card=card, men=pair))


@remembered
def diggers(state: State, tunnel: str) -> dict[str, int]:
    """Count the points that each man of the active officer needs to the first place of a shut tunnel; empty unless two
    can get in (§3.8)."""
    if not can_enter(state, tunnel):
        return {}
    first = TUNNELS[tunnel].places[0]
    found = {}
    for name, man in men(state).items():
        if name.startswith(f"{state.active}.") and man.place in SPACES:
            budget = state.turn.points - 2
            near = ways(man.place, max(0, budget), (0, 0, 0, 0), frozenset(), taken(state), frozenset((tunnel,)), False)
            if first in near:
                found[name] = near[first].points
    cheapest = sorted(found.values())[:2]
    return found if len(cheapest) == 2 and sum(cheapest) + 1 <= state.turn.points else {}


class Drive(PlayCard):
    """O-11: the Commandant's car (§3.9)."""

    verb = "drive"
    card = "car"

    def condition(self, state: State, officer: int) -> Refusal | None:
        """The card, and a man on the arrow."""
        if (refusal := super().condition(state, officer)) is not None:
            return refusal
        waits = any(man.place == MISC["car_arrow"] for man in state.officers[officer].men)
        return None if waits else Refusal("no_driver", {"place": MISC["car_arrow"]})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Drive as far as six throws take him; short of the road's end, or without the kit, he is locked up."""
        man = next(name for name, one in self.men(state, state.active).items() if one.place == MISC["car_arrow"])
        step = self.spend(state, seat)
        dice = throws(CAR_THROWS, chance)
        route = drive()
        covered = route[: total(dice)]
        state = with_man(step.state, man, place=covered[-1], trail=(), home=None)
        state, pushed = _push_aside(state, man, covered)
        home = covered[-1] == route[-1] and state.officers[state.active].kit
        events = (*step.events, *told("drove", seat=seat, man=man, dice=spelled(dice), need=len(route), home=home))
        if home:
            state, more = escaped(state, man)
            return then(events + pushed + more, after(state, ()))
        return then(events + pushed, after(lock_up(state, man), ()))


@cache
def drive() -> tuple[str, ...]:
    """Give the fixed route of the car: shortest from the arrow over the main gate to the road's end (§3.9, R36)."""
    return (*shortest(MISC["car_arrow"], MAIN_GATE), *shortest(MAIN_GATE, ROAD_END))


@cache
def shortest(start: str, end: str) -> tuple[str, ...]:
    """Find the shortest path over joined spaces, other gates shut, pawns ignored; ties by row, then column."""
    before: dict[str, str] = {start: ""}
    todo = deque((start,))
    while end not in before:
        place = todo.popleft()
        for near in sorted(NEIGHBOURS[place], key=lambda at: (SPACES[at].y, SPACES[at].x)):
            shut = bool(SPACES[near].gate) and near not in (end, MAIN_GATE)
            if near not in before and not shut:
                before[near] = place
                todo.append(near)
    path = [end]
    while before[path[-1]] != start:
        path.append(before[path[-1]])
    return tuple(reversed(path))


def _push_aside(state: State, driver: str, route: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    """Move everybody on the part of the route that was driven to a free space beside it (§3.9)."""
    way = frozenset(route)
    events: tuple[Event, ...] = ()
    for name, man in men(state).items():
        if man.place in way and name != driver:
            place = nearest(state, man.place, way)
            state = with_man(state, name, place=place)
            events += told("pushed", man=name, place=place)
    for number, guard in enumerate(state.guards):
        if guard.place in way:
            place = nearest(state, guard.place, way)
            state = with_guard(state, number, place=place)
            events += told("pushed_guard", guard=number, place=place)
    return state, events


class Divert(PlayCard):
    """O-15: send a guard to the barracks, where he stays through the German's next turn."""

    verb = "divert"
    card = "diversion"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the guards on the board."""
        guards = tuple(f"g{number}" for number, guard in enumerate(state.guards) if posted(guard))
        return Ask(self.verb, (Field("guard", guards),)) if guards else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Send him."""
        number = int(picks[0][0][1:])
        step = self.spend(state, seat)
        state = with_guard(step.state, number, place=BARRACKS, quarry="", barred="diverted")
        return then(step.events, after(state, told("diverted", seat=seat, guard=number)))


class Sabotage(PlayCard):
    """O-16: the German's next turn is skipped."""

    verb = "sabotage"
    card = "sabotage"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Spoil it."""
        step = self.spend(state, seat)
        return Step(replace(step.state, skipped=True), step.events)


class Dare(OfficerAction):
    """Do or die: once in a game one man runs for the main gate, and the officer with him (§3.10)."""

    verb = "dare"

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Once, with the kit."""
        if state.officers[officer].dared:
            return Refusal("dared")
        return None if state.officers[officer].kit else Refusal("no_kit")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the men in the courtyard and in rooms (R33)."""
        runners = tuple(name for name, man in self.men(state, state.active).items() if may_run(man.place))
        return Ask(self.verb, (Field("man", runners),)) if runners else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Draw, throw, run; who falls short takes his officer out of the game."""
        man, officer = picks[0][0], state.active
        card, *rest = state.dares
        dice = throws(int(kind(card)), chance)
        need = run(state.man(man).place)
        state = with_officer(replace(state, dares=(*rest, card), undo=()), officer, dared=True)
        events = told("dared", seat=seat, man=man, throws=int(kind(card)), dice=spelled(dice), need=need)
        if total(dice) >= need:
            state = with_man(state, man, place=ROAD_END)
            state, more = escaped(state, man)
            return then(events + more, after(state, ()))
        step = eliminate(state, officer)
        events += told("shot_down", seat=seat, man=man) + step.events
        return then(events, close(step.state, chance))


def may_run(place: str) -> bool:
    """Tell whether Do or die can begin here: the inner courtyard with its corridors, or a room."""
    return place in INDOORS and SPACES[place].zone in ("inner", "room")


@cache
def run(place: str) -> int:
    """Count the spaces of the run: to the theatre gate, across the garrison, over the bridge to O5; pawns ignored."""
    return to_gate()[place] + len(between_gates()) + len(shortest(MAIN_GATE, ROAD_END))


@cache
def to_gate() -> dict[str, int]:
    """Count the steps from everywhere indoors to the theatre gate."""
    gate = GATE_SPACES[THEATRE_GATE]
    steps, todo = {gate: 0}, deque((gate,))
    while todo:
        place = todo.popleft()
        for near in NEIGHBOURS[place]:
            if near not in steps and near in INDOORS:
                steps[near] = steps[place] + 1
                todo.append(near)
    return steps


@cache
def between_gates() -> tuple[str, ...]:
    """Give the way from the theatre gate to the main gate; the keys on it are not needed (§3.10)."""
    before: dict[str, str] = {GATE_SPACES[THEATRE_GATE]: ""}
    todo = deque(before)
    while MAIN_GATE not in before:
        place = todo.popleft()
        for near in sorted(NEIGHBOURS[place], key=lambda at: (SPACES[at].y, SPACES[at].x)):
            if near not in before and SPACES[near].zone in ("garrison", "gate"):
                before[near] = place
                todo.append(near)
    path = [MAIN_GATE]
    while before[path[-1]]:
        path.append(before[path[-1]])
    return tuple(reversed(path[:-1]))
