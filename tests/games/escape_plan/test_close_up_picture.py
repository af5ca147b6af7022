"""What a close-up of the town shows: places to choose from, ways, previews."""

import pytest
from msgspec.structs import replace

from bot.engine.move import Move
from cogs.escape_plan.face import hands, looks, town
from cogs.escape_plan.rules.city.tiles import ROTATIONS, Site, distance, placements
from cogs.escape_plan.rules.game import GAME
from tests.contract import pictures
from tests.games.escape_plan.build import A, N, near, seen, table, who
from tests.games.escape_plan.picture_states import DAY, LAST, PLACING, found, say, states, tiles


def pieces(scene, sprite):
    return [piece for piece in scene.pieces if piece.sprite == sprite]


def placed(view, *picks):
    return hands.hand(view, Move("place", tuple((each,) for each in picks)), say())


def test_a_zoom_is_larger_and_shows_what_is_asked_for():
    view = GAME.view(LAST, None)
    near, all_of_it = hands.zoom(view, ("S1",), say()), hands.zoom(view, (), say())
    assert tiles(near)[0].width > tiles(all_of_it)[0].width
    assert near != hands.zoom(view, ("S2",), say())
    assert [*near.pieces] == [*hands.zoom(GAME.view(LAST, 0), ("S1",), say()).pieces]


def test_every_placement_can_be_previewed():
    """Each edge that the new tile shares has a badge."""
    view = GAME.view(PLACING, PLACING.placers[0])
    for site in PLACING.display:
        at, turned = placements(PLACING.city, site.tile)[-1]
        spelt = f"{at[0]}.{at[1]}"
        before = placed(view, site.tile, spelt, str(turned))
        assert before != placed(view, site.tile, spelt, str((turned + 1) % ROTATIONS))
        assert len(pieces(before, "halo")) == 1
        assert len(pieces(before, "match")) + len(pieces(before, "differ")) > 1
        assert len(tiles(before)) == len(PLACING.city) + 1


def test_hexes_to_choose_from_are_numbered():
    view = GAME.view(PLACING, PLACING.placers[0])
    first, second = (site.tile for site in PLACING.display[:2])
    empty = pieces(placed(view, first), "empty")
    assert [piece.label.text for piece in empty] == [str(number) for number in range(1, len(empty) + 1)]
    assert len(empty) == len({at for at, _ in placements(PLACING.city, first)})
    assert placed(view, first) != placed(view, second)


def test_tiles_to_place_are_a_picture_of_their_own():
    view = GAME.view(PLACING, PLACING.placers[0])
    scene = hands.hand(view, None, say())
    assert len(tiles(scene)) == len(PLACING.display)
    assert all(site.tile in scene.parts[-1].words for site in PLACING.display)


def test_the_way_to_a_destination_is_drawn():
    """E19: another way there is another picture, whatever it passes."""
    view = seen(table(who(), who(), city=(near("C2", "C", N, business="safe1"),)), A)
    ways = [way for way in view.ways if way.to == "C2.safehouse"]
    drawn = [tuple(pieces(hands.zoom(view, (), say(), ("C2",), way), "way")) for way in (None, *ways)]
    assert len(ways) == 2
    assert len(set(drawn)) == len(drawn)


def test_the_map_opens_where_one_stands():
    """E6: the surroundings of the viewer; who does not play sees all of the city."""
    state = found(3, 2, "turn")
    one, other = (looks.page(GAME.view(state, viewer), "", say())[1] for viewer in (state.seat, None))
    assert one != other == hands.zoom(GAME.view(state, None), (), say())


def test_a_high_town_lies_down_in_every_picture():
    """E6: tiles lie beside the same tiles with the same edges, and are larger than as they were put down."""
    row = tuple(Site(tile, 0, at, at) for at, tile in enumerate(("S1", "A1", "B1", "C1")))
    view = replace(GAME.view(DAY, None), city=row)
    turned = town.landscape(view)
    assert town.turns_of(view) > 0
    for one, other in zip(row, turned.city, strict=True):
        assert sorted(distance(one.at, each.at) for each in row) == sorted(
            distance(other.at, each.at) for each in turned.city
        )
        edges = [one.edge(direction) for direction in range(ROTATIONS)]
        assert [other.edge(direction + town.turns_of(view)) for direction in range(ROTATIONS)] == edges
    radii = [town.fit([site.at for site in each.city], (0, 0, 1196, 752)).radius for each in (turned, view)]
    assert radii[0] > radii[1]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_detail_pictures_hold_nothing_hidden(viewer):
    """§3.12."""
    shown = [state for state in states(3) if state.result is None]

    def drawn(state, who, _):
        return [*hands.zoom(GAME.view(state, who), ("S1",), say()).pieces]

    pictures.check_hidden(GAME, shown, (viewer,), drawn)
