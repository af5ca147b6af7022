from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.art.colours import INK, TOKENS, luminance
from bot.art.lettering import fitted
from bot.art.pen import put
from bot.engine.game import Result
from bot.engine.texts import LANGUAGES, Say, texts
from bot.scene.compose import look
from cogs.stalag17 import data
from cogs.stalag17.data import RECONSTRUCTED
from cogs.stalag17.face import arrangements, now, parts
from cogs.stalag17.render import PRESENTER
from cogs.stalag17.rules.game import GAME
from cogs.stalag17.rules.plan import make_plan
from tests.contract import pictures
from tests.games.stalag17.build import table, who, with_player
from tests.games.stalag17.playing import Ready

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
TEXTS = Path(data.__file__).parent / "texts"
REASONS = ("free", "together", "void", "gone", "alone")
ALL = "informer negotiation exchange joint"


def say(language="en", names=NAMES):
    return Say(texts(language, (TEXTS,)), names)


def drawn(state, viewer=None, language="en", names=NAMES):
    return PRESENTER.picture(GAME.view(state, viewer), say(language, names[: len(state.players)]))


def place(seat, players):
    return parts.rows(players, arrangements.TOPS[players])[seat]


def shown(piece):
    return look(parts.ART, piece.look)


def players(count, **more):
    """Seat as many as `count`, with cards in hand, in play and in front of them."""
    hands = ("food1 map2", "r3 info", "tools2 barr", "documents1 r5", "map1 r4")
    laid = ("clothes1 r3", "r4", "food2 tools1 r3", "clothes2 documents2", "barr")
    return tuple(who(hands[seat], laid[seat], coin=True, **more) for seat in range(count))


PLAIN = replace(table(*players(3), rules=ALL, discards="clothes1 r5"), plan=make_plan(("food", "map", "special"), 4))
COINS = replace(PLAIN, phase="coin")
JOINT = replace(PLAIN, phase="joint", escaper=0, turn=1)
OVER = replace(PLAIN, phase="over", result=Result((0,), "free", (1, 2, 3)))


def with_first(state, **fields):
    return with_player(state, 0, **fields)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_picture_is_the_same_for_every_seat(seats):
    """§6, the end included, when all cards lie open."""
    shown = pictures.states(GAME, seats, policy=Ready())[:: -pictures.PARTS]
    pictures.check_same_for_all(shown, seats, drawn)


def test_the_side_of_a_coin_is_not_in_the_picture():
    heads, tails = (drawn(with_first(COINS, side=side), viewer=0) for side in ("heads", "tails"))
    assert heads == tails
    assert heads != drawn(COINS)


