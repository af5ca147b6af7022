from io import BytesIO

import pytest
from PIL import Image

from bot.art.colours import BLACK, INK, TOKENS, WHITE, mix, number
from bot.art.lettering import SMALLEST, fitted, font, known, printable
from bot.art.pen import layer, put, sprite
from bot.art.png import STANDARD, Palette, png
from bot.art.tokens import token

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star")


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
    assert known(character)


def test_what_the_font_lacks_is_left_out():
    assert printable("Zoë 🦊 日本 Ñandú") == "Zoë Ñandú"
    assert printable("🦊") == ""


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
