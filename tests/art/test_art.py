from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.art import lettering
from bot.art.cards import Back, deck, held, pile
from bot.art.colours import BLACK, BLUE, INK, SKY, TOKENS, VERMILION, WHITE, YELLOW, mix, number, readable
from bot.art.grid import grid
from bot.art.kept import kept
from bot.art.lettering import (
    SMALLEST,
    can_draw,
    drawn_name,
    drawn_names,
    fitted,
    font,
    initials,
    lines,
    printable,
    write,
)
from bot.art.pen import Pen, centre, layer, put, sprite
from bot.art.plates import plate
from bot.art.png import STANDARD, Palette, png
from bot.art.tokens import SHAPES, token

BACK = Back((30, 60, 110), (90, 130, 190))


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def test_every_token_colour_survives_the_palette_exactly():
    image = Image.new("RGB", (len(TOKENS) * 100, 120), INK)
    for place, colour in enumerate(TOKENS):
        put(image, token(colour, SHAPES[place % len(SHAPES)], "A", 90), place * 100, 10)
    reduced = opened(png(image)).convert("RGB")
    for place, colour in enumerate(TOKENS):
        seen = reduced.crop((place * 100, 0, place * 100 + 100, 120)).getcolors(12000)
        assert max((count for count, each in seen if each == colour), default=0) > 500, colour


def test_an_automatic_palette_would_not_be_needed_for_its_size():
    assert len(STANDARD.colours) <= 256
    with pytest.raises(ValueError, match="too many"):
        Palette((red, 0, 0) for red in range(256))


def test_a_picture_holds_no_metadata():
    image = Image.new("RGB", (20, 20), WHITE)
    image.info["secret"] = "17"
    picture = opened(png(image))
    assert picture.format == "PNG"
    assert picture.mode == "P"
    assert picture.info == {}


def test_the_same_picture_gives_the_same_bytes():
    assert png(Image.new("RGB", (20, 20), TOKENS[0])) == png(Image.new("RGB", (20, 20), TOKENS[0]))


@pytest.mark.parametrize("shape", SHAPES)
def test_tokens_differ_without_their_colour(shape):
    others = [token(TOKENS[0], other, "A", 60).tobytes() for other in SHAPES if other != shape]
    assert token(TOKENS[0], shape, "A", 60).tobytes() not in others
    assert token(TOKENS[0], shape, "A", 60) is token(TOKENS[0], shape, "A", 60)


@pytest.mark.parametrize("character", "áéíóúüñÑ¿¡→·×…ßøžЖΩ◀▶")
def test_the_font_has(character):
    assert can_draw(character)


def test_what_the_font_lacks_is_left_out():
    assert printable("Zoë 🦊 日本 Ñandú") == "Zoë Ñandú"
    assert printable("🦊") == ""
    assert [drawn_name(("日本語", "Zoë 🦊", ""), seat) for seat in range(3)] == ["A", "Zoë", "B"]


@pytest.mark.parametrize(
    ("names", "drawn"),
    [
        (("Ana 🔥", "Ana"), ("Ana [A]", "Ana")),
        (("Ana", "Ana 🔥"), ("Ana", "Ana [N]")),
        (("Ana", "王A"), ("Ana", "A [B]")),
        (("🔥 Ana", "Ana 💧"), ("Ana [A]", "Ana [N]")),
        (("王A", "李A", "A"), ("A [B]", "A [C]", "A")),
        (("🇪🇸", "🇫🇷"), ("A", "B")),
        (("Вen", "Ben"), ("Вen", "Ben [E]")),
        (("Ana 1️⃣", "Ana"), ("Ana 1", "Ana")),
        (("Maximiliana Anders", "Maximiliana Brandt"), ("Maximiliana Anders [M]", "Maximiliana Brandt [B]")),
    ],
)
def test_names_that_are_drawn_alike_get_their_letter(names, drawn):
    assert drawn_names(names) == drawn


