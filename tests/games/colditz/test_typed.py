"""Names that are typed for where somebody goes: objectives, spaces, rooms, and what sounds alike."""

import pytest

from bot.engine.game import refuse
from bot.engine.move import Move
from cogs.colditz.face import words
from cogs.colditz.face.goals import of_man
from cogs.colditz.rules.castle.board import NEIGHBOURS, OBJECTIVES, SPACES
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP
from cogs.colditz.rules.game import GAME
from cogs.colditz.rules.turn.officers import DOORS
from tests.games.colditz.build import A, germans, officer, table
from tests.games.colditz.looks import LANGUAGES, read, said

# names of objectives


def beside(objective):
    """A man with the kit a step from an objective."""
    near = next(place for place in NEIGHBOURS[objective] if place in MAY_STOP)
    return table(officer(f"44,20 {near}", kit=True), points=6)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("objective", "name"), OBJECTIVES.items())
def test_an_objective_is_typed_as_all_texts_call_it(objective, name, language):
    state = beside(objective)
    either = (f"B objective {name[1]}", f"B Objetivo {name[1]}")
    for text in (f"B {name}", f"b, {name.lower()}", f"B {words.short(objective, said(language))}", *either):
        assert read(state, "move", text, language=language) == f"move 0.1 {objective}"
    assert read(state, "move", name, "0.1", language=language) == f"move 0.1 {objective}"
    assert refuse(GAME, state, A, Move.parse(f"move 0.1 {objective}")) is None


def test_an_objective_out_of_reach_is_gone_towards():
    state = table(officer("C3 44,20", kit=True), points=1)
    (towards,) = (goal.place for _, goals in of_man(GAME.view(state, A), "0.0") for goal in goals if goal.aims)
    assert read(state, "move", "A O1") == f"move 0.0 {towards}"


@pytest.mark.parametrize(
    ("text", "language"),
    [("A space O7", "en"), ("A north terrace O7", "en"), ("A north terrace (O7)", "en"), ("A casilla O7", "es")],
)
@pytest.mark.parametrize("men", ["O8 44,20", "B45 44,20"])
def test_a_space_with_the_name_of_an_objective_can_be_told_apart(text, language, men):
    assert read(table(officer(men), points=4), "move", text, language=language) == "move 0.0 O7"


def test_a_label_that_leads_only_to_its_space_means_that():
    """A yellow tag of the picture may say O7."""
    assert read(table(officer("O8 44,20"), points=4), "move", "A O7") == "move 0.0 O7"
    assert read(table(officer("44,20 44,22"), points=1), "move", "A O7") == "move 0.0 A44", "neither can be reached"


def test_a_guard_goes_to_a_space_of_that_name():
    """§3.4: no guard stops at an objective (R6)."""
    assert read(germans(officer("44,20"), guards="O8", points=4), "walk", "1 O7") == "walk g0 O7"


# names that begin like something else


@pytest.mark.parametrize(
    ("text", "language"),
    [("to the chapel", "en"), ("the Chapel", "en"), ("a la capilla", "es"), ("la Capilla", "es")],
)
def test_a_place_is_typed_as_buttons_put_it(text, language):
    """Also where its first word is the letter of another man."""
    state = table(officer("44,20 46,20"), points=12)
    wanted = read(state, "move", "B chapel").split()[2]
    assert read(state, "move", text, "0.1", language=language) == f"move 0.1 {wanted}"
    assert read(state, "move", f"B {text}", language=language) == f"move 0.1 {wanted}"


def test_a_number_before_the_name_of_a_tunnel_is_no_guard():
    state = table(officer("chapel:6 44,20"), points=12, shown="chapel")
    assert read(state, "move", "8 chapel", "0.0") == "move 0.0 chapel:8"


def test_a_room_goes_before_another_that_only_contains_its_name():
    """The Office is meant, though the ExportManifest office is barred."""
    doors = " ".join(sorted(DOORS["parcels"]))
    state = table(officer(f"44,20 {doors}"), points=14)
    office = words.area("office", said())
    place = read(state, "move", f"A {office}").split()[2]
    assert SPACES[place].room != "parcels"
