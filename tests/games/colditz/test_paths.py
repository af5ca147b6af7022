"""Ways of men and guards in whole games, held against a plain search: docs/rules/colditz.md §3.4, §3.7, §3.12."""

import random
from collections import deque

import pytest

from cogs.colditz.rules.castle.board import NEIGHBOURS, OBJECTIVES, SPACES
from cogs.colditz.rules.castle.guard_paths import DROPS, MAY_STAND
from cogs.colditz.rules.castle.pawns import owner, posted, taken, trails_of_men
from cogs.colditz.rules.castle.place_sets import BIT, names
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP, STEPS, TUNNEL_NAMES
from cogs.colditz.rules.turn.guards import beat_of, stops_of_guard
from cogs.colditz.rules.turn.journey import affordable_stock, open_tunnels, routes_of
from cogs.colditz.state import GERMAN
from tests.games.colditz.playing import played


def states(number, wanted):
    """Give some states of a game in which `wanted` holds."""
    dice = random.Random(number)
    for turn in played(number):
        state = turn.before
        if (
            state.phase == "act"
            and state.interruption is None
            and state.turn.points
            and wanted(state)
            and not dice.randrange(6)
        ):
            yield state


def free_steps(state, man):
    """Search where a man gets without handing anything in, and with how many points."""
    start, full = state.man(man).place, taken(state)
    kit = state.officers[owner(man)].kit
    found, todo = {start: 0}, deque([start])
    while todo:
        place = todo.popleft()
        if found[place] == state.turn.points or (kit and place in OBJECTIVES):
            continue
        for near, cross, _, count in STEPS[place]:
            shut = (cross in TUNNEL_NAMES and cross not in open_tunnels(state)) or (
                count and cross not in state.turn.open
            )
            blocked = near in full and not (kit and near in OBJECTIVES)
            if near not in found and not shut and not blocked:
                found[near] = found[place] + 1
                todo.append(near)
    del found[start]
    return found


def check_way(state, man, place, way):
    """Go along a way step by step."""
    here, paid, full = state.man(man).place, dict.fromkeys(range(4), 0), taken(state)
    opened = set(state.turn.open)
    for near in way.path:
        (step,) = (step for step in STEPS[here] if step[0] == near)
        _, cross, kind, count = step
        assert near not in full or near in OBJECTIVES
        assert cross not in TUNNEL_NAMES or cross in open_tunnels(state)
        if count and cross not in opened:
            opened.add(cross)
            paid[kind] += count
        here = near
    assert here == place
    assert place in MAY_STOP
    assert way.points <= state.turn.points
    assert sum(paid.values()) == way.cards
    assert all(count <= has for count, has in zip(paid.values(), affordable_stock(state, owner(man)), strict=True))


@pytest.mark.parametrize("number", [0, 4, 6, 9])
def test_men(number):
    for state in states(number, lambda state: state.active != GERMAN):
        dice = random.Random(number)
        for index, man in enumerate(state.officers[state.active].men):
            if man.place not in STEPS:
                continue
            name = f"{state.active}.{index}"
            ways, free = routes_of(state, name), free_steps(state, name)
            assert {place for place in ways if not ways[place].cards} == {place for place in free if place in MAY_STOP}
            for place in dice.sample(list(ways), min(len(ways), 25)):
                check_way(state, name, place, ways[place])
                assert place not in free or ways[place].points == free[place]


@pytest.mark.parametrize("number", [2, 6, 8, 9])
def test_guards(number):
    for state in states(number, lambda state: state.active == GERMAN):
        full, chased = taken(state), trails_of_men(state)
        for index, guard in enumerate(state.guards):
            if not posted(guard):
                continue
            for place in names(stops_of_guard(state, index)):
                patrol = beat_of(state, index).to(BIT[place])
                assert len(patrol.path) <= state.turn.points
                assert patrol.path[-1] == place
                assert place in MAY_STAND or SPACES[place].zone == "room"
                used = {DROPS[name] for name in chased.get(patrol.quarry, ())}
                windows = {SPACES[start].room for start, _ in used}
                here = guard.place
                for near in patrol.path:
                    assert near not in full
                    assert near in NEIGHBOURS[here] or (here, near) in used
                    assert SPACES[near].zone != "hide"
                    assert SPACES[near].zone != "room" or SPACES[near].room in windows
                    here = near
                assert not guard.quarry or patrol.quarry == guard.quarry
