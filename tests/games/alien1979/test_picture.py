from io import BytesIO
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.art.colours import TOKENS, luminance
from bot.art.lettering import fitted
from bot.engine.game import Result
from bot.engine.texts import LANGUAGES, Say, texts
from bot.scene.compose import compose
from cogs.alien1979 import data
from cogs.alien1979.face import arrangements, moments, parts
from cogs.alien1979.face.parts import ART, PALETTE, ROOMS, WOUND, Figure
from cogs.alien1979.face.replay import replay as laid_out
from cogs.alien1979.face.replay import table as background
from cogs.alien1979.render import PRESENTER
from cogs.alien1979.rules.game import GAME
from tests.contract import pictures
from tests.games.alien1979.build import card, dead, pawn, table

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Flo", "Gus", "Hal")
REASONS = ("launched", "empty", "alien", "limit", "left")


def say(language="en", names=NAMES):
    return Say(texts(language, (PRESENTER.texts,)), names)


def drawn(state, viewer=None, language="en", names=NAMES):
    return PRESENTER.picture(GAME.view(state, viewer), say(language, names[: len(state.pawns)]))


def opened(state, **more):
    return Image.open(BytesIO(drawn(state, **more)))


def plates(state):
    scene = arrangements.board(GAME.view(state, None), say(names=NAMES[: len(state.pawns)]))
    return [part for part in scene.parts if part.name.startswith("player")]


def crowd():
    return table(*(pawn("oros", marks=seat % 5, shielded=seat % 3 == 0, weapon=True) for seat in range(8)))


PLAIN = table(pawn("oros", "rs"), pawn("copas"), pawn(), alien="oros", lying={"oros": "r"})
HUNTED = table(pawn("oros"), pawn("nave"), pawn(), enterer=1, countdown=3)
OVER = table(pawn("oros"), pawn("nave"), dead(), enterer=1, countdown=0, phase="over")


def with_pawn(state, **fields):
    return replace(state, pawns=(replace(state.pawns[0], **fields), *state.pawns[1:]))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_picture_is_the_same_for_every_seat(seats):
    pictures.check_same_for_all(pictures.states(GAME, seats)[:-1][:: -pictures.PARTS], seats, drawn)


@pytest.mark.parametrize("state", [PLAIN, HUNTED, crowd()], ids=["plain", "hunted", "crowd"])
def test_the_same_view_gives_the_same_bytes(state):
    assert drawn(state) == drawn(state)


@pytest.mark.parametrize(
    ("state", "other"),
    [
        (PLAIN, with_pawn(PLAIN, marks=1)),
        (with_pawn(PLAIN, marks=3), with_pawn(PLAIN, marks=4)),
        (PLAIN, with_pawn(PLAIN, weapon=True)),
        (with_pawn(PLAIN, weapon=True), with_pawn(PLAIN, weapon=True, shielded=True)),
        (PLAIN, with_pawn(PLAIN, place="bastos")),
        (PLAIN, with_pawn(PLAIN, codes=("rey",))),
        (PLAIN, replace(PLAIN, alien="bastos")),
        (PLAIN, replace(PLAIN, enterer=2)),
        (PLAIN, replace(PLAIN, lying=(("rey",), (), ("rey",), ()))),
        (PLAIN, replace(PLAIN, discards=(card("5 copas"),))),
        (replace(PLAIN, discards=(card("5 copas"),)), replace(PLAIN, discards=(card("5 oros"),))),
        (PLAIN, replace(PLAIN, deck=PLAIN.deck[1:])),
        (PLAIN, replace(PLAIN, turn=1)),
        (PLAIN, replace(PLAIN, owed=(0,))),
        (PLAIN, replace(PLAIN, round=2)),
        (replace(PLAIN, pawns=(dead(), *PLAIN.pawns[1:])), replace(PLAIN, pawns=(dead("left"), *PLAIN.pawns[1:]))),
        (HUNTED, replace(HUNTED, countdown=None)),
        (HUNTED, replace(HUNTED, countdown=2)),
        (HUNTED, replace(HUNTED, enterer=0)),
        (replace(OVER, result=Result((1,), "launched")), replace(OVER, result=Result((), "empty"))),
        (replace(OVER, result=Result((), "limit")), replace(OVER, result=Result((), "left"))),
    ],
)
def test_every_public_fact_is_in_the_picture(state, other):
    assert drawn(state) != drawn(other)


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_is_drawn_with_its_name(reason, language):
    state = replace(OVER, result=Result((1,) if reason == "launched" else (), reason))
    assert opened(state, language=language).size == (1200, 900)
    scene = moments.ending(GAME.view(state, None), say(language, NAMES[:3]))
    runs = {run.text for part in scene.parts for run in part.runs}
    assert say(language)(f"alien1979-picture-end-{reason}") in runs


