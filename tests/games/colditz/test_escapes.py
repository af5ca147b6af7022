"""The ways of those who got away, drawn when the game is over (docs/rules/colditz.md §3.11)."""

from itertools import pairwise

from msgspec.structs import replace

from cogs.colditz.face import arrangements, escapes
from cogs.colditz.rules.cards.gambles import car_route
from cogs.colditz.rules.castle.board import NEIGHBOURS, TUNNELS
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import dice, do, germans, officer, table
from tests.games.colditz.looks import said


def escaped(target=1):
    """Let a man get out by the theatre gate and two walls, and the game end."""
    state = table(officer("X35 44,20", "pass rope rope rope", kit=True), points=40, target=target)
    state = do(state, "move 0.0 AP45").state
    return do(do(state, "end", dice("13")).state, "end").state


def test_the_way_of_a_man_is_kept_and_drawn_at_the_end():
    state = escaped()
    assert state.result is not None
    (flight,) = escapes.escaped_men(GAME.view(state, None))
    assert (flight.officer, flight.number, flight.way[-1]) == (0, 0, "AP45")
    assert flight.way[:2] == ("X35", "X36")
    on_foot = [pair for pair in pairwise(flight.way) if pair[1] in NEIGHBOURS[pair[0]]]
    assert len(flight.way) - 1 - len(on_foot) == 2, "all else than the two drops is walked"
    ending = arrangements.ending(GAME.view(state, None), said())
    assert len([each for each in ending.pieces if each.sprite == "dot-0"]) > len(flight.way) / 2
    assert arrangements.ending(replace(GAME.view(state, None), result=None), said()) is None


def test_who_dug_came_through_the_tunnel():
    places = TUNNELS["chapel"].places
    state = table(officer("J20 K19", cards="chapel", kit=True), points=40)
    state = do(state, "dig chapel 0.0+0.1").state
    first = next(man for man in state.officers[0].men if man.place == places[1])
    way = escapes.full_route((*first.route, *(f"{a}>{b}" for a, b in pairwise(places[1:])), "B5"))
    assert way[1 : 1 + len(places)] == places


def test_by_car_and_by_none():
    assert escapes.full_route(("car",))[1:] == car_route()
    assert escapes.escaped_men(GAME.view(germans(officer("escaped 44,20")), None)) == ()


def test_the_scene_of_an_escape_shows_the_whole_way():
    """As far as it has room beside the objective."""
    state = table(officer("G12 44,20", "cutters", kit=True), points=40)
    step = do(state, "move 0.0 B5")
    told = next(event for event in step.events if event.key == "escaped")
    view = GAME.view(step.state, None)
    men = (replace(view.officers[0].men[0], route=told.trail), *view.officers[0].men[1:])
    short = replace(view, officers=(replace(view.officers[0], men=men),))
    assert view.officers[0].men[0].route[-1] == "B5"
    assert arrangements.moment(view, told, said()) != arrangements.moment(short, told, said())
