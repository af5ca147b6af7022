"""What a close-up of the town shows: places to choose from, ways, previews."""

import pytest
from msgspec.structs import replace

from cogs.escape_plan.face import looks, panels
from cogs.escape_plan.face.picture import (
    HIGHEST,
    LOWEST,
    choices,
    plan,
    preview,
    zoom,
)
from cogs.escape_plan.face.upright import turns_of, upright
from cogs.escape_plan.rules.city.tiles import ROTATIONS, Site, distance, placements
from cogs.escape_plan.rules.game import GAME
from tests.contract import pictures
from tests.games.escape_plan.build import A, N, near, seen, table, who
from tests.games.escape_plan.picture_states import DAY, LAST, PLACING, found, say, states


def fits(picture):
    """Tell whether a picture for one person is of the width and height that they may have."""
    width, height = pictures.opened(picture).size
    return width == panels.WIDTH and LOWEST <= height <= HIGHEST


def test_a_zoom_is_larger_and_shows_what_is_asked_for():
    view = GAME.view(LAST, None)
    near, all_of_it = zoom(view, say(), ("S1",)), zoom(view, say(), ())
    assert near != all_of_it
    assert all(fits(each) for each in (near, all_of_it))
    assert near != zoom(view, say(), ("S2",))
    assert near == zoom(GAME.view(LAST, 0), say(), ("S1",))


def test_every_placement_can_be_previewed():
    view = GAME.view(PLACING, None)
    plain = zoom(view, say(), ())
    for site in PLACING.display:
        at, turned = placements(PLACING.city, site.tile)[-1]
        before = preview(view, say(), site.tile, at, turned)
        assert before not in (plain, preview(view, say(), site.tile, at, (turned + 1) % ROTATIONS))
        assert fits(before)


def test_hexes_to_choose_from_are_numbered():
    view = GAME.view(PLACING, None)
    hexes = tuple(dict.fromkeys(at for at, _ in placements(PLACING.city, PLACING.display[0].tile)))
    first, second = (site.tile for site in PLACING.display[:2])
    assert choices(view, say(), hexes, first) != choices(view, say(), hexes[::-1], first)
    assert choices(view, say(), hexes, first) != choices(view, say(), hexes, second)


def test_the_way_to_a_destination_is_drawn():
    """E19: another way there is another picture, whatever it passes."""
    view = seen(table(who(), who(), city=(near("C2", "C", N, business="safe1"),)), A)
    ways = [way for way in view.ways if way.to == "C2.safehouse"]
    drawn = [zoom(view, say(), (), "C2", way) for way in (None, *ways)]
    assert len(ways) == 2
    assert len(set(drawn)) == len(drawn)


def test_the_map_opens_where_one_stands():
    """E6: the surroundings of the viewer; who does not play sees all of the city."""
    state = found(3, 2, "turn")
    one, other = (looks.page(GAME.view(state, viewer), "", say())[1]() for viewer in (state.seat, None))
    assert one != other == zoom(GAME.view(state, None), say(), ())


def test_a_long_city_stands_upright_in_every_picture():
    """E6: tiles lie beside the same tiles with the same edges, and are larger than as they were put down."""
    row = tuple(Site(tile, 2 * at, -at, at) for at, tile in enumerate(("S1", "A1", "B1", "C1")))
    view = replace(GAME.view(DAY, None), city=row)
    turned = upright(view)
    assert turns_of(view) > 0
    for one, other in zip(row, turned.city, strict=True):
        assert sorted(distance(one.at, each.at) for each in row) == sorted(
            distance(other.at, each.at) for each in turned.city
        )
        edges = [one.edge(direction) for direction in range(ROTATIONS)]
        assert [other.edge(direction + turns_of(view)) for direction in range(ROTATIONS)] == edges
    assert plan(turned)[0].radius > plan(view)[0].radius


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_tile_of_the_city_is_too_small_for_a_phone(seats):
    """E6: 1,200 pixels become 310, on which a tile is to be 50 wide at least."""
    for state in states(seats):
        assert plan(upright(GAME.view(state, None)))[0].radius >= 97


def test_detail_pictures_hold_nothing_hidden():
    """§3.12."""
    viewers = (None, 0, 1, 2)
    shown = [state for state in states(3) if state.result is None]
    pictures.check_hidden(GAME, shown, viewers, lambda state, who, _: zoom(GAME.view(state, who), say(), ("S1",)))
