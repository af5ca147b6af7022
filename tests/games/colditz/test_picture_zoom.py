import random

import pytest

from bot.engine.texts import LANGUAGES
from cogs.colditz.face.close_up import HALVES, INSIDE, SIZE, split, zoom
from cogs.colditz.face.lattice import HEIGHT, PLACES, WIDTH
from cogs.colditz.face.window import UNITS, densest_points, extent, points, window
from cogs.colditz.rules.castle.board import GATES, NEIGHBOURS, OBJECTIVES, ROLL_CALL, ROOMS, SPACES, TUNNELS
from cogs.colditz.rules.game import GAME
from cogs.colditz.state import BARRACKS, CELLS, DEAD, ESCAPED
from tests.contract import pictures
from tests.games.colditz.test_picture import PLAIN, say, with_first, with_man

FAR = ("B5", "BE16")
"""Two objectives that no part of the board holds at once."""


def zoomed(places, reachable=(), state=PLAIN, viewer=0, language="en"):
    return zoom(GAME.view(state, viewer), say(language), places, reachable)


def within(part, size, point):
    """Tell whether all of a space lies in a part of the board."""
    across, down = extent(size, part.unit)
    x, y = point
    return part.x <= x <= part.x + across - 1 and part.y <= y <= part.y + down - 1


def steps(place, count):
    """Give the spaces around `place`, up to `count` steps away."""
    found = {place}
    for _ in range(count):
        found |= {near for each in found for near in NEIGHBOURS[each]}
    return found - {place}


def path(start, count):
    """Give a way of `count` steps."""
    way = [start]
    for _ in range(count):
        way.append(next(near for near in NEIGHBOURS[way[-1]] if near not in way))
    return way


def test_every_zoom_has_one_form():
    for number, places in enumerate((ROLL_CALL, ["chapel"], FAR, [BARRACKS], ["chapel:5"], [DEAD], [])):
        assert zoomed(places, language=LANGUAGES[number % 2]).size == SIZE


def test_the_same_zoom_is_the_same():
    places, near = {"W21", "T20", "V20"}, steps("W21", 4)
    assert zoomed(places, near) == zoomed(sorted(places), sorted(near, reverse=True))


@pytest.mark.parametrize("place", [*ROOMS, *GATES, *CELLS, BARRACKS, *OBJECTIVES, *(f"{name}:1" for name in TUNNELS)])
def test_every_place_with_a_name_can_be_shown(place):
    """A space is at least 40 pixels wide."""
    (part, size, _), *more = split(points([place]), ())
    assert not more
    assert all(within(part, size, point) for point in points([place]))
    assert 2 * part.unit >= 40


def test_a_room_is_as_large_as_can_be():
    (part, _, _), *_ = split(points(["wc"]), ())
    assert part.unit == UNITS[0]


@pytest.mark.parametrize("seed", range(40))
def test_what_must_be_seen_is_seen(seed):
    """One part of the board where all fits; else two that do not lose what one would hold."""
    chance = random.Random(seed)
    middle = chance.choice(sorted(PLACES))
    near = [place for place in sorted(PLACES) if abs(PLACES[place][0] - PLACES[middle][0]) < chance.choice((9, 24, 99))]
    needed = points(chance.sample(near, min(len(near), chance.randint(1, 8))))
    shown = split(needed, points(steps("W21", 3)) if seed % 2 else ())
    assert len(shown) in (1, 2)
    held = [point for point in needed if any(within(part, size, point) for part, size, _ in shown)]
    if len(shown) == 1:
        assert held == needed
    assert len(held) >= max(len(densest_points(needed, half)) for half in HALVES)
    for part, size, (left, top) in shown:
        across, down = extent(size, part.unit)
        assert 0 <= part.x <= WIDTH - across
        assert 0 <= part.y <= HEIGHT - down
        assert left + size[0] <= SIZE[0]
        assert top + size[1] <= SIZE[1]


def test_two_parts_show_what_lies_far_apart():
    shown = split(points(FAR), ())
    assert len(shown) == 2
    for point in points(FAR):
        assert any(within(part, size, point) for part, size, _ in shown)


def test_two_parts_do_not_overlap():
    for places in (FAR, ("A44", "BB2"), ("W21", "BE16", "B5", "W22")):
        (_, (width, height), (left, top)), (_, _, (other_left, other_top)) = split(points(places), ())
        assert other_left >= left + width or other_top >= top + height


def test_what_can_be_reached_is_shown_when_it_fits():
    wished = points(steps("W21", 8))
    (part, size, _), *_ = split(points(["W21"]), wished)
    assert all(within(part, size, point) for point in wished)
    assert part.unit < UNITS[0]


def test_what_can_be_reached_gives_way_to_what_must_be_seen():
    needed, wished = points(["B5"]), points(["B5", "BE16", "W21"])
    part = window(needed, wished, INSIDE)
    assert part is not None
    assert part.unit == UNITS[-1]
    assert within(part, INSIDE, needed[0])


def test_what_can_be_reached_is_marked():
    marks = steps("W21", 2)
    plain, marked = zoomed(["W21"], ["W22"]), zoomed(["W21"], ["W22", *marks])
    assert plain != marked
    hides = [place for place in SPACES if SPACES[place].zone == "hide"]
    assert zoomed(hides[:1]) != zoomed(hides[:1], hides[:1])


def test_every_mark_changes_the_zoom():
    shown = sorted(steps("W21", 2))
    everything = zoomed(["W21"], shown)
    for place in shown:
        assert zoomed(["W21"], [each for each in shown if each != place]) != everything, place


def test_a_path_is_drawn_to_its_end():
    way = path("T20", 5)
    view = GAME.view(PLAIN, 0)
    longer, other = (zoom(view, say(), each, (), each, each[-1:]) for each in (way, way[:-1]))
    assert longer != other
    assert longer != zoomed(way)


def test_a_path_through_a_tunnel_is_drawn():
    way = (*TUNNELS["canteen"].entries[:1], *TUNNELS["canteen"].places)
    assert zoom(GAME.view(PLAIN, 0), say(), way, (), way) != zoomed(way)


def test_who_stands_there_is_seen():
    assert zoomed(["W21"]) != zoomed(["W21"], state=with_man(PLAIN, place="W22"))
    assert zoomed(["B5"]) == zoomed(["B5"], state=with_man(PLAIN, place="W22"))
    assert zoomed(["B5"]) == zoomed(["B5"], state=with_man(PLAIN, place=ESCAPED))


def test_what_is_hidden_is_not_in_a_zoom():
    """§3.19: it shows no more of the table than the board does."""
    one = with_first(PLAIN, cards=("rope.1", "hide.2"), stock=(1, 0, 2, 0))
    assert zoomed(ROLL_CALL, state=one, viewer=1) == zoomed(ROLL_CALL, state=PLAIN, viewer=2)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_game_can_be_zoomed_into(seats):
    *_, state = early = pictures.states(GAME, seats)
    for shown in (early[len(early) // 2], state):
        view = GAME.view(shown, 0)
        for one in view.officers[:2]:
            assert zoom(view, say(), [man.place for man in one.men])


def test_no_room_is_named_in_the_wrong_language():
    assert zoomed(["chapel"]) != zoomed(["chapel"], language="es")