@pytest.mark.parametrize(
    ("state", "other"),
    [
        (PLAIN, replace(PLAIN, plan=make_plan(("food", "map", "special"), 5))),
        (PLAIN, replace(PLAIN, plan=make_plan(("food", "map", "map"), 6))),
        (PLAIN, replace(PLAIN, turn=1)),
        (PLAIN, replace(PLAIN, start=1)),
        (PLAIN, replace(PLAIN, round=2)),
        (PLAIN, replace(PLAIN, attempted=True)),
        (PLAIN, replace(PLAIN, last=2)),
        (replace(PLAIN, last=1), replace(PLAIN, last=2)),
        (PLAIN, replace(PLAIN, deck=PLAIN.deck[1:])),
        (PLAIN, replace(PLAIN, discards=PLAIN.discards[:1])),
        (PLAIN, replace(PLAIN, discards=PLAIN.discards[::-1])),
        (PLAIN, replace(PLAIN, informer=False)),
        (PLAIN, with_first(PLAIN, left=2)),
        (PLAIN, with_first(PLAIN, vigilance=1)),
        (PLAIN, with_first(PLAIN, coin=False)),
        (with_first(PLAIN, coin=False), with_first(PLAIN, coin=False, informer=True)),
        (PLAIN, with_first(PLAIN, hand=PLAIN.players[0].hand[1:])),
        (PLAIN, with_first(PLAIN, laid=PLAIN.players[0].laid[1:])),
        (PLAIN, with_first(PLAIN, offer="map-1.4")),
        (with_first(PLAIN, offer="map-1.4"), with_first(PLAIN, offer="map-2.4")),
        (with_first(PLAIN, offer="map-1.4"), with_first(PLAIN, negotiated=("map-1.4",))),
        (PLAIN, with_first(PLAIN, seen=PLAIN.players[0].laid[:1])),
        (PLAIN, with_first(PLAIN, held=PLAIN.players[0].hand[:1])),
        (with_first(PLAIN, held=("food-1.1",)), with_first(PLAIN, somewhere=("food-1.1",))),
        (PLAIN, with_first(PLAIN, gone=True)),
        (PLAIN, COINS),
        (COINS, with_first(COINS, side="heads")),
        (PLAIN, JOINT),
        (JOINT, replace(JOINT, players=(*JOINT.players[:2], replace(JOINT.players[2], answer="stay")))),
        (JOINT, replace(JOINT, escaper=2)),
        (OVER, replace(OVER, result=Result((0, 1), "together", (1, 1, 3)))),
        (OVER, replace(OVER, result=Result((0,), "free", (1, 3, 2)))),
    ],
)
def test_every_public_fact_is_in_the_picture(state, other):
    assert drawn(state) != drawn(other)


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (COINS, "3 coins to choose"),
        (JOINT, "Ana has escaped"),
        (replace(PLAIN, last=1), "the last turn"),
        (replace(PLAIN, attempted=True), "escape failed"),
        (replace(PLAIN, turn=1), "Ben's turn"),
        (OVER, "Ana wins"),
    ],
)
def test_the_title_says_what_is_going_on(state, told):
    assert now.short_now_line(GAME.view(state, None), say(names=NAMES[:3])) == told


def test_who_must_choose_is_lit():
    def lit(state):
        scene = arrangements.board(GAME.view(state, None), say(names=NAMES[:3]))
        return [part.panels[0].lit for part in scene.parts if part.name.startswith("player")]

    assert lit(with_first(COINS, side="tails")) == [False, True, True]
    assert lit(JOINT) == [False, True, True]
    assert lit(OVER) == [True, False, False]


def test_a_coin_shows_what_has_become_of_it():
    """§4.1."""
    state = with_player(with_first(COINS, side="tails"), 2, coin=False)
    assert [arrangements.coin_state(GAME.view(state, None), seat) for seat in range(3)] == ["chosen", "asked", "spent"]
    informing = GAME.view(with_first(PLAIN, informer=True, coin=False), None)
    assert [arrangements.coin_state(informing, seat) for seat in range(2)] == ["informer", "kept"]


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_is_drawn(reason, language):
    winners = (0, 1) if reason in ("together", "void") else (0,)
    state = replace(OVER, result=Result(winners, reason, (1, 1, 3)))
    assert pictures.opened(drawn(state, language=language)).size == (1200, 900)


def test_at_the_end_the_cards_lie_open():
    """§3.7."""
    other = with_first(OVER, hand=("food-1.1", "documents-2.4"))
    assert drawn(OVER) != drawn(other)
    assert drawn(PLAIN) == drawn(with_first(PLAIN, hand=("food-1.1", "documents-2.4")))


@pytest.mark.parametrize("faces", [3, 4, 5])
def test_any_number_of_dice_fits(faces):
    state = table(*players(5), rules=ALL)
    state = replace(state, plan=make_plan(("special",) * faces, 6))
    assert drawn(state) != drawn(replace(state, plan=make_plan((*state.plan.faces[1:], "food"), 6)))


@pytest.mark.parametrize(("face", "other"), tuple(combinations(data.FACES, 2)))
def test_dice_differ_without_colour(face, other):
    assert share_apart(*(shown(parts.die(each, 0, 0, 96, RECONSTRUCTED)).convert("L") for each in (face, other))) > 0.1


@pytest.mark.parametrize(("name", "other"), tuple(combinations((*data.TYPES, "runner", *data.KINDS[2:]), 2)))
def test_signs_differ_by_their_form(name, other):
    one, two = (parts.ART.sprite(each, 60).getchannel("A") for each in (name, other))
    assert share_apart(one, two) > 0.08