def test_what_tells_a_name_apart_is_never_cut_off():
    for name, end in (
        ("Maximiliana von und (2)", "… (2)"),
        ("Maximiliana Anders [M]", "… [M]"),
        ("Computadora 12", "… 12"),
    ):
        assert fitted(name, 140, 40)[0].endswith(end)


def written(text):
    image = Image.new("L", (400, 60))
    write(image, (10, 30), text, 40, 255)
    return image


@pytest.mark.skipif(not lettering.RAQM, reason="this Pillow cannot shape texts")
@pytest.mark.parametrize(("name", "shown"), [("שלום", "םולש"), ("Ana שרה 12", "Ana 12 הרש"), ("שרה (2)", "(2) הרש")])
def test_scripts_from_right_to_left_are_written_in_their_order(name, shown):
    """The font draws letter by letter what is spelt here as it is seen."""
    seen = Image.new("L", (400, 60))
    lettering.ImageDraw.Draw(seen).text((10, 30), shown, 255, font(40), "lm")
    drawn = written(name)
    assert ImageChops.difference(drawn, written(printable(name))).getbbox() is None
    near = [abs(one - two) for one, two in zip(columns(drawn), columns(seen), strict=True)]
    assert sum(near) < sum(columns(seen)) * 0.1


def columns(image):
    """Give how much ink is in each tenth of a picture, which kerning moves little."""
    return [sum(image.crop((left, 0, left + 40, 60)).tobytes()) for left in range(0, 400, 40)]


@pytest.mark.skipif(not lettering.RAQM, reason="this Pillow cannot shape texts")
def test_joiners_stay_in_pictures():
    assert printable("علی\u200cرضا") == "علی\u200cرضا"
    assert written("علی\u200cرضا").tobytes() != written("علیرضا").tobytes()
    assert printable("Ana 👨\u200d👩") == "Ana"


def test_names_that_cannot_be_shaped_are_left_to_the_letter(monkeypatch):
    monkeypatch.setattr(lettering, "RAQM", False)
    caches = (can_draw, lettering.initials_of, drawn_names)
    for cached in caches:
        cached.cache_clear()
    assert drawn_names(("שלום כהן", "Ana שרה", "Ana")) == ("A", "Ana [N]", "Ana")
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize("text", ["Ana", "Zoë Ñandú", "Дмитрий", "Ωμέγα", "Ana (2)", "Ana…"])
def test_other_scripts_are_drawn_letter_by_letter_as_ever(text):
    plain = Image.new("L", (400, 60))
    lettering.ImageDraw.Draw(plain).text((10, 30), text, 255, font(40), "lm")
    assert written(text).tobytes() == plain.tobytes()


def test_texts_fit_and_stay_legible():
    for text in ("Ana", "Maximiliana von und zu Hohenstein-Wackerbarth"):
        said, letters = fitted(text, 200, 40)
        assert font(int(letters.size)).getlength(said) <= 200
        assert letters.size >= SMALLEST
    assert fitted("Ana", 200, 40)[0] == "Ana"


def test_layers_and_sprites_have_the_size_asked_for():
    assert layer((40, 30), INK, lambda pen: pen.disc((20, 15), 5, WHITE)).size == (40, 30)
    drawn = sprite((40, 30), lambda pen: pen.disc((20, 15), 5, WHITE))
    assert drawn.getpixel((0, 0))[3] == 0
    assert drawn.getpixel((20, 15)) == (255, 255, 255, 255)


def test_a_sprite_has_no_dark_fringe():
    drawn = sprite((40, 40), lambda pen: pen.disc((20, 20), 15, WHITE))
    assert {pixel[1][:3] for pixel in drawn.getcolors(2000) if pixel[1][3]} == {WHITE}


def test_mixing():
    assert mix(BLACK, WHITE, 0.5) == (128, 128, 128)
    assert number((1, 2, 3)) == 0x010203


def test_letters_are_dark_or_light_as_the_ground_demands():
    assert {readable(ground) for ground in (WHITE, YELLOW, SKY)} == {INK}
    assert {readable(ground) for ground in (BLACK, INK, BLUE)} == {WHITE}


