"""The 21 named escape plans walked from roll call to objective: docs/rules/colditz.md §4.5."""

import pytest

from cogs.colditz.rules.castle.board import EQUIPMENT, ROUTES, TUNNELS
from cogs.colditz.rules.turn.journey import routes_of
from cogs.colditz.state import ESCAPED
from tests.games.colditz.build import A, cards, dice, do, floor, have, officer, table, verbs, where
from tests.games.colditz.routes import path
from tests.games.colditz.test_board import LENGTHS

ROLLS = ("54", "64", "13", "46", "63")
"""What the officer rolls turn after turn: no double, and nothing to draw."""


def fits(way, steps, route):
    """Tell whether a way is as long as the plan's and takes only its crossings."""
    names = [(cross, *(f"L:{end}" for end in cross.split(">"))) for cross, _, _ in way.paid]
    return way.points == steps and all(set(route.crossings) & set(spelt) for spelt in names)


def walked(state, route):
    """Walk the first man along a plan, turn by turn; give the last state and the points that he used."""
    places, spent, turn = path(route), 0, 0
    tunnel = next((cross[2:] for cross in route.crossings if cross.startswith("T:")), "")
    while where(state, "0.0") != ESCAPED:
        turn += 1
        assert turn < 60
        at = places.index(where(state, "0.0"))
        if tunnel and cards(state, A) and "dig" in verbs(state):
            state = do(state, f"dig {tunnel} 0.0+0.1").state
            continue
        ahead = routes_of(state, "0.0")
        goal = max(
            (to for to, place in enumerate(places) if place in ahead and fits(ahead[place], to - at, route)), default=at
        )
        if goal > at:
            before = state.turn.points
            state = do(state, f"move 0.0 {places[goal]}").state
            spent += before - state.turn.points
            continue
        state = do(do(state, "end", dice("13")).state, "end", dice(ROLLS[turn % len(ROLLS)])).state
    return state, spent


@pytest.mark.usefixtures("turns_wait")
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_walked_to_the_end(route):
    """§4.5: with just the plan's Equipment, in as many points as the plan is long; all cards are spent."""
    tunnel = next((cross[2:] for cross in route.crossings if cross.startswith("T:")), "")
    kit = " ".join(what for what, count in zip(EQUIPMENT, route.equipment, strict=True) for _ in range(count))
    mate = next(place for place in floor(tunnel) if place not in TUNNELS[tunnel].entries) if tunnel else "39,23"
    state = table(officer(f"44,20 {mate}", kit, tunnel, kit=True), points=9)
    state, spent = walked(state, route)
    assert state.officers[A].escapes == 1
    assert (have(state, A), sum(state.piles)) == ("", 27)
    assert tunnel or spent == LENGTHS[route.name]
