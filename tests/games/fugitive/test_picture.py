from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.art.colours import ORANGE, SKY
from bot.engine.game import Result
from bot.engine.texts import LANGUAGES, Say, texts
from cogs.fugitive.face import arrangements, parts, replay
from cogs.fugitive.face.arrangements import side
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Spot
from tests.games.fugitive.looks import MIDDLE, SEATS, START, longest_games, said

SIZE = parts.WIDTH, parts.HEIGHT
ASPHALT = 52, 62, 84


def drawn(state, viewer=None, language="en"):
    return PRESENTER.picture(GAME.view(state, viewer), said(language))


def picture(state, viewer=None, language="en"):
    return Image.open(BytesIO(drawn(state, viewer, language)))


@pytest.mark.parametrize("viewer", SEATS)
def test_the_picture_is_1200_wide_for_every_seat_and_keeps_the_token_colours(viewer):
    image = picture(MIDDLE, viewer)
    assert image.size == SIZE == (1200, 900)
    assert image.info == {}
    colours = {colour: count for count, colour in image.convert("RGB").getcolors(1200 * 900)}
    assert colours[ORANGE] > 2000
    assert colours[SKY] > 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_row_can_be_drawn(language):
    for state in longest_games():
        for viewer in (None, 0):
            assert picture(state, viewer, language).size == SIZE


def test_roads_have_room_for_the_longest_row():
    assert parts.road_for(43).places >= 43
    assert parts.road_for(2).lines == 1
    for road in parts.ROADS:
        for place in range(road.places):
            x, y = road.centre(place)
            below = max(road.pile * 1.05, road.rows * (road.chip * 0.68 + 3))
            assert x - road.card / 2 > 0
            assert x + road.card / 2 < 1200
            assert y - road.high / 2 >= 190
            assert y + road.high / 2 + parts.GAP + below <= 792
            if place + road.columns < road.places:
                assert below + parts.GAP <= road.drop - road.high
        assert 2 * road.chip + 4 <= (1200 - 60) / road.columns or not road.rows


@pytest.mark.parametrize("sky", ["night", "manhunt"])
def test_cards_lie_on_the_road_of_their_ground(sky):
    for road in parts.ROADS:
        ground = parts.ART.ground(f"{sky}-{road.lines}").convert("RGB")
        assert ground.size == SIZE
        for place in range(road.places):
            x, y = road.centre(place)
            assert ground.getpixel((x, y + 10)) == ASPHALT, "beside the paint in its middle"
    ground = parts.ART.ground(f"replay-{sky}").convert("RGB")
    assert ground.size == replay.SIZE
    assert {ground.getpixel(replay.centre(number)) for number in range(1, 43)} == {ASPHALT}


def test_sprint_counts_are_among_the_largest_things():
    """Each nearly as large as the question mark above it."""
    covered = replace(MIDDLE, row=(START, Spot(3, (1,), 1), Spot(9, (11, 8), 2), Spot(12, (2, 4, 6, 10, 13), 3)))
    scene = arrangements.board(GAME.view(covered, None), said())
    row = next(part for part in scene.parts if part.name == "row")
    counts = [each for each in row.pieces if each.sprite == "back" and each.label]
    assert [each.label.text for each in counts] == ["1", "2", "5"]
    digits = min(each.label.size * each.width * 1.05 for each in counts)
    assert digits >= 0.8 * max(each.label.size * each.width * 1.25 for each in row.pieces if each.sprite == "card-back")


def test_tokens_of_the_sides_are_large_enough():
    """48 pixels at least (tests/contract/test_scenes.py knows those of seats alone)."""
    for state in (MIDDLE, *longest_games()):
        pieces = arrangements.board(GAME.view(state, None), said()).pieces
        assert min(each.width for each in pieces if each.sprite in ("fugitive", "marshal")) >= 48


def test_own_cards_are_marked_only_for_the_fugitive():
    spots = [side(GAME.view(MIDDLE, viewer), GAME.view(MIDDLE, viewer).row[3]) for viewer in SEATS]
    assert spots == ["back", "own", "back"]
    over = replace(MIDDLE, phase="over", result=Result((0,), "escaped"))
    assert side(GAME.view(over, None), GAME.view(over, None).row[3]) == "lost"


def test_nothing_is_turned_up_while_the_game_runs():
    with pytest.raises(ValueError, match="not over"):
        arrangements.opened(GAME.view(MIDDLE, 0))
    over = replace(MIDDLE, phase="over", result=Result((0,), "escaped"))
    assert arrangements.opened(GAME.view(over, None)).fugitive == MIDDLE.hand
    assert arrangements.ending(GAME.view(MIDDLE, 0), said()) is None


@pytest.mark.parametrize("viewer", SEATS)
def test_places_are_numbered_where_events_may_name_them(viewer):
    """§6.4 events 8 and 9."""
    pictures = [drawn(replace(MIDDLE, variant=variant), viewer) for variant in ("none", "random")]
    assert pictures[0] != pictures[1]


def test_names_that_the_font_lacks_do_not_break_the_picture():
    say = Say(texts("en", (PRESENTER.texts,)), ("🦊🦊", "日本" * 16))
    image = Image.open(BytesIO(PRESENTER.picture(GAME.view(MIDDLE, None), say)))
    assert image.size == SIZE


def test_drawing_does_not_depend_on_what_was_drawn_before():
    first = drawn(MIDDLE)
    drawn(MIDDLE, 0)
    for state in longest_games():
        drawn(state)
    assert drawn(MIDDLE) == first


def test_what_a_spot_holds_is_all_that_differs_in_a_replay():
    """A card has the same place as a hideout, as a sprint card, and in either hand."""
    moved = replace(MIDDLE, hand=(7, *MIDDLE.hand[1:]), marshal_hand=(1, 25), row=(*MIDDLE.row[:3], Spot(11, (2,), 3)))
    places = []
    for state in (MIDDLE, moved):
        scene = replay.replay(state, said())
        places.append({piece.spot: (piece.x, piece.y) for piece in scene.pieces})
    assert {spot for spot in places[0] if spot in places[1]} >= {"number 1", "number 7", "number 11", "deck 0"}
    assert all(places[0][spot] == places[1][spot] for spot in places[0] if spot in places[1])