def test_there_is_a_shape_for_every_token_colour():
    assert len(SHAPES) == len(TOKENS)
    assert len({token(WHITE, shape, "", 66).getchannel("A").tobytes() for shape in SHAPES}) == len(SHAPES)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_token_fills_its_square_and_no_more(shape):
    left, top, right, bottom = token(WHITE, shape, "A", 100).getbbox()
    assert right - left >= 88
    assert bottom - top >= 82


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ana", "Ben"), "AB"),
        (("Player 1", "Player 2", "Player 3"), "P23"),
        (("Ana", "Anton", "Alma"), "ANL"),
        (("日本", "🦊", ""), "ABC"),
        (("éva", "ßeta", "Eva"), "ÉSE"),
        (("A", "A", "A"), "ABC"),
        (("Ana", "A", "日本語"), "NAB"),
        (("Ana", "Анна"), "AН"),
    ],
)
def test_every_name_gets_a_letter_of_its_own(names, letters):
    assert initials(names) == tuple(letters)


def test_words_break_into_lines_before_they_are_cut():
    assert lines("codes entered", 190, 38) == (["codes", "entered"], 38)
    assert lines("turns", 190, 38) == (["turns"], 38)
    said, size = lines("far too many words for so narrow a place", 190, 38)
    assert (len(said), size) == (2, SMALLEST)
    assert all(font(size).getlength(line) <= 190 for line in said)
    assert said[1].endswith("…")
    assert lines("", 190, 38) == ([""], 38)


@pytest.mark.parametrize("count", range(13))
def test_a_grid_keeps_things_apart_and_in_the_box(count):
    box = (10, 20, 310, 200)
    places = grid(count, box, 1.25, 96)
    assert len(places.corners) == count
    for done, (x, y) in enumerate(places.corners):
        assert x >= box[0]
        assert y >= box[1]
        assert x + places.width <= box[2] + 0.5
        assert y + places.width * 1.25 <= box[3] + 0.5
        for other_x, other_y in places.corners[:done]:
            assert abs(x - other_x) >= places.width or abs(y - other_y) >= places.width * 1.25


def test_a_grid_takes_the_largest_that_fits():
    assert grid(1, (0, 0, 400, 400), most=90).width == 90
    assert grid(8, (0, 0, 400, 200), gap=0).width == 100
    assert grid(2, (0, 0, 100, 400), gap=0).width == 100


def test_drawing_within_a_box_leaves_the_rest_alone():
    def paint(pen: Pen) -> None:
        pen.within((10, 10, 20, 20), lambda inside: inside.box((-50, -50, 50, 50), VERMILION))

    drawn = layer((30, 30), INK, paint)
    assert drawn.getpixel((9, 9)) == drawn.getpixel((20, 20)) == INK
    assert drawn.getpixel((10, 10)) == drawn.getpixel((19, 19)) == VERMILION


def test_a_sprite_on_another_keeps_what_is_opaque():
    """Edges of the upper one would become holes where both were mixed like colours."""
    below, piece = Image.new("RGBA", (20, 20), (*INK, 255)), Image.new("RGBA", (20, 20), (*WHITE, 128))
    put(below, piece, -3, 4.4)
    assert below.getchannel("A").getextrema() == (255, 255)
    assert below.getpixel((0, 3))[:3] == INK != below.getpixel((0, 4))[:3]


@pytest.mark.parametrize("count", [0, 1, 2, 5, 12])
def test_cards_face_down_show_how_many(count):
    assert deck(count, BACK).size == (96, 96)
    assert held(count, (50, 40), BACK).size == (50, 40)
    for draw in (lambda n: deck(2 * n, BACK), lambda n: held(n, (50, 40), BACK), lambda n: pile(n, 40, BACK)):
        assert draw(count + 1).tobytes() != draw(count + 2).tobytes()


