from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from bot.art.lettering import fitted
from bot.engine.chance import Chance
from bot.engine.game import Result
from bot.engine.texts import LANGUAGES, Say, texts
from cogs import colditz
from cogs.colditz.face import arrangements, castle, names, parts
from cogs.colditz.face.arrangements import FRAME, OVERVIEW, board
from cogs.colditz.face.art import ART, OFFICERS, PALETTE
from cogs.colditz.face.lattice import LINK_NAMES, MASTER, PLACES, positions
from cogs.colditz.rules.castle.board import CHARS, GATE_SPACES, GATES, INNER_POSTS, LINKS, OBJECTIVES, ROOMS, SPACES
from cogs.colditz.rules.game import GAME
from cogs.colditz.rules.setup import new_game
from cogs.colditz.state import BARRACKS, DEAD, ESCAPED, GARRISON_CELL, GERMAN, INNER_CELL, Interruption, Man, Turn
from tests.contract import pictures

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Flo")
TEXTS = Path(colditz.__file__).parent / "texts"
REASONS = ("escaped", "time", "nobody_left", "german_left")
FEW = 8
AFFAIRS = ("call", "loss", "gate", "arrest", "search", "onward", "sweep", "shot")

DROP, OTHER = (f"{link.start}>{link.end}" for link in LINKS[:2])
WIRE = next(f"{link.start}>{link.end}" for link in LINKS if link.kind == "wire")


def say(language="en", called=NAMES):
    return Say(texts(language, (TEXTS,)), called)


def interruption(kind):
    """Give an interruption of a kind; at a gate there must be a man."""
    return Interruption(kind, man="0.0", men=("X35",), place="pass_theatre") if kind == "gate" else Interruption(kind)


def drawn(state, viewer=None, language="en", called=NAMES):
    """Give the board without its words."""
    scene = board(GAME.view(state, viewer), say(language, called[: state.players]))
    return tuple(replace(part, words="") for part in scene.parts)


def with_man(state, **fields):
    """Change the first man of the first officer."""
    one = state.officers[0]
    return with_first(state, men=(replace(one.men[0], **fields), *one.men[1:]))


def with_first(state, **fields):
    return replace(state, officers=(replace(state.officers[0], **fields), *state.officers[1:]))


def with_guard(state, **fields):
    return replace(state, guards=(replace(state.guards[0], **fields), *state.guards[1:]))


def begun(players=6):
    state = new_game(players - 1, players, Chance(b"picture", 0))
    guards = (*(replace(g, place=p) for g, p in zip(state.guards, INNER_POSTS, strict=False)), *state.guards[5:])
    return replace(state, guards=guards, target=2, rounds=40, phase="act", turn=Turn(((3, 6),), 9))


