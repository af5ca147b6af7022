"""The named escape plans as paths: docs/rules/colditz.md §4.5."""

from itertools import pairwise

from cogs.colditz.rules.castle.board import GATES, MISC, OBJECTIVES, TUNNELS
from cogs.colditz.rules.castle.prisoner_paths import STEPS

CENTRE = MISC["rollcall_centre"]


def path(route, without=""):
    """Give the shortest path of a plan from the centre of the roll-call zone over its own crossings, except `without`;
    None when there is none."""
    (goal,) = (place for place, name in OBJECTIVES.items() if name == route.objective)
    allowed = set(route.crossings) - {without}
    before, todo = {CENTRE: ""}, [CENTRE]
    for place in todo:
        for near, cross, _, _ in STEPS[place]:
            name = cross if cross in GATES else f"T:{cross}" if cross in TUNNELS else f"L:{place}"
            if near not in before and (not cross or name in allowed) and (near not in OBJECTIVES or near == goal):
                before[near] = place
                todo.append(near)
    if goal not in before:
        return None
    found = [goal]
    while before[found[-1]]:
        found.append(before[found[-1]])
    return found[::-1]


def price(places):
    """Count the Equipment that a path takes, by kind."""
    cards = [0, 0, 0, 0]
    for place, near in pairwise(places):
        _, _, kind, count = next(step for step in STEPS[place] if step[0] == near)
        cards[kind] += count
    return tuple(cards)