@pytest.mark.parametrize("lit", [True, False])
@pytest.mark.parametrize("size", [(200, 90), (1184, 332), (40, 400)])
def test_a_plate_has_round_corners_and_is_lit_by_its_filling(size, lit):
    image = Image.new("RGB", (1200, 420), WHITE)
    plate(image, (8, 8, 8 + size[0], 8 + size[1]), YELLOW, lit)
    assert (image.getpixel((8 + size[0] // 2, 8 + size[1] // 2)) == YELLOW) is lit
    right, bottom = 7 + size[0], 7 + size[1]
    assert {image.getpixel(at) for at in ((8, 8), (right, 8), (8, bottom), (right, bottom))} == {WHITE}
    assert image.getpixel((8 + size[0] // 2, 8)) == INK
    assert ImageChops.difference(image, Image.new("RGB", image.size, WHITE)).getbbox() == (8, 8, right + 1, bottom + 1)


def test_a_plate_may_be_thinner_than_its_rims():
    image = Image.new("RGB", (40, 40), WHITE)
    plate(image, (4, 4, 36, 10), YELLOW, True)
    assert image.getpixel((20, 6)) == INK
    assert image.getpixel((20, 12)) == WHITE


def test_pictures_are_kept_up_to_a_number_of_bytes():
    drawn = []

    @kept(1000)
    def square(side):
        drawn.append(side)
        return Image.new("RGB", (side, side))

    first = square(10)
    assert square(10) is first
    for side in (9, 8, 10, 7, 9):
        square(side)
    assert drawn == [10, 9, 8, 7, 9], "the one that was asked for longest ago goes first"
    assert square(30) is square(30), "the last one stays, however large"
    square(10)
    assert drawn == [10, 9, 8, 7, 9, 30, 10]


def test_a_pile_without_a_card_is_an_outline():
    assert pile(0, 40, BACK).size == pile(1, 40, BACK).size
    assert pile(0, 40, BACK).tobytes() != pile(1, 40, BACK).tobytes()


def test_a_thick_deck_keeps_the_colours_of_its_back():
    for count in (4, 16, 40, 84):
        counts = {colour[:3]: number for number, colour in deck(count, BACK).getcolors(1 << 14) if colour[3] == 255}
        assert counts[BACK.ground] > 2000
        assert counts[BACK.rim] > 200


def test_what_is_smaller_than_a_pixel_can_be_drawn():
    assert sprite((20, 20), lambda pen: pen.disc((10, 10), 0.05, SKY), scale=1).size == (20, 20)


@pytest.mark.parametrize(("count", "size"), [(8, (84, 120)), (39, (84, 120)), (39, (50, 40))])
def test_the_number_on_a_hand_is_within_its_cards(count, size):
    number = held(count, size, BACK).convert("RGB").point(lambda part: 255 if part > 250 else 0).convert("L")
    left, _, right, _ = number.getbbox()
    assert left > 0
    assert right < size[0]


def test_letters_can_have_a_rim():
    bare = sprite((40, 40), lambda pen: pen.text((20, 20), "8", 24, SKY))
    rimmed = sprite((40, 40), lambda pen: pen.text((20, 20), "8", 24, SKY, rim=INK, width=3))
    near, far = bare.getbbox(), rimmed.getbbox()
    assert far[0] <= near[0] - 2
    assert far[2] >= near[2] + 2
    assert max(rimmed.getpixel((far[0] + 1, 12))[:3]) < max(INK) + 4


@pytest.mark.parametrize("at", [(30, 20), (0, 0), (60, 40), (-4, 20)])
def test_a_sprite_is_laid_around_its_middle(at):
    image, piece = Image.new("RGB", (60, 40), INK), sprite((10, 10), lambda pen: pen.box((0, 0, 10, 10), SKY))
    centre(image, piece, at)
    x, y = at
    assert ImageChops.difference(image, Image.new("RGB", image.size, INK)).getbbox() == (
        max(0, x - 5),
        max(0, y - 5),
        min(60, x + 5),
        min(40, y + 5),
    )


def test_a_sprite_outside_of_the_picture_is_left_out():
    image = Image.new("RGB", (60, 40), INK)
    centre(image, sprite((10, 10), lambda pen: pen.box((0, 0, 10, 10), SKY)), (-6, 20))
    assert image.getcolors() == [(2400, INK)]