@cache
def some(seats):
    """Give a few states of a random game, and its last."""
    *early, last = pictures.states(GAME, seats)
    return [*early[:: max(1, len(early) // FEW)], last]


PLAIN = begun()
OVER = replace(PLAIN, phase="over", result=Result((0,), "escaped", (2, 0, 0, 0, 0, 0)))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_picture_is_the_same_for_every_seat(seats):
    """§3.19."""
    pictures.check_same_for_all(some(seats)[:-1], seats, drawn)


def test_cards_and_choices_are_not_in_the_picture():
    """§3.19: how many there are is public, which they are is not."""
    one = with_first(PLAIN, cards=("rope.1", "hide.2"), stock=(1, 0, 2, 0))
    assert drawn(one, 0) == drawn(with_first(PLAIN, cards=("amulet.1", "key.1"), stock=(0, 3, 0, 0)), 0)
    assert drawn(one) != drawn(PLAIN)
    assert drawn(PLAIN, 5) == drawn(replace(PLAIN, cell=GARRISON_CELL), 5)
    called = replace(PLAIN, interruption=Interruption("call", asked=(0, 1)))
    assert drawn(called, 0) == drawn(replace(called, interruption=Interruption("call", (0, 1), ((0, "0.1"),))), 0)


def test_the_same_view_gives_the_same_bytes():
    assert drawn(PLAIN) == drawn(begun())


ARREST = replace(PLAIN, active=GERMAN, interruption=Interruption("arrest", asked=(0,), men=("0.0",), guard=0))


@pytest.mark.parametrize(
    ("state", "other"),
    [
        (PLAIN, with_man(PLAIN, place="T20")),
        (PLAIN, with_man(PLAIN, place=INNER_CELL)),
        (with_man(PLAIN, place=INNER_CELL), with_man(PLAIN, place=GARRISON_CELL)),
        (PLAIN, with_man(PLAIN, place="chapel:5")),
        (with_man(PLAIN, place=DEAD), with_man(PLAIN, place=ESCAPED)),
        (PLAIN, with_man(PLAIN, trail=(DROP,))),
        (with_man(PLAIN, trail=(DROP,)), with_man(PLAIN, trail=(OTHER,))),
        (with_man(PLAIN, trail=(DROP,)), with_man(PLAIN, trail=(DROP, WIRE))),
        (PLAIN, with_man(PLAIN, home=9)),
        (PLAIN, with_man(PLAIN, hidden=True)),
        (PLAIN, with_guard(PLAIN, place=BARRACKS)),
        (PLAIN, with_guard(PLAIN, quarry="0.1")),
        (with_guard(PLAIN, quarry="0.1"), with_guard(PLAIN, quarry="1.1")),
        (PLAIN, with_guard(PLAIN, barred="diverted")),
        (PLAIN, with_first(PLAIN, stock=(1, 0, 0, 0))),
        (PLAIN, with_first(PLAIN, cards=("rope.1",))),
        (PLAIN, with_first(PLAIN, kit=True)),
        (PLAIN, with_first(PLAIN, dared=True)),
        (PLAIN, with_first(PLAIN, escapes=1)),
        (with_first(PLAIN, escapes=4), with_first(PLAIN, escapes=5)),
        (PLAIN, with_first(PLAIN, out=True)),
        (PLAIN, replace(PLAIN, target=3)),
        (PLAIN, replace(PLAIN, piles=(5, 5, 12, 4))),
        (PLAIN, replace(PLAIN, opportunity=PLAIN.opportunity[1:])),
        (PLAIN, replace(PLAIN, security=PLAIN.security[1:])),
        (PLAIN, replace(PLAIN, hand=("search.1",))),
        (PLAIN, replace(PLAIN, active=1)),
        (PLAIN, replace(PLAIN, active=GERMAN)),
        (PLAIN, replace(PLAIN, phase="roll")),
        (PLAIN, replace(PLAIN, phase="posts")),
        (PLAIN, replace(PLAIN, round=2)),
        (PLAIN, replace(PLAIN, rounds=0)),
        (PLAIN, replace(PLAIN, called=True)),
        (PLAIN, replace(PLAIN, skipped=True)),
        (PLAIN, replace(PLAIN, turn=Turn(((3, 6),), 8))),
        (PLAIN, replace(PLAIN, turn=Turn(((4, 5),), 9))),
        (PLAIN, replace(PLAIN, turn=Turn(((3, 6),), 9, open=(DROP,)))),
        (PLAIN, replace(PLAIN, turn=Turn(((3, 6),), 9, open=(WIRE,)))),
        *((PLAIN, replace(PLAIN, turn=Turn(((3, 6),), 9, open=(gate,)))) for gate in GATES),
        (PLAIN, replace(PLAIN, tunnels=("canteen.1", "", ""))),
        (
            replace(with_man(PLAIN, place="chapel:5"), tunnels=("", "chapel.1", "")),
            with_man(PLAIN, place="chapel:5"),
        ),
        (replace(PLAIN, active=GERMAN), ARREST),
        (ARREST, replace(ARREST, interruption=replace(ARREST.interruption, men=("0.1",)))),
        (ARREST, replace(ARREST, interruption=replace(ARREST.interruption, guard=1))),
        (ARREST, replace(ARREST, interruption=replace(ARREST.interruption, asked=(1,)))),
        (OVER, replace(OVER, result=Result((5,), "time", (0,) * 6))),
        (OVER, replace(OVER, result=Result((0, 1), "escaped", (2, 2, 0, 0, 0, 0)))),
    ],
)
def test_every_public_fact_is_in_the_picture(state, other):
    """§3.19."""
    assert drawn(state) != drawn(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_interruption_has_a_title(language):
    """§3.18."""
    titles = {
        parts.now(GAME.view(replace(PLAIN, interruption=interruption(kind)), None), say(language)) for kind in AFFAIRS
    }
    assert len(titles) == len(AFFAIRS)


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (PLAIN, "9 points left"),
        (replace(PLAIN, turn=Turn(points=1)), "1 point left"),
        (replace(PLAIN, active=GERMAN, phase="roll"), "to roll the dice"),
        (replace(PLAIN, phase="posts"), "posting the guards"),
        (replace(PLAIN, phase="draw"), "may draw a card"),
        (replace(PLAIN, active=GERMAN, phase="sweep"), "may search"),
        (OVER, "Ana got away"),
    ],
)
def test_the_title_says_what_is_going_on(state, told):
    assert parts.now(GAME.view(state, None), say()) == told


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_is_drawn(reason, language):
    """§3.17."""
    state = replace(OVER, result=Result((0,), reason, (2, 0, 0, 0, 0, 0)))
    ending = arrangements.ending(GAME.view(state, None), say(language))
    assert ending is not None
    assert ending.size == (1200, 900 + 6 * arrangements.ROW)


def test_the_title_shows_whose_doing_it_is():
    states = (PLAIN, replace(PLAIN, phase="posts"), replace(PLAIN, active=GERMAN), ARREST, OVER)
    assert [parts.acting_officer(GAME.view(state, None)) for state in states] == [0, GERMAN, GERMAN, None, None]


def test_whose_turn_it_is_is_lit():
    lit = [[parts.is_highlighted(GAME.view(state, None), seat) for seat in range(6)] for state in (PLAIN, OVER)]
    assert lit == [[True] + [False] * 5] * 2
    posts = GAME.view(replace(PLAIN, phase="posts"), None)
    assert [parts.is_highlighted(posts, seat) for seat in range(6)] == [False] * 5 + [True]


def test_men_are_told_apart_without_colour():
    """§2.1: five shapes."""
    assert len({ART.sprite(f"man-{officer}", 48).getchannel("A").tobytes() for officer in range(5)}) == 5


def test_the_colours_of_men_are_those_of_their_officers():
    for officer, colour in enumerate(OFFICERS):
        assert (*colour, 255) in [each for _, each in ART.sprite(f"man-{officer}", 160).getcolors(1 << 16)]


def crowd(state):
    """Give the texts on the tokens of the board, by sprite."""
    found = castle.group_tokens(GAME.view(state, None), FRAME, arrangements.PEOPLE, 50)
    return sorted((piece.sprite, piece.label.text) for _, piece in found)


def test_a_token_counts_the_men_of_an_officer_in_an_area_and_names_one_alone():
    men = tuple(Man(place) for place in ("W21", "X20", "J20", DEAD))
    alone = replace(PLAIN, officers=(replace(PLAIN.officers[0], men=men),))
    found = crowd(replace(alone, guards=PLAIN.guards[:1]))
    assert [each for each in found if each[0] == "man-0"] == [("man-0", "2"), ("man-0", "C")]
    assert found[0] == ("guard", "1")


def test_no_token_hides_another():
    for state in some(6):
        found = [each for _, each in castle.group_tokens(GAME.view(state, None), FRAME, arrangements.PEOPLE, 50)]
        for one, other in combinations(found, 2):
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > 30**2


SYMBOLS = ("rope", "key", "pass", "cutters", "clothes", "compass", "rations", "documents")


@pytest.mark.parametrize(("name", "other"), tuple(combinations(SYMBOLS, 2)))
def test_signs_differ_by_their_form(name, other):
    """§4.2: symbols of rooms."""
    one, two = (ART.sprite(each, 30).getchannel("A") for each in (name, other))
    apart = ImageChops.difference(one, two).point(lambda value: 255 if value > 60 else 0)
    assert apart.histogram()[255] / 900 > 0.08


def test_a_key_and_a_pass_differ_by_their_form():
    """§4.2."""
    assert len({ART.sprite(f"gate-{kind}", 50).getchannel("A").tobytes() for kind in ("key", "pass")}) == 2


@pytest.mark.parametrize("cell", [INNER_CELL, GARRISON_CELL])
def test_all_twenty_men_have_a_place_of_their_own_in_the_cells(cell):
    """§4.2, R23: no limit."""
    assert len(set(positions(FRAME, [cell] * 20))) == 20


def test_guards_have_a_bed_each():
    """§4.2: 16 places."""
    beds = {FRAME.at(*point) for point, char in CHARS.items() if char == "Q"}
    assert set(positions(FRAME, [BARRACKS] * 16)) == beds


def test_who_is_gone_stands_nowhere():
    assert positions(FRAME, [ESCAPED, DEAD, "out"]) == [None] * 3


def test_every_space_lies_on_the_board():
    """§4.1."""
    for place in PLACES:
        x, y = FRAME.place(place)
        assert castle.is_inside((x, y), OVERVIEW), place


def test_neighbours_lie_closer_than_any_others():
    """§4.1: six around each."""
    x, y = MASTER.place("W21")
    steps = [MASTER.place(place) for place in SPACES if place != "W21"]
    near = sorted((across - x) ** 2 + (down - y) ** 2 for across, down in steps)
    assert near[5] < near[6] * 0.6


def test_every_crossing_can_be_shown():
    """§4.2: 31 drops one way, 7 crossings of the wire both ways."""
    assert len(LINK_NAMES) == 31 + 2 * 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_has_its_name(language):
    assert set(names.NAMES) == set(ROOMS)
    written = {say(language)(f"colditz-picture-room-{room}") for room in ROOMS}
    assert len(written) == len(ROOMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_not_cut(language):
    called = tuple(f"Maximiliane {letter}" for letter in "ABCDEF")
    dice = ((6, 6), (5, 5), (1, 2))
    for state in (
        replace(PLAIN, turn=Turn(dice, 25)),
        replace(PLAIN, phase="posts", turn=Turn()),
        replace(PLAIN, phase="draw", turn=Turn(dice, 25)),
        replace(PLAIN, phase="sweep", turn=Turn(dice, 25)),
        *(replace(PLAIN, interruption=interruption(kind), turn=Turn(dice, 25)) for kind in AFFAIRS),
    ):
        view = GAME.view(replace(state, round=40), None)
        assert not any("…" in run.text for run in parts.header(view, "", say(language, called)).runs)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_long_name_stays_on_its_plate(seats):
    state = replace(begun(seats), active=GERMAN, phase="roll", interruption=Interruption("call", asked=(0,)))
    called = tuple(f"{name[0]}{'W' * 23}" for name in NAMES[:seats])
    for part in parts.roster(GAME.view(state, None), [""] * seats, say(called=called)):
        (box,) = [panel.box for panel in part.panels]
        for run in part.runs:
            wide = fitted(run.text, 1200, run.size)[1].getlength(run.text)
            assert box[0] < run.x
            assert run.x + wide <= 1200


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_column_has_the_face_of_every_player(seats):
    found = parts.roster(GAME.view(begun(seats), None), [""] * seats, say(called=NAMES[:seats]))
    assert sorted(piece.face for part in found for piece in part.pieces if piece.face is not None) == [*range(seats)]


def test_an_opened_hand_is_only_of_an_ended_game():
    assert [one.officer for one in arrangements.revealed_hands(GAME.view(OVER, None))] == [0, 1, 2, 3, 4, GERMAN]
    with pytest.raises(ValueError, match="not over"):
        arrangements.revealed_hands(GAME.view(PLAIN, None))


def test_the_board_draws_the_castle_as_it_is_built():
    (crop,) = board(GAME.view(PLAIN, None), say()).crops
    assert crop.box == pytest.approx(OVERVIEW, abs=2)
    assert crop.part == (0, 0, *ART.ground("castle-small").size)


def test_every_colour_that_is_named_stays_as_it_is():
    assert not {*ART.index.colours} - {*PALETTE.colours}
    assert len(PALETTE.colours) <= 256


def test_every_gate_and_goal_has_its_own_place():
    """§4.2."""
    spots = {FRAME.place(place) for place in (*GATE_SPACES.values(), *OBJECTIVES)}
    assert len(spots) == 13