def test_codes_are_turned_up_at_the_end_alone():
    """A type of its own has them, and only an ended game gives one."""
    with pytest.raises(ValueError, match="not over"):
        moments.open_secrets(GAME.view(PLAIN, 0))
    up = moments.open_secrets(GAME.view(replace(PLAIN, result=Result((), "alien")), None))
    assert (up.hands[0], up.lying[data.SECTORS.index("oros")]) == (("sota", "rey"), ("rey",))


@pytest.mark.parametrize("seats", [3, 8])
def test_a_spot_of_a_replay_lies_at_one_place_in_all_worlds_of_a_seat(seats):
    """Pawns and the Alien go about, but everybody sees where they are."""
    names, shared = say(names=NAMES[:seats]), 0
    for number, state in enumerate(pictures.states(GAME, seats)[:-1][::3]):
        for seat in range(seats):
            worlds = state, pictures.exchanged(GAME, state, seat, number)
            here, there = ({each.spot: (each.x, each.y) for each in laid_out(world, names).pieces} for world in worlds)
            assert all(here[spot] == there[spot] for spot in here.keys() & there)
            shared += here.keys() != there.keys()
    assert shared, "worlds differ"


def test_eight_tokens_beside_the_alien_keep_their_colours():
    room = opened(crowd()).convert("RGB").crop(tuple(map(round, ROOMS["oros"])))
    counts = {colour: count for count, colour in room.getcolors(room.width * room.height)}
    for colour in TOKENS:
        assert counts.get(colour, 0) > 400, colour


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("place", [*data.SECTORS, "madre", "nave"])
def test_any_number_of_tokens_stands_in_its_room(seats, place):
    """On the board and where risks are; never so small that their shapes could not be told apart."""
    state = table(*(pawn(place, weapon=True) for _ in range(seats)), alien="oros", enterer=0)
    left, top, right, bottom = ROOMS[place]
    for scene in (
        arrangements.board(GAME.view(state, None), say(names=NAMES[:seats])),
        arrangements.hand(GAME.view(state, 0), None, say(names=NAMES[:seats])),
    ):
        (room,) = (part for part in scene.parts if part.name == place)
        tokens = [piece for piece in room.pieces if piece.sprite.startswith("token")]
        assert len(tokens) == (seats if place != "nave" else min(seats, seats // 2))
        for piece in tokens:
            assert piece.width >= 48
            assert left < piece.x - piece.width / 2 < piece.x + piece.width / 2 < right
            assert top + 40 < piece.y - piece.width / 2 < piece.y + piece.width * (parts.TALL - 0.5) < bottom + 12


def test_the_mad_alien_differs_by_its_form():
    calm, mad = (ART.sprite(f"alien-{mood}", 120).getchannel("A") for mood in ("calm", "mad"))
    apart = ImageChops.difference(calm, mad).point(lambda alpha: 255 if alpha > 128 else 0)
    assert sum(count for count, alpha in apart.getcolors() if alpha) > 0.1 * calm.width * calm.height


@pytest.mark.parametrize("marks", range(data.DEADLY + 1))
def test_marks_are_counted_by_tall_notches(marks):
    strip = ART.sprite(f"marks-{marks}", 240).convert("RGB")
    tall = [strip.getpixel((27 + 46 * place, 10)) == WOUND for place in range(data.DEADLY)]
    assert tall == [place < marks for place in range(data.DEADLY)]


@pytest.mark.parametrize(
    ("name", "other"), tuple(combinations(("weapon", "shield-armed", "bubble", "skull", "door"), 2))
)
def test_signs_differ_by_their_form(name, other):
    one, two = (ART.sprite(each, 60).convert("L").resize((60, 60)) for each in (name, other))
    apart = ImageChops.difference(one, two).point(lambda value: 255 if value > 60 else 0)
    assert apart.histogram()[255] > 0.08 * 60 * 60


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_long_name_stays_on_its_plate(seats):
    state = table(*(pawn("nave") for _ in range(seats)), turn=1)
    short = drawn(state)
    boxes = [part.panels[0].box for part in plates(state)]
    for seat in range(seats):
        names = (*NAMES[:seat], f"{NAMES[seat][0]}{'W' * 23}", *NAMES[seat + 1 :])
        pictures.check_stays(short, drawn(state, names=names), boxes[seat])


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_player_has_stays_on_its_plate(seats):
    bare = [
        parts.plate(Figure(seat), part.panels[0].box, say())
        for seat, part in enumerate(plates(table(*[pawn()] * seats)))
    ]
    for seat, part in enumerate(bare):
        full = Figure(seat, marks=4, guard="shield-armed", owed=True, codes=5)
        left, top, right, bottom = part.panels[0].box
        for piece in parts.plate(full, part.panels[0].box, say()).pieces:
            assert left < piece.x - piece.width / 2 < piece.x + piece.width / 2 < right
            assert top < piece.y < bottom


def test_whoever_acts_and_whoever_wins_is_lit():
    assert [part.panels[0].lit for part in plates(replace(PLAIN, turn=1))] == [False, True, False]
    over = replace(OVER, result=Result((1,), "launched"))
    assert [part.panels[0].lit for part in plates(over)] == [False, True, False]


def test_names_that_the_font_lacks_get_a_letter():
    assert drawn(PLAIN, names=("日本語", "🦊", "")) != drawn(PLAIN)


def test_players_who_are_out_stand_in_no_room():
    gone = table(dead(), pawn("oros"), dead("left"), turn=1)
    counts = dict(map(reversed, opened(gone).convert("RGB").getcolors(1 << 20)))
    assert not counts.get(TOKENS[2])


def test_every_colour_that_is_named_stays_as_it_is():
    pictures.check_colours([parts], PALETTE, 8)
    assert not {*ART.index.colours} - {*PALETTE.colours}
    assert len(ART.index.colours) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["saved", "lost", "dead", "left"])
def test_words_on_plates_are_not_cut(language, word):
    said = say(language)(f"alien1979-picture-{word}")
    assert fitted(said, 196, 42)[1].size >= 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [0, 1, 37, 99, 100])
