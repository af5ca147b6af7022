from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.art.colours import ORANGE, SKY
from bot.art.lettering import font
from bot.engine.game import Result
from bot.engine.texts import LANGUAGES, Say, texts
from cogs.fugitive.face import scenery
from cogs.fugitive.face.picture import draw, name_lines, paint, side
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from tests.games.fugitive.build import LENGTHS
from tests.games.fugitive.looks import MIDDLE, SEATS, longest_games, said


def picture(state, viewer, language="en"):
    return Image.open(BytesIO(draw(GAME.view(state, viewer), said(language))))


@pytest.mark.parametrize("viewer", SEATS)
def test_the_picture_is_1200_wide_for_every_seat_and_keeps_the_token_colours(viewer):
    image = picture(MIDDLE, viewer)
    assert image.size == scenery.SIZE == (1200, 800)
    assert image.info == {}
    colours = {colour: count for count, colour in image.convert("RGB").getcolors(1200 * 800)}
    assert colours[ORANGE] > 2000
    assert colours[SKY] > 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_row_can_be_drawn(language):
    for state in longest_games():
        for viewer in (None, 0):
            assert paint(GAME.view(state, viewer), said(language)).size == scenery.SIZE


def test_roads_have_room_for_the_longest_row():
    assert scenery.road_for(43).places >= 43
    assert scenery.road_for(2).lines == 1
    for road in scenery.ROADS:
        for place in range(road.places):
            x, y = road.centre(place)
            assert x - road.card[0] / 2 > 0
            assert x + road.card[0] / 2 < 1200
            assert y - road.card[1] / 2 >= scenery.TOP
            chips = road.beneath * (road.chip[1] + 3) + 6
            assert y + road.card[1] / 2 + chips <= scenery.BOTTOM
        assert min(road.card) >= 80
        assert road.chip[1] >= 34
        assert 2 * road.chip[0] + 4 <= road.pitch or road.beneath == 1


def test_own_cards_are_marked_only_for_the_fugitive():
    spots = [side(GAME.view(MIDDLE, viewer), GAME.view(MIDDLE, viewer).row[3]) for viewer in SEATS]
    assert spots == ["back", "own", "back"]
    over = replace(MIDDLE, phase="over", result=Result((0,), "escaped"))
    assert side(GAME.view(over, None), GAME.view(over, None).row[3]) == "lost"


@pytest.mark.parametrize("name", LENGTHS)
def test_names_are_never_cut_off(name):
    lines, size = name_lines(name)
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")
    assert all(font(size).getlength(line) <= 262 for line in lines)


@pytest.mark.parametrize("viewer", SEATS)
def test_places_are_numbered_where_events_may_name_them(viewer):
    """§6.4 events 8 and 9."""
    pictures = [draw(GAME.view(replace(MIDDLE, variant=variant), viewer), said()) for variant in ("none", "random")]
    assert pictures[0] != pictures[1]


def test_names_that_the_font_lacks_do_not_break_the_picture():
    say = Say(texts("en", (PRESENTER.texts,)), ("🦊🦊", "日本" * 16))
    assert paint(GAME.view(MIDDLE, None), say).size == scenery.SIZE


def test_drawing_does_not_depend_on_what_was_drawn_before():
    first = draw(GAME.view(MIDDLE, None), said())
    draw(GAME.view(MIDDLE, 0), said())
    for state in longest_games():
        draw(GAME.view(state, None), said())
    assert draw(GAME.view(MIDDLE, None), said()) == first
