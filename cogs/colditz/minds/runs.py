"""How a computer player sends men out of the castle and on to freedom.

Most functions propose a move, or return None if they have none to propose. See docs/rules/colditz.md §3.7 to §3.12,
§4.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from bot.engine.move import Move
from cogs.colditz.minds.odds import MEAN, at_least_in
from cogs.colditz.minds.officer_mind import OfficerMind
from cogs.colditz.rules.castle.board import EQUIPMENT, OBJECTIVES
from cogs.colditz.rules.castle.distances import (
    ARROW,
    FAR,
    PATCH,
    Stretch,
    cap_stock,
    stock_left,
    to_car,
    to_freedom,
    way_out,
)
from cogs.colditz.rules.castle.pawns import INDOORS, TUNNEL_OF
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP
from cogs.colditz.state import Stock

# All weights are reconstructed.
ANOTHER = 40
"""How many steps are planned for each escape after the next."""
PATIENCE = 0.85
"""For each turn that a man still needs, the value of a place for him is multiplied by this."""
SHARED = 0.6
"""If a crossing is already paid for, the required chance is multiplied by this."""
SLACK = 8
"""If fewer spare rounds than this are left, a smaller chance is enough to set out."""
LEFT_BEHIND = 0.5
"""A man accepts this part of his best chance if another man can then follow him."""
FOLLOWS = 0.1
"""The required chance of success for a man who follows another, if all crossings are paid for.

It may be small, because a guard who arrests the man also leaves the board.
"""
SAVED = 0.2
"""If the officer holds an amulet, the danger of a shot is multiplied by this."""
TRIED = 10
"""How many destinations of a man are evaluated exactly at most."""
RUNNERS = 3
"""How many men are considered at most as the next one to set out."""
SHORT = 5
"""If at most this many rounds are left, the chance to be in time counts."""
SHOTS = 0.6
"""The danger of shots in later turns is multiplied by this.

It is below 1, since guards move and cards get used.
"""
CHASED = 0.6
"""The danger of arrests in later turns is multiplied by this.