def share_apart(one, other):
    """Give the share of the pixels that clearly differ."""
    apart = ImageChops.difference(one, other).point(lambda value: 255 if value > 60 else 0)
    return apart.histogram()[255] / (one.width * one.height)


def test_cards_of_every_kind_differ_large_and_small():
    for width in (84, 36):
        drawn_cards = {shown(parts.card(kind.id, 0, 0, width)).tobytes() for kind in data.BOX.cards}
        alike = 5 if width < parts.NUMBERED else 0
        assert len(drawn_cards) == len(data.BOX.cards) - alike, "small ones leave the vigilance out"


def test_a_prisoner_who_is_free_has_left_a_hole():
    there, free = (parts.ART.sprite(each, 42).getchannel("A") for each in ("prisoner", "hole"))
    assert share_apart(there, free) > 0.3


@pytest.mark.parametrize("vigilance", [1, 9, 22])
def test_the_lamp_shines_for_the_watched_alone(vigilance):
    def light(vigilance, ignored=False):
        image = Image.new("RGB", (96, 96), INK)
        put(image, shown(parts.lamp(vigilance, 0, 0, 96, ignored)), 0, 0)
        return luminance(image.getpixel((48, 12)))

    assert light(vigilance) > 0.5 > light(0)
    assert light(vigilance) > 0.5 > light(vigilance, True)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_long_name_stays_on_its_plate(seats):
    state = table(*players(seats), rules=ALL, phase="coin")
    short = drawn(state)
    for seat in range(seats):
        names = (*NAMES[:seat], f"{NAMES[seat][0]}{'W' * 23}", *NAMES[seat + 1 :])
        pictures.check_stays(short, drawn(state, names=names), place(seat, seats))


@pytest.mark.parametrize("seats", GAME.seats)
def test_cards_without_end_stay_on_their_plate(seats):
    state = replace(table(*players(seats), rules=ALL), plan=make_plan(("food",) * 3, 1))
    many = data.DECK[10:50]
    crowd = with_player(state, 1, offer=many[0], negotiated=many[1:7], held=many[7:20], somewhere=many[20:40])
    pictures.check_stays(drawn(state), drawn(crowd), place(1, seats))


def test_names_that_the_font_lacks_get_a_letter():
    assert drawn(PLAIN, names=("日本語", "🦊", "")) != drawn(PLAIN)


def test_players_keep_their_colours():
    picture = pictures.opened(drawn(table(*players(5), rules=ALL))).convert("RGB")
    counts = {colour: count for count, colour in picture.getcolors(1 << 16)}
    for colour in TOKENS[:5]:
        assert counts.get(colour, 0) > 400, colour


def test_every_colour_that_is_named_stays_as_it_is():
    named = {parts.DIM, parts.SILVER, parts.FLOOR, parts.BACK, parts.RIM, *parts.ART.index.colours}
    assert not named - {*parts.PALETTE.colours}
    assert len(parts.ART.index.colours) > 30


def test_of_many_known_cards_six_are_shown_and_the_rest_counted():
    """All lie in the place of their player, and are large enough for their numbers to be read."""
    many = data.DECK[10:40]
    for count in (6, 7, 30):
        state = with_player(table(*players(5), rules=ALL), 1, held=many[:count])
        scene = arrangements.board(GAME.view(state, None), say())
        part = next(each for each in scene.parts if each.name == "player 1")
        cards = [piece for piece in part.pieces if piece.sprite.startswith("card-")]
        assert len(cards) == 6
        assert [run.text for run in part.runs[1:]] == ([f"+{count - 6}"] if count > 6 else [])
        assert min(piece.width for piece in cards) >= 48


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_not_cut(language):
    names = tuple(f"Maximiliane {letter}" for letter in "ABCDE")
    for state in (
        COINS,
        JOINT,
        PLAIN,
        OVER,
        replace(OVER, result=Result((0,), "void", (1, 2, 3))),
        replace(PLAIN, last=2),
        replace(PLAIN, attempted=True),
    ):
        (run,) = arrangements.board(GAME.view(state, None), say(language, names)).parts[0].runs
        said, letters = fitted(run.text, run.room, run.size)
        assert "…" not in said
        assert letters.size >= 40