def test_the_risk_is_told_in_words_that_fit_a_sector(language, percent):
    said = say(language)("alien1979-picture-risk", percent=percent)
    assert fitted(said, 428, 42)[1].size >= 40


@pytest.mark.parametrize("seats", [2, 8])
def test_plates_count_no_codes_once_these_are_entered(seats):
    """No player has any then (§3.6), and no plate says 0."""
    state = table(*(pawn() for _ in range(seats)), enterer=0)
    assert drawn(state) == drawn(with_pawn(state, codes=("rey",)))


def test_rooms_are_called_what_the_texts_call_them():
    head = tuple(map(round, ROOMS["oros"][:2]))
    box = (head[0] + 60, head[1], head[0] + 380, head[1] + 48)
    heads = [opened(PLAIN, language=language).convert("RGB").crop(box).tobytes() for language in ("en", "es")]
    assert heads[0] != heads[1]


@pytest.mark.parametrize("name", ["Computadora 3", "Computadora 4", "Maximiliana (2)"])
def test_the_number_at_the_end_of_a_long_name_is_never_cut_off(name):
    shown, letters = fitted(name, 190, 40)
    assert letters.getlength(shown) <= 190
    assert shown.split()[-1] == name.split()[-1]


PHONE, CONTRAST, ENOUGH = 310, 4.5, 150
"""The width of a picture on a phone, the least contrast of the Alien, and how many of its pixels must have it."""

FLOORS = {"calm": (0x34, 0x4A, 0x32), "mad": (0x54, 0x1E, 0x26)}
"""The colours of the Alien's sector (`art/alarm-*.svg`)."""


@pytest.mark.parametrize("mood", FLOORS)
@pytest.mark.parametrize("kind", ["board", "hand", "replay"])
def test_the_alien_stands_out_at_the_width_of_a_phone(mood, kind):
    """Its light rim is wide, so nobody needs to know its colour."""
    state = table(pawn("madre"), pawn("madre"), alien="oros", enterer=1 if mood == "mad" else None)
    names = say(names=NAMES[:2])
    if kind == "replay":
        below = background("2", names)
        scene = replace(below, parts=(*below.parts, *laid_out(state, names).parts))
    elif kind == "hand":
        scene = arrangements.hand(GAME.view(state, 0), None, names)
    else:
        scene = arrangements.board(GAME.view(state, None), names)
    image = compose(ART, parts.SPACE, scene)
    small = image.resize((PHONE, round(PHONE * image.height / image.width)), Image.Resampling.BOX)
    scale = PHONE / parts.WIDTH  # a replay is smaller, but shows the ship in the same share of its width
    left, top, right, bottom = (scale * each for each in ROOMS["oros"])
    corner = small.crop((round((left + right) / 2), round(top + 28), round(right) - 3, round(bottom) - 3))
    counted = corner.getcolors(corner.width * corner.height)
    light = sum(count for count, colour in counted if contrast(colour, FLOORS[mood]) >= CONTRAST)
    assert light >= ENOUGH


def contrast(one, other):
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