It is below 1, since the guards cannot be everywhere.
"""


class Prospect(NamedTuple):
    """A place where a man could stop: its value, his chance to escape, and the steps left from there."""

    value: float
    chance: float
    steps: int
    place: str


def run(mind: OfficerMind) -> Move | None:
    """Return the move of a man outside, or the move that sends a man out of the castle; or None.

    A man is only sent out if his chance is good.
    """
    movable = mind.movable()
    if not movable:
        return None
    field = mind.field(mind.stock_now())
    ordered = sorted(movable, key=lambda name: field.get(mind.own[name].place, FAR))
    inside = [name for name in ordered if mind.indoors(name) and field.get(mind.own[name].place, FAR) < FAR]
    if mind.level.crafty and mind.view.turn.open:
        for name in inside:
            if (
                0 < steps_to_last_payment(mind, name, mind.stock_now()) <= mind.points
                and (move := follow_through(mind, name)) is not None
            ):
                return move
    for name in ordered:
        if not mind.indoors(name) and (move := move_on(mind, name)) is not None:
            return move
    if not mind.ready:
        return None
    spoils = mind.level.crafty and not mind.spoilt and "sabotage" in mind.offered
    mind.spoilt += spoils
    for at, name in enumerate(inside[:RUNNERS]):
        if (move := send_out(mind, name, field[mind.own[name].place], inside[at + 1 :])) is not None:
            return Move("sabotage") if spoils else move
    mind.spoilt -= spoils
    return None


def reach_freedom(mind: OfficerMind) -> Move | None:
    """Return a move that brings a man to freedom in this turn, or None.

    Only a crafty player makes this move before other moves use the points.
    """
    if not mind.level.crafty:
        return None
    for name in mind.movable():
        if not mind.indoors(name):
            best = max(prospects(mind, name, mind.options("move", (name,))), default=None)
            if best is not None and not best.steps:
                return mind.go(name, best.place)
    return None


def steps_to_last_payment(mind: OfficerMind, name: str, stock: Stock) -> int:
    """Return how many steps a man needs to pass everything on his route that he must pay for.

    The result is 0 if he pays for nothing, or cannot pay.
    """
    left, last = cap_stock(stock), 0
    for at, there in enumerate(_way(mind, mind.own[name].place, left), 1):
        if there.left != left:
            left, last = there.left, at
    return last


def _way(mind: OfficerMind, place: str, stock: Stock) -> tuple[Stretch, ...]:
    return way_out(place, stock, mind.given | {mind.plan.plan.tunnel}, ARROW if mind.plan.plan.car else "")


def follow_through(mind: OfficerMind, name: str) -> Move | None:
    """Return the move of a man past the last crossing on his route that is already paid for; or None."""
    beyond = len(_way(mind, mind.own[name].place, cap_stock(mind.stock_now()))) - steps_to_last_payment(
        mind, name, mind.stock_now()
    )
    places = tuple(place for place in mind.options("move", (name,)) if place not in INDOORS)
    found = [prospect for prospect in prospects(mind, name, places) if prospect.steps <= beyond]
    best = max(found, default=None)
    return mind.go(name, best.place) if best is not None and best.chance >= FOLLOWS else None


def points_for_leader(mind: OfficerMind, first: str, others: Sequence[str], stock: Stock) -> int:
    """Return the points that a man may use so that another man can follow him in the same turn.

    `first` is the man who goes first. The other man also passes all crossings that are paid for. The result is 0 if the
    points do not suffice for both.
    """
    own = steps_to_last_payment(mind, first, stock)
    for name in others:
        after = steps_to_last_payment(mind, name, stock)
        if own and after and own + 1 + after <= mind.points:
            return mind.points - after
    return 0


def move_on(mind: OfficerMind, name: str) -> Move | None:
    """Return the move of a man outside or underground to the best place he can reach, or None.

    If the man is in a shelter, a crafty player moves him on with a chance that would be enough to set out. Otherwise
    men would stay in shelters forever.
    """
    here = mind.own[name].place
    if mind.level.crafty and mind.sheltered(here):
        now = _steps(mind, here, mind.stock_now(), _goal(mind, here))
        on = [one for one in prospects(mind, name, mind.options("move", (name,))) if one.steps < now]
        best = max(on, default=None)
        if best is not None and best.chance >= required_chance(mind, best.steps):
            return mind.go(name, best.place)
    best = max(prospects(mind, name, (*mind.options("move", (name,)), here)), default=None)
    return mind.go(name, best.place) if best is not None and best.place != here else None


def send_out(mind: OfficerMind, name: str, steps: int, others: Sequence[str]) -> Move | None:
    """Return the move that sends a man out of the castle, or None.

    He goes if his chance is good enough for the time left. A crafty player stops him early enough that another man can
    follow through the same crossings.
    """
    here = mind.own[name].place
    outside = tuple(place for place in mind.options("move", (name,)) if place not in INDOORS)
    if not outside:
        return None
    found = prospects(mind, name, outside)
    if mind.level.crafty and (points := points_for_leader(mind, name, others, mind.stock_now())):
        stock, start = mind.stock_now(), mind.own[name].place
        nearest = len(_way(mind, start, cap_stock(stock))) - steps_to_last_payment(mind, name, stock) - 1
        both = [one for one in prospects(mind, name, outside, steps - points) if one.steps <= nearest]
        best = max(both, default=None)
        if best is not None and best.chance >= LEFT_BEHIND * max(found).chance >= LEFT_BEHIND * required_chance(
            mind, best.steps
        ):
            return mind.go(name, best.place)
    best = max(found, default=None)
    if best is None:
        return None
    if best.place in TUNNEL_OF or best.chance == 1.0:
        return mind.go(name, best.place)
    enough = required_chance(mind, best.steps)
    if best.steps >= steps or (best.chance < enough and here not in TUNNEL_OF):
        return None
    return mind.go(name, best.place)


def should_equip(mind: OfficerMind) -> bool:
    """Return whether the officer should take Equipment now.

    Usually the officer takes it at once. An officer who gathers men for it waits until all pairs of men are in their
    rooms. Then the roll must also take another man far enough out.
    """
    if not mind.mustering:
        return True
    offered = mind.options("equip")
    for what, lack in zip(EQUIPMENT, mind.plan.missing, strict=True):
        if lack and (what not in offered or len(mind.options("equip", (what,))) < 2 * lack):
            return False
    start = mind.own[mind.runner].place
    goal = ARROW if mind.plan.plan.car else ""
    way = _way(mind, start, cap_stock(mind.complete()))
    for at, there in list(enumerate(way[: mind.points], 1))[-TRIED:]:
        if there.place in MAY_STOP and there.place not in INDOORS and there.place not in mind.occupied:
            prospect = _evaluate(mind, len(way) - at, there.place, there.left, there.trail, goal)
            if prospect.chance >= required_chance(mind, prospect.steps):
                return True
    return False


def required_chance(mind: OfficerMind, steps: int) -> float:
    """Return the chance of success that is enough to set out now.

    `steps` is how many steps are left after this turn. A crafty player also plans time for the escapes that are needed
    afterwards.
    """
    after = mind.view.target - mind.view.officers[mind.me].escapes - 1 if mind.level.crafty else 0
    spare = mind.rounds_left - ceil((steps + ANOTHER * max(0, after)) / MEAN)
    enough = mind.level.hope * min(1.0, max(0, spare + 1) / SLACK)
    return enough * SHARED if mind.view.turn.open else enough


def prospects(mind: OfficerMind, name: str, places: tuple[str, ...], least: int = 0) -> list[Prospect]:
    """Return how good it would be for a man to stop at each of `places`, as a list of `Prospect`.

    Only places at least `least` steps from his goal count, and only the nearest ones are evaluated.
    """
    man = mind.own[name]
    left = stock_left(man.place, mind.means, mind.open_now)
    goal = _goal(mind, man.place)
    trails = _trails_by_region(mind, man.place, goal)
    found: list[tuple[int, str, Stock]] = []
    for place in places:
        stock = left.get(PATCH[place])
        steps = FAR if stock is None else _steps(mind, place, stock, goal)
        if stock is not None and least <= steps < FAR:
            found.append((steps, place, stock))
    found.sort()
    return [
        _evaluate(mind, steps, place, stock, trails.get(PATCH[place], man.trail), goal)
        for steps, place, stock in found[:TRIED]
    ]


def _goal(mind: OfficerMind, place: str) -> str:
    """Return where a man goes: the arrow next to the car if the plan uses the car.

    The result is "" if he goes to freedom directly.
    """
    return ARROW if mind.plan.plan.car and place in to_car(mind.stock_now(), mind.given) else ""


def _steps(mind: OfficerMind, place: str, stock: Stock, goal: str) -> int:
    return (to_car(stock, mind.given) if goal else to_freedom(stock, mind.given)).get(place, FAR)


def _trails_by_region(mind: OfficerMind, start: str, goal: str) -> dict[str, tuple[str, ...]]:
    """Return, for each region of the board, the drops and wire crossings that a man has used to get there."""
    stock = cap_stock(mind.stock_now())
    own = next(man.trail for man in mind.own.values() if man.place == start)
    found: dict[str, tuple[str, ...]] = {PATCH[start]: own}
    for stretch in way_out(start, stock, mind.given, goal):
        found.setdefault(PATCH[stretch.place], (*own, *stretch.trail))
    return found


def _evaluate(mind: OfficerMind, steps: int, place: str, stock: Stock, trail: tuple[str, ...], goal: str) -> Prospect:
    """Return how good it would be for a man to stop at a place, as a `Prospect`."""
    if place == goal or (place in OBJECTIVES and mind.kit):
        return Prospect(1.0, 1.0, 0, place)
    chance = 1.0
    if mind.level.wary:
        chance -= mind.danger(place, trail, mind.equipment)
    if mind.level.crafty:
        chance *= 1.0 - mind.shot(place) * (SAVED if "amulet" in mind.kinds else 1.0)
    if mind.level.foresight and chance:
        chance *= _survival_later(mind, place, stock, trail, goal)
    if mind.level.crafty and 0 < mind.rounds_left <= SHORT:
        chance *= at_least_in(steps, mind.rounds_left)
    turns = steps / MEAN
    return Prospect(chance * PATIENCE**turns, chance, steps, place)


def _survival_later(mind: OfficerMind, place: str, stock: Stock, trail: tuple[str, ...], goal: str) -> float:
    """Return the chance that a man at a place is neither arrested nor shot in later turns.

    The next turn of the German does not count.
    """
    way: tuple[Stretch, ...] = way_out(place, cap_stock(stock), mind.given, goal)
    chance, turn = 1.0, 1
    while (at := round(turn * MEAN)) < len(way):
        there = way[at]
        turn += 1
        chance *= 1.0 - CHASED * mind.danger(there.place, (*trail, *there.trail), mind.equipment, turn)
        chance *= 1.0 - SHOTS * mind.shot(there.place) * (SAVED if "amulet" in mind.kinds else 1.0)
    return chance
